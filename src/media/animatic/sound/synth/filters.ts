// Filters that work in place on one channel of samples at 48 kHz; each returns what it was given.
import { SAMPLE_RATE } from "../../../../core/media/ffmpeg-flags.ts";
import type { Samples } from "./shapes.ts";

/** One pole: 6 dB an octave. */
export function lowPass(samples: Samples, hertz: number): Samples {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE);
  let value = 0;
  for (let at = 0; at < samples.length; at++) {
    value += share * ((samples[at] ?? 0) - value);
    samples[at] = value;
  }
  return samples;
}

export function highPass(samples: Samples, hertz: number): Samples {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE);
  let value = 0;
  for (let at = 0; at < samples.length; at++) {
    const now = samples[at] ?? 0;
    value += share * (now - value);
    samples[at] = now - value;
  }
  return samples;
}

/** A band about a frequency, as loud there as what comes in. */
export function bandPass(samples: Samples, hertz: number, sharpness: number): Samples {
  return sweptBand(samples, () => hertz, sharpness);
}

const STEP = 64;

/** The same with a frequency that moves: a state-variable filter, set anew every few samples. */
export function sweptBand(samples: Samples, hertz: (at: number) => number, sharpness: number): Samples {
  let low = 0;
  let band = 0;
  const damping = 1 / sharpness;
  for (let block = 0; block < samples.length; block += STEP) {
    const tuning = 2 * Math.sin((Math.PI * Math.min(7_000, Math.max(20, hertz(block)))) / SAMPLE_RATE);
    const end = Math.min(samples.length, block + STEP);
    for (let at = block; at < end; at++) {
      low += tuning * band;
      const high = (samples[at] ?? 0) - low - damping * band;
      band += tuning * high;
      samples[at] = band * damping;
    }
  }
  return samples;
}

const COMBS = [1557, 1617, 1422, 1277];
const PASSES = [225, 556];

/** What a room answers to the samples, without themselves: parallel combs, then all-passes. `seconds` until a thousandth is left. */
export function roomOf(samples: Samples, seconds: number): Samples {
  const wet = new Float32Array(samples.length);
  for (const comb of COMBS) {
    const line = new Float32Array(comb);
    const back = 0.001 ** (comb / (seconds * SAMPLE_RATE));
    let place = 0;
    let dull = 0;
    for (let at = 0; at < samples.length; at++) {
      const late = line[place] ?? 0;
      dull += 0.55 * (late - dull);
      line[place] = (samples[at] ?? 0) + dull * back;
      wet[at] = (wet[at] ?? 0) + late / COMBS.length;
      if (++place === comb) place = 0;
    }
  }
  for (const pass of PASSES) diffuse(wet, pass);
  return wet;
}

function diffuse(samples: Samples, length: number): void {
  const line = new Float32Array(length);
  let place = 0;
  for (let at = 0; at < samples.length; at++) {
    const held = line[place] ?? 0;
    const now = (samples[at] ?? 0) + 0.5 * held;
    line[place] = now;
    samples[at] = held - 0.5 * now;
    if (++place === length) place = 0;
  }
}
