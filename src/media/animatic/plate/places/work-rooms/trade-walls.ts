// Walls of shops that are told by what hangs or stands there: shoes, jewels, cakes, clocks, tools, cages and tanks, rifles, pledges, jars.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { disc, lightOf, ring, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, type Space, type Spot } from "../../parts/space.ts";
import type { Fill } from "../../plate-canvas.ts";

export type WallTrade =
  | "records"
  | "shoes"
  | "jewels"
  | "bottles"
  | "cakes"
  | "clocks"
  | "hats"
  | "tools"
  | "jars"
  | "cages"
  | "arms"
  | "pledges";

export function isOnWall(trade: string): trade is WallTrade {
  return Object.hasOwn(ROWS, trade);
}

export function paintTrade(space: Space, trade: WallTrade): void {
  const wood = space.plate.palette.wood;
  const back = trade === "jewels" ? tone(space, 0.36, 0.08, 350) : shifted(wood, -0.1);
  for (const x of [-2.85, 0.6]) slab(space, back, [x, 0, 5.5], [2.3, 2.4]);
  for (const x of [-2.75, 0.7])
    for (const y of [0.15, 0.88, 1.6]) {
      if (trade !== "arms") slab(space, shifted(wood, 0.06), [x - 0.1, y - 0.06, 5.48], [2.3, 0.06]);
      ROWS[trade](space, x, y);
    }
}

/** An ivory neck and shoulders with a chain of gold and its stone. */
function bust(space: Space, [x, y, z]: Spot): void {
  const ivory = lightOf(0.92, 0.02, 85);
  face(
    space,
    ivory,
    [x - 0.08, y + 0.56, z],
    [x + 0.08, y + 0.56, z],
    [x + 0.22, y + 0.05, z],
    [x - 0.22, y + 0.05, z],
  );
  disc(space, ivory, [x, y + 0.12, z - 0.005], [0.23, 0.12]);
  rod(
    space,
    lightOf(0.72, 0.15, 85),
    0.04,
    ...[-0.11, -0.07, 0, 0.07, 0.11].map((dx): Spot => [x + dx, y + 0.16 + 22 * dx * dx, z - 0.01]),
  );
  disc(space, lightOf(0.6, 0.18, 200), [x, y + 0.12, z - 0.02], 0.055);
}

