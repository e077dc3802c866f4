// Lines read aloud by a neural voice: one process for all lines of a take, as loading its model takes longer than speaking.
import { Type, type Static } from "typebox";
import { check } from "../../../contracts/check.ts";
import { open } from "../../../contracts/schema.ts";
import {
  intoWindow,
  levelled,
  machineTremor,
  speakable,
  trimSilence,
  type LineToSpeak,
  type NeuralSpeech,
  type SpokenLine,
} from "../../../core/animatic/voice/speech.ts";
import { neuralVoiceOf, type NeuralVoice } from "../../../core/animatic/voice/neural-voice.ts";
import { parseJson } from "../../../core/lib/json-values.ts";
import type { Pcm } from "../../../core/media/wav.ts";
import { run } from "../../../machine/spawn.ts";
import { NEURAL_PROGRAM } from "./neural-program.ts";

/** Milliseconds for the lines of one take, its model's loading included. */
const LONGEST = 300_000;
const UNBUFFERED = { PYTHONUNBUFFERED: "1", PYTHONIOENCODING: "utf-8" };

const Answer = open({
  index: Type.Integer(),
  rate: Type.Optional(Type.Integer({ minimum: 8_000, maximum: 192_000 })),
  samples: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
});

/** A line that the program is given. */
interface Reading {
  /** Its place among the lines. */
  readonly at: number;
  readonly line: LineToSpeak;
  readonly text: string;
  readonly voice: NeuralVoice;
}

/** In the order of the lines. Throws when the program itself fails. */
export async function speakNeural(
  lines: readonly LineToSpeak[],
  speech: NeuralSpeech,
  signal: AbortSignal,
): Promise<readonly SpokenLine[]> {
  const spoken: SpokenLine[] = lines.map(() => ({}));
  const readings: Reading[] = [];
  for (const [at, line] of lines.entries()) {
    const text = speakable(line.text);
    const voice = neuralVoiceOf(line.index, text, line.voice);
    if (text !== "" && voice) readings.push({ at, line, text, voice });
    else if (text !== "") spoken[at] = { why: "the neural voice does not read these letters" };
  }
  const answers = readings.length === 0 ? [] : await answersOf(readings, speech, signal);
  for (const answer of answers) {
    const reading = readings[answer.index];
    if (reading) spoken[reading.at] = spokenLine(reading, answer);
  }
  return spoken;
}

function spokenLine({ line, voice }: Reading, { rate, samples, error }: Static<typeof Answer>): SpokenLine {
  if (rate === undefined || samples === undefined) return { why: error ?? "it said nothing" };
  return { samples: inTrack(pcmOf(rate * voice.shift, samples), line) };
}

async function answersOf(
  readings: readonly Reading[],
  { python, model, voices }: NeuralSpeech,
  signal: AbortSignal,
): Promise<Static<typeof Answer>[]> {
  const orders = readings.map(({ line, text, voice }) => ({
    ...{ text, voice: voice.name, language: voice.language, seconds: line.seconds * voice.shift },
  }));
  const ending = AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]);
  const { output } = await run(python, ["-c", NEURAL_PROGRAM, model, voices], {
    ...{ signal: ending, env: UNBUFFERED },
    feed: (stdin) => new Promise((resolve) => stdin.write(JSON.stringify(orders), () => resolve())),
  });
  return output.split("\n").flatMap((line) => {
    const fits = check(Answer, parseJson(line));
    return fits.ok ? [fits.value] : [];
  });
}

function pcmOf(rate: number, base64: string): Pcm {
  const bytes = Buffer.from(base64, "base64");
  const count = Math.floor(bytes.length / 2);
  return { rate, samples: Float64Array.from({ length: count }, (_, at) => bytes.readInt16LE(at * 2) / 32_768) };
}

function inTrack(pcm: Pcm, { seconds, away, voice }: LineToSpeak): Float64Array {
  const samples = intoWindow(levelled(trimSilence(pcm)), seconds, away);
  if (voice?.isMachine !== true) return samples;
  return samples.map((value, at) => value * machineTremor(at));
}
