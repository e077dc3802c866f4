// Ears and horns of an animal, in skull radii.
import { type Colour, shifted } from "../../../core/animatic/colour.ts";
import type { AnimalLook } from "../../../core/animatic/looks/animal-look.ts";
import type { Aspect } from "../figure/body.ts";
import type { Build } from "./species.ts";
import { type Dot, taperedStroke, curve, dots, paintPart, type Pen } from "../pen.ts";

/** A head that is drawn, in skull radii. */
export interface AnimalSkull {
  readonly pen: Pen;
  readonly look: AnimalLook;
  readonly build: Build;
  readonly aspect: Aspect;
}

export function paintAnimalEars(head: AnimalSkull, sides: readonly (1 | -1)[]): void {
  const { pen, look, build, aspect } = head;
  const isSide = aspect === "side";
  for (const side of isSide ? sides.slice(1) : sides) {
    const dots = earShape(
      build.ears,
      isSide ? 0.35 : aspect === "threequarter" ? (side === 1 ? 0.62 : -0.42) : side * 0.62,
      side,
    );
    if (dots.length === 0) continue;
    paintPart(pen, curve(dots, true, 0.5), build.ears === "floppy" ? shifted(look.coat, -0.1) : look.coat, {
      shade: 0.12,
    });
    const isInner = aspect !== "back" && build.ears !== "floppy";
    if (isInner)
      paintPart(
        pen,
        curve(shrunk(dots), true, 0.5),
        { light: Math.max(0.4, look.coat.light + 0.02), chroma: 0.06, hue: 25 },
        { shade: 0.05, outline: 0.4 },
      );
  }
}

function earShape(kind: Build["ears"], x: number, side: 1 | -1): readonly Dot[] {
  const shapes: Readonly<Record<Build["ears"], readonly Dot[]>> = {
    pointed: dots(`${x - 0.36},-0.62 ${x - 0.2},-1.1 ${x + side * 0.16},-1.62 ${x + 0.28},-1.1 ${x + 0.36},-0.5`),
    floppy: dots(
      `${x - 0.1 * side},-0.86 ${x + side * 0.34},-0.82 ${x + side * 0.56},-0.2 ${x + side * 0.46},0.42 ${x + side * 0.16},0.36 ${x + side * 0.02},-0.24`,
    ),
    round: dots(`${x - 0.36},-0.66 ${x - 0.3},-1.14 ${x + 0.04 * side},-1.34 ${x + 0.36},-1.1 ${x + 0.36},-0.6`),
    long: dots(
      `${x * 0.6 - 0.2},-0.7 ${x * 0.7 - 0.24},-1.7 ${x * 0.8 + side * 0.06},-2.6 ${x * 0.8 + 0.22},-1.7 ${x * 0.6 + 0.22},-0.7`,
    ),
    sideways: dots(
      `${x + side * 0.1},-0.62 ${x + side * 0.6},-0.9 ${x + side * 1.15},-0.66 ${x + side * 0.7},-0.3 ${x + side * 0.14},-0.24`,
    ),
    none: [],
  };
  return shapes[kind];
}

function shrunk(dots: readonly Dot[]): readonly Dot[] {
  const cx = dots.reduce((sum, [x]) => sum + x, 0) / dots.length;
  const cy = dots.reduce((sum, [, y]) => sum + y, 0) / dots.length;
  return dots.map(([x, y]): Dot => [cx + (x - cx) * 0.58, cy + (y - cy) * 0.62 + 0.04]);
}

export function paintHorns({ pen, build, aspect }: AnimalSkull): void {
  const horn: Colour = { light: 0.8, chroma: 0.04, hue: 80 };
  const shift = aspect === "side" ? 0.2 : 0;
  for (const side of [-1, 1]) {
    const x = side * (aspect === "side" ? 0.12 : 0.42) + shift;
    if (build.horns === "short")
      taperedStroke(pen.context, dots(`${x},-0.7 ${x + side * 0.5},-1 ${x + side * 0.6},-1.45`), 0.34, horn);
    else {
      taperedStroke(
        pen.context,
        dots(`${x},-0.8 ${x + side * 0.5},-1.5 ${x + side * 0.7},-2.6`),
        0.2,
        shifted(horn, -0.2),
      );
      for (const [from, to] of [
        [-1.2, -1.9],
        [-1.7, -2.5],
      ] as const)
        taperedStroke(
          pen.context,
          dots(`${x + side * 0.4},${from} ${x + side * 0.1},${(from + to) / 2} ${x + side * 0.05},${to}`),
          0.14,
          shifted(horn, -0.2),
        );
    }
  }
}
