// Drawings of papers that are read, each told from the others by its outline and its print.
import { block, disc, type Drawing } from "../drawing.ts";

/** Lines of a hand, each with its waves: left, right, and where each lies. */
function handwriting(from: number, to: number, at: readonly number[]): string {
  const waves = (y: number, end: number): string => {
    let path = `M${from} ${y}`;
    for (let x = from; x < end; x += 0.09) path += ` q.0225 -.05 .045 0 q.0225 .05 .045 0`;
    return path;
  };
  return at.map((y, line) => waves(y, line === at.length - 1 ? (from + to) / 2 : to - 0.1)).join(" ");
}

/** Lines that lie on a table, farther ones higher and shorter: `part` of them are written. */
function lyingLines(count: number, part: number): string {
  const shown = Math.max(1, Math.round(count * part));
  return Array.from({ length: shown }, (_, line) => {
    const back = 1 - line / count;
    const [left, y] = [-0.9 + back * 0.4, 0.9 - back * 0.44];
    const waves = line % 2 === 0 ? 8 : 6;
    return `M${left} ${y} ${"q.025 -.07 .05 0 q.025 .05 .05 0 ".repeat(waves)}`;
  }).join(" ");
}

/** Flat under the pen, its far edge held. */
const lyingSheet = (part: number): Drawing => ({
  box: [-1.1, 0.3, 0.5, 1],
  parts: [
    ["main-", "M-1.04 .96 L.04 .96 L.5 .4 L.46 .36 L-.54 .36 Z", 0.02],
    ["main+", "M-1.06 .94 L.02 .94 L.46 .36 L-.56 .36 Z", 0.03],
    ["line dark", lyingLines(6, part), 2],
  ],
});

/** Signs in columns that lie on a scroll, one column after another. */
function lyingSigns(part: number): string {
  const columns = Math.max(1, Math.round(6 * part));
  return Array.from({ length: columns }, (_, column) => {
    const x = -1.2 + column * 0.26;
    return [0.86, 0.7, 0.56]
      .map((y, row) => `M${x + row * 0.11} ${y} l.12 -.02 M${x + row * 0.11 + 0.03} ${y - 0.05} l.05 .09`)
      .join(" ");
  }).join(" ");
}

/** Unrolled across the table, a roll at each end. */
const lyingScroll = (part: number): Drawing => ({
  box: [-1.7, 0.24, 0.9, 1],
  parts: [
    ["main+", "M-1.5 .94 L.5 .94 L.82 .4 L-1.04 .4 Z", 0.03],
    ["stroke main-", "M-1.54 .96 L-1.06 .36 M.52 .96 L.86 .36", 0.14],
    ["stroke wood", "M-1.62 1.02 L-1.56 .95 M-1.06 .36 L-1 .29 M.44 1.02 L.5 .95 M.86 .36 L.92 .29", 0.06],
    ["stroke dark", lyingSigns(part), 0.045],
  ],
});

