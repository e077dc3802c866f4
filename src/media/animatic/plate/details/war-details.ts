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

/** Half a fuselage with its tail up, a torn end, a wing in the ground, smoke. */
function planeWreck(pen: Pen): void {
  for (let puff = 0; puff < 20; puff++)
    pen.disc(
      { ...pen.tone(0.32, 0.01, 60), alpha: 0.32 },
      [-0.75 + puff * 0.02, 0.3 + puff * 0.08],
      0.1 + puff * 0.016,
    );
  const shell = pen.own(0.92, 0.008, 230);
  pen.poly(pen.tone(0.6, 0.01, 240), [0.1, 0.16], [0.5, 0.62], [0.66, 0.6], [0.44, 0.12]);
  pen.poly(shell, [-0.85, 0.02], [-0.9, 0.4], [0.5, 0.44], [0.95, 0.36], [0.98, 0.3], [0.4, 0.02]);
  pen.poly(shifted(shell, -0.12), [-0.85, 0.02], [-0.87, 0.14], [0.62, 0.14], [0.4, 0.02]);
  pen.poly(pen.tone(0.5, 0.17, 27), [0.5, 0.42], [0.72, 0.92], [0.98, 0.92], [0.95, 0.35]);
  pen.poly(pen.tone(0.5, 0.17, 27), [-0.89, 0.3], [-0.89, 0.34], [0.8, 0.36], [0.88, 0.32]);
  for (let pane = 0; pane < 9; pane++) pen.disc(pen.tone(0.2, 0.02, 250), [-0.66 + pane * 0.14, 0.25], [0.03, 0.045]);
  pen.poly(
    pen.tone(0.12),
    [-0.98, 0.06],
    [-0.84, 0.16],
    [-0.96, 0.22],
    [-0.83, 0.3],
    [-0.93, 0.42],
    [-0.8, 0.42],
    [-0.78, 0.02],
  );
}

/** A hull that leans, broken amidships, its masts bare. */
function shipWreck(pen: Pen): void {
  const wood = pen.own(0.44, 0.05, 55);
  for (const [x, y, top, lean] of [
    [-0.3, 0.5, 1.2, 0.2],
    [0.3, 0.56, 1.36, 0.3],
  ] as const) {
    pen.rod(shifted(wood, -0.1), 0.05, [x, y], [x + lean, top]);
    pen.rod(
      shifted(wood, -0.1),
      0.03,
      [x + lean * 0.6 - 0.24, top * 0.84 - 0.06],
      [x + lean * 0.6 + 0.22, top * 0.84 + 0.02],
    );
  }
  pen.poly(wood, [-1.05, 0.72], [-0.9, 0.52], [-0.1, 0.42], [-0.02, 0.3], [-0.14, 0], [-0.7, 0], [-0.9, 0.24]);
  pen.poly(wood, [0.04, 0], [0.1, 0.36], [0.22, 0.46], [0.86, 0.62], [1.04, 0.9], [0.98, 0.4], [0.78, 0]);
  pen.poly(pen.tone(0.16, 0.02, 60), [-0.14, 0], [-0.02, 0.3], [-0.1, 0.4], [-0.2, 0.2], [-0.26, 0]);
  for (let plank = 1; plank < 4; plank++) {
    pen.rod(shifted(wood, -0.09), 0.018, [-0.92 + plank * 0.05, 0.5 - plank * 0.12], [-0.1, 0.42 - plank * 0.1]);
    pen.rod(shifted(wood, -0.09), 0.018, [0.12, 0.42 - plank * 0.1], [0.94, 0.6 - plank * 0.13]);
  }
  for (const [x, y] of [
    [-0.66, 0.34],
    [-0.4, 0.3],
    [0.4, 0.36],
    [0.66, 0.42],
  ] as const)
    pen.disc(pen.tone(0.14), [x, y], 0.045);
}

function cannon(pen: Pen): void {
  pen.rod(pen.tone(0.24, 0.02, 80), 0.16, [-0.4, 0.3], [0.6, 0.5]);
  pen.disc(pen.tone(0.44, 0.05, 58), [-0.1, 0.22], 0.24);
  pen.disc(pen.tone(0.3, 0.04, 58), [-0.1, 0.22], 0.06);
}

export const WAR_DETAILS = {
  ...{ rubble, barricade, sandbags, wreck, cannon },
  plane_wreck: planeWreck,
  ship_wreck: shipWreck,
} as const satisfies Readonly<Record<string, DetailPainter>>;
