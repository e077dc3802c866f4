// Drawings of what rolls on rails or behind a beast without an engine of its own: a tub of coal, a cart with a canvas top.
import { block, disc, type Drawing } from "../drawing.ts";
import { spoked, wheel } from "./wheels.ts";

export const WAGONS: Readonly<Record<string, Drawing>> = {
  minecart: {
    box: [-0.9, 0, 0.9, 1],
    parts: [
      ["dark", "M-.68 .24 C-.6 .04 -.4 .12 -.3 .06 C-.16 -.02 0 .06 .1 .02 C.3 .0 .5 .06 .56 .14 L.7 .24 Z", 0.04],
      ["iron", `${disc(-0.36, 0.16, 0.1, 0.07)} ${disc(0.1, 0.14, 0.12, 0.08)} ${disc(0.44, 0.18, 0.08, 0.06)}`, 0.02],
      ["main", "M-.84 .22 L.84 .22 L.66 .78 L-.66 .78 Z", 0.06],
      ["main+", block(-0.88, 0.18, 0.88, 0.27, 0.03), 0.02],
      ["line main", "M-.3 .28 L-.24 .76 M.3 .28 L.24 .76", 1.2],
      ["iron", block(-0.6, 0.76, 0.6, 0.84, 0.02), 0],
      ...wheel(-0.42, 0.14),
      ...wheel(0.42, 0.14),
    ],
  },
  coveredcart: {
    box: [-1.5, 0, 1.1, 1],
    parts: [
      ["stroke wood", "M-.8 .62 L-1.46 .52", 0.05],
      ["second", "M-.84 .5 C-.98 .1 -.7 .02 -.5 .04 C0 .0 .5 .0 .8 .04 C1.04 .06 1.08 .3 .98 .5 Z", 0.05],
      [
        "line second",
        "M-.42 .05 C-.5 .2 -.5 .36 -.44 .5 M.1 .03 C.04 .2 .04 .36 .1 .5 M.62 .03 C.68 .2 .68 .36 .6 .5",
        1,
      ],
      ["main", "M-.84 .48 L1 .48 L.96 .7 L-.8 .7 Z", 0.04],
      [
        "metal",
        `${disc(-0.6, 0.6, 0.07, 0.06)} ${disc(-0.34, 0.62, 0.06, 0.07)} ${disc(0.72, 0.62, 0.07, 0.06)}`,
        0.02,
      ],
      ...spoked(-0.36, 0.26),
      ...spoked(0.58, 0.26),
    ],
  },
};
