// What hangs across a place on ropes, above the heads.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import { has } from "../plate-canvas.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

/** From edge to edge above the heads: a rope with things on it. */
const hung =
  (paint: (pen: Pen, x: number, y: number, at: number) => void, count = 13, ropes = 2): DetailPainter =>
  (pen) => {
    for (let rope = 0; rope < ropes; rope++) {
      const sag = (part: number) => -rope * 0.16 - 0.13 * Math.sin(part * Math.PI) + rope * 0.05 * part;
      const points = Array.from({ length: 17 }, (_, at) => [-1.1 + (at / 16) * 2.2, sag(at / 16)] as const);
      pen.rod(pen.tone(0.3), 0.007, ...points);
      for (let thing = 0; thing < count; thing++) {
        const part = (thing + 0.5) / count;
        paint(pen, -1.1 + part * 2.2, sag(part), thing + rope * 5);
      }
    }
  };

const washing = hung((pen, x, y, at) => {
  const cloth = pen.own(at % 3 ? 0.9 : 0.6, at % 3 ? 0.03 : 0.13, (at * 67) % 360);
  if (at % 2) pen.box(cloth, [x - 0.05, y - 0.13, 0.1, 0.13]);
  else
    pen.poly(
      cloth,
      [x - 0.08, y],
      [x + 0.08, y],
      [x + 0.05, y - 0.05],
      [x + 0.05, y - 0.14],
      [x - 0.05, y - 0.14],
      [x - 0.05, y - 0.05],
    );
}, 12);

const bulbs = hung((pen, x, y) => {
  pen.shine({ ...pen.plate.palette.lamp, alpha: 0.55 }, x, y - 0.02, 0.075);
  pen.disc({ light: 0.95, chroma: 0.07, hue: 85 }, [x, y - 0.02], 0.013);
}, 18);

const PAPER = ["paper", "chinese", "red", "festival", "coloured", "colored", "silk", "market", "garden", "wedding"];

/** Lanterns are of paper in the east and at feasts, and of iron and glass elsewhere. */
const isPlainLantern = ({ plate }: Pen): boolean => plate.place.region !== "east" && !has(plate, ...PAPER);

function ironLantern(pen: Pen, x: number, y: number): void {
  pen.shine({ light: 0.85, chroma: 0.12, hue: 78, alpha: 0.5 }, x, y - 0.1, 0.16);
  pen.box({ light: 0.2, chroma: 0.01, hue: 60 }, [x - 0.032, y - 0.14, 0.064, 0.014]);
  pen.box({ light: 0.94, chroma: 0.09, hue: 82 }, [x - 0.022, y - 0.126, 0.044, 0.07]);
  pen.box({ light: 0.2, chroma: 0.01, hue: 60 }, [x - 0.032, y - 0.056, 0.064, 0.018]);
}

const lanterns = hung(
  (pen, x, y, at) => {
    if (isPlainLantern(pen)) return ironLantern(pen, x, y);
    pen.shine({ light: 0.7, chroma: 0.16, hue: 40, alpha: 0.45 }, x, y - 0.08, 0.16);
    pen.disc(pen.spot.said ?? { light: 0.64, chroma: 0.19, hue: at % 3 ? 30 : 75 }, [x, y - 0.08], [0.055, 0.065]);
    pen.box({ light: 0.3, chroma: 0.05, hue: 60 }, [x - 0.02, y - 0.02, 0.04, 0.012]);
  },
  8,
  1,
);

const bunting = hung(
  (pen, x, y, at) => pen.poly(pen.own(0.66, 0.16, (at * 83) % 360), [x - 0.05, y], [x + 0.05, y], [x, y - 0.11]),
  16,
);
const prayerFlags = hung(
  (pen, x, y, at) => pen.box(pen.tone(0.7, 0.15, [250, 90, 27, 150, 85][at % 5] ?? 0), [x - 0.05, y - 0.1, 0.09, 0.1]),
  18,
);
const wires = hung(() => undefined, 0, 5);
const garlands = hung((pen, x, y, at) => pen.disc(pen.own(0.74, 0.16, at % 2 ? 60 : 80), [x, y], 0.032), 46, 3);
const paperChains = hung(
  (pen, x, y, at) => pen.disc(pen.own(0.66, 0.15, (at * 71) % 360), [x, y], [0.035, 0.022]),
  34,
  2,
);

function canopyLeaves(pen: Pen): void {
  for (let leaf = 0; leaf < 120; leaf++)
    pen.disc(
      shifted(pen.own(0.45, 0.09, 135), (pen.random() - 0.5) * 0.14),
      [(pen.random() - 0.5) * 2.4, 0.14 - pen.random() ** 2 * 0.34],
      [0.045, 0.03],
    );
}

export const HUNG_DETAILS = {
  ...{ washing, bulbs, lanterns, bunting, wires, garlands },
  prayer_flags: prayerFlags,
  paper_chains: paperChains,
  vines: canopyLeaves,
} as const satisfies Readonly<Record<string, DetailPainter>>;
