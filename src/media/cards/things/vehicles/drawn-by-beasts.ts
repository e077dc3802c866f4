// Drawings of what horses and reindeer draw, facing left, the ground at 1 and the top at 0.
import type { Drawing } from "../drawing.ts";
import type { Part } from "../../pen.ts";
import { placed, spoked } from "./wheels.ts";

/** At a trot, a unit high from its hooves, which are at 0, to its withers. */
const HORSE: readonly Part[] = [
  [
    "brown-",
    "M.36 -.5 L.52 -.26 L.42 0 L.52 0 L.64 -.26 L.56 -.56 Z M-.4 -.5 L-.6 -.34 L-.46 -.1 L-.38 -.12 L-.46 -.3 L-.26 -.44 Z",
    0.02,
  ],
  ["dark", "M.66 -.92 C.86 -.94 .92 -.7 .86 -.44 C.8 -.56 .76 -.7 .64 -.8 Z", 0.02],
  [
    "brown",
    "M-1.02 -1.14 C-1.06 -1.2 -1 -1.26 -.92 -1.28 L-.76 -1.46 L-.7 -1.58 L-.66 -1.42 C-.52 -1.3 -.4 -1.08 -.24 -1 C.1 -.92 .4 -1 .62 -.94 C.76 -.86 .76 -.7 .68 -.56 L.66 -.36 L.74 -.04 L.64 0 L.56 -.04 L.52 -.34 C.46 -.46 .4 -.5 .3 -.52 C.1 -.48 -.16 -.48 -.3 -.54 L-.32 -.34 L-.24 -.02 L-.36 0 L-.44 -.34 C-.5 -.54 -.58 -.7 -.6 -.86 L-.74 -1.1 L-.92 -1.08 C-.96 -1.08 -1 -1.1 -1.02 -1.14 Z",
    0.07,
  ],
  [
    "dark",
    "M-.7 -1.54 C-.5 -1.44 -.34 -1.14 -.22 -1 C-.4 -1.06 -.54 -1.24 -.64 -1.4 Z M-.88 -1.3 L-.84 -1.3 L-.84 -1.26 L-.88 -1.26 Z",
    0.01,
  ],
  ["stroke dark", "M-.66 -.82 C-.56 -.72 -.4 -.66 -.28 -.56 M-.94 -1.2 C-.6 -1.1 .1 -1.12 .6 -.9", 0.025],
];
const ANTLERS: readonly Part[] = [
  ["stroke crust", "M-.72 -1.5 C-.66 -1.72 -.5 -1.8 -.46 -1.98 M-.64 -1.68 L-.78 -1.86 M-.54 -1.8 L-.64 -1.98", 0.035],
  ["red", "M-1.08 -1.22 L-.98 -1.22 L-.98 -1.12 L-1.08 -1.12 Z", 0.01],
];

interface Team {
  /** Middle of the nearest. */
  readonly x: number;
  readonly high: number;
  readonly isReindeer?: boolean;
  readonly tone?: string;
}

/** Two abreast. */
function team({ x, high, isReindeer, tone }: Team): readonly Part[] {
  const beast = [...(isReindeer ? ANTLERS : []), ...HORSE].map(([own, path, breadth]): Part => [
    tone === undefined ? own : own.replace("brown", tone),
    path,
    breadth ?? 0.03,
  ]);
  return [...placed(beast, { x: x + high * 0.2, y: 0.97, scale: high }), ...placed(beast, { x, y: 1, scale: high })];
}

function single({ x, high }: Team): readonly Part[] {
  return placed(HORSE, { x, y: 1, scale: high });
}

