// A guide voice as samples: each syllable is a vowel sung on its note by partials under the formants of a mouth, with a breath of noise where a consonant
// opens it. It says nothing that can be understood, and is known again. 48 kHz, one channel.
import { seededRandom } from "../animatic/seeded-random.ts";
import { planNotes } from "../animatic/voice/guide-sound.ts";
import { SAMPLE_RATE } from "../media/ffmpeg-flags.ts";
import { syllablesOfWord } from "../script/syllables.ts";
import type { VoicePlan } from "./plan-voice.ts";

type Note = ReturnType<typeof planNotes>[number];

/** The first three resonances of a man's vowels, Hz. */
const FORMANTS: Readonly<Record<string, readonly [number, number, number]>> = {
  a: [730, 1090, 2440],
  e: [530, 1840, 2480],
  i: [290, 2250, 2960],
  o: [500, 860, 2410],
  u: [320, 890, 2240],
  y: [400, 1700, 2300],
};
const WIDTHS = [90, 120, 190];
const GAINS = [1, 0.62, 0.3];
/** Partials above it are left out, Hz. */
const HIGHEST = 4200;
/** Of a guide tone: its pitch at hue 0, and octaves round the circle. */
const LOWEST = 98;
const OCTAVES = 1.5;
const LOUDNESS = 0.5;
/** Seconds. */
const ATTACK = 0.028;
const RELEASE = 0.07;
const BURST = 0.045;

export function voiceSamples(plan: VoicePlan): Float64Array {
  const { text, seconds, pitch } = plan;
  const track = new Float64Array(Math.round((seconds + 0.35) * SAMPLE_RATE));
  const hue = (360 * Math.log2(pitch / LOWEST)) / OCTAVES;
  const notes = planNotes({ text, start: 0.02, end: 0.02 + seconds, hue, away: false }, syllablesOfWord);
  const sounds = soundsOf(text);
  const random = seededRandom(plan.seed);
  for (const [at, note] of notes.entries()) {
    const [onset, vowel] = sounds[at % Math.max(1, sounds.length)] ?? ["", "a"];
    addVowel(track, { ...note, pitch: note.pitch * (0.97 + 0.06 * random()) }, { plan, vowel, random });
    if (/[sfthkpcxzq]/.test(onset)) addBurst(track, note, { strength: /[sfzx]/.test(onset) ? 0.05 : 0.032, random });
  }
  return track;
}

/** What opens each syllable, and its vowel. */
function soundsOf(text: string): readonly (readonly [onset: string, vowel: string])[] {
  const plain = text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  const found = [...plain.matchAll(/([^aeiouy\s]*)([aeiouy])[aeiouy]*/gu)];
  return found.map(([, onset = "", vowel = "a"]) => [onset, vowel] as const);
}

interface Voicing {
  readonly plan: VoicePlan;
  readonly vowel: string;
  readonly random: () => number;
}

function addVowel(track: Float64Array, note: Note, { plan, vowel, random }: Voicing): void {
  const from = Math.max(0, Math.round(note.at * SAMPLE_RATE));
  const count = Math.min(track.length - from, Math.round(note.length * SAMPLE_RATE));
  const partials = partialsOf(note.pitch, vowel, plan);
  const turn = (2 * Math.PI * note.pitch) / SAMPLE_RATE;
  const loud = LOUDNESS * note.loudness * 2.2;
  let angle = 0;
  for (let sample = 0; sample < count; sample++) {
    const time = sample / SAMPLE_RATE;
    angle += turn * (1.03 - 0.07 * (sample / count) + plan.waver * Math.sin(2 * Math.PI * 5.3 * (time + note.at)));
    let value = 0;
    for (const [number, strength] of partials) value += strength * Math.sin(number * angle);
    const air = plan.breath * (random() - 0.5) * 0.5;
    track[from + sample] =
      (track[from + sample] ?? 0) + loud * edgeOf(time, note.length) * (value * (1 - plan.breath) + air);
  }
}

/** Opens and closes without a click. */
function edgeOf(time: number, length: number): number {
  const edge =
    Math.min(1, time / Math.min(ATTACK, length / 3)) *
    Math.min(1, Math.max(0, length - time) / Math.min(RELEASE, length / 2));
  return edge * edge * (3 - 2 * edge);
}

/** Number and strength of each partial below the mouth's formants; together they are as loud as any other vowel's. */
function partialsOf(
  pitch: number,
  vowel: string,
  { tract, slope }: VoicePlan,
): readonly (readonly [number: number, strength: number])[] {
  const formants = FORMANTS[vowel] ?? [500, 1500, 2500];
  const partials: (readonly [number, number])[] = [];
  for (let number = 1; number * pitch < HIGHEST; number++) {
    const resonance = formants.reduce(
      (sum, formant, at) =>
        sum + (GAINS[at] ?? 0) / (1 + ((number * pitch - formant * tract) / ((WIDTHS[at] ?? 100) * 1.4)) ** 2),
      0.03,
    );
    partials.push([number, resonance / number ** (slope * 0.55)]);
  }
  const whole = Math.hypot(...partials.map(([, strength]) => strength)) || 1;
  return partials.map(([number, strength]) => [number, strength / whole] as const);
}

function addBurst(
  track: Float64Array,
  { at, loudness }: Note,
  { strength, random }: { readonly strength: number; readonly random: () => number },
): void {
  const from = Math.max(0, Math.round((at - BURST * 0.4) * SAMPLE_RATE));
  const count = Math.min(track.length - from, Math.round(BURST * SAMPLE_RATE));
  let last = 0;
  for (let sample = 0; sample < count; sample++) {
    const noise = random() * 2 - 1;
    const fade = Math.sin((Math.PI * sample) / count);
    track[from + sample] = (track[from + sample] ?? 0) + strength * (loudness / 0.16) * fade * (noise - last);
    last = noise;
  }
}
