// Details of fields of war and of what was destroyed.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

function rubble(pen: Pen): void {
  for (let stone = 0; stone < 26; stone++) {
    const [x, y, s] = [
      (pen.random() - 0.5) * 1.7,
      pen.random() * 0.26 * (1 - Math.abs(pen.random() - 0.5)),
      0.06 + pen.random() * 0.14,
    ];
    pen.poly(
      pen.own(0.45 + pen.random() * 0.2, 0.02, stone % 4 ? 70 : 35),
      [x - s, y],
      [x - s * 0.6, y + s],
      [x + s * 0.7, y + s * 0.8],
      [x + s, y],
    );
  }
  pen.rod(pen.tone(0.3, 0.03, 40), 0.03, [-0.3, 0.1], [-0.1, 0.66], [0.1, 0.6]);
}

function barricade(pen: Pen): void {
  rubble(pen);
  for (const [x, y, turn] of [
    [-0.5, 0.3, 0.3],
    [0.2, 0.42, -0.25],
    [0.5, 0.25, 0.5],
  ] as const)
    pen.rod(pen.tone(0.46, 0.06, 58), 0.09, [x - 0.45, y - turn], [x + 0.45, y + turn]);
}

function sandbags(pen: Pen): void {
  for (let bag = 0; bag < 15; bag++) {
    const [row, column] = [Math.floor(bag / 5), bag % 5];
    pen.disc(
      shifted(pen.own(0.6, 0.045, 85), (pen.random() - 0.5) * 0.07),
      [-0.72 + column * 0.36 + (row % 2) * 0.16, 0.1 + row * 0.17],
      [0.2, 0.1],
    );
  }
}

function wreck(pen: Pen): void {
  const rust = pen.own(0.52, 0.09, 42);
  pen.poly(
    rust,
    [-0.8, 0.1],
    [-0.78, 0.32],
    [-0.42, 0.38],
    [-0.26, 0.6],
    [0.26, 0.6],
    [0.44, 0.38],
    [0.8, 0.3],
    [0.8, 0.1],
  );
  pen.poly(pen.tone(0.14), [-0.34, 0.38], [-0.22, 0.55], [0, 0.55], [0, 0.38]);
  pen.poly(pen.tone(0.14), [0.05, 0.38], [0.05, 0.55], [0.22, 0.55], [0.34, 0.38]);
  for (const x of [-0.5, 0.48]) pen.disc(pen.tone(0.18), [x, 0.11], [0.15, 0.12]);
  for (let patch = 0; patch < 6; patch++)
    pen.disc(shifted(rust, pen.random() < 0.5 ? -0.08 : 0.08), [-0.6 + patch * 0.24, 0.24], [0.08, 0.05]);
}

function cannon(pen: Pen): void {
  pen.rod(pen.tone(0.24, 0.02, 80), 0.16, [-0.4, 0.3], [0.6, 0.5]);
  pen.disc(pen.tone(0.44, 0.05, 58), [-0.1, 0.22], 0.24);
  pen.disc(pen.tone(0.3, 0.04, 58), [-0.1, 0.22], 0.06);
}

export const WAR_DETAILS = {
  ...{ rubble, barricade, sandbags, wreck, cannon },
} as const satisfies Readonly<Record<string, DetailPainter>>;
