// Details of yards, harbours and fields of war: goods, fences, towers and what is left of things.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

function fence(pen: Pen): void {
  const wood = pen.own(0.66, 0.03, 75);
  for (let post = 0; post < 12; post++) pen.box(wood, [-1.2 + post * 0.22, 0, 0.09, 0.5]);
  for (const y of [0.12, 0.36]) pen.box(shifted(wood, -0.05), [-1.25, y, 2.6, 0.055]);
}

function chainLink(pen: Pen): void {
  const steel = { ...pen.tone(0.62, 0.01, 230), alpha: 0.75 };
  for (let strand = -12; strand < 26; strand++) {
    pen.rod(steel, 0.012, [-1.4 + strand * 0.12, 0], [-1.4 + strand * 0.12 + 0.9, 0.9]);
    pen.rod(steel, 0.012, [-1.4 + strand * 0.12, 0], [-1.4 + strand * 0.12 - 0.9, 0.9]);
  }
  for (const x of [-1.4, -0.5, 0.4, 1.3]) pen.box(pen.tone(0.5, 0.01, 230), [x, 0, 0.04, 1]);
  for (let loop = 0; loop < 18; loop++) pen.disc({ ...steel, alpha: 0.35 }, [-1.4 + loop * 0.16, 0.98], [0.08, 0.07]);
}

const gravestone =
  (cross: boolean): DetailPainter =>
  (pen) => {
    const stone = pen.own(0.62, 0.015, 110);
    for (const [x, h] of [
      [-0.5, 0.5],
      [0.05, 0.62],
      [0.6, 0.44],
    ] as const) {
      if (cross) {
        pen.box(stone, [x - 0.055, 0, 0.11, h]);
        pen.box(stone, [x - 0.18, h * 0.6, 0.36, 0.1]);
      } else {
        pen.box(stone, [x - 0.16, 0, 0.32, h * 0.7]);
        pen.disc(stone, [x, h * 0.7], [0.16, 0.14]);
      }
    }
  };

function cross(pen: Pen): void {
  const wood = pen.own(0.46, 0.04, 55);
  pen.box(wood, [-0.06, 0, 0.12, 1]);
  pen.box(wood, [-0.28, 0.64, 0.56, 0.11]);
}

function tent(pen: Pen): void {
  const cloth = pen.own(0.68, 0.12, 55);
  pen.poly(cloth, [-0.6, 0], [-0.05, 0.72], [0.45, 0.66], [0.8, 0]);
  pen.poly(shifted(cloth, -0.1), [-0.6, 0], [-0.05, 0.72], [0.3, 0]);
  pen.poly(pen.tone(0.2, 0.02, 60), [-0.22, 0], [-0.06, 0.5], [0.08, 0]);
}

/** A round tent of felt with a painted door. */
function yurt(pen: Pen): void {
  const felt = pen.own(0.93, 0.014, 90);
  pen.box(shifted(felt, -0.04), [-0.55, 0, 1.1, 0.36]);
  pen.poly(felt, [-0.61, 0.35], [-0.14, 0.62], [0.14, 0.62], [0.61, 0.35]);
  pen.box(pen.tone(0.45, 0.06, 50), [-0.12, 0.6, 0.24, 0.05]);
  for (const y of [0.1, 0.27]) pen.box(pen.tone(0.62, 0.07, 60), [-0.55, y, 1.1, 0.025]);
  pen.box(pen.tone(0.5, 0.15, 32), [-0.12, 0, 0.24, 0.32]);
}

function campfire(pen: Pen): void {
  for (const way of [-1, 1]) pen.rod(pen.tone(0.34, 0.04, 50), 0.09, [-0.3 * way, 0.03], [0.26 * way, 0.16]);
  pen.shine({ light: 0.75, chroma: 0.16, hue: 55, alpha: 0.8 }, 0, 0.3, 1.3);
  for (const [w, h, hue, light] of [
    [0.22, 0.62, 40, 0.68],
    [0.15, 0.46, 60, 0.8],
    [0.08, 0.28, 90, 0.93],
  ] as const)
    pen.poly({ light, chroma: 0.17, hue }, [-w, 0.08], [-w * 0.8, h * 0.5], [0.02, h], [w * 0.7, h * 0.45], [w, 0.08]);
}

function barrels(pen: Pen): void {
  for (const [x, y] of [
    [-0.36, 0],
    [0.1, 0],
    [-0.12, 0.5],
    [0.56, 0],
  ] as const) {
    const wood = pen.own(0.48, 0.07, 58);
    pen.poly(
      wood,
      [x - 0.17, y],
      [x - 0.22, y + 0.24],
      [x - 0.17, y + 0.48],
      [x + 0.17, y + 0.48],
      [x + 0.22, y + 0.24],
      [x + 0.17, y],
    );
    for (const band of [0.08, 0.36]) pen.box(pen.tone(0.26), [x - 0.2, y + band, 0.4, 0.04]);
    pen.disc(shifted(wood, 0.08), [x, y + 0.48], [0.17, 0.04]);
  }
}

