// Designs of places beside roads where people stay: a motel, a park of trailers.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { paintGround, paintRidges, paintTreeLine, paintTufts } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { bulb, disc, lightOf, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, type Space, type Spot } from "../../parts/space.ts";
import { paintParkedCar } from "../../parts/cottages-and-cars.ts";
import { fillBand, isDark, lit, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";

export const asphalt = (plate: PlateCanvas): void => {
  const tint = plate.place.snowy ? plate.palette.groundFar : lit(plate, 0.46, 0.01, 250);
  fillBand(plate, plate.floor, plate.height * 2, mixed(tint, plate.palette.near, 0.2));
  const space = openSpace(plate, 18);
  for (const x of [-7.5, -4.5, -1.5, 1.5, 4.5, 7.5])
    rod(space, faded(lit(plate, 0.92, 0.01, 90), 0.7), 0.1, [x, 0.01, 12.5], [x * 1.02, 0.01, 8.6]);
};

/** Letters of a lit sign are bars of light: nobody is to read them. */
function signBoard(space: Space, [x, y, z]: Spot, [w, h]: readonly [number, number], hue: number): void {
  const dark = isDark(space.plate);
  slab(space, lightOf(dark ? 0.2 : 0.4, 0.08, hue), [x, y, z], [w, h]);
  const tube = lightOf(dark ? 0.86 : 0.9, dark ? 0.17 : 0.05, hue);
  for (const edge of [y + 0.06, y + h - 0.06])
    rod(space, tube, 0.09, [x + 0.08, edge, z - 0.01], [x + w - 0.08, edge, z - 0.01]);
  const letters = 5;
  row(x + w * 0.12, (w * 0.8) / letters, letters, (at, one) => {
    const [lw, lh] = [w * 0.1, h * 0.46];
    const low = y + h * 0.27;
    rod(
      space,
      tube,
      0.11,
      [at, low, z - 0.01],
      [at, low + lh, z - 0.01],
      ...(one % 2 ? [] : [[at + lw * 0.5, low + lh * 0.4, z - 0.01] as const]),
      [at + lw, low + lh, z - 0.01],
      [at + lw, low, z - 0.01],
    );
  });
  if (dark) shineAt(space, [x + w / 2, y + h / 2, z - 0.05], w * 0.9, lightOf(0.7, 0.2, hue, 0.55));
}

/** Two floors of doors along a gallery, curtained windows, an ice machine, a sign on a pole, a parked car. */
export const MOTEL: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 2, rise: 0.06, swing: 0.03, waves: 2, detail: 2, sharp: false, depth: 0.5 });
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const way = plate.place.side;
    const wall = mixed(lit(plate, 0.78, 0.06, plate.place.hue), plate.palette.near, isDark(plate) ? 0.35 : 0);
    const left = way > 0 ? -9.5 : -4.2;
    slab(space, wall, [left, 0, 13], [13.7, 5.4]);
    for (const floor of [0, 2.7]) row(left + 0.5, 2.7, 5, (x, at) => motelRoom(space, [x, floor, 12.95], at + floor));
    slab(space, shifted(wall, 0.12), [left - 0.2, 2.5, 12], [14.1, 0.2]);
    for (const y of [2.9, 3.2, 3.5]) rod(space, shifted(wall, -0.25), 0.06, [left, y, 11.95], [left + 13.7, y, 11.95]);
    row(left, 1.95, 8, (x) => rod(space, shifted(wall, 0.12), 0.14, [x, 0, 11.9], [x, 5.4, 11.9]));
    slab(space, lit(plate, 0.42, 0.1, 28), [left - 0.4, 5.3, 11.8], [14.5, 0.35]);
    const pole = way * 6;
    for (const dx of [-0.6, 0.6])
      rod(space, lit(plate, 0.5, 0.01, 240), 0.16, [pole + dx, 0, 11], [pole + dx, 3.4, 11]);
    signBoard(space, [pole - 1.4, 3.2, 10.9], [2.8, 1.5], 350);
    signBoard(space, [pole - 1, 2.35, 10.9], [2, 0.75], 190);
  },
  near: (plate) => {
    asphalt(plate);
    paintParkedCar(
      plate,
      [plate.width * (plate.place.side > 0 ? 0.2 : 0.56), plate.floor + plate.unit * 0.07],
      0.3,
      plate.place.hue + 120,
    );
  },
  lights: [LIGHTNING],
};

function motelRoom(space: Space, [x, y, z]: Spot, at: number): void {
  const { plate } = space;
  const lamp = isDark(plate);
  slab(space, lit(plate, 0.52, 0.15, 27), [x, y + 0.05, z], [0.9, 2]);
  slab(space, lit(plate, 0.9, 0.01, 90), [x + 0.32, y + 1.4, z - 0.01], [0.26, 0.3]);
  const glass =
    lamp && Math.round(at) % 3 !== 1 ? plate.palette.lamp : mixed(plate.palette.sky[1], plate.palette.near, 0.6);
  slab(space, glass, [x + 1.1, y + 0.8, z], [1.25, 1.15]);
  for (const dx of [1.1, 2.1]) slab(space, lit(plate, 0.7, 0.08, 60), [x + dx, y + 0.8, z - 0.01], [0.25, 1.15]);
  if (lamp) bulb(space, [x + 0.45, y + 2.25, z - 0.1], 0.08, lightOf(0.95, 0.09, 82));
}

