// Things that leave one hand and are in another one later: until when they lie where they were left, and when what is thrown is caught.
import { STANDING, type Actor, type Beat } from "../acting.ts";
import { catchThrown } from "./catch-thrown.ts";
import type { Gesture } from "../gestures/names.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const LEAVES: ReadonlySet<Gesture> = new Set([
  "put_down",
  "set_on_table",
  "drop",
  "throw",
  "slide",
  "release",
  "toss_up",
]);
/** What a hand reaches for first. */
const FETCHES: ReadonlySet<Gesture> = new Set(["pick_up", "take", "lift", "catch"]);
/** The share of a deed in which the hand reaches or swings, and the part of a shot that a thing flies. */
const REACHES = 0.24;
const FLIGHT = 0.12;

export function changeHands(all: Acting, actors: readonly Actor[]): Acting {
  const acting = catchThrown(all, actors);
  const given = new Map([...acting].map(([id, beats]) => [id, giving(beats, acting)]));
  const caught = new Map([...given].map(([id, beats]) => [id, catching(beats, id, given)]));
  return new Map([...caught].map(([id, beats]) => [id, robbedOf(beats.map((beat) => leftUntil(beat, caught)))]));
}

/** "Ruiz snatches the ball. Marcus shoves him": without the ball, until it is taken back. */
function robbedOf(beats: readonly Beat[]): readonly Beat[] {
  const at = beats.findIndex(({ gesture, holds }) => gesture === "robbed" && holds.length > 0);
  const thing = beats[at]?.holds.at(-1);
  const back = beats.findIndex(({ gesture }, place) => place > at && (TAKES.has(gesture) || FETCHES.has(gesture)));
  return beats.map((beat, place) =>
    at < 0 || place <= at || (back >= 0 && place >= back)
      ? beat
      : { ...beat, holds: beat.holds.filter((id) => id !== thing) },
  );
}

const endOf = (beats: readonly Beat[], at: number): number => beats[at]?.until ?? beats[at + 1]?.from ?? 1;

const TAKES: ReadonlySet<Gesture> = new Set(["take_from", "receive", "snatch"]);

/** What somebody takes from them is in their hands before, and is let go as it is taken. */
function giving(beats: readonly Beat[], acting: Acting): readonly Beat[] {
  const at = beats.findIndex(({ gesture, holds }) => gesture === "hand_over" && holds.length > 0);
  const beat = beats[at];
  const theirs = acting.get(beat?.object ?? "") ?? [];
  const thing = beat?.holds.at(-1);
  const taken = theirs.findIndex(
    ({ gesture, holds, from }) => TAKES.has(gesture) && from === beat?.from && holds.at(-1) === thing,
  );
  if (!beat || thing === undefined || taken < 0) return beats;
  const isFirst = !theirs.slice(0, taken).some(({ holds }) => holds.includes(thing));
  const before = beats.slice(0, at).map((one) => (isFirst && isIdle(one) ? withIt(one, thing) : one));
  const until = Math.min(endOf(beats, at), endOf(theirs, taken));
  return [...before, { ...beat, until }, ...beats.slice(at + 1)];
}

const isIdle = ({ gesture, holds, order }: Beat): boolean =>
  gesture === "none" && holds.length === 0 && order === undefined;
const withIt = (beat: Beat, thing: string): Beat => ({ ...beat, gesture: "hold", holds: [thing] });

/** The hands go up when it is on its way. */
function catching(beats: readonly Beat[], id: string, acting: Acting): readonly Beat[] {
  const at = beats.findIndex(({ gesture }) => gesture === "catch");
  const beat = beats[at];
  const thing = beat?.holds.at(-1);
  if (!beat || thing === undefined) return beats;
  for (const [other, theirs] of acting) {
    const thrown = theirs.findIndex(({ gesture, holds }) => gesture === "throw" && holds.at(-1) === thing);
    const swing = theirs[thrown];
    if (!swing || other === id || swing.from > beat.from) continue;
    const arrives = swing.from + REACHES * (endOf(theirs, thrown) - swing.from) + FLIGHT;
    const from = Math.max(beat.from, (arrives - REACHES * endOf(beats, at)) / (1 - REACHES));
    const lead: Beat = {
      ...STANDING,
      gaze: { to: "subject", id: other },
      because: ["watches"],
      isWaiting: true,
    };
    return [...(at === 0 && from > 0 ? [lead] : beats.slice(0, at)), { ...beat, from }, ...beats.slice(at + 1)];
  }
  return beats;
}

/** What is picked up where somebody left it does not lie there before. */
function leftUntil(beat: Beat, acting: Acting): Beat {
  const thing = beat.holds.at(-1);
  if (thing === undefined) return beat;
  const all = [...acting.values()].flatMap((beats) => beats.map((one, at) => ({ one, end: endOf(beats, at) })));
  if (beat.gesture === "pick_up")
    return all.some(({ one }) => LEAVES.has(one.gesture) && one.holds.at(-1) === thing && one.from < beat.from)
      ? { ...beat, takenAt: 0 }
      : beat;
  if (!LEAVES.has(beat.gesture)) return beat;
  const later = all.filter(({ one }) => one.from > beat.from && one.holds.includes(thing));
  const [next] = later.toSorted((a, b) => a.one.from - b.one.from);
  if (!next) return beat;
  const { one, end } = next;
  return { ...beat, takenAt: one.from + (FETCHES.has(one.gesture) ? REACHES * (end - one.from) : 0) };
}
