// What stands on the floor of a room, in metres.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

function bookshelf(pen: Pen): void {
  pen.box(pen.tone(0.38, 0.06, 55), [-0.7, 0, 1.4, 2]);
  for (let board = 0; board < 5; board++) {
    pen.box(pen.tone(0.24, 0.04, 55), [-0.64, 0.06 + board * 0.39, 1.28, 0.33]);
    for (let book = 0; book < 14; book++)
      pen.box(pen.tone(0.4 + pen.random() * 0.3, 0.1, (book * 47 + board * 90) % 360), [
        -0.63 + book * 0.09,
        0.06 + board * 0.39,
        0.075,
        0.2 + pen.random() * 0.11,
      ]);
  }
}

/** Ground and weather beyond an open door. */
function paintOutlook(pen: Pen): void {
  const { snowy, weather, hour } = pen.plate.place;
  pen.box(snowy || weather === "snow" ? pen.tone(0.9, 0.01, 240) : pen.plate.palette.groundFar, [-0.47, 0, 0.94, 0.5]);
  if (weather === "snow")
    for (let flake = 0; flake < 60; flake++)
      pen.disc({ light: 0.97, chroma: 0.005, hue: 240 }, [(pen.random() - 0.5) * 0.9, pen.random() * 2], 0.022);
  if (weather === "rain" || weather === "storm")
    for (let drop = 0; drop < 40; drop++) {
      const [x, y] = [(pen.random() - 0.5) * 0.9, pen.random() * 1.7];
      pen.rod({ light: 0.95, chroma: 0.01, hue: 240, alpha: 0.6 }, 0.012, [x, y], [x + 0.03, y + 0.25]);
    }
  if (hour === "day" || hour === "golden" || hour === "dawn")
    pen.shine({ ...pen.plate.palette.rim, alpha: 0.3 }, 0, 1, 1.6);
}

/** A doorway with what lies beyond it: the hour outside, or the dark of another room. */
const doorway =
  (open: boolean): DetailPainter =>
  (pen) => {
    const outlook = pen.plate.palette.sky[1];
    pen.box(pen.tone(0.5, 0.06, 60), [-0.55, 0, 1.1, 2.1]);
    pen.box(open ? outlook : pen.own(0.46, 0.07, 55), [-0.47, 0, 0.94, 2.02]);
    if (!open) {
      for (const y of [0.2, 1.1]) pen.box(pen.tone(0.38, 0.06, 55), [-0.34, y, 0.68, 0.7]);
      pen.disc(pen.tone(0.7, 0.1, 85), [0.36, 0.98], 0.05);
      return;
    }
    paintOutlook(pen);
    pen.poly(pen.tone(0.42, 0.07, 55), [-0.55, 0], [-1.05, -0.14], [-1.05, 2.2], [-0.55, 2.05]);
  };

function bunks(pen: Pen): void {
  for (const x of [-0.75, 0.62]) pen.box(pen.tone(0.45, 0.03, 60), [x, 0, 0.09, 1.7]);
  for (const y of [0.35, 1.15]) {
    pen.box(pen.tone(0.45, 0.03, 60), [-0.75, y, 1.46, 0.1]);
    pen.box(pen.own(0.66, 0.05, 230), [-0.68, y + 0.1, 1.3, 0.16]);
    pen.box(pen.tone(0.93, 0.01, 90), [-0.66, y + 0.18, 0.3, 0.14]);
  }
}

function piano(pen: Pen): void {
  const black = pen.own(0.22, 0.02, 40);
  pen.box(black, [-0.75, 0, 1.5, 1.15]);
  pen.box(shifted(black, 0.08), [-0.78, 1.12, 1.56, 0.07]);
  pen.box(pen.tone(0.97, 0.01, 90), [-0.68, 0.66, 1.36, 0.11]);
  for (let key = 0; key < 16; key++) if (key % 7 !== 2) pen.box(pen.tone(0.1), [-0.66 + key * 0.085, 0.7, 0.04, 0.07]);
}

function plant(pen: Pen): void {
  pen.poly(pen.own(0.56, 0.1, 40), [-0.2, 0], [-0.26, 0.4], [0.26, 0.4], [0.2, 0]);
  for (let leaf = 0; leaf < 11; leaf++) {
    const turn = Math.PI * (0.1 + leaf * 0.08);
    const [x, y] = [Math.cos(turn) * 0.55, 0.4 + Math.sin(turn) * 0.8];
    pen.poly(
      shifted(pen.tone(0.48, 0.1, 140), (leaf % 3) * 0.04 - 0.04),
      [0, 0.4],
      [x * 0.5 - 0.08, 0.4 + (y - 0.4) * 0.6],
      [x, y],
      [x * 0.5 + 0.08, 0.4 + (y - 0.4) * 0.5],
    );
  }
}

