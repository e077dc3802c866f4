// The built-in voice: pulses and breath through the resonances of a mouth that move from sound to sound. 48 kHz, one channel.
import { seededRandom } from "../../../core/animatic/seeded-random.ts";
import type { SpeechSound } from "../../../core/animatic/voice/plan-speech.ts";
import { machineTremor } from "../../../core/animatic/voice/speech.ts";
import type { VoiceTraits } from "../../../core/animatic/voice/voice-traits.ts";
import { SAMPLE_RATE } from "../../../core/media/ffmpeg-flags.ts";
import { bandPass, lowPass } from "./synth/filters.ts";
import { add, span, white, type Samples } from "./synth/shapes.ts";

/** Mean level of what sounds, of full scale: about -20 LUFS. */
const LOUDNESS = 0.1;
const STEP = 48;
/** Hz. */
const FOURTH = 3_500;
/** Seconds: resonances and loudness move this long from one sound to the next. */
const GLIDE = 0.022;
/** Of the way, in one step. */
const MOVE = 1 - Math.exp(-STEP / (GLIDE * SAMPLE_RATE));

export interface SayOrder {
  readonly sounds: readonly SpeechSound[];
  readonly voice: VoiceTraits;
  readonly seed: string;
}

/** From the first sound to a little after the last; empty without sounds. */
export function sayLine({ sounds, voice, seed }: SayOrder): Samples {
  const [first, last] = [sounds[0], sounds.at(-1)];
  if (!first || !last) return new Float32Array(0);
  const length = span(last.at + last.length - first.at);
  const out = voiced(sounds, { voice, seed, start: first.at, length });
  const random = seededRandom(`${seed} hiss`);
  const peak = out.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  for (const sound of sounds) addNoise(out, sound, { start: first.at, peak, random });
  if (voice.isMachine) for (let at = 0; at < length; at++) out[at] = (out[at] ?? 0) * machineTremor(at);
  return levelled(out);
}

interface Voicing {
  readonly voice: VoiceTraits;
  readonly seed: string;
  /** Seconds. */
  readonly start: number;
  readonly length: number;
}

/** How loud the cords sound in each kind. */
const CORDS: Readonly<Record<SpeechSound["kind"], number>> = {
  vowel: 1,
  voiced: 0.42,
  hiss: 0.06,
  stop: 0.02,
  rest: 0,
};

function voiced(sounds: readonly SpeechSound[], { voice, seed, start, length }: Voicing): Samples {
  const out = new Float32Array(length);
  const mouth = new Mouth(voice, sounds[0]);
  const air = white(length, seededRandom(`${seed} breath`));
  let index = 0;
  for (let block = 0; block < length; block += STEP) {
    const seconds = start + block / SAMPLE_RATE;
    while (seconds >= (sounds[index + 1]?.at ?? Infinity)) index++;
    const sound = sounds[index];
    if (!sound) break;
    mouth.move(sound, seconds);
    const end = Math.min(length, block + STEP);
    for (let at = block; at < end; at++) out[at] = mouth.pass(air[at] ?? 0);
  }
  return out;
}

/** Cords and resonances, on their way from one sound to the next. */
class Mouth {
  readonly #voice: VoiceTraits;
  readonly #resonators: readonly [Resonator, Resonator, Resonator, Resonator];
  readonly #formants: [number, number, number];
  readonly #darken: number;
  #pitch: number;
  #loud = 0;
  #turn = 0;
  #phase = 0;
  #soft = 0;

  constructor(voice: VoiceTraits, first: SpeechSound | undefined) {
    const resonator = (width: number) => new Resonator(width * voice.tract);
    this.#voice = voice;
    this.#resonators = [resonator(80), resonator(110), resonator(170), resonator(250)];
    this.#resonators[3].tune(FOURTH * voice.tract);
    this.#formants = first ? [...first.formants] : [500, 1_500, 2_500];
    this.#pitch = first?.pitch ?? voice.pitch;
    this.#darken = 1 - Math.exp((-2 * Math.PI * voice.bright) / SAMPLE_RATE);
  }

