// What a city or a country is known by, at the horizon: in parts of its own height. None stands there before it was built.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Point } from "../../paint/canvas.ts";
import type { Pen } from "./pen.ts";
import { mirrored, SACRED_LANDMARKS } from "./sacred-landmarks.ts";

type DetailPainter = (pen: Pen) => void;

const since =
  (year: number, paint: DetailPainter): DetailPainter =>
  (pen) => {
    if (pen.plate.place.year >= year) paint(pen);
  };

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

/** On arches, from bank to bank. */
function riverBridge(pen: Pen): void {
  const steel = pen.own(0.46, 0.03, 250);
  pen.box(steel, [-2.4, 0.56, 4.8, 0.09]);
  for (let post = 0; post < 24; post++) pen.box(shifted(steel, -0.05), [-2.36 + post * 0.2, 0.64, 0.025, 0.09]);
  pen.rod(steel, 0.025, [-2.4, 0.73], [2.4, 0.73]);
  for (const x of [-1.6, 0, 1.6]) {
    const arch = Array.from({ length: 11 }, (_, at): Point => [
      x - 0.72 + at * 0.144,
      0.56 - 0.5 * ((at - 5) / 5) ** 2,
    ]);
    pen.rod(steel, 0.05, ...arch);
    for (const [at, y] of arch) pen.rod(steel, 0.018, [at, y], [at, 0.58]);
  }
  for (const x of [-2.4, -0.8, 0.8, 2.4]) pen.box(pen.tone(0.6, 0.02, 80), [x - 0.1, -0.06, 0.2, 0.64]);
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

export const LANDMARK_DETAILS = {
  ...SACRED_LANDMARKS,
  ...{ colosseum, fuji },
  river_bridge: riverBridge,
  eiffel_tower: since(1888, eiffel),
  big_ben: since(1858, bigBen),
  liberty: since(1886, liberty),
  golden_gate: since(1936, goldenGate),
  opera_shells: since(1970, operaShells),
  christ_on_peak: since(1931, christOnPeak),
  brandenburg_gate: since(1791, brandenburgGate),
} as const satisfies Readonly<Record<string, DetailPainter>>;
