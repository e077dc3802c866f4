// The outline of the hair on a skull from each side: hairline and volume. The head's own units.

import type { HairStyle } from "../../../core/animatic/looks/hair/hair.ts";
import type { Face } from "./head.ts";
import { type Dot, dots } from "../pen.ts";

interface Cap {
  readonly v: number;
  readonly style: HairStyle;
  readonly fringe: boolean;
}

/** Hairline and skull. `v` pushes the skull's side outwards only. */
export function capOutline(face: Face, cap: Cap): readonly Dot[] {
  if (face.aspect === "back") return backCap(face, cap);
  if (face.aspect === "side") return sideCap(cap);
  return face.aspect === "threequarter" ? turnedCap(cap) : frontCap(face, cap);
}

function frontCap({ wide }: Face, { v, style, fringe }: Cap): readonly Dot[] {
  const w = (x: number) => x * wide;
  const low = style === "cropped" || style === "receding" ? 0.42 : 0.5;
  const outer: readonly Dot[] = dots(
    `${w(-0.372)},${low} ${w(-0.39 - v * 0.7)},0.34 ${w(-0.36 - v * 0.8)},0.14 ${w(-0.21 - v * 0.4)},${0.012 - v * 0.72} 0,${-0.045 - v} ${w(0.21 + v * 0.4)},${0.012 - v * 0.72} ${w(0.36 + v * 0.8)},0.14 ${w(0.39 + v * 0.7)},0.34 ${w(0.372)},${low}`,
  );
  if (style === "receding")
    return [
      ...outer,
      [w(0.325), 0.36],
      [w(0.3), 0.24],
      [w(0.27), 0.12],
      [w(0.17), 0.02],
      [0, -0.03 - v * 0.8],
      [w(-0.17), 0.02],
      [w(-0.27), 0.12],
      [w(-0.3), 0.24],
      [w(-0.325), 0.36],
    ];
  if (fringe)
    return [
      ...outer,
      [w(0.335), 0.42],
      [w(0.29), 0.33],
      [w(0.22), 0.39],
      [w(0.17), 0.345],
      [w(0.08), 0.385],
      [w(0.03), 0.33],
      [w(-0.07), 0.38],
      [w(-0.13), 0.335],
      [w(-0.23), 0.385],
      [w(-0.3), 0.34],
      [w(-0.335), 0.42],
    ];
  return [
    ...outer,
    [w(0.335), 0.4],
    [w(0.31), 0.28],
    [w(0.24), 0.2],
    [w(0.06), 0.175],
    [w(-0.1), 0.165],
    [w(-0.2), 0.2],
    [w(-0.3), 0.3],
    [w(-0.335), 0.4],
  ];
}

function turnedCap({ v, style, fringe }: Cap): readonly Dot[] {
  const skull: readonly Dot[] = dots(
    `0.4,0.66 ${0.43 + v * 0.8},0.5 ${0.45 + v},0.3 ${0.38 + v * 0.8},0.1 ${0.2 + v * 0.4},${-0.02 - v * 0.7} 0,${-0.035 - v} -0.18,${-0.01 - v * 0.7} ${-0.32 - v * 0.4},${0.08 - v * 0.3} ${-0.39 - v * 0.3},0.22`,
  );
  const behind: readonly Dot[] = dots("0.25,0.58 0.262,0.46 0.31,0.45 0.355,0.52 0.355,0.66");
  if (style === "receding")
    return [
      ...skull.slice(0, 4),
      [0.29, 0.07],
      [0.2, 0.13],
      [0.15, 0.23],
      [0.13, 0.34],
      [0.17, 0.43],
      [0.19, 0.52],
      ...behind,
    ];
  if (fringe)
    return [
      ...skull,
      [-0.37, 0.38],
      [-0.24, 0.365],
      [-0.08, 0.35],
      [0.05, 0.37],
      [0.13, 0.42],
      [0.17, 0.5],
      [0.2, 0.58],
      ...behind,
    ];
  return [
    ...skull,
    [-0.37, 0.27],
    [-0.28, 0.19],
    [-0.12, 0.165],
    [0.02, 0.2],
    [0.11, 0.3],
    [0.14, 0.42],
    [0.19, 0.56],
    ...behind,
  ];
}

function sideCap({ v, style, fringe }: Cap): readonly Dot[] {
  const skull: readonly Dot[] = dots(
    `0.27,0.72 ${0.39 + v * 0.3},0.63 ${0.45 + v * 0.8},0.48 ${0.46 + v},0.28 ${0.38 + v * 0.7},0.09 ${0.2 + v * 0.3},${-0.015 - v * 0.7} 0,${-0.035 - v}`,
  );
  const behind: readonly Dot[] = dots("-0.01,0.58 0.015,0.46 0.06,0.44 0.11,0.48 0.13,0.6 0.2,0.7");
  if (style === "receding")
    return [...skull.slice(0, 5), [0.27, 0.1], [0.12, 0.15], [0, 0.22], [-0.06, 0.34], [-0.055, 0.5], ...behind];
  const front: readonly Dot[] = dots(
    `-0.18,${-0.01 - v * 0.8} ${-0.34 - v * 0.3},${0.09 - v * 0.3} ${-0.405 - v * 0.25},0.22`,
  );
  if (fringe)
    return [...skull, ...front, [-0.4, 0.37], [-0.28, 0.36], [-0.16, 0.39], [-0.08, 0.46], [-0.055, 0.56], ...behind];
  return [...skull, ...front, [-0.34, 0.24], [-0.22, 0.26], [-0.13, 0.34], [-0.085, 0.44], [-0.055, 0.56], ...behind];
}

function backCap({ wide }: Face, { v, style }: Cap): readonly Dot[] {
  const w = (x: number) => x * wide;
  const nape = style === "cropped" || style === "receding" ? 0.72 : 0.8;
  const half: readonly Dot[] = dots(
    `${w(0.21)},${0.012 - v * 0.72} ${w(0.35 + v * 0.8)},0.11 ${w(0.39 + v)},0.32 ${w(0.385 + v * 0.5)},0.5 ${w(0.345)},0.64 ${w(0.25)},${nape - 0.02}`,
  );
  const top: Dot = style === "receding" ? [0, 0.1] : [0, -0.045 - v];
  const upper = style === "receding" ? half.slice(1).map(([x, y], at): Dot => (at === 0 ? [x, 0.2] : [x, y])) : half;
  return [top, ...upper, [0, nape + 0.02], ...upper.map(([x, y]): Dot => [-x, y]).toReversed()];
}

/** Points of the skull's side pulled out into tufts. */
export function tufted(cap: readonly Dot[], face: Face): readonly Dot[] {
  const centre = face.aspect === "side" || face.aspect === "threequarter" ? 0.04 : 0;
  return cap.flatMap(([x, y], at): readonly Dot[] => {
    const next = cap[(at + 1) % cap.length] ?? [x, y];
    if (y > 0.36 || next[1] > 0.36 || Math.hypot(x - centre, y - 0.4) < 0.33) return [[x, y]];
    const [mx, my] = [(x + next[0]) / 2, (y + next[1]) / 2];
    return dots(`${x},${y} ${mx + (mx - centre) * 0.22 - 0.02},${my + (my - 0.42) * 0.3}`);
  });
}
