// Flags and banners on poles, a house of snow blocks and an open grave: each stands on the ground.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Pen } from "./pen.ts";

/** Two poles with cloth that hangs or flies. */
function standards(pen: Pen): void {
  for (const [x, tall, hue] of [
    [-0.35, 1.5, 27],
    [0.4, 1.3, 255],
  ] as const) {
    const cloth = pen.own(0.54, 0.17, hue);
    pen.rod(pen.tone(0.42, 0.05, 60), 0.05, [x, 0], [x, tall]);
    pen.disc(pen.tone(0.72, 0.11, 85), [x, tall + 0.02], 0.045);
    const fly = pen.plate.place.windy ? 0.12 : 0;
    pen.poly(
      cloth,
      [x + 0.02, tall - 0.06],
      [x + 0.3, tall - 0.1 + fly],
      [x + 0.62, tall - 0.05 + fly],
      [x + 0.6, tall - 0.5 + fly],
      [x + 0.28, tall - 0.56 + fly],
      [x + 0.02, tall - 0.5],
    );
    pen.poly(
      shifted(cloth, 0.14),
      [x + 0.02, tall - 0.22],
      [x + 0.62, tall - 0.2 + fly],
      [x + 0.61, tall - 0.34 + fly],
      [x + 0.02, tall - 0.36],
    );
  }
}

function igloo(pen: Pen): void {
  const snow = pen.tone(0.95, 0.014, 230);
  pen.disc(snow, [0, 0.05], [0.8, 0.72]);
  pen.box(pen.tone(0.9, 0.016, 230), [-0.95, -0.1, 1.9, 0.1]);
  for (const y of [0.18, 0.36, 0.54]) {
    const half = 0.8 * Math.sqrt(1 - (y / 0.8) ** 2);
    pen.rod(shifted(snow, -0.12), 0.02, [-half, y], [half, y]);
    for (let brick = -3; brick <= 3; brick++)
      pen.rod(
        shifted(snow, -0.12),
        0.016,
        [half * (brick / 3.6) + ((y * 10) % 2 ? 0.06 : 0), y],
        [half * (brick / 3.9), y + 0.17],
      );
  }
  pen.disc(shifted(snow, -0.05), [0.34, 0.02], [0.34, 0.42]);
  pen.disc(pen.tone(0.2, 0.04, 250), [0.4, 0.02], [0.22, 0.3]);
}

/** A pit with the earth beside it. */
function openGrave(pen: Pen): void {
  const earth = pen.tone(0.4, 0.06, 55);
  pen.disc(earth, [0.75, 0.08], [0.5, 0.26]);
  pen.disc(shifted(earth, 0.05), [0.68, 0.12], [0.34, 0.18]);
  pen.poly(pen.tone(0.62, 0.02, 90), [-0.75, 0.02], [0.3, 0.02], [0.42, -0.26], [-0.86, -0.26]);
  pen.poly(pen.tone(0.1, 0.02, 60), [-0.7, 0], [0.26, 0], [0.36, -0.23], [-0.8, -0.23]);
  pen.poly(shifted(earth, -0.12), [-0.7, 0], [0.26, 0], [0.24, -0.07], [-0.7, -0.07]);
}

/** Small houses of boards in stripes, side by side. */
function beachHuts(pen: Pen): void {
  for (const [x, hue] of [
    [-0.75, 27],
    [-0.25, 250],
    [0.25, 90],
  ] as const) {
    for (let stripe = 0; stripe < 6; stripe++)
      pen.box(stripe % 2 ? pen.tone(0.96, 0.01, 90) : pen.own(0.64, 0.15, hue), [x + stripe * 0.075, 0, 0.075, 0.62]);
    pen.poly(pen.tone(0.5, 0.12, hue), [x - 0.05, 0.6], [x + 0.225, 0.9], [x + 0.5, 0.6]);
    pen.box(pen.tone(0.4, 0.08, 55), [x + 0.14, 0, 0.17, 0.44]);
  }
}

export const CLOTH_DETAILS = {
  standards,
  igloo,
  beach_huts: beachHuts,
  open_grave: openGrave,
} as const satisfies Readonly<Record<string, (pen: Pen) => void>>;
