// Designs of places high up in towers and walls: lamp room of a lighthouse, walk behind battlements.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintRidges } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { paintView } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { arch, disc, lightOf, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, spot, type Space } from "../../parts/space.ts";
import { has, isDark, line, lit, oval, rect, shape, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";

/** A great lens of glass rings with the lamp in it, behind panes all round, high over the sea. */
export const LAMP_ROOM = setting({
  size: { half: 3, high: 3.3, deep: 5.6 },
  floor: "plain",
  floorTint: () => lightOf(0.4, 0.012, 240),
  ceiling: () => lightOf(0.3, 0.05, 30),
  wall: (space) => {
    const { plate } = space;
    const [left, top] = spot(space, [-3, 3.3, 5.59]);
    const [right, bottom] = spot(space, [3, 0.75, 5.59]);
    paintView(plate, [left, top, right, bottom], "sea");
    const iron = lit(plate, 0.9, 0.01, 90);
    slab(space, iron, [-3, 0, 5.56], [6, 0.8]);
    slab(space, lightOf(0.5, 0.19, 28), [-3, 0.3, 5.55], [6, 0.22]);
    row(-3, 1, 7, (x) => rod(space, iron, 0.07, [x, 0.75, 5.55], [x, 3.3, 5.55]));
    row(-3, 1, 6, (x) => {
      rod(space, shifted(iron, -0.12), 0.035, [x, 0.78, 5.55], [x + 1, 2.05, 5.55]);
      rod(space, shifted(iron, -0.12), 0.035, [x + 1, 0.78, 5.55], [x, 2.05, 5.55]);
      rod(space, shifted(iron, -0.12), 0.035, [x, 2.05, 5.55], [x + 1, 3.3, 5.55]);
      rod(space, shifted(iron, -0.12), 0.035, [x + 1, 2.05, 5.55], [x, 3.3, 5.55]);
    });
    rod(space, iron, 0.06, [-3, 2.05, 5.54], [3, 2.05, 5.54]);
    for (const side of [-1, 1])
      face(
        space,
        mixed(plate.palette.sky[1], plate.palette.near, 0.25),
        [side * 3, 0.8, 1],
        [side * 3, 3.3, 1],
        [side * 3, 3.3, 5.5],
        [side * 3, 0.8, 5.5],
      );
    for (const side of [-1, 1])
      for (const z of [1.4, 2.2, 3.2]) rod(space, iron, 0.06, [side * 2.98, 0.8, z], [side * 2.98, 3.3, z]);
  },
  back: (space) => paintLens(space, space.plate.place.side * 1.25),
  lights: [
    {
      paint: (plate) => {
        const space = openSpace(plate, 5.6);
        const x = plate.place.side * 1.25;
        shineAt(space, [x, 1.75, 4.4], 1.9, lightOf(0.97, 0.08, 92, 0.75));
      },
      rhythm: "breathe",
      when: ({ hour }) => hour !== "day",
    },
  ],
});

function paintLens(space: Space, x: number): void {
  const brass = lightOf(0.66, 0.12, 82);
  const z = 4.5;
  block(space, { at: [x - 0.42, 0, z], size: [0.84, 0.72, 0.3] }, tone(space, 0.4, 0.06, 160));
  const half = (y: number) => 0.8 * Math.sqrt(Math.max(0.06, 1 - ((y - 1.75) / 1.12) ** 2));
  for (let at = 0; at < 13; at++) {
    const y = 0.8 + at * 0.16;
    const bright = 1 - Math.min(1, Math.abs(y - 1.75) / 1.2);
    slab(space, lightOf(0.62 + 0.3 * bright, 0.06, 190), [x - half(y), y - 0.07, z], [2 * half(y), 0.135]);
    slab(space, faded(lightOf(0.98, 0.02, 180), 0.55), [x - half(y) * 0.7, y - 0.02, z], [half(y) * 0.5, 0.05]);
    rod(space, shifted(brass, -0.05), 0.018, [x - half(y), y + 0.075, z], [x + half(y), y + 0.075, z]);
  }
  for (const way of [-1, -0.45, 0.45, 1])
    rod(
      space,
      brass,
      0.04,
      ...Array.from({ length: 9 }, (_, at) => [x + way * half(0.75 + at * 0.25), 0.75 + at * 0.25, z] as const),
    );
  disc(space, lightOf(0.99, 0.05, 95), [x, 1.75, z - 0.01], [0.26, 0.3]);
  shineAt(space, [x, 1.75, z], 1.3, lightOf(0.95, 0.09, 90, isDark(space.plate) ? 0.8 : 0.35));
  slab(space, brass, [x - 0.3, 2.85, z], [0.6, 0.12]);
}

/** Merlons and gaps of a wall with the land far below, a tower with a flag, flagstones. */
export const BATTLEMENTS: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const low = { ...plate, floor: plate.floor - plate.unit * 0.17 };
    paintRidges(low, { count: 3, rise: 0.1, swing: 0.05, waves: 1.6, detail: 3, sharp: false, depth: 0.6 });
    const { width, unit, palette, random } = plate;
    const { floor } = low;
    rect(plate, mixed(palette.groundFar, palette.haze, 0.45), [-width, floor - unit * 0.03, 3 * width, plate.height]);
    for (let plot = 0; plot < 16; plot++)
      oval(
        plate,
        faded(shifted(palette.groundFar, between(random, -0.1, 0.06)), 0.55),
        [width * between(random, -0.1, 1.1), floor + unit * between(random, -0.02, 0.1)],
        [unit * between(random, 0.06, 0.16), unit * 0.012],
      );
    line(
      plate,
      faded(palette.sky[2], 0.7),
      0.008,
      [width * 0.2, floor - unit * 0.02],
      [width * 0.42, floor + unit * 0.005],
      [width * 0.4, floor + unit * 0.03],
      [width * 0.62, floor + unit * 0.09],
    );
  },
  middle: (plate) => {
    const space = openSpace(plate, 5);
    const stone = stoneOf(plate);
    const way = plate.place.side;
    tower(space, way * 3.9);
    block(space, { at: [-7, 0, 4.6], size: [14, 0.5, 0.5] }, stone);
    row(-6.9, 1.62, 9, (x) => {
      block(space, { at: [x, 0.5, 4.6], size: [0.9, 0.95, 0.5] }, stone);
      slab(space, shifted(stone, 0.09), [x - 0.04, 1.4, 4.58], [0.98, 0.09]);
    });
    for (let course = 0; course < 2; course++)
      row(-7 + (course % 2) * 0.4, 0.8, 18, (x) =>
        slab(space, faded(shifted(stone, -0.12), 0.5), [x, 0.05 + course * 0.23, 4.58], [0.76, 0.025]),
      );
  },
  near: (plate) => {
    const space = openSpace(plate, 5);
    const stone = shifted(stoneOf(plate), -0.05);
    face(space, stone, [-12, 0, 4.6], [12, 0, 4.6], [12, 0, 0.4], [-12, 0, 0.4]);
    for (const z of [3.8, 3.1, 2.5, 2, 1.6, 1.2])
      rod(space, faded(shifted(stone, -0.13), 0.8), 0.03, [-12, 0.01, z], [12, 0.01, z]);
    row(-6, 0.9, 14, (x, at) =>
      rod(space, faded(shifted(stone, -0.13), 0.6), 0.025, [x + (at % 2) * 0.2, 0.01, 4.5], [x * 1.15, 0.01, 1]),
    );
  },
  lights: [LIGHTNING],
};

