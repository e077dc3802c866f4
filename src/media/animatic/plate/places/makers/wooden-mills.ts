// Designs of mills of wood: the works of a grain mill, a saw mill, a mill with its wheel in a stream.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintGround, paintRidges, paintTufts } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { disc, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, type Space, type Spot } from "../../parts/space.ts";
import { treeRow } from "../../parts/trees.ts";
import { isDark, lit, oval, shape, type PlaceDesign } from "../../plate-canvas.ts";

/** Teeth round a rim, spokes, a hub. */
function cog(space: Space, [x, y, z]: Spot, r: number, light: number): void {
  const wood = tone(space, light, 0.09, 58);
  for (let tooth = 0; tooth < 20; tooth++) {
    const turn = (tooth * Math.PI) / 10;
    const at = (far: number, more: number): Spot => [
      x + Math.cos(turn + more) * far,
      y + Math.sin(turn + more) * far,
      z,
    ];
    face(space, shifted(wood, -0.08), at(r * 0.95, -0.07), at(r * 1.14, -0.05), at(r * 1.14, 0.05), at(r * 0.95, 0.07));
  }
  disc(space, wood, [x, y, z - 0.01], r);
  disc(space, tone(space, 0.24, 0.03, 55), [x, y, z - 0.02], r * 0.76);
  for (let spoke = 0; spoke < 4; spoke++) {
    const turn = (spoke * Math.PI) / 4 + 0.2;
    const [dx, dy] = [Math.cos(turn) * r * 0.8, Math.sin(turn) * r * 0.8];
    rod(space, shifted(wood, 0.04), r * 0.14, [x - dx, y - dy, z - 0.03], [x + dx, y + dy, z - 0.03]);
  }
  disc(space, shifted(wood, -0.12), [x, y, z - 0.04], r * 0.18);
}

/** Great wooden wheels with teeth, an upright shaft, millstones, sacks of flour. */
export const MILL_WORKS = setting({
  floor: "boards",
  size: { half: 3, high: 3.4, deep: 6 },
  blocks: [9, 8],
  wall: (space) => {
    paintWindow(space, { at: [space.plate.place.side * 2.2 - 0.35, 1.5, 5.98], size: [0.7, 0.9], panes: [2, 2] });
    for (const x of [-2.6, 2.6]) rod(space, tone(space, 0.36, 0.07, 52), 0.26, [x, 0, 5.9], [x, 3.4, 5.9]);
    rod(space, tone(space, 0.36, 0.07, 52), 0.3, [-3, 3.2, 5.85], [3, 3.2, 5.85]);
  },
  back: (space) => {
    const way = space.plate.place.side;
    rod(space, tone(space, 0.42, 0.08, 55), 0.3, [-way * 0.1, 0.8, 5.4], [-way * 0.1, 3.4, 5.4]);
    cog(space, [-way * 1.6, 1.9, 5.3], 1.25, 0.55);
    cog(space, [way * 1.15, 2.3, 5.5], 0.8, 0.5);
    block(space, { at: [way * 1.2 - 0.8, 0, 4.7], size: [1.6, 0.5, 0.8] }, tone(space, 0.4, 0.07, 52));
    slab(space, tone(space, 0.66, 0.012, 80), [way * 1.2 - 0.7, 0.5, 4.7], [1.4, 0.34]);
    disc(space, tone(space, 0.74, 0.012, 80), [way * 1.2, 0.86, 4.69], [0.7, 0.14]);
    disc(space, tone(space, 0.3, 0.02, 60), [way * 1.2, 0.87, 4.68], [0.16, 0.04]);
  },
  front: (space) => {
    const x = -space.plate.place.side * 2;
    for (const [dx, z] of [
      [0, 3.9],
      [0.5, 3.8],
      [-0.4, 3.6],
    ] as const)
      flourSack(space, [x + dx, 0, z]);
  },
});