function christmasTree(pen: Pen): void {
  pen.box(pen.tone(0.4, 0.05, 55), [-0.06, 0, 0.12, 0.2]);
  for (let tier = 0; tier < 4; tier++)
    pen.poly(
      pen.tone(0.38 + tier * 0.02, 0.09, 150),
      [-0.6 + tier * 0.12, 0.15 + tier * 0.36],
      [0, 0.75 + tier * 0.38],
      [0.6 - tier * 0.12, 0.15 + tier * 0.36],
    );
  for (let ball = 0; ball < 18; ball++) {
    const y = 0.25 + pen.random() * 1.3;
    pen.lamp((pen.random() - 0.5) * (1.1 - y * 0.6), y, 0.03, { light: 0.75, chroma: 0.17, hue: (ball * 77) % 360 });
  }
  pen.lamp(0, 1.95, 0.07, { light: 0.93, chroma: 0.13, hue: 92 });
}

function coffin(pen: Pen): void {
  pen.poly(pen.own(0.42, 0.07, 50), [-0.95, 0.3], [-0.7, 0.62], [0.9, 0.56], [0.9, 0.3], [-0.6, 0.26]);
  pen.box(pen.tone(0.3), [-0.8, 0, 1.6, 0.28]);
}

function altar(pen: Pen): void {
  pen.box(pen.tone(0.95, 0.01, 90), [-0.7, 0, 1.4, 0.8]);
  pen.box(pen.own(0.55, 0.14, 27), [-0.15, 0.1, 0.3, 0.7]);
  for (const x of [-0.55, 0.5]) {
    pen.box(pen.tone(0.95, 0.02, 90), [x, 0.8, 0.06, 0.3]);
    pen.lamp(x + 0.03, 1.16, 0.035);
  }
  pen.box(pen.tone(0.7, 0.11, 85), [-0.03, 0.8, 0.06, 0.6]);
  pen.box(pen.tone(0.7, 0.11, 85), [-0.16, 1.16, 0.32, 0.06]);
}

function throne(pen: Pen): void {
  const gold = pen.own(0.7, 0.12, 85);
  pen.box(gold, [-0.5, 0, 1, 0.6]);
  pen.poly(gold, [-0.45, 0.6], [-0.45, 1.8], [0, 2.15], [0.45, 1.8], [0.45, 0.6]);
  pen.poly(pen.tone(0.45, 0.15, 25), [-0.32, 0.65], [-0.32, 1.65], [0, 1.88], [0.32, 1.65], [0.32, 0.65]);
}

function cage(pen: Pen): void {
  for (let bar = 0; bar < 12; bar++)
    pen.rod(pen.own(0.4, 0.02, 60), 0.05, [-0.66 + bar * 0.12, 0], [-0.66 + bar * 0.12, 1.5]);
  for (const y of [0, 0.75, 1.5]) pen.box(pen.own(0.36, 0.02, 60), [-0.72, y, 1.44, 0.07]);
}

function gold(pen: Pen): void {
  for (let coin = 0; coin < 130; coin++) {
    const x = (pen.random() - 0.5) * 2.4;
    const y = pen.random() * Math.max(0, 0.75 - 0.6 * Math.abs(x));
    pen.disc(pen.own(0.66 + pen.random() * 0.24, 0.14, 82), [x, y], [0.075, 0.04]);
  }
  pen.shine({ light: 0.8, chroma: 0.13, hue: 85, alpha: 0.4 }, 0, 0.3, 1.2);
}

function crystals(pen: Pen): void {
  const tint = pen.spot.said ?? { light: 0.75, chroma: 0.12, hue: 300 };
  pen.shine({ ...tint, alpha: 0.5 }, 0, 0.5, 1.3);
  for (const [x, h, lean] of [
    [-0.5, 0.8, -0.2],
    [-0.1, 1.3, 0.06],
    [0.3, 1, 0.2],
    [0.6, 0.6, 0.25],
  ] as const) {
    pen.poly(tint, [x - 0.12, 0], [x - 0.12 + lean, h * 0.8], [x + lean, h], [x + 0.12 + lean, h * 0.8], [x + 0.12, 0]);
    pen.poly(shifted(tint, 0.13), [x - 0.12, 0], [x - 0.12 + lean, h * 0.8], [x + lean, h], [x - 0.02, 0]);
  }
}

function pods(pen: Pen): void {
  for (const x of [-0.8, 0, 0.8]) {
    pen.box(pen.tone(0.5, 0.02, 240), [x - 0.34, 0, 0.68, 0.3]);
    pen.disc(pen.tone(0.6, 0.02, 240), [x, 1.05], [0.36, 0.9]);
    pen.disc(pen.spot.said ?? { light: 0.76, chroma: 0.08, hue: 215 }, [x, 1.05], [0.28, 0.78]);
    pen.disc({ light: 0.4, chroma: 0.05, hue: 220, alpha: 0.5 }, [x, 0.9], [0.13, 0.5]);
    pen.shine({ light: 0.7, chroma: 0.09, hue: 215, alpha: 0.3 }, x, 1, 0.8);
  }
}

