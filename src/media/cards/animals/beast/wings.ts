// Wings of skin or feathers on a beast, folded along the back or spread.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import { curve, dotAt, dots, drawSeam, paintPart, taperedStroke, type Dot } from "../../pen.ts";
import type { BeastFrame } from "./frame.ts";

/** Root, wrist, tips from the front to the back, and where it joins the trunk again: backwards and up, spread high. */
const SPREAD = dots("0,0 0.16,0.86 0.5,1.34 1.0,1.2 0.86,0.84 1.3,0.74 1.02,0.48 1.3,0.22 0.7,0.14 0.44,-0.06");
const FOLDED = dots("0,0.02 0.06,0.34 0.24,0.44 0.7,0.2 1.2,-0.12 0.76,-0.16 0.4,-0.22");
/** Laid forwards and down over what lies there. */
const OVER = dots(
  "0,0 -0.24,0.24 -0.62,0.2 -1.02,-0.2 -1.14,-0.86 -0.95,-0.76 -0.8,-0.88 -0.58,-0.74 -0.36,-0.86 -0.1,-0.4",
);
const RIBS = [3, 5, 7] as const;

export function paintBeastWing(frame: BeastFrame, which: "far" | "near"): void {
  const { pen, build, look, rig, wings } = frame;
  const isFar = which === "far";
  if (wings !== null) return paintSpread(frame, wings, isFar);
  if (isFar) return;
  const size = sizeOf(frame);
  const outline = FOLDED.map(([x, y]): Dot => [rig.wing[0] + x * size, rig.wing[1] + 0.06 - y * size]);
  const tint = shifted(build.wings === "skin" ? look.coat : look.pale, -0.05);
  paintPart(pen, curve(outline, true, build.wings === "skin" ? 0.25 : 0.6), tint, { shade: 0.06 });
  drawSeam(pen, [dotAt(outline, 1), dotAt(outline, 3), dotAt(outline, 4)], tint, 0.8);
}

function sizeOf({ build, look }: BeastFrame): number {
  return (build.wings === "skin" ? 1.25 : 1.05) * (look.isYoung ? 0.7 : 1);
}

function paintSpread(frame: BeastFrame, high: number, isFar: boolean): void {
  const { pen, build, look, rig } = frame;
  const isSkin = build.wings === "skin";
  const size = sizeOf(frame);
  const [rootX, rootY] = isFar ? [rig.wing[0] + 0.16, rig.wing[1]] : [rig.wing[0], rig.wing[1] + 0.06];
  const wide = isFar ? 0.82 : 1;
  const isOver = high > 1 && !isFar;
  const shape = isOver ? OVER : SPREAD;
  const beat = isOver ? 1 : flap(Math.min(1, high) * (high > 1 ? 0.5 : 1));
  const outline = shape.map(([x, y]): Dot => [rootX + x * size * wide, rootY - y * size * beat]);
  const tint = shifted(isSkin ? look.coat : look.pale, isFar ? -0.16 : -0.05);
  paintPart(pen, curve(outline, true, isSkin ? 0.25 : 0.6), tint, { shade: 0.06 });
  const wrist = dotAt(outline, 1);
  for (const rib of RIBS) {
    const tip = dotAt(outline, rib);
    const middle: Dot = [(wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2 - 0.04];
    taperedStroke(pen.context, [wrist, middle, tip], isSkin ? 0.06 : 0.03, shifted(tint, -0.12));
  }
  taperedStroke(pen.context, [dotAt(outline, 0), wrist, dotAt(outline, 2)], 0.12, shifted(tint, -0.08));
}

/** Never quite flat, so that a beat is seen. */
function flap(high: number): number {
  return high >= 0 ? 0.25 + 0.75 * high : -0.15 + 0.6 * high;
}
