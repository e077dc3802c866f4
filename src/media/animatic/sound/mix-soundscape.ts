// A soundscape as two channels: every cue made, brought to its level and its distance, put into its room, and kept under the lines.
import { hashOf, seededRandom } from "../../../core/animatic/seeded-random.ts";
import { EFFECTS, type EffectName } from "../../../core/animatic/soundscape/effects.ts";
import type { SoundCue, Soundscape } from "../../../core/animatic/soundscape/plan-soundscape.ts";
import type { RoomSize } from "../../../core/animatic/soundscape/room-tones.ts";
import { MAKERS } from "./effects/effect-makers.ts";
import { playMusic } from "./play-music.ts";
import { lowPass, roomOf } from "./synth/filters.ts";
import { add, shape, span, type Channels, type Samples } from "./synth/shapes.ts";

export interface MixOrder {
  readonly scape: Soundscape;
  /** Samples of a channel. */
  readonly length: number;
  /** The same in all shots of a scene, so that its beds keep their character over the cuts. */
  readonly sceneSeed: string;
  readonly shotSeed: string;
  /** Seconds that the music has played before the shot. */
  readonly musicAt: number;
  /** The lines, one channel. */
  readonly speech: Samples;
  /** When somebody speaks, in seconds. */
  readonly lines: readonly { readonly start: number; readonly end: number }[];
}

/** Beds are made so long and then begin again, one end faded into the other. */
const LOOP = 8;
const JOIN = 0.6;
const AIRY = new Set<EffectName>(
  "rain|rain inside|wind|sea|lapping|stream|fire|leaves|air|underwater|crowd|applause|traffic|plane|static|steam|ventilation|drone|train|bubbles|insects|crickets".split(
    "|",
  ) as EffectName[],
);
/** Seconds until the room is still, and how much of it is heard. */
const ROOMS: Readonly<Record<RoomSize, readonly [seconds: number, share: number]>> = {
  outside: [0.3, 0.06],
  small: [0.3, 0.22],
  medium: [0.7, 0.28],
  large: [1.9, 0.5],
};
/** Under a line beds and music are so much softer, dB; seconds of the way down and up. */
const DUCK = { bed: -3.5, music: -6 } as const;
const RAMP = 0.18;
/** Of the room's share that speech gets. */
const SPEECH_ROOM = 0.35;
/** Seconds from one channel of a wide bed to the other: enough for two that have nothing in common. */
const APART = 0.37;
/** Seconds at both ends of a take. */
const EDGE = 0.006;
/** A peak stands at most so far over the mean of a bed. */
const CREST = 9;

export function mixSoundscape(order: MixOrder): Channels {
  const { scape, length, lines } = order;
  const mix = openChannels(length);
  const hits = { ...openChannels(length), send: new Float32Array(length) };
  for (const cue of scape.cues) if (EFFECTS[cue.effect].kind === "bed") placeBed(mix, cue, order);
  shapeBoth(mix, duckCurve(lines, DUCK.bed));
  for (const cue of scape.cues) if (EFFECTS[cue.effect].kind === "hit") placeHit(hits, cue, order);
  add(mix.left, hits.left);
  add(mix.right, hits.right);
  if (scape.music) {
    const music = shapeBoth(
      playMusic(scape.music, { seed: order.sceneSeed, at: order.musicAt, length }),
      duckCurve(lines, DUCK.music),
    );
    add(mix.left, music.left);
    add(mix.right, music.right);
  }
  placeSpeech(mix, hits.send, order);
  return mix;
}

/** The lines over it, with what the room answers to them and to the hits. */
function placeSpeech({ left, right }: Channels, send: Samples, { scape, speech }: MixOrder): void {
  const [seconds, share] = ROOMS[scape.size];
  if (scape.size !== "outside") add(send, speech, share * SPEECH_ROOM);
  const room = roomOf(send, seconds);
  add(left, speech);
  add(right, speech);
  add(left, room);
  add(right, room, 1, span(0.011));
}

/** As 16 bits, softly limited, in and out without a click. */
export function interleave({ left, right }: Channels): Int16Array {
  const stereo = new Int16Array(left.length * 2);
  const edge = span(EDGE);
  const end = left.length - 1;
  for (let at = 0; at <= end; at++) {
    const isInside = at >= edge && end - at >= edge;
    const fade = isInside ? 32_767 : 32_767 * Math.min(1, at / edge, (end - at) / edge);
    stereo[2 * at] = Math.round(fade * limited(left[at] ?? 0));
    stereo[2 * at + 1] = Math.round(fade * limited(right[at] ?? 0));
  }
  return stereo;
}

/** Untouched to half of full scale, softer above. */
function limited(value: number): number {
  const over = Math.abs(value) - 0.5;
  return over <= 0 ? value : Math.sign(value) * (0.5 + 0.45 * Math.tanh(over / 0.45));
}

