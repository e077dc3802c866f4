// Which word of the script is which word of the transcript: the longest common run, then the same before and after it.
// All runs of one length are found together, and what is between them holds only shorter ones: the time is the number of words times
// the number of lengths that occur, which for n words is some tens in speech and never more than the root of 2n. Two hours of speech
// are some 18,000 words.
import type { Steps } from "../lib/cooperative-steps.ts";

/** For each word of `script` the index of the word of `heard` (the transcript) that it is, or -1. Never crosses over: indexes only grow. */
export function* matchTokens(script: readonly string[], spoken: readonly string[]): Steps<Int32Array> {
  const numbers = new Map<string, number>();
  const a = numbered(script, numbers);
  const b = numbered(spoken, numbers);
  const found = new Int32Array(script.length).fill(-1);
  const left: Stretch[] = [{ aFrom: 0, aTo: a.length, bFrom: 0, bTo: b.length }];
  for (let stretch = left.pop(); stretch; stretch = left.pop()) {
    let { aFrom, bFrom } = stretch;
    const { aTo, bTo } = stretch;
    if (aFrom === aTo || bFrom === bTo) continue;
    const runs = yield* longestRuns(a, b, stretch);
    for (const run of runs) {
      for (let step = 0; step < run.length; step++) found[run.a + step] = run.b + step;
      left.push({ aFrom, aTo: run.a, bFrom, bTo: run.b });
      aFrom = run.a + run.length;
      bFrom = run.b + run.length;
    }
    if (runs.length > 0) left.push({ aFrom, aTo, bFrom, bTo });
    yield;
  }
  return found;
}

function numbered(words: readonly string[], numbers: Map<string, number>): Int32Array {
  return Int32Array.from(words, (word) => {
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  });
}

// The longest runs that two lists have in common: all of that length, from the left. A suffix automaton of the second list is walked
// with the first, so time and memory grow with the sum of their lengths, however often words repeat.

export interface Run {
  /** Where the run begins in either list, and how long it is. */
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** Half-open stretches of both lists. */
interface Stretch {
  readonly aFrom: number;
  readonly aTo: number;
  readonly bFrom: number;
  readonly bTo: number;
}

interface State {
  /** The longest run that ends here; its link is what is left of it where it begins later. */
  length: number;
  link: number;
  next: Map<number, number>;
}

/** Words between two pauses. */
const PAUSE = 500;

/**
 * What taking the longest run, the first of its length in `a` and there the first in `b`, again and again to the right of the one
 * before comes to, while that length lasts. No run as long is left before, between or after those.
 */
function* longestRuns(a: Int32Array, b: Int32Array, stretch: Stretch): Steps<Run[]> {
  const { aFrom, aTo, bFrom, bTo } = stretch;
  const states = yield* automatonOf(b, bFrom, bTo);
  const longest = yield* walk(states, a, { from: aFrom, to: aTo, cap: Infinity });
  const length = longest.reduce((most, { length: own }) => Math.max(most, own), 0);
  if (length === 0) return [];
  const ends = yield* endsByState(states, b, { from: bFrom, to: bTo, cap: length });
  const runs: Run[] = [];
  const capped = yield* walk(states, a, { from: aFrom, to: aTo, cap: length });
  let aNext = aFrom;
  let bNext = bFrom;
  for (const [index, { state, length: own }] of capped.entries()) {
    const start = aFrom + index - length + 1;
    if (own < length || start < aNext) continue;
    const end = firstFrom(ends.get(state) ?? [], bNext + length - 1);
    if (end === undefined) continue;
    runs.push({ a: start, b: end - length + 1, length });
    aNext = start + length;
    bNext = end + 1;
  }
  return runs;
}

interface Walk {
  readonly from: number;
  readonly to: number;
  /** No run longer than this is followed: each then has one state, wherever it stands. */
  readonly cap: number;
}

/** For each place of a list the longest run of the automaton that ends there, up to the cap. */
function* walk(
  states: readonly State[],
  list: Int32Array,
  { from, to, cap }: Walk,
): Steps<{ state: number; length: number }[]> {
  const found: { state: number; length: number }[] = [];
  let state = 0;
  let length = 0;
  for (let index = from; index < to; index++) {
    const token = list[index] ?? -1;
    while (state !== 0 && !stateAt(states, state).next.has(token)) {
      state = stateAt(states, state).link;
      length = stateAt(states, state).length;
    }
    const next = stateAt(states, state).next.get(token);
    if (next !== undefined) {
      state = next;
      length = Math.min(length + 1, cap);
      while (stateAt(states, stateAt(states, state).link).length >= length) state = stateAt(states, state).link;
    }
    found.push({ state, length });
    if (index % PAUSE === 0) yield;
  }
  return found;
}

/** Where in `b` each run of the capped length ends, in order. */
function* endsByState(states: readonly State[], b: Int32Array, going: Walk): Steps<Map<number, number[]>> {
  const ends = new Map<number, number[]>();
  const walked = yield* walk(states, b, going);
  for (const [index, { state, length }] of walked.entries()) {
    if (length < going.cap) continue;
    const known = ends.get(state);
    if (known) known.push(going.from + index);
    else ends.set(state, [going.from + index]);
  }
  return ends;
}

/** The first of some rising numbers that is not below a bound. */
function firstFrom(rising: readonly number[], bound: number): number | undefined {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) < bound) low = middle + 1;
    else high = middle;
  }
  return rising[low];
}

function* automatonOf(b: Int32Array, from: number, to: number): Steps<State[]> {
  const states: State[] = [{ length: 0, link: 0, next: new Map() }];
  let last = 0;
  for (let index = from; index < to; index++) {
    last = extend(states, last, b[index] ?? -1);
    if (index % PAUSE === 0) yield;
  }
  return states;
}

/** Adds one word at the end; answers the state of the whole list so far. */
function extend(states: State[], last: number, token: number): number {
  const added = states.push({ length: stateAt(states, last).length + 1, link: 0, next: new Map() }) - 1;
  for (let at = last; ; at = stateAt(states, at).link) {
    if (stateAt(states, at).next.has(token)) {
      stateAt(states, added).link = suffixOf(states, at, token);
      return added;
    }
    stateAt(states, at).next.set(token, added);
    if (at === 0) return added;
  }
}

/** The state of the longest suffix that was there before: split off when it only stood inside a longer run. */
function suffixOf(states: State[], at: number, token: number): number {
  const there = stateAt(states, at).next.get(token) ?? 0;
  const old = stateAt(states, there);
  const length = stateAt(states, at).length + 1;
  if (old.length === length) return there;
  const split = states.push({ length, link: old.link, next: new Map(old.next) }) - 1;
  old.link = split;
  for (let back = at; stateAt(states, back).next.get(token) === there; back = stateAt(states, back).link) {
    stateAt(states, back).next.set(token, split);
    if (back === 0) break;
  }
  return split;
}

function stateAt(states: readonly State[], index: number): State {
  const state = states[index];
  if (!state) throw new Error(`the automaton has no state ${index}`);
  return state;
}
