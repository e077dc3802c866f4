// A temp score: a few chords that go round, played softly in the colour of one instrument. It keeps the place of music, and is none.
import { seededRandom, type SeededRandom } from "../../../core/animatic/seeded-random.ts";
import type { Mood, MusicPlan, Timbre } from "../../../core/animatic/soundscape/plan-music.ts";
import { lowPass, roomOf } from "./synth/filters.ts";
import { add, shape, span, sweep, type Channels, type Samples } from "./synth/shapes.ts";
import { ROOM_EFFECTS } from "./effects/room-effects.ts";

/** Half tones over the key's root: chords of four notes, bass first. */
const CHORDS: Readonly<Record<Mood, readonly (readonly number[])[]>> = {
  neutral: chordsOf("0 7 12 16 | -3 9 12 16 | -7 5 12 17 | -5 7 11 14"),
  warm: chordsOf("0 7 12 16 | -7 5 9 17 | -3 9 12 16 | -7 5 12 17"),
  joyful: chordsOf("0 7 12 16 | -7 5 9 17 | 0 7 12 16 | -5 7 11 14"),
  sad: chordsOf("0 7 12 15 | -4 8 12 15 | -9 3 10 15 | -2 10 14 17"),
  tense: chordsOf("0 7 12 13 | 0 6 12 15 | -1 6 11 14 | 0 7 13 15"),
  eerie: chordsOf("0 6 13 16 | -1 5 11 18 | 0 8 13 19 | -2 6 11 17"),
  heroic: chordsOf("0 7 12 16 | -2 10 14 17 | -7 5 12 17 | 0 7 16 19"),
  romantic: chordsOf("0 7 16 23 | -3 9 16 19 | -7 9 16 21 | -5 11 17 21"),
  mysterious: chordsOf("0 7 14 18 | 2 9 14 18 | 0 7 14 18 | -2 5 12 16"),
  calm: chordsOf("0 7 14 16 | -7 5 12 19 | 0 7 14 16 | -5 7 14 17"),
};

function chordsOf(text: string): readonly (readonly number[])[] {
  return text.split(" | ").map((chord) => chord.split(" ").map(Number));
}

interface Instrument {
  readonly partials: readonly number[];
  /** Held as long as the chord, or struck and dying away in so many seconds. */
  readonly decay: number | null;
  /** Seconds. */
  readonly attack: number;
}
const INSTRUMENTS: Readonly<Record<Timbre, Instrument>> = {
  pad: { partials: [1, 0.35, 0.12, 0.05], decay: null, attack: 0.9 },
  strings: { partials: [1, 0.6, 0.4, 0.28, 0.18, 0.1], decay: null, attack: 0.5 },
  organ: { partials: [1, 0.6, 0, 0.35, 0, 0, 0, 0.15], decay: null, attack: 0.08 },
  flute: { partials: [1, 0.12, 0.06], decay: null, attack: 0.15 },
  synth: { partials: [1, 0.5, 0.33, 0.25, 0.2, 0.16], decay: 0.5, attack: 0.01 },
  piano: { partials: [1, 0.45, 0.22, 0.12, 0.06], decay: 2.2, attack: 0.006 },
  pluck: { partials: [1, 0.6, 0.4, 0.25, 0.15], decay: 1.1, attack: 0.003 },
  bell: { partials: [1, 0, 0.4, 0, 0, 0.2], decay: 1.8, attack: 0.003 },
  drums: { partials: [1, 0.3], decay: null, attack: 0.9 },
};
/** Mean, dB below full scale. */
const LEVEL = -35;
/** The A below the middle C. */
const ROOT = 110;

/** The piece has played for `at` seconds when its first sample is heard; `length`: samples. */
export function playMusic(plan: MusicPlan, { seed, at, length }: MusicOrder): Channels {
  const before = span(sameAs(plan, at));
  const { left, right } = playFromStart(plan, before + length, seed);
  return before === 0 ? { left, right } : { left: left.slice(before), right: right.slice(before) };
}

export interface MusicOrder {
  readonly seed: string;
  /** Seconds. */
  readonly at: number;
  /** Samples. */
  readonly length: number;
}

