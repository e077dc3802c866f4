// What passes from one to the other by two clauses: "holds out the sword, and she takes it", "slides the note across, and he reads it".
import type { Beat } from "../acting.ts";
import type { Gesture } from "../gestures/names.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const GIVES: ReadonlySet<Gesture> = new Set([
  ...(["hand_over", "give", "offer", "show", "show_them", "hold", "raise", "slide", "slide_to", "stop"] as const),
]);
const TAKES: ReadonlySet<Gesture> = new Set(["take", "take_from", "snatch", "receive", "pick_up"]);
/** Done with what is in the hands. */
const HANDLES: ReadonlySet<Gesture> = new Set([
  ...(["open", "read", "eat", "drink", "examine", "tear", "clutch", "hold", "put_on", "pocket", "lift"] as const),
]);
const IT = /^(?:it|them|one)$/;

export function passBetween(acting: Acting): Acting {
  const done = new Map(acting);
  for (const id of acting.keys()) for (const other of acting.keys()) if (other !== id) pairWith(done, id, other);
  return done;
}

function pairWith(done: Map<string, readonly Beat[]>, id: string, other: string): void {
  const [beats = [], theirs = []] = [done.get(id), done.get(other)];
  const answered = stillAfraid(theirs.map((beat) => answering(beat, beats, { id, other })));
  const offered = beats.find((beat) => isRefused(beat, theirs, other));
  if (offered) done.set(id, replaced(beats, offered, { ...offered, gesture: "offer" }));
  const from = beats.find(({ gesture, holds }) => GIVES.has(gesture) && holds.length > 0);
  const to = answered.find((beat) => isTaking(beat, from) && (beat.order ?? 0) > (from?.order ?? Infinity));
  done.set(other, answered);
  if (!from || !to) {
    wrestedFrom(done, id, other);
    return;
  }
  if (isOneOfThem(to)) {
    done.set(id, replaced(beats, from, { ...from, gesture: "offer", object: other }));
    done.set(other, replaced(answered, to, { ...to, gesture: "take_from", holds: [], object: id }));
    return;
  }
  const isTaken = TAKES.has(to.gesture);
  done.set(
    other,
    replaced(answered, to, { ...to, holds: from.holds, object: id, ...(isTaken && { gesture: "receive" }) }),
  );
  const end = answered[answered.indexOf(to) + 1]?.from;
  const given: Beat = {
    ...from,
    gesture: isSlid(from) ? "slide_to" : "hand_over",
    object: other,
    ...(end !== undefined && { until: end }),
  };
  if (isTaken) done.set(id, replaced(beats, from, given));
}

/** "Mia sprays him with the hose. He snatches it and sprays back": out of the hands that have it. */
function wrestedFrom(done: Map<string, readonly Beat[]>, id: string, other: string): void {
  const [beats = [], theirs = []] = [done.get(id), done.get(other)];
  const to = theirs.find((beat) => isWresting(beat));
  const last = beats.findLast(({ order, animal }) => order !== undefined && animal === undefined);
  const thing = last?.holds.at(-1);
  if (!to || !last || thing === undefined || (last.order ?? 0) > (to.order ?? 0)) return;
  const after = theirs.indexOf(to);
  done.set(
    other,
    theirs.map((beat, at): Beat => {
      if (at < after) return beat;
      if (beat === to) return { ...beat, gesture: "snatch", holds: [thing], object: id };
      return beat.holds.length > 0 ? beat : withThat(beat, last, thing, id);
    }),
  );
  const { order: _, ...rest } = last;
  done.set(id, [
    ...beats,
    { ...rest, from: to.from, gesture: "robbed", holds: [thing], object: other, mood: "surprised" },
  ]);
}

/** What is done back with it is what was done with it. */
const withThat = (beat: Beat, before: Beat, thing: string, id: string): Beat =>
  beat.because[1] === "back"
    ? { ...beat, gesture: before.gesture, holds: [thing], object: id }
    : { ...beat, holds: [thing] };

const isWresting = ({ gesture, because: [verb = "", what = ""], holds }: Beat): boolean =>
  TAKES.has(gesture) && holds.length === 0 && /^(?:snatch|grab|wrest|tear|yank|rip)/.test(verb) && IT.test(what);