function flourSack(space: Space, [x, , z]: Spot): void {
  const linen = tone(space, 0.82, 0.04, 80);
  disc(space, linen, [x, 0.32, z], [0.26, 0.34]);
  face(space, linen, [x - 0.12, 0.58, z], [x + 0.12, 0.58, z], [x + 0.18, 0.78, z], [x - 0.18, 0.78, z]);
  rod(space, tone(space, 0.5, 0.08, 60), 0.03, [x - 0.12, 0.6, z - 0.01], [x + 0.12, 0.6, z - 0.01]);
}

/** A round blade in a bench with a log before it, planks in stacks, heaps of sawdust. */
export const SAW_MILL = setting({
  floor: "plain",
  size: { half: 3.6, high: 3.2, deep: 6.6 },
  floorTint: (plate) => lit(plate, 0.66, 0.07, 75),
  wall: (space) => {
    row(-3.6, 0.4, 18, (x, at) => slab(space, tone(space, 0.5 + 0.05 * (at % 3), 0.07, 60), [x, 0, 6.56], [0.37, 3.2]));
    paintWindow(space, { at: [-1.3, 0.4, 6.5], size: [2.6, 2.2], panes: [1, 1], view: "land" });
    for (const [x, y] of [
      [-3.4, 0],
      [2, 0],
    ] as const)
      for (let line = 0; line < 6; line++)
        row(x, 0.5, 3, (at) =>
          slab(
            space,
            tone(space, 0.74 - 0.04 * ((line + Math.round(at * 2)) % 3), 0.09, 75),
            [at, y + line * 0.2, 6.3],
            [0.47, 0.17],
          ),
        );
  },
  back: (space) => {
    const way = space.plate.place.side;
    const x = -way * 1.5;
    const steel = tone(space, 0.78, 0.01, 235);
    for (let tooth = 0; tooth < 26; tooth++) {
      const turn = (tooth * Math.PI) / 13;
      const at = (r: number, more: number): Spot => [
        x + Math.cos(turn + more) * r,
        1.05 + Math.sin(turn + more) * r,
        5.01,
      ];
      face(space, steel, at(0.98, -0.12), at(1.14, 0.06), at(0.98, 0.1));
    }
    disc(space, steel, [x, 1.05, 5], 1);
    disc(space, shifted(steel, -0.14), [x, 1.05, 4.99], 0.3);
    disc(space, lightOf(0.2, 0.01, 250), [x, 1.05, 4.98], 0.1);
    block(space, { at: [-2.9, 0, 4.7], size: [5.8, 0.85, 0.3] }, tone(space, 0.42, 0.07, 55));
    trunk(space, [way * 1.4, 1.05, 4.7], 2.2);
  },
  front: (space) => {
    const x = space.plate.place.side * 2.2;
    for (const [dx, dy] of [
      [-0.5, 0.25],
      [0.05, 0.25],
      [0.6, 0.25],
      [-0.22, 0.7],
      [0.33, 0.7],
    ] as const)
      logEnd(space, [x + dx, dy, 3.7], 0.27);
    disc(space, tone(space, 0.78, 0.09, 80), [-x, 0.02, 3.9], [0.8, 0.22]);
  },
});

function trunk(space: Space, [x, y, z]: Spot, long: number): void {
  const bark = tone(space, 0.42, 0.06, 50);
  slab(space, bark, [x - long / 2, y - 0.26, z], [long, 0.52]);
  slab(space, shifted(bark, 0.08), [x - long / 2, y + 0.06, z - 0.01], [long, 0.1]);
  for (const end of [-1, 1]) logEnd(space, [x + (end * long) / 2, y, z - 0.02], 0.27);
}

function logEnd(space: Space, [x, y, z]: Spot, r: number): void {
  disc(space, tone(space, 0.42, 0.06, 50), [x, y, z], r);
  disc(space, tone(space, 0.76, 0.08, 75), [x, y, z - 0.01], r * 0.86);
  for (const part of [0.6, 0.32]) disc(space, faded(tone(space, 0.6, 0.08, 65), 0.7), [x, y, z - 0.02], r * part);
}

