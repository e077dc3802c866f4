// What a city or a country is known by, at the horizon: in parts of its own height. None stands there before it was built.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Point } from "../../paint/canvas.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

const since =
  (year: number, paint: DetailPainter): DetailPainter =>
  (pen) => {
    if (pen.plate.place.year >= year) paint(pen);
  };

/** Both sides of an outline whose right one is given from the foot up. */
const mirrored = (right: readonly Point[]): readonly Point[] => [
  ...right,
  ...right.toReversed().map(([x, y]): Point => [-x, y]),
];

function eiffel(pen: Pen): void {
  const iron = pen.own(0.42, 0.04, 55);
  for (const side of [-1, 1])
    pen.poly(
      iron,
      [side * 0.36, 0],
      [side * 0.22, 0],
      [side * 0.1, 0.3],
      [side * 0.04, 0.56],
      [side * 0.09, 0.56],
      [side * 0.18, 0.3],
    );
  pen.poly(
    iron,
    ...mirrored([
      [0.07, 0.55],
      [0.022, 1.05],
    ]),
  );
  pen.rod(iron, 0.014, [0, 1.04], [0, 1.22]);
  for (const [y, half] of [
    [0.26, 0.22],
    [0.53, 0.12],
    [1.02, 0.04],
  ] as const)
    pen.box(shifted(iron, -0.05), [-half, y, 2 * half, 0.045]);
  pen.poly(
    iron,
    [-0.22, 0.02],
    [-0.13, 0.2],
    [0, 0.26],
    [0.13, 0.2],
    [0.22, 0.02],
    [0.17, 0.02],
    [0.1, 0.16],
    [0, 0.21],
    [-0.1, 0.16],
    [-0.17, 0.02],
  );
}

function bigBen(pen: Pen): void {
  const stone = pen.own(0.6, 0.05, 75);
  pen.box(shifted(stone, -0.05), [0.1, 0, 1.1, 0.3]);
  for (let spike = 0; spike < 8; spike++) pen.box(shifted(stone, -0.08), [0.16 + spike * 0.14, 0.28, 0.03, 0.1]);
  pen.box(stone, [-0.1, 0, 0.22, 0.8]);
  pen.disc(pen.tone(0.95, 0.03, 90), [0.01, 0.7], 0.085);
  pen.rod(pen.tone(0.2), 0.014, [0.01, 0.76], [0.01, 0.7], [0.05, 0.68]);
  pen.box(shifted(stone, 0.06), [-0.12, 0.79, 0.26, 0.1]);
  pen.poly(pen.tone(0.36, 0.03, 230), [-0.12, 0.89], [0.01, 1.2], [0.14, 0.89]);
}

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

function colosseum(pen: Pen): void {
  const stone = pen.own(0.74, 0.05, 70);
  pen.poly(stone, [-0.9, 0], [-0.86, 0.62], [-0.3, 0.72], [0.12, 0.7], [0.3, 0.5], [0.82, 0.46], [0.9, 0]);
  for (const [row, from, to] of [
    [0, -0.82, 0.84],
    [1, -0.8, 0.8],
    [2, -0.78, 0.12],
  ] as const)
    for (let x = from; x < to; x += 0.15) {
      pen.box(shifted(stone, -0.3), [x, 0.05 + row * 0.21, 0.08, 0.1]);
      pen.disc(shifted(stone, -0.3), [x + 0.04, 0.15 + row * 0.21], 0.04);
    }
}

function liberty(pen: Pen): void {
  const copper = pen.own(0.66, 0.07, 170);
  pen.poly(pen.tone(0.66, 0.03, 75), [-0.22, 0], [-0.15, 0.4], [0.15, 0.4], [0.22, 0]);
  pen.poly(copper, [-0.12, 0.4], [-0.09, 0.78], [0.09, 0.78], [0.13, 0.4]);
  pen.rod(copper, 0.06, [0.07, 0.76], [0.15, 1.02]);
  pen.rod(copper, 0.06, [-0.08, 0.74], [-0.13, 0.62]);
  pen.box(copper, [-0.2, 0.58, 0.08, 0.12]);
  pen.disc(copper, [0, 0.85], 0.06);
  for (const dx of [-0.1, -0.05, 0, 0.05, 0.1]) pen.rod(copper, 0.014, [dx * 0.5, 0.89], [dx, 0.98]);
  pen.disc({ light: 0.86, chroma: 0.14, hue: 80 }, [0.155, 1.06], [0.03, 0.06]);
}

