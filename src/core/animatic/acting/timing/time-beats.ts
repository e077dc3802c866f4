// When each deed of a shot is done: those of one person one after another, those of several in the order that the words give them. Pure.
import type { Beat } from "../acting.ts";
import { deedsInOrder, type TimedDeed } from "./deeds-in-order.ts";
import { atRest, turnedBefore, waiting } from "./at-rest.ts";
import { isBodily, isMeeting, isState, linkOf } from "./links.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

interface Means {
  /** How long a beat is beside others. */
  readonly shareOf: (beat: Beat, isLast: boolean) => number;
  /** How somebody is before they do anything. */
  readonly startOf: (id: string) => Beat;
}

/** Beats stay as they are where nobody waits for anybody. */
export function timeBeats(
  acting: Acting,
  sentences: readonly (readonly string[])[],
  { shareOf, startOf }: Means,
): Acting {
  const deeds = deedsInOrder(acting, sentences);
  const waits = waitsBetween(deeds);
  const steps = stepsOf(deeds, waits);
  if (!isAnybodyWaiting(acting, steps) && !waits.some(({ isEnd }) => isEnd)) return acting;
  const starts = startsOf(acting, steps, shareOf);
  const causes = new Map(waits.map(({ later, earlier }) => [later.order, earlier]));
  return new Map(
    [...acting].map(([id, beats]) => [id, timed(beats, acting, { steps, starts, causes, start: startOf(id) })]),
  );
}

interface Wait {
  readonly earlier: TimedDeed;
  readonly later: TimedDeed;
  /** Steps from the one to the other: 0 where they are done together. */
  readonly apart: 0 | 1;
  /** The one ends the other: hands are at who did it. */
  readonly isEnd?: boolean;
}

/** Between each deed and the one before it, and between all of one person. */
function waitsBetween(deeds: readonly TimedDeed[]): readonly Wait[] {
  return deeds.flatMap((later, at) => {
    const own = later.who.flatMap((id) => deeds.slice(0, at).findLast(({ who }) => who.includes(id)) ?? []);
    const waits = own.map((earlier): Wait => ({ earlier, later, apart: 1 }));
    const before = deeds[at - 1];
    const others = before && !own.includes(before) ? waitsForOther(before, later) : [];
    return [...others, ...waits, ...waitsToFeel(deeds.slice(0, at), later), ...ends(deeds.slice(0, at), later)];
  });
}

function waitsForOther(earlier: TimedDeed, later: TimedDeed): readonly Wait[] {
  const link = linkOf(earlier, later);
  if (link === undefined) return [];
  if (link === "before") return [{ earlier: later, later: earlier, apart: 1 }];
  const together: Wait = { earlier, later, apart: 0 };
  if (link === "meeting") return [together, { earlier: later, later: earlier, apart: 0 }];
  return [link === "with" ? together : { earlier, later, apart: 1 }];
}

/** Eyes close, and faces change, after what was done with them. */
function waitsToFeel(deeds: readonly TimedDeed[], later: TimedDeed): readonly Wait[] {
  const { posture, gesture, mood, way } = later.beat;
  if (posture !== "stand" || gesture !== "none" || way !== "none" || mood === "plain") return [];
  return deeds.flatMap((earlier): Wait[] => {
    const { object } = earlier.beat;
    const isToThem = object !== null && later.who.includes(object) && earlier.sentence < later.sentence;
    return isToThem ? [{ earlier, later, apart: 1 }] : [];
  });
}

/** "stands at the window; he puts his arms round her". */
function ends(deeds: readonly TimedDeed[], later: TimedDeed): readonly Wait[] {
  const { object } = later.beat;
  const last = deeds.findLast(({ who }) => object !== null && who.includes(object));
  const isEnd = last !== undefined && later.joint === undefined && !isState(later) && isBodily(last.beat, later.beat);
  return isEnd && !last.who.some((id) => later.who.includes(id)) && !isMeeting(last.beat, later.beat)
    ? [{ earlier: last, later, apart: 1, isEnd }]
    : [];
}

