// Temples, churches, mosques and tombs that a country is known by, at the horizon: in parts of their own height.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Point } from "../../paint/canvas.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

/** Both sides of an outline whose right one is given from the foot up. */
export const mirrored = (right: readonly Point[]): readonly Point[] => [
  ...right,
  ...right.toReversed().map(([x, y]): Point => [-x, y]),
];

/** The outline of a swelling dome of a width, from its foot. */
const onion = (x: number, y: number, half: number): readonly Point[] =>
  mirrored([
    [0.72, 0],
    [1, 0.45],
    [0.86, 0.95],
    [0.4, 1.4],
    [0.06, 2.1],
  ]).map(([dx, dy]): Point => [x + dx * half, y + dy * half]);

function onionDomes(pen: Pen): void {
  for (const [x, h, half, hue] of [
    [-0.52, 0.46, 0.12, 145],
    [0.54, 0.42, 0.12, 255],
    [-0.27, 0.62, 0.12, 25],
    [0.28, 0.58, 0.13, 85],
    [0, 0.84, 0.13, 50],
  ] as const) {
    pen.box(pen.tone(0.56, 0.14, 32), [x - half * 0.9, 0, half * 1.8, h]);
    pen.box(pen.tone(0.95, 0.01, 90), [x - half * 0.9, h - 0.08, half * 1.8, 0.04]);
    pen.poly(pen.tone(0.62, 0.15, hue), ...onion(x, h, half));
    for (const y of [0.5, 1])
      pen.box(pen.tone(0.92, 0.03, 95), [x - half * 0.85, h + y * half, half * 1.7, half * 0.16]);
    pen.rod(pen.tone(0.78, 0.13, 88), 0.014, [x, h + half * 2], [x, h + half * 2 + 0.12]);
  }
}

function taj(pen: Pen): void {
  const marble = pen.own(0.94, 0.015, 80);
  for (const x of [-0.78, 0.78]) {
    pen.box(shifted(marble, -0.05), [x - 0.04, 0, 0.08, 0.74]);
    pen.poly(marble, ...onion(x, 0.74, 0.055));
  }
  pen.box(shifted(marble, -0.03), [-0.95, 0, 1.9, 0.09]);
  pen.box(marble, [-0.5, 0.08, 1, 0.4]);
  for (const x of [-0.36, 0.36]) pen.poly(shifted(marble, -0.04), ...onion(x, 0.47, 0.1));
  pen.poly(marble, ...onion(0, 0.48, 0.25));
  pen.rod(pen.tone(0.75, 0.12, 85), 0.016, [0, 1], [0, 1.12]);
  for (const [x, w, h] of [
    [-0.1, 0.2, 0.3],
    [-0.42, 0.13, 0.16],
    [0.29, 0.13, 0.16],
  ] as const) {
    pen.box(pen.tone(0.55, 0.03, 250), [x, 0.09, w, h * 0.75]);
    pen.poly(pen.tone(0.55, 0.03, 250), [x, 0.09 + h * 0.74], [x + w / 2, 0.09 + h], [x + w, 0.09 + h * 0.74]);
  }
}

function parthenon(pen: Pen): void {
  const stone = pen.own(0.88, 0.03, 80);
  pen.poly(pen.tone(0.62, 0.04, 80), [-1.1, 0], [-0.86, 0.32], [0.8, 0.34], [1.1, 0]);
  pen.box(stone, [-0.6, 0.32, 1.2, 0.05]);
  for (let at = 0; at < 8; at++) pen.box(stone, [-0.56 + at * 0.15, 0.36, 0.065, 0.28]);
  pen.box(stone, [-0.62, 0.64, 1.24, 0.07]);
  pen.poly(shifted(stone, -0.05), [-0.64, 0.71], [0, 0.9], [0.64, 0.71]);
}

