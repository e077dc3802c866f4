// Machines that a few words set up whole: a record that plays, the trace of a heart that goes flat, a tap that drips.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { css } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { Path2D } from "../../paint/canvas.ts";
import { ripples } from "../effects.ts";
import { ease, still, type Sprite } from "../sprite.ts";
import type { ThingScene } from "./alone.ts";
import { moving } from "./hands.ts";

const BLACK: Colour = { light: 0.17, chroma: 0.005, hue: 260 };
const STEEL: Colour = { light: 0.76, chroma: 0.01, hue: 240 };
const WOOD: Colour = { light: 0.44, chroma: 0.07, hue: 50 };
const RED: Colour = { light: 0.52, chroma: 0.18, hue: 25 };
const WATER: Colour = { light: 0.86, chroma: 0.05, hue: 230 };

function box(x: number, y: number, ...[width, height, round = 0.03]: readonly [number, number, number?]): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, round);
  return path;
}

/** The disc turns, the arm comes down on it. */
export const playRecord: ThingScene = () => [
  still((pen) => {
    paintPart(pen, curve(dots("-.86,.34 -.66,-.2 .72,-.2 .9,.34"), true, 0), WOOD, { shade: 0.06 });
    paintPart(pen, box(-0.86, 0.34, 1.76, 0.16), WOOD, { shade: 0.05 });
  }),
  moving(
    Array.from({ length: 6 }, (_, at) => (pen: Pen) => paintDisc(pen, (at / 6) * 2 * Math.PI)),
    (_, seconds) => ({ drawing: Math.floor(seconds * 7) % 6 }),
  ),
  moving(
    [0, 0.5, 1].map((down) => (pen: Pen) => paintToneArm(pen, down)),
    (part) => ({ drawing: Math.round(ease(part, 0.02, 0.3) * 2) }),
  ),
];

function paintDisc(pen: Pen, turn: number): void {
  const { context } = pen;
  context.save();
  context.translate(-0.12, 0.06);
  context.scale(1, 0.42);
  paintPart(pen, oval(0, 0, 0.56), BLACK, { shade: 0.02 });
  for (const ring of [0.5, 0.44, 0.38, 0.32, 0.26])
    drawLine(pen, oval(0, 0, ring), { light: 0.34, chroma: 0.005, hue: 260 }, 0.8);
  context.fillStyle = "rgba(255,255,255,0.16)";
  for (const side of [0, Math.PI]) {
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, 0.54, turn * 0.2 + side - 0.3, turn * 0.2 + side + 0.1);
    context.fill();
  }
  paintPart(pen, oval(0, 0, 0.19), RED, { shade: 0.01 });
  for (const mark of [0, 2.1, 4.2])
    paintPart(
      pen,
      oval(0.12 * Math.cos(turn + mark), 0.12 * Math.sin(turn + mark), 0.03),
      { light: 0.94, chroma: 0.01, hue: 90 },
      { shade: 0, outline: 0 },
    );
  paintPart(pen, oval(0, 0, 0.02), STEEL, { shade: 0 });
  context.restore();
}

/** `down`: 1 lies on the disc. */
function paintToneArm(pen: Pen, down: number): void {
  const lift = (1 - down) * 0.2;
  const head: Dot = [0.12 + (1 - down) * 0.24, 0.12 - lift];
  paintPart(pen, oval(0.68, -0.1, 0.09, 0.06), STEEL, { shade: 0.02 });
  const arm = curve([[0.68, -0.14], [0.6, 0.02 - lift * 0.4], head], false);
  drawLine(pen, arm, BLACK, 10);
  drawLine(pen, arm, STEEL, 6);
  const [x, y] = head;
  paintPart(
    pen,
    curve(
      [
        [x - 0.09, y + 0.02],
        [x + 0.03, y - 0.05],
        [x + 0.05, y + 0.03],
        [x - 0.05, y + 0.09],
      ],
      true,
      0.1,
    ),
    BLACK,
    { shade: 0.01 },
  );
  drawLine(
    pen,
    curve(
      [
        [x - 0.05, y + 0.07],
        [x - 0.06, y + 0.12],
      ],
      false,
    ),
    STEEL,
    3,
  );
}

