// Details of streets and squares: what stands on the ground there.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

const IRON = [0.3, 0.012, 250] as const;

function barrier(pen: Pen): void {
  const [white, red] = [pen.tone(0.95, 0.01, 90), pen.tone(0.55, 0.19, 27)];
  pen.box(pen.tone(0.4, 0.02, 250), [-0.98, 0, 0.16, 0.5]);
  for (let part = 0; part < 9; part++) pen.box(part % 2 ? white : red, [-0.9 + part * 0.22, 0.42, 0.22, 0.11]);
  pen.box(pen.tone(...IRON), [1.02, 0, 0.05, 0.44]);
}

function booth(pen: Pen): void {
  const wall = pen.own(0.62, 0.05, 150);
  pen.box(wall, [-0.32, 0, 0.64, 0.82]);
  pen.box(pen.tone(0.4, 0.03, 60), [-0.4, 0.8, 0.8, 0.09]);
  pen.lamp(0, 0.72, 0.02);
  pen.box({ ...pen.plate.palette.lamp, alpha: 0.9 }, [-0.22, 0.42, 0.44, 0.24]);
  pen.box(shifted(wall, -0.1), [-0.02, 0.42, 0.03, 0.24]);
}

function statue(pen: Pen): void {
  const stone = pen.own(0.68, 0.02, 140);
  pen.box(shifted(stone, -0.06), [-0.24, 0, 0.48, 0.34]);
  pen.box(shifted(stone, 0.04), [-0.28, 0.32, 0.56, 0.05]);
  pen.poly(stone, [-0.11, 0.36], [-0.13, 0.7], [-0.09, 0.84], [0.09, 0.84], [0.13, 0.7], [0.11, 0.36]);
  pen.disc(stone, [0, 0.92], [0.065, 0.08]);
  pen.rod(stone, 0.06, [0.09, 0.8], [0.24, 0.98]);
  pen.rod(stone, 0.06, [-0.1, 0.8], [-0.17, 0.6]);
}

function fountain(pen: Pen): void {
  const stone = pen.own(0.7, 0.015, 85);
  pen.box(stone, [-0.6, 0, 1.2, 0.2]);
  pen.disc(pen.tone(0.66, 0.07, 220), [0, 0.2], [0.58, 0.06]);
  pen.box(stone, [-0.06, 0.18, 0.12, 0.5]);
  pen.disc(stone, [0, 0.56], [0.28, 0.05]);
  for (const x of [-0.3, -0.16, 0.16, 0.3])
    pen.rod(
      { ...pen.tone(0.95, 0.02, 225), alpha: 0.7 },
      0.025,
      [0, 0.86],
      [x * 0.6, 0.82],
      [x, 0.56],
      [x * 1.3, 0.22],
    );
}

function well(pen: Pen): void {
  const stone = pen.tone(0.62, 0.02, 75);
  pen.box(stone, [-0.3, 0, 0.6, 0.34]);
  for (let block = 0; block < 8; block++)
    pen.box(shifted(stone, block % 2 ? 0.05 : -0.05), [-0.3 + (block % 4) * 0.15, block < 4 ? 0 : 0.17, 0.14, 0.16]);
  for (const x of [-0.28, 0.24]) pen.box(pen.tone(0.42, 0.05, 55), [x, 0.34, 0.05, 0.4]);
  pen.poly(pen.tone(0.45, 0.07, 40), [-0.42, 0.7], [0, 0.95], [0.42, 0.7]);
}

function bench(pen: Pen): void {
  const wood = pen.own(0.46, 0.06, 60);
  for (const y of [0.22, 0.36, 0.46]) pen.box(y === 0.22 ? shifted(wood, 0.05) : wood, [-0.6, y, 1.2, 0.07]);
  for (const x of [-0.5, 0.44]) pen.box(pen.tone(...IRON), [x, 0, 0.06, 0.5]);
}

function shelter(pen: Pen): void {
  const steel = pen.tone(0.42, 0.015, 240);
  pen.box({ ...pen.tone(0.82, 0.03, 215), alpha: 0.45 }, [-0.75, 0.08, 1.5, 0.8]);
  for (const x of [-0.77, -0.27, 0.23, 0.73]) pen.box(steel, [x, 0, 0.04, 0.9]);
  pen.box(steel, [-0.86, 0.88, 1.72, 0.08]);
  pen.box(shifted(steel, 0.1), [-0.5, 0.26, 0.9, 0.05]);
  pen.box(pen.tone(0.7, 0.12, 140), [0.3, 0.2, 0.36, 0.56]);
  pen.box(steel, [0.98, 0, 0.04, 1.1]);
  pen.disc(pen.tone(0.62, 0.17, 90), [1, 1.1], 0.12);
}

