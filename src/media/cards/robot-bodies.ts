// Bodies of robots that are built like no person: a ball on short legs, a wheel, the legs of a spider. Head heights, crown at the origin.
import { type Colour, faded, shifted } from "../../core/animatic/colour/colour.ts";
import { legJoints, type Skeleton } from "../../core/animatic/acting/figure-joints.ts";
import type { FigurePose } from "../../core/animatic/acting/pose.ts";
import type { RobotLook } from "../../core/animatic/looks/robot-look.ts";
import type { Body } from "./figure/body.ts";
import { type Dot, type Pen, curve, dots, drawLine, drawSeam, inkOf, oval, paintGlow, paintPart } from "./pen.ts";

type Bones = Omit<Skeleton, "shoulder" | "hip">;

const UPRIGHT: Bones = { shoulderAt: 1.5, hipAt: 3.3, upperArm: 0.92, forearm: 0.84, thigh: 1.16, shin: 1.16 };
const ROUND: Bones = { shoulderAt: 2.3, hipAt: 4.3, upperArm: 0.8, forearm: 0.76, thigh: 0.66, shin: 0.66 };

export function bonesOf({ body }: RobotLook): Bones {
  return body === "round" ? ROUND : UPRIGHT;
}

/** Half the breadth at the shoulders. */
export function shoulderOf({ body, build }: RobotLook): number {
  return body === "round" ? 1.5 : 0.86 * build;
}

/** How large the head of a ball is beside others. */
export function headShare({ body }: RobotLook): number {
  return body === "round" ? 1.5 : 1;
}

interface RobotParts {
  readonly pen: Pen;
  readonly look: RobotLook;
  readonly body: Body;
}

/** A ball with a panel and lights where its front is seen. */
export function paintBall({ pen, look, body }: RobotParts): void {
  paintPart(pen, oval(0, 2.9, 1.58, 1.6), look.shell, { shade: 0.3 });
  drawSeam(pen, dots("-1.5,3.2 -0.7,3.5 0.7,3.5 1.5,3.2"), look.shell, 1);
  if (body.view.aspect === "back") return;
  const away = body.view.sin * 0.9;
  const panel = dots("-0.6,2.3 0.6,2.3 0.52,3.1 -0.52,3.1").map(([x, y]): Dot => [
    x * (0.5 + 0.5 * body.view.cos) + away,
    y,
  ]);
  paintPart(pen, curve(panel, true, 0.3), look.accent, { shade: 0.08 });
  for (const [at, tint] of [
    [-0.3, look.lights],
    [0.3, shifted(look.lights, -0.1)],
  ] as const) {
    const x = at * (0.5 + 0.5 * body.view.cos) + away;
    paintGlow(pen.context, [x, 2.7], 0.24, faded(tint, 0.6));
    paintPart(pen, oval(x, 2.7, 0.11), tint, { shade: 0.02, outline: 0.8 });
  }
}

const TYRE: Colour = { light: 0.24, chroma: 0.01, hue: 260 };

/** One wheel on a fork, below the hips. */
export function paintWheel({ pen, look }: RobotParts): void {
  const hip = bonesOf(look).hipAt;
  const radius = (6 - hip) * 0.42;
  const middle = 6 - radius;
  for (const x of [-0.16, 0.16])
    paintPart(
      pen,
      curve(
        [
          [x - 0.09, hip - 0.3],
          [x + 0.09, hip - 0.3],
          [x + 0.08, middle],
          [x - 0.08, middle],
        ],
        true,
        0.1,
      ),
      look.metal,
      { shade: 0.05 },
    );
  paintPart(pen, oval(0, middle, radius), TYRE, { shade: 0.1 });
  paintPart(pen, oval(0, middle, radius * 0.58), look.metal, { shade: 0.08 });
  for (const turn of [0, 1.05, 2.1]) {
    const [x, y] = [Math.cos(turn) * radius * 0.56, Math.sin(turn) * radius * 0.56];
    drawLine(
      pen,
      curve(
        [
          [-x, middle - y],
          [x, middle + y],
        ],
        false,
      ),
      inkOf(look.metal),
      1.2,
    );
  }
  paintPart(pen, oval(0, middle, radius * 0.2), look.accent, { shade: 0.03 });
}

/** Six legs with raised knees. */
export function paintSpiderLegs({ pen, look }: RobotParts): void {
  const hip = bonesOf(look).hipAt;
  for (const side of [-1, 1])
    for (const [knee, foot, far] of [
      [0.9, 0.8, 0],
      [1.5, 1.7, 0.1],
      [2, 2.6, 0.2],
    ] as const) {
      const bend: Dot = [side * knee, hip - 0.5 + far];
      const end: Dot = [side * foot, 6 - far * 0.4];
      const leg = (breadth: number, tint: Colour) =>
        drawLine({ ...pen, line: 1 }, curve([[side * 0.2, hip], bend, end], false, 0.2), tint, breadth);
      leg(0.2 + pen.line * 2, inkOf(look.metal));
      leg(0.2, look.metal);
      paintPart(pen, oval(...bend, 0.16), look.shell, { shade: 0.03 });
    }
}

/** Heads below its crown of the lowest place of its legs in a pose. */
export function robotLowest(look: RobotLook, pose: FigurePose): number {
  const bones: Skeleton = { ...bonesOf(look), shoulder: 0, hip: 0 };
  const ends = ([-1, 1] as const).flatMap((side) => {
    const { middle, end } = legJoints(bones, side, pose);
    return [middle[1] + KNEE, end[1] + SOLE];
  });
  return Math.max(...ends);
}

/** Heads below the middle of a joint. */
const KNEE = 0.2;
export const SOLE = 0.4;