const BEATS = 4;

/** Beats at first, then a line. */
export const flatline: ThingScene = () => [
  still((pen) => {
    paintPart(pen, box(-0.7, -0.42, 1.4, 0.86, 0.08), { light: 0.72, chroma: 0.01, hue: 230 }, { shade: 0.05 });
    paintPart(pen, box(-0.62, -0.34, 1.24, 0.62, 0.04), { light: 0.13, chroma: 0.02, hue: 170 }, { shade: 0.01 });
    for (const x of [-0.42, -0.2, 0.02])
      paintPart(pen, oval(x, 0.36, 0.035), { light: 0.4, chroma: 0.02, hue: 230 }, { shade: 0.005 });
    paintPart(pen, oval(0.5, 0.36, 0.045), RED, { shade: 0.005 });
    for (let line = 1; line < 8; line++)
      drawLine(
        pen,
        curve(dots(`${-0.62 + line * 0.155},-.34 ${-0.62 + line * 0.155},.28`), false),
        { light: 0.26, chroma: 0.03, hue: 160 },
        0.7,
      );
  }),
  {
    ...moving(
      Array.from({ length: BEATS + 1 }, (_, flat) => (pen: Pen) => paintTrace(pen, flat)),
      (part) => ({ drawing: Math.min(BEATS, Math.floor(part * 7)) }),
    ),
    shines: true,
  },
];

/** `flat`: so many of the beats on the right are gone. */
function paintTrace(pen: Pen, flat: number): void {
  const points: Dot[] = [[-0.6, 0]];
  for (let beat = 0; beat < BEATS; beat++) {
    const x = -0.5 + beat * 0.28;
    if (beat < BEATS - flat)
      points.push(
        [x, 0],
        [x + 0.03, -0.04],
        [x + 0.06, 0],
        [x + 0.085, 0.05],
        [x + 0.115, -0.26],
        [x + 0.145, 0.1],
        [x + 0.17, 0],
      );
    points.push([x + 0.26, 0]);
  }
  points.push([0.6, 0]);
  drawLine(pen, curve(points, false, 0), { light: 0.8, chroma: 0.2, hue: 145 }, 4);
  if (flat < BEATS) return;
  pen.context.fillStyle = css(RED);
  pen.context.fill(oval(0.5, -0.24, 0.05));
}

/** A spout over a basin. */
export const basin = (): Sprite =>
  still((pen) => {
    paintPart(
      pen,
      curve(dots("-.9,.24 -.8,.5 .8,.5 .9,.24"), true, 0.3),
      { light: 0.93, chroma: 0.006, hue: 230 },
      { shade: 0.06 },
    );
    paintPart(pen, oval(0, 0.25, 0.9, 0.1), { light: 0.84, chroma: 0.01, hue: 230 }, { shade: 0.03 });
    paintPart(
      pen,
      curve(
        dots(".34,-.7 .34,-.22 .3,-.3 .1,-.36 -.04,-.3 -.08,-.16 -.16,-.16 -.14,-.34 0,-.46 .2,-.48 .5,-.4 .5,-.7"),
        true,
        0.4,
      ),
      STEEL,
      { shade: 0.06 },
    );
    paintPart(pen, box(0.22, -0.62, 0.4, 0.09, 0.04), STEEL, { shade: 0.03 });
  });

/** Drop after drop. */
export const dripTap: ThingScene = () => [
  basin(),
  drop(),
  ripples([-0.12, 0.26], { light: 0.97, chroma: 0.01, hue: 230 }, 0),
];

function drop(): Sprite {
  return moving(
    [
      (pen: Pen) =>
        paintPart(pen, curve(dots("-.12,-.17 -.08,-.07 -.12,-.03 -.16,-.07"), true, 0.8), WATER, { shade: 0.01 }),
    ],
    (_, seconds) => {
      const time = (seconds * 1.1) % 1;
      return time < 0.45 ? { dy: 0, share: 1 } : { dy: 0.34 * ((time - 0.45) / 0.55) ** 2 };
    },
  );
}
