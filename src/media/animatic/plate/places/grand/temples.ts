// Designs of sacred places: mosque, temple of the east, crypt; and of great rooms: ballroom, Roman villa.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { setting } from "../../parts/setting.ts";
import { arch, bulb, column, disc, ground, lightOf, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, type Space } from "../../parts/space.ts";
import { isDark } from "../../plate-canvas.ts";
import { isHindu, paintHinduFront, paintHinduWall } from "./hindu-temple.ts";
import { amphora, lantern } from "../../parts/fire-and-jars.ts";

/** Striped arches, a niche of blue tiles, a carpet with rows of arches, a ring of lamps. */
export const MOSQUE = setting({
  size: { half: 4.4, high: 4.4, deep: 7.6 },
  floorTint: () => lightOf(0.42, 0.15, 25),
  wall: (space) => {
    arch(space, tone(space, 0.5, 0.12, 245), [-1.1, 0, 7.55], [2.2, 3.1]);
    arch(space, tone(space, 0.7, 0.1, 200), [-0.85, 0, 7.54], [1.7, 2.75]);
    arch(space, tone(space, 0.36, 0.1, 255), [-0.6, 0, 7.53], [1.2, 2.3]);
    for (let tile = 0; tile < 12; tile++)
      disc(
        space,
        tone(space, 0.82, 0.12, 85),
        [-0.72 + (tile % 2) * 1.44, 0.3 + Math.floor(tile / 2) * 0.36, 7.52],
        0.07,
      );
    for (const x of [-3.6, 1.6]) {
      arch(space, tone(space, 0.6, 0.03, 80), [x, 0, 7.5], [2, 2.8]);
      for (let wedge = 0; wedge < 9; wedge++) {
        const [from, to] = [Math.PI * (1 - wedge / 9), Math.PI * (1 - (wedge + 1) / 9)];
        const at = (turn: number, r: number) => [x + 1 + Math.cos(turn) * r, 1.8 + Math.sin(turn) * r, 7.48] as const;
        face(
          space,
          wedge % 2 ? tone(space, 0.9, 0.02, 85) : tone(space, 0.5, 0.15, 28),
          at(from, 1),
          at(to, 1),
          at(to, 1.35),
          at(from, 1.35),
        );
      }
      for (const dx of [-0.18, 1.88]) column(space, tone(space, 0.85, 0.03, 85), [x + dx + 0.15, 0, 7.46], [0.16, 1.8]);
    }
    for (const z of [1.4, 2.2, 3.2, 4.4, 5.8])
      ground(space, faded(tone(space, 0.7, 0.12, 80), 0.85), [-4.4, 4.4], [z, z * 1.05]);
  },
  back: (space) => {
    rod(space, tone(space, 0.5, 0.09, 80), 0.03, [0, 4.4, 5.4], [-0.9, 2.55, 5.4]);
    rod(space, tone(space, 0.5, 0.09, 80), 0.03, [0, 4.4, 5.4], [0.9, 2.55, 5.4]);
    rod(space, tone(space, 0.62, 0.11, 80), 0.07, [-1.2, 2.5, 5.4], [1.2, 2.5, 5.4]);
    row(-1.1, 0.44, 6, (x) => bulb(space, [x, 2.38, 5.4], 0.07, lightOf(0.95, 0.1, 82)));
  },
});

