// Plants that stand in beds and fields: stalks with heads, blades, canes.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

function mushrooms(pen: Pen): void {
  for (const [x, h, hue] of [
    [-0.3, 0.5, 25],
    [0.12, 0.85, 25],
    [0.46, 0.36, 60],
  ] as const) {
    pen.poly(pen.tone(0.88, 0.03, 85), [x - 0.06, 0], [x - 0.04, h], [x + 0.04, h], [x + 0.07, 0]);
    const cap = pen.own(0.56, 0.17, hue);
    pen.poly(
      cap,
      [x - 0.26, h * 0.86],
      [x - 0.18, h * 1.08],
      [x, h * 1.18],
      [x + 0.18, h * 1.08],
      [x + 0.26, h * 0.86],
    );
    for (const dx of [-0.12, 0, 0.12])
      pen.disc(pen.tone(0.95, 0.01, 90), [x + dx, h * (1.02 - Math.abs(dx))], [0.035, 0.025]);
  }
}

/** Stalks in a bed, with heads of a colour. */
const flowers =
  (hues: readonly number[], tall = 0.5): DetailPainter =>
  (pen) => {
    for (let stalk = 0; stalk < 46; stalk++) {
      const [x, h] = [(pen.random() - 0.5) * 1.7, tall * (0.5 + pen.random() * 0.5)];
      pen.rod(pen.tone(0.46, 0.09, 135), 0.02, [x, 0], [x + 0.03, h]);
      pen.disc(pen.own(0.72, 0.16, hues[stalk % hues.length] ?? 20), [x + 0.03, h], 0.045);
    }
  };

function sunflowers(pen: Pen): void {
  for (let stalk = 0; stalk < 9; stalk++) {
    const [x, h] = [(stalk - 4) * 0.2, 0.7 + pen.random() * 0.3];
    pen.rod(pen.tone(0.46, 0.1, 135), 0.03, [x, 0], [x, h]);
    pen.poly(pen.tone(0.5, 0.11, 135), [x, h * 0.5], [x + 0.16, h * 0.6], [x, h * 0.4]);
    for (let leaf = 0; leaf < 10; leaf++)
      pen.disc(pen.tone(0.84, 0.17, 90), [x + Math.cos(leaf * 0.628) * 0.1, h + Math.sin(leaf * 0.628) * 0.1], 0.045);
    pen.disc(pen.tone(0.35, 0.06, 50), [x, h], 0.075);
  }
}

function reeds(pen: Pen): void {
  for (let stalk = 0; stalk < 22; stalk++) {
    const [x, h, lean] = [(pen.random() - 0.5) * 1.2, 0.5 + pen.random() * 0.5, (pen.random() - 0.4) * 0.2];
    pen.rod(pen.tone(0.5, 0.08, 115), 0.018, [x, 0], [x + lean, h]);
    if (stalk % 3 === 0) pen.rod(pen.tone(0.38, 0.06, 50), 0.05, [x + lean * 0.85, h * 0.82], [x + lean, h]);
  }
}

/** Plates of grass or corn that stand upright. */
const blades =
  (light: number, chroma: number, hue: number): DetailPainter =>
  (pen) => {
    for (let blade = 0; blade < 50; blade++) {
      const [x, h] = [(pen.random() - 0.5) * 2, 0.4 + pen.random() * 0.6];
      pen.rod(
        shifted(pen.own(light, chroma, hue), (pen.random() - 0.5) * 0.14),
        0.025,
        [x, 0],
        [x + (pen.random() - 0.3) * 0.2, h],
      );
    }
  };

function bamboo(pen: Pen): void {
  for (let cane = 0; cane < 7; cane++) {
    const [x, h] = [(cane - 3) * 0.13 + pen.random() * 0.06, 1.2 + pen.random() * 0.4];
    const green = shifted(pen.own(0.6, 0.1, 128), (pen.random() - 0.5) * 0.12);
    pen.rod(green, 0.06, [x, 0], [x + 0.04, h]);
    for (let joint = 1; joint < 7; joint++)
      pen.rod(shifted(green, -0.1), 0.015, [x - 0.03, joint * 0.2], [x + 0.05, joint * 0.2]);
    for (let leaf = 0; leaf < 5; leaf++) {
      const [lx, ly] = [x + (pen.random() - 0.5) * 0.3, h * (0.6 + 0.4 * pen.random())];
      pen.poly(shifted(green, -0.04), [lx, ly], [lx + 0.18, ly - 0.1], [lx + 0.06, ly - 0.05]);
    }
  }
}

export const PLANT_DETAILS = {
  ...{ mushrooms, sunflowers, reeds, bamboo },
  flowers: flowers([20, 350, 90, 300]),
  roses: flowers([18, 10], 0.7),
  poppies: flowers([28]),
  lavender: flowers([300], 0.6),
  tulips: flowers([20, 90, 330]),
  marigolds: flowers([70, 60], 0.4),
  tall_grass: blades(0.68, 0.1, 95),
  corn: blades(0.55, 0.11, 125),
  wheat: blades(0.76, 0.11, 85),
} as const satisfies Readonly<Record<string, DetailPainter>>;
