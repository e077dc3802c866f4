// Furnishings that move by themselves: a swing, a chandelier, curtains before an open window, the hands of a clock. Heads.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { box, polygon } from "../set-pieces/parts.ts";
import { BLACK, GOLD, OAK, WHITE, type Art } from "./art.ts";

function paintSwing(pen: Pen, phase: number): void {
  const { context } = pen;
  const frame: Colour = { light: 0.5, chroma: 0.15, hue: 28 };
  for (const side of [-1, 1])
    for (const foot of [-0.6, 0.6])
      drawLine(
        { ...pen, line: 1 },
        curve(
          [
            [side * 1.9, -6.3],
            [side * 2.1 + foot, 0],
          ],
          false,
        ),
        frame,
        0.16,
      );
  drawLine(
    { ...pen, line: 1 },
    curve(
      [
        [-2.1, -6.3],
        [2.1, -6.3],
      ],
      false,
    ),
    frame,
    0.2,
  );
  const turn = (phase - 0.5) * 1.3;
  const [x, y] = [Math.sin(turn) * 4.9, -6.2 + Math.cos(turn) * 4.9];
  context.save();
  for (const side of [-0.45, 0.45])
    drawLine(
      { ...pen, line: 1 },
      curve(
        [
          [side, -6.2],
          [x + side, y],
        ],
        false,
      ),
      { light: 0.5, chroma: 0.01, hue: 250 },
      0.07,
    );
  context.translate(x, y);
  context.rotate(-turn * 0.6);
  paintPart(pen, box(-0.75, -0.1, 1.5, 0.22), OAK, { shade: 0.04 });
  context.restore();
}

function paintChandelier(pen: Pen, phase: number): void {
  const { context } = pen;
  context.save();
  context.rotate((0.5 - phase) * 0.5);
  drawLine(
    { ...pen, line: 1 },
    curve(
      [
        [0, -3],
        [0, 2.2],
      ],
      false,
    ),
    GOLD,
    0.1,
  );
  const crystal: Colour = { light: 0.95, chroma: 0.03, hue: 220, alpha: 0.9 };
  for (const [y, wide, count] of [
    [2.2, 1, 4],
    [3, 1.8, 6],
  ] as const) {
    drawLine(
      { ...pen, line: 1 },
      curve(
        [
          [-wide, y],
          [-wide / 2, y + 0.4],
          [0, y + 0.5],
          [wide / 2, y + 0.4],
          [wide, y],
        ],
        false,
      ),
      GOLD,
      0.13,
    );
    for (let at = 0; at < count; at++) {
      const x = -wide + (2 * wide * at) / (count - 1);
      const low = y + 0.5 * (1 - (x / wide) ** 2);
      paintPart(pen, box(x - 0.08, low - 0.5, 0.16, 0.45), WHITE, { shade: 0.02 });
      const light = context.createRadialGradient(x, low - 0.6, 0, x, low - 0.6, 0.5);
      light.addColorStop(0, "rgba(255,236,170,0.95)");
      light.addColorStop(1, "rgba(255,220,120,0)");
      context.fillStyle = light;
      context.fillRect(x - 0.5, low - 1.1, 1, 1);
      paintPart(pen, polygon([x, low + 0.02], [x + 0.1, low + 0.24], [x, low + 0.5], [x - 0.1, low + 0.24]), crystal, {
        shade: 0.01,
        outline: 0.5,
      });
    }
  }
  paintPart(pen, oval(0, 3.7, 0.24, 0.3), GOLD, { shade: 0.05 });
  context.restore();
}

/** An open window; its curtains blow into the room. */
function paintCurtains(pen: Pen, phase: number): void {
  const cloth: Colour = { light: 0.9, chroma: 0.02, hue: 90, alpha: 0.93 };
  paintPart(pen, box(-1.5, -5.4, 3, 3.6), { light: 0.24, chroma: 0.05, hue: 265 }, { shade: 0 });
  paintPart(pen, oval(0.7, -4.6, 0.3), { light: 0.95, chroma: 0.02, hue: 100 }, { shade: 0, outline: 0 });
  for (const x of [-1.5, 0])
    drawLine(
      { ...pen, line: 1 },
      curve(
        [
          [x, -5.4],
          [x, -1.8],
          [x + 1.5, -1.8],
          [x + 1.5, -5.4],
          [x, -5.4],
        ],
        false,
        0,
      ),
      WHITE,
      0.12,
    );
  drawLine(
    { ...pen, line: 1 },
    curve(
      [
        [-2.3, -5.7],
        [2.3, -5.7],
      ],
      false,
    ),
    OAK,
    0.16,
  );
  for (const [from, way] of [
    [-2.2, 0],
    [0.9, 1.1],
  ] as const) {
    const edge = (across: number): readonly Dot[] =>
      Array.from({ length: 7 }, (_, at): Dot => {
        const part = at / 6;
        const out =
          part * part * (1.9 + 0.45 * Math.sin(phase * 2 * Math.PI + way)) +
          0.28 * part * Math.sin(part * 7 - phase * 2 * Math.PI + way);
        return [from + across - out, -5.7 + 4.6 * part - 0.32 * out];
      });
    paintPart(pen, curve([...edge(0), ...edge(1.3).toReversed()], true, 0.8), cloth, { shade: 0.14 });
    for (const at of [0.4, 0.85]) drawLine(pen, curve(edge(at), false, 0.8), shifted(cloth, -0.2), 0.8);
  }
}

/** Its hands run to midnight, and start anew. */
function paintClockFace(pen: Pen, phase: number): void {
  paintPart(pen, oval(0, 0, 1.75), OAK, { shade: 0.12 });
  paintPart(pen, oval(0, 0, 1.5), WHITE, { shade: 0.08 });
  for (let hour = 0; hour < 12; hour++) {
    const turn = (hour * Math.PI) / 6;
    const [x, y] = [Math.sin(turn), -Math.cos(turn)];
    drawLine(
      { ...pen, line: 1 },
      curve(
        [
          [x * 1.2, y * 1.2],
          [x * 1.38, y * 1.38],
        ],
        false,
      ),
      BLACK,
      hour % 3 === 0 ? 0.12 : 0.06,
    );
  }
  const minutes = -(1 - Math.min(1, phase * 1.3)) * 4 * Math.PI;
  for (const [turn, long, wide] of [
    [minutes, 1.2, 0.09],
    [minutes / 12, 0.8, 0.13],
  ] as const)
    drawLine(
      { ...pen, line: 1 },
      curve(
        [
          [0, 0],
          [Math.sin(turn) * long, -Math.cos(turn) * long],
        ],
        false,
      ),
      BLACK,
      wide,
    );
  paintPart(pen, oval(0, 0, 0.12), BLACK, { shade: 0 });
}

export const FURNISHINGS = {
  swing: { ...{ drawings: 11, box: [-4.4, -6.8, 4.4, 0.4] }, paint: paintSwing },
  chandelier: { ...{ drawings: 9, box: [-3.2, -3, 3.2, 4.6] }, paint: paintChandelier },
  curtains: { ...{ drawings: 8, box: [-5, -6.2, 2.8, 0.4] }, paint: paintCurtains },
  clock_face: { ...{ drawings: 16, box: [-1.9, -1.9, 1.9, 1.9] }, paint: paintClockFace },
} as const satisfies Readonly<Record<string, Art>>;