/** Red pillars, a golden seated figure, lanterns and smoke of incense; in India a god of theirs. */
export const EAST_TEMPLE = setting({
  size: { half: 3.8, high: 3.8, deep: 7 },
  floor: "boards",
  wall: (space) => {
    if (isHindu(space.plate)) return paintHinduWall(space);
    slab(space, tone(space, 0.28, 0.09, 28), [-3.8, 0, 6.99], [7.6, 3.8]);
    disc(space, tone(space, 0.52, 0.11, 75), [0, 1.95, 6.9], [1.25, 1.35]);
    golden(space);
    for (const x of [-3.2, -1.95, 1.95, 3.2]) column(space, tone(space, 0.5, 0.19, 28), [x, 0, 6.3], [0.2, 3.8]);
    slab(space, tone(space, 0.45, 0.12, 150), [-3.8, 3, 6.2], [7.6, 0.3]);
    slab(space, tone(space, 0.7, 0.13, 85), [-3.8, 2.9, 6.2], [7.6, 0.1]);
  },
  back: (space) => {
    if (isHindu(space.plate)) return paintHinduFront(space);
    for (const x of [-2.55, -1.35, 1.35, 2.55]) lantern(space, [x, 2.35, 5.5], 0.25);
    block(space, { at: [-1.3, 0, 5.2], size: [2.6, 0.7, 0.4] }, tone(space, 0.42, 0.15, 27));
    row(-1.1, 0.37, 7, (x, at) =>
      at === 3 ? undefined : bulb(space, [x, 0.88, 5.18], 0.045, lightOf(0.95, 0.12, 75)),
    );
    disc(space, tone(space, 0.5, 0.09, 75), [0, 0.85, 5.15], [0.28, 0.17]);
    for (const dx of [-0.1, 0, 0.1])
      rod(space, tone(space, 0.6, 0.1, 40), 0.025, [dx, 0.95, 5.15], [dx * 1.6, 1.35, 5.15]);
  },
});

function golden(space: Space): void {
  const gold = lightOf(isDark(space.plate) ? 0.68 : 0.78, 0.14, 86);
  const deep = shifted(gold, -0.14);
  block(space, { at: [-1.2, 0, 6.5], size: [2.4, 0.8, 0.4] }, tone(space, 0.45, 0.16, 28));
  disc(space, deep, [0, 1, 6.45], [1.05, 0.27]);
  disc(space, gold, [0, 1.45, 6.44], [0.62, 0.55]);
  for (const x of [-0.55, 0.55]) disc(space, gold, [x, 1.25, 6.43], [0.2, 0.42]);
  disc(space, deep, [0, 1.12, 6.42], [0.3, 0.12]);
  disc(space, gold, [0, 2.2, 6.42], [0.3, 0.36]);
  for (const x of [-0.3, 0.3]) disc(space, deep, [x, 2.12, 6.43], [0.06, 0.17]);
  disc(space, deep, [0, 2.57, 6.41], 0.13);
  for (const x of [-0.11, 0.11])
    rod(space, lightOf(0.35, 0.06, 60), 0.025, [x - 0.06, 2.22, 6.4], [x + 0.06, 2.22, 6.4]);
  shineAt(space, [0, 1.8, 6.3], 1.8, lightOf(0.85, 0.12, 85, 0.3));
}

/** Somebody in profile and signs beside him, painted on the wall. */
function paintFigures(space: Space, x: number): void {
  slab(space, tone(space, 0.8, 0.07, 80), [x, 0.4, 6.47], [1.7, 2]);
  const skin = tone(space, 0.5, 0.1, 45);
  slab(space, skin, [x + 0.45, 0.55, 6.45], [0.2, 0.7]);
  slab(space, tone(space, 0.95, 0.01, 90), [x + 0.38, 0.95, 6.44], [0.36, 0.35]);
  slab(space, skin, [x + 0.4, 1.3, 6.44], [0.32, 0.42]);
  rod(space, skin, 0.08, [x + 0.7, 1.6, 6.44], [x + 1.05, 1.75, 6.44]);
  disc(space, skin, [x + 0.58, 1.9, 6.44], [0.13, 0.15]);
  slab(space, tone(space, 0.5, 0.13, 250), [x + 0.4, 1.86, 6.43], [0.16, 0.34]);
  for (let sign = 0; sign < 5; sign++) {
    const y = 0.6 + sign * 0.32;
    if (sign % 2) disc(space, tone(space, 0.5, 0.14, 250), [x + 1.35, y, 6.44], [0.14, 0.07]);
    else
      rod(
        space,
        tone(space, 0.52, 0.15, 30),
        0.05,
        [x + 1.22, y, 6.44],
        [x + 1.48, y, 6.44],
        [x + 1.35, y + 0.16, 6.44],
      );
  }
}

