// Drawings of trains, facing left, the rails at 1 and the roof at 0: so long that both ends may be outside of the picture.
import type { Drawing } from "../drawing.ts";
import type { Part } from "../../pen.ts";
import { round, spoked } from "./wheels.ts";

const window = (x: number, wide: number, [top, bottom]: readonly [number, number]): string =>
  `M${x} ${top} L${x + wide} ${top} L${x + wide} ${bottom} L${x} ${bottom} Z`;

/** A row of windows from one place to the other. */
function windows(
  from: number,
  to: number,
  step: number,
  size: readonly [wide: number, top: number, bottom: number],
): Part {
  const count = Math.floor((to - from) / step);
  const [wide, top, bottom] = size;
  return [
    "glass",
    Array.from({ length: count }, (_, at) => window(from + at * step, wide, [top, bottom])).join(" "),
    0.01,
  ];
}

const small = (x: number): readonly Part[] => [
  ["iron", round(x, 0.93, 0.07), 0.02],
  ["metal", round(x, 0.93, 0.03), 0],
];

export const TRAINS: Readonly<Record<string, Drawing>> = {
  train: {
    box: [-2.3, 0, 2.3, 1],
    parts: [
      ["iron", "M-2 .82 L2.3 .82 L2.3 .94 L-1.9 .94 Z", 0.02],
      ["main", "M-2.28 .8 C-2.28 .5 -2.14 .1 -1.8 .04 L2.3 .02 L2.3 .86 L-2.2 .86 Z", 0.08],
      ["glass", "M-2.1 .42 C-2.04 .26 -1.96 .16 -1.84 .14 L-1.74 .14 L-1.74 .46 Z", 0.01],
      windows(-1.22, 2.3, 0.5, [0.4, 0.14, 0.5]),
      ["second", "M-2.26 .6 L2.3 .58 L2.3 .68 L-2.27 .7 Z", 0],
      ["second", "M-1.62 .1 L-1.34 .1 L-1.34 .82 L-1.62 .82 Z", 0.02],
      ["glass", "M-1.58 .16 L-1.38 .16 L-1.38 .5 L-1.58 .5 Z", 0],
      ["line main", "M.54 .04 L.54 .84 M.58 .04 L.58 .84", 1],
      ["glow", "M-2.24 .66 L-2.16 .64 L-2.16 .72 L-2.25 .74 Z", 0],
      ...[-1.7, -1.4, -0.2, 0.1, 0.95, 1.25, 2.05].flatMap(small),
    ],
  },
  boxcar: {
    box: [-1.5, 0, 1.5, 1],
    parts: [
      ["iron", "M-1.5 .82 L1.5 .82 L1.5 .89 L-1.5 .89 Z", 0.02],
      ["main", "M-1.42 .1 L1.42 .1 L1.42 .82 L-1.42 .82 Z", 0.08],
      ["dark", "M-.44 .18 L.44 .18 L.44 .81 L-.44 .81 Z", 0],
      ["line main", [-1.24, -1.06, -0.88, -0.7, -0.54].map((x) => `M${x} .12 L${x} .8`).join(" "), 0.8],
      ["main+", "M.46 .15 L1.3 .15 L1.3 .82 L.46 .82 Z", 0.05],
      ["line main", "M.48 .17 L1.28 .8 M.48 .8 L1.28 .17 M.52 .14 L1.24 .14", 1],
      ["iron", "M-1.5 .05 C-.8 0 .8 0 1.5 .05 L1.5 .12 L-1.5 .12 Z M-.5 .13 L1.36 .13 L1.36 .17 L-.5 .17 Z", 0.03],
      ...[-1.12, -0.82, 0.82, 1.12].flatMap(small),
    ],
  },
  steam_train: {
    box: [-2.3, 0, 2.3, 1],
    parts: [
      ["iron", "M-2.2 .78 L2.3 .78 L2.3 .88 L-2.2 .88 Z", 0.02],
      ["dark", "M-1.28 .24 L-.94 .24 L-.94 .56 L-1.28 .56 Z", 0],
      ["main", "M-2.16 .34 C-2.2 .34 -2.22 .4 -2.22 .54 C-2.22 .68 -2.2 .74 -2.16 .74 L-1.3 .74 L-1.3 .34 Z", 0.1],
      ["line main", "M-2.02 .34 L-2.02 .74 M-1.74 .34 L-1.74 .74 M-1.5 .34 L-1.5 .74", 0.9],
      [
        "main",
        "M-2.1 .36 L-2.08 .06 L-2.14 .02 L-1.9 .02 L-1.96 .06 L-1.94 .36 Z M-1.7 .36 L-1.7 .24 C-1.66 .18 -1.56 .18 -1.52 .24 L-1.52 .36 Z",
        0.03,
      ],
      [
        "main",
        "M-1.34 .56 L-.9 .56 L-.9 .8 L-1.34 .8 Z M-1.34 .14 L-1.26 .14 L-1.26 .6 L-1.34 .6 Z M-.96 .14 L-.9 .14 L-.9 .6 L-.96 .6 Z M-1.4 .1 L-.86 .06 L-.86 .16 L-1.4 .18 Z",
        0.03,
      ],
      ["main", "M-.84 .4 L-.5 .4 L-.5 .8 L-.84 .8 Z", 0.04],
      ["dark", "M-.82 .4 C-.76 .3 -.6 .3 -.52 .4 Z", 0],
      ["red", "M-2.26 .78 L-2.12 .74 L-2.12 .94 L-2.3 .98 Z", 0.01],
      ["glow", round(-2.22, 0.3, 0.06), 0],
      ["second--", "M-.42 .18 L.98 .18 L.94 .1 L-.38 .1 Z M1.04 .18 L2.3 .18 L2.3 .1 L1.08 .1 Z", 0.02],
      ["second", "M-.4 .18 L.96 .18 L.96 .8 L-.4 .8 Z M1.06 .18 L2.3 .18 L2.3 .8 L1.06 .8 Z", 0.06],
      windows(-0.32, 0.96, 0.32, [0.22, 0.26, 0.52]),
      windows(1.14, 2.3, 0.32, [0.22, 0.26, 0.52]),
      ["line second", "M-.4 .6 L.96 .6 M1.06 .6 L2.3 .6", 1],
      ...[-1.92, -1.62, -1.32].flatMap((x) => spoked(x, 0.15)),
      ["stroke metal", "M-1.92 .85 L-1.32 .85", 0.03],
      ...[-2.12, -0.76, -0.58, -0.24, -0.04, 0.6, 0.8, 1.24, 1.44].flatMap(small),
    ],
  },
};