  move(sound: SpeechSound, seconds: number): void {
    const isOver = seconds >= sound.at + sound.length;
    this.#loud += MOVE * ((isOver ? 0 : CORDS[sound.kind] * sound.loudness) - this.#loud);
    this.#pitch += MOVE * 0.5 * (sound.pitch - this.#pitch);
    for (const number of [0, 1, 2] as const) {
      this.#formants[number] += MOVE * (sound.formants[number] - this.#formants[number]);
      this.#resonators[number].tune(this.#formants[number]);
    }
    const { isMachine, waver } = this.#voice;
    const wave = isMachine ? 0 : waver * (Math.sin(33 * seconds) + 0.5 * Math.sin(21 * seconds + 1));
    this.#turn = (this.#pitch * (1 + wave)) / SAMPLE_RATE;
  }

  /** The next sample; `air`: noise that is breathed. */
  pass(air: number): number {
    const { breath } = this.#voice;
    this.#phase += this.#turn;
    if (this.#phase >= 1) this.#phase -= 1;
    const breathed = breath * 0.25 * air * (this.#phase < 0.6 ? 1 : 0.3);
    const cords = pulse(this.#phase) * (1 - breath * 0.6) + breathed;
    this.#soft += this.#darken * (cords - this.#soft);
    const [first, second, third, fourth] = this.#resonators;
    return fourth.pass(third.pass(second.pass(first.pass((this.#soft * 0.75 + cords * 0.25) * this.#loud))));
  }
}

/** The flow between the cords changes: slowly open, quickly shut. */
function pulse(phase: number): number {
  if (phase < 0.45) return Math.sin((Math.PI * phase) / 0.45) * 0.55;
  if (phase < 0.6) return -Math.sin((Math.PI * (phase - 0.45)) / 0.15) * 1.65;
  return 0;
}

class Resonator {
  readonly #width: number;
  #a = 0;
  #b = 0;
  #c = 0;
  #last = 0;
  #before = 0;

  constructor(width: number) {
    this.#width = width;
  }

  tune(hertz: number): void {
    const radius = Math.exp((-Math.PI * this.#width) / SAMPLE_RATE);
    this.#c = -radius * radius;
    this.#b = 2 * radius * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE);
    this.#a = 1 - this.#b - this.#c;
  }

  pass(value: number): number {
    const out = this.#a * value + this.#b * this.#last + this.#c * this.#before;
    this.#before = this.#last;
    this.#last = out;
    return out;
  }
}

interface NoisePlace {
  readonly start: number;
  /** Of what the cords make: noise is measured by it. */
  readonly peak: number;
  readonly random: () => number;
}

function addNoise(
  out: Samples,
  { kind, at, length, noise, loudness }: SpeechSound,
  { start, peak, random }: NoisePlace,
): void {
  if (kind !== "hiss" && kind !== "stop") return;
  const seconds = kind === "hiss" ? Math.min(length, 0.16) : Math.min(length, 0.03);
  const made = bandPass(white(span(seconds), random), noise, 1.1);
  const gain = (kind === "hiss" ? 0.3 : 0.45) * loudness * peak;
  for (let place = 0; place < made.length; place++) {
    const part = place / made.length;
    made[place] =
      (made[place] ?? 0) * (kind === "hiss" ? Math.sin(Math.PI * part) : Math.exp(-5 * part) * Math.min(1, place / 40));
  }
  const from = span(at - start) + (kind === "stop" ? span(Math.max(0, length - seconds)) : 0);
  add(out, made, gain, from);
}

/** Brought to its mean over what is not silence, with soft peaks. */
function levelled(samples: Samples): Samples {
  lowPass(samples, 9_000);
  let [sum, count] = [0, 0];
  let peak = 0;
  for (const value of samples) peak = Math.max(peak, Math.abs(value));
  for (const value of samples)
    if (Math.abs(value) > peak * 0.02) {
      sum += value * value;
      count++;
    }
  const gain = LOUDNESS / Math.max(1e-6, Math.sqrt(sum / Math.max(1, count)));
  const edge = span(0.012);
  for (let at = 0; at < samples.length; at++)
    samples[at] = Math.tanh((samples[at] ?? 0) * gain) * Math.min(1, at / edge, (samples.length - at) / edge);
  return samples;
}
