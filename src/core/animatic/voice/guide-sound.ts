// Lines in time: windows that do not overlap, and a note for each syllable, for voices that are sung; samples added to a track.

export interface GuideLine {
  readonly text: string;
  /** Seconds from the shot's first frame. */
  readonly start: number;
  readonly end: number;
  /** The speaker's hue in degrees: it sets the pitch. */
  readonly hue: number;
  /** Voice-over and off-screen lines sound softer. */
  readonly away: boolean;
}

interface Note {
  /** Seconds. */
  readonly at: number;
  readonly length: number;
  /** Hz. */
  readonly pitch: number;
  readonly loudness: number;
}

/** Syllables of one word. */
export type SyllableCounter = (word: string) => number;

const LOWEST = 98;

const OCTAVES = 1.5;

/** In octaves: the pitch falls over a line, and a word's first syllable is stressed. */
const FALL = 0.22;

const LEAN = 0.08;

const SOUNDING = 0.86;

const LOUDNESS = 0.16;

const AWAY = 0.7;

/** Lines cut so that none runs into the next or past the end, in the order they start; lines without time are left out. */
export function linesApart<L extends { readonly start: number; readonly end: number }>(
  lines: readonly L[],
  seconds: number,
): readonly L[] {
  const sorted = lines.toSorted((a, b) => a.start - b.start);
  return sorted
    .map((line, at) => ({
      ...line,
      start: Math.max(0, line.start),
      end: Math.min(line.end, seconds, sorted[at + 1]?.start ?? seconds),
    }))
    .filter((line) => line.end - line.start > 0.02);
}

/** The notes of one line, all inside its window. */
export function planNotes(line: GuideLine, countSyllables: SyllableCounter): readonly Note[] {
  const words = line.text.split(/\s+/u).filter((word) => word !== "");
  const counts = words.map(countSyllables);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return [];
  const units = total + words.reduce((sum, word) => sum + pauseAfter(word), 0);
  const unit = (line.end - line.start) / units;
  const notes: Note[] = [];
  let at = line.start;
  for (const [place, word] of words.entries()) {
    const count = counts[place] ?? 0;
    for (let syllable = 0; syllable < count; syllable++, at += unit) {
      const fall = total === 1 ? 0 : notes.length / (total - 1);
      notes.push({
        at,
        length: unit * SOUNDING,
        pitch: pitchOf(line.hue, fall, syllable === 0),
        loudness: loudnessOf(line),
      });
    }
    at += unit * pauseAfter(word);
  }
  return notes;
}

/** In syllables. */
function pauseAfter(word: string): number {
  const bare = word.replace(/["'\u201d\u2019)\]]+$/u, "");
  if (/[.!?\u2026\u3002\uff01\uff1f]$/u.test(bare)) return 1.6;
  return /[,;:\u2014\u3001\uff0c]$/u.test(bare) ? 0.9 : 0.28;
}

function pitchOf(hue: number, fall: number, first: boolean): number {
  return LOWEST * 2 ** ((hue / 360) * OCTAVES + (first ? LEAN : 0) - FALL * fall);
}

function loudnessOf(line: GuideLine): number {
  return line.away ? LOUDNESS * AWAY : LOUDNESS;
}

/** Adds a voice to a track, from a sample on; what lies past its end is left out. */
export function addSamples(track: Float64Array, samples: Float64Array, from: number): void {
  const count = Math.min(samples.length, track.length - from);
  for (let at = 0; at < count; at++) track[from + at] = (track[from + at] ?? 0) + (samples[at] ?? 0);
}

/** Both channels alike, softly limited. */
export function stereoOf(track: Float64Array): Int16Array {
  const stereo = new Int16Array(track.length * 2);
  for (const [at, value] of track.entries()) {
    const rounded = Math.round(Math.tanh(value) * 32_767);
    stereo[2 * at] = rounded;
    stereo[2 * at + 1] = rounded;
  }
  return stereo;
}
