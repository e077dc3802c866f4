// A recording for tests: a wav with a tone where somebody speaks and silence elsewhere, and the words that are said in it.
import { buildWav } from "../../../src/core/media/wav.ts";

const RATE = 16_000;

export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text one after the other, spread evenly from one time to another, to the millisecond. */
export function saidFrom(start: number, end: number, text: string): Word[] {
  const words = text.split(" ");
  const at = (index: number) => Math.round((start + ((end - start) * index) / words.length) * 1000) / 1000;
  return words.map((word, index) => ({ word, start: at(index), end: at(index + 1) }));
}

/** `seconds` long; a tone during each word. */
export function recordingOf(words: readonly Word[], seconds: number): Uint8Array {
  const stereo = new Int16Array(Math.round(seconds * RATE) * 2);
  for (const { start, end } of words) {
    for (let index = Math.round(start * RATE); index < Math.round(end * RATE); index++) {
      const value = Math.round(8000 * Math.sin((2 * Math.PI * 440 * index) / RATE));
      stereo[index * 2] = value;
      stereo[index * 2 + 1] = value;
    }
  }
  return buildWav(stereo, RATE);
}

/** Loudness as it would be measured: 0.2 during the words, else 0. */
export function loudnessOf(words: readonly Word[], seconds: number): Float32Array {
  const isSpoken = (at: number) => words.some(({ start, end }) => at >= start && at < end);
  return Float32Array.from({ length: Math.round(seconds * 100) }, (_, index) => (isSpoken(index / 100) ? 0.2 : 0));
}

/** An episode for which somebody reads three lines, with silent shots before, between and after. */
export const READ_SCRIPT = `= tide  Low Tide

# sq01 quay

## sh010
dur: 2
The quay is empty.

## sh020
who: ada
duration: 5
Ada looks out.
ADA: The tide is out today.

## sh030
who: ada
dur: auto
Ada turns.
ADA: So we walk — don't we?

## sh040
dur: 1
Gulls.

## sh050
who: ada
dur: 3
ADA: Home by nightfall.

## sh060
dur: 2
The light goes.
`;

export const READ_WORDS = [
  ...saidFrom(3, 4.5, "The tide is out today."),
  ...saidFrom(5.5, 7, "So we walk, don’t we?"),
  ...saidFrom(9.55, 11, "Home by nightfall"),
];
export const READ_SECONDS = 14;
