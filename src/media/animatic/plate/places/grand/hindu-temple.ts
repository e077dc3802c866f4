// Design of a temple of India: a many-armed god of dark stone under garlands of marigolds, carved columns, bells, oil lamps.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { bulb, column, disc, lightOf, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, type Space, type Spot } from "../../parts/space.ts";
import { has, type PlateCanvas } from "../../plate-canvas.ts";

export const isHindu = (plate: PlateCanvas): boolean =>
  has(plate, "hindu", "shiva", "ganesh", "ganesha", "krishna", "vishnu", "kali", "durga") ||
  (plate.place.region === "india" && !has(plate, "buddhist", "buddha", "stupa"));

/** Balls of flowers along a line that hangs. */
function paintGarland(space: Space, from: Spot, to: Spot, sag: number): void {
  for (let at = 0; at <= 22; at++) {
    const part = at / 22;
    const y = from[1] + (to[1] - from[1]) * part - sag * Math.sin(part * Math.PI);
    disc(space, lightOf(0.76, 0.16, at % 2 ? 62 : 82), [from[0] + (to[0] - from[0]) * part, y, from[2]], 0.085);
  }
}

export function paintHinduWall(space: Space): void {
  const stone = tone(space, 0.5, 0.06, 52);
  slab(space, shifted(stone, -0.12), [-3.8, 0, 6.99], [7.6, 3.8]);
  for (let tier = 0; tier < 4; tier++)
    slab(
      space,
      shifted(stone, tier % 2 ? 0.08 : 0.02),
      [-1.7 + tier * 0.22, 2.5 + tier * 0.32, 6.9],
      [3.4 - tier * 0.44, 0.3],
    );
  slab(space, tone(space, 0.2, 0.03, 40), [-1.3, 0, 6.88], [2.6, 2.55]);
  shineAt(space, [0, 1.5, 6.8], 1.9, lightOf(0.8, 0.14, 70, 0.5));
  paintGod(space);
  for (const x of [-3.1, -1.75, 1.75, 3.1]) {
    column(space, shifted(stone, 0.06), [x, 0, 6.3], [0.24, 3.8]);
    for (const y of [0.5, 1.2, 1.9, 2.6]) slab(space, shifted(stone, 0.16), [x - 0.31, y, 6.25], [0.62, 0.14]);
  }
  for (const [x, w] of [
    [-3.1, 1.35],
    [-1.75, 3.5],
    [1.75, 1.35],
  ] as const)
    paintGarland(space, [x, 2.75, 6.2], [x + w, 2.75, 6.2], 0.45);
}

/** Seated, with four arms, a tall crown and a halo of flames; his neck is hung with flowers. */
function paintGod(space: Space): void {
  const skin = tone(space, 0.42, 0.09, 255);
  const gold = lightOf(0.76, 0.14, 86);
  block(space, { at: [-0.95, 0, 6.5], size: [1.9, 0.75, 0.3] }, tone(space, 0.5, 0.16, 28));
  disc(space, gold, [0, 1.75, 6.6], [0.85, 0.95]);
  disc(space, tone(space, 0.45, 0.16, 35), [0, 1.75, 6.59], [0.74, 0.84]);
  disc(space, skin, [0, 0.92, 6.45], [0.75, 0.22]);
  disc(space, skin, [0, 1.3, 6.44], [0.32, 0.42]);
  for (const side of [-1, 1]) {
    rod(space, skin, 0.13, [side * 0.26, 1.55, 6.43], [side * 0.62, 1.3, 6.43], [side * 0.6, 1.75, 6.43]);
    rod(space, skin, 0.13, [side * 0.26, 1.5, 6.43], [side * 0.5, 1.1, 6.43], [side * 0.2, 1.05, 6.43]);
    disc(space, gold, [side * 0.6, 1.84, 6.42], 0.1);
  }
  disc(space, skin, [0, 1.9, 6.42], [0.2, 0.25]);
  slab(space, gold, [-0.18, 2.05, 6.41], [0.36, 0.14]);
  slab(space, gold, [-0.11, 2.18, 6.41], [0.22, 0.22]);
  disc(space, lightOf(0.55, 0.2, 27), [0, 1.98, 6.4], 0.035);
  paintGarland(space, [-0.28, 1.68, 6.38], [0.28, 1.68, 6.38], 0.55);
}

export function paintHinduFront(space: Space): void {
  for (const x of [-2.5, -1.15, 1.15, 2.5]) {
    rod(space, tone(space, 0.5, 0.09, 75), 0.03, [x, 3.8, 5.5], [x, 2.5, 5.5]);
    disc(space, lightOf(0.68, 0.12, 80), [x, 2.35, 5.5], [0.17, 0.2]);
    slab(space, lightOf(0.68, 0.12, 80), [x - 0.22, 2.14, 5.5], [0.44, 0.09]);
  }
  block(space, { at: [-1.5, 0, 5.2], size: [3, 0.55, 0.4] }, tone(space, 0.46, 0.06, 52));
  row(-1.3, 0.37, 8, (x) => {
    disc(space, lightOf(0.56, 0.1, 60), [x, 0.6, 5.18], [0.13, 0.05]);
    bulb(space, [x, 0.7, 5.17], 0.045, lightOf(0.95, 0.12, 75));
  });
}