function paintGoldCoffin(space: Space): void {
  const gold = lightOf(0.74, 0.14, 85);
  block(space, { at: [-1.3, 0.88, 4.5], size: [2.6, 0.3, 0.7] }, gold);
  disc(space, gold, [-1, 1.25, 4.5], [0.34, 0.26]);
  disc(space, lightOf(0.82, 0.11, 85), [-1, 1.25, 4.48], [0.2, 0.2]);
  row(-0.6, 0.3, 6, (x, at) => slab(space, lightOf(0.5, 0.14, at % 2 ? 255 : 27), [x, 0.9, 4.48], [0.14, 0.26]));
  for (const x of [-2.2, 2.2]) {
    rod(space, tone(space, 0.4, 0.06, 50), 0.07, [x, 0, 4.8], [x, 1.6, 4.8]);
    bulb(space, [x, 1.75, 4.8], 0.12, lightOf(0.85, 0.15, 62));
  }
}

export const CRYPT = setting({
  size: { half: 3.2, high: 2.9, deep: 6.5 },
  blocks: [13, 11],
  floor: "tiles",
  wall: (space) => {
    for (const x of [-2.9, -0.85, 1.2]) {
      if (space.plate.place.year < 400) {
        paintFigures(space, x);
        continue;
      }
      arch(space, lightOf(0.12, 0.015, 260), [x, 0.5, 6.48], [1.7, 1.9]);
      slab(space, tone(space, 0.6, 0.015, 90), [x + 0.15, 0.5, 6.47], [1.4, 0.42]);
      disc(space, tone(space, 0.85, 0.03, 90), [x + 0.85, 1.1, 6.46], [0.17, 0.2]);
      for (const dx of [-0.07, 0.07]) disc(space, lightOf(0.1, 0.01, 250), [x + 0.85 + dx, 1.12, 6.45], 0.05);
    }
  },
  back: (space) => {
    block(space, { at: [-1.4, 0, 4.5], size: [2.8, 0.75, 0.9] }, tone(space, 0.62, 0.015, 90));
    block(space, { at: [-1.5, 0.75, 4.45], size: [3, 0.14, 1] }, tone(space, 0.7, 0.015, 90));
    if (space.plate.place.year < 400) return paintGoldCoffin(space);
    slab(space, tone(space, 0.45, 0.015, 90), [-0.09, 0.12, 4.44], [0.18, 0.55]);
    slab(space, tone(space, 0.45, 0.015, 90), [-0.27, 0.4, 4.44], [0.54, 0.14]);
    for (const x of [-1.8, 1.8, -2.1, 2.1]) {
      slab(space, tone(space, 0.9, 0.03, 85), [x - 0.05, 0, 4.6], [0.1, 0.5 + 0.2 * (Math.abs(x) > 2 ? 1 : 0)]);
      bulb(space, [x, 0.57 + 0.2 * (Math.abs(x) > 2 ? 1 : 0), 4.6], 0.05, lightOf(0.93, 0.13, 70));
    }
  },
});

export const BALLROOM = setting({
  size: { half: 4.6, high: 4.6, deep: 8 },
  floor: "tiles",
  floorTint: (plate) => ({ light: 0.66 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.07, hue: 68 }),
  wall: (space) => {
    const gold = tone(space, 0.74, 0.12, 85);
    row(-4, 2, 5, (x) => {
      arch(space, gold, [x - 0.72, 0.5, 7.98], [1.44, 3.3]);
      arch(space, { ...space.plate.palette.sky[1], alpha: 1 }, [x - 0.6, 0.6, 7.97], [1.2, 3.05]);
      for (const dx of [-0.2, 0.2])
        rod(space, tone(space, 0.95, 0.01, 90), 0.05, [x + dx, 0.6, 7.96], [x + dx, 3.5, 7.96]);
      for (const y of [1.5, 2.4]) rod(space, tone(space, 0.95, 0.01, 90), 0.05, [x - 0.6, y, 7.96], [x + 0.6, y, 7.96]);
      for (const dx of [-0.78, 0.62]) slab(space, tone(space, 0.5, 0.17, 25), [x + dx, 0.6, 7.95], [0.17, 2.9]);
      slab(space, gold, [x + 0.9, 0, 7.95], [0.2, 4.6]);
    });
    slab(space, gold, [-4.6, 4.1, 7.94], [9.2, 0.16]);
  },
  back: (space) => {
    for (const x of [-1.9, 1.9]) chandelier(space, [x, 2.75, 6]);
  },
});