/** A house of stone and timber with a great wheel at its side, water that runs over it. */
export const WATER_MILL: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.13, swing: 0.06, waves: 1.6, detail: 2, sharp: false, depth: 0.5 });
  },
  middle: (plate) => {
    treeRow(plate, "broadleaf", { count: 9, tall: [0.16, 0.3], near: 0.45, foot: plate.floor + plate.unit * 0.01 });
    const space = openSpace(plate, 18);
    const way = plate.place.side;
    const x = way * 4.4;
    const wall = mixed(lit(plate, 0.72, 0.03, 80), plate.palette.near, isDark(plate) ? 0.5 : 0.05);
    slab(space, wall, [x - 3, 0, 14], [6, 4]);
    face(
      space,
      lit(plate, 0.44, 0.1, 32),
      [x - 3.5, 3.9, 13.9],
      [x + 3.5, 3.9, 13.9],
      [x + 2.4, 6.6, 13.9],
      [x - 2.4, 6.6, 13.9],
    );
    for (const dx of [-2, 0.4])
      slab(space, isDark(plate) ? plate.palette.lamp : lit(plate, 0.3, 0.03, 230), [x + dx, 2, 13.9], [0.9, 1]);
    slab(space, lit(plate, 0.34, 0.07, 50), [x + 1.6, 0, 13.9], [1, 2.1]);
    wheel(space, [x - way * 4.6, 2.1, 13.4]);
    const flow = lit(plate, 0.88, 0.03, 215);
    slab(space, lit(plate, 0.42, 0.07, 52), [x - way * 6.4 - 1.6, 4.6, 13.6], [3.2, 0.3]);
    face(
      space,
      faded(flow, 0.85),
      [x - way * 5.2, 4.7, 13.3],
      [x - way * 4.9, 4.7, 13.3],
      [x - way * 6.6, 0, 13.3],
      [x - way * 7.2, 0, 13.3],
    );
  },
  near: (plate) => {
    paintGround(plate);
    paintTufts(plate, 110);
    const { floor, unit, width, palette, random } = plate;
    const water = mixed(palette.sky[1], lit(plate, 0.5, 0.06, 215), 0.5);
    shape(
      plate,
      water,
      [-width, floor + unit * 0.012],
      [width * 2, floor + unit * 0.012],
      [width * 2, floor + unit * 0.085],
      [-width, floor + unit * 0.075],
    );
    for (let ripple = 0; ripple < 26; ripple++)
      oval(
        plate,
        faded(lit(plate, 0.94, 0.01, 215), 0.6),
        [width * random(), floor + unit * between(random, 0.02, 0.075)],
        [unit * 0.03, unit * 0.002],
      );
  },
  lights: [LIGHTNING],
};

function wheel(space: Space, [x, y, z]: Spot): void {
  const wood = mixed(lit(space.plate, 0.4, 0.07, 52), space.plate.palette.near, isDark(space.plate) ? 0.4 : 0.05);
  const rim = (r: number): Spot[] =>
    Array.from({ length: 33 }, (_, at) => [
      x + Math.cos((at * Math.PI) / 16) * r,
      y + Math.sin((at * Math.PI) / 16) * r,
      z,
    ]);
  for (const r of [2.3, 1.8]) rod(space, wood, 0.2, ...rim(r));
  for (let blade = 0; blade < 12; blade++) {
    const turn = (blade * Math.PI) / 6;
    const at = (r: number): Spot => [x + Math.cos(turn) * r, y + Math.sin(turn) * r, z];
    rod(space, shifted(wood, 0.06), 0.14, at(0), at(1.8));
    rod(space, shifted(wood, 0.1), 0.26, at(1.75), at(2.6));
  }
  disc(space, shifted(wood, -0.1), [x, y, z - 0.02], 0.4);
}
