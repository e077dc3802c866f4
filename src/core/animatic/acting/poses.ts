// The drawings of a beat: its posture with what the hands do and hold, and the drawings between two poses.
import { FROM_HEIGHTS } from "./postures/from-heights.ts";
import { hasNoHands } from "./postures/free-bodies.ts";
import type { Beat } from "./acting.ts";
import { asLying, at, type GestureDesign, type Key } from "./gestures/gesture.ts";
import { GESTURE_DESIGNS } from "./gestures/gestures.ts";
import type { Gesture } from "./gestures/names.ts";
import { withOtherHand } from "./gestures/with-each-hand.ts";
import { SELF_GESTURES } from "./gestures/self.ts";
import { limb, type Angle, type ArmPose, type Cycle, type FigurePose, type LimbPose } from "./pose.ts";
import { HANGING } from "./postures/plain-bodies.ts";
import { INTO } from "./postures/into.ts";
import { CYCLES } from "./postures/posture-poses.ts";
import { isSwung } from "./reach.ts";
import type { Posture } from "./deeds/deed.ts";

/** Postures in which the hands are free, or not: they hold on, swim, or fall. */
const WHOLE_BODY: ReadonlySet<Posture> = new Set([
  ...(["swim", "fly", "fall", "climb", "crawl", "drive", "fight"] as const),
  ...(["dance", "dance_ring", "dive"] as const),
  "tumble",
  "collapse",
  "hang",
  "kick",
  "fall_back",
  "handstand",
  "surf",
  "ski",
  "tantrum",
  "roll",
  "cartwheel",
  "breakdance",
  "tap",
  "flamenco",
  "ballet",
  "push_up",
  ...(["float_prone", "backstroke", "swim_down", "swim_up"] as const),
  "drown",
  "leap",
  "jump_up",
  "skip_rope",
  "climb_out",
  "dive_flat",
  "sled",
  "sit_up",
  "spin_pole",
  ...(["vault", "drag_self", "stamp_foot", "kowtow", "tree_pose", "slide_wall", "surfaced", "slide_pole"] as const),
  ...(["tightrope", "hang_one", "swing_rope", "ensnared", "parachute"] as const),
  ...(["high_jump", "hurdle", "header", "hang_knees", "climb_over"] as const),
  ...(["pull_up", "hop", "bounding", "tai_chi", "leg_up", "climb_in", "jump_down", "drop_down"] as const),
  ...FROM_HEIGHTS,
  "snow_angel",
  ...INTO,
]);
const SITTING: ReadonlySet<Posture> = new Set(["sit", "drive", "sit_ground"]);
const KNEELING: ReadonlySet<Posture> = new Set(["kneel", "kneel_both"]);
const UPRIGHT: ReadonlySet<Posture> = new Set(["stand"]);
const MOVING: ReadonlySet<Posture> = new Set([
  "walk",
  "run",
  "march",
  "stagger",
  "sneak",
  "stairs",
  ...(["swim", "swim_down", "swim_up", "backstroke", "lie_float", "float_prone", "float", "float_over"] as const),
  "fly",
  "climb",
  "crawl",
  "skate",
  "surf",
  "ski",
  "brave_wind",
  "roll",
  "cartwheel",
  "sled",
  "drag_self",
  "tightrope",
  "hurdle",
  "skipping",
  "limp",
  "hop",
  "bounding",
  "trudge",
]);

/** The near arm for each way of holding. */
const HOLDS: Readonly<Record<Exclude<HoldWay, null>, ArmPose | null>> = {
  aloft: limb(28, 150, 10, -2),
  before: limb(24, 96, 8, 2),
  shown: at("front", 0.75, 0.35, ["down", 0.2]),
  pinched: at("front", 1.3, 0, ["down", 0.2]),
  hanging: null,
};

/** How the near hand holds up what is in it; null as the gesture has it. */
export type HoldWay = "aloft" | "before" | "shown" | "pinched" | "hanging" | null;

/** Drawings between two keys that follow each other. */
const BETWEEN = 1;

