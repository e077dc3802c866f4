// Nests with and without young, and webs, that animals sit in. In heights of the animal's shoulder, the ground at y 0.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, drawLine, oval, paintPart, type Pen } from "../../../cards/pen.ts";

const STRAW: Colour = { light: 0.62, chroma: 0.09, hue: 80 };
const CHICK: Colour = { light: 0.6, chroma: 0.03, hue: 70 };
const GAPE: Colour = { light: 0.68, chroma: 0.17, hue: 45 };
const DARK: Colour = { light: 0.14, chroma: 0.01, hue: 60 };

const shape = (text: string, tension = 0.2) => curve(dots(text), true, tension);

/** Its near rim. */
export function paintNest(pen: Pen): void {
  paintPart(pen, shape("-1.15,-0.24 -0.4,-0.14 0.5,-0.14 1.15,-0.24 0.8,0.02 -0.8,0.02", 0.6), STRAW, {
    shade: 0.06,
  });
  for (const x of [-0.9, -0.5, -0.1, 0.3, 0.7])
    drawLine(
      pen,
      curve(
        [
          [x, -0.2],
          [x + 0.3, -0.04],
        ],
        false,
      ),
      shifted(STRAW, -0.2),
      1,
    );
}

/** Three that gape, in a nest beside whoever feeds them. */
export function paintBrood(pen: Pen, top: number): void {
  for (const [x, y] of [
    [-1.55, -0.42],
    [-1.18, -0.54],
    [-0.84, -0.4],
  ] as const) {
    paintPart(pen, oval(x, top + y + 0.14, 0.16, 0.24), CHICK, { shade: 0.06 });
    paintPart(pen, oval(x, top + y - 0.08, 0.15, 0.14), CHICK, { shade: 0.04 });
    paintPart(
      pen,
      shape(
        `${x - 0.1},${top + y - 0.1} ${x - 0.12},${top + y - 0.36} ${x},${top + y - 0.16} ${x + 0.14},${top + y - 0.34} ${x + 0.1},${top + y - 0.08}`,
        0.05,
      ),
      GAPE,
      { shade: 0.03 },
    );
    for (const side of [-0.07, 0.07])
      paintPart(pen, oval(x + side, top + y - 0.06, 0.024), DARK, { shade: 0, outline: 0 });
  }
  pen.context.save();
  pen.context.translate(-1.2, top - 0.02);
  paintNest(pen);
  pen.context.restore();
}

const THREAD: Colour = { light: 0.93, chroma: 0.01, hue: 230 };

/** Spokes and rings around where the spider sits. */
export function paintWeb(pen: Pen, top: number): void {
  const [x, y, far] = [0, top - 0.45, 2.1];
  const at = (turn: number, size: number) => [x + Math.cos(turn) * size, y + Math.sin(turn) * size * 0.8] as const;
  const turns = Array.from({ length: 11 }, (_, spoke) => (spoke / 11) * 2 * Math.PI);
  for (const turn of turns) drawLine(pen, curve([[x, y], at(turn, far)], false), THREAD, 1.3);
  for (const size of [0.5, 0.85, 1.2, 1.55, 1.9])
    drawLine(
      pen,
      curve(
        [...turns, turns[0] ?? 0].map((turn) => at(turn, size)),
        false,
        0,
      ),
      THREAD,
      1.1,
    );
}