function openChannels(length: number): Channels {
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

function placeBed(into: Channels, cue: SoundCue, order: MixOrder): void {
  const from = span(cue.start);
  const length = Math.min(span(cue.length), order.length - from);
  if (length < 1) return;
  const seed = `${order.sceneSeed} ${cue.effect}`;
  const isWide = AIRY.has(cue.effect);
  const made = bedOf(cue, length + (isWide ? span(APART) : 0), seed);
  const [left, right] = isWide ? [made.slice(0, length), made.subarray(span(APART))] : [made, made];
  const [a, b] = isWide ? [1, 1] : panned(seed);
  const gain = loudness(cue.level) * levelOf(made);
  const isWhole = cue.start === 0 && length > order.length - span(0.1);
  const curve = bedCurve(cue, length, isWhole ? 0 : span(0.25));
  add(into.left, shape(left, curve), gain * a, from);
  add(into.right, isWide ? shape(right, curve) : right, gain * b, from);
}

function bedOf(cue: SoundCue, length: number, seed: string): Samples {
  const random = seededRandom(seed);
  const make = MAKERS[cue.effect];
  const [loop, join] = [span(LOOP), span(JOIN)];
  const made = make(Math.min(length, loop + join), random);
  const whole = length <= loop + join ? made : looped(made, length, { loop, join });
  return cue.isDistant ? lowPass(whole, 900) : whole;
}

function looped(
  made: Samples,
  length: number,
  { loop, join }: { readonly loop: number; readonly join: number },
): Samples {
  const out = new Float32Array(length);
  for (let at = 0; at < length; at++) {
    const place = at % loop;
    const value = made[place] ?? 0;
    const share = at >= loop && place < join ? place / join : 1;
    out[at] = share === 1 ? value : value * Math.sqrt(share) + (made[loop + place] ?? 0) * Math.sqrt(1 - share);
  }
  return out;
}

function bedCurve({ shape: way }: SoundCue, length: number, edge: number): (at: number) => number {
  return (at) => {
    const part = at / length;
    const swell = way === "rise" ? 0.2 + 0.8 * part : way === "fall" ? 1 - 0.85 * part : 1;
    return edge === 0 ? swell : swell * Math.max(0, Math.min(1, at / edge, (length - at) / edge));
  };
}

function placeHit(into: Channels & { readonly send: Samples }, cue: SoundCue, order: MixOrder): void {
  const from = span(cue.start);
  const length = Math.min(span(cue.length), order.length - from);
  if (length < 1) return;
  const seed = `${order.shotSeed} ${cue.effect} ${cue.start.toFixed(2)}`;
  const made = MAKERS[cue.effect](length, seededRandom(seed));
  fadeOut(made, span(0.05));
  if (cue.isDistant) lowPass(lowPass(made, 1_500), 2_500);
  const gain = loudness(cue.level) / Math.max(1e-6, peakOf(made));
  const [a, b] = panned(seed);
  add(into.left, made, gain * a, from);
  add(into.right, made, gain * b, from);
  add(into.send, made, gain * (ROOMS[order.scape.size][1] + (cue.isDistant ? 0.3 : 0)), from);
}

/** What is cut off at its end does not click. */
function fadeOut(samples: Samples, count: number): void {
  const end = samples.length;
  for (let at = Math.max(0, end - count); at < end; at++) samples[at] = ((samples[at] ?? 0) * (end - at)) / count;
}

/** Factor that brings a bed's mean to 1, unless single peaks would stand out. */
function levelOf(samples: Samples): number {
  let sum = 0;
  for (const value of samples) sum += value * value;
  const mean = Math.sqrt(sum / Math.max(1, samples.length));
  return 1 / Math.max(mean, peakOf(samples) / CREST, 1e-6);
}

function peakOf(samples: Samples): number {
  let peak = 0;
  for (const value of samples) peak = Math.max(peak, Math.abs(value));
  return peak;
}

function loudness(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** A place between the speakers that belongs to a sound; never far out. */
function panned(seed: string): readonly [left: number, right: number] {
  const side = ((hashOf(`${seed} side`) % 1_000) / 1_000 - 0.5) * 0.7;
  return [Math.cos((Math.PI / 4) * (1 + side)) * Math.SQRT2, Math.sin((Math.PI / 4) * (1 + side)) * Math.SQRT2];
}

function duckCurve(lines: MixOrder["lines"], depth: number): (at: number) => number {
  return (at) => {
    const seconds = at / 48_000;
    let under = 0;
    for (const { start, end } of lines)
      under = Math.max(under, Math.min(1, (seconds - start) / RAMP + 1, (end - seconds) / RAMP + 1));
    return loudness(depth * Math.max(0, under));
  };
}

function shapeBoth(channels: Channels, curve: (at: number) => number): Channels {
  shape(channels.left, curve);
  shape(channels.right, curve);
  return channels;
}