function crates(pen: Pen): void {
  for (const [x, y, s] of [
    [-0.5, 0, 0.46],
    [0.02, 0, 0.5],
    [-0.24, 0.47, 0.42],
    [0.6, 0, 0.34],
  ] as const) {
    const wood = pen.own(0.62, 0.06, 72);
    pen.box(wood, [x, y, s, s]);
    pen.box(shifted(wood, -0.12), [x + s * 0.1, y + s * 0.1, s * 0.8, s * 0.8]);
    pen.rod(wood, s * 0.13, [x + s * 0.08, y + s * 0.08], [x + s * 0.92, y + s * 0.92]);
  }
}

function sacks(pen: Pen): void {
  for (const [x, y] of [
    [-0.4, 0.16],
    [0.02, 0.16],
    [0.42, 0.16],
    [-0.2, 0.42],
    [0.22, 0.42],
  ] as const) {
    pen.disc(pen.own(0.66, 0.05, 80), [x, y], [0.24, 0.17]);
    pen.disc(pen.tone(0.74, 0.04, 82), [x - 0.05, y + 0.05], [0.14, 0.07]);
  }
}

function containers(pen: Pen): void {
  for (const [x, y, hue] of [
    [-0.95, 0, 27],
    [0.02, 0, 250],
    [-0.7, 0.42, 150],
    [0.25, 0.42, 60],
    [-0.3, 0.84, 27],
  ] as const) {
    const steel = pen.own(0.52, 0.13, hue);
    pen.box(steel, [x, y, 0.94, 0.4]);
    for (let rib = 0; rib < 11; rib++) pen.box(shifted(steel, -0.06), [x + 0.03 + rib * 0.083, y + 0.02, 0.035, 0.36]);
  }
}

function nets(pen: Pen): void {
  const twine = { ...pen.own(0.55, 0.07, 190), alpha: 0.85 };
  for (const x of [-0.7, 0.7]) pen.box(pen.tone(0.4, 0.05, 55), [x, 0, 0.05, 0.95]);
  for (let knot = 0; knot < 15; knot++) {
    const x = -0.68 + knot * 0.1;
    pen.rod(twine, 0.014, [x, 0.9 - 0.1 * Math.sin((knot / 14) * 3.14)], [x + 0.1, 0.1]);
    pen.rod(twine, 0.014, [x + 0.04, 0.9 - 0.1 * Math.sin((knot / 14) * 3.14)], [x - 0.08, 0.1]);
  }
  for (let float = 0; float < 7; float++)
    pen.disc(pen.tone(0.66, 0.17, 45), [-0.6 + float * 0.2, 0.88 - 0.1 * Math.sin((float / 6) * 3.14)], 0.05);
}

function anchor(pen: Pen): void {
  const iron = pen.own(0.34, 0.015, 250);
  pen.rod(iron, 0.08, [0, 0.1], [0, 0.9]);
  pen.rod(iron, 0.07, [-0.22, 0.72], [0.22, 0.72]);
  pen.rod(iron, 0.09, [-0.42, 0.36], [-0.3, 0.12], [0, 0.03], [0.3, 0.12], [0.42, 0.36]);
  pen.disc(iron, [0, 0.95], 0.08);
}

function beachedBoat(pen: Pen): void {
  const hull = pen.own(0.56, 0.12, 235);
  pen.poly(hull, [-0.85, 0.42], [-0.6, 0.02], [0.55, 0], [0.9, 0.46], [0.6, 0.34], [-0.6, 0.32]);
  pen.poly(
    pen.tone(0.92, 0.01, 90),
    [-0.85, 0.42],
    [-0.8, 0.34],
    [-0.6, 0.26],
    [0.6, 0.28],
    [0.86, 0.38],
    [0.9, 0.46],
    [0.6, 0.34],
    [-0.6, 0.32],
  );
}

function watchtower(pen: Pen): void {
  const wood = pen.own(0.42, 0.035, 60);
  for (const [a, b] of [
    [-0.26, -0.16],
    [0.26, 0.16],
  ] as const)
    pen.rod(wood, 0.05, [a, 0], [b, 0.85]);
  for (const y of [0.15, 0.5]) {
    pen.rod(wood, 0.03, [-0.24, y], [0.2, y + 0.3]);
    pen.rod(wood, 0.03, [0.24, y], [-0.2, y + 0.3]);
  }
  pen.box(wood, [-0.26, 0.85, 0.52, 0.14]);
  for (const x of [-0.24, 0.19]) pen.box(wood, [x, 0.98, 0.05, 0.2]);
  pen.poly(shifted(wood, -0.08), [-0.34, 1.16], [0, 1.34], [0.34, 1.16]);
  pen.lamp(0.2, 1.02, 0.04);
}

