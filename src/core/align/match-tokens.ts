// Which word of the script was heard as which word of the recording: the longest common run, then the same before and after it.
// All runs of one length are found together, and what is between them holds only shorter ones: the time is the number of words times
// the number of lengths that occur, which for n words is some tens in speech and never more than the root of 2n. Two hours of speech
// are some 18,000 words.
import type { Steps } from "../lib/cooperative-steps.ts";
import { longestRuns, type Stretch } from "./longest-runs.ts";

/** For each word of `script` the index of the word of `heard` that it is, or -1. Never crosses over: indexes only grow. */
export function* matchTokens(script: readonly string[], heard: readonly string[]): Steps<Int32Array> {
  const numbers = new Map<string, number>();
  const a = numbered(script, numbers);
  const b = numbered(heard, numbers);
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