/** A white dome on steps, a square with eyes on it, a golden spire. */
function stupa(pen: Pen): void {
  const [white, gold] = [pen.own(0.95, 0.01, 90), pen.tone(0.78, 0.14, 86)];
  for (const [half, y] of [
    [0.9, 0],
    [0.7, 0.1],
  ] as const)
    pen.box(shifted(white, -0.06), [-half, y, 2 * half, 0.11]);
  pen.disc(white, [0, 0.2], [0.5, 0.36]);
  pen.box(gold, [-0.17, 0.52, 0.34, 0.18]);
  for (const x of [-0.08, 0.08]) pen.disc(pen.tone(0.2), [x, 0.62], [0.04, 0.02]);
  for (let ring = 0; ring < 7; ring++)
    pen.box(ring % 2 ? shifted(gold, -0.08) : gold, [
      -0.13 + ring * 0.017,
      0.7 + ring * 0.055,
      0.26 - ring * 0.034,
      0.055,
    ]);
  pen.rod(gold, 0.02, [0, 1.08], [0, 1.2]);
}

/** The white front of a church of Latin America: two bell towers and a curved gable. */
function mission(pen: Pen): void {
  const wall = pen.own(0.93, 0.03, 85);
  pen.box(wall, [-0.3, 0, 0.6, 0.5]);
  pen.poly(wall, [-0.3, 0.5], [-0.22, 0.62], [-0.1, 0.64], [0, 0.76], [0.1, 0.64], [0.22, 0.62], [0.3, 0.5]);
  for (const x of [-0.42, 0.42]) {
    pen.box(shifted(wall, -0.04), [x - 0.14, 0, 0.28, 0.74]);
    pen.box(pen.tone(0.4, 0.04, 60), [x - 0.055, 0.5, 0.11, 0.13]);
    pen.disc(pen.tone(0.4, 0.04, 60), [x, 0.63], 0.055);
    pen.disc(pen.tone(0.6, 0.12, 45), [x, 0.74], [0.13, 0.14]);
    pen.rod(pen.tone(0.35), 0.016, [x, 0.86], [x, 1]);
  }
  pen.box(pen.tone(0.36, 0.07, 45), [-0.09, 0, 0.18, 0.2]);
  pen.disc(pen.tone(0.36, 0.07, 45), [0, 0.2], 0.09);
  pen.disc(pen.tone(0.5, 0.08, 230), [0, 0.42], 0.06);
}

/** Steps of stone with a stair in the middle and a house on top. */
function stepPyramid(pen: Pen): void {
  const stone = pen.own(0.64, 0.04, 75);
  for (let tier = 0; tier < 6; tier++)
    pen.box(shifted(stone, tier % 2 ? 0.05 : -0.02), [-1 + tier * 0.14, tier * 0.12, 2 - tier * 0.28, 0.125]);
  pen.poly(shifted(stone, 0.12), [-0.2, 0], [-0.12, 0.72], [0.12, 0.72], [0.2, 0]);
  for (let y = 0.04; y < 0.7; y += 0.07)
    pen.rod(shifted(stone, -0.08), 0.012, [-0.19 + y * 0.1, y], [0.19 - y * 0.1, y]);
  pen.box(stone, [-0.2, 0.72, 0.4, 0.2]);
  pen.box(shifted(stone, -0.35), [-0.06, 0.72, 0.12, 0.13]);
  pen.box(pen.tone(0.5, 0.15, 30), [-0.24, 0.9, 0.48, 0.06]);
}

/** A mosque of clay with beams that stand out of its towers. */
function mudMosque(pen: Pen): void {
  const clay = pen.own(0.64, 0.075, 62);
  pen.box(clay, [-0.9, 0, 1.8, 0.42]);
  for (const [x, h] of [
    [-0.55, 0.78],
    [0, 1],
    [0.55, 0.78],
  ] as const) {
    pen.poly(clay, [x - 0.17, 0], [x - 0.13, h - 0.12], [x, h], [x + 0.13, h - 0.12], [x + 0.17, 0]);
    for (let y = 0.2; y < h - 0.15; y += 0.14)
      for (const dx of [-0.1, 0, 0.1]) pen.rod(pen.tone(0.34, 0.05, 55), 0.02, [x + dx - 0.03, y], [x + dx + 0.03, y]);
  }
  for (let tooth = 0; tooth < 9; tooth++)
    pen.poly(clay, [-0.9 + tooth * 0.2, 0.4], [-0.8 + tooth * 0.2, 0.52], [-0.7 + tooth * 0.2, 0.4]);
}

export const SACRED_LANDMARKS = {
  ...{ taj, parthenon, stupa, mission },
  onion_domes: onionDomes,
  mud_mosque: mudMosque,
  step_pyramid: stepPyramid,
} as const satisfies Readonly<Record<string, DetailPainter>>;
