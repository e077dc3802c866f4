// Designs of old rooms of stone: kitchen with a hearth, dungeon, study of a wizard.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { table } from "../../parts/furniture.ts";
import { setting } from "../../parts/setting.ts";
import { arch, bulb, disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, type Space } from "../../parts/space.ts";
import { has, type MovingLight, type PlateCanvas } from "../../plate-canvas.ts";
import { fireLight } from "../homes/shared.ts";
import { amphora, torch } from "../../parts/fire-and-jars.ts";

const burns = (x: number): MovingLight => ({ ...fireLight(() => x), when: () => true });

const isWitchs = ({ plate }: Space): boolean => has(plate, "witch", "cauldron", "potion", "potions", "hag");

/** A great pot that bubbles green over a fire, a broom, a skull, bottles that glow, a cobweb. */
function paintCauldron(space: Space): void {
  const way = space.plate.place.side;
  const x = way * 1.35;
  const iron = lightOf(0.14, 0.012, 260);
  for (const [dx, h, hue] of [
    [-0.5, 0.35, 45],
    [-0.2, 0.5, 60],
    [0.15, 0.45, 45],
    [0.45, 0.34, 55],
  ] as const)
    face(space, lightOf(0.72, 0.18, hue), [x + dx - 0.2, 0, 4.7], [x + dx + 0.2, 0, 4.7], [x + dx, h, 4.7]);
  disc(space, iron, [x, 0.85, 4.65], [0.85, 0.66]);
  disc(space, shifted(iron, 0.1), [x, 1.32, 4.6], [0.72, 0.15]);
  disc(space, lightOf(0.72, 0.2, 140), [x, 1.34, 4.59], [0.63, 0.11]);
  for (const [dx, dy, r] of [
    [-0.35, 0.12, 0.13],
    [0, 0.2, 0.17],
    [0.3, 0.1, 0.12],
    [0.12, 0.45, 0.08],
    [-0.2, 0.55, 0.06],
  ] as const)
    disc(space, lightOf(0.78, 0.19, 138), [x + dx, 1.36 + dy, 4.57], r);
  shineAt(space, [x, 1.6, 4.5], 1.7, lightOf(0.75, 0.19, 140, 0.5));
  const broom = -way * 2.2;
  rod(space, tone(space, 0.45, 0.07, 55), 0.06, [broom, 2.2, 5], [broom + way * 0.25, 0.7, 5]);
  for (const dx of [-0.16, -0.08, 0, 0.08, 0.16])
    rod(space, tone(space, 0.66, 0.1, 80), 0.05, [broom + way * 0.25, 0.75, 4.98], [broom + way * 0.3 + dx, 0.1, 4.98]);
  slab(space, tone(space, 0.36, 0.06, 50), [way > 0 ? -2.8 : 1.2, 1.4, 5.5], [1.6, 0.08]);
  row(way > 0 ? -2.6 : 1.4, 0.34, 4, (at, count) => {
    const hue = [310, 145, 60, 200][count] ?? 60;
    disc(space, lightOf(0.7, 0.18, hue), [at, 1.6, 5.45], [0.11, 0.13]);
    rod(space, lightOf(0.8, 0.1, hue), 0.06, [at, 1.7, 5.45], [at, 1.86, 5.45]);
    shineAt(space, [at, 1.62, 5.4], 0.35, lightOf(0.7, 0.17, hue, 0.5));
  });
}

