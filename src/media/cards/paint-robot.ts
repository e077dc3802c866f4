// A robot from one side: shells on a jointed frame with the proportions of a person. Head heights, crown at the origin.
import { type Colour, faded, shifted } from "../../core/animatic/colour/colour.ts";
import { legJoints, type JointedLimb, type Skeleton } from "../../core/animatic/acting/figure-joints.ts";
import { reachArm, type Reacher } from "../../core/animatic/acting/reach.ts";
import type { FigurePose } from "../../core/animatic/acting/pose.ts";
import type { RobotLook } from "../../core/animatic/looks/robot-look.ts";
import {
  type Aspect,
  type Body,
  type Loft,
  type Point3,
  flat,
  isSeen,
  limbPath,
  loftPath,
  onLoft,
  viewOf,
} from "./figure/body.ts";
import { between } from "./figure/limbs.ts";
import { bonesOf, headShare, SOLE, paintBall, paintSpiderLegs, paintWheel, shoulderOf } from "./robot-bodies.ts";
import { paintRobotHead } from "./robot-head.ts";
import { type Dot, type Pen, curve, dots, drawSeam, oval, paintGlow, paintPart } from "./pen.ts";

/** Heads in the height of a robot. */
export const ROBOT_HEADS = 6;

interface RobotFrame {
  readonly pen: Pen;
  readonly look: RobotLook;
  readonly body: Body;
  readonly pose: FigurePose | null;
  readonly held: RobotHeld | undefined;
}

/** Painted into the hand: where it is, and how far it tips forwards, in radians. */
type RobotHeld = (pen: Pen, hand: Dot, tip: number | undefined) => void;

export interface RobotActing {
  /** null stands as on a card. */
  readonly pose?: FigurePose | null;
  readonly held?: RobotHeld | undefined;
  /** Its lights are out. */
  readonly isOff?: boolean;
}

export function paintRobot(pen: Pen, own: RobotLook, aspect: Aspect, acting: RobotActing = {}): void {
  const { pose = null, held, isOff = false } = acting;
  const look = lit(own, isOff);
  const ring = (y: number) => ({
    a: (y < 2.6 ? 0.72 - (y - 1.4) * 0.06 : 0.5) * look.build,
    b: (y < 2.6 ? 0.5 : 0.36) * look.build,
    z: 0,
  });
  const body: Body = {
    view: viewOf(aspect),
    heads: ROBOT_HEADS,
    limb: 0.9 * look.build,
    shoulder: shoulderOf(look),
    hip: 0.32 * look.build,
    down: (y) => y,
    lowest: 9,
    ring,
  };
  const frame: RobotFrame = { pen, look, body, pose, held };
  const { context } = pen;
  context.save();
  if (pose) {
    context.translate(0, bonesOf(look).hipAt);
    context.rotate((-pose.lean * Math.PI) / 180);
    context.translate(0, -bonesOf(look).hipAt);
  }
  const isTurned = aspect === "threequarter" || aspect === "side";
  const behind = look.body === "round" ? [] : isTurned ? ([-1] as const) : ([-1, 1] as const);
  for (const side of behind) paintArm(frame, side);
  paintCarriage(frame);
  if (look.body === "round") paintBall(frame);
  else paintTrunk(frame);
  for (const side of [-1, 1] as const) if (!behind.some((one) => one === side)) paintArm(frame, side);
  const share = headShare(look);
  nodAt(frame, aspect);
  context.scale(share, share);
  paintRobotHead({ ...frame, pen: { ...pen, line: pen.line / share } });
  context.restore();
}

/** The head turns down and up on the neck, as far as it is seen from the side. */
function nodAt({ pen: { context }, pose, look }: RobotFrame, aspect: Aspect): void {
  if (!pose || (aspect !== "threequarter" && aspect !== "side")) return;
  const neck = headShare(look) * 0.95;
  context.translate(0, neck);
  context.rotate((-pose.nod * Math.PI) / 180);
  context.translate(0, -neck);
}

const lit = (look: RobotLook, isOff: boolean): RobotLook => (isOff ? { ...look, lights: UNLIT } : look);
const UNLIT: Colour = { light: 0.3, chroma: 0.01, hue: 260 };

/** What it goes on. */
function paintCarriage(frame: RobotFrame): void {
  const { legs } = frame.look;
  if (legs === "wheel") return paintWheel(frame);
  if (legs === "spider") return paintSpiderLegs(frame);
  for (const side of [-1, 1] as const) paintLeg(frame, side);
}

