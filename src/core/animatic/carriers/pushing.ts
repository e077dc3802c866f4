// What whoever pushes a carrier does: walks or runs behind it with both hands on it, whatever was read of them as if it were a thing in the hand; and what is
// pushed or kicked over.
import { STANDING, type Beat } from "../acting/acting.ts";
import type { CastMember } from "../stage/staged-member.ts";

/** Who pushes walks with it where it goes on wheels or runners, where nothing else is read of it. */
export function pushing(beats: readonly Beat[], isRolling: boolean): readonly Beat[] {
  const isRead = beats.some(({ way, gesture }) => way !== "none" || gesture !== "none");
  const runs = beats.some(({ posture }) => posture === "run");
  if (isRead) return beats.map((beat) => pushingAs(beat, runs ? "run" : "walk", isRolling));
  return [{ ...STANDING, posture: "walk", gesture: "push", way: "across" }];
}

function pushingAs(beat: Beat, posture: Beat["posture"], isRolling: boolean): Beat {
  if (AS_IF_IN_HAND.has(beat.gesture)) {
    return { ...beat, posture, gesture: "push_chair", way: "across", holds: [], object: null };
  }
  if (SADDLE.test(beat.because.join(" ")) && beat.gesture === "hold") {
    return { ...beat, posture, gesture: "push_chair", way: "across", holds: [], object: null };
  }
  const isAtIt = beat.gesture === "shove" || beat.gesture === "push" || beat.posture === "drive";
  if (isAtIt && !isRolling) return { ...beat, gesture: "push", holds: notItself(beat) };
  if (isAtIt) return { ...beat, posture, gesture: "push", way: "across", holds: notItself(beat) };
  const isIdle = IDLE.has(beat.gesture) && beat.way !== "none";
  return isIdle ? { ...beat, gesture: "push", way: "across", holds: notItself(beat) } : beat;
}

/** What is pushed is on the ground, and not in the hand. */
const notItself = ({ holds, object }: Beat): readonly string[] => holds.filter((id) => id !== object);

const IDLE: ReadonlySet<Beat["gesture"]> = new Set(["none", "hold"]);

/** What is pushed goes as fast as whoever pushes, and not by itself. */
export const pushedOn = (member: CastMember): CastMember =>
  member.kind === "vehicle"
    ? {
        ...member,
        beats: member.beats.map((beat) =>
          beat.posture === "drive" ? { ...beat, posture: "stand", way: "none" } : beat,
        ),
      }
    : member;

/** "holding the saddle", of a bicycle that somebody learns to ride. */
const SADDLE = /\b(?:saddle|seat|bicycle|bike)\b/;

/** What was read of the hands as if it were no carrier with somebody on it. */
const AS_IF_IN_HAND: ReadonlySet<Beat["gesture"]> = new Set([
  ...(["carry_person", "slide_to", "slide", "put_inside", "insert", "throw", "press"] as const),
]);

const TIPS =
  /^(?:kick|push|tip|knock|throw|shov|heav|toppl|pull|turn|flip)\w* .*\b(?:over|onto its side|on its side|upside down)\b/;
/** Part of the deed at which it goes over. */
const GIVES = 0.4;

/** "kicks the motorcycle over onto its side": it lies there then. */
export function tippedOver(cast: readonly CastMember[]): readonly CastMember[] {
  const all = cast.flatMap(({ beats }) => beats.map((beat, at) => ({ beat, end: beats[at + 1]?.from ?? 1 })));
  return cast.map((member) => {
    const one = all.find(({ beat: { object, because } }) => object === member.id && TIPS.test(because.join(" ")));
    if (member.kind !== "vehicle" || !one) return member;
    const { beat, end } = one;
    const from = beat.from + GIVES * (end - beat.from);
    const before = member.beats.filter((own) => own.from < from);
    const over: Beat = { ...STANDING, from, posture: "overturn", because: beat.because };
    return { ...member, beats: [...(before.length > 0 ? before : [STANDING]), over] };
  });
}
