// Design of a stadium: stands with people and floodlights round a striped pitch with a goal, or round a running track.
import { type Colour, faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { face, frontPanel, openSpace, patch, strip, type Space } from "../../parts/space.ts";
import { fillFloor, glow, has, isDark, line, lit, oval, rect } from "../../plate-canvas.ts";
import type { PlaceDesign, PlateCanvas } from "../../plate-canvas.ts";

export const STADIUM: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { width, floor, unit, random } = plate;
    const concrete = lit(plate, 0.5, 0.01, 240);
    const empty = has(plate, "empty", "deserted", "abandoned");
    rect(plate, shifted(concrete, -0.2), [-width, floor - unit * 0.3, 3 * width, unit * 0.3]);
    for (let row = 0; row < 15; row++) {
      const y = floor - unit * (0.03 + row * 0.0175);
      if (row === 7) rect(plate, shifted(concrete, 0.08), [-width, y - unit * 0.006, 3 * width, unit * 0.013]);
      else
        for (let x = -0.1 * width; x < 1.1 * width; x += unit * 0.016) {
          const shirt = flooded(
            plate,
            between(random, 0.35, 0.75),
            0.09,
            random() < 0.6 ? plate.place.hue : random() * 360,
          );
          const seat = empty ? lit(plate, 0.5, 0.09, plate.place.hue) : shirt;
          const across = x + between(random, 0, unit * 0.006);
          rect(plate, seat, [across, y, unit * 0.009, unit * 0.011]);
          if (!empty)
            oval(plate, flooded(plate, 0.7, 0.04, 55), [across + unit * 0.0045, y - unit * 0.002], unit * 0.0038);
        }
    }
    rect(plate, shifted(concrete, -0.05), [-width, floor - unit * 0.33, 3 * width, unit * 0.025]);
    for (let board = -1; board < 9; board++)
      rect(plate, flooded(plate, 0.6, 0.1, (plate.place.hue + board * 67) % 360), [
        width * 0.125 * board,
        floor - unit * 0.022,
        width * 0.12,
        unit * 0.02,
      ]);
    for (const part of [0.12, 0.88]) paintMast(plate, width * part);
  },
  near: (plate) => (has(plate, ...ATHLETICS) ? paintTrack(plate) : paintPitch(plate)),
  lights: [
    {
      paint: (plate) => {
        for (const part of [0.12, 0.88])
          glow(plate, [plate.width * part, plate.floor - plate.unit * 0.5], plate.unit * 0.4, faded(FLOODLIGHT, 0.5));
      },
      rhythm: "breathe",
      when: ({ hour }) => hour === "night" || hour === "dusk" || hour === "blue",
    },
    LIGHTNING,
  ],
};

function paintPitch(plate: PlateCanvas): void {
  const space = openSpace(plate, 40);
  const grass = flooded(plate, isDark(plate) ? 0.66 : 0.6, 0.12, 140);
  fillFloor(plate, [0, grass], [1, shifted(grass, -0.06)]);
  const ends = [40, 30, 22, 16, 11.5, 8, 5.6, 4, 2.8, 2, 1.2];
  for (let band = 0; band + 1 < ends.length; band += 2)
    face(space, faded(shifted(grass, 0.05), 0.7), ...strip(-90, 90, ends[band] ?? 1, ends[band + 1] ?? 1));
  const white = flooded(plate, 0.95, 0.005, 100);
  face(space, white, ...strip(-90, 90, 22.6, 22));
  face(space, white, ...strip(-8, 8, 9.2, 9));
  for (const x of [-8, 7.75]) face(space, white, [x, 0, 22], [x + 0.25, 0, 22], [x + 0.25, 0, 9], [x, 0, 9]);
  const net = frontPanel(space, [-3.6, 0, 23], 7.2, 2.6);
  for (let thread = 1; thread < 24; thread++) {
    line(plate, faded(white, 0.45), 0.001, net(thread / 24, 0), net(thread / 24, 1));
    if (thread < 9) line(plate, faded(white, 0.45), 0.001, net(0, thread / 9), net(1, thread / 9));
  }
  line(plate, white, 0.006, net(0, 1), net(0, 0), net(1, 0), net(1, 1));
}

/** What says that people run, leap and throw there. */
const ATHLETICS =
  "athletics athletic athletes running runner runners sprint sprinters sprinter hurdle hurdles relay lane lanes olympic olympics marathon decathlon javelin tartan".split(
    " ",
  );

/** A red track with white lanes along the stands, grass within it, hurdles, and the numbers of the lanes on its kerb. */
function paintTrack(plate: PlateCanvas): void {
  const space = openSpace(plate, 40);
  const red = flooded(plate, 0.56, 0.15, 33);
  const white = flooded(plate, 0.97, 0.005, 100);
  fillFloor(plate, [0, shifted(red, 0.03)], [1, shifted(red, -0.05)]);
  face(space, flooded(plate, 0.62, 0.12, 140), ...strip(-90, 90, 31, 17));
  for (const z of [38, 35.4, 33.2, 31, 17, 13.4, 10.6, 8.4, 6.6, 5.2, 4.1, 3.2, 2.5, 1.9])
    face(space, white, ...strip(-90, 90, z, z * 0.985));
  for (const x of [-17, -8.4, 0.2, 8.8]) paintHurdle(space, x, white);
  for (let lane = 0; lane < 9; lane++) {
    const marker = frontPanel(space, [-27 + lane * 6.2, 0, 33], 2.2, 2.2);
    patch(plate, marker, flooded(plate, 0.86, 0.16, 97), [0, 0, 1, 1]);
    patch(plate, marker, flooded(plate, 0.25, 0.02, 260), [0.42, 0.16, 0.16, 0.68]);
  }
}

function paintHurdle(space: Space, x: number, white: Colour): void {
  const { plate } = space;
  const panel = frontPanel(space, [x, 0, 15], 3, 1.9);
  for (const u of [0.04, 0.92]) patch(plate, panel, flooded(plate, 0.3, 0.01, 250), [u, 0.2, 0.04, 0.8]);
  for (let part = 0; part < 6; part++)
    patch(plate, panel, part % 2 ? white : flooded(plate, 0.5, 0.2, 27), [part / 6, 0, 1 / 6, 0.24]);
}

/** In the light of floodlights after dark. */
function flooded(plate: PlateCanvas, light: number, chroma: number, hue: number): Colour {
  return isDark(plate) ? { light: light * 0.86, chroma, hue } : lit(plate, light, chroma, hue);
}

const FLOODLIGHT: Colour = { light: 0.96, chroma: 0.02, hue: 220 };

function paintMast(plate: PlateCanvas, x: number): void {
  const { floor, unit } = plate;
  line(plate, lit(plate, 0.4, 0.01, 240), 0.008, [x, floor - unit * 0.3], [x, floor - unit * 0.53]);
  rect(plate, lit(plate, 0.35, 0.01, 240), [x - unit * 0.06, floor - unit * 0.54, unit * 0.12, unit * 0.07]);
  for (let lamp = 0; lamp < 15; lamp++)
    oval(
      plate,
      isDark(plate) ? FLOODLIGHT : lit(plate, 0.8, 0.01, 240),
      [x + unit * (-0.046 + 0.023 * (lamp % 5)), floor - unit * (0.527 - 0.022 * Math.floor(lamp / 5))],
      unit * 0.008,
    );
}