function segment(
  { pen, body }: RobotFrame,
  from: readonly [Point3, number],
  to: readonly [Point3, number],
  colour: Colour,
): void {
  paintPart(
    pen,
    limbPath(body.view, [from, [between(from[0], to[0], 0.5), (from[1] + to[1]) / 2 + 0.015], to]),
    colour,
    { shade: 0.08 },
  );
}

function joint({ pen, look, body }: RobotFrame, place: Point3, radius: number): void {
  paintPart(pen, oval(...flat(body.view, place), radius), look.metal, { shade: 0.06 });
  paintPart(pen, oval(...flat(body.view, place), radius * 0.42), shifted(look.metal, -0.14), {
    shade: 0.02,
    outline: 0.6,
  });
}

function paintArm(frame: RobotFrame, side: 1 | -1): void {
  const { body, look, pen } = frame;
  const x = side * body.shoulder;
  const size = look.build;
  const own = frame.pose?.arms[side === 1 ? 1 : 0];
  const plain = bonesOf(look);
  const bones: Skeleton = { ...plain, shoulder: body.shoulder, hip: body.hip };
  const elbowAt = plain.shoulderAt + plain.upperArm;
  const hangs: JointedLimb = {
    root: [x, plain.shoulderAt, 0],
    middle: [x + side * 0.12, elbowAt, -0.05],
    end: [x + side * 0.12, elbowAt + plain.forearm, 0.18],
  };
  const {
    root: shoulder,
    middle: elbow,
    end: wrist,
  } = own && frame.pose ? reachArm(reacherOf(body, bones, frame.pose), side, own, hangs) : hangs;
  segment(frame, [shoulder, 0.12 * size], [elbow, 0.1 * size], look.metal);
  segment(
    frame,
    [between(shoulder, elbow, 0.16), 0.19 * size],
    [between(shoulder, elbow, 0.72), 0.15 * size],
    look.shell,
  );
  segment(frame, [between(elbow, wrist, 0.14), 0.15 * size], [between(elbow, wrist, 0.86), 0.19 * size], look.shell);
  joint(frame, elbow, 0.14 * size);
  joint(frame, shoulder, 0.24 * size);
  const long = Math.hypot(wrist[1] - elbow[1], wrist[2] - elbow[2]) || 1;
  const [down, forward] = own ? [(wrist[1] - elbow[1]) / long, (wrist[2] - elbow[2]) / long] : [1, 0];
  const on = (far: number, across: number): Point3 => [
    wrist[0],
    wrist[1] + far * down - across * forward,
    wrist[2] + far * forward + across * down,
  ];
  paintHeldThing(frame, side, flat(body.view, on(0.2, 0)));
  for (const finger of [-0.09, 0.02, 0.12])
    segment(frame, [on(0.08, finger * 0.6), 0.055 * size], [on(0.4, finger * 1.4), 0.04 * size], look.metal);
  paintPart(pen, oval(...flat(body.view, on(0.05, 0)), 0.13 * size), look.metal, {
    shade: 0.04,
  });
}

function paintHeldThing({ pen, pose, held }: RobotFrame, side: 1 | -1, hand: Dot): void {
  if (!held || pose?.isEmpty || side !== (pose?.holder ?? 1)) return;
  held(pen, hand, pose?.tilt === undefined ? undefined : ((pose.tilt - pose.lean) * Math.PI) / 180);
}

function reacherOf({ view }: Body, bones: Skeleton, pose: FigurePose): Reacher {
  const { middle, end } = legJoints(bones, 1, pose);
  return { view, bones, pose, share: 1, ground: ROBOT_HEADS, knee: middle, ankle: end };
}

