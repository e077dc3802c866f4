// Design of a place: a stop where one waits for a bus, in a street or out in the country.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { paintTreeLine } from "../../parts/paint-land.ts";
import { LIGHTNING } from "../../parts/paint-sky.ts";
import { bulb, disc, ground, lightOf, rod, row, shineAt, slab } from "../../parts/solids.ts";
import { block, openSpace, spot, type Space } from "../../parts/space.ts";
import { paintReflection } from "../../parts/town.ts";
import { fillBand, has, isDark, lacks, lit, type PlaceDesign } from "../../plate-canvas.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { streetFar } from "../town/shared.ts";

/** A shelter of glass with a bench, a lit panel and a plan of the lines, a post with the sign of a bus. */
export const BUS_STOP: PlaceDesign = {
  far: (plate) => {
    if (!has(plate, "country", "rural", "village", "field", "desert", "highway")) return streetFar(plate);
    paintSky(plate);
    paintTreeLine(plate);
  },
  middle: (plate) => {
    const space = openSpace(plate);
    if (!lacks(plate, "shelter")) paintShelter(space);
    paintStopSign(space, -plate.place.side * (lacks(plate, "shelter") ? 2.1 : 3));
  },
  near: (plate) => {
    const pavement = plate.place.snowy ? plate.palette.groundFar : lit(plate, 0.62, 0.012, 80);
    const dim = isDark(plate) ? 0.4 : 0.05;
    fillBand(plate, plate.floor, plate.height * 2, mixed(pavement, plate.palette.near, dim));
    fillBand(plate, plate.floor + plate.unit * 0.24, plate.unit * 0.02, lit(plate, 0.8, 0.01, 90));
    fillBand(
      plate,
      plate.floor + plate.unit * 0.26,
      plate.height * 2,
      mixed(lit(plate, 0.4, 0.01, 250), plate.palette.near, 0.3),
    );
    const space = openSpace(plate);
    for (let z = 5.6; z > 3; z /= 1.16) ground(space, faded(shifted(pavement, -0.12), 0.5), [-9, 9], [z, z + 0.03]);
    paintReflection(plate, spot(space, [plate.place.side * 1.65, 0, 5]), plate.palette.lamp, 0.5);
  },
  lights: [LIGHTNING],
};

function paintShelter(space: Space): void {
  const { plate } = space;
  const way = plate.place.side;
  const steel = mixed(lit(plate, 0.42, 0.015, 240), plate.palette.near, isDark(plate) ? 0.2 : 0);
  slab(space, lightOf(isDark(plate) ? 0.6 : 0.9, 0.02, 215, 0.22), [-2.4, 0.25, 5.9], [4.8, 2.1]);
  for (const x of [-2.4, -0.8, 0.8, 2.4]) rod(space, steel, 0.1, [x, 0, 5.9], [x, 2.5, 5.9]);
  for (const x of [-2.4, 2.4]) rod(space, steel, 0.1, [x, 0, 4.9], [x, 2.5, 4.9]);
  block(space, { at: [-2.65, 2.45, 4.7], size: [5.3, 0.16, 1.4] }, shifted(steel, 0.05));
  block(space, { at: [-1.9, 0.45, 5.5], size: [2.7, 0.08, 0.35] }, lit(plate, 0.5, 0.09, 55));
  for (const x of [-1.7, 0.6]) rod(space, steel, 0.08, [x, 0, 5.6], [x, 0.45, 5.6]);
  paintPanel(space, way * 1.65);
  slab(space, lightOf(0.95, 0.01, 90), [-way * 1.7 - 0.35, 1.15, 5.85], [0.7, 0.9]);
  for (const [at, hue] of [27, 145, 250].entries())
    rod(
      space,
      lightOf(0.55, 0.18, hue),
      0.03,
      [-way * 1.7 - 0.28, 1.3 + at * 0.22, 5.84],
      [-way * 1.7, 1.42 + at * 0.2, 5.84],
      [-way * 1.7 + 0.28, 1.34 + at * 0.24, 5.84],
    );
  if (isDark(plate)) row(-1.2, 1.2, 3, (lamp) => bulb(space, [lamp, 2.4, 5.3], 0.06, lightOf(0.95, 0.04, 95)));
}

/** A picture in a lit frame. */
function paintPanel(space: Space, x: number): void {
  const { plate } = space;
  slab(space, lit(plate, 0.35, 0.015, 240), [x - 0.6, 0.3, 5.8], [1.2, 1.95]);
  slab(space, lightOf(0.93, 0.04, 215), [x - 0.52, 0.4, 5.78], [1.04, 1.75]);
  slab(space, lightOf(0.62, 0.17, plate.place.hue), [x - 0.44, 0.9, 5.77], [0.88, 1.1]);
  disc(space, lightOf(0.85, 0.12, 90), [x, 1.45, 5.76], 0.28);
  shineAt(space, [x, 1.3, 5.7], 1.7, lightOf(0.85, 0.05, 215, isDark(plate) ? 0.5 : 0.15));
}

/** A round sign with a small bus on it. */
function paintStopSign(space: Space, x: number): void {
  const { plate } = space;
  const [white, blue] = [lightOf(0.97, 0.005, 90), lit(plate, 0.5, 0.17, 258)];
  rod(space, lit(plate, 0.6, 0.01, 240), 0.08, [x, 0, 5], [x, 2.7, 5]);
  disc(space, white, [x, 2.5, 4.98], 0.42);
  disc(space, blue, [x, 2.5, 4.97], 0.38);
  slab(space, white, [x - 0.24, 2.36, 4.96], [0.48, 0.3]);
  row(x - 0.2, 0.14, 3, (at) => slab(space, blue, [at, 2.5, 4.95], [0.11, 0.11]));
  for (const dx of [-0.13, 0.13]) disc(space, white, [x + dx, 2.35, 4.95], 0.055);
}
