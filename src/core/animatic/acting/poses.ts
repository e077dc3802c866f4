// The drawings of a beat: its posture with what the hands do and hold, and the drawings between two poses.
import type { Beat } from "./acting.ts";
import { HANDS, HANDS_RATE, type Hands } from "./hand-poses.ts";
import { limb, type Angle, type Cycle, type FigurePose, type LimbPose } from "./pose.ts";
import { CYCLES, HANGING } from "./posture-poses.ts";
import type { Gesture, Posture } from "./verbs.ts";

/** Carried by one hand above the head: an open umbrella, a lantern, a torch. */
const ALOFT: LimbPose = limb(28, 150, 10, -2);
/** A gun, a sword, a torch: held out before. */
const BEFORE: LimbPose = limb(24, 96, 8, 2);
/** The same at the height of the chest. */
const SHOWN: LimbPose = limb(62, 118, 4, -12);

/** Gestures that swing arms of a stride would spoil. */
const SWINGING: ReadonlySet<Posture> = new Set([
  "walk",
  "run",
  "swim",
  "fly",
  "fall",
  "climb",
  "crawl",
  "jump",
  "dance",
  "fight",
]);
const WHOLE_BODY: ReadonlySet<Posture> = new Set(["swim", "fly", "fall", "climb", "crawl", "drive", "fight", "dance"]);

/** Gestures of the hand that is further away, on the side that is faced: it is not lost before the body. */
const FAR: ReadonlySet<Gesture> = new Set(["point", "reach", "give", "open", "throw"]);

/** Which hand a gesture needs: -1 the person's right one. */
export function handOfGesture(gesture: Gesture): 1 | -1 {
  return FAR.has(gesture) ? -1 : 1;
}

/** The near arm for each way of holding. */
const HOLDS: Readonly<Record<Exclude<HoldWay, null>, LimbPose | null>> = {
  aloft: ALOFT,
  before: BEFORE,
  shown: SHOWN,
  hanging: null,
};

/** How the near hand holds up what is in it; null as the gesture has it. */
export type HoldWay = "aloft" | "before" | "shown" | "hanging" | null;

/** The drawings of a beat. */
export function cycleOf(beat: Pick<Beat, "posture" | "gesture" | "mood" | "gaze">, held: HoldWay): Cycle {
  const { poses, rate } = CYCLES[beat.posture];
  const nod = nodOf(beat);
  const isFree = !WHOLE_BODY.has(beat.posture);
  const hands = isFree ? HANDS[beat.gesture] : [];
  const bent = (pose: FigurePose, arms = pose.arms): FigurePose => ({ ...pose, arms, nod: pose.nod + nod });
  if (held !== null && beat.posture !== "lie") {
    const far = handOfGesture(beat.gesture) === -1 ? hands[0]?.[0] : undefined;
    return { poses: poses.map((pose) => bent(pose, [far ?? pose.arms[0], HOLDS[held]])), rate };
  }
  const [pose] = poses;
  if (pose && hands.length > 1 && poses.length === 1)
    return { poses: hands.map((one) => bent(pose, joined(pose, one))), rate: HANDS_RATE[beat.gesture] ?? 2 };
  return { poses: poses.map((one) => bent(one, joined(one, hands[0]))), rate };
}

function joined(pose: FigurePose, hands: Hands | undefined): FigurePose["arms"] {
  return [hands?.[0] ?? pose.arms[0] ?? null, hands?.[1] ?? pose.arms[1] ?? null];
}

function nodOf({ gaze, mood, gesture }: Pick<Beat, "gaze" | "mood" | "gesture">): number {
  const look = gaze.to === "up" ? -16 : gaze.to === "down" ? 13 : 0;
  const held = gesture === "cover" || gesture === "pray" ? 14 : 0;
  return look + held + (mood === "sad" ? 6 : 0);
}

/** Between two poses; `part` 1 is the other. */
export function betweenPoses(from: FigurePose, to: FigurePose, part: number): FigurePose {
  const mix = (a: number, b: number) => a + (b - a) * part;
  const angle = (a: Angle, b: Angle): Angle => [mix(a[0], b[0]), mix(a[1], b[1])];
  const limbs = (a: LimbPose | null, b: LimbPose | null): LimbPose | null => {
    const [one, other] = [a ?? HANGING, b ?? HANGING];
    return a === null && b === null
      ? null
      : { upper: angle(one.upper, other.upper), lower: angle(one.lower, other.lower) };
  };
  return {
    arms: [limbs(from.arms[0], to.arms[0]), limbs(from.arms[1], to.arms[1])],
    legs: [limbs(from.legs[0], to.legs[0]) ?? HANGING, limbs(from.legs[1], to.legs[1]) ?? HANGING],
    lean: mix(from.lean, to.lean),
    bow: mix(from.bow, to.bow),
    nod: mix(from.nod, to.nod),
    lift: mix(from.lift, to.lift),
  };
}

/** Whether a posture moves a body over the ground. */
export function isMoving(posture: Posture): boolean {
  return SWINGING.has(posture) && !["fall", "jump", "dance", "fight"].includes(posture);
}
