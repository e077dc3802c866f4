// Windows in the wall ahead that a place's words name or that shows its hour: around their middle in metres.
import { otherSideOf } from "../../../../core/animatic/place/place-kinds.ts";
import { paintRoundPane, paintView } from "../parts/openings.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

/** Panes with the hour and the weather behind them. */
const pane =
  (w: number, h: number, bars: readonly [number, number]): DetailPainter =>
  (pen) => {
    const { plate, spot } = pen;
    pen.box(pen.tone(0.8, 0.01, 90), [-w - 0.05, -h - 0.05, 2 * w + 0.1, 2 * h + 0.1]);
    const [left, top] = [spot.x - w * spot.size, spot.foot - h * spot.size];
    const box = [left, top, left + 2 * w * spot.size, top + 2 * h * spot.size] as const;
    plate.context.save();
    plate.context.beginPath();
    plate.context.rect(left, top, box[2] - left, box[3] - top);
    plate.context.clip();
    const beyond = otherSideOf(plate.place.kind);
    paintView(plate, box, beyond === "street" || beyond === "square" ? "city" : "land");
    plate.context.restore();
    for (let bar = 1; bar < bars[0]; bar++)
      pen.box(pen.tone(0.75, 0.01, 90), [-w + (2 * w * bar) / bars[0] - 0.02, -h, 0.04, 2 * h]);
    for (let bar = 1; bar < bars[1]; bar++)
      pen.box(pen.tone(0.75, 0.01, 90), [-w, -h + (2 * h * bar) / bars[1] - 0.02, 2 * w, 0.04]);
  };

function roundWindow(pen: Pen): void {
  pen.disc(pen.tone(0.45, 0.05, 60), [0, 0], 0.44);
  paintRoundPane(pen.plate, [pen.spot.x, pen.spot.foot], 0.37 * pen.spot.size);
  for (const way of [0, 1])
    pen.box(pen.tone(0.45, 0.05, 60), [
      way ? -0.025 : -0.37,
      way ? -0.37 : -0.025,
      way ? 0.05 : 0.74,
      way ? 0.74 : 0.05,
    ]);
}

function brokenWindow(pen: Pen): void {
  pane(0.45, 0.5, [2, 2])(pen);
  pen.poly(pen.tone(0.08), [-0.4, -0.2], [-0.2, 0.4], [0.02, 0.1], [0.3, 0.3], [0.12, -0.1], [0.2, -0.4], [-0.1, -0.2]);
}

function stainedGlass(pen: Pen): void {
  for (const x of [-0.5, 0.1]) {
    for (let piece = 0; piece < 28; piece++)
      pen.box({ light: 0.66, chroma: 0.16, hue: (piece * 73) % 360 }, [
        x + (piece % 4) * 0.11,
        -0.6 + Math.floor(piece / 4) * 0.17,
        0.1,
        0.155,
      ]);
    pen.disc({ light: 0.68, chroma: 0.15, hue: 250 }, [x + 0.215, 0.6], [0.21, 0.22]);
    pen.shine({ light: 0.7, chroma: 0.1, hue: 60, alpha: 0.35 }, x + 0.2, 0, 0.8);
  }
}

export const WINDOW_DETAILS = {
  window: pane(0.5, 0.55, [2, 2]),
  tall_window: pane(0.36, 0.9, [2, 4]),
  barred_window: pane(0.36, 0.36, [6, 1]),
  round_window: roundWindow,
  broken_window: brokenWindow,
  stained_glass: stainedGlass,
} as const satisfies Readonly<Record<string, DetailPainter>>;