function chandelier(space: Space, [x, y, z]: readonly [number, number, number]): void {
  const gold = tone(space, 0.76, 0.13, 85);
  rod(space, gold, 0.05, [x, 4.6, z], [x, y, z]);
  shineAt(space, [x, y, z], 1.9, lightOf(0.93, 0.09, 82, 0.5));
  for (const [dy, half] of [
    [0, 0.85],
    [0.4, 0.5],
  ] as const) {
    rod(
      space,
      gold,
      0.06,
      [x - half, y + dy + 0.1, z],
      [x - half * 0.5, y + dy - 0.12, z],
      [x + half * 0.5, y + dy - 0.12, z],
      [x + half, y + dy + 0.1, z],
    );
    row(x - half, half / 2.5, 6, (at) => disc(space, lightOf(0.98, 0.06, 88), [at, y + dy + 0.17, z], [0.05, 0.1]));
  }
  for (let drop = 0; drop < 9; drop++)
    disc(
      space,
      lightOf(0.95, 0.02, 215),
      [x - 0.5 + drop * 0.125, y - 0.2 - 0.2 * Math.sin((drop / 8) * Math.PI), z],
      0.05,
    );
}

/** Walls of red panels, white columns around an open court, a floor of small stones. */
export const ROMAN_VILLA = setting({
  size: { half: 3.6, high: 3.3, deep: 7 },
  floor: "tiles",
  floorTint: (plate) => ({ light: 0.8 * Math.min(1, 0.3 + plate.palette.wall.light), chroma: 0.03, hue: 80 }),
  wall: (space) => {
    const red = tone(space, 0.46, 0.15, 30);
    row(-3.6, 1.8, 4, (x, at) => {
      slab(space, red, [x, 0.6, 6.98], [1.76, 2.1]);
      slab(space, tone(space, 0.7, 0.13, 78), [x + 0.12, 0.72, 6.97], [1.52, 1.86]);
      slab(space, red, [x + 0.17, 0.77, 6.96], [1.42, 1.76]);
      disc(space, tone(space, 0.85, 0.05, 80), [x + 0.88, 1.6, 6.95], [0.2, 0.42]);
      disc(space, tone(space, 0.75, 0.06, at % 2 ? 140 : 60), [x + 0.88, 1.3, 6.94], [0.3, 0.14]);
    });
    slab(space, tone(space, 0.25, 0.02, 40), [-3.6, 0, 6.97], [7.2, 0.6]);
    slab(space, { ...space.plate.palette.sky[1], alpha: 1 }, [-1.3, 0.35, 6.9], [2.6, 2.55]);
    for (const x of [-0.9, 0.1, 0.85]) disc(space, tone(space, 0.42, 0.08, 145), [x, 0.95, 6.88], [0.24, 0.75]);
  },
  back: (space) => {
    for (const x of [-2.3, -1.25, 1.25, 2.3]) column(space, tone(space, 0.92, 0.015, 85), [x, 0, 6], [0.19, 3.1]);
    slab(space, tone(space, 0.88, 0.02, 85), [-3.4, 2.95, 5.9], [6.8, 0.35]);
    slab(space, tone(space, 0.5, 0.14, 30), [-3.4, 3.05, 5.88], [6.8, 0.1]);
    row(-2, 3.6, 2, (x) => amphora(space, [x, 0, 5], 1));
  },
  front: (space) => {
    const zs = [2.6, 3.2, 3.8, 4.4];
    for (const [at, z] of zs.entries())
      ground(space, faded(tone(space, at % 2 ? 0.35 : 0.5, 0.09, at % 2 ? 255 : 30), 0.8), [-2, 2], [z, z + 0.12]);
  },
});
