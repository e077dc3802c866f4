// What a market lane has by its country: a roofed souk with lamps and carpets, garlands and lengths of cloth in India, heaps of spice in both.
import { faded, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { HUNG_DETAILS } from "../../details/hung-details.ts";
import { hangAcross } from "../../details/pen.ts";
import { bulb, disc, lightOf, rod, shineAt, slab, tone } from "../../parts/solids.ts";
import { face, openSpace, type Space, type Spot } from "../../parts/space.ts";
import { has, type PlateCanvas } from "../../plate-canvas.ts";

/** Whether arches and a roof are over it. */
export const isSouk = (plate: PlateCanvas): boolean =>
  plate.place.region === "arab" || has(plate, "souk", "vault", "vaults", "covered");

const SPICES = [60, 78, 35, 95, 27, 140, 50] as const;

/** Cones of powder on a table. */
function paintSpices(space: Space, [x, , z]: Spot): void {
  slab(space, tone(space, 0.4, 0.07, 50), [x - 1.2, 0, z], [2.4, 0.86]);
  for (let heap = 0; heap < 6; heap++) {
    const at = x - 1 + heap * 0.4;
    const tint = tone(space, 0.66, 0.16, SPICES[heap % SPICES.length] ?? 60);
    disc(space, tone(space, 0.7, 0.11, 82), [at, 0.9, z - 0.02], [0.21, 0.07]);
    face(space, tint, [at - 0.18, 0.92, z - 0.04], [at + 0.18, 0.92, z - 0.04], [at, 1.34, z - 0.04]);
    face(space, shifted(tint, -0.08), [at, 0.92, z - 0.05], [at + 0.18, 0.92, z - 0.05], [at, 1.34, z - 0.05]);
  }
}

/** A carpet that hangs from a rod, with a border and a row of lozenges. */
function paintCarpet(space: Space, [x, y, z]: Spot, hue: number): void {
  const red = tone(space, 0.44, 0.14, hue);
  slab(space, red, [x, y, z], [1.05, 1.75]);
  slab(space, tone(space, 0.76, 0.1, 82), [x + 0.08, y + 0.08, z - 0.01], [0.89, 1.59]);
  slab(space, shifted(red, -0.06), [x + 0.14, y + 0.14, z - 0.02], [0.77, 1.47]);
  for (const dy of [0.35, 0.85, 1.35]) {
    const middle = [x + 0.525, y + dy] as const;
    for (const [half, tint] of [
      [0.27, tone(space, 0.8, 0.08, 85)],
      [0.16, tone(space, 0.42, 0.12, 255)],
    ] as const)
      face(
        space,
        tint,
        [middle[0] - half, middle[1], z - 0.03],
        [middle[0], middle[1] - half * 0.85, z - 0.03],
        [middle[0] + half, middle[1], z - 0.03],
        [middle[0], middle[1] + half * 0.85, z - 0.03],
      );
  }
}

/** A lamp of pierced brass and coloured glass. */
function paintBrassLamp(space: Space, [x, y, z]: Spot, hue: number): void {
  const brass = lightOf(0.68, 0.12, 82);
  rod(space, brass, 0.03, [x, y + 1.6, z], [x, y + 0.3, z]);
  shineAt(space, [x, y, z], 0.8, lightOf(0.8, 0.14, hue, 0.55));
  disc(space, brass, [x, y + 0.22, z], [0.1, 0.12]);
  disc(space, lightOf(0.78, 0.15, hue), [x, y, z], [0.2, 0.23]);
  for (const dx of [-0.1, 0, 0.1])
    rod(space, brass, 0.02, [x + dx, y + 0.2, z], [x + dx * 1.6, y, z], [x + dx, y - 0.2, z]);
  disc(space, brass, [x, y - 0.26, z], [0.06, 0.08]);
}

/** A wall across the lane with a pointed gate in it. */
function paintGate(space: Space, tint: Colour, z: number): void {
  const half = 2.5;
  const round: Spot[] = Array.from({ length: 13 }, (_, at) => {
    const part = at / 12 - 0.5;
    return [part * 2 * half, 2.1 + 1.7 * (1 - (2 * Math.abs(part)) ** 1.7), z];
  });
  face(space, tint, [-half, 0, z], ...round, [half, 0, z], [9, 0, z], [9, 7, z], [-9, 7, z], [-9, 0, z]);
  rod(space, shifted(tint, 0.1), 0.16, ...round);
}

export function paintSouk(plate: PlateCanvas): void {
  const space = openSpace(plate, 18);
  const clay = tone(space, 0.62, 0.07, 62);
  for (const [z, shade] of [
    [26, 0.08],
    [17, 0.02],
    [11, -0.05],
  ] as const) {
    paintGate(space, shifted(clay, shade), z);
    for (let slat = 0; slat < 5; slat++) slab(space, tone(space, 0.34, 0.05, 55), [-4, 4.3, z - 0.8 * slat], [8, 0.12]);
  }
  for (const side of [-1, 1]) {
    paintCarpet(space, [side > 0 ? 2.2 : -3.25, 0.75, 8.6], 22);
    paintCarpet(space, [side > 0 ? 1.75 : -2.8, 0.7, 6.4], side > 0 ? 255 : 28);
    paintSpices(space, [side * 3.3, 0, 7]);
  }
  for (const [x, y, z, hue] of [
    [-1.9, 2.5, 9.5, 60],
    [1.6, 2.7, 9, 145],
    [-1.25, 2.35, 7, 27],
    [1.35, 2.3, 6.6, 75],
    [0.35, 2.75, 8, 255],
  ] as const)
    paintBrassLamp(space, [x, y, z], hue);
}

/** Lengths of bright cloth on a line over each side, pots of brass, spices, and a three-wheeled taxi. */
export function paintIndianLane(plate: PlateCanvas): void {
  const space = openSpace(plate, 18);
  for (const side of [-1, 1]) {
    rod(space, tone(space, 0.35, 0.05, 55), 0.05, [side * 1.5, 2.75, 7.4], [side * 4.4, 2.75, 7.4]);
    for (let cloth = 0; cloth < 6; cloth++) {
      const x = side * (1.6 + cloth * 0.46);
      const tint = tone(space, 0.62, 0.18, [350, 60, 145, 300, 85, 25][(cloth + (side > 0 ? 3 : 0)) % 6] ?? 60);
      const left = side > 0 ? x : x - 0.42;
      slab(space, tint, [left, 1.15, 7.4], [0.42, 1.6]);
      slab(space, shifted(tint, -0.1), [left + 0.26, 1.15, 7.39], [0.08, 1.6]);
      slab(space, tone(space, 0.8, 0.13, 88), [left, 1.15, 7.38], [0.42, 0.14]);
    }
    paintSpices(space, [side * 2.9, 0, 6.6]);
    for (let pot = 0; pot < 3; pot++) {
      const at: Spot = [side * (1.45 + pot * 0.34), 0.28 + (pot % 2) * 0.04, 6.2];
      disc(space, tone(space, 0.72, 0.12, 82), at, [0.17, 0.2]);
      disc(space, tone(space, 0.6, 0.1, 75), [at[0], at[1] + 0.22, 6.19], [0.12, 0.05]);
    }
  }
  hangAcross(plate, HUNG_DETAILS.garlands);
  paintThreeWheeler(space, [plate.place.side > 0 ? -2.3 : 0.7, 0, 10]);
  if (has(plate, "night", "evening"))
    for (const x of [-2.6, 2.6]) bulb(space, [x, 2.9, 7], 0.08, lightOf(0.95, 0.08, 85));
}

function paintThreeWheeler(space: Space, [x, , z]: Spot): void {
  const green = tone(space, 0.5, 0.13, 150);
  const yellow = tone(space, 0.85, 0.16, 95);
  for (const dx of [0.25, 1.35]) disc(space, tone(space, 0.18, 0.01, 250), [x + dx, 0.22, z], 0.22);
  face(space, green, [x, 0.25, z], [x + 1.6, 0.25, z], [x + 1.6, 0.95, z], [x + 1.25, 1, z], [x, 0.95, z]);
  face(space, yellow, [x, 1.5, z], [x + 0.1, 1.8, z], [x + 1.3, 1.8, z], [x + 1.5, 1.5, z]);
  for (const dx of [0.02, 0.72, 1.42]) slab(space, yellow, [x + dx, 0.9, z], [0.07, 0.65]);
  slab(space, faded(tone(space, 0.2, 0.01, 250), 0.75), [x + 0.1, 0.95, z + 0.01], [1.32, 0.56]);
  disc(space, lightOf(0.95, 0.06, 90), [x + 1.56, 0.62, z - 0.02], 0.09);
}
