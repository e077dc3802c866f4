// Details at the horizon: what rises there is painted in parts of its own height.
import { mixed, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

function minaret(pen: Pen): void {
  const stone = pen.own(0.78, 0.03, 75);
  pen.box(stone, [-0.06, 0, 0.12, 0.8]);
  for (const y of [0.45, 0.72]) pen.box(shifted(stone, -0.07), [-0.1, y, 0.2, 0.05]);
  pen.box(stone, [-0.045, 0.76, 0.09, 0.14]);
  pen.poly(pen.tone(0.45, 0.06, 170), [-0.06, 0.9], [0, 1.15], [0.06, 0.9]);
}

function mosque(pen: Pen): void {
  const stone = pen.own(0.78, 0.03, 75);
  pen.disc(pen.tone(0.55, 0.07, 200), [0, 0.34], [0.3, 0.32]);
  pen.box(stone, [-0.5, 0, 1, 0.34]);
  pen.box(stone, [-0.32, 0.28, 0.64, 0.08]);
  pen.rod(pen.tone(0.75, 0.1, 85), 0.02, [0, 0.64], [0, 0.78]);
  for (const x of [-0.62, 0.62]) {
    pen.box(stone, [x - 0.045, 0, 0.09, 0.8]);
    pen.box(shifted(stone, -0.08), [x - 0.075, 0.62, 0.15, 0.04]);
    pen.poly(pen.tone(0.5, 0.06, 200), [x - 0.05, 0.8], [x, 1.02], [x + 0.05, 0.8]);
  }
  for (let door = -2; door <= 2; door++) {
    pen.box(pen.tone(0.4, 0.03, 60), [door * 0.18 - 0.05, 0, 0.1, 0.16]);
    pen.disc(pen.tone(0.4, 0.03, 60), [door * 0.18, 0.16], 0.05);
  }
}

function steeple(pen: Pen): void {
  const stone = pen.own(0.66, 0.02, 80);
  pen.box(stone, [-0.55, 0, 0.5, 0.3]);
  pen.poly(pen.tone(0.4, 0.04, 40), [-0.58, 0.28], [-0.3, 0.48], [-0.04, 0.28]);
  pen.box(stone, [-0.1, 0, 0.24, 0.58]);
  pen.poly(pen.tone(0.4, 0.04, 220), [-0.13, 0.57], [0.02, 1.05], [0.17, 0.57]);
  pen.box(pen.tone(0.25), [-0.02, 0.4, 0.08, 0.12]);
}

function castle(pen: Pen): void {
  const stone = pen.own(0.58, 0.016, 80);
  for (const [x, w, h] of [
    [-0.5, 1, 0.34],
    [-0.6, 0.22, 0.56],
    [0.4, 0.22, 0.6],
    [-0.14, 0.3, 0.78],
  ] as const) {
    pen.box(stone, [x, 0, w, h]);
    for (let tooth = 0; tooth < w / 0.09; tooth += 2) pen.box(stone, [x + tooth * 0.09, h, 0.08, 0.06]);
  }
  for (const [x, h] of [
    [-0.49, 0.62],
    [0.51, 0.66],
  ] as const)
    pen.poly(pen.tone(0.42, 0.07, 30), [x - 0.14, h], [x, h + 0.26], [x + 0.14, h]);
}

const pyramid: DetailPainter = (pen) => {
  const stone = pen.own(0.74, 0.07, 75);
  for (const [x, s] of [
    [0.55, 0.6],
    [-0.2, 1],
  ] as const) {
    pen.poly(stone, [x - 0.75 * s, 0], [x, s], [x + 0.75 * s, 0]);
    pen.poly(
      shifted(stone, -0.1),
      [x - 0.75 * s * pen.plate.place.side, 0],
      [x, s],
      [x - 0.2 * s * pen.plate.place.side, 0],
    );
  }
};

function towers(pen: Pen): void {
  for (const [x, w, h] of [
    [-0.7, 0.26, 0.7],
    [-0.4, 0.22, 1.05],
    [-0.14, 0.3, 0.82],
    [0.2, 0.2, 1.2],
    [0.44, 0.28, 0.66],
  ] as const) {
    const wall = shifted(pen.own(0.56, 0.02, 240), (pen.random() - 0.5) * 0.08);
    pen.box(wall, [x, 0, w, h]);
    for (let pane = 0; pane < 30; pane++)
      if (pen.random() < 0.6)
        pen.box(pen.random() < 0.4 ? { ...pen.plate.palette.lamp, alpha: 0.8 } : shifted(wall, 0.12), [
          x + 0.02 + (pane % 4) * (w / 4.4),
          0.05 + Math.floor(pane / 4) * (h / 8.4),
          w * 0.14,
          h * 0.06,
        ]);
  }
}

function peak(pen: Pen): void {
  const rock = pen.own(0.52, 0.03, 250);
  pen.poly(rock, [-1, 0], [-0.45, 0.55], [-0.3, 0.5], [0, 1], [0.35, 0.55], [0.5, 0.62], [1, 0]);
  pen.poly(pen.tone(0.96, 0.01, 240), [-0.24, 0.6], [0, 1], [0.27, 0.65], [0.12, 0.72], [0, 0.62], [-0.1, 0.72]);
}

function volcano(pen: Pen): void {
  const rock = pen.tone(0.36, 0.03, 40);
  for (let puff = 0; puff < 16; puff++)
    pen.disc(
      { ...pen.tone(0.34, 0.012, 60), alpha: 0.35 },
      [pen.plate.place.side * -0.03 * puff + (pen.random() - 0.5) * 0.12, 0.72 + puff * 0.07],
      0.12 + puff * 0.025,
    );
  pen.shine({ light: 0.7, chroma: 0.19, hue: 38, alpha: 0.9 }, 0, 0.72, 0.7);
  pen.poly(rock, [-0.95, 0], [-0.17, 0.72], [0.17, 0.72], [0.95, 0]);
  for (const [a, b] of [
    [-0.05, -0.2],
    [0.05, 0.26],
    [0.0, 0.06],
  ] as const)
    pen.rod({ light: 0.75, chroma: 0.19, hue: 45 }, 0.05, [a, 0.72], [(a + b) / 2 + 0.03, 0.4], [b, 0.05]);
}

function sea(pen: Pen): void {
  const [, middle] = pen.plate.palette.sky;
  pen.box(mixed(middle, pen.tone(0.5, 0.08, 235), 0.5), [-9, -0.02, 18, 0.34]);
  for (let glint = 0; glint < 30; glint++)
    pen.disc(
      { ...pen.tone(0.92, 0.02, 220), alpha: 0.5 },
      [(pen.random() - 0.5) * 8, pen.random() * 0.3],
      [0.12, 0.008],
    );
}

function lighthouse(pen: Pen): void {
  pen.poly(pen.tone(0.4, 0.016, 60), [-0.5, 0], [-0.3, 0.16], [0.25, 0.18], [0.5, 0]);
  const white = pen.own(0.94, 0.01, 90);
  pen.poly(white, [-0.13, 0.14], [-0.08, 0.85], [0.08, 0.85], [0.13, 0.14]);
  for (const y of [0.34, 0.62])
    pen.poly(pen.tone(0.55, 0.18, 27), [-0.118, y], [-0.105, y + 0.14], [0.105, y + 0.14], [0.118, y]);
  pen.box(pen.tone(0.25), [-0.11, 0.84, 0.22, 0.04]);
  pen.lamp(0, 0.93, 0.055);
  pen.poly(pen.tone(0.4, 0.14, 27), [-0.09, 0.98], [0, 1.1], [0.09, 0.98]);
}

function crane(pen: Pen): void {
  const steel = pen.own(0.66, 0.14, 75);
  pen.box(steel, [-0.03, 0, 0.06, 1.1]);
  pen.poly(steel, [-0.35, 0.95], [-0.35, 1.0], [0.85, 1.0], [0.85, 0.95]);
  pen.rod(steel, 0.015, [-0.35, 1.0], [0, 1.18], [0.85, 1.0]);
  pen.rod(pen.tone(0.3), 0.012, [0.62, 0.95], [0.62, 0.5]);
  pen.box(pen.tone(0.4), [-0.34, 0.84, 0.14, 0.12]);
}

function chimneys(pen: Pen): void {
  pen.box(pen.own(0.46, 0.06, 35), [-0.6, 0, 1.2, 0.24]);
  for (const [x, h] of [
    [-0.35, 0.9],
    [0.05, 1.05],
    [0.4, 0.8],
  ] as const) {
    pen.poly(pen.own(0.48, 0.07, 35), [x - 0.06, 0], [x - 0.04, h], [x + 0.04, h], [x + 0.06, 0]);
    for (let puff = 0; puff < 9; puff++)
      pen.disc(
        { ...pen.tone(0.6, 0.008, 60), alpha: 0.35 },
        [x - pen.plate.place.side * 0.06 * puff, h + 0.03 + puff * 0.05],
        0.06 + puff * 0.018,
      );
  }
}

/** A half round on a drum with ribs, above columns; where mosques stand, one of theirs. */
function dome(pen: Pen): void {
  if (pen.plate.place.region === "arab") return mosque(pen);
  const [stone, lead] = [pen.own(0.78, 0.02, 85), pen.tone(0.56, 0.045, 200)];
  pen.disc(lead, [0, 0.5], [0.26, 0.3]);
  for (const x of [-0.12, 0, 0.12]) pen.rod(shifted(lead, -0.08), 0.015, [x, 0.5], [x * 0.4, 0.77]);
  pen.box(stone, [-0.03, 0.78, 0.06, 0.14]);
  pen.box(stone, [-0.28, 0.2, 0.56, 0.31]);
  pen.box(stone, [-0.5, 0, 1, 0.36]);
  for (let column = 0; column < 7; column++) pen.box(shifted(stone, -0.12), [-0.44 + column * 0.14, 0.04, 0.05, 0.26]);
}

function pagoda(pen: Pen): void {
  for (let floor = 0; floor < 4; floor++) {
    const [w, y] = [0.32 - floor * 0.055, floor * 0.26];
    pen.box(pen.own(0.56, 0.14, 32), [-w * 0.7, y, w * 1.4, 0.2]);
    pen.poly(
      pen.tone(0.34, 0.03, 200),
      [-w * 1.5, y + 0.22],
      [-w * 0.8, y + 0.3],
      [w * 0.8, y + 0.3],
      [w * 1.5, y + 0.22],
      [w * 1.2, y + 0.17],
      [-w * 1.2, y + 0.17],
    );
  }
  pen.rod(pen.tone(0.6, 0.1, 85), 0.02, [0, 1.02], [0, 1.28]);
}

function ferrisWheel(pen: Pen): void {
  for (let spoke = 0; spoke < 12; spoke++) {
    const [x, y] = [Math.cos(spoke * 0.5236) * 0.46, 0.55 + Math.sin(spoke * 0.5236) * 0.46];
    pen.rod(pen.tone(0.55, 0.02, 240), 0.012, [0, 0.55], [x, y]);
    pen.box(pen.tone(0.6, 0.15, spoke * 60), [x - 0.035, y - 0.06, 0.07, 0.06]);
    pen.rod(
      pen.tone(0.55, 0.02, 240),
      0.016,
      [x, y],
      [Math.cos((spoke + 1) * 0.5236) * 0.46, 0.55 + Math.sin((spoke + 1) * 0.5236) * 0.46],
    );
  }
  for (const x of [-0.22, 0.22]) pen.rod(pen.tone(0.5, 0.02, 240), 0.03, [x, 0], [0, 0.55]);
}

function sails(pen: Pen): void {
  for (const [x, s] of [
    [-0.6, 0.7],
    [0.2, 1],
    [0.85, 0.55],
  ] as const) {
    pen.poly(
      pen.tone(0.4, 0.04, 50),
      [x - 0.24 * s, 0.08 * s],
      [x - 0.16 * s, 0],
      [x + 0.2 * s, 0],
      [x + 0.28 * s, 0.1 * s],
    );
    pen.poly(pen.own(0.95, 0.012, 85), [x, 0.1 * s], [x, 0.7 * s], [x + 0.24 * s, 0.12 * s]);
    pen.poly(pen.own(0.9, 0.012, 85), [x - 0.02, 0.1 * s], [x - 0.02, 0.6 * s], [x - 0.18 * s, 0.12 * s]);
  }
}

function smokeColumn(pen: Pen): void {
  for (let puff = 0; puff < 26; puff++)
    pen.disc(
      { ...pen.own(0.34, 0.012, 60), alpha: 0.3 },
      [-pen.plate.place.side * 0.022 * puff + (pen.random() - 0.5) * 0.1, puff * 0.055],
      0.05 + puff * 0.009,
    );
}

function burningHouses(pen: Pen): void {
  smokeColumn(pen);
  pen.shine({ light: 0.72, chroma: 0.18, hue: 45, alpha: 0.9 }, 0, 0.2, 0.8);
  for (const [x, w, h] of [
    [-0.5, 0.34, 0.3],
    [-0.1, 0.4, 0.4],
    [0.35, 0.3, 0.26],
  ] as const) {
    pen.poly(pen.tone(0.2, 0.02, 40), [x, 0], [x, h], [x + w * 0.5, h + 0.14], [x + w, h * 0.8], [x + w, 0]);
    pen.box({ light: 0.75, chroma: 0.17, hue: 50 }, [x + w * 0.3, 0.06, w * 0.3, h * 0.4]);
    for (const dx of [0.2, 0.5, 0.75])
      pen.poly(
        { light: 0.72, chroma: 0.18, hue: 45 },
        [x + w * (dx - 0.1), h * 0.9],
        [x + w * dx, h + 0.26 + pen.random() * 0.14],
        [x + w * (dx + 0.1), h * 0.9],
      );
  }
}

function pylon(pen: Pen): void {
  const steel = pen.tone(0.5, 0.01, 240);
  pen.rod(steel, 0.02, [-0.16, 0], [0, 1.05], [0.16, 0]);
  for (const [y, w] of [
    [0.65, 0.34],
    [0.85, 0.26],
  ] as const)
    pen.rod(steel, 0.02, [-w, y], [w, y]);
  for (const y of [0.65, 0.85])
    for (const x of [-0.3, 0.3])
      pen.rod(steel, 0.006, [x - 3, y + 0.04], [x - 1.5, y - 0.1], [x, y], [x + 1.5, y - 0.1], [x + 3, y + 0.04]);
}

function iceberg(pen: Pen): void {
  pen.poly(pen.tone(0.95, 0.02, 220), [-0.8, 0], [-0.55, 0.5], [-0.2, 0.36], [0.15, 0.85], [0.5, 0.4], [0.85, 0]);
  pen.poly(pen.tone(0.82, 0.06, 220), [0.15, 0.85], [0.02, 0.3], [0.3, 0], [0.85, 0], [0.5, 0.4]);
}

export const FAR_DETAILS = {
  ...{
    minaret,
    mosque,
    steeple,
    castle,
    pyramid,
    towers,
    peak,
    volcano,
    sea,
    lighthouse,
    crane,
    chimneys,
    dome,
    pagoda,
  },
  ...{ sails, pylon, iceberg },
  ferris_wheel: ferrisWheel,
  smoke_column: smokeColumn,
  burning_houses: burningHouses,
} as const satisfies Readonly<Record<string, DetailPainter>>;