/** A hearth with a pot over the fire, jars of clay, bunches of herbs, a rough table. */
export const OLD_KITCHEN = setting({
  blocks: [13, 10],
  floor: "tiles",
  wall: (space) => {
    block(space, { at: [-1.4, 0, 5.6], size: [2.8, 1.9, 0.35] }, tone(space, 0.62, 0.03, 70));
    arch(space, lightOf(0.13, 0.03, 40), [-1, 0.12, 5.58], [2, 1.4]);
    rod(space, lightOf(0.2, 0.01, 250), 0.03, [0, 1.4, 5.5], [0, 0.95, 5.5]);
    disc(space, lightOf(0.1, 0.01, 250), [0, 0.72, 5.5], [0.34, 0.27]);
    rod(space, tone(space, 0.35, 0.05, 50), 0.07, [-2.8, 2.45, 5.9], [2.8, 2.45, 5.9]);
    row(-2.6, 0.4, 14, (x, at) => {
      if (at % 3 === 2) ring(space, [tone(space, 0.6, 0.12, 50), tone(space, 0.5, 0.11, 48)], [x, 2.12, 5.88], 0.2);
      else
        for (const dx of [-0.07, 0, 0.07])
          disc(space, tone(space, 0.46, 0.09, at % 2 ? 140 : 90), [x + dx, 2.2, 5.88], [0.06, 0.22]);
    });
  },
  back: (space) => {
    if (isWitchs(space)) return paintCauldron(space);
    for (const x of [-2.6, -2.05, 1.75, 2.35]) amphora(space, [x, 0, 5.1], 0.95 + 0.2 * (Math.abs(x) % 1));
    slab(space, tone(space, 0.4, 0.06, 55), [1.5, 1.35, 5.6], [1.3, 0.07]);
    for (const x of [1.7, 2.1, 2.5]) disc(space, tone(space, 0.6, 0.11, 45), [x, 1.55, 5.58], [0.15, 0.16]);
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? 0.3 : -2.3;
    table(space, [x, 3.5], [2, 0.85, 0.78], tone(space, 0.5, 0.07, 55));
    disc(space, tone(space, 0.62, 0.1, 50), [x + 0.6, 0.87, 3.7], [0.3, 0.1]);
    row(x + 0.42, 0.12, 4, (at) => disc(space, tone(space, 0.42, 0.12, 350), [at, 0.95, 3.7], 0.06));
    disc(space, tone(space, 0.62, 0.1, 62), [x + 1.4, 0.87, 3.7], [0.22, 0.1]);
  },
  lights: [burns(0)],
});

export const DUNGEON = setting({
  size: { half: 3.2, high: 3, deep: 6 },
  blocks: [11, 9],
  wall: (space) => {
    arch(space, lightOf(0.07, 0.01, 260), [-0.85, 0, 5.98], [1.7, 2.5]);
    row(-0.7, 0.28, 6, (x) => rod(space, tone(space, 0.42, 0.012, 250), 0.07, [x, 0, 5.97], [x, 2.35, 5.97]));
    for (const y of [0.6, 1.5]) rod(space, tone(space, 0.42, 0.012, 250), 0.08, [-0.85, y, 5.96], [0.85, y, 5.96]);
    for (const x of [-2.4, -1.7, 1.5, 2.2]) {
      for (let link = 0; link < 7; link++)
        ring(
          space,
          [tone(space, 0.5, 0.01, 250), tone(space, 0.2, 0.01, 250)],
          [x + 0.05 * Math.sin(link), 2.05 - link * 0.15, 5.9],
          0.085,
        );
      ring(space, [tone(space, 0.5, 0.01, 250), tone(space, 0.24, 0.01, 250)], [x, 0.95, 5.88], 0.17);
    }
  },
  back: (space) => {
    for (const x of [-1.2, 1.2]) torch(space, [x, 1.75, 5.4]);
    for (let straw = 0; straw < 40; straw++) {
      const [x, z] = [between(space.plate.random, 1, 2.8), between(space.plate.random, 4, 5.4)];
      rod(space, tone(space, 0.62, 0.1, 85), 0.02, [x, 0.02, z], [x + between(space.plate.random, -0.3, 0.3), 0.12, z]);
    }
  },
  lights: [
    { paint: (plate) => torchGlow(plate, 1.2), rhythm: "flicker" },
    { paint: (plate) => torchGlow(plate, -1.2), rhythm: "flicker" },
  ],
});

