// A spoken line as samples: silence off its ends, another rate, cut to its window.
import { SAMPLE_RATE } from "../../media/sound-format.ts";
import type { Pcm } from "./wav.ts";

/** Softer than this is silence. */
const SILENCE = 0.004;
const FADE = Math.round(0.03 * SAMPLE_RATE);
/** Spoken lines are this much softer than the program makes them: 6 dB. */
const LOUDNESS = 0.5;
const AWAY = 0.7;

/** The part between the first and the last sound. */
export function trimSilence({ rate, samples }: Pcm): Pcm {
  const first = samples.findIndex((value) => Math.abs(value) > SILENCE);
  if (first < 0) return { rate, samples: new Float64Array(0) };
  const last = samples.findLastIndex((value) => Math.abs(value) > SILENCE);
  return { rate, samples: samples.subarray(first, last + 1) };
}

export function secondsOfPcm({ rate, samples }: Pcm): number {
  return samples.length / rate;
}

/** At the track's rate and loudness, no longer than the window in seconds; what does not fit fades out. */
export function intoWindow(pcm: Pcm, seconds: number, away: boolean): Float64Array {
  const whole = Math.floor(secondsOfPcm(pcm) * SAMPLE_RATE);
  const count = Math.min(whole, Math.floor(seconds * SAMPLE_RATE));
  const loudness = LOUDNESS * (away ? AWAY : 1);
  const fade = count < whole ? Math.min(FADE, count) : 0;
  return Float64Array.from(
    { length: count },
    (_, at) => loudness * sampleAt(pcm, at) * Math.min(1, fade ? (count - at) / fade : 1),
  );
}

/** The value at a sample of the track, between two of the line's. */
function sampleAt({ rate, samples }: Pcm, at: number): number {
  const place = (at * rate) / SAMPLE_RATE;
  const from = Math.floor(place);
  const value = samples[from] ?? 0;
  return value + ((samples[from + 1] ?? value) - value) * (place - from);
}