const ROWS: Readonly<Record<WallTrade, (space: Space, x: number, y: number) => void>> = {
  records: (space, x, y) =>
    row(x + 0.02, 0.52, 4, (at, one) => {
      const hue = (one * 83 + Math.round(y * 10) * 47 + space.plate.place.hue) % 360;
      disc(space, lightOf(0.1, 0.01, 250), [at + 0.38, y + 0.28, 5.46], 0.2);
      slab(space, tone(space, 0.6, 0.17, hue), [at, y + 0.04, 5.45], [0.44, 0.46]);
      disc(space, tone(space, 0.85, 0.12, hue + 140), [at + 0.22, y + 0.28, 5.44], 0.13);
      slab(space, tone(space, 0.95, 0.01, 90), [at + 0.06, y + 0.09, 5.43], [0.3, 0.04]);
    }),
  shoes: (space, x, y) =>
    row(x, 0.7, 3, (at, one) => {
      const tint = tone(
        space,
        [0.34, 0.62, 0.5][(one + Math.round(y * 3)) % 3] ?? 0.4,
        0.13,
        (one * 110 + y * 90 + 20) % 360,
      );
      for (const dx of [0, 0.3]) shoe(space, tint, [at + dx, y, 5.44], y > 1.5);
    }),
  jewels: (space, x, y) =>
    row(x + 0.02, 0.54, 4, (at, one) => {
      if (y > 1.5) return bust(space, [at + 0.25, y, 5.46]);
      const velvet = tone(space, 0.3, 0.1, y > 0.5 ? 280 : 20);
      slab(space, lightOf(0.92, 0.03, 90), [at - 0.02, y, 5.46], [0.5, 0.5]);
      slab(space, velvet, [at + 0.02, y + 0.03, 5.455], [0.42, 0.44]);
      for (const dx of [0.12, 0.33])
        for (const dy of [0.12, 0.34]) {
          ring(space, [lightOf(0.88, 0.12, 90), velvet], [at + dx, y + dy, 5.45], 0.065);
          disc(space, lightOf(0.97, 0.03, [200, 10, 150][one % 3] ?? 200), [at + dx, y + dy + 0.07, 5.44], 0.032);
        }
    }),
  bottles: (space, x, y) =>
    row(x + 0.1, 0.2, 10, (at, one) => {
      const glass = tone(space, 0.36 + 0.08 * (one % 3), 0.1, [140, 25, 85, 150][one % 4] ?? 140);
      slab(space, glass, [at - 0.065, y, 5.45], [0.13, 0.36]);
      slab(space, glass, [at - 0.025, y + 0.36, 5.45], [0.05, 0.18]);
      slab(space, tone(space, 0.94, 0.02, 90), [at - 0.065, y + 0.1, 5.44], [0.13, 0.14]);
    }),
  cakes: (space, x, y) =>
    row(x + 0.3, 0.7, 3, (at, one) => {
      const icing = tone(space, 0.86, 0.08, [10, 85, 340, 150][(one + Math.round(y * 3)) % 4] ?? 10);
      slab(space, tone(space, 0.56, 0.09, 60), [at - 0.25, y + 0.05, 5.46], [0.5, 0.2]);
      slab(space, icing, [at - 0.25, y + 0.2, 5.45], [0.5, 0.13]);
      row(at - 0.2, 0.1, 5, (drop) => disc(space, icing, [drop, y + 0.19, 5.44], [0.05, 0.07]));
      if (one !== 1) disc(space, tone(space, 0.55, 0.2, 25), [at, y + 0.38, 5.44], 0.06);
      else slab(space, icing, [at - 0.14, y + 0.33, 5.44], [0.28, 0.17]);
    }),
  clocks: (space, x, y) =>
    row(x + 0.27, 0.54, 4, (at, one) => {
      ring(space, [tone(space, 0.5, 0.1, 60), tone(space, 0.95, 0.02, 90)], [at, y + 0.32, 5.45], 0.24);
      const turn = one * 1.3 + y * 2;
      const hand = (long: number, angle: number) =>
        rod(
          space,
          lightOf(0.15, 0.01, 250),
          0.03,
          [at, y + 0.32, 5.44],
          [at + long * Math.sin(angle), y + 0.32 + long * Math.cos(angle), 5.44],
        );
      hand(0.18, turn);
      hand(0.12, turn * 2.2);
    }),
  hats: (space, x, y) =>
    row(x + 0.34, 0.7, 3, (at, one) => {
      const felt = tone(space, 0.3 + 0.18 * ((one + Math.round(y * 3)) % 3), 0.09, (one * 97 + y * 120) % 360);
      disc(space, felt, [at, y + 0.06, 5.45], [0.31, 0.05]);
      slab(space, felt, [at - 0.18, y + 0.06, 5.45], [0.36, 0.22]);
      disc(space, felt, [at, y + 0.28, 5.45], [0.18, 0.08]);
      slab(space, shifted(felt, -0.16), [at - 0.18, y + 0.09, 5.44], [0.36, 0.06]);
    }),
  tools: (space, x, y) =>
    row(x + 0.15, 0.42, 5, (at, one) => {
      const steel = tone(space, 0.72, 0.01, 240);
      const grip = tone(space, 0.55, 0.15, [30, 60, 250][one % 3] ?? 30);
      rod(space, grip, 0.06, [at, y + 0.04, 5.45], [at, y + 0.4, 5.45]);
      if (one % 3 === 0) slab(space, steel, [at - 0.14, y + 0.4, 5.44], [0.28, 0.11]);
      else if (one % 3 === 1) slab(space, steel, [at, y + 0.26, 5.44], [0.24, 0.32]);
      else ring(space, [steel, shifted(space.plate.palette.wood, -0.1)], [at, y + 0.47, 5.44], 0.09);
    }),
  jars: (space, x, y) =>
    row(x + 0.16, 0.34, 6, (at, one) => {
      const hue = (one * 61 + y * 170 + space.plate.place.hue) % 360;
      slab(space, tone(space, 0.66, 0.17, hue), [at - 0.12, y, 5.45], [0.24, 0.34]);
      slab(space, faded(tone(space, 0.97, 0.01, 220), 0.45), [at - 0.13, y, 5.44], [0.07, 0.44]);
      slab(space, tone(space, 0.5, 0.12, 30), [at - 0.13, y + 0.4, 5.43], [0.26, 0.09]);
    }),
  cages: (space, x, y) =>
    row(x, 0.74, 3, (at, one) => {
      const isTank = (one + Math.round(y * 3)) % 2 === 0;
      slab(space, isTank ? lightOf(0.62, 0.12, 215) : tone(space, 0.86, 0.05, 85), [at, y, 5.46], [0.66, 0.56]);
      if (isTank) {
        for (const [dx, dy, hue] of [
          [0.18, 0.3, 55],
          [0.42, 0.18, 95],
          [0.5, 0.4, 30],
        ] as const)
          disc(space, lightOf(0.75, 0.18, hue), [at + dx, y + dy, 5.45], [0.07, 0.04]);
        return;
      }
      disc(space, tone(space, 0.6, 0.16, (one * 90 + 60) % 360), [at + 0.33, y + 0.22, 5.45], [0.11, 0.13]);
      disc(space, tone(space, 0.66, 0.16, (one * 90 + 60) % 360), [at + 0.4, y + 0.37, 5.445], 0.075);
      row(at, 0.11, 7, (bar) => rod(space, tone(space, 0.5, 0.01, 240), 0.018, [bar, y, 5.44], [bar, y + 0.56, 5.44]));
    }),
  arms: (space, x, y) => {
    for (const dy of [0.1, 0.4]) {
      rod(space, tone(space, 0.22, 0.01, 250), 0.05, [x + 0.6, y + dy + 0.06, 5.46], [x + 1.95, y + dy + 0.12, 5.46]);
      rod(space, tone(space, 0.45, 0.09, 48), 0.11, [x + 0.1, y + dy - 0.03, 5.45], [x + 0.7, y + dy + 0.06, 5.45]);
    }
  },
  pledges: (space, x, y) =>
    row(x + 0.25, 0.72, 3, (at, one) => {
      const sort = (one + Math.round(y * 2)) % 4;
      if (sort === 0) {
        disc(space, tone(space, 0.58, 0.14, 50), [at, y + 0.18, 5.45], [0.17, 0.18]);
        disc(space, tone(space, 0.6, 0.14, 55), [at, y + 0.4, 5.45], [0.12, 0.12]);
        rod(space, tone(space, 0.3, 0.06, 45), 0.05, [at, y + 0.4, 5.44], [at, y + 0.72, 5.44]);
      } else if (sort === 1) {
        slab(space, lightOf(0.16, 0.01, 250), [at - 0.28, y, 5.45], [0.56, 0.42]);
        slab(space, tone(space, 0.5, 0.05, 220), [at - 0.23, y + 0.06, 5.44], [0.4, 0.3]);
      } else if (sort === 2) {
        ring(space, [tone(space, 0.62, 0.12, 80), tone(space, 0.94, 0.01, 90)], [at, y + 0.24, 5.45], 0.22);
        rod(
          space,
          lightOf(0.15, 0.01, 250),
          0.025,
          [at, y + 0.4, 5.44],
          [at, y + 0.24, 5.44],
          [at + 0.1, y + 0.2, 5.44],
        );
      } else {
        block(space, { at: [at - 0.2, y, 5.4], size: [0.16, 0.5, 0.1] }, tone(space, 0.72, 0.12, 85));
        disc(space, tone(space, 0.66, 0.03, 230), [at + 0.12, y + 0.2, 5.44], [0.13, 0.2]);
      }
    }),
};

/** In profile, its toe to the right; a boot has a shaft. */
function shoe(space: Space, tint: Fill, [x, y, z]: Spot, isBoot: boolean): void {
  const high = isBoot ? 0.42 : 0.2;
  face(
    space,
    tint,
    [x, y + 0.03, z],
    [x, y + high, z],
    [x + 0.13, y + high, z],
    [x + 0.15, y + 0.15, z],
    [x + 0.27, y + 0.1, z],
    [x + 0.27, y + 0.03, z],
  );
  slab(space, lightOf(0.16, 0.02, 60), [x, y, z - 0.01], [0.27, 0.035]);
  slab(space, lightOf(0.16, 0.02, 60), [x, y, z - 0.01], [0.07, 0.06]);
}
