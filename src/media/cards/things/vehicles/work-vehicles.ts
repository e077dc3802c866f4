// Drawings of vehicles that work, race or carry a second one: pickup, digger, bulldozer, mobile crane, harvester, racing car, motorbike with sidecar,
// dustcart and cement mixer. They face left, the ground at 1.
import type { Drawing } from "../drawing.ts";
import type { Part } from "../../pen.ts";
import { round, wheel } from "./wheels.ts";

/** A chain on rollers, from one x to the other. */
function track(left: number, right: number, top = 0.66): readonly Part[] {
  const radius = (1 - top) / 2;
  const rollers = Array.from({ length: 4 }, (_, at) => left + radius + ((right - left - 2 * radius) * at) / 3);
  return [
    [
      "rubber",
      `M${left + radius} ${top} L${right - radius} ${top} C${right} ${top} ${right} 1 ${right - radius} 1 L${left + radius} 1 C${left} 1 ${left} ${top} ${left + radius} ${top} Z`,
      0.04,
    ],
    ...rollers.map((x): Part => ["metal", round(x, 1 - radius, radius * 0.55), 0.02]),
  ];
}

export const WORK_VEHICLES: Readonly<Record<string, Drawing>> = {
  pickup: {
    box: [-1.6, 0, 1.6, 1],
    parts: [
      ["dark", "M.28 .44 L1.48 .44 L1.48 .6 L.28 .6 Z", 0],
      [
        "main",
        "M-1.5 .56 C-1.46 .46 -1.1 .42 -.78 .42 L-.5 .1 C-.46 .04 -.4 .02 -.32 .02 L.14 .02 C.22 .02 .28 .06 .28 .14 L.3 .48 L1.54 .46 L1.54 .82 L-1.54 .84 Z",
        0.08,
      ],
      ["glass", "M-.68 .42 L-.44 .14 L-.2 .14 L-.2 .42 Z M-.12 .14 L.16 .14 L.2 .42 L-.12 .42 Z", 0.02],
      ["line main", "M-.16 .46 L-.16 .8 M.3 .5 L.3 .8 M-.02 .54 L.1 .54 M.6 .5 L.6 .8 M1.02 .5 L1.02 .8", 0.8],
      ["metal", "M-1.58 .74 L-1.3 .76 L-1.3 .84 L-1.56 .84 Z M1.58 .74 L1.4 .74 L1.4 .84 L1.58 .84 Z", 0.01],
      ["glow", round(-1.46, 0.6, 0.06), 0],
      ["red", "M1.5 .52 L1.56 .52 L1.56 .66 L1.5 .66 Z", 0],
      ...wheel(-0.98, 0.25),
      ...wheel(0.92, 0.25),
    ],
  },
  digger: {
    box: [-2.1, -0.5, 1.1, 1],
    parts: [
      ["stroke main-", "M-.1 .3 L-.94 -.34 L-1.68 .1", 0.17],
      ["stroke metal", "M-.3 .28 L-.78 -.12 M-1.1 -.36 L-1.52 -.12", 0.05],
      ["iron", "M-1.6 .02 L-1.96 .3 C-2.04 .56 -1.8 .66 -1.5 .56 L-1.44 .3 Z", 0.05],
      ["metal", "M-1.96 .5 L-2.04 .68 L-1.88 .58 L-1.84 .72 L-1.74 .6 Z", 0.01],
      ["main", "M.1 -.02 L.98 .04 C1.06 .06 1.08 .14 1.08 .24 L1.08 .56 L-.36 .56 L-.36 .4 L.1 .4 Z", 0.08],
      ["main-", "M-.42 -.38 C-.4 -.44 -.34 -.46 -.28 -.46 L.2 -.46 L.22 .56 L-.42 .56 Z", 0.05],
      ["glass", "M-.36 -.36 L.12 -.38 L.14 .16 L-.36 .16 Z", 0.02],
      ["line main", "M.34 .14 L.94 .18 M.34 .26 L.94 .3 M.34 .38 L.94 .42", 0.8],
      ["iron", "M-.3 .56 L.6 .56 L.6 .68 L-.3 .68 Z", 0.02],
      ...track(-0.7, 0.98),
    ],
  },
  bulldozer: {
    box: [-1.5, -0.5, 1.1, 1],
    parts: [
      ["stroke iron", "M.1 .72 L-1.1 .8 M-.2 .5 L-1.1 .62", 0.07],
      ["metal", "M-1.16 .3 C-1.34 .5 -1.36 .76 -1.44 .98 L-1.2 .98 C-1.14 .76 -1.1 .54 -1.04 .34 Z", 0.04],
      ["stroke iron", "M-.5 .1 L-.5 -.24", 0.06],
      ["main", "M-.86 .14 L.1 .1 L.1 .64 L-.86 .64 Z", 0.07],
      ["main-", "M.04 -.44 L.8 -.44 L.92 .64 L.04 .64 Z", 0.05],
      ["glass", "M.12 -.34 L.7 -.34 L.74 .1 L.12 .1 Z", 0.02],
      ["line main", "M-.76 .26 L.02 .24 M-.76 .38 L.02 .36", 0.8],
      ...track(-0.9, 1.04),
    ],
  },
  mobile_crane: {
    box: [-1.9, -2.1, 1.7, 1],
    parts: [
      ["stroke main-", "M.5 .24 L-1.4 -1.98", 0.13],
      [
        "line main",
        "M.34 .06 L.24 .12 M.06 -.26 L-.04 -.2 M-.24 -.6 L-.34 -.54 M-.54 -.96 L-.64 -.9 M-.86 -1.32 L-.96 -1.26",
        1,
      ],
      ["stroke metal", "M.2 .3 L-.34 -.56", 0.05],
      ["stroke iron", "M-1.42 -1.98 L-1.42 -.2", 0.025],
      ["iron", "M-1.5 -.2 L-1.34 -.2 L-1.34 -.06 L-1.5 -.06 Z", 0.02],
      ["stroke iron", "M-1.42 -.06 L-1.42 .04 C-1.42 .14 -1.28 .14 -1.3 .04", 0.04],
      ["iron", "M-1.62 .66 L1.6 .66 L1.6 .8 L-1.62 .8 Z", 0.02],
      ["main", "M.1 .1 L.98 .14 L1.02 .66 L.02 .66 Z", 0.06],
      ["main", "M-1.62 .24 L-.9 .2 L-.86 .72 L-1.66 .74 Z", 0.06],
      ["glass", "M-1.54 .3 L-1.02 .28 L-1 .48 L-1.56 .48 Z", 0.02],
      ["glass", "M.16 .18 L.48 .2 L.48 .42 L.12 .42 Z", 0.02],
      ...wheel(-1.2, 0.22),
      ...wheel(0.1, 0.22),
      ...wheel(0.66, 0.22),
      ...wheel(1.22, 0.22),
    ],
  },
  harvester: {
    box: [-1.9, -0.8, 1.5, 1],
    parts: [
      ["stroke metal", "M-1.6 .6 L-.9 .5 M-1.5 .82 L-.9 .66", 0.06],
      ["iron", "M-1.5 .62 L-1.2 .58 L-1.14 .94 L-1.6 .94 Z", 0.03],
      ["stroke red", round(-1.56, 0.62, 0.26), 0.05],
      ["line red", "M-1.82 .62 L-1.3 .62 M-1.56 .36 L-1.56 .88 M-1.74 .44 L-1.38 .8 M-1.74 .8 L-1.38 .44", 1.4],
      ["main", "M-.9 -.1 L1.2 -.3 C1.34 -.28 1.4 -.1 1.4 .1 L1.36 .6 L-.9 .66 Z", 0.1],
      ["main-", "M-.98 -.66 L-.3 -.7 L-.24 .2 L-1.02 .26 Z", 0.05],
      ["glass", "M-.92 -.56 L-.38 -.6 L-.34 .06 L-.94 .1 Z", 0.02],
      ["stroke main-", "M.3 -.24 L1 -.66", 0.1],
      ["line main", "M-.1 .06 L1.24 -.06 M-.1 .2 L1.24 .08", 0.8],
      ...wheel(-0.5, 0.4, "glow"),
      ...wheel(0.94, 0.26, "glow"),
    ],
  },
  racing_car: {
    box: [-1.9, 0, 1.9, 1],
    parts: [
      ["second", "M1.32 .06 L1.86 .06 L1.86 .16 L1.32 .16 Z M1.5 .16 L1.62 .16 L1.62 .56 L1.5 .56 Z", 0.02],
      ["dark", round(0.14, 0.38, 0.17), 0.02],
      [
        "main",
        "M-1.86 .8 C-1.7 .64 -1 .56 -.5 .54 L-.16 .44 C-.04 .5 .2 .52 .34 .5 L.44 .24 C.56 .18 .7 .24 .86 .36 L1.7 .56 L1.7 .82 L-1.86 .86 Z",
        0.08,
      ],
      ["glass", "M-.16 .44 L-.02 .32 L.06 .34 L-.02 .48 Z", 0],
      ["white", round(0.6, 0.64, 0.14), 0.01],
      ["iron", "M-1.9 .86 L-1.3 .84 L-1.3 .92 L-1.9 .94 Z", 0.01],
      ["line main", "M-1.2 .68 L.3 .64 M.9 .62 L1.6 .66", 0.9],
      ...wheel(-1.14, 0.29),
      ...wheel(1.2, 0.31),
    ],
  },
  sidecar: {
    box: [-1.2, -0.15, 1.2, 1],
    parts: [
      ...wheel(-0.84, 0.3),
      ...wheel(0.8, 0.3),
      ["stroke metal", "M-.84 .7 L-.56 -.02 L-.42 -.08 M-.62 .06 L-.7 -.06", 0.05],
      ["iron", "M-.3 .5 L.3 .5 L.36 .82 L-.26 .82 Z", 0.04],
      ["main", "M-.56 .2 C-.4 .1 -.1 .1 .06 .26 L.04 .42 L-.5 .42 Z", 0.05],
      ["dark", "M.02 .24 C.2 .18 .5 .2 .66 .3 L.6 .4 L.06 .4 Z", 0.03],
      ["glow", round(-0.66, 0.2, 0.09), 0.01],
      [
        "main",
        "M-.5 .6 C-.5 .46 -.3 .42 -.1 .46 L.2 .52 C.4 .4 .86 .42 .9 .56 L.92 .78 C.86 .88 .7 .9 .3 .9 C-.1 .9 -.5 .86 -.5 .6 Z",
        0.08,
      ],
      ["line main", "M-.42 .64 L.84 .66", 1],
      ["glass", "M-.02 .46 L.12 .24 L.18 .26 L.14 .5 Z", 0],
      ...wheel(0.2, 0.22),
    ],
  },
};
