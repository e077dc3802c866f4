// Tails of birds in profile.
import { css, shifted } from "../../../../core/animatic/colour/colour.ts";
import { curve, dotAt, dots, drawSeam, oval, paintPart, taperedStroke, type Dot } from "../../pen.ts";
import { onBody, type BirdFrame } from "./frame.ts";

/** Outlines, backwards and up from the middle of the body. */
const PLAIN: Readonly<Record<string, readonly Dot[]>> = {
  short: dots("0.4,0.16 0.62,0.16 0.72,0.1 0.6,-0.04 0.4,-0.08"),
  long: dots("0.4,0.12 0.8,0.06 1.12,0 1.1,-0.1 0.78,-0.08 0.4,-0.08"),
  fan: dots("0.4,0.14 0.72,0.12 0.98,0.1 1.02,-0.08 0.74,-0.12 0.4,-0.1"),
  cock: dots("0.3,0.26 0.5,0.6 0.74,0.74 0.86,0.5 0.74,0.14 0.42,-0.06"),
};
const FLAMES = dots("0.72,0.86 0.98,0.72 1.14,0.42 1.1,0.08 0.9,-0.18");

export function paintBirdTail(frame: BirdFrame): void {
  const { pen, build, look } = frame;
  const on = (back: number, up: number) => onBody(frame, -back, up);
  const tint = shifted(look.species === "ostrich" ? look.pale : look.coat, -0.05);
  if (build.tail === "train") return paintTrain(frame, on);
  for (const [at, [back, up]] of build.tail === "flames" ? FLAMES.entries() : [])
    taperedStroke(
      pen.context,
      [on(0.36, 0.12), on(back * 0.7, up * 1.05 + 0.08), on(back, up)],
      0.22,
      at % 2 ? look.pale : tint,
    );
  const outline = (PLAIN[build.tail] ?? []).map(([back, up]) => on(back, up));
  if (outline.length === 0) return;
  paintPart(pen, curve(outline, true, 0.4), tint, { shade: 0.04 });
  drawSeam(pen, [on(0.46, 0.03), dotAt(outline, 2)], tint, 0.7);
}

function paintTrain({ pen, look }: BirdFrame, on: (back: number, up: number) => Dot): void {
  const { context } = pen;
  const fan: readonly Dot[] = Array.from({ length: 15 }, (_, at): Dot => {
    const turn = ((-8 + at * 9.4) * Math.PI) / 180;
    return on(0.1 + Math.cos(turn) * 1.5, 0.1 + Math.sin(turn) * 1.5);
  });
  paintPart(pen, curve([on(0.2, 0), ...fan], true, 0.5), look.pale, { shade: 0.08 });
  for (const [at, [x, y]] of fan.entries()) {
    const [rx, ry] = on(0.2, 0.05);
    for (const part of at % 2 ? [0.84] : [0.6, 0.9]) {
      const [px, py] = [rx + (x - rx) * part, ry + (y - ry) * part];
      context.fillStyle = css({ light: 0.76, chroma: 0.12, hue: 90 });
      context.fill(oval(px, py, 0.085));
      context.fillStyle = css({ light: 0.42, chroma: 0.15, hue: 262 });
      context.fill(oval(px, py, 0.05));
    }
  }
}