/** Along the bar, and not into the hand. */
const isSlid = ({ gesture, because }: Beat): boolean =>
  (gesture === "slide" || gesture === "slide_to") && because.some((word) => /^(?:bar|table|counter|desk)$/.test(word));

/** "offers the box, and she takes one": the box stays where it is. */
function isOneOfThem({ gesture, because }: Beat): boolean {
  return TAKES.has(gesture) && because.some((word) => word === "one" || word === "some");
}

/** Who gives up is not glad of it afterwards. */
function stillAfraid(beats: readonly Beat[]): readonly Beat[] {
  const from = beats.findIndex(({ gesture }) => gesture === "surrender");
  return beats.map((beat, at) => (from >= 0 && at > from && beat.mood === "glad" ? { ...beat, mood: "afraid" } : beat));
}

/** Held out to somebody who does something else than take it. */
function isRefused(from: Beat, theirs: readonly Beat[], other: string): boolean {
  const { gesture, object } = from;
  const takes = theirs.some((beat) => beat.gesture === "receive" || isTaking(beat, from));
  return gesture === "hand_over" && object === other && !takes && theirs.some(({ order }) => order !== undefined);
}

const AT_GUNPOINT: Partial<Readonly<Record<Gesture, Gesture>>> = { cheer: "surrender", held_round: "held_round" };

/** Hands go up before a weapon; whoever is hugged and pats a back hugs. */
function answering(
  beat: Beat,
  beats: readonly Beat[],
  { id, other }: { readonly id: string; readonly other: string },
): Beat {
  const threatened = AT_GUNPOINT[beat.gesture];
  if (threatened && beats.some(isAiming)) return { ...beat, gesture: threatened, mood: "afraid" };
  if (beat.gesture === "carry_together" && beats.some(isBearing)) return { ...beat, gesture: "bear_end", holds: [] };
  const isPunched = beats.some(({ posture, object }) => posture === "fight" && object === other);
  if (isPunched && RAISES.test(beat.gesture)) return { ...beat, gesture: "hold_pads" };
  if (ROUND.has(beat.gesture) && beats.some(isLying)) return { ...beat, gesture: "tuck_in" };
  return touching(beat, beats, { id, other });
}

function touching(
  beat: Beat,
  beats: readonly Beat[],
  { id, other }: { readonly id: string; readonly other: string },
): Beat {
  const does = (own: Gesture) => beats.some(({ gesture, object }) => gesture === own && object === other);
  if (STROKES.has(beat.gesture) && does("head_in_lap"))
    return { ...beat, gesture: "stroke_head", posture: "sit_ground" };
  const isHug = beat.gesture === "pat_back" && beat.object === id && does("hug");
  return isHug ? { ...beat, gesture: "hug" } : beat;
}

/** With the head in the lap. */
const STROKES: ReadonlySet<Gesture> = new Set(["stroke_hair", "caress", "ruffle_hair"] as const);

const RAISES = /^(?:raise|hold)$/;
const isBearing = ({ gesture, holds }: Beat): boolean => gesture === "carry_together" && holds.length > 0;

/** Put round who stands, and over who lies. */
const ROUND: ReadonlySet<Gesture> = new Set(["coat_round", "wrap_round"] as const);
const isLying = ({ posture }: Beat): boolean => posture === "lie";

/** A badge is shown as a weapon is. */
const isAiming = ({ gesture, holds }: Beat): boolean =>
  /^(?:aim|aim_at|aim_rifle|draw_bow|shoot_bow|hold_at_\w+|hold_hostage)$/.test(gesture) ||
  (gesture.startsWith("show") && holds.some((thing) => /badge|warrant/.test(thing)));

function isTaking({ gesture, because, holds }: Beat, from?: Beat): boolean {
  const isIt = because.slice(1).some((word) => IT.test(word)) && holds.length === 0;
  const isSame =
    holds.some((id) => from?.holds.includes(id)) || because.slice(1).some((word) => from?.holds.includes(word));
  return (isIt || isSame) && (TAKES.has(gesture) || HANDLES.has(gesture));
}

function replaced(beats: readonly Beat[], old: Beat, beat: Beat): readonly Beat[] {
  return beats.map((one) => (one === old ? beat : one));
}
