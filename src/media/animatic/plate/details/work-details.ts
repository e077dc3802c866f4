// Details of land where people work: pumps that nod over oil, panels to the sun, pumpkins, cotton; a gallows, a sign at a field of mines.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

function pumpjack(pen: Pen): void {
  const iron = pen.own(0.34, 0.04, 40);
  pen.box(pen.tone(0.5, 0.02, 70), [-0.7, 0, 1.4, 0.06]);
  pen.rod(iron, 0.06, [-0.22, 0.05], [0, 0.72], [0.22, 0.05]);
  pen.rod(iron, 0.04, [-0.12, 0.35], [0.12, 0.35]);
  pen.rod(iron, 0.09, [-0.6, 0.92], [0.6, 0.62]);
  pen.poly(iron, [-0.56, 1.04], [-0.72, 0.96], [-0.76, 0.66], [-0.66, 0.7], [-0.55, 0.84]);
  pen.rod(pen.tone(0.2, 0.01, 250), 0.02, [-0.73, 0.72], [-0.73, 0.05]);
  pen.disc(shifted(iron, 0.05), [0.5, 0.3], 0.2);
  pen.disc(pen.tone(0.5, 0.14, 30), [0.5, 0.3], 0.07);
  pen.rod(iron, 0.05, [0.5, 0.3], [0.58, 0.62]);
}

function solarPanels(pen: Pen): void {
  for (const [x, y, s] of [
    [-0.65, 0.34, 0.75],
    [0.3, 0.34, 0.75],
    [-0.95, 0, 1.1],
    [0.2, 0, 1.1],
  ] as const) {
    pen.rod(pen.tone(0.6, 0.01, 240), 0.04, [x + 0.4 * s, y], [x + 0.4 * s, y + 0.2 * s]);
    pen.poly(
      pen.tone(0.34, 0.1, 262),
      [x, y + 0.12 * s],
      [x + 0.78 * s, y + 0.12 * s],
      [x + 0.88 * s, y + 0.42 * s],
      [x + 0.12 * s, y + 0.42 * s],
    );
    for (const part of [0.25, 0.5, 0.75])
      pen.rod(
        pen.tone(0.75, 0.03, 240),
        0.014,
        [x + 0.78 * s * part, y + 0.12 * s],
        [x + (0.12 + 0.76 * part) * s, y + 0.42 * s],
      );
    pen.rod(pen.tone(0.75, 0.03, 240), 0.014, [x + 0.06 * s, y + 0.27 * s], [x + 0.83 * s, y + 0.27 * s]);
  }
}

function pumpkins(pen: Pen): void {
  for (const [x, y, r] of [
    [-0.7, 0.28, 0.16],
    [-0.2, 0.34, 0.13],
    [0.55, 0.3, 0.18],
    [-0.45, 0.08, 0.24],
    [0.15, 0.1, 0.27],
    [0.78, 0.04, 0.22],
    [-1, 0.02, 0.2],
  ] as const) {
    pen.rod(pen.tone(0.45, 0.1, 140), 0.03, [x - r * 1.6, y - r * 0.4], [x, y + r * 0.7], [x + r * 1.5, y - r * 0.3]);
    for (const [dx, light] of [
      [-0.55, 0.6],
      [0.55, 0.6],
      [-0.25, 0.66],
      [0.25, 0.66],
      [0, 0.71],
    ] as const)
      pen.disc(pen.own(light, 0.17, 55), [x + dx * r, y + r * 0.4], [r * 0.5, r * 0.72]);
    pen.rod(pen.tone(0.42, 0.08, 130), 0.05, [x, y + r * 1.05], [x + r * 0.2, y + r * 1.4]);
  }
}

function cotton(pen: Pen): void {
  for (let stem = 0; stem < 15; stem++) {
    const x = -1.05 + stem * 0.15;
    const high = 0.45 + 0.3 * pen.random();
    pen.rod(pen.tone(0.42, 0.06, 70), 0.02, [x, 0], [x + 0.03, high]);
    for (const part of [0.5, 0.72, 0.95]) {
      const side = part === 0.72 ? 0.08 : -0.06;
      pen.disc(pen.tone(0.46, 0.08, 130), [x + side * 1.3, high * part - 0.04], [0.07, 0.03]);
      pen.disc(pen.own(0.97, 0.005, 90), [x + side, high * part], 0.055 + 0.02 * pen.random());
    }
  }
}

function gallows(pen: Pen): void {
  const wood = pen.own(0.36, 0.06, 55);
  pen.box(shifted(wood, 0.06), [-0.8, 0.3, 1.6, 0.08]);
  for (const x of [-0.72, -0.1, 0.62]) pen.rod(wood, 0.06, [x, 0], [x, 0.32]);
  for (const step of [0, 1, 2]) pen.box(wood, [0.8 + step * 0.12, 0.2 - step * 0.09, 0.16, 0.04]);
  pen.rod(wood, 0.08, [-0.5, 0.36], [-0.5, 1.55], [0.42, 1.55]);
  pen.rod(wood, 0.06, [-0.5, 1.25], [-0.18, 1.54]);
  pen.rod(pen.tone(0.75, 0.06, 80), 0.03, [0.3, 1.54], [0.3, 1.2]);
  pen.rod(pen.tone(0.75, 0.06, 80), 0.03, [0.3, 1.2], [0.21, 1.08], [0.3, 0.96], [0.39, 1.08], [0.3, 1.2]);
}

function mineSign(pen: Pen): void {
  pen.rod(pen.tone(0.4, 0.05, 55), 0.05, [0, 0], [0, 0.75]);
  pen.poly(pen.own(0.55, 0.2, 27), [-0.32, 0.6], [0.32, 0.6], [0, 1.15]);
  pen.disc(pen.tone(0.96, 0.005, 90), [0, 0.82], [0.11, 0.1]);
  pen.box(pen.tone(0.96, 0.005, 90), [-0.06, 0.67, 0.12, 0.08]);
  for (const x of [-0.045, 0.045]) pen.disc(pen.tone(0.12), [x, 0.82], 0.03);
  for (const way of [-1, 1]) pen.rod(pen.tone(0.2, 0.01, 250), 0.012, [way * 0.02, 0.45], [way * 1, 0.4]);
}

export const WORK_DETAILS = {
  ...{ pumpjack, pumpkins, cotton, gallows },
  solar_panels: solarPanels,
  mine_sign: mineSign,
} as const satisfies Readonly<Record<string, DetailPainter>>;