export function cycleOf(
  beat: Pick<Beat, "posture" | "gesture" | "mood" | "gaze" | "holds"> &
    Partial<Pick<Beat, "way" | "isTurned" | "beside" | "because">>,
  held: HoldWay,
): Cycle {
  const { poses, rate, isOnce = false } = CYCLES[beat.posture];
  const look = lookOf(beat);
  const head = headOf(beat.gaze);
  const nodded = poses.map((pose): FigurePose => ({
    ...{ isTurned: isTurnedIn(beat) || undefined, ...pose, ...(held === "aloft" && { tilt: undefined }) },
    head: pose.head ?? head,
    ...{ nod: pose.nod + look.nod, bow: pose.bow + look.bow },
  }));
  const beside = beat.beside === undefined ? undefined : GESTURE_DESIGNS[beat.beside];
  const design = asLying(beat.posture, withOtherHand(GESTURE_DESIGNS[beat.gesture], beside));
  const { keys } = design;
  const [pose] = nodded;
  if (held !== null && beat.posture !== "lie")
    return heldUp(nodded, held, { design, rate, isWorking: beat.beside !== undefined });
  if (!pose || keys.length === 0 || hasNoHands(beat, WHOLE_BODY))
    return { poses: beat.gesture === "drop" ? nodded.map((one) => ({ ...one, isEmpty: true })) : nodded, rate, isOnce };
  const means: Keyed = { design, posture: beat.posture, hasThing: isHeldMeanwhile(beat) };
  if (poses.length > 1)
    return {
      poses: nodded.map((one, turn) => keyed(one, keyAt(keys, turn, poses.length), means)),
      rate,
    };
  const keyPoses = keys.map((key) => keyed(pose, key, means));
  if (design.rate === undefined) return { poses: keyPoses, rate: 0, isOnce: keyPoses.length > 1 };
  return { poses: withBetweens(keyPoses), rate: design.rate * (BETWEEN + 1) };
}

interface Raised {
  readonly design: GestureDesign;
  /** Of the posture. */
  readonly rate: number;
  /** The other hand does something meanwhile. */
  readonly isWorking: boolean;
}

/** As what is in the near hand is best held; the other arm is as the gesture has it. */
function heldUp(
  poses: readonly FigurePose[],
  held: Exclude<HoldWay, null>,
  { design, rate, isWorking }: Raised,
): Cycle {
  const holding = (one: FigurePose, key: Key | undefined): FigurePose => ({
    ...one,
    arms: [armOf(key?.far, one, 0), HOLDS[held]],
  });
  const [pose] = poses;
  if (!isWorking || !pose || poses.length > 1) return { poses: poses.map((one) => holding(one, design.keys[0])), rate };
  const worked = design.keys.map((key) => holding(pose, key));
  return { poses: withBetweens(worked), rate: (design.rate ?? 0) * (BETWEEN + 1) };
}

/** Both hands may be at the own body: what was held is in the other one, or out of sight. */
const SELF: ReadonlySet<Gesture> = new Set(
  (Object.keys(SELF_GESTURES) as (keyof typeof SELF_GESTURES)[]).filter((name) => !("tool" in SELF_GESTURES[name])),
);

/** A hat that is off is in the other hand while one wipes the brow, a can while one wipes the mouth; a cloth that is named for it is not. */
const isHeldMeanwhile = ({
  holds,
  gesture,
  because = [],
}: Pick<Beat, "holds" | "gesture"> & Partial<Pick<Beat, "because">>): boolean =>
  holds.length > 0 && (SELF.has(gesture) || (AT_SELF.test(gesture) && !isNamed(holds, because)));

const AT_SELF = /^(?:wipe_brow$|own_(?:rub|pat|scratch)_(?!hair|hand))/;
const isNamed = (holds: readonly string[], because: readonly string[]): boolean =>
  because.includes("with") || holds.some((id) => because.includes(id.split("_").at(-1) ?? id));

function keyAt(keys: readonly Key[], turn: number, count: number): Key {
  return keys[Math.floor((turn * keys.length) / count)] ?? {};
}

interface Keyed {
  readonly design: GestureDesign;
  readonly posture: Posture;
  /** A thing is in the hand before the gesture is done. */
  readonly hasThing: boolean;
}

/** What only one who stands does. */
const ON_FEET = { lean: 0, shift: 0, lift: 0 };
const AT_REST = { ...ON_FEET, bow: 0, nod: 0 };

/** A posture with a key of a gesture. */
function keyed(pose: FigurePose, key: Key, { design, posture, hasThing }: Keyed): FigurePose {
  const isUpright = UPRIGHT.has(posture);
  const own = { ...AT_REST, ...key, ...(isUpright ? {} : ON_FEET) };
  return {
    ...pose,
    arms: [armOf(key.far, pose, 0), armOf(key.near, pose, 1)],
    legs: legsOf(key, pose, posture),
    lean: pose.lean + own.lean,
    bow: pose.bow + own.bow * (isUpright || KNEELING.has(posture) ? 1 : 0.6),
    nod: pose.nod + own.nod,
    lift: pose.lift + own.lift,
    shift: own.shift,
    head: key.head ?? pose.head,
    isTurned: key.isTurned ?? pose.isTurned,
    tilt: key.tilt,
    grip: design.grip,
    holder: hasThing && !key.far ? -1 : design.holder,
    isHatOff: key.isHatOff,
    isTorn: key.isTorn,
    isLoosed: key.isLoosed,
    effect: key.effect,
    lands: key.lands,
    as: key.as,
    second: design.second && {
      ...{ grip: design.second.grip, tilt: key.secondTilt, as: key.secondAs, effect: key.secondEffect },
    },
    worn: key.worn,
    isEmpty: key.isEmpty ?? (hasThing && key.far !== undefined),
  };
}