function bins(pen: Pen): void {
  for (const [x, hue] of [
    [-0.35, 150],
    [0.15, 250],
  ] as const) {
    pen.poly(pen.own(0.4, 0.05, hue), [x - 0.18, 0], [x - 0.22, 0.5], [x + 0.22, 0.5], [x + 0.18, 0]);
    pen.box(pen.tone(0.3, 0.03, hue), [x - 0.25, 0.5, 0.5, 0.06]);
  }
}

function cart(pen: Pen): void {
  const wood = pen.own(0.5, 0.06, 60);
  pen.box(wood, [-0.5, 0.3, 1, 0.24]);
  for (const y of [0.36, 0.45]) pen.box(shifted(wood, -0.08), [-0.5, y, 1, 0.02]);
  pen.rod(shifted(wood, -0.05), 0.05, [0.5, 0.34], [0.95, 0.2]);
  for (const x of [-0.28, 0.28]) {
    pen.disc(shifted(wood, -0.16), [x, 0.22], 0.22);
    pen.disc(shifted(wood, 0.05), [x, 0.22], 0.17);
    for (let spoke = 0; spoke < 4; spoke++) {
      const [dx, dy] = [Math.cos(spoke * 0.785) * 0.18, Math.sin(spoke * 0.785) * 0.18];
      pen.rod(shifted(wood, -0.16), 0.03, [x - dx, 0.22 - dy], [x + dx, 0.22 + dy]);
    }
  }
}

function swing(pen: Pen): void {
  const steel = pen.own(0.55, 0.15, 27);
  for (const x of [-0.6, 0.6]) for (const dx of [-0.16, 0.16]) pen.rod(steel, 0.05, [x + dx, 0], [x, 0.95]);
  pen.rod(steel, 0.05, [-0.6, 0.95], [0.6, 0.95]);
  for (const x of [-0.25, 0.25]) {
    for (const dx of [-0.09, 0.09]) pen.rod(pen.tone(0.4), 0.014, [x + dx, 0.95], [x + dx, 0.3]);
    pen.box(pen.tone(0.3, 0.03, 60), [x - 0.12, 0.27, 0.24, 0.04]);
  }
}

function slide(pen: Pen): void {
  const steel = pen.own(0.7, 0.15, 85);
  for (const x of [-0.55, -0.4]) pen.rod(pen.tone(0.45, 0.1, 250), 0.04, [x, 0], [x, 0.95]);
  for (let rung = 0; rung < 5; rung++) pen.box(pen.tone(0.45, 0.1, 250), [-0.56, 0.1 + rung * 0.14, 0.18, 0.03]);
  pen.poly(
    steel,
    [-0.4, 0.72],
    [0, 0.62],
    [0.5, 0.1],
    [0.8, 0.06],
    [0.8, 0],
    [0.45, 0.02],
    [-0.05, 0.52],
    [-0.4, 0.62],
  );
}

function hoop(pen: Pen): void {
  pen.box(pen.tone(0.4), [-0.03, 0, 0.06, 0.9]);
  pen.box(pen.tone(0.95, 0.01, 90), [-0.28, 0.86, 0.56, 0.38]);
  pen.rod(pen.tone(0.6, 0.19, 35), 0.03, [-0.12, 0.92], [0.12, 0.92]);
  pen.poly({ ...pen.tone(0.95, 0.01, 90), alpha: 0.6 }, [-0.12, 0.92], [-0.07, 0.74], [0.07, 0.74], [0.12, 0.92]);
}

function torii(pen: Pen): void {
  const red = pen.own(0.55, 0.18, 32);
  for (const x of [-0.42, 0.34]) pen.box(red, [x, 0, 0.085, 0.85]);
  pen.box(red, [-0.52, 0.62, 1.04, 0.07]);
  pen.poly(shifted(red, -0.05), [-0.68, 0.92], [-0.6, 0.82], [0.6, 0.82], [0.68, 0.92], [0.4, 0.89], [-0.4, 0.89]);
  pen.poly(pen.tone(0.22), [-0.7, 0.96], [-0.66, 0.91], [0, 0.88], [0.66, 0.91], [0.7, 0.96], [0, 0.92]);
}