function torchGlow(plate: PlateCanvas, x: number): void {
  const m = plate.unit / 5.4;
  const at: readonly [number, number] = [plate.meet + x * m, plate.floor - 0.01 * plate.unit - 1.85 * m];
  const { context } = plate;
  const fill = context.createRadialGradient(at[0], at[1], 0, at[0], at[1], 1.5 * m);
  fill.addColorStop(0, "rgba(255,176,84,0.5)");
  fill.addColorStop(1, "rgba(255,140,60,0)");
  context.fillStyle = fill;
  context.fillRect(at[0] - 2 * m, at[1] - 2 * m, 4 * m, 4 * m);
}

/** Potions that glow, books, a skull, a crystal ball, a round window. */
export const WIZARD_STUDY = setting({
  blocks: [14, 11],
  floor: "boards",
  wall: (space) => {
    ring(space, [tone(space, 0.4, 0.05, 60), { ...space.plate.palette.sky[0], alpha: 1 }], [0, 1.95, 5.98], 0.78);
    for (const turn of [0, Math.PI / 2])
      rod(
        space,
        tone(space, 0.4, 0.05, 60),
        0.06,
        [-Math.cos(turn) * 0.6, 1.95 - Math.sin(turn) * 0.6, 5.96],
        [Math.cos(turn) * 0.6, 1.95 + Math.sin(turn) * 0.6, 5.96],
      );
    disc(space, lightOf(0.96, 0.05, 95), [0.25, 2.15, 5.97], 0.14);
  },
  back: (space) => {
    for (const left of [-2.8, 1]) {
      for (const y of [0.5, 1.2, 1.9]) {
        slab(space, tone(space, 0.3, 0.06, 50), [left, y - 0.08, 5.5], [1.8, 0.08]);
        row(left + 0.12, 0.24, 7, (x, at) => {
          const hue = [145, 310, 200, 60, 25][(at + Math.round(y * 2)) % 5] ?? 145;
          if ((at + Math.round(y)) % 3 === 0) slab(space, tone(space, 0.42, 0.11, hue), [x, y, 5.48], [0.18, 0.5]);
          else {
            shineAt(space, [x + 0.08, y + 0.15, 5.48], 0.45, lightOf(0.75, 0.17, hue, 0.4));
            disc(space, lightOf(0.72, 0.18, hue), [x + 0.08, y + 0.14, 5.48], 0.12);
            slab(space, lightOf(0.8, 0.1, hue), [x + 0.045, y + 0.22, 5.48], [0.07, 0.18]);
          }
        });
      }
      slab(space, tone(space, 0.3, 0.06, 50), [left - 0.06, 0, 5.47], [0.08, 2.5]);
    }
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? 0.5 : -2.5;
    table(space, [x, 3.7], [2, 0.8, 0.78]);
    shineAt(space, [x + 0.5, 1.05, 3.9], 0.8, lightOf(0.75, 0.14, 290, 0.5));
    disc(space, lightOf(0.82, 0.09, 290), [x + 0.5, 1.05, 3.9], 0.23);
    slab(space, tone(space, 0.35, 0.08, 60), [x + 0.32, 0.78, 3.88], [0.36, 0.1]);
    face(
      space,
      tone(space, 0.93, 0.03, 85),
      [x + 1, 0.8, 3.9],
      [x + 1.35, 0.86, 3.9],
      [x + 1.7, 0.8, 3.9],
      [x + 1.7, 0.93, 3.9],
      [x + 1.35, 0.99, 3.9],
      [x + 1, 0.93, 3.9],
    );
    slab(space, tone(space, 0.93, 0.03, 85), [x + 0.05, 0.78, 3.9], [0.07, 0.3]);
    bulb(space, [x + 0.085, 1.13, 3.9], 0.045, lightOf(0.93, 0.13, 70));
  },
});