function legsOf({ legs, seatedLegs }: Key, pose: FigurePose, posture: Posture): FigurePose["legs"] {
  const own = posture === "sit" ? seatedLegs : UPRIGHT.has(posture) ? legs : undefined;
  return own ?? pose.legs;
}

function armOf(asked: ArmPose | undefined, { arms }: FigurePose, which: 0 | 1): ArmPose | null {
  return asked ?? arms[which];
}

/** Round and round: from the last back to the first as well. */
function withBetweens(poses: readonly FigurePose[]): readonly FigurePose[] {
  if (poses.length < 2) return poses;
  return poses.flatMap((pose, turn) => {
    const next = poses[(turn + 1) % poses.length] ?? pose;
    const steps = Array.from({ length: BETWEEN }, (_, step) => betweenPoses(pose, next, (step + 1) / (BETWEEN + 1)));
    return [pose, ...steps];
  });
}

/** Eyes that go back or away take the head with them. */
const headOf = ({ to }: Beat["gaze"]): FigurePose["head"] =>
  to === "back" || to === "away" ? "over_shoulder" : undefined;

/** Of who looks up or down: who does nothing else leans back to look up. Degrees. */
function lookOf({ gaze, mood, posture, gesture }: Pick<Beat, "gaze" | "mood" | "posture" | "gesture">) {
  const sleeps = mood === "asleep" && SITTING.has(posture);
  const way = gaze.to === "up" ? -30 : gaze.to === "down" ? 26 : 0;
  const bow = gaze.to === "up" && posture === "stand" && gesture === "none" ? -7 : 0;
  return { nod: way + (mood === "sad" ? 6 : 0) + (sleeps ? 24 : 0), bow };
}

/** Between two poses; `part` 1 is the other. */
export function betweenPoses(from: FigurePose, to: FigurePose, part: number): FigurePose {
  const mix = (a: number, b: number) => a + (b - a) * part;
  const angle = (a: Angle, b: Angle): Angle => [mix(a[0], b[0]), mix(a[1], b[1])];
  const limbs = (a: LimbPose, b: LimbPose): LimbPose => ({
    upper: angle(a.upper, b.upper),
    lower: angle(a.lower, b.lower),
  });
  const arm = (a: ArmPose | null, b: ArmPose | null): ArmPose | null => {
    if (a === null && b === null) return null;
    const [one, other] = [a ?? HANGING, b ?? HANGING];
    return isSwung(one) && isSwung(other) ? limbs(one, other) : { from: one, to: other, part };
  };
  const tilt = to.tilt === undefined ? from.tilt : mix(from.tilt ?? to.tilt, to.tilt);
  return {
    ...(part < 0.5 ? from : to),
    arms: [arm(from.arms[0], to.arms[0]), arm(from.arms[1], to.arms[1])],
    legs: [limbs(from.legs[0], to.legs[0]), limbs(from.legs[1], to.legs[1])],
    lean: mix(from.lean, to.lean),
    bow: mix(from.bow, to.bow),
    nod: mix(from.nod, to.nod),
    lift: mix(from.lift, to.lift),
    shift: mix(from.shift ?? 0, to.shift ?? 0),
    ...(tilt !== undefined && { tilt }),
  };
}

function isTurnedIn(beat: Partial<Pick<Beat, "posture" | "way" | "isTurned">>): boolean {
  return isDownstairs(beat) || beat.way === "away" || beat.isTurned === true;
}

/** Steps rise the way that is faced: who goes down them is turned. */
export function isDownstairs({
  posture,
  way,
  carriedAs = posture,
}: Partial<Pick<Beat, "posture" | "way" | "carriedAs">>): boolean {
  return carriedAs === "stairs" && way === "down";
}

/** Whether a posture moves a body over the ground. */
export function isMoving(posture: Posture): boolean {
  return MOVING.has(posture);
}

/** What a gesture is done with where the words name nothing. */
export function toolOf(gesture: Gesture): string | undefined {
  return GESTURE_DESIGNS[gesture].tool;
}