function sleighOf(beasts: Team): Drawing {
  return {
    box: [-1.5, -0.1, 1.5, 1],
    parts: [
      ["stroke brown", "M.4 .7 L-.7 .52", 0.025],
      ...team(beasts),
      ["main-", "M.6 .5 L1.3 .2 L1.3 .74 L.6 .74 Z", 0],
      [
        "main",
        "M.3 .36 C.36 .3 .46 .36 .46 .46 C.5 .56 .7 .58 .86 .56 C1.04 .54 1.1 .4 1.12 .26 C1.16 .12 1.3 .08 1.4 .16 C1.34 .3 1.36 .6 1.2 .74 C1 .84 .6 .84 .46 .72 C.36 .62 .34 .46 .3 .36 Z",
        0.08,
      ],
      ["gold", "M.44 .54 C.6 .64 .9 .64 1.08 .54 L1.06 .6 C.9 .7 .6 .7 .46 .6 Z", 0],
      ["stroke gold", "M.24 .8 C.2 .94 .3 .97 .44 .97 L1.36 .97 M.6 .8 L.6 .96 M1.06 .8 L1.06 .96", 0.035],
    ],
  };
}

export const DRAWN_BY_BEASTS: Readonly<Record<string, Drawing>> = {
  coach: {
    box: [-1.5, -0.05, 1.5, 1],
    parts: [
      ["stroke wood", "M.2 .74 L-.8 .62", 0.03],
      ...team({ x: -0.86, high: 0.6 }),
      ["stroke iron", "M.3 .84 C.6 .9 1 .9 1.36 .8", 0.035],
      ["dark", "M.5 .16 L1.24 .16 L1.2 .5 L.54 .5 Z", 0],
      [
        "main",
        "M.42 .12 C.4 .06 .46 .04 .52 .04 L1.24 .04 C1.34 .04 1.34 .1 1.32 .16 L1.36 .5 C1.3 .74 1.1 .78 .88 .78 C.66 .78 .48 .72 .42 .5 Z",
        0.08,
      ],
      [
        "glass",
        "M.5 .18 L.7 .18 L.7 .42 L.5 .42 Z M.8 .18 L1.02 .18 L1.02 .42 L.8 .42 Z M1.1 .18 L1.26 .18 L1.28 .42 L1.1 .42 Z",
        0.02,
      ],
      ["line main", "M.75 .1 L.75 .72 M1.06 .1 L1.06 .74 M.42 .5 L1.36 .5", 1],
      ["gold", "M.84 .54 L.98 .54 L.98 .64 L.84 .64 Z", 0.01],
      ["second", "M.12 .36 L.4 .32 L.42 .44 L.3 .5 L.26 .72 L.1 .72 L.14 .5 Z", 0.04],
      ["glow", "M.42 .22 L.46 .22 L.46 .34 L.42 .34 Z", 0],
      ...spoked(0.4, 0.2),
      ...spoked(1.16, 0.26),
    ],
  },
  chariot: {
    box: [-1.25, -0.1, 1.25, 1],
    parts: [
      ["stroke wood", "M.5 .78 L-.5 .56", 0.035],
      ...team({ x: -0.44, high: 0.72, tone: "white" }),
      ["main-", "M.52 .5 L.58 .8 L1.1 .8 L1.1 .72 Z", 0.02],
      ["main", "M.44 .42 C.5 .36 .6 .4 .66 .5 C.74 .64 .96 .66 1.12 .68 L1.12 .82 L.52 .82 Z", 0.05],
      ["second", "M.5 .5 C.58 .5 .64 .6 .72 .68 L.6 .74 Z", 0.01],
      ...spoked(0.82, 0.26),
    ],
  },
  horse_cart: {
    box: [-1.35, -0.05, 1.35, 1],
    parts: [
      ["stroke wood", "M.3 .64 L-.9 .52", 0.035],
      ...single({ x: -0.6, high: 0.62 }),
      ["glow-", "M.46 .46 C.5 .24 .7 .14 .9 .16 C1.14 .18 1.24 .3 1.28 .48 Z", 0.06],
      ["main", "M.1 .44 L1.3 .42 L1.26 .7 L.16 .7 Z", 0.06],
      ["line main", "M.12 .52 L1.29 .5 M.14 .6 L1.28 .6"],
      ...spoked(0.4, 0.24),
      ...spoked(1, 0.24),
    ],
  },
  sleigh: sleighOf({ x: -0.8, high: 0.54, isReindeer: true }),
  horse_sleigh: sleighOf({ x: -0.76, high: 0.6 }),
};
