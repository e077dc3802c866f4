// When each line of a shot is spoken: captions and guide sound follow these times.
//
//     |head|--line 1--|gap|--line 2--|tail|....rest....|
//
// Lines take their syllables at the pace's rate. In a short shot the speech is hurried first, then the pauses shrink,
// then every line gets an equal share. Lines never overlap and never pass the end.
import { syllablesOf } from "../script/syllables.ts";
import { PAUSES, RATES, gapsBetween, type SpeakerLine } from "./pacing.ts";
import type { Pace } from "../lib/format-words.ts";

/** A caption that is gone sooner cannot be read: seconds. */
const SHORTEST = 0.6;

export interface LineTime {
  /** Seconds from the shot's first frame. */
  readonly start: number;
  readonly end: number;
}

/** Start and end of each line in a shot of a length in seconds. */
export function timeLines(lines: readonly SpeakerLine[], seconds: number, pace: Pace): LineTime[] {
  const natural = lines.map(({ line }) => Math.max(SHORTEST, syllablesOf(line) / RATES[pace]));
  const silences = [PAUSES.head, ...gapsBetween(lines), PAUSES.tail];
  const { spoken, silence } = share(natural, sum(silences), Math.max(0, seconds));
  const times: LineTime[] = [];
  let at = 0;
  for (const [index, length] of spoken.entries()) {
    const start = Math.min(seconds, at + (silences[index] ?? 0) * silence);
    at = Math.min(seconds, start + length);
    times.push({ start: Math.max(0, start), end: Math.max(0, at) });
  }
  return times;
}

interface Share {
  /** Seconds of each line. */
  readonly spoken: readonly number[];
  /** What is left of the pauses, 0 to 1. */
  readonly silence: number;
}

/** Shares a shot's seconds between its lines and pauses. */
function share(natural: readonly number[], silences: number, seconds: number): Share {
  const speech = seconds - silences;
  const least = SHORTEST * natural.length;
  if (speech >= sum(natural)) return { spoken: natural, silence: 1 };
  if (speech >= least) return { spoken: hurry(natural, speech), silence: 1 };
  if (seconds >= least) return { spoken: natural.map(() => SHORTEST), silence: (seconds - least) / silences };
  return { spoken: natural.map(() => seconds / natural.length), silence: 0 };
}

/** Shortens lines in proportion until they fit, none below the shortest: those that reach it leave the sharing. */
function hurry(natural: readonly number[], seconds: number): number[] {
  let fixed = new Set<number>();
  for (;;) {
    const free = natural.filter((_, i) => !fixed.has(i));
    const factor = (seconds - SHORTEST * fixed.size) / sum(free);
    const short = new Set(natural.flatMap((length, i) => (length * factor <= SHORTEST ? [i] : [])));
    if (free.length === 0 || short.size <= fixed.size) {
      return natural.map((length, i) => (fixed.has(i) ? SHORTEST : length * factor));
    }
    fixed = short;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
