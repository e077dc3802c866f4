// A bird's wing in profile: folded on its side, or spread.
import { css, shifted } from "../../../../core/animatic/colour/colour.ts";
import { curve, dotAt, dots, drawSeam, paintPart, taperedStroke, type Dot } from "../../pen.ts";
import { onBody, type BirdFrame } from "./frame.ts";

export function paintFoldedWing(frame: BirdFrame): void {
  const { pen, build, look } = frame;
  const on = (forward: number, up: number) => onBody(frame, forward, up * build.deep);
  const long = look.species === "penguin" ? 0.62 : 0.44 + 0.3 * build.wing;
  const tint = shifted(look.species === "gull" ? { light: 0.74, chroma: 0.01, hue: 250 } : look.coat, -0.055);
  const wing = curve(
    [
      on(0.26, 0.34),
      on(0.12, 0.66),
      on(-0.2, 0.62),
      on(-long, 0.14),
      on(-long * 0.9, -0.02),
      on(-0.1, -0.4),
      on(0.16, -0.2),
    ],
    true,
    0.8,
  );
  paintPart(pen, wing, tint, { shade: 0.06, inside: () => paintBars(frame, on) });
  for (const down of [0, -0.2])
    drawSeam(pen, [on(0, 0.1 + down), on(-0.22, 0.04 + down), on(-long * 0.8, 0.1 + down * 0.5)], tint, 0.7);
}

function paintBars({ pen, look }: BirdFrame, on: (forward: number, up: number) => Dot): void {
  if (look.species === "gull")
    taperedStroke(pen.context, [on(-0.4, 0.2), on(-0.6, 0.14), on(-0.76, 0.1)], 0.16, {
      light: 0.2,
      chroma: 0.01,
      hue: 260,
    });
  if (look.species === "parrot")
    taperedStroke(pen.context, [on(-0.1, 0.1), on(-0.4, 0.1), on(-0.7, 0.1)], 0.2, look.pale);
  if (look.species === "pigeon" && look.coat.light < 0.8)
    taperedStroke(pen.context, [on(-0.2, 0.5), on(-0.3, 0.1), on(-0.24, -0.3)], 0.07, {
      light: 0.22,
      chroma: 0.01,
      hue: 260,
    });
  if (look.species === "owl") {
    pen.context.fillStyle = css(look.pale);
    for (const at of [0, 0.16, 0.32])
      taperedStroke(pen.context, [on(-at, 0.4), on(-at - 0.04, 0), on(-at - 0.02, -0.3)], 0.05, look.pale);
  }
}

/** From the shoulder: backwards and up of a wing that is spread high. */
const SPREAD: readonly Dot[] = [
  [-0.2, 0],
  [-0.24, 0.5],
  [-0.04, 1],
  [0.3, 1.42],
  [0.36, 1.2],
  [0.52, 1.22],
  [0.54, 0.98],
  [0.68, 0.92],
  [0.66, 0.66],
  [0.72, 0.5],
  [0.5, 0.1],
  [0.4, -0.04],
];

/** Laid forwards and down over what is there. */
const OVER: readonly Dot[] = SPREAD.map(([, y], at): Dot => [
  [0, -0.24, -0.54, -0.86, -0.94, -0.86, -0.78, -0.68, -0.56, -0.4, -0.16, 0][at] ?? 0,
  [0, 0.24, 0.2, -0.16, -0.4, -0.44, -0.52, -0.54, -0.56, -0.52, -0.4, -0.2][at] ?? y,
]);

export function paintSpreadWing(frame: BirdFrame, which: "near" | "far"): void {
  const { pen, build, look, pose } = frame;
  const isFar = which === "far";
  const wings = pose.wings ?? 0;
  const isOver = wings > 1 && which === "near";
  const size = wingSize(frame, isFar);
  const [rootX, rootY] = onBody(frame, isFar ? 0.06 : 0.12, build.deep * 0.45);
  if (isOver && look.species === "penguin") return paintFlipperRound(frame, [rootX, rootY]);
  const spread = isOver ? 1 : spreadOf(wings);
  const outline = (isOver ? OVER : SPREAD).map(([x, y]): Dot => [
    rootX + x * size + (isFar ? -0.12 : 0),
    rootY - y * size * spread,
  ]);
  const tint = shifted(
    look.species === "gull" && !isFar ? { light: 0.8, chroma: 0.01, hue: 250 } : look.coat,
    isFar ? -0.12 : -0.05,
  );
  paintPart(pen, curve(outline, true, 0.5), tint, { shade: 0.06, inside: () => paintWingTips(frame, outline) });
  for (const [from, to] of [
    [1, 5],
    [1, 7],
    [0, 9],
  ] as const)
    drawSeam(pen, [dotAt(outline, from), dotAt(outline, to)], tint, 0.7);
}

/** The far one of two that are laid over something is half up. */
function spreadOf(wings: number): number {
  const high = wings > 1 ? 0.3 : wings;
  return high >= 0 ? 0.2 + 0.8 * high : -0.15 + 0.55 * high;
}

/** A flipper laid forwards round whoever is there. */
function paintFlipperRound({ pen, look }: BirdFrame, [x, y]: Dot): void {
  const flipper = curve(
    dots("0.08,-0.1 -0.5,-0.06 -0.92,0.1 -0.98,0.22 -0.5,0.2 0.06,0.2").map(([dx, dy]): Dot => [x + dx, y + dy]),
    true,
    0.7,
  );
  paintPart(pen, flipper, shifted(look.coat, 0.05), { shade: 0.06 });
}

function wingSize({ build, look }: BirdFrame, isFar: boolean): number {
  return build.wing * (isFar ? 0.86 : 1) * (look.isYoung || look.species === "hen" ? 0.75 : 1);
}

function paintWingTips({ pen, look }: BirdFrame, outline: readonly Dot[]): void {
  const [a, b]: readonly [Dot, Dot] = [dotAt(outline, 2), dotAt(outline, 4)];
  if (look.species === "gull")
    taperedStroke(pen.context, [a, dotAt(outline, 3), b], 0.3, { light: 0.2, chroma: 0.01, hue: 260 });
  if (look.species === "parrot" || look.species === "phoenix")
    taperedStroke(pen.context, [dotAt(outline, 1), dotAt(outline, 5), dotAt(outline, 8)], 0.24, look.pale);
}