function machines(pen: Pen): void {
  for (const [x, h, hue] of [
    [-0.7, 1.2, 150],
    [0.15, 0.9, 240],
  ] as const) {
    pen.box(pen.own(0.5, 0.04, hue), [x, 0, 0.75, h]);
    pen.disc(pen.tone(0.3), [x + 0.37, h * 0.6], 0.2);
    pen.disc(pen.tone(0.7, 0.02, 90), [x + 0.37, h * 0.6], 0.14);
    pen.lamp(x + 0.1, h * 0.88, 0.03, { light: 0.75, chroma: 0.2, hue: 27 });
  }
}

function candles(pen: Pen): void {
  for (const [x, h] of [
    [-0.3, 0.5],
    [-0.12, 0.75],
    [0.06, 0.4],
    [0.22, 0.62],
    [0.38, 0.34],
  ] as const) {
    pen.box(pen.tone(0.95, 0.02, 85), [x, 0, 0.08, h]);
    pen.shine({ light: 0.85, chroma: 0.13, hue: 70, alpha: 0.5 }, x + 0.04, h + 0.08, 0.45);
    pen.disc({ light: 0.95, chroma: 0.1, hue: 85 }, [x + 0.04, h + 0.09], [0.028, 0.07]);
  }
}

function balloons(pen: Pen): void {
  for (const [x, y, hue] of [
    [-0.4, 1.5, 27],
    [-0.1, 1.8, 90],
    [0.2, 1.45, 250],
    [0.45, 1.75, 340],
  ] as const) {
    pen.rod(pen.tone(0.6), 0.012, [x, y - 0.2], [0, 0.3]);
    pen.disc(pen.own(0.68, 0.17, hue), [x, y], [0.18, 0.22]);
    pen.disc({ ...pen.tone(0.95), alpha: 0.5 }, [x - 0.06, y + 0.08], [0.04, 0.06]);
  }
}

/** Posts at the corners that carry a roof of cloth with curtains. */
function canopyBed(pen: Pen): void {
  const cloth = pen.own(0.48, 0.14, 20);
  pen.box(pen.tone(0.36, 0.07, 50), [-1.05, 0.75, 2.1, 0.85]);
  pen.box(pen.tone(0.92, 0.01, 90), [-0.95, 0.45, 1.9, 0.3]);
  for (const x of [-0.75, 0.15]) pen.box(pen.tone(0.97, 0.005, 90), [x, 0.72, 0.6, 0.26]);
  pen.box(cloth, [-1, 0.2, 2, 0.36]);
  for (const x of [-1.1, 1]) pen.box(pen.tone(0.3, 0.07, 48), [x, 0, 0.11, 2.5]);
  for (const side of [-1, 1])
    for (let fold = 0; fold < 4; fold++)
      pen.box(shifted(cloth, fold % 2 ? -0.06 : 0.02), [
        side > 0 ? 0.62 + fold * 0.1 : -1.02 + fold * 0.1,
        0.3,
        0.1,
        2.1,
      ]);
  pen.box(shifted(cloth, -0.04), [-1.18, 2.2, 2.36, 0.4]);
  for (let scallop = 0; scallop < 9; scallop++) pen.disc(cloth, [-1.04 + scallop * 0.26, 2.2], [0.13, 0.11]);
  pen.box(pen.tone(0.7, 0.12, 85), [-1.18, 2.54, 2.36, 0.06]);
}

function couch(pen: Pen): void {
  const leather = pen.own(0.4, 0.08, 45);
  pen.box(shifted(leather, -0.06), [-1, 0.35, 2, 0.5]);
  pen.box(shifted(leather, 0.03), [-1, 0.25, 2, 0.2]);
  for (const x of [-1.12, 0.9]) pen.box(leather, [x, 0.12, 0.22, 0.55]);
  for (const x of [-0.6, 0, 0.6]) pen.disc(shifted(leather, -0.16), [x, 0.64], 0.03);
  for (const x of [-1, 0.92]) pen.box(pen.tone(0.25, 0.04, 50), [x, 0, 0.08, 0.14]);
}

export const FLOOR_DETAILS = {
  canopy_bed: canopyBed,
  couch,
  ...{ bunks, piano, plant, coffin, altar, throne, cage, gold, crystals, pods, machines, candles, bookshelf, balloons },
  open_door: doorway(true),
  closed_door: doorway(false),
  christmas_tree: christmasTree,
} as const satisfies Readonly<Record<string, DetailPainter>>;