function paintLeg(frame: RobotFrame, side: 1 | -1): void {
  const { body, look, pen } = frame;
  const size = look.build;
  const x = side * body.hip * (look.body === "round" ? 1.9 : 1);
  const bones = bonesOf(look);
  const posed = frame.pose
    ? legJoints({ ...bones, shoulder: body.shoulder, hip: body.hip }, side, frame.pose)
    : undefined;
  const [hip, knee, ankle]: readonly [Point3, Point3, Point3] = posed
    ? [posed.root, posed.middle, posed.end]
    : [
        [x, bones.hipAt, 0],
        [x, bones.hipAt + bones.thigh - 0.01, 0.05 + side * 0.08],
        [x, 5.6, -0.04 + side * 0.12],
      ];
  segment(frame, [hip, 0.13 * size], [knee, 0.12 * size], look.metal);
  segment(frame, [between(hip, knee, 0.1), 0.24 * size], [between(hip, knee, 0.78), 0.19 * size], look.shell);
  segment(frame, [between(knee, ankle, 0.14), 0.19 * size], [between(knee, ankle, 0.86), 0.24 * size], look.shell);
  joint(frame, knee, 0.17 * size);
  const ground = ankle[1] + SOLE;
  const foot = (dz: number, up: number): Dot => flat(body.view, [ankle[0], ground - up, ankle[2] + dz]);
  const across = Math.abs(body.view.cos) * 0.22 * size;
  const at = (dz: number, up: number, side: number): Dot => {
    const [fx, fy] = foot(dz, up);
    return [fx + side * across, fy];
  };
  const sole: readonly Dot[] = [
    at(-0.2, 0, -1),
    at(0.5, 0, -1),
    at(0.46, 0.2, -1),
    at(0, 0.4, -0.6),
    at(0, 0.4, 0.6),
    at(0.46, 0.2, 1),
    at(0.5, 0, 1),
    at(-0.2, 0, 1),
    at(-0.2, 0.22, 1),
  ];
  paintPart(pen, curve(hull(sole), true, 0.2), look.metal, { shade: 0.07 });
}

/** Points in the order of their angle around the middle. */
export function hull(dots: readonly Dot[]): readonly Dot[] {
  const cx = dots.reduce((sum, [x]) => sum + x, 0) / dots.length;
  const cy = dots.reduce((sum, [, y]) => sum + y, 0) / dots.length;
  return dots.toSorted((a, b) => Math.atan2(a[1] - cy, a[0] - cx) - Math.atan2(b[1] - cy, b[0] - cx));
}

function paintTrunk(frame: RobotFrame): void {
  const { pen, look, body } = frame;
  paintPart(
    pen,
    loftPath({ body, top: 2.5, hem: 3.0, ring: () => ({ a: 0.34 * look.build, b: 0.26 * look.build, z: 0 }) }),
    look.metal,
    { shade: 0.08 },
  );
  for (const y of [2.66, 2.78, 2.9])
    drawSeam(pen, [flat(body.view, [-0.33, y, 0]), flat(body.view, [0.33, y, 0])], look.metal, 0.8);
  paintPart(
    pen,
    loftPath({
      body,
      top: 2.94,
      hem: 3.5,
      ring: (y) => ({ a: (0.58 - (y - 2.94) * 0.4) * look.build, b: 0.36 * look.build, z: 0 }),
    }),
    look.shell,
    { shade: 0.12 },
  );
  paintPart(
    pen,
    limbPath(body.view, [
      [[0, 0.9, 0], 0.17],
      [[0, 1.3, 0], 0.2],
    ]),
    look.metal,
    { shade: 0.06 },
  );
  paintChest({ pen, look, body });
}

function paintChest({ pen, look, body }: Pick<RobotFrame, "pen" | "look" | "body">): void {
  const chest: Loft = {
    body,
    top: 1.2,
    hem: 2.6,
    ring: (y) => ({
      a: (y < 1.4 ? 0.5 + (y - 1.2) : 0.72 - (y - 1.4) * 0.1) * look.build,
      b: (y < 1.4 ? 0.34 + (y - 1.2) * 0.8 : 0.5 - (y - 1.4) * 0.08) * look.build,
      z: 0,
    }),
  };
  paintPart(pen, loftPath(chest), look.shell, { shade: 0.18 });
  const area = (dots: readonly Dot[]) =>
    curve(
      dots.map(([turn, y]) => onLoft(chest, turn, y)),
      true,
      0.12,
    );
  if (isSeen(chest, 0, 2)) {
    paintPart(pen, area(dots("-34,1.5 34,1.5 30,2.0 -30,2.0")), look.accent, { shade: 0.05 });
    for (const turn of [-18, 0, 18]) {
      const [x, y] = onLoft(chest, turn, 2.22);
      paintGlow(pen.context, [x, y], 0.14, faded(look.lights, 0.6));
      paintPart(pen, oval(x, y, 0.05), look.lights, { shade: 0.01, outline: 0.7 });
    }
    drawSeam(pen, [onLoft(chest, -26, 1.66), onLoft(chest, 26, 1.66)], look.accent, 0.8);
    return;
  }
  if (isSeen(chest, 180, 2))
    for (const y of [1.6, 1.75, 1.9, 2.05])
      drawSeam(pen, [onLoft(chest, 148, y), onLoft(chest, 212, y)], look.shell, 1.1);
}
