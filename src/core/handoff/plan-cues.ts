// When each caption stands on the film, in frames of the cut, and how its text is divided: no two captions at once, none after the
// end, each as long as it can be read.
import { stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import { framesCovering, framesNear, secondsOf } from "../time/rate.ts";
import type { Handoff } from "./timeline.ts";

export interface Cue {
  /** Shown from frame `from` up to, but not in, frame `to`. */
  readonly from: number;
  readonly to: number;
  readonly speaker: string;
  readonly lines: readonly string[];
}

/** Seconds: what is shown for less cannot be read; and a line of which a trim leaves less than this gets no caption. */
const SHORTEST = 5 / 6;
const SHORTEST_LINE = 0.15;

interface SpokenCue {
  readonly speaker: string;
  readonly line: string;
  readonly from: number;
  readonly to: number;
}

export function* planCues(handoff: Handoff): Steps<Cue[]> {
  const cues = yield* stepsOf(yield* spokenCues(handoff), cuesOf);
  return withoutOverlap(cues.flat(), handoff);
}

/** Every audible line, at its time on the film. */
function* spokenCues({ items, fps }: Handoff): Steps<SpokenCue[]> {
  const said = yield* stepsOf(items, ({ at, length, lines }) => {
    const end = secondsOf(length, fps);
    return lines.flatMap(({ speaker, line, ...times }) => {
      const [start, stop] = [Math.max(0, times.start), Math.min(end, times.end)];
      if (stop - start < Math.min(SHORTEST_LINE, times.end - times.start)) return [];
      return [{ speaker, line, from: at + framesNear(start, fps), to: at + framesNear(stop, fps) }];
    });
  });
  return said.flat().toSorted((a, b) => a.from - b.from);
}

/** A long line is shown piece by piece, each for its share of the letters. */
function cuesOf({ speaker, line, from, to }: SpokenCue): Cue[] {
  const captions = wrapCaption(line);
  const sizes = captions.map((lines) => lengthOf(lines.join(" ")));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let read = 0;
  const edge = () => from + Math.round(((to - from) * read) / all);
  return captions.map((lines, index) => {
    const start = edge();
    read += sizes[index] ?? 0;
    return { speaker, lines, from: start, to: edge() };
  });
}

/** Each cue at least a frame after the one before it; held to be read where the next one leaves room. */
function withoutOverlap(cues: readonly Cue[], { frames, fps }: Handoff): Cue[] {
  const least = framesCovering(SHORTEST, fps);
  const starts: number[] = [];
  for (const cue of cues) starts.push(Math.max(cue.from, (starts.at(-1) ?? -1) + 1));
  return cues.flatMap((cue, index) => {
    const from = starts[index] ?? cue.from;
    const edge = Math.min(frames, starts[index + 1] ?? frames);
    const to = Math.min(edge, Math.max(cue.to, from + least));
    return to > from ? [{ ...cue, from, to }] : [];
  });
}

// A spoken line as captions: at most two lines of 42 characters at a time. What is longer becomes several captions, cut between words
// and shared out evenly, so that none is left with a single word.

/** Characters of a line, and lines of a caption. */
const WIDTH = 42;

const LINES = 2;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A word with its characters counted: counting is what takes time. */
interface Word {
  readonly text: string;
  readonly size: number;
}

/** The captions of a text, each as its lines. Line breaks in the text count as blanks. */
export function wrapCaption(text: string): string[][] {
  const words = text
    .split(/\s+/u)
    .filter((word) => word !== "")
    .flatMap(cutLongWord);
  const captions: string[][] = [];
  let left = words;
  for (let rest = Math.ceil(fill(words, WIDTH).length / LINES); left.length > 0; rest--) {
    const taken = rest <= 1 ? left : shareOf(left, rest);
    captions.push(balance(taken));
    left = left.slice(taken.length);
  }
  return captions.flatMap(splitTooMany);
}

/** Graphemes. */
export function lengthOf(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : [...letters.segment(text)].length;
}

/** The first words, about one share of all, and never more than one caption holds. */
function shareOf(words: readonly Word[], shares: number): Word[] {
  const goal = sizeOf(words) / shares;
  let taken = 1;
  while (taken < words.length && sizeOf(words.slice(0, taken)) < goal) {
    if (fill(words.slice(0, taken + 1), WIDTH).length > LINES) break;
    taken++;
  }
  return words.slice(0, taken);
}

/** In as few lines as it takes, and those of about the same length. */
function balance(words: readonly Word[]): string[] {
  const least = fill(words, WIDTH);
  const widest = Math.max(...words.map(({ size }) => size));
  const narrowest = Math.max(widest, Math.ceil(sizeOf(words) / least.length) - 1);
  for (let width = narrowest; width < WIDTH; width++) {
    const lines = fill(words, width);
    if (lines.length === least.length) return lines;
  }
  return least;
}

/** What uneven sharing left too long for one caption. */
function splitTooMany(lines: string[]): string[][] {
  if (lines.length <= LINES) return [lines];
  return [lines.slice(0, LINES), ...splitTooMany(lines.slice(LINES))];
}

/** Words one after another into lines of a width that holds each of them. */
function fill(words: readonly Word[], width: number): string[] {
  const lines: string[][] = [];
  let room = 0;
  for (const { text, size } of words) {
    const isNew = lines.length === 0 || room < size + 1;
    if (isNew) lines.push([]);
    room = isNew ? width - size : room - size - 1;
    lines.at(-1)?.push(text);
  }
  return lines.map((line) => line.join(" "));
}

/** Characters of words with the blanks between them. */
function sizeOf(words: readonly Word[]): number {
  return words.reduce((sum, { size }) => sum + size + 1, -1);
}

/** A word that no line holds, and text of scripts that leave no blanks between words. */
function cutLongWord(word: string): Word[] {
  const size = lengthOf(word);
  if (size <= WIDTH) return [{ text: word, size }];
  const parts = [...letters.segment(word)].map(({ segment }) => segment);
  const pieces: Word[] = [];
  for (let from = 0; from < parts.length; from += WIDTH) {
    const piece = parts.slice(from, from + WIDTH);
    pieces.push({ text: piece.join(""), size: piece.length });
  }
  return pieces;
}
