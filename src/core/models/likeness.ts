// What a substitute shares with the file that it stands in for: the words that must be the same, and its precision.
import { globName } from "./glob.ts";

/** The words that `keep` (regular expressions) finds in a name; null for one that finds nothing. */
export type KeptWords = readonly (string | null)[];

export function keptWords(keep: readonly string[], name: string): KeptWords {
  const { base } = globName(name);
  return keep.map((source) => findWord(source, base));
}

/** Whether a name (lower case, without folders) has every word that was found in the wanted one. */
export function sharesWords(keep: readonly string[], wanted: KeptWords, base: string): boolean {
  return wanted.every((word, index) => word === null || findWord(keep[index] ?? "", base) === word);
}

/** `fp8`, `int8`, `bf16` or `fp16`; null when the name says none of them. */
export function precisionOf(name: string): string | null {
  return /(?<![a-z0-9])(fp8|int8|bf16|fp16)(?![0-9])/.exec(globName(name).base)?.[1] ?? null;
}

/** Repeats inside a repeat take for ever on the wrong name: such a word is never looked for. */
const NESTED = /\([^)]*[*+{][^)]*\)\s*[*+{]/;
const LONGEST = 255;
const compiled = new Map<string, RegExp | null>();

function findWord(source: string, base: string): string | null {
  const found = expression(source)?.exec(base.slice(0, LONGEST));
  return found ? (found.slice(1).find((group) => group !== undefined) ?? found[0]) : null;
}

function expression(source: string): RegExp | null {
  const before = compiled.get(source);
  if (before !== undefined) return before;
  const made = NESTED.test(source) ? null : compile(source);
  compiled.set(source, made);
  return made;
}

function compile(source: string): RegExp | null {
  try {
    return new RegExp(source, "i");
  } catch {
    return null;
  }
}
