// One line read aloud by espeak-ng, as long as its window. The text goes in on standard input; nothing of it is an argument.
import { speechArgs, type SpeechOptions } from "../../../core/media/animatic-args.ts";
import { run } from "../../../machine/spawn.ts";
import { parseWav, type Pcm } from "../../../core/media/wav.ts";
import type { VoiceTraits } from "../../../core/animatic/voice/voice-traits.ts";
import {
  PLAIN_SPEED,
  speakable,
  speedFor,
  voiceOf,
  intoWindow,
  secondsOfPcm,
  trimSilence,
} from "../../../core/animatic/speech.ts";

export interface Speech {
  /** Path of espeak-ng. */
  readonly program: string;
  readonly signal: AbortSignal;
}

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

/** Samples at the track's rate; undefined when there is nothing that can be said. Throws when the program fails. */
export async function speakLine(line: LineToSpeak, speech: Speech): Promise<Float64Array | undefined> {
  const text = speakable(line.text);
  if (text === "") return undefined;
  const voice = voiceOf(line.index, text, line.voice);
  const first = await speak(text, { ...voice, speed: PLAIN_SPEED }, speech);
  if (!first || first.samples.length === 0) return undefined;
  const speed = speedFor(secondsOfPcm(first), line.seconds);
  const spoken = speed === PLAIN_SPEED ? first : ((await speak(text, { ...voice, speed }, speech)) ?? first);
  return intoWindow(spoken, line.seconds, line.away);
}

async function speak(text: string, options: SpeechOptions, { program, signal }: Speech): Promise<Pcm | undefined> {
  const chunks: Buffer[] = [];
  await run(program, speechArgs(options), {
    signal,
    onOutput: (chunk) => chunks.push(chunk),
    feed: (stdin) => new Promise((resolve) => stdin.write(`${text}\n`, () => resolve())),
  });
  const wav = parseWav(Buffer.concat(chunks));
  return wav && trimSilence(wav);
}