function goldenGate(pen: Pen): void {
  const red = pen.own(0.52, 0.17, 33);
  pen.box(red, [-2.2, 0.24, 4.4, 0.05]);
  for (const x of [-0.75, 0.75]) {
    for (const dx of [-0.08, 0.05]) pen.box(red, [x + dx, 0, 0.04, 1]);
    for (const y of [0.42, 0.6, 0.78, 0.94]) pen.box(red, [x - 0.08, y, 0.17, 0.04]);
  }
  const sag = Array.from({ length: 13 }, (_, at): Point => [-0.75 + at * 0.125, 0.34 + 0.64 * ((at - 6) / 6) ** 2]);
  pen.rod(red, 0.022, [-2.2, 0.3], ...sag, [2.2, 0.3]);
  for (const [x, y] of sag) pen.rod(red, 0.008, [x, y], [x, 0.26]);
}

function operaShells(pen: Pen): void {
  const white = pen.own(0.96, 0.008, 90);
  pen.box(pen.tone(0.6, 0.04, 50), [-1, 0, 2, 0.12]);
  for (const [x, s] of [
    [-0.72, 0.4],
    [-0.36, 0.62],
    [0.06, 0.8],
    [0.5, 0.56],
  ] as const) {
    pen.poly(white, [x - 0.3 * s, 0.1], [x - 0.22 * s, 0.1 + 0.5 * s], [x + 0.34 * s, 0.1 + s], [x + 0.42 * s, 0.1]);
    pen.poly(shifted(white, -0.12), [x + 0.34 * s, 0.1 + s], [x + 0.42 * s, 0.1], [x + 0.16 * s, 0.1]);
  }
}

function christOnPeak(pen: Pen): void {
  const rock = pen.own(0.46, 0.06, 150);
  pen.poly(
    rock,
    [-1.1, 0],
    [-0.6, 0.2],
    [-0.28, 0.62],
    [-0.05, 0.74],
    [0.06, 0.74],
    [0.3, 0.5],
    [0.56, 0.28],
    [1.1, 0],
  );
  const stone = pen.tone(0.93, 0.01, 90);
  pen.box(stone, [-0.03, 0.74, 0.06, 0.28]);
  pen.box(stone, [-0.17, 0.91, 0.34, 0.045]);
  pen.disc(stone, [0, 1.05], 0.035);
}

function fuji(pen: Pen): void {
  const rock = pen.own(0.5, 0.06, 260);
  pen.poly(rock, [-1.5, 0], [-0.7, 0.34], [-0.16, 0.84], [0.16, 0.84], [0.7, 0.34], [1.5, 0]);
  pen.poly(
    pen.tone(0.97, 0.008, 240),
    [-0.42, 0.6],
    [-0.16, 0.84],
    [0.16, 0.84],
    [0.42, 0.6],
    [0.28, 0.63],
    [0.18, 0.54],
    [0.04, 0.64],
    [-0.12, 0.53],
    [-0.26, 0.64],
  );
}

function parthenon(pen: Pen): void {
  const stone = pen.own(0.88, 0.03, 80);
  pen.poly(pen.tone(0.62, 0.04, 80), [-1.1, 0], [-0.86, 0.32], [0.8, 0.34], [1.1, 0]);
  pen.box(stone, [-0.6, 0.32, 1.2, 0.05]);
  for (let at = 0; at < 8; at++) pen.box(stone, [-0.56 + at * 0.15, 0.36, 0.065, 0.28]);
  pen.box(stone, [-0.62, 0.64, 1.24, 0.07]);
  pen.poly(shifted(stone, -0.05), [-0.64, 0.71], [0, 0.9], [0.64, 0.71]);
}

function brandenburgGate(pen: Pen): void {
  const stone = pen.own(0.74, 0.04, 78);
  for (let at = 0; at < 6; at++) pen.box(stone, [-0.7 + at * 0.266, 0, 0.1, 0.56]);
  pen.box(stone, [-0.76, 0.55, 1.52, 0.17]);
  pen.box(shifted(stone, -0.06), [-0.4, 0.71, 0.8, 0.08]);
  const bronze = pen.tone(0.5, 0.07, 165);
  pen.box(bronze, [-0.16, 0.79, 0.3, 0.07]);
  for (const x of [-0.14, -0.04, 0.06]) pen.rod(bronze, 0.035, [x, 0.8], [x - 0.05, 0.95]);
  pen.rod(bronze, 0.05, [0.12, 0.82], [0.13, 1.05]);
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

export const LANDMARK_DETAILS = {
  ...{ taj, colosseum, fuji, parthenon, stupa, mission },
  eiffel_tower: since(1888, eiffel),
  big_ben: since(1858, bigBen),
  onion_domes: onionDomes,
  liberty: since(1886, liberty),
  golden_gate: since(1936, goldenGate),
  opera_shells: since(1970, operaShells),
  christ_on_peak: since(1931, christOnPeak),
  brandenburg_gate: since(1791, brandenburgGate),
  mud_mosque: mudMosque,
} as const satisfies Readonly<Record<string, DetailPainter>>;
