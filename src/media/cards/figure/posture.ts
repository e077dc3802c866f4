// A body in a pose: its limbs in space, how far trunk and head are turned with it, and what it covers. Head heights, crown of the upright body at
// the origin.
import type { ArmPose, Fingers, FigurePose, LimbPose } from "../../../core/animatic/acting/pose.ts";
import { legJoints, type Skeleton } from "../../../core/animatic/acting/figure-joints.ts";
import { isSwung, reachArm, rotated, stooped, type Reacher } from "../../../core/animatic/acting/reach.ts";
import { type Body, type Point3, flat, nearness } from "./body.ts";
import { armOf, legOf, type Arm, type BodySide, type Leg, type Stance } from "./limbs.ts";
import type { Dot } from "../pen.ts";

export interface Posture {
  readonly pose: FigurePose | null;
  readonly arm: (side: BodySide) => Arm;
  readonly leg: (side: BodySide) => Leg;
  /** Legs before the trunk: the thighs point forwards. */
  readonly isSeated: boolean;
}

/** What a figure covers, in head heights around the crown of its upright body. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Middle of the head. */
  readonly head: Dot;
}

/** Thighs raised so far that cloth lies on them. Degrees. */
const SEATED = 48;
/** Head heights over the ground at which nobody leaps any more. */
const HOVERS = 2;

/** What is around a figure that its hands go to. */
export type Around = Pick<Reacher, "partner" | "thing" | "lowest" | "highest" | "table">;

export function postureOf(body: Body, pose: FigurePose | null, stance: Stance, around: Around = {}): Posture {
  if (!pose)
    return { pose, arm: (side) => armOf(body, side, stance), leg: (side) => legOf(body, side), isSeated: false };
  const bones = bonesOf(body);
  const legs = ([-1, 1] as const).map((side): Leg => {
    const { root, middle, end } = legJoints(bones, side, pose);
    return { hip: root, knee: middle, ankle: end, pitch: pitchOf(pose.legs[side === 1 ? 1 : 0]) };
  });
  const [right, left] = legs;
  if (!right || !left) throw new Error("a body without legs");
  const asked: Reacher = {
    ...{ view: body.view, bones, pose, share: facingShare(body), knee: left.knee, ankle: left.ankle, ...around },
    ground: Math.max(...legs.map(({ knee, ankle }) => Math.max(knee[1] + 0.2, ankle[1] + FOOT))),
  };
  const reacher: Reacher = { ...asked, pose: stooped(asked) };
  const [far, near] = ([-1, 1] as const).map((side) => posedArm(body, side, { reacher, stance }));
  if (!far || !near) throw new Error("a body without arms");
  return {
    pose: reacher.pose,
    arm: (side) => (side === 1 ? near : far),
    leg: (side) => (side === 1 ? left : right),
    isSeated:
      pose.legs.some(({ upper }) => upper[0] > SEATED) &&
      (pose.lift === 0 || pose.lift >= HOVERS) &&
      pose.lean > -20 &&
      pose.lean < 10,
  };
}

/** From the ankle down to the sole. */
const FOOT = 0.4;

interface Posing {
  readonly reacher: Reacher;
  readonly stance: Stance;
}

function posedArm(body: Body, side: BodySide, { reacher, stance }: Posing): Arm {
  const own = reacher.pose.arms[side === 1 ? 1 : 0];
  const hangs = armOf(body, side, stance);
  if (!own) return hangs;
  const { root, middle, end } = reachArm(reacher, side, own, {
    ...{ root: hangs.shoulder, middle: hangs.elbow, end: hangs.wrist },
  });
  const arm: Arm = { shoulder: root, elbow: middle, wrist: end };
  if (isSwung(own)) return arm;
  const fingers = fingersOf(own);
  return { ...arm, isBefore: nearness(body.view, end) > 0.24, ...(fingers && { fingers }) };
}

