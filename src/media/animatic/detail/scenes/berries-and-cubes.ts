// Small things that fall into a liquid and have no drawing among props: berries and cubes.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { css, shifted } from "../../../../core/animatic/colour/colour.ts";
import { curve, oval, paintPart, type Pen } from "../../../cards/pen.ts";

const RED: Colour = { light: 0.56, chroma: 0.21, hue: 25 };
const LEAF: Colour = { light: 0.55, chroma: 0.15, hue: 138 };

/** Around its middle, `size` high; undefined where props have a drawing of it. */
export function plungedThing(word: string): ((pen: Pen, size: number) => void) | undefined {
  if (/^(?:straw|rasp)berr/.test(word)) return strawberry;
  if (/^(?:cherr|cranberr|berr)/.test(word)) return (pen, size) => berry(pen, size, RED);
  if (/^(?:blueberr|blackberr|grape|olive)/.test(word))
    return (pen, size) => berry(pen, size, { light: 0.4, chroma: 0.1, hue: 290 });
  if (/^(?:ice|icecube)$/.test(word)) return (pen, size) => cube(pen, size, { light: 0.9, chroma: 0.04, hue: 225 });
  return /^(?:cube|cubes|sugar|lump)$/.test(word)
    ? (pen, size) => cube(pen, size, { light: 0.98, chroma: 0.004, hue: 90 })
    : undefined;
}

function strawberry(pen: Pen, size: number): void {
  const h = size / 2;
  const body = curve(
    [
      [0, h],
      [-0.62 * h, 0.25 * h],
      [-0.8 * h, -0.45 * h],
      [-0.3 * h, -0.72 * h],
      [0.3 * h, -0.72 * h],
      [0.8 * h, -0.45 * h],
      [0.62 * h, 0.25 * h],
    ],
    true,
    0.7,
  );
  paintPart(pen, body, RED, { shade: 0.02 });
  pen.context.fillStyle = css({ light: 0.9, chroma: 0.12, hue: 92 });
  for (const [x, y] of [
    [-0.4, -0.3],
    [0, -0.35],
    [0.4, -0.3],
    [-0.22, 0.05],
    [0.22, 0.05],
    [0, 0.42],
  ] as const)
    pen.context.fill(oval(x * h, y * h, 0.05 * h, 0.09 * h));
  for (const turn of [-0.9, -0.3, 0.3, 0.9])
    paintPart(pen, oval(turn * 0.55 * h, -0.72 * h - 0.06 * h * (1 - Math.abs(turn)), 0.3 * h, 0.12 * h, turn), LEAF, {
      shade: 0.005,
    });
}

function berry(pen: Pen, size: number, colour: Colour): void {
  paintPart(pen, oval(0, 0, size * 0.45, size * 0.45), colour, { shade: 0.02 });
  pen.context.fillStyle = css(shifted(colour, 0.3));
  pen.context.fill(oval(-size * 0.15, -size * 0.17, size * 0.09, size * 0.06));
}

function cube(pen: Pen, size: number, colour: Colour): void {
  const h = size * 0.42;
  const side = (points: readonly (readonly [number, number])[], light: number) =>
    paintPart(
      pen,
      curve(
        points.map(([x, y]) => [x * h, y * h]),
        true,
        0,
      ),
      shifted(colour, light),
      { shade: 0 },
    );
  side(
    [
      [-1, -0.5],
      [0, -0.05],
      [0, 1.05],
      [-1, 0.6],
    ],
    -0.06,
  );
  side(
    [
      [0, -0.05],
      [1, -0.5],
      [1, 0.6],
      [0, 1.05],
    ],
    -0.16,
  );
  side(
    [
      [-1, -0.5],
      [0, -0.95],
      [1, -0.5],
      [0, -0.05],
    ],
    0.02,
  );
}
