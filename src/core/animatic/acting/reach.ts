// Where the joints of an arm are when its hand is to be at a place: two bones, bent the way that the elbow may go. In the picture's own axes: to the
// right, down, and towards whoever looks.
import { armJoints, type JointedLimb, type Place3, type Skeleton } from "./figure-joints.ts";
import type { ArmPose, ElbowWay, FigurePose, HandPlace, HandReach, LimbPose } from "./pose.ts";

export type Flat = readonly [x: number, y: number];

/** The turn from which a body is seen. */
export interface Turn {
  readonly cos: number;
  readonly sin: number;
}

/** A thing that hands are put on, in the drawing. */
export interface ReachedThing {
  /** Where a hand is that is as far forwards as its gesture has it. */
  readonly edge: number;
  readonly middle: number;
  readonly top: number;
  readonly foot: number;
  /** How far forwards and down its gesture has hands at most. */
  readonly most: Flat;
}

/** A body whose arms reach for something. */
export interface Reacher {
  readonly view: Turn;
  readonly bones: Skeleton;
  readonly pose: FigurePose;
  /** How much of a bow is a turn in the picture. */
  readonly share: number;
  /** What is under the feet, in the drawing. */
  readonly ground: number;
  readonly knee: Place3;
  readonly ankle: Place3;
  /** Places of whom it is done with, in the drawing; undefined when there is nobody. */
  readonly partner?: ((place: HandPlace) => Flat | undefined) | undefined;
  /** What an arm that is stretched out forwards has its hand on. */
  readonly thing?: ReachedThing | undefined;
  /** Where the top of a table is, in the drawing; at the height of the hips where there is none. */
  readonly table?: number | undefined;
  /** Nothing is done further down: it would be below the picture. */
  readonly lowest?: number | undefined;
  /** Nor further up: what is held would be above it. */
  readonly highest?: number | undefined;
}

/** Arm lengths of a grown body, in head heights: offsets are meant for it. */
const GROWN_ARM = 2.02;
/** From the wrist to the middle of the hand. */
const PALM = 0.28;