/** Long homes on wheels in a row, with awnings, gas bottles, wires, a chair, a fence. */
export const TRAILER_PARK: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintTreeLine(plate);
    const space = openSpace(plate, 18);
    row(-12, 6, 5, (x) => {
      rod(space, lit(plate, 0.35, 0.04, 60), 0.14, [x, 0, 16], [x, 5.6, 16]);
      rod(space, lit(plate, 0.35, 0.04, 60), 0.1, [x - 0.7, 5.2, 16], [x + 0.7, 5.2, 16]);
      for (const y of [5.2, 4.9])
        rod(space, faded(lit(plate, 0.2, 0.01, 250), 0.8), 0.025, [x, y, 16], [x + 3, y - 0.4, 16], [x + 6, y, 16]);
    });
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    trailer(space, [-13.4, 0, 13.5], 7, 200);
    trailer(space, [-5.2, 0, 12.6], 7.4, plate.place.hue);
    trailer(space, [3.4, 0, 13.5], 7, 85);
  },
  near: (plate) => {
    paintGround(plate);
    paintTufts(plate, 90);
    const space = openSpace(plate, 18);
    const dirt = plate.place.snowy ? plate.palette.groundFar : lit(plate, 0.6, 0.05, 65);
    face(space, dirt, [-1.8, 0.01, 12], [1.8, 0.01, 12], [3, 0.01, 0.5], [-3, 0.01, 0.5]);
    const x = plate.place.side * 4;
    foldingChair(space, [x, 0, 8.6]);
    rod(space, lit(plate, 0.5, 0.14, 27), 0.5, [-x, 0, 9.4], [-x, 0.75, 9.4]);
  },
  lights: [LIGHTNING],
};

function trailer(space: Space, [x, , z]: Spot, w: number, hue: number): void {
  const { plate } = space;
  const shell = mixed(lit(plate, 0.86, 0.03, hue), plate.palette.near, isDark(plate) ? 0.4 : 0);
  for (const dx of [1.4, 2.3, w - 2]) disc(space, lightOf(0.12, 0.01, 250), [x + dx, 0.3, z - 0.02], 0.3);
  slab(space, shell, [x, 0.4, z], [w, 2.5]);
  disc(space, shell, [x + w / 2, 2.9, z], [w / 2, 0.22]);
  for (const y of [0.8, 1.15])
    slab(
      space,
      mixed(lit(plate, 0.56, 0.12, hue), plate.palette.near, isDark(plate) ? 0.4 : 0),
      [x, y, z - 0.01],
      [w, 0.12],
    );
  for (let seam = 0.5; seam < w; seam += 0.5)
    rod(space, faded(shifted(shell, -0.1), 0.5), 0.02, [x + seam, 0.4, z - 0.01], [x + seam, 2.9, z - 0.01]);
  const glass = isDark(plate) ? plate.palette.lamp : mixed(plate.palette.sky[1], plate.palette.near, 0.5);
  for (const dx of [0.6, w - 1.9]) slab(space, glass, [x + dx, 1.5, z - 0.02], [1.3, 0.8]);
  slab(space, shifted(shell, -0.14), [x + w * 0.46, 0.45, z - 0.02], [0.85, 2]);
  slab(space, glass, [x + w * 0.46 + 0.22, 1.65, z - 0.03], [0.4, 0.5]);
  row(x + w * 0.42, 0.3, 5, (at, one) =>
    face(
      space,
      lit(plate, one % 2 ? 0.94 : 0.58, one % 2 ? 0.01 : 0.16, 27),
      [at, 2.75, z - 0.03],
      [at + 0.3, 2.75, z - 0.03],
      [at + 0.3, 2.4, z - 1],
      [at, 2.4, z - 1],
    ),
  );
  block(space, { at: [x + w * 0.44, 0, z - 0.7], size: [1.1, 0.28, 0.5] }, lit(plate, 0.5, 0.06, 60));
  for (const dx of [-0.35, -0.08])
    rod(space, lit(plate, 0.9, 0.01, 220), 0.22, [x + w + dx + 0.5, 0.1, z], [x + w + dx + 0.5, 0.85, z]);
}

function foldingChair(space: Space, [x, , z]: Spot): void {
  const cloth = tone(space, 0.55, 0.16, 150);
  for (const [from, to] of [
    [-0.35, 0.3],
    [0.3, -0.35],
  ] as const)
    rod(space, tone(space, 0.8, 0.01, 230), 0.05, [x + from, 0, z], [x + to, 0.5, z]);
  face(space, cloth, [x - 0.35, 0.48, z], [x + 0.35, 0.48, z], [x + 0.3, 0.42, z - 0.3], [x - 0.3, 0.42, z - 0.3]);
  slab(space, shifted(cloth, 0.05), [x - 0.36, 0.5, z], [0.72, 0.6]);
}
