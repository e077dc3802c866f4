// How far somebody has moved across the picture at a moment: comes in, leaves, goes across, or comes to somebody and stops. Pixels from the spot. Pure.
import { FROM_HEIGHTS } from "./postures/from-heights.ts";
import type { Frame, Framing } from "../frame.ts";
import type { Beat } from "./acting.ts";
import type { Posture } from "./deeds/deed.ts";
import { isDownstairs, isMoving } from "./poses.ts";
import { GLIDE, RISE, rises } from "./postures/in-the-air.ts";
import { onSlide, slidFor } from "./set-pieces/slide.ts";

/** Who moves, and in what picture. */
export interface Traveller {
  readonly x: number;
  /** The middle of all who go along together. */
  readonly middle?: number | undefined;
  /** Pixels from there to the furthest of them. */
  readonly spread?: number | undefined;
  /** Pixels of the height of the tallest of them: all go as fast. */
  readonly pace?: number | undefined;
  readonly facing: 1 | -1;
  /** Pixels of the whole height, and of the head. */
  readonly height: number;
  readonly head: number;
  /** Half the breadth of what is drawn: how far it must go to be gone. */
  readonly reach: number;
  readonly framing: Framing;
  readonly frame: Frame;
  /** Somebody is on it or in it, or could be: it stays as much in the picture as it fits. */
  readonly carries?: boolean;
  /** Pixels from the spot, forwards, at which it stops: beside whom it goes to. */
  readonly goal?: (beat: Beat) => number | undefined;
  /** Pixels from the door that it comes through, and to the one that it leaves by. */
  readonly entrance?: number | undefined;
  readonly exit?: number | undefined;
  /** Pixels from the spot, forwards, between which it goes across, where that is settled. */
  readonly span?: readonly [from: number, to: number] | undefined;
  /** Pixels that it goes across at most, with others. */
  readonly travel?: number;
}

/** One stretch of time, in seconds. */
interface Going {
  readonly from: number;
  readonly to: number;
  readonly beat: Beat;
}

/** How far somebody goes up steps, and how steep these are. */
const STAIR_HEADS = 4;
export const STAIR_SLOPE = 0.52;
/** Heights of a body in a second. */
const SPEEDS: Partial<Record<Posture, number>> = {
  walk: 0.75,
  run: 1.9,
  march: 0.8,
  stagger: 0.45,
  skate: 1.3,
  surf: 1.1,
  ski: 1.4,
  sneak: 0.4,
  stairs: 0.26,
  back_away: 0.3,
  crawl: 0.3,
  limp: 0.36,
  hop: 0.4,
  bounding: 0.9,
  trudge: 0.42,
  brave_wind: 0.35,
  sled: 1.4,
  roll: 0.7,
  cartwheel: 0.8,
  drag_self: 0.2,
  tightrope: 0.3,
  hurdle: 1.9,
  skipping: 0.9,
  swim: 0.55,
  backstroke: 0.5,
  swim_down: 0.4,
  swim_up: 0.4,
  lie_float: 0.2,
  float_prone: 0.2,
  float: 0.4,
  float_over: 0.4,
  fly: 1.3,
  climb: 0.2,
  ride: 1.8,
  drive: 2.2,
  dance: 0.4,
};
/** Pixels a second. A near camera goes along with whoever moves. */
export function speedOf({ height, pace = height, framing, frame }: Traveller, posture: Posture): number {
  const own = (SPEEDS[posture] ?? 0.6) * pace;
  return framing.feet === undefined ? Math.min(own, frame.width * 0.7) : own;
}

/** From the edge behind it to its spot. */
function entranceOf({ x, facing, frame, reach, entrance }: Traveller): number {
  return entrance ?? (facing === 1 ? x : frame.width - x) + reach;
}

export function walkSeconds(part: Traveller, { posture }: Beat): number {
  return entranceOf(part) / Math.max(1, speedOf(part, posture));
}

/** Pixels from the spot, forwards as far as it faces. */
export function travelAt(part: Traveller, stretches: readonly Going[], seconds: number): number {
  if (waitsOutside(stretches, seconds)) return -part.facing * entranceOf({ ...part, entrance: undefined });
  let dx = 0;
  for (const [at, { from, to, beat }] of stretches.entries()) {
    if (from > seconds) break;
    const time = Math.min(seconds, to) - from;
    const whole = Math.max(0.1, to - from);
    if (beat.way === "in") dx = -part.facing * entranceOf(part) * (1 - Math.min(1, time / whole));
    if (beat.way === "out" || beat.way === "away") {
      const leaving = beat.way === "out" ? part : { ...part, facing: -part.facing as 1 | -1 };
      dx += leaving.facing * Math.min(exitOf(leaving), time * leavingSpeed(leaving, beat, whole));
    }
    if (beat.posture === "slide_down")
      dx = part.facing * onSlide(slidFor(time, { from, to }, at === stretches.length - 1)).forward * part.head;
    if (isBackingAway(beat)) dx -= part.facing * Math.min(backing(part, beat), time * speedOf(part, "back_away"));
  }
  return dx + part.facing * (acrossIn(part, stretches, seconds) + part.head * landedBy(stretches, seconds));
}