/** By the place of its verb, how many deeds come before it. */
function stepsOf(deeds: readonly TimedDeed[], waits: readonly Wait[]): ReadonlyMap<number, number> {
  const steps = new Map(deeds.map(({ order }) => [order, 0]));
  for (let round = 0; round < deeds.length; round++)
    for (const { earlier, later, apart } of waits) {
      const least = (steps.get(earlier.order) ?? 0) + apart;
      steps.set(later.order, Math.max(least, steps.get(later.order) ?? 0));
    }
  return steps;
}

/** Whether anybody does something later than after what they themselves did before. */
function isAnybodyWaiting(acting: Acting, steps: ReadonlyMap<number, number>): boolean {
  return [...acting.values()].some((beats) => ordersOf(beats).some((order, at) => steps.get(order) !== at));
}

const ordersOf = (beats: readonly Beat[]): readonly number[] => [...new Set(beats.flatMap(({ order }) => order ?? []))];

/** Parts of the shot at which each step begins, and the end. */
function startsOf(acting: Acting, steps: ReadonlyMap<number, number>, shareOf: Means["shareOf"]): readonly number[] {
  const shares = Array.from({ length: 1 + Math.max(...steps.values()) }, () => 0);
  for (const beats of acting.values())
    for (const [at, beat] of beats.entries()) {
      const step = steps.get(beat.order ?? -1);
      if (step !== undefined) shares[step] = Math.max(shares[step] ?? 0, shareOf(beat, at === beats.length - 1));
    }
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let from = 0;
  return [0, ...shares.map((share) => (from += share / whole))];
}

interface Times {
  readonly steps: ReadonlyMap<number, number>;
  readonly starts: readonly number[];
  /** What somebody waits for, by the place of the verb of what is done then. */
  readonly causes: ReadonlyMap<number, TimedDeed>;
  readonly start: Beat;
}

/** Who waits watches what is done before; what is done ends when the next deed begins, be it somebody else's. */
function timed(beats: readonly Beat[], acting: Acting, times: Times): readonly Beat[] {
  const first = beats.findIndex(({ order }) => order !== undefined);
  const begins = beats[first];
  if (!begins) return beats;
  const done = turnedBefore(beats.slice(first)).map((beat) => inStep(beat, beats, times));
  const ended = done.flatMap((beat, at) => {
    const next = done[at + 1]?.from;
    const theirs = acting
      .get(beat.object ?? "")
      ?.filter((one) => inStep(one, [], times).from >= (beat.until ?? 1) - MOMENT);
    return [
      beat,
      ...atRest(
        beat,
        next,
        theirs?.find(({ order }) => order !== undefined),
      ),
    ];
  });
  const lead = beats.slice(0, first).map((beat) => ({ ...beat, from: 0 }));
  const [begun, ...later] = ended;
  if (begun?.from === 0) {
    const from = lead.length > 0 ? LEAD * (begun.until ?? 1) : 0;
    return [...lead, { ...begun, from }, ...later];
  }
  const cause = times.causes.get(begins.order ?? -1);
  return [...(lead.length > 0 ? lead : [waiting(begins, cause, times.start)]), ...ended];
}

/** Beats of one verb share its step. `all`: of one person. */
function inStep(beat: Beat, all: readonly Beat[], { steps, starts }: Times): Beat {
  const same = all.filter(({ order }) => order === beat.order);
  const step = steps.get(beat.order ?? -1) ?? 0;
  const [start, end] = [starts[step] ?? 0, starts[step + 1] ?? 1];
  const [at, count] = [Math.max(0, same.indexOf(beat)), Math.max(1, same.length)];
  const part = (end - start) / count;
  return { ...beat, from: start + at * part, until: start + (at + 1) * part };
}

/** A part of a shot that is no time. */
const MOMENT = 0.001;

/** Part of a deed in which it is seen how the body was before it. */
const LEAD = 0.5;