function sign(pen: Pen): void {
  pen.box(pen.tone(0.5, 0.02, 60), [-0.03, 0, 0.06, 0.8]);
  pen.poly(pen.own(0.86, 0.12, 95), [-0.3, 0.62], [-0.3, 0.92], [0.26, 0.92], [0.4, 0.77], [0.26, 0.62]);
  pen.box(pen.tone(0.25), [-0.2, 0.74, 0.4, 0.05]);
}

function billboard(pen: Pen): void {
  for (const x of [-0.5, 0.44]) pen.box(pen.tone(0.4), [x, 0, 0.06, 0.6]);
  pen.box(pen.tone(0.3), [-0.82, 0.56, 1.64, 0.8]);
  pen.box(pen.own(0.8, 0.1, 60), [-0.78, 0.6, 1.56, 0.72]);
  pen.disc(pen.tone(0.6, 0.17, 25), [-0.35, 0.96], 0.24);
  for (const y of [0.8, 0.96, 1.1]) pen.box(pen.tone(0.3, 0.05, 250), [0.02, y, 0.62, 0.06]);
}

function pump(pen: Pen): void {
  for (const x of [-0.4, 0.2]) {
    pen.box(pen.own(0.55, 0.18, 27), [x, 0, 0.34, 0.78]);
    pen.box(pen.tone(0.95, 0.01, 90), [x + 0.05, 0.48, 0.24, 0.2]);
    pen.rod(pen.tone(0.15), 0.03, [x + 0.34, 0.6], [x + 0.44, 0.3], [x + 0.36, 0.16]);
  }
}

function stall(pen: Pen): void {
  for (const x of [-0.6, 0.56]) pen.box(pen.tone(0.44, 0.05, 58), [x, 0, 0.05, 0.95]);
  pen.box(pen.tone(0.5, 0.06, 60), [-0.62, 0.1, 1.24, 0.3]);
  for (let heap = 0; heap < 9; heap++)
    pen.disc(pen.tone(0.66, 0.15, heap * 47), [-0.52 + heap * 0.13, 0.43], [0.09, 0.08]);
  for (let stripe = 0; stripe < 8; stripe++)
    pen.poly(
      stripe % 2 ? pen.tone(0.95, 0.01, 90) : pen.own(0.56, 0.17, (pen.spot.turn * 110 + 27) % 360),
      [-0.7 + stripe * 0.175, 0.8],
      [-0.62 + stripe * 0.155, 1.05],
      [-0.465 + stripe * 0.155, 1.05],
      [-0.525 + stripe * 0.175, 0.8],
    );
  pen.lamp(0, 0.76, 0.03);
}

function parasol(pen: Pen): void {
  pen.box(pen.tone(0.8), [-0.02, 0, 0.04, 0.9]);
  for (let part = 0; part < 6; part++)
    pen.poly(
      part % 2 ? pen.tone(0.95, 0.01, 90) : pen.own(0.62, 0.17, 30),
      [-0.6 + part * 0.2, 0.72],
      [-0.4 + part * 0.2, 0.72],
      [0, 1.02],
    );
}

function column(pen: Pen): void {
  const stone = pen.own(0.84, 0.02, 85);
  for (const x of [-0.42, 0.42]) {
    pen.box(stone, [x - 0.1, 0.06, 0.2, 1.1]);
    for (const dx of [-0.06, 0, 0.06]) pen.box(shifted(stone, -0.08), [x + dx, 0.08, 0.02, 1.04]);
    for (const y of [0, 1.14]) pen.box(shifted(stone, 0.04), [x - 0.15, y, 0.3, 0.08]);
  }
}

function arch(pen: Pen): void {
  const stone = pen.own(0.7, 0.025, 78);
  pen.box(stone, [-0.7, 0, 1.4, 1.15]);
  pen.box(shifted(stone, 0.05), [-0.76, 1.1, 1.52, 0.1]);
  const hollow = pen.plate.place.outside ? pen.plate.palette.sky[1] : pen.tone(0.2);
  pen.box(hollow, [-0.34, 0, 0.68, 0.6]);
  pen.disc(hollow, [0, 0.6], 0.34);
}

