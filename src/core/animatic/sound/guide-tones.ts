// Notes as sound: stereo samples of 16 bits, the same for the same notes. Arithmetic in doubles, rounded once.
import { SAMPLE_RATE } from "../../media/sound-format.ts";
import type { Note } from "./guide-plan.ts";

/** Loudness of the 1st, 2nd, 3rd and 5th partial. */
const PARTIALS: readonly (readonly [multiple: number, loudness: number])[] = [
  [1, 1],
  [2, 0.38],
  [3, 0.16],
  [5, 0.05],
];
const ATTACK = 0.018 * SAMPLE_RATE;
const RELEASE = 0.06 * SAMPLE_RATE;
/** Per second. */
const DECAY = 2.2;

/** Adds a note to a track of one channel; what lies past its end is left out. */
export function addNote(track: Float64Array, note: Note): void {
  const from = Math.max(0, Math.round(note.at * SAMPLE_RATE));
  const count = Math.min(track.length - from, Math.round(note.length * SAMPLE_RATE));
  const attack = Math.min(count / 3, ATTACK);
  const release = Math.min(count / 2, RELEASE);
  const turn = (2 * Math.PI * note.pitch) / SAMPLE_RATE;
  for (let sample = 0; sample < count; sample++) {
    const edge = Math.min(1, sample / attack) * Math.min(1, (count - sample) / release);
    const swell = edge * edge * (3 - 2 * edge) * Math.exp((-DECAY * sample) / SAMPLE_RATE);
    track[from + sample] = (track[from + sample] ?? 0) + note.loudness * swell * partials(turn * sample);
  }
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

function partials(angle: number): number {
  return PARTIALS.reduce((sum, [multiple, loudness]) => sum + loudness * Math.sin(angle * multiple), 0);
}
