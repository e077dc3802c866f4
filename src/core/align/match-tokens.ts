// Which word of the script was heard as which word of the recording: the longest common run, then the same before and after it.
// Each round costs time in proportion to the words it looks at, and a reading that follows its script halves them: n log n over all.
// The worst, shared words that never stand together, is n a block: two hours of speech are some 18,000 words.
import type { Steps } from "../lib/steps.ts";
import { longestBlock, type Stretch } from "./longest-block.ts";

/** For each word of `script` the index of the word of `heard` that it is, or -1. Never crosses over: indexes only grow. */
export function* matchTokens(script: readonly string[], heard: readonly string[]): Steps<Int32Array> {
  const numbers = new Map<string, number>();
  const a = numbered(script, numbers);
  const b = numbered(heard, numbers);
  const found = new Int32Array(script.length).fill(-1);
  const left: Stretch[] = [{ aFrom: 0, aTo: a.length, bFrom: 0, bTo: b.length }];
  for (let stretch = left.pop(); stretch; stretch = left.pop()) {
    const { aFrom, aTo, bFrom, bTo } = stretch;
    if (aFrom === aTo || bFrom === bTo) continue;
    const block = longestBlock(a, b, stretch);
    yield;
    if (!block) continue;
    for (let step = 0; step < block.length; step++) found[block.a + step] = block.b + step;
    left.push({ aFrom, aTo: block.a, bFrom, bTo: block.b });
    left.push({ aFrom: block.a + block.length, aTo, bFrom: block.b + block.length, bTo });
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