function floodlight(pen: Pen): void {
  pen.box(pen.tone(0.45, 0.012, 240), [-0.025, 0, 0.05, 1.15]);
  pen.box(pen.tone(0.3), [-0.2, 1.12, 0.4, 0.16]);
  const white = { light: 0.97, chroma: 0.02, hue: 230 };
  for (let lamp = 0; lamp < 6; lamp++)
    pen.lamp(-0.13 + (lamp % 3) * 0.13, 1.16 + Math.floor(lamp / 3) * 0.08, 0.035, white);
}

function dish(pen: Pen): void {
  pen.rod(pen.tone(0.4), 0.04, [0, 0], [0, 0.36], [0.1, 0.5]);
  pen.disc(pen.tone(0.72, 0.008, 230), [0.12, 0.58], [0.3, 0.34]);
  pen.disc(pen.tone(0.9, 0.008, 230), [0.08, 0.6], [0.27, 0.31]);
  pen.rod(pen.tone(0.35), 0.025, [0.1, 0.58], [-0.26, 0.66]);
}

function waterTank(pen: Pen): void {
  for (const x of [-0.26, 0.2]) pen.box(pen.tone(0.42, 0.02, 60), [x, 0, 0.06, 0.4]);
  const tank = pen.own(0.34, 0.02, 250);
  pen.box(tank, [-0.34, 0.38, 0.68, 0.5]);
  for (const y of [0.5, 0.68]) pen.box(shifted(tank, 0.07), [-0.34, y, 0.68, 0.03]);
  pen.disc(shifted(tank, 0.05), [0, 0.88], [0.34, 0.08]);
}

function scaffold(pen: Pen): void {
  for (const x of [-0.7, -0.23, 0.24, 0.7]) pen.rod(pen.tone(0.6, 0.02, 230), 0.03, [x, 0], [x, 1.5]);
  for (const y of [0.4, 0.8, 1.2]) pen.box(pen.tone(0.62, 0.06, 70), [-0.75, y, 1.5, 0.05]);
  pen.rod(pen.tone(0.6, 0.02, 230), 0.02, [-0.7, 0], [0.7, 1.2]);
}

function tyres(pen: Pen): void {
  for (const [x, y] of [
    [-0.4, 0],
    [-0.38, 0.17],
    [-0.42, 0.34],
    [0.3, 0],
    [0.28, 0.17],
  ] as const) {
    pen.disc(pen.tone(0.2), [x, y + 0.09], [0.32, 0.11]);
    pen.disc(pen.tone(0.34), [x, y + 0.15], [0.2, 0.04]);
  }
}

function ladder(pen: Pen): void {
  for (const x of [-0.12, 0.12]) pen.rod(pen.own(0.52, 0.06, 65), 0.035, [x, 0], [x + 0.1, 1.2]);
  for (let rung = 1; rung < 9; rung++)
    pen.rod(pen.own(0.52, 0.06, 65), 0.028, [-0.12 + rung * 0.011, rung * 0.13], [0.12 + rung * 0.011, rung * 0.13]);
}

function scarecrow(pen: Pen): void {
  pen.rod(pen.tone(0.4, 0.05, 55), 0.045, [0, 0], [0, 0.9]);
  pen.poly(
    pen.own(0.46, 0.07, 250),
    [-0.46, 0.72],
    [0.46, 0.72],
    [0.46, 0.6],
    [0.14, 0.58],
    [0.18, 0.28],
    [-0.18, 0.28],
    [-0.14, 0.58],
    [-0.46, 0.6],
  );
  pen.disc(pen.tone(0.74, 0.07, 82), [0, 0.84], [0.1, 0.11]);
  pen.poly(pen.tone(0.42, 0.06, 60), [-0.22, 0.9], [0.22, 0.9], [0.07, 0.94], [0, 1.08], [-0.07, 0.94]);
}

/** A round of straw on a stand, with rings in white, black, blue, red and gold. */
function targets(pen: Pen): void {
  for (const x of [-0.3, 0.3]) pen.rod(pen.tone(0.42, 0.06, 55), 0.05, [x, 0], [x * 0.4, 0.9]);
  for (const [r, light, chroma, hue] of [
    [0.44, 0.95, 0.01, 90],
    [0.36, 0.2, 0.01, 260],
    [0.27, 0.6, 0.13, 240],
    [0.18, 0.56, 0.21, 27],
    [0.09, 0.86, 0.16, 95],
  ] as const)
    pen.disc(pen.tone(light, chroma, hue), [0, 0.66], r);
}

export const YARD_DETAILS = {
  ...{ fence, cross, tent, yurt, campfire, barrels, crates, sacks, containers, nets, anchor },
  ...{ watchtower, floodlight, dish, scaffold, tyres, ladder, scarecrow },
  targets,
  chain_link: chainLink,
  gravestones: gravestone(false),
  crosses: gravestone(true),
  rowing_boat: beachedBoat,
  water_tank: waterTank,
} as const satisfies Readonly<Record<string, DetailPainter>>;
