// The longest run that two lists have in common. A suffix automaton of the second list is walked with the first: time and memory
// grow with the sum of their lengths, however often words repeat.

export interface Block {
  /** Where the run begins in either list, and how long it is. */
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** Half-open stretches of both lists. */
export interface Stretch {
  readonly aFrom: number;
  readonly aTo: number;
  readonly bFrom: number;
  readonly bTo: number;
}

interface State {
  /** The longest run that ends here. */
  length: number;
  link: number;
  /** Where such a run ends first. */
  firstEnd: number;
  next: Map<number, number>;
}

/** Of equally long runs the first in `a`, then the first in `b`; undefined when they share nothing. */
export function longestBlock(a: Int32Array, b: Int32Array, { aFrom, aTo, bFrom, bTo }: Stretch): Block | undefined {
  const states = automatonOf(b, bFrom, bTo);
  let best: Block | undefined;
  let at = 0;
  let length = 0;
  for (let index = aFrom; index < aTo; index++) {
    const token = a[index] ?? -1;
    while (at !== 0 && !stateAt(states, at).next.has(token)) {
      at = stateAt(states, at).link;
      length = stateAt(states, at).length;
    }
    const to = stateAt(states, at).next.get(token);
    if (to === undefined) continue;
    at = to;
    length += 1;
    if (length <= (best?.length ?? 0)) continue;
    best = { a: index - length + 1, b: stateAt(states, at).firstEnd - length + 1, length };
  }
  return best;
}

function automatonOf(b: Int32Array, from: number, to: number): State[] {
  const states: State[] = [{ length: 0, link: -1, firstEnd: -1, next: new Map() }];
  let last = 0;
  for (let index = from; index < to; index++) last = extend(states, last, { token: b[index] ?? -1, index });
  return states;
}

/** Adds one word at the end; answers the state of the whole list so far. */
function extend(states: State[], last: number, { token, index }: { token: number; index: number }): number {
  const added =
    states.push({ length: stateAt(states, last).length + 1, link: 0, firstEnd: index, next: new Map() }) - 1;
  let at = last;
  while (at !== -1 && !stateAt(states, at).next.has(token)) {
    stateAt(states, at).next.set(token, added);
    at = stateAt(states, at).link;
  }
  if (at !== -1) stateAt(states, added).link = suffixOf(states, at, token);
  return added;
}

/** The state of the longest suffix that was there before: split off when it only stood inside a longer run. */
function suffixOf(states: State[], at: number, token: number): number {
  const there = stateAt(states, at).next.get(token) ?? 0;
  const old = stateAt(states, there);
  const length = stateAt(states, at).length + 1;
  if (old.length === length) return there;
  const split = states.push({ ...old, length, next: new Map(old.next) }) - 1;
  old.link = split;
  for (let back = at; back !== -1 && stateAt(states, back).next.get(token) === there;) {
    stateAt(states, back).next.set(token, split);
    back = stateAt(states, back).link;
  }
  return split;
}

function stateAt(states: readonly State[], index: number): State {
  const state = states[index];
  if (!state) throw new Error(`the automaton has no state ${index}`);
  return state;
}
