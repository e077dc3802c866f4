// How somebody is before the deed that they wait to do, and when what they did is over.
import { setPieceOf } from "../set-pieces/set-pieces.ts";
import type { Beat } from "../acting.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import { heldAfter } from "../holding/holds.ts";
import type { TimedDeed } from "./deeds-in-order.ts";

/** Over with what follows: hands part when the other one does something else. `theirs`: that. All else is held. */
export function atRest(beat: Beat, next = LAST, theirs?: Beat): readonly Beat[] {
  const { order: _, until = 1, gesture, ...rest } = beat;
  if (until >= next - MOMENT || (!ANSWERED.has(gesture) && !isParted(beat, theirs))) return [];
  const left = heldAfter(beat);
  return [{ ...rest, from: until, until, gesture: left.length > 0 ? "hold" : "none", mood: "plain", holds: left }];
}

/** Part of a shot after which nothing new is seen, and one that is no time. */
const LAST = 0.95;
const MOMENT = 0.001;
const ANSWERED: ReadonlySet<Beat["gesture"]> = new Set(["knock", "pour", "ring_bell", "bang"] as const);
/** Held towards somebody for as long as they look at it, or of a whole body. */
const HELD =
  /^(?:propose|offer|show_them|aim_at|hold_at_\w+|strangle|tickle|paint_portrait|part_them|hold_to_mouth|hold_mirror|head_on_shoulder|carry_\w+|piggyback|bear_\w+|support|hold_on_lap|steady_ladder)$/;

/** Held out to somebody, and not given. */
export function isHeldOut({ because }: Pick<Beat, "because">): boolean {
  return /\b(?:hold|held|holds|holding) (?:\w+ ){0,3}out\b|\b(?:offer|extend)/.test(because.join(" "));
}

const STAYS = /^(?:stand|sit|lie|swing|ride)/;

function isParted(beat: Beat, theirs: Beat | undefined): boolean {
  const { gesture } = beat;
  if (gesture === "shove" && beat.because.includes("swing")) return false;
  if (GESTURE_DESIGNS[gesture].apart === undefined || HELD.test(gesture) || isHeldOut(beat)) return false;
  if (!theirs || GESTURE_DESIGNS[theirs.gesture].apart !== undefined) return false;
  return theirs.gesture !== "none" || theirs.way !== "none" || !STAYS.test(theirs.posture);
}

/** "stops and turns round": the back is turned before. */
export function turnedBefore(beats: readonly Beat[]): readonly Beat[] {
  const at = beats.findIndex(({ because }) => isTurning(because));
  return beats.map((beat, place) =>
    place < at && beat.posture === "stand" && beat.gesture === "none" ? { ...beat, gesture: "turn_back" } : beat,
  );
}

const isTurning = ([verb = "", next = ""]: readonly string[]): boolean =>
  /^(?:turn|spin|spun|whirl|wheel)/.test(verb) && /^(?:round|around|back)$/.test(next);

const RESTING: ReadonlySet<Beat["posture"]> = new Set([
  ...([
    "sit",
    "sit_ground",
    "lie",
    "lie_side",
    "lie_front",
    "lie_low",
    "face_down",
    "kneel",
    "kneel_both",
    "crouch",
    "lean",
    "drive",
  ] as const),
]);

/** As they are held when they begin, and as high at an edge, unless that is what they do. `cause`: what is waited for. */
export function waiting(begins: Beat, cause: TimedDeed | undefined, start: Beat): Beat {
  const [watched] = cause?.who ?? [];
  const isTurned = isTurning(begins.because);
  const isUp = begins.way === "none" && setPieceOf(begins) === "ledge";
  return {
    ...start,
    posture: isHeldSo(begins) ? begins.posture : start.posture,
    ...(isTurned && { gesture: "turn_back" }),
    gaze: isTurned || watched === undefined ? start.gaze : { to: "subject", id: watched },
    because: [...(watched === undefined ? [] : ["watches"]), ...(isUp ? ["edge"] : [])],
    isWaiting: true,
  };
}

function isHeldSo({ posture, gesture, mood, gaze }: Beat): boolean {
  return RESTING.has(posture) && (gesture !== "none" || mood !== "plain" || gaze.to !== "ahead");
}

/** Ill or hurt, and nothing that is done; or by a deed of their own, where a hand is all that somebody needs of them. */
export const isLyingThere = (beats: readonly Beat[], done: Beat["gesture"]): boolean =>
  beats.every(
    ({ posture, gesture, order }) =>
      posture === "lie" && gesture === "none" && (order === undefined || HAND_ALONE.has(done)),
  );
const HAND_ALONE: ReadonlySet<Beat["gesture"]> = new Set([
  "take_pulse",
  "hold_hands",
  "clasp_hands",
  "kiss_hand",
] as const);

/** Stands there, and nothing else. */
export function isIdle(beats: readonly Beat[] = []): boolean {
  return beats.every(({ posture, gesture }) => posture === "stand" && (gesture === "none" || gesture === "hold"));
}