const stoneOf = (plate: PlateCanvas) =>
  mixed(
    lit(plate, 0.6, 0.022, has(plate, "sandstone", "desert") ? 70 : 85),
    plate.palette.near,
    isDark(plate) ? 0.3 : 0.08,
  );

/** A round tower that the walk leads to. */
function tower(space: Space, x: number): void {
  const { plate } = space;
  const stone = shifted(stoneOf(plate), -0.04);
  slab(space, stone, [x - 1.1, 0, 9], [2.2, 4.1]);
  slab(space, shifted(stone, plate.place.side > 0 ? -0.06 : 0.04), [x - 1.1, 0, 8.99], [0.6, 4.1]);
  slab(space, shifted(stone, 0.03), [x - 1.3, 4, 8.98], [2.6, 0.5]);
  row(x - 1.3, 0.62, 5, (at) => slab(space, shifted(stone, 0.03), [at, 4.5, 8.98], [0.36, 0.4]));
  arch(space, lightOf(0.13, 0.01, 260), [x - 0.16, 2.3, 8.97], [0.32, 0.9]);
  arch(space, lightOf(0.16, 0.02, 50), [x - 0.42, 0.2, 8.97], [0.84, 1.7]);
  rod(space, lightOf(0.3, 0.03, 60), 0.07, [x, 4.9, 9], [x, 6.6, 9]);
  const [fx, fy] = spot(space, [x, 6.5, 9]);
  const u = plate.unit * 0.11;
  shape(
    plate,
    lit(plate, 0.5, 0.18, 27),
    [fx, fy],
    [fx - plate.place.side * u * 1.5, fy + u * 0.35],
    [fx, fy + u * 0.75],
  );
}