function fingersOf(arm: ArmPose | null): Fingers | undefined {
  if (arm === null || isSwung(arm)) return undefined;
  return "part" in arm ? fingersOf(arm.part < 0.5 ? arm.from : arm.to) : arm.fingers;
}

export function bonesOf({ shoulder, hip, down }: Body): Skeleton {
  return {
    shoulder,
    hip,
    shoulderAt: down(1.72),
    hipAt: down(3.86),
    upperArm: down(2.84) - down(1.72),
    forearm: down(3.74) - down(2.84),
    thigh: down(5.5) - down(3.86),
    shin: down(7.08) - down(5.5),
  };
}

/** How far the toes point down. A shin on the ground has its foot stretched out behind. Degrees. */
function pitchOf({ upper, lower }: LimbPose): number {
  if (lower[0] < -75 && lower[0] > -95 && upper[0] < 20) return 158;
  return -lower[0] * 0.85;
}

/** Where trunk and head turn. */
export function hipsOf(body: Body): Dot {
  return [0, body.down(3.8)];
}

/** Where a place of the upper body is when the trunk is bowed and the whole leans. The figure looks to the left. */
export function bowed(body: Body, pose: FigurePose | null, dot: Dot): Dot {
  if (!pose) return dot;
  return leaned(body, pose, rotated(dot, hipsOf(body), -pose.bow * facingShare(body)));
}

/** Where a place of the lower body is. */
export function leaned(body: Body, pose: FigurePose, dot: Dot): Dot {
  return rotated(dot, hipsOf(body), -pose.lean * facingShare(body));
}

/** Seen from the front, a bow is no turn of the picture; from behind and before, only what lies or falls is turned. */
export function facingShare({ view }: Body): number {
  return view.aspect === "front" || view.aspect === "back" ? 0.25 : 1;
}

/** Radius of what stands around a joint. */
const AROUND = { head: 0.72, hand: 0.55, elbow: 0.3, trunk: 0.62, knee: 0.26, foot: 0.42 } as const;

/** Of what lies on the ground, to the lower side of it: all that is around a joint is not in the picture. */
const LOWEST = 0.46;

/** `rise`: how far what is on the head stands above it. */
export function reachOf(
  body: Body,
  posture: Posture,
  { hem, rise }: { readonly hem: number; readonly rise: number },
): Reach {
  const { pose } = posture;
  const spots: (readonly [Dot, number])[] = [];
  const upper = (place: Point3, radius: number) => spots.push([bowed(body, pose, flat(body.view, place)), radius]);
  const lower = (place: Point3, radius: number) =>
    spots.push([pose ? leaned(body, pose, flat(body.view, place)) : flat(body.view, place), radius]);
  const skull: Point3 = [0, 0.5, 0];
  upper(skull, AROUND.head);
  upper([0, Math.min(0.5, AROUND.head - 0.05 - rise), 0], AROUND.head);
  upper([0, body.down(2), 0], AROUND.trunk);
  lower([0, body.down(3.8), 0], AROUND.trunk * 0.9);
  if (!posture.isSeated) lower([0, body.down(hem) - 0.4, 0], AROUND.trunk);
  for (const side of [-1, 1] as const) {
    const arm = posture.arm(side);
    upper(arm.wrist, AROUND.hand);
    upper(arm.elbow, AROUND.elbow);
    const leg = posture.leg(side);
    lower(leg.knee, AROUND.knee);
    lower(leg.ankle, AROUND.foot);
  }
  const head = bowed(body, pose, flat(body.view, skull));
  return {
    left: Math.min(...spots.map(([[x], radius]) => x - radius)) - 0.3,
    right: Math.max(...spots.map(([[x], radius]) => x + radius)) + 0.3,
    top: Math.min(...spots.map(([[, y], radius]) => y - radius)),
    bottom: pose ? Math.max(...spots.slice(1).map(([[, y], radius]) => y + Math.min(radius, LOWEST))) : body.heads,
    head,
  };
}