export function rotated([x, y]: Flat, [px, py]: Flat, degrees: number): Flat {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - px, y - py];
  return [px + dx * Math.cos(angle) - dy * Math.sin(angle), py + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

/** `hanging`: as the arm is when nothing is asked of it. */
export function reachArm(reacher: Reacher, side: 1 | -1, arm: ArmPose | null, hanging: JointedLimb): JointedLimb {
  if (arm === null) return hanging;
  if (isSwung(arm)) return armJoints(reacher.bones, side, arm);
  const root: Place3 = armJoints(reacher.bones, side, REST).root;
  const { hand, pole } = handOf(reacher, side, arm, hanging);
  return bent(reacher, { root, hand, pole });
}

export function isSwung(arm: ArmPose): arm is LimbPose {
  return "upper" in arm;
}

const REST: LimbPose = { upper: [0, 5], lower: [0, 5] };

interface Hand {
  /** The middle of the hand, and where the elbow goes, in the picture's axes. */
  readonly hand: Place3;
  readonly pole: Place3;
}

function handOf(reacher: Reacher, side: 1 | -1, arm: ArmPose | null, hanging: JointedLimb): Hand {
  if (arm === null || isSwung(arm)) {
    const { root, middle, end } = arm === null ? hanging : armJoints(reacher.bones, side, arm);
    const [shoulder, elbow, wrist] = [root, middle, end].map((place) => seen(reacher.view, place));
    if (!shoulder || !elbow || !wrist) return { hand: [0, 0, 0], pole: [0, 1, 0] };
    const long = distance(elbow, wrist) || 1;
    const along = mixed3(elbow, wrist, (long + PALM) / long);
    const between = mixed3(shoulder, wrist, 0.5);
    return { hand: along, pole: minus(elbow, between) };
  }
  if ("part" in arm) {
    const [one, other] = [handOf(reacher, side, arm.from, hanging), handOf(reacher, side, arm.to, hanging)];
    return { hand: mixed3(one.hand, other.hand, arm.part), pole: mixed3(one.pole, other.pole, arm.part) };
  }
  return { hand: targetOf(reacher, side, arm), pole: poleOf(reacher, side, arm.elbow) };
}

function poleOf({ view }: Reacher, side: 1 | -1, elbow: ElbowWay): Place3 {
  const out = Math.abs(view.cos) < 0.3 ? 0.4 : side * Math.sign(view.cos);
  return ({ down: [out * 0.35, 1, 0.2], out: [out, 0.25, 0.15], up: [out * 0.6, -1, 0.2], back: [1, 0.3, 0] } as const)[
    elbow
  ];
}

function targetOf(reacher: Reacher, side: 1 | -1, reach: HandReach): Place3 {
  const { to, at, near } = reach;
  const scale = (reacher.bones.upperArm + reacher.bones.forearm) / GROWN_ARM;
  const [x, y, n] = placeOf(reacher, side, to);
  const isOn = isForwards(reach) ? reacher.thing : undefined;
  const down = y + at[1] * scale;
  if (isOn) return [...onThing(reacher, isOn, at, down), n + near];
  return [...withinEdges(reacher, [x - at[0] * scale, down]), n + near];
}

/** A place as it is before the trunk is bowed, so that it is between the edges after it. */
function withinEdges(reacher: Reacher, place: Flat): Flat {
  const { highest = -Infinity, lowest = Infinity } = reacher;
  const { hips, turn } = turnOf(reacher);
  const [across, down] = rotated(place, hips, -turn);
  return rotated([across, Math.min(Math.max(down, highest), lowest)], hips, turn);
}

/** Head heights before the shoulders from which an arm is stretched out. */
const STRETCHED = 1.15;
/** From the outline of a thing to the middle of a hand on it: at its side, and on top of it. */
const ON_SIDE = 0.12;
const ON_TOP = 0.4;

/** How far down the side of a thing a hand is at most, as a part of its height: its foot may be behind the edge of what it stands on. */
const LOWEST = 0.6;

/** Part of a gesture's way forwards that a hand on a thing goes. */
const SWAY = 0.5;

/** On its side where it is as high as the hand would be, else on top of it. `down`: where the hand would be without it. */
function onThing(reacher: Reacher, thing: ReachedThing, at: HandReach["at"], down: number): Flat {
  const { hips, turn } = turnOf(reacher);
  const [forward, rise] = [(at[0] - thing.most[0]) * SWAY, Math.max(0, thing.most[1] - at[1])];
  const [, high] = rotated([-thing.most[0], down + rise], hips, -turn);
  const isLow = high < thing.top;
  const inside = isLow ? Math.min(ON_TOP, Math.abs(thing.edge - thing.middle)) : ON_SIDE;
  const y = isLow ? thing.top - ON_SIDE * 0.5 : Math.min(high, thing.top + (thing.foot - thing.top) * LOWEST);
  return rotated([thing.edge - inside - forward, y - rise], hips, turn);
}

/** How the trunk is turned in the picture, and around where. Degrees. */
function turnOf({ bones, pose, share }: Pick<Reacher, "bones" | "pose" | "share">) {
  const hips: Flat = [0, bones.hipAt];
  return { hips, turn: (pose.bow + pose.lean) * share };
}

/** How far a trunk bows at most for a hand to get down to a thing, and in which steps. Degrees. */
const MOST_BOW = 84;
const STEP = 6;

/** Bowed as far as the hands that are stretched out need it, of one whose legs stay. */
export function stooped(reacher: Reacher): FigurePose {
  const { thing, pose, bones, share } = reacher;
  if (!thing || share < 1 || !pose.arms.some((arm) => arm !== null && isStretched(arm))) return pose;
  const long = (bones.upperArm + bones.forearm + PALM) * 0.88;
  const at: Flat = [thing.edge - ON_TOP, thing.top];
  const isFar = (bow: number) => {
    const { hips, turn } = turnOf({ ...reacher, pose: { ...pose, bow } });
    const [x, y] = rotated([0, bones.shoulderAt], hips, -turn);
    return y < at[1] && Math.hypot(at[0] - x, at[1] - y) > long;
  };
  let bow = pose.bow;
  while (bow < MOST_BOW && isFar(bow)) bow += STEP;
  return bow === pose.bow ? pose : { ...pose, bow, nod: pose.nod - (bow - pose.bow) * 0.3 };
}

function isStretched(arm: ArmPose): boolean {
  if ("part" in arm) return [arm.from, arm.to].some((one) => one !== null && isStretched(one));
  return !isSwung(arm) && isForwards(arm);
}

export function isForwards({ to, at }: HandReach): boolean {
  return to === "front" && at[0] >= STRETCHED;
}

const NECK: Flat = [0.04, 0.92];
/** From the shoulders down to where hands work at no table. */
const ABOVE_HIPS = 1;
/** How far beside themselves a partner is who is not in the picture: at arm's length. */
const ARMS_LENGTH = 1.7;

/** A place in the picture's axes, as it is before the trunk is bowed. */
function placeOf(reacher: Reacher, side: 1 | -1, to: HandPlace): Place3 {
  const { view, bones, pose, share } = reacher;
  const { hips, turn } = turnOf(reacher);
  if (to === "front") return [0, bones.shoulderAt, 0.2 - side * bones.shoulder * view.sin];
  const own = ownPlace(reacher, side, to);
  if (own) {
    const [x, y, n] = seen(view, own);
    if (!FACE.has(to)) return [x, y, n];
    return [...rotated([x, y], NECK, -pose.nod * share), n];
  }
  const leg = to === "knee" ? reacher.knee : to === "foot" ? reacher.ankle : undefined;
  if (leg) {
    const [x, y, n] = seen(view, leg);
    return [...rotated([x, y], hips, pose.bow * share), n];
  }
  const [x, y] = outside(reacher, to);
  return [...rotated([x, y], hips, turn), side * 0.3 * Math.max(0.3, Math.abs(view.sin))];
}

const FACE: ReadonlySet<HandPlace> = new Set(["crown", "brow", "eyes", "ear", "mouth", "chin"]);

type Trunk = (part: number) => number;

/** Places on the body itself, for the hand of a side: x to the person's left, y down, z forwards. */
const OWN_PLACES: Partial<Readonly<Record<HandPlace, (side: 1 | -1, trunk: Trunk, shoulder: number) => Place3>>> = {
  crown: () => [0, 0, 0.05],
  brow: (side) => [side * 0.1, 0.3, 0.42],
  eyes: (side) => [side * 0.12, 0.5, 0.46],
  ear: (side) => [side * 0.42, 0.56, 0.02],
  mouth: () => [0, 0.84, 0.46],
  chin: () => [0, 1, 0.42],
  neck: (_, trunk) => [0, trunk(-0.16), 0.3],
  nape: (_, trunk) => [0, trunk(-0.24), -0.3],
  shoulder: (side, trunk, shoulder) => [-side * shoulder, trunk(0.04), 0.25],
  upper_arm: (side, trunk, shoulder) => [-side * (shoulder + 0.05), trunk(0.38), 0.3],
  chest: (_, trunk) => [0, trunk(0.2), 0.55],
  belly: (_, trunk) => [0, trunk(0.58), 0.6],
  waist: (side, trunk, shoulder) => [side * (shoulder * 0.75 + 0.1), trunk(0.74), 0.1],
  back: (side, trunk) => [side * 0.2, trunk(0.7), -0.5],
  lap: (side, trunk) => [side * 0.2, trunk(0.92), 0.7],
};

function ownPlace(
  { bones: { shoulder, shoulderAt, hipAt } }: Reacher,
  side: 1 | -1,
  to: HandPlace,
): Place3 | undefined {
  return OWN_PLACES[to]?.(side, (part) => shoulderAt + (hipAt - shoulderAt) * part, shoulder);
}

/** What is not the own body, in the drawing. */
function outside({ bones, ground, partner, table }: Reacher, to: HandPlace): Flat {
  const known = partner?.(to);
  if (known) return known;
  if (to === "table") return [0, table ?? bones.shoulderAt + ABOVE_HIPS];
  if (to === "ground") return [-0.6, ground];
  const arm = -ARMS_LENGTH;
  const high: Partial<Record<HandPlace, number>> = {
    their_face: 0.7,
    their_head: 0.2,
    their_shoulder: bones.shoulderAt,
    their_chest: bones.shoulderAt + 0.5,
    their_hand: bones.shoulderAt + 1.1,
    their_back: bones.shoulderAt + 0.5,
    their_neck: bones.shoulderAt - 0.4,
    their_waist: bones.shoulderAt + 1.6,
    their_knee: ground - 2,
    their_foot: ground - 0.4,
  };
  return [arm, high[to] ?? bones.shoulderAt];
}

interface Bending extends Hand {
  readonly root: Place3;
}

/** Both bones as long as they are; what is too far is pointed at. */
function bent({ view, bones }: Reacher, { root, hand, pole }: Bending): JointedLimb {
  const shoulder = seen(view, root);
  const [upper, lower] = [bones.upperArm, bones.forearm + PALM];
  const way = minus(hand, shoulder);
  const far = Math.hypot(...way) || 1e-6;
  const reach = Math.min(Math.max(far, Math.abs(upper - lower) + 0.05), (upper + lower) * 0.995);
  const to = scaled(way, 1 / far);
  const along = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach);
  const aside = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const elbow = plus(plus(shoulder, scaled(to, along)), scaled(across(pole, to), aside));
  const end = plus(shoulder, scaled(to, reach));
  const wrist = mixed3(elbow, end, bones.forearm / lower);
  return { root, middle: unseen(view, elbow), end: unseen(view, wrist) };
}

/** The part of a direction that is square to another one, of length 1. */
function across(pole: Place3, way: Place3): Place3 {
  const dot = pole[0] * way[0] + pole[1] * way[1] + pole[2] * way[2];
  const rest = minus(pole, scaled(way, dot));
  const long = Math.hypot(...rest);
  return long < 1e-4 ? [0, 0, 1] : scaled(rest, 1 / long);
}

/** From a body's axes to the picture's, and back. */
export function seen({ cos, sin }: Turn, [x, y, z]: Place3): Place3 {
  return [x * cos + z * sin, y, z * cos - x * sin];
}

function unseen({ cos, sin }: Turn, [x, y, n]: Place3): Place3 {
  return [x * cos - n * sin, y, x * sin + n * cos];
}

const plus = (a: Place3, b: Place3): Place3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Place3, b: Place3): Place3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scaled = ([x, y, z]: Place3, by: number): Place3 => [x * by, y * by, z * by];
const distance = (a: Place3, b: Place3): number => Math.hypot(...minus(a, b));
const mixed3 = (a: Place3, b: Place3, part: number): Place3 => plus(a, scaled(minus(b, a), part));