/** Seconds, in the second round of the chords at most: every round is like the last. */
function sameAs(plan: MusicPlan, at: number): number {
  const round = (60 / plan.tempo) * 4 * CHORDS[plan.mood].length;
  return at < 2 * round ? at : round + (at % round);
}

function playFromStart(plan: MusicPlan, length: number, seed: string): Channels {
  const random = seededRandom(`${seed} music`);
  const key = Math.floor(random() * 5) - 2;
  const sides = [new Float32Array(length), new Float32Array(length)] as const;
  const beat = 60 / plan.tempo;
  const bars = Math.ceil(length / span(beat * 4)) + 1;
  const chords = CHORDS[plan.mood];
  for (let bar = 0; bar < bars; bar++) {
    const chord = plan.isDrone ? [0, 0, 12] : (chords[bar % chords.length] ?? []);
    playBar({ plan, chord: chord.map((tone) => tone + key), start: bar * beat * 4, beat, random }, sides);
  }
  if (plan.hasBeat) for (const side of sides) addBeat(side, beat, seededRandom(`${seed} beat`));
  const room = roomOf(add(sides[0].slice(), sides[1]), 1.6);
  const left = add(sides[0].slice(), sides[1], 0.45);
  const right = add(sides[1].slice(), sides[0], 0.45);
  for (const [index, side] of [left, right].entries()) {
    add(side, room, 0.25, index * span(0.013));
    lowPass(side, 3_800);
    shape(side, (at) =>
      plan.shape === "rise" ? 0.25 + (0.75 * at) / length : plan.shape === "fall" ? 1 - (0.9 * at) / length : 1,
    );
  }
  const gain = 10 ** ((LEVEL + plan.gain) / 20) / meanOf(left, right);
  for (const side of [left, right]) shape(side, () => gain);
  return { left, right };
}

interface Bar {
  readonly plan: MusicPlan;
  readonly chord: readonly number[];
  /** Seconds. */
  readonly start: number;
  readonly beat: number;
  readonly random: SeededRandom;
}

/** Notes go to one side and the other in turn. */
function playBar({ plan, chord, start, beat, random }: Bar, sides: readonly [Samples, Samples]): void {
  const { partials, decay, attack } = INSTRUMENTS[plan.timbre];
  const slide = plan.mood === "eerie" ? 0.012 : 0;
  let turn = 0;
  const note = (tone: number, from: number, seconds: number, gain: number) => {
    const hertz = ROOT * 2 ** (tone / 12);
    const end = (part: number) =>
      decay === null ? Math.min(1, ((1 - part) * seconds) / 0.6) : Math.exp((-5 * part * seconds) / decay);
    sweep(sides[turn++ % 2 === 0 ? 0 : 1], {
      ...{ from: span(from), seconds, partials, gain },
      hertz: (part) => hertz * (1 + slide * Math.sin(part * 5)),
      swell: (part) => Math.min(1, (part * seconds) / attack) * end(part),
    });
  };
  if (decay === null || plan.isDrone) {
    const seconds = beat * 4 + (decay === null ? 0.6 : 0);
    for (const [index, tone] of chord.entries()) note(tone, start, seconds, index === 0 ? 0.9 : 0.55);
    return;
  }
  note(chord[0] ?? 0, start, Math.max(decay, beat * 4), 0.8);
  for (const [step, index] of [0, 2, 1, 3, 2, 1, 3, 2].entries())
    note((chord[index] ?? 0) + 12, start + step * beat * 0.5 + 0.012 * random(), decay, 0.4 + 0.15 * random());
}

function addBeat(side: Samples, beat: number, random: SeededRandom): void {
  for (let at = 0; at < side.length; at += span(beat)) add(side, ROOM_EFFECTS.drum(span(0.6), random), 1.1, at);
}

function meanOf(left: Samples, right: Samples): number {
  let sum = 0;
  for (const side of [left, right]) for (const value of side) sum += value * value;
  return Math.max(1e-6, Math.sqrt(sum / Math.max(1, 2 * left.length)));
}
