// The grains that all sounds are made of: noise, slow drift, struck partials, swept tones, and how they begin and end. 48 kHz.
import type { SeededRandom } from "../../../../core/animatic/seeded-random.ts";
import { SAMPLE_RATE } from "../../../../core/media/ffmpeg-flags.ts";

export type Samples = Float32Array;

export interface Channels {
  readonly left: Samples;
  readonly right: Samples;
}

/** Makes an effect: so many samples, about as loud as it likes; the mix brings it to its level. */
export type Maker = (length: number, random: SeededRandom) => Samples;

export type Makers = Readonly<Record<string, Maker>>;

/** Whole samples of so many seconds. */
export function span(seconds: number): number {
  return Math.max(0, Math.round(seconds * SAMPLE_RATE));
}

export function white(length: number, random: SeededRandom): Samples {
  const out = new Float32Array(length);
  let state = Math.floor(random() * 0xffff_fffe) + 1;
  for (let at = 0; at < length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    out[at] = state / 0x8000_0000;
  }
  return out;
}

/** A number that wanders between 0 and 1, with a new aim every so many seconds; made for one value in `DRIFT_STEP` samples. */
export function drift(length: number, seconds: number, random: SeededRandom): (at: number) => number {
  const step = span(seconds);
  const aims = Array.from({ length: Math.ceil(length / step) + 2 }, () => random());
  return (at) => {
    const place = at / step;
    const from = Math.floor(place);
    const part = place - from;
    const a = aims[from] ?? 0.5;
    return a + ((aims[from + 1] ?? a) - a) * part * part * (3 - 2 * part);
  };
}

const STEP = 64;

/** Multiplies in place by a slow curve, which is looked up every few samples. */
export function shape(samples: Samples, curve: (at: number) => number): Samples {
  let from = curve(0);
  for (let block = 0; block < samples.length; block += STEP) {
    const to = curve(block + STEP);
    const end = Math.min(samples.length, block + STEP);
    for (let at = block; at < end; at++)
      samples[at] = (samples[at] ?? 0) * (from + ((to - from) * (at - block)) / STEP);
    from = to;
  }
  return samples;
}

export interface Partial {
  /** Hz. */
  readonly hertz: number;
  /** Seconds to a thousandth. */
  readonly decay: number;
  readonly gain: number;
}

/** Adds a struck partial that dies away, from a sample on. */
export function strike(out: Samples, from: number, { hertz, decay, gain }: Partial): void {
  const turn = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const radius = 0.001 ** (1 / Math.max(1, decay * SAMPLE_RATE));
  const a = 2 * radius * Math.cos(turn);
  const b = radius * radius;
  const end = Math.min(out.length, from + span(decay));
  let last = 0;
  let value = gain * Math.sin(turn);
  for (let at = Math.max(0, from); at < end; at++) {
    out[at] = (out[at] ?? 0) + value;
    const next = a * value - b * last;
    last = value;
    value = next;
  }
}

/** Strikes several partials at once. */
export function strikeAll(out: Samples, from: number, partials: readonly Partial[], gain = 1): void {
  for (const partial of partials) strike(out, from, { ...partial, gain: partial.gain * gain });
}

export interface Sweep {
  readonly from: number;
  readonly seconds: number;
  /** Hz at a part of the way, 0 to 1. */
  readonly hertz: (part: number) => number;
  /** Strengths of the 1st, 2nd, 3rd … partial. */
  readonly partials: readonly number[];
  readonly gain: number;
  /** How loud at a part of the way; round without it. */
  readonly swell?: (part: number) => number;
}

/** Adds a tone whose pitch moves: calls, whistles, horns. */
export function sweep(out: Samples, { from, seconds, hertz, partials, gain, swell = roundSwell }: Sweep): void {
  const length = span(seconds);
  const end = Math.min(out.length, from + length);
  const wave = waveOf(partials);
  let place = 0;
  let turn = 0;
  let loud = 0;
  for (let at = Math.max(0, from); at < end; at++) {
    if (((at - from) & 31) === 0) {
      const part = (at - from) / length;
      turn = (WAVE * hertz(part)) / SAMPLE_RATE;
      loud = gain * swell(part);
    }
    place += turn;
    if (place >= WAVE) place -= WAVE * Math.floor(place / WAVE);
    out[at] = (out[at] ?? 0) + loud * (wave[place | 0] ?? 0);
  }
}

/** Samples of one wave: enough for the partials that are used. */
const WAVE = 4096;
const waves = new Map<string, Samples>();

function waveOf(partials: readonly number[]): Samples {
  const key = partials.join(" ");
  const known = waves.get(key);
  if (known) return known;
  const wave = Float32Array.from({ length: WAVE }, (_, at) =>
    partials.reduce((sum, strength, number) => sum + strength * Math.sin((2 * Math.PI * (number + 1) * at) / WAVE), 0),
  );
  waves.set(key, wave);
  return wave;
}

/** In and out like half a wave. */
export function roundSwell(part: number): number {
  return Math.sin(Math.PI * Math.min(1, Math.max(0, part)));
}

/** Quickly in, held, quickly out. */
export function heldSwell(part: number): number {
  return Math.min(1, part * 12, (1 - part) * 8);
}

/** Adds a burst of samples with an exponential end, from a sample on. */
export function burst(
  out: Samples,
  from: number,
  { noise, decay, gain }: { noise: Samples; decay: number; gain: number },
): void {
  const fall = 0.001 ** (1 / Math.max(1, decay * SAMPLE_RATE));
  const count = Math.min(noise.length, span(decay), out.length - from);
  let loud = gain;
  for (let at = 0; at < count; at++, loud *= fall) {
    const attack = at < 24 ? at / 24 : 1;
    if (from + at >= 0) out[from + at] = (out[from + at] ?? 0) + loud * attack * (noise[at] ?? 0);
  }
}

/** Moments at a mean rate a second, in samples. */
export function scatter(length: number, perSecond: number, random: SeededRandom): readonly number[] {
  const moments: number[] = [];
  for (let at = 0; ;) {
    at -= (Math.log(1 - random()) * SAMPLE_RATE) / perSecond;
    if (!(at < length)) return moments;
    moments.push(Math.floor(at));
  }
}

/** Moments at even distances, each a little off. */
export function paced(length: number, seconds: number, looseness: number, random: SeededRandom): readonly number[] {
  const moments: number[] = [];
  for (let at = seconds * 0.3; at * SAMPLE_RATE < length; at += seconds * (1 + looseness * (random() * 2 - 1)))
    moments.push(span(at));
  return moments;
}

export function add(out: Samples, other: Samples, gain = 1, from = 0): Samples {
  const count = Math.min(other.length, out.length - from);
  for (let at = 0; at < count; at++) out[from + at] = (out[from + at] ?? 0) + gain * (other[at] ?? 0);
  return out;
}
