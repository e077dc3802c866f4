// Designs of a boardwalk by the sea, a golf course and the roof of a moving train.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope, type Point } from "../../../paint/canvas.ts";
import { paintGround, paintRidges, paintTufts } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { paintSurface } from "../../parts/paint-water.ts";
import { bulb, disc, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, spot, type Space, type Spot } from "../../parts/space.ts";
import { treeRow } from "../../parts/trees.ts";
import { fillBand, isDark, line, lit, oval, rect, shape, type PlaceDesign } from "../../plate-canvas.ts";
import { GLITTER, water } from "../water/shared.ts";

/** Planks along the sea, booths with striped roofs, a big wheel, lamps, a rail. */
export const BOARDWALK: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintSurface(water(plate, 0.04));
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const way = plate.place.side;
    bigWheel(space, [way * 4.6, 4, 17]);
    for (const [at, z] of [16, 12.5, 9.5].entries()) {
      const x = way * (3.4 + at * 0.4);
      block(
        space,
        { at: [way > 0 ? x : x - 3.2, 0, z], size: [3.2, 2.2, 2.2] },
        tone(space, 0.86, 0.06, (at * 90 + plate.place.hue) % 360),
      );
      row(0, 0.4, 8, (dx, one) =>
        face(
          space,
          lit(plate, one % 2 ? 0.95 : 0.58, one % 2 ? 0.01 : 0.18, at % 2 ? 250 : 27),
          [(way > 0 ? x : x - 3.2) + dx, 2.6, z],
          [(way > 0 ? x : x - 3.2) + dx + 0.4, 2.6, z],
          [(way > 0 ? x : x - 3.2) + dx + 0.4, 1.95, z - 0.8],
          [(way > 0 ? x : x - 3.2) + dx, 1.95, z - 0.8],
        ),
      );
      slab(
        space,
        isDark(plate) ? plate.palette.lamp : lit(plate, 0.3, 0.05, 60),
        [(way > 0 ? x : x - 3.2) + 0.4, 0.9, z - 0.01],
        [2.4, 0.95],
      );
      row((way > 0 ? x : x - 3.2) + 0.5, 0.34, 7, (dx, one) =>
        disc(space, lit(plate, 0.66, 0.18, one * 61), [dx, 1.25, z - 0.02], 0.16),
      );
    }
    for (let z = 16; z > 4; z *= 0.72) {
      rod(space, tone(space, 0.36, 0.02, 240), 0.09, [-way * 3, 0, z], [-way * 3, 3, z]);
      bulb(space, [-way * 3, 3.1, z], 0.16, lightOf(0.96, 0.07, 85));
    }
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    const wood = plate.place.snowy ? plate.palette.groundFar : lit(plate, 0.62, 0.05, 65);
    fillBand(plate, plate.floor, 2 * plate.height, wood);
    for (let x = -30; x < 30; x += 0.7)
      rod(space, faded(shifted(wood, -0.14), 0.8), 0.03, [x * 1.1, 0.01, 18], [x, 0.01, 1]);
    const way = plate.place.side;
    const [sx, sy] = spot(space, [-way * 3.1, 0, 18]);
    shape(
      plate,
      mixed(plate.palette.sky[1], plate.palette.near, 0.3),
      [sx, sy],
      [sx - way * plate.width, sy],
      [sx - way * plate.width, sy + plate.unit * 0.7],
      spot(space, [-way * 3.4, 0, 1.4]),
    );
    for (const y of [0.5, 1]) rod(space, lit(plate, 0.92, 0.01, 90), 0.07, [-way * 3.05, y, 17], [-way * 3.3, y, 2]);
    for (let z = 16; z > 2; z *= 0.8)
      rod(space, lit(plate, 0.92, 0.01, 90), 0.08, [-way * 3.1, 0, z], [-way * 3.1, 1, z]);
  },
  lights: [...GLITTER, LIGHTNING],
};

function bigWheel(space: Space, [x, y, z]: Spot): void {
  const steel = tone(space, 0.9, 0.01, 230);
  const rim = Array.from({ length: 33 }, (_, at): Spot => [
    x + Math.cos((at * Math.PI) / 16) * 3,
    y + Math.sin((at * Math.PI) / 16) * 3,
    z,
  ]);
  rod(space, steel, 0.12, ...rim);
  for (const dx of [-1.5, 1.5]) rod(space, steel, 0.16, [x, y, z], [x + dx, 0, z]);
  for (let at = 0; at < 32; at += 2) {
    const end = rim[at] ?? [x, y, z];
    rod(space, faded(steel, 0.8), 0.05, [x, y, z], end);
    slab(space, tone(space, 0.6, 0.18, at * 40), [end[0] - 0.22, end[1] - 0.5, z - 0.01], [0.44, 0.4]);
    if (isDark(space.plate)) bulb(space, [end[0], end[1], z - 0.02], 0.07, lightOf(0.9, 0.12, at * 40));
  }
}

