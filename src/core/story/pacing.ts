// Whether a shot's dialogue fits its length: syllables against a rate. docs/format.md "Dialogue timing". Knows no target:
// the length grid comes as a function.
import { framesNear, secondsOf } from "../time/rate.ts";
import { syllablesOf } from "../script/syllables.ts";
import type { Pace } from "../lib/format-words.ts";

/** Syllables per second. */
export const RATES: Readonly<Record<Pace, number>> = { slow: 3.6, normal: 4.4, fast: 5.4 };
/** The fastest that dialogue can be spoken: syllables per second. */
export const CEILING = 5.8;
/** Silences of a shot in seconds: before the first line, after the last, between lines of one or of two speakers. */
export const PAUSES = { head: 0.35, tail: 0.3, turn: 0.3, breath: 0.15 } as const;

/** Above the pace's rate by more than this, a line sounds hurried. */
const TIGHT_MARGIN = 0.15;
/** What is always left to speak in, in seconds, however many pauses there are. */
const LEAST_SPEECH = 0.1;

export interface SpeakerLine {
  readonly speaker: string;
  readonly line: string;
}

export interface PacingLimits {
  /** The shot's length on its target's grid. */
  readonly frames: number;
  readonly fps: number;
  readonly pace: Pace;
  /** From requested frames to frames on the target's grid. */
  readonly snap: (frames: number) => number;
}

export interface Pacing {
  /** Seconds that the shot lasts. */
  readonly held: number;
  readonly syllables: number;
  /** Seconds that the lines need at the pace's rate, pauses included; 0 without syllables. */
  readonly need: number;
  /** Syllables per second that the length forces on the speakers. */
  readonly forced: number;
  /** Seconds of the grid's length that the lines fit in. */
  readonly fits: number;
  /** Syllables that the length takes at the pace's rate. */
  readonly holds: number;
  readonly verdict: "ok" | "tight" | "CRAMMED";
}

export function pacing(lines: readonly SpeakerLine[], { frames, fps, pace, snap }: PacingLimits): Pacing {
  const held = secondsOf(frames, fps);
  const syllables = syllablesIn(lines);
  const pauses = pausesOf(lines);
  const need = secondsAt(pace, syllables, pauses);
  const speech = held - pauses;
  const forced = syllables === 0 ? 0 : syllables / Math.max(LEAST_SPEECH, speech);
  return {
    held,
    syllables,
    need,
    forced,
    fits: secondsOf(snap(Math.max(1, framesNear(need, fps))), fps),
    holds: Math.max(0, Math.floor(RATES[pace] * Math.max(0, speech))),
    verdict: forced > CEILING ? "CRAMMED" : forced > RATES[pace] + TIGHT_MARGIN ? "tight" : "ok",
  };
}

/** Seconds that lines need at a pace, pauses included: what `dur: auto` asks for. 0 when they have no syllables. */
export function neededSeconds(lines: readonly SpeakerLine[], pace: Pace): number {
  return secondsAt(pace, syllablesIn(lines), pausesOf(lines));
}

function secondsAt(pace: Pace, syllables: number, pauses: number): number {
  return syllables === 0 ? 0 : syllables / RATES[pace] + pauses;
}

/** All pauses of a shot with these lines, in seconds. */
function pausesOf(lines: readonly SpeakerLine[]): number {
  return PAUSES.head + PAUSES.tail + gapsBetween(lines).reduce((sum, gap) => sum + gap, 0);
}

/** The pause before each line but the first, in seconds. */
export function gapsBetween(lines: readonly SpeakerLine[]): number[] {
  return lines.slice(1).map((line, i) => (line.speaker === lines[i]?.speaker ? PAUSES.breath : PAUSES.turn));
}

function syllablesIn(lines: readonly SpeakerLine[]): number {
  return lines.reduce((sum, { line }) => sum + syllablesOf(line), 0);
}
