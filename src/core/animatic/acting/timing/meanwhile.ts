// What somebody answers while their own deeds wait for their time, or when these are done.
import { STANDING, type Beat } from "../acting.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import { heldAfter } from "../holding/holds.ts";

/** Parts of a shot that are no time. */
const MOMENT = 0.001;

/** Nothing is done at that moment. Who has done something answers only what is done to their body, or with the hands of both. */
export function isWaitingAt(own: readonly Beat[], { from, gesture, posture }: Beat): boolean {
  const now = own.findLast((one) => one.from <= from + MOMENT);
  if (now?.isWaiting === true) return true;
  const isContact = posture === "fight" || GESTURE_DESIGNS[gesture].apart !== undefined;
  return isContact && now?.until !== undefined && now.until <= from + MOMENT;
}

/** It has been answered when it began. */
export function isGoingOn({ gesture, way }: Beat, before: Beat | undefined): boolean {
  return gesture !== "none" && before?.gesture === gesture && (way === "none" || before.way === way);
}

/** Who runs past comes as far as where they are stopped. */
export function asComing(beat: Beat): Beat {
  const isPast = beat.way === "across" && !beat.because.some((word) => /^(?:to|towards?|up|over|at)$/.test(word));
  return isPast ? { ...beat, way: "in" } : beat;
}

/** `answer`: as of somebody who does nothing else. It ends with what they do next; what they were given stays in the hands. */
export function answeredMeanwhile(own: readonly Beat[], answer: readonly Beat[], { from }: Beat): readonly Beat[] {
  const at = own.findLastIndex((one) => one.from <= from + MOMENT);
  const now = own[at];
  const rest = own.slice(at + 1);
  const end = rest[0]?.from ?? 1;
  const [first, second] = answer.filter((one) => one.from >= from - MOMENT && (!isIdle(one) || one.mood !== "plain"));
  if (!now || !first) return own;
  const reaction: Beat = {
    ...first,
    ...restingOn(first, now),
    holds: holdsWith(first, now),
    until: first.until ?? end,
  };
  const later = rest.map((one) => afterAnswer(one, first));
  const isMet = at === 0 && first.posture !== "run";
  const before = now.from < from - MOMENT ? [isMet ? asComing(now) : now] : [];
  const after = [...(second && rest.length === 0 ? [{ ...second, until: end }] : []), ...emptied(reaction, end)];
  return [...own.slice(0, at), ...before, reaction, ...after, ...later];
}

/** Who sits or lies does not stand up for it. */
function restingOn({ posture, gesture }: Beat, now: Beat): Partial<Beat> {
  const isSeated = posture === "sit" && now.posture.startsWith("sit");
  if (!isSeated && (posture !== "stand" || !STAYING.test(now.posture))) return {};
  const isLying = now.posture.startsWith("lie") && gesture !== "receive";
  return { posture: now.posture, because: now.because, ...(isLying && { gesture: "none" }) };
}

/** What they were given, or had; nothing where the hands are at somebody. */
function holdsWith({ holds, gesture }: Beat, now: Beat): readonly string[] {
  if (holds.length > 0) return holds;
  return GESTURE_DESIGNS[gesture].apart === undefined ? heldAfter(now) : [];
}

function afterAnswer(beat: Beat, { holds, posture }: Beat): Beat {
  return {
    ...beat,
    ...(beat.holds.length === 0 && { holds }),
    ...(isIdle(beat) && RESTING.test(posture) && { posture }),
  };
}

/** What was taken away is gone. */
function emptied(reaction: Beat, end: number): readonly Beat[] {
  const { gesture, until = 1 } = reaction;
  return gesture === "robbed" && until < end ? [{ ...reaction, from: until, gesture: "none", holds: [] }] : [];
}

const STAYING = /^(?:lie|sit|kneel|crouch|crawl)/;

/** Who was laid or sat down does not stand up to smile. */
const RESTING = /^(?:lie|sit)/;

const isIdle = ({ posture, gesture }: Beat): boolean => posture === "stand" && gesture === "none";

/** Who has sunk in is still in it. */
export function whereLeft(now: readonly Beat[], { from }: Beat): Beat {
  const last = now.findLast((one) => one.from < from);
  return last?.posture === "sink_in" ? { ...STANDING, posture: "sink_in", because: last.because } : STANDING;
}