/** Mown grass in stripes, a smooth green with a flag, bunkers of sand, a pond. */
export const GOLF_COURSE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 2, rise: 0.06, swing: 0.04, waves: 1.4, detail: 1, sharp: false, depth: 0.5 });
    treeRow(plate, "broadleaf", { count: 16, tall: [0.1, 0.2], near: 0.6, foot: plate.floor + plate.unit * 0.005 });
  },
  near: (plate) => {
    paintGround(plate);
    const { floor, unit, width, place } = plate;
    const grass = place.snowy ? plate.palette.groundFar : lit(plate, 0.62, 0.13, 138);
    fillBand(
      plate,
      floor,
      2 * plate.height,
      slope(plate.context, down(floor, plate.height), grass, shifted(grass, -0.12)),
    );
    const space = openSpace(plate, 18);
    for (let x = -16; x < 16; x += 2.4)
      face(
        space,
        faded(shifted(grass, 0.06), 0.6),
        [x * 0.9, 0.005, 18],
        [x * 0.9 + 1, 0.005, 18],
        [x + 1.2, 0.005, 2],
        [x, 0.005, 2],
      );
    const centre: Point = [width * (0.5 + place.side * 0.2), floor + unit * 0.05];
    oval(plate, shifted(grass, 0.11), centre, [unit * 0.36, unit * 0.04]);
    for (const [dx, dy, s] of [
      [-0.52, 0.06, 0.15],
      [0.4, 0.1, 0.12],
      [-0.3, 0.02, 0.09],
    ] as const) {
      oval(plate, shifted(grass, -0.12), [centre[0] + unit * dx, centre[1] + unit * dy], [unit * s, unit * s * 0.2]);
      oval(
        plate,
        lit(plate, 0.9, 0.06, 85),
        [centre[0] + unit * dx, centre[1] + unit * (dy + 0.006)],
        [unit * s * 0.9, unit * s * 0.15],
      );
    }
    oval(plate, lightOf(0.15, 0.02, 140), [centre[0], centre[1] + unit * 0.004], [unit * 0.016, unit * 0.005]);
    line(plate, lit(plate, 0.95, 0.01, 90), 0.006, centre, [centre[0], centre[1] - unit * 0.3]);
    shape(
      plate,
      lit(plate, 0.55, 0.21, 27),
      [centre[0], centre[1] - unit * 0.3],
      [centre[0] - place.side * unit * 0.12, centre[1] - unit * 0.265],
      [centre[0], centre[1] - unit * 0.23],
    );
    oval(
      plate,
      mixed(plate.palette.sky[1], lit(plate, 0.5, 0.08, 230), 0.5),
      [width * (0.5 - place.side * 0.33), floor + unit * 0.035],
      [unit * 0.17, unit * 0.016],
    );
    paintTufts(plate, 30);
  },
  lights: [LIGHTNING],
};

/** The tops of the cars run away to the engine's smoke, land streams past on both sides. */
export const TRAIN_ROOF: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.12, swing: 0.06, waves: 1.6, detail: 3, sharp: true, depth: 0.6 });
    paintGround(plate);
    const { floor, unit, width, height, palette, random } = plate;
    for (let streak = 0; streak < 70; streak++) {
      const y = floor + (height - floor) * random() ** 1.4;
      rect(plate, faded(shifted(palette.groundNear, between(random, -0.08, 0.14)), 0.5), [
        width * between(random, -0.2, 1.1),
        y,
        unit * between(random, 0.1, 0.4),
        unit * 0.004 * (1 + 3 * ((y - floor) / unit)),
      ]);
    }
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const iron = lit(plate, 0.46, 0.05, 35);
    for (const z of [30, 22, 16]) roofOf(space, z, z * 0.77, mixed(iron, plate.palette.haze, z / 70));
    slab(space, mixed(iron, plate.palette.haze, 0.3), [-0.35, 0.6, 30], [0.7, 1.6]);
    for (let puff = 0; puff < 22; puff++)
      disc(
        space,
        faded(lit(plate, 0.8, 0.008, 240), 0.5),
        [plate.place.side * puff * 0.3 + between(plate.random, -0.3, 0.3), 2.6 + puff * 0.16, 29 - puff * 0.5],
        0.6 + puff * 0.09,
      );
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    roofOf(space, 11, 0.4, lit(plate, 0.5, 0.05, 35));
  },
  lights: [LIGHTNING],
};

/** The rounded roof of one car, with its walk and hatches. */
function roofOf(space: Space, far: number, near: number, tint: ReturnType<typeof lit>): void {
  const strips = [-4.4, -3.6, -2.3, -0.7, 0.7, 2.3, 3.6, 4.4] as const;
  const rise = (x: number) => 0.02 - 0.42 * (x / 4.4) ** 2;
  for (let at = 0; at < strips.length - 1; at++) {
    const [a, b] = [strips[at] ?? 0, strips[at + 1] ?? 0];
    face(
      space,
      shifted(tint, 0.1 - 0.07 * Math.abs(at - 3)),
      [a, rise(a), far],
      [b, rise(b), far],
      [b, rise(b), near],
      [a, rise(a), near],
    );
  }
  for (const side of [-1, 1])
    face(
      space,
      shifted(tint, -0.14),
      [side * 4.4, -0.4, far],
      [side * 4.4, -0.4, near],
      [side * 4.4, -3.6, near],
      [side * 4.4, -3.6, far],
    );
  for (const x of [-0.28, 0.08])
    face(space, shifted(tint, 0.2), [x, 0.05, far], [x + 0.2, 0.05, far], [x + 0.2, 0.05, near], [x, 0.05, near]);
  for (let z = far; z > Math.max(near, 1); z *= 0.86)
    rod(
      space,
      faded(shifted(tint, -0.12), 0.9),
      0.05,
      [-4.4, rise(4.4), z],
      [-2.3, rise(2.3), z],
      [0, 0.03, z],
      [2.3, rise(2.3), z],
      [4.4, rise(4.4), z],
    );
  for (const z of [far * 0.8, far * 0.5])
    if (z > near) block(space, { at: [1, -0.05, z], size: [0.4, 0.22, 0.4] }, shifted(tint, 0.06));
}
