// Design of a hot spring under the open sky: a steaming pool in a ring of rocks, a bamboo fence or bare hills behind, the lit screens of a bath house.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintGround, paintRidges } from "../../parts/paint-land.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { rod, row, slab } from "../../parts/solids.ts";
import { block, face, frontPanel, metre, openSpace, panes, spot, type Space } from "../../parts/space.ts";
import { treeRow } from "../../parts/trees.ts";
import { has, isDark, lit, oval, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import { boulder } from "./shared.ts";

const isEastern = ({ place }: PlateCanvas): boolean => place.region === "east";

export const HOT_SPRING: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const sharp = !isEastern(plate);
    paintRidges(plate, { count: 3, rise: 0.2, swing: 0.1, waves: 1.8, detail: 3, sharp, depth: 0.6 });
    if (has(plate, "pine", "forest", "wood", "cedar") || isEastern(plate))
      treeRow(plate, ["pine"], { count: 18, tall: [0.14, 0.26], near: 0.5, foot: plate.floor });
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    if (isEastern(plate) || has(plate, "inn", "house", "lodge", "hut", "wooden")) bathHouse(space);
    if (isEastern(plate)) bambooFence(space);
  },
  near: (plate) => {
    paintGround(plate);
    pool(openSpace(plate, 18));
  },
  front: (plate) => {
    for (const x of [-0.01, 1.01]) rock(plate, [plate.width * x, plate.height * 1.02], 0.13);
  },
  lights: [
    { paint: (plate) => steam(plate, 0), rhythm: "shimmer" },
    { paint: (plate) => steam(plate, 1), rhythm: "counter-shimmer" },
  ],
};

const POOL = { z: 10.4, wide: 5.6, deep: 4 } as const;

/** Water in a ring of rocks; the rocks at the far side first. */
function pool(space: Space): void {
  const { plate } = space;
  const [x, y] = spot(space, [0, 0, POOL.z]);
  const [across, high] = [
    POOL.wide * metre(space, POOL.z),
    (spot(space, [0, 0, POOL.z - POOL.deep])[1] - spot(space, [0, 0, POOL.z + POOL.deep * 2])[1]) / 2,
  ];
  const water = mixed(lit(plate, 0.66, 0.06, 200), plate.palette.sky[1], isDark(plate) ? 0.35 : 0.25);
  oval(plate, shifted(water, -0.16), [x, y], [across * 1.03, high * 1.06]);
  oval(plate, water, [x, y + high * 0.04], [across, high]);
  for (let ripple = 0; ripple < 12; ripple++) {
    const turn = between(plate.random, 0, Math.PI * 2);
    const part = between(plate.random, 0.1, 0.75);
    oval(
      plate,
      faded(shifted(water, 0.16), 0.6),
      [x + Math.cos(turn) * across * part, y + Math.sin(turn) * high * part],
      [across * 0.09, high * 0.02],
    );
  }
  const stones = Array.from({ length: 22 }, (_, at) => (at / 22) * Math.PI * 2).toSorted(
    (a, b) => Math.sin(a) - Math.sin(b),
  );
  for (const turn of stones) {
    const near = 0.5 + 0.5 * Math.sin(turn);
    if (Math.abs(Math.cos(turn)) < 0.5 && near > 0.5) continue;
    rock(
      plate,
      [x + Math.cos(turn) * across * 1.04, y + Math.sin(turn) * high * 1.08 + plate.unit * 0.015],
      between(plate.random, 0.035, 0.055) * (0.7 + near * 0.7),
    );
  }
}

/** Grey, and white on top in snow. */
function rock(plate: PlateCanvas, [x, y]: readonly [number, number], size: number): void {
  boulder(plate, [x, y], size, lit(plate, 0.44, 0.015, 70));
  if (plate.place.snowy)
    oval(
      plate,
      lit(plate, 0.95, 0.008, 230),
      [x, y - size * plate.unit * 0.62],
      [size * plate.unit * 0.7, size * plate.unit * 0.2],
    );
}

function steam(plate: PlateCanvas, turn: number): void {
  const space = openSpace(plate, 18);
  const [x, y] = spot(space, [0, 0, POOL.z]);
  const m = metre(space, POOL.z);
  for (let puff = 0; puff < 9; puff++)
    oval(
      plate,
      faded({ light: 0.94, chroma: 0.005, hue: 230 }, 0.09),
      [x + (((puff * 2 + turn) % 9) - 4) * 0.9 * m, y - (0.25 + ((puff * 5 + turn * 2) % 7) * 0.2) * m],
      [m * (0.7 + (puff % 3) * 0.25), m * (0.3 + (puff % 2) * 0.14)],
    );
}

/** One storey of dark wood with lit paper screens, under a wide roof. */
function bathHouse(space: Space): void {
  const { plate } = space;
  const wood = mixed(lit(plate, 0.4, 0.05, 55), plate.palette.haze, 0.06);
  const left = plate.place.side > 0 ? 2.6 : -11.6;
  const deep = 16;
  block(space, { at: [left, 0, deep], size: [9, 3, 3] }, wood);
  const screen = isDark(plate) ? plate.palette.lamp : lit(plate, 0.9, 0.03, 85);
  panes(plate, frontPanel(space, [left + 0.4, 0.3, deep - 0.02], 8.2, 2.2), [7, 1, 0.84, 0.9], () => screen);
  row(left + 0.4, 8.2 / 14, 15, (x) => rod(space, wood, 0.06, [x, 0.3, deep - 0.04], [x, 2.5, deep - 0.04]));
  const roof = plate.place.snowy ? lit(plate, 0.92, 0.012, 230) : shifted(wood, -0.12);
  face(
    space,
    roof,
    [left - 1.2, 2.9, deep - 0.6],
    [left + 10.2, 2.9, deep - 0.6],
    [left + 8, 4.9, deep + 1],
    [left + 1, 4.9, deep + 1],
  );
  slab(space, shifted(wood, -0.12), [left - 1.2, 2.75, deep - 0.6], [11.4, 0.16]);
}

function bambooFence(space: Space): void {
  const { plate } = space;
  const cane = lit(plate, 0.6, 0.07, 95);
  const from = plate.place.side > 0 ? -14 : -2.4;
  row(from, 0.3, 55, (x, at) =>
    rod(space, shifted(cane, (at % 3) * 0.03 - 0.05), 0.26, [x, 0, 15.4], [x, 2 + (at % 2) * 0.08, 15.4]),
  );
  for (const y of [0.6, 1.5]) rod(space, shifted(cane, -0.2), 0.12, [from, y, 15.3], [from + 16.4, y, 15.3]);
}
