// Spoken lines of an animatic: what speaks them, which voice of espeak-ng, how fast, and the samples fitted into the line's time.
import type { SpeechOptions } from "../../media/animatic-args.ts";
import { SAMPLE_RATE } from "../../media/ffmpeg-flags.ts";
import type { VoiceTraits } from "./voice-traits.ts";
import type { Pcm } from "../../media/wav.ts";

/** What reads lines aloud: a path of espeak-ng, or a Python with the package kokoro-onnx and the paths of its two files. */
export type SpeechProgram = { readonly kind: "espeak-ng"; readonly path: string } | NeuralSpeech;
export interface NeuralSpeech {
  readonly kind: "kokoro";
  readonly python: string;
  readonly model: string;
  readonly voices: string;
}

/** What may be chosen: the best that is here, or less. */
export const GUIDE_VOICES = ["best", "espeak-ng", "built-in"] as const;
export type GuideVoiceChoice = (typeof GUIDE_VOICES)[number];

export interface LineToSpeak {
  readonly text: string;
  /** The speaker's order of first appearance. */
  readonly index: number;
  /** How the speaker sounds, where that is known. */
  readonly voice?: VoiceTraits;
  readonly seconds: number;
  /** Voice-over or off-screen: softer. */
  readonly away: boolean;
}

export interface SpokenLine {
  /** At the track's rate; absent when there is nothing that can be said. */
  readonly samples?: Float64Array | undefined;
  /** Why it could not be spoken. */
  readonly why?: string;
}

/** Accents and speakers of English, so that neighbours differ in both. */
const ENGLISH: readonly string[] = [
  "en-us+f3",
  "en-gb+m3",
  "en-gb-scotland+f2",
  "en-us+m1",
  "en-gb-x-rp+f4",
  "en-gb+m7",
  "en-us+f5",
  "en-gb-scotland+m2",
];

const LANGUAGES: readonly (readonly [letters: RegExp, language: string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, "ja"],
  [/\p{Script=Han}/u, "cmn"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Cyrillic}/u, "ru"],
  [/\p{Script=Greek}/u, "el"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Devanagari}/u, "hi"],
];

/** Words a minute at which a line is tried first, and the bounds it may be scaled to. */
export const PLAIN_SPEED = 175;

const SLOWEST = 80;

const FASTEST = 320;

/** Voice and pitch of a speaker; `index` is the order of first appearance. Traits choose the variant by age and build. */
export function voiceOf(index: number, text: string, traits?: VoiceTraits): Pick<SpeechOptions, "voice" | "pitch"> {
  const english = ENGLISH[index % ENGLISH.length] ?? "en";
  const language = LANGUAGES.find(([letters]) => letters.test(text))?.[1] ?? english.slice(0, english.indexOf("+"));
  const variant = traits ? variantOf(traits, index) : english.slice(english.indexOf("+") + 1);
  return { voice: `${language}+${variant}`, pitch: traits ? pitchOf(traits) : 38 + ((index * 23) % 31) };
}

const VARIANTS = { child: ["f2", "f5"], woman: ["f3", "f1", "f4", "f5"], man: ["m3", "m1", "m7", "m2"] } as const;

function variantOf({ kind, isMachine, isOld, breath }: VoiceTraits, index: number): string {
  if (isMachine) return "klatt";
  if (breath > 0.3) return kind === "man" ? "whisper" : "whisperf";
  if (isOld && kind === "man") return "croak";
  return VARIANTS[kind][index % VARIANTS[kind].length] ?? "m3";
}

/** Hz of each kind's variants at the program's middle pitch of 50; 40 steps are about an octave. */
const MIDDLE = { child: 230, woman: 190, man: 108 } as const;

function pitchOf({ kind, pitch, isMachine }: VoiceTraits): number {
  if (isMachine) return 30;
  return Math.round(Math.min(95, Math.max(5, 50 + 40 * Math.log2(pitch / MIDDLE[kind]))));
}

/** Words a minute that turn a line's measured length into the wanted one, both in seconds. */
export function speedFor(measured: number, wanted: number): number {
  return Math.round(Math.min(FASTEST, Math.max(SLOWEST, (PLAIN_SPEED * measured) / Math.max(0.05, wanted))));
}

/** What the speech program may read: its own markup for sounds is taken out. */
export function speakable(text: string): string {
  return text.replace(/\[\[|\]\]/g, " ").trim();
}

// A spoken line as samples: silence off its ends, another rate, cut to its window.

/** Softer than this is silence. */
const SILENCE = 0.004;

const FADE = Math.round(0.03 * SAMPLE_RATE);

/** Spoken lines are this much softer than the program makes them: 6 dB. */
const LOUDNESS = 0.5;

const AWAY = 0.7;

/** Mean level that a voice of unknown loudness is brought to, of full scale. */
const LEVEL = 0.2;

/** The part between the first and the last sound. */
export function trimSilence({ rate, samples }: Pcm): Pcm {
  const first = samples.findIndex((value) => Math.abs(value) > SILENCE);
  if (first < 0) return { rate, samples: new Float64Array(0) };
  const last = samples.findLastIndex((value) => Math.abs(value) > SILENCE);
  return { rate, samples: samples.subarray(first, last + 1) };
}

/** At the mean level of speech, measured over what is not silence. */
export function levelled({ rate, samples }: Pcm): Pcm {
  const sounding = samples.filter((value) => Math.abs(value) > SILENCE);
  const mean = Math.sqrt(sounding.reduce((sum, value) => sum + value * value, 0) / Math.max(1, sounding.length));
  const gain = mean === 0 ? 1 : LEVEL / mean;
  return { rate, samples: samples.map((value) => Math.tanh(value * gain)) };
}

/** How loud a machine's voice is at a sample of the track: it trembles 62 times a second. */
export function machineTremor(at: number): number {
  return 0.6 + 0.4 * Math.sin((2 * Math.PI * 62 * at) / SAMPLE_RATE);
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