/** Who comes in later is not there before. */
function waitsOutside([first, ...later]: readonly Going[], seconds: number): boolean {
  const comes = first && isIdle(first.beat) ? later.find(({ beat }) => beat.way === "in") : undefined;
  return comes !== undefined && seconds < comes.from;
}

/** Nothing is said of them before. */
const isIdle = ({ isWaiting, order, posture, gesture, way }: Beat): boolean =>
  isWaiting === true || (order === undefined && posture === "stand" && gesture === "none" && way === "none");

/** One way across, however many beats it is done in: who waits before it does so where it begins, who has come in goes on from there. */
function acrossIn(part: Traveller, stretches: readonly Going[], seconds: number): number {
  const going = stretches.filter(({ beat }) => (beat.way === "across" && !isBackingAway(beat)) || isDownstairs(beat));
  const [first] = going;
  if (!first) return 0;
  const whole = Math.max(
    0.1,
    going.reduce((sum, { from, to, beat }) => sum + (isOnWayBack(beat) ? 0 : to - from), 0) /
      (going.some(({ beat }) => isOnWayBack(beat)) ? 2 : 1),
  );
  const time = going.reduce(
    (sum, { from, to, beat }) => sum + (isOnWayBack(beat) ? -1 : 1) * Math.max(0, Math.min(seconds, to) - from),
    0,
  );
  const { carries = false, framing, frame } = part;
  if (carries && framing.feet === undefined) return WITH_CAMERA * frame.width * (time / whole - 0.5);
  const before = stretches.filter(({ from }) => from < first.from);
  const gone = time * speedOf(part, first.beat.posture);
  if (before.some(({ beat }) => LANDS[beat.posture] !== undefined)) return gone;
  if (before.some(({ beat }) => ABED.has(beat.posture))) return Math.min(gone, roomAhead(part));
  const isRunUp = stretches.some(({ beat, from }) => from > first.from && LEAPS.has(beat.posture));
  const comes = stretches.some(({ beat, from }) => beat.way === "in" && from < first.from);
  const own = isRunUp ? withRoomAhead(part) : part;
  const turns = going.some(({ beat }) => TURNING.has(beat.posture));
  if (!comes) return acrossAt(own, first.beat, { time, whole, turns });
  const start = acrossAt(own, first.beat, { time: 0, whole, turns });
  return Math.min(acrossAt(own, first.beat, { time, whole, turns }) - start, roomAhead(own));
}

/** Of who paces up and down. */
const isOnWayBack = ({ isTurned, posture }: Beat): boolean => isTurned === true && posture === "walk";

/** Pixels to go and still be in the picture. */
const roomAhead = ({ x, facing, frame }: Traveller): number =>
  Math.max(0, (facing === 1 ? frame.width - x : x) - 0.14 * frame.width);

/** Who gets up from a bed goes on from there. */
const ABED: ReadonlySet<Posture> = new Set(["lie", "sit_bed"]);

/** What carries a body further than where it begins. */
const LEAPS: ReadonlySet<Posture> = new Set([
  ...(["jump", "jump_down", "leap", "vault", "dive", "dive_flat", "tumble", "high_jump", "collapse", "fall"] as const),
  ...FROM_HEIGHTS,
]);
/** Heads ahead of the spot at which somebody is who has done these: what comes next is done there. */
export const LANDS: Partial<Readonly<Record<Posture, number>>> = {
  ...{ vault: 5, leap: 5, high_jump: 5, climb_over: 4.8, climb_out: 2.9, jump_down: 3.4 },
};

/** Heads. Each pose of what is done once is a stretch: with the end of the last of them it has landed. */
function landedBy(stretches: readonly Going[], seconds: number): number {
  return stretches.reduce((heads, { beat: { posture } }, at) => {
    const next = stretches[at + 1];
    const isOver = next !== undefined && next.beat.posture !== posture && next.from <= seconds;
    return heads + (isOver ? (LANDS[posture] ?? 0) : 0);
  }, 0);
}

/** Part of the frame's breadth that is gone along before a leap, which is in the picture too. */
const RUN_UP = 0.42;

function withRoomAhead(part: Traveller): Traveller {
  return { ...part, travel: Math.min(part.travel ?? Infinity, RUN_UP * part.frame.width) };
}

/** Not so fast that the picture is empty for most of the time. */
function leavingSpeed(part: Traveller, { posture }: Beat, whole: number): number {
  return Math.min(speedOf(part, posture), exitOf(part) / (0.85 * whole));
}

/** By themselves, or dragged by somebody who does. */
const isBackingAway = ({ posture, carriedAs = posture }: Beat): boolean =>
  carriedAs === "back_away" || carriedAs === "haul_back";