function gate(pen: Pen): void {
  for (const x of [-0.8, 0.66]) pen.box(pen.tone(0.6, 0.02, 75), [x, 0, 0.14, 0.95]);
  for (let bar = 0; bar < 11; bar++)
    pen.rod(
      pen.own(...IRON),
      0.03,
      [-0.6 + bar * 0.12, 0],
      [-0.6 + bar * 0.12, 0.75 + 0.12 * Math.sin((bar / 10) * 3.14)],
    );
  for (const y of [0.12, 0.66]) pen.box(pen.own(...IRON), [-0.66, y, 1.32, 0.035]);
}

function streetLamp(pen: Pen): void {
  pen.box(pen.tone(...IRON), [-0.025, 0, 0.05, 0.9]);
  pen.box(pen.tone(...IRON), [-0.07, 0, 0.14, 0.06]);
  pen.poly(pen.tone(...IRON), [-0.09, 1.12], [0, 1.2], [0.09, 1.12]);
  pen.poly({ ...pen.plate.palette.lamp, alpha: 0.9 }, [-0.08, 1.12], [-0.055, 0.92], [0.055, 0.92], [0.08, 1.12]);
  pen.lamp(0, 1.02, 0.045);
}

function phoneBox(pen: Pen): void {
  const red = pen.own(0.5, 0.19, 27);
  pen.box(red, [-0.22, 0, 0.44, 1]);
  pen.box(shifted(red, -0.07), [-0.25, 0.96, 0.5, 0.07]);
  pen.box(pen.tone(0.95, 0.02, 90), [-0.16, 0.88, 0.32, 0.06]);
  const lit = { ...pen.plate.palette.lamp, alpha: 0.85 };
  for (let pane = 0; pane < 12; pane++)
    pen.box(lit, [-0.17 + (pane % 3) * 0.12, 0.12 + Math.floor(pane / 3) * 0.185, 0.1, 0.155]);
}

function letterBox(pen: Pen): void {
  const red = pen.own(0.5, 0.19, 27);
  pen.box(red, [-0.13, 0, 0.26, 0.7]);
  pen.disc(red, [0, 0.7], [0.15, 0.07]);
  pen.box(pen.tone(0.15), [-0.08, 0.56, 0.16, 0.035]);
}

function trafficLight(pen: Pen): void {
  pen.box(pen.tone(...IRON), [-0.025, 0, 0.05, 0.9]);
  pen.box(pen.tone(0.2), [-0.1, 0.68, 0.2, 0.5]);
  for (const [at, hue] of [27, 80, 150].entries())
    pen.disc({ light: at === 0 ? 0.66 : 0.4, chroma: at === 0 ? 0.21 : 0.05, hue }, [0, 1.1 - at * 0.15], 0.055);
  pen.shine({ light: 0.6, chroma: 0.2, hue: 27, alpha: 0.5 }, 0, 1.1, 0.3);
}

function stoneLantern(pen: Pen): void {
  const stone = pen.tone(0.6, 0.012, 120);
  pen.box(stone, [-0.2, 0, 0.4, 0.08]);
  pen.box(stone, [-0.08, 0.08, 0.16, 0.36]);
  pen.box(stone, [-0.18, 0.44, 0.36, 0.24]);
  pen.lamp(0, 0.56, 0.06);
  pen.poly(shifted(stone, -0.07), [-0.32, 0.68], [0, 0.9], [0.32, 0.68]);
}

function telephonePole(pen: Pen): void {
  pen.box(pen.tone(0.36, 0.035, 55), [-0.03, 0, 0.06, 1.3]);
  for (const y of [1.06, 1.2]) pen.box(pen.tone(0.36, 0.035, 55), [-0.26, y, 0.52, 0.04]);
  for (const y of [1.1, 1.24])
    pen.rod(pen.tone(0.2), 0.012, [-4, y + 0.1], [-2, y - 0.1], [0, y], [2, y - 0.1], [4, y + 0.1]);
}

export const STREET_DETAILS = {
  ...{
    barrier,
    booth,
    statue,
    fountain,
    well,
    bench,
    shelter,
    bins,
    cart,
    swing,
    slide,
    hoop,
    torii,
    sign,
    billboard,
    pump,
  },
  ...{ stall, parasol, column, arch, gate },
  street_lamp: streetLamp,
  phone_box: phoneBox,
  letter_box: letterBox,
  traffic_light: trafficLight,
  stone_lantern: stoneLantern,
  telephone_pole: telephonePole,
} as const satisfies Readonly<Record<string, DetailPainter>>;