export const PAPERS: Readonly<Record<string, Drawing>> = {
  /** Out of its envelope, which is held behind it: folded in three, written by hand. */
  lettersheet: {
    box: [-0.66, 0, 0.66, 1],
    parts: [
      ["main-", "M-.3 .56 L.62 .48 L.66 .98 L-.26 1.06 Z", 0.04],
      ["main--", "M-.3 .56 L.62 .48 L.66 .4 L.2 .16 L-.3 .48 Z", 0.02],
      ["red", "M.5 .54 L.6 .53 L.61 .64 L.51 .65 Z", 0],
      ["main+", "M-.5 .04 L.28 .02 L.3 .34 L-.48 .36 Z", 0.02],
      ["main-", "M-.48 .36 L.3 .34 L.32 .66 L-.46 .68 Z", 0.02],
      ["main+", "M-.46 .68 L.32 .66 L.34 .96 L-.44 1 Z", 0.02],
      ["line blue", handwriting(-0.38, 0.24, [0.14, 0.25, 0.44, 0.55, 0.76, 0.88]), 1.3],
    ],
  },
  /** A broad slip with a printed head and strips of type pasted on. */
  telegram: {
    box: [-0.66, 0.14, 0.66, 1],
    parts: [
      ["main", block(-0.64, 0.16, 0.64, 0.98), 0.04],
      ["dark", block(-0.56, 0.23, 0.56, 0.4), 0],
      ["stroke yellow", "M-.36 .315 L.36 .315", 0.05],
      [
        "white",
        `${block(-0.54, 0.48, 0.48, 0.57)} ${block(-0.54, 0.62, 0.54, 0.71)} ${block(-0.54, 0.76, 0.14, 0.85)}`,
        0.01,
      ],
      [
        "line dark",
        "M-.5 .525 L-.3 .525 M-.24 .525 L.02 .525 M.08 .525 L.4 .525 M-.5 .665 L-.16 .665 M-.1 .665 L.2 .665 M.26 .665 L.48 .665 M-.5 .805 L-.22 .805 M-.16 .805 L.08 .805",
        2.4,
      ],
    ],
  },
  /** A tall card that opens like a door, dishes at the left, prices at the right. */
  menucard: {
    box: [-0.66, 0, 0.66, 1],
    parts: [
      ["main", "M-.64 .06 L0 0 L.64 .06 L.64 .98 L0 .92 L-.64 .98 Z", 0.05],
      ["paper", "M-.57 .12 L-.04 .07 L-.04 .86 L-.57 .91 Z M.57 .12 L.04 .07 L.04 .86 L.57 .91 Z", 0.02],
      [
        "stroke main",
        "M-.38 .17 L-.38 .34 M-.42 .17 L-.42 .22 M-.34 .17 L-.34 .22 M-.42 .22 L-.34 .22 M-.24 .34 L-.24 .16",
        0.03,
      ],
      ["stroke main", "M.16 .2 L.44 .22", 0.06],
      [
        "line dark",
        "M-.48 .46 L-.26 .44 M-.48 .57 L-.22 .55 M-.48 .68 L-.3 .66 M-.48 .79 L-.24 .77 M.12 .36 L.34 .38 M.12 .47 L.3 .49 M.12 .58 L.36 .6 M.12 .69 L.3 .71",
        1.4,
      ],
      [
        "line red",
        "M-.16 .435 L-.1 .43 M-.16 .545 L-.1 .54 M-.16 .655 L-.1 .65 M-.16 .765 L-.1 .76 M.46 .39 L.52 .395 M.46 .5 L.52 .505 M.46 .61 L.52 .615 M.46 .72 L.52 .725",
        2,
      ],
    ],
  },
  /** Loose pages on two brass pins: names in the middle, the lines under them. */
  screenplay: {
    box: [-0.48, 0, 0.48, 1],
    parts: [
      ["white", "M-.36 .06 L.46 .1 L.44 1 L-.38 .98 Z M-.4 .04 L.44 .06 L.42 .98 L-.42 .96 Z", 0.02],
      ["white", block(-0.44, 0.02, 0.4, 0.95), 0.03],
      ["brass", `${disc(-0.37, 0.14, 0.045)} ${disc(-0.37, 0.5, 0.045)} ${disc(-0.37, 0.84, 0.045)}`, 0.02],
      ["stroke dark", "M-.26 .12 L.12 .12 M-.06 .3 L.14 .3 M-.06 .54 L.14 .54 M-.06 .74 L.14 .74", 0.035],
      [
        "line dark",
        "M-.26 .2 L.32 .2 M-.14 .38 L.22 .38 M-.14 .44 L.18 .44 M-.14 .62 L.22 .62 M-.14 .82 L.22 .82 M-.14 .88 L.1 .88",
        1,
      ],
    ],
  },
  /** A face on a bright cover under its title. */
  magazine: {
    box: [-0.42, 0, 0.42, 1],
    parts: [
      ["paper", "M-.36 .04 L.4 .04 L.42 1 L-.36 .98 Z", 0.02],
      ["main", block(-0.4, 0.01, 0.36, 0.97, 0.02), 0.05],
      ["yellow", block(-0.34, 0.06, 0.3, 0.22), 0],
      ["brown", "M-.22 .66 C-.3 .26 .26 .26 .18 .66 Z", 0.02],
      ["skin", disc(-0.02, 0.5, 0.15, 0.19), 0.02],
      ["second", "M-.3 .97 C-.28 .68 .24 .68 .26 .97 Z", 0.03],
      ["stroke white", "M-.32 .34 L-.24 .34 M-.32 .42 L-.26 .42 M.2 .34 L.3 .34 M.22 .42 L.3 .42", 0.03],
    ],
  },
  /** Panels of bright pictures. */
  comic: {
    box: [-0.42, 0, 0.42, 1],
    parts: [
      ["white", block(-0.4, 0.01, 0.4, 0.98, 0.01), 0.03],
      ["red", block(-0.34, 0.06, 0.04, 0.36), 0.01],
      ["blue", `${block(0.08, 0.06, 0.34, 0.36)} ${block(-0.34, 0.68, -0.06, 0.92)}`, 0.01],
      ["yellow", block(-0.34, 0.4, 0.34, 0.64), 0.01],
      ["leaf", block(-0.02, 0.68, 0.34, 0.92), 0.01],
      ["white", `${disc(-0.2, 0.15, 0.1, 0.06)} ${disc(0.2, 0.47, 0.11, 0.055)} ${disc(0.22, 0.76, 0.09, 0.05)}`, 0.01],
      ["red", "M-.16 .4 L-.1 .46 L0 .42 L-.03 .52 L.05 .58 L-.08 .58 L-.14 .64 L-.18 .57 L-.28 .58 L-.22 .5 Z", 0.01],
      ["skin", `${disc(-0.14, 0.29, 0.055)} ${disc(0.2, 0.26, 0.05)} ${disc(-0.2, 0.8, 0.055)}`, 0.01],
    ],
  },
  /** White lines on blue. */
  blueprint: {
    box: [-0.66, 0.1, 0.66, 1],
    parts: [
      ["main", "M-.64 .14 C-.62 .1 .62 .1 .64 .14 L.64 .94 C.62 1 -.62 1 -.64 .94 Z", 0.04],
      [
        "stroke white",
        "M-.5 .24 L.5 .24 L.5 .84 L-.5 .84 Z M-.1 .24 L-.1 .52 M-.1 .64 L-.1 .84 M-.5 .54 L-.24 .54",
        0.016,
      ],
      ["stroke white", "M-.1 .54 L.18 .54 M.3 .54 L.5 .54 M.3 .54 C.3 .44 .24 .42 .18 .42 M-.42 .3 L-.2 .3", 0.016],
      ["stroke white", "M-.56 .18 L-.56 .9 M.56 .18 L.56 .9", 0.016],
    ],
  },
  lyingsheet0: lyingSheet(0.2),
  lyingsheet1: lyingSheet(0.6),
  lyingsheet2: lyingSheet(1),
  lyingscroll0: lyingScroll(0.17),
  lyingscroll1: lyingScroll(0.5),
  lyingscroll2: lyingScroll(1),
  /** Open with the writing down, like a roof. */
  tentsheet: {
    box: [-1.1, 0.2, 1.1, 1],
    parts: [
      ["main-", "M-1.1 .96 L-.04 .24 L.2 .3 L-.7 1 Z", 0.03],
      ["main", "M-.04 .24 L.2 .2 L1.1 .9 L.86 1 Z", 0.05],
      ["line dark", "M.16 .34 L.94 .92 M.26 .34 L1 .9 M-.2 .42 L-.86 .92", 0.9],
    ],
  },
  /** Spread with both hands: a headline over two pages of columns. */
  newspaperspread: {
    box: [-0.9, 0.04, 0.9, 1],
    parts: [
      ["main-", "M-.86 .12 L0 .06 L.86 .12 L.88 1 L0 .95 L-.88 1 Z", 0.02],
      ["main", "M-.88 .1 L0 .04 L0 .93 L-.9 .98 Z", 0.03],
      ["main+", "M.88 .1 L0 .04 L0 .93 L.9 .98 Z", 0.03],
      ["dark", "M-.8 .16 L-.08 .11 L-.08 .25 L-.8 .3 Z", 0],
      ["metal-", "M-.8 .38 L-.42 .355 L-.42 .63 L-.8 .655 Z M.46 .56 L.8 .58 L.8 .84 L.46 .82 Z", 0],
      ["stroke dark", "M.1 .16 L.8 .21", 0.05],
      [
        "line dark",
        "M-.34 .38 L-.08 .36 M-.34 .46 L-.08 .44 M-.34 .54 L-.08 .52 M-.34 .62 L-.08 .6 M-.8 .74 L-.48 .72 M-.8 .82 L-.48 .8 M-.8 .9 L-.48 .88 M-.36 .72 L-.08 .7 M-.36 .8 L-.08 .78 M-.36 .88 L-.08 .86",
        1.1,
      ],
      [
        "line dark",
        "M.1 .3 L.38 .32 M.1 .38 L.38 .4 M.1 .46 L.38 .48 M.1 .54 L.38 .56 M.1 .62 L.38 .64 M.1 .7 L.38 .72 M.1 .78 L.38 .8 M.46 .32 L.8 .34 M.46 .4 L.8 .42 M.46 .48 L.8 .5",
        1.1,
      ],
    ],
  },
};