/** Pixels that somebody backs away: not out of a near picture. Who is dragged goes as far as who drags. */
function backing({ framing, head, height, pace = height }: Traveller, { posture }: Beat): number {
  const heads = posture === "back_away" ? 3 : 6;
  return (framing.feet === undefined ? 0.6 : heads) * head * (pace / height);
}

function exitOf({ x, facing, frame, reach, exit }: Traveller): number {
  return exit ?? (facing === 1 ? frame.width - x : x) + reach;
}

/** By what they ride in, or by a floor that tilts; or dancing. */
const IS_CARRIED_ALONG: ReadonlySet<Posture> = new Set(["ride", "drive", "sit_ground", "dance"]);

/** Part of the breadth that a carrier goes along in a near picture, before which the camera goes along with who is on it. */
const WITH_CAMERA = 0.1;

/** Around its spot in a wide picture; in a near one the camera stays with it. */
function acrossAt(
  part: Traveller,
  beat: Beat,
  { time, whole, turns }: { readonly time: number; readonly whole: number; readonly turns: boolean },
): number {
  const posture = beat.carriedAs ?? beat.posture;
  if (!isMoving(posture) && !IS_CARRIED_ALONG.has(posture)) return 0;
  const { middle: x = part.x, framing, span } = part;
  if (span) return span[0] + (span[1] - span[0]) * Math.min(1, time / whole);
  if (posture === "stairs") return stairsAt(part, beat, time);
  const { behind, before } = roomOf(part, x, turns);
  const most = Math.min(behind + before, part.travel ?? Infinity);
  const room = Math.min(most, speedOf(part, posture) * whole) * (framing.feet === undefined ? 0.25 : 1);
  const start = -Math.min(behind, room * 0.55);
  const goal = part.goal?.(beat);
  if (goal === undefined) return start + room * (time / whole);
  const from = Math.min(goal, start);
  return from + (goal - from) * Math.min(1, time / (0.8 * whole));
}

/** Heights that a body takes to a side that is turned over, and the part of the breadth that nobody goes along at an edge. */
const TURNED = 0.55;
const MOST_INSET = 0.38;
const TURNING: ReadonlySet<Posture> = new Set([
  "cartwheel",
  "roll",
  "tumble",
  "swim",
  "swim_down",
  "swim_up",
  "backstroke",
  "crawl",
  "drag_self",
]);

/** Pixels behind it and before it, as far as it is to be seen. */
function roomOf({ facing, frame, framing, reach, carries, spread = 0, height }: Traveller, x: number, turns: boolean) {
  const least = carries ? Math.min(frame.width * 0.42, reach * 0.92) : 0;
  const own = Math.max(frame.width * 0.1, least, turns ? height * TURNED : 0) + spread;
  const inset = framing.feet === undefined ? frame.width * 0.3 : Math.min(frame.width * MOST_INSET, own);
  const [left, right] = [Math.max(0, x - inset), Math.max(0, frame.width - inset - x)];
  return facing === 1 ? { behind: left, before: right } : { behind: right, before: left };
}

/** Pixels along the steps from their foot. */
export function stairsAt(part: Traveller, beat: Beat, time: number): number {
  const all = part.head * STAIR_HEADS;
  const gone = Math.min(all, time * speedOf(part, beat.posture));
  return isDownstairs(beat) ? all - gone : gone;
}

/** Of who comes to us or goes away from us: from how far, or how far, in a wide picture and in a near one. */
const FURTHEST = { wide: 0.42, near: 0.72 } as const;
const ON_FOOT: ReadonlySet<Posture> = new Set(["walk", "run", "march", "stagger", "sneak", "float"]);

/** Its size at a moment, where it walks along the line of sight; who has gone away from us and stops is still there. */
export function nearAt(part: Traveller, stretches: readonly Going[], now: Going, seconds: number): number {
  const gone = stretches.findLast(({ to, beat }) => to <= now.from + MOMENT && isAlongSight(beat));
  const isThere = gone?.beat.gaze.to === "beyond" && now.beat.way === "none" && !isAlongSight(now.beat);
  return isThere ? sizeIn(part, gone, gone.to) : sizeIn(part, now, seconds);
}

/** Seconds that are no time. */
const MOMENT = 0.001;

const isAlongSight = ({ posture, way, gaze: { to } }: Beat): boolean =>
  ON_FOOT.has(posture) && way === "none" && (to === "camera" || to === "beyond");

function sizeIn({ framing }: Traveller, { beat, from, to }: Going, seconds: number): number {
  if (rises(beat) && beat.animal === undefined && framing.feet !== undefined) return RISE.near;
  if (beat.posture === "parachute" && framing.feet !== undefined) return GLIDE.near;
  if (!isAlongSight(beat)) return 1;
  const furthest = framing.feet === undefined ? FURTHEST.near : FURTHEST.wide;
  const part = Math.min(1, Math.max(0, (seconds - from) / Math.max(0.1, to - from)));
  return beat.gaze.to === "camera" ? furthest + (1 - furthest) * part : 1 / (1 + (1 / furthest - 1) * part);
}
