// Feet on stairs and on the pedals of a bicycle.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, drawLine, oval, paintPart, type Pen } from "../../../cards/pen.ts";
import { still, type Paint, type Sprite } from "../sprite.ts";
import { FLOOR } from "./bench.ts";
import { moving } from "./hands.ts";

/** A leg as it is painted at its usual place, with its heel up by an angle. */
export type LegPainter = (isFar: boolean, turn: number) => Paint;

const STONE: Colour = { light: 0.5, chroma: 0.02, hue: 60 };
const STEEL: Colour = { light: 0.72, chroma: 0.01, hue: 240 };
const RED: Colour = { light: 0.54, chroma: 0.17, hue: 27 };
const GROUND = FLOOR + 0.06;
const RISE = 0.17;
const RUN = 0.42;
/** Steps in a second. */
const RATE = 1.1;

/** The stairs go by downwards to the right; one foot after the other is set on the next. */
export function climbing(leg: LegPainter): readonly Sprite[] {
  const goes = (seconds: number) => (seconds * RATE) % 1;
  const stairs = moving([paintStairs], (_, seconds) => ({ dx: RUN * goes(seconds), dy: RISE * goes(seconds) }));
  const legs = ([1, 0] as const).map((odd): Sprite =>
    moving([leg(odd === 1, 0), leg(odd === 1, 0.4)], (_, seconds) => {
      const time = (seconds * RATE * 0.5 + odd * 0.5) % 1;
      const isUp = time < 0.5;
      const lift = isUp ? Math.sin(time * 2 * Math.PI) * 0.14 : 0;
      const far = isUp ? 1 - time * 4 : (time - 0.5) * 4 - 1;
      return {
        drawing: Number(isUp && time > 0.08 && time < 0.36),
        dx: 0.1 + (far * RUN) / 2,
        dy: (far * RISE) / 2 - lift,
      };
    }),
  );
  return [stairs, ...legs];
}

function paintStairs(pen: Pen): void {
  for (let step = -5; step <= 4; step++) {
    const [x, y] = [-0.18 + step * RUN, GROUND + step * RISE];
    paintPart(
      pen,
      curve(dots(`${x},${y} ${x + RUN + 0.02},${y} ${x + RUN + 0.02},${y + 1.2} ${x},${y + 1.2}`), true, 0),
      STONE,
      { shade: 0.04 },
    );
    paintPart(
      pen,
      curve(dots(`${x - 0.03},${y} ${x + RUN},${y} ${x + RUN},${y + 0.05} ${x - 0.03},${y + 0.05}`), true, 0),
      shifted(STONE, 0.14),
      { shade: 0 },
    );
  }
}

const CRANK = 0.2;
const AXLE = [0, 0.2] as const;
const STATES = 12;

/** A chain wheel whose cranks turn, a pedal under each foot, the frame and a part of the wheel behind. */
export function pedalling(leg: LegPainter): readonly Sprite[] {
  const turnAt = (seconds: number) => seconds * 5;
  const footAt = (seconds: number, side: 1 | -1) => {
    const angle = -turnAt(seconds) + (side === 1 ? 0 : Math.PI);
    return { dx: AXLE[0] + 0.14 + CRANK * Math.cos(angle), dy: AXLE[1] - GROUND - 0.03 + CRANK * Math.sin(angle) };
  };
  const cranks = (isFar: boolean) =>
    moving(
      Array.from(
        { length: STATES },
        (_, at) => (pen: Pen) => paintCrank(pen, -(at / STATES) * 2 * Math.PI + (isFar ? 0 : Math.PI)),
      ),
      (_, seconds) => ({ drawing: Math.floor((turnAt(seconds) / (2 * Math.PI)) * STATES) % STATES }),
    );
  return [
    cranks(true),
    moving([leg(true, 0.12)], (_, seconds) => footAt(seconds, 1)),
    still(paintBicycle),
    cranks(false),
    moving([leg(false, 0.12)], (_, seconds) => footAt(seconds, -1)),
  ];
}

function paintCrank(pen: Pen, angle: number): void {
  const [x, y] = [AXLE[0] + CRANK * Math.cos(angle), AXLE[1] + CRANK * Math.sin(angle)];
  drawLine(
    pen,
    curve(
      [
        [AXLE[0], AXLE[1]],
        [x, y],
      ],
      false,
    ),
    shifted(STEEL, -0.3),
    11,
  );
  drawLine(
    pen,
    curve(
      [
        [AXLE[0], AXLE[1]],
        [x, y],
      ],
      false,
    ),
    STEEL,
    8,
  );
  paintPart(
    pen,
    curve(
      dots(`${x - 0.14},${y - 0.03} ${x + 0.14},${y - 0.03} ${x + 0.14},${y + 0.03} ${x - 0.14},${y + 0.03}`),
      true,
      0.1,
    ),
    { light: 0.22, chroma: 0.01, hue: 260 },
    { shade: 0.01 },
  );
}

function paintBicycle(pen: Pen): void {
  const [ax, ay] = AXLE;
  drawLine(pen, oval(0.95, 0.2, 0.52), { light: 0.18, chroma: 0.01, hue: 260 }, 16);
  drawLine(pen, oval(-1.05, 0.2, 0.52), { light: 0.18, chroma: 0.01, hue: 260 }, 16);
  for (const [x, y] of [
    [0.95, 0.2],
    [0.3, -0.7],
    [-0.7, -0.6],
  ] as const)
    drawLine(
      pen,
      curve(
        [
          [ax, ay],
          [x, y],
        ],
        false,
      ),
      RED,
      14,
    );
  paintPart(pen, oval(ax, ay, 0.15), STEEL, { shade: 0.02 });
  drawLine(pen, oval(ax, ay, 0.11), shifted(STEEL, -0.3), 3);
  for (const y of [-0.14, 0.14])
    drawLine(
      pen,
      curve(
        [
          [ax, ay + y],
          [0.95, 0.2 + y * 0.5],
        ],
        false,
      ),
      { light: 0.3, chroma: 0.01, hue: 260 },
      4,
    );
}
