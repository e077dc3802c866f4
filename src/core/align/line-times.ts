// When each line is said: from the transcript, or guessed between its neighbours. docs/http.md "Alignment". Seconds.
import type { TranscriptWord } from "../../contracts/files/transcript.ts";
import { tokensOf } from "./shot-lines.ts";
import type { SpokenLine, LineTime } from "./align-window.ts";

/** What a guessed line keeps from its neighbours, how fast it is said, and how short it may be. */
const GUESS_PAUSE = 0.2;
const GUESS_WORDS_A_SECOND = 2.6;
const SHORTEST_GUESS = 0.4;

/** The words of a transcript as they are compared; a word of a recording can be several, or none. */
export function transcriptTokens(words: readonly TranscriptWord[]): {
  readonly tokens: string[];
  readonly wordOf: number[];
} {
  const each = words.map(({ word }) => tokensOf(word));
  return { tokens: each.flat(), wordOf: each.flatMap((tokens, index) => tokens.map(() => index)) };
}

export interface Matching {
  readonly words: readonly TranscriptWord[];
  /** Index of the word that each token of the transcript belongs to. */
  readonly wordOf: readonly number[];
  /** For each token of all lines together, the transcript's token that it is, or -1. */
  readonly found: Int32Array;
}

/** Lines in script order. `duration`: of the recording. */
export function lineTimes(lines: readonly SpokenLine[], matching: Matching, duration: number): LineTime[] {
  let from = 0;
  const known = lines.map((line) => {
    const own = matching.found.subarray(from, from + line.tokens.length);
    from += line.tokens.length;
    return knownTime(line, own, matching);
  });
  return withGuesses(lines, known, duration);
}

function knownTime(line: SpokenLine, found: Int32Array, { words, wordOf }: Matching): LineTime | undefined {
  const matched = [...found].filter((index) => index >= 0).map((index) => wordOf[index] ?? 0);
  const [first] = matched;
  const last = matched.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const span = words.slice(first, last + 1);
  const start = Math.min(...matched.map((index) => words[index]?.start ?? Infinity));
  const end = Math.max(start, ...matched.map((index) => words[index]?.end ?? 0));
  const spoken = span.map(({ word }) => word.trim()).join(" ");
  return { line, start, end, coverage: matched.length / line.tokens.length, spoken, isGuess: false };
}

/** A line without a matched word begins after the line before it and ends before the next one that is known. */
function withGuesses(
  lines: readonly SpokenLine[],
  known: readonly (LineTime | undefined)[],
  duration: number,
): LineTime[] {
  const nextStarts = startsAfter(known, duration);
  const times: LineTime[] = [];
  for (const [index, line] of lines.entries()) {
    const time = known[index] ?? guess(line, times.at(-1)?.end, nextStarts[index] ?? duration);
    times.push(time);
  }
  return times;
}

function guess(line: SpokenLine, before: number | undefined, next: number): LineTime {
  const latest = Math.max(0, next - GUESS_PAUSE);
  const start = Math.min(before === undefined ? 0 : before + GUESS_PAUSE, latest);
  const length = Math.max(SHORTEST_GUESS, line.tokens.length / GUESS_WORDS_A_SECOND);
  return { line, start, end: Math.min(start + length, latest), coverage: 0, spoken: "", isGuess: true };
}

/** For each line the start of the next known one; where none follows, a pause past the end of the recording. */
function startsAfter(known: readonly (LineTime | undefined)[], duration: number): number[] {
  let next = duration + GUESS_PAUSE;
  const backwards = known.toReversed().map((time) => {
    const start = next;
    next = time?.start ?? next;
    return start;
  });
  return backwards.toReversed();
}
