// Lines read aloud, each as long as its window: by the neural voice where it is installed, else by espeak-ng. A text goes in on standard input; nothing of it
// is an argument.
import { reasonOf } from "../../../contracts/refusal.ts";
import { speechArgs, type SpeechOptions } from "../../../core/media/animatic-args.ts";
import { run } from "../../../machine/spawn.ts";
import { parseWav, type Pcm } from "../../../core/media/wav.ts";
import {
  PLAIN_SPEED,
  speakable,
  speedFor,
  voiceOf,
  intoWindow,
  secondsOfPcm,
  trimSilence,
  type LineToSpeak,
  type SpeechProgram,
  type SpokenLine,
} from "../../../core/animatic/voice/speech.ts";
import { speakNeural } from "./speak-neural.ts";

/** In the order of the lines; a line that fails says why. Throws the signal's reason. */
export async function speakLines(
  lines: readonly LineToSpeak[],
  program: SpeechProgram,
  signal: AbortSignal,
): Promise<readonly SpokenLine[]> {
  try {
    if (program.kind === "kokoro") return await speakNeural(lines, program, signal);
  } catch (error) {
    signal.throwIfAborted();
    return lines.map(() => ({ why: reasonOf(error) }));
  }
  const spoken: SpokenLine[] = [];
  for (const line of lines) {
    const one = speakLine(line, program.path, signal);
    spoken.push(
      await one.then(
        (samples) => ({ samples }),
        (error: unknown) => ({ why: reasonOf(error) }),
      ),
    );
    signal.throwIfAborted();
  }
  return spoken;
}

async function speakLine(line: LineToSpeak, program: string, signal: AbortSignal): Promise<Float64Array | undefined> {
  const text = speakable(line.text);
  if (text === "") return undefined;
  const voice = voiceOf(line.index, text, line.voice);
  const first = await speak(text, { ...voice, speed: PLAIN_SPEED }, { program, signal });
  if (!first || first.samples.length === 0) return undefined;
  const speed = speedFor(secondsOfPcm(first), line.seconds);
  const again = speed === PLAIN_SPEED ? undefined : await speak(text, { ...voice, speed }, { program, signal });
  return intoWindow(again ?? first, line.seconds, line.away);
}

async function speak(
  text: string,
  options: SpeechOptions,
  { program, signal }: { readonly program: string; readonly signal: AbortSignal },
): Promise<Pcm | undefined> {
  const chunks: Buffer[] = [];
  await run(program, speechArgs(options), {
    signal,
    onOutput: (chunk) => chunks.push(chunk),
    feed: (stdin) => new Promise((resolve) => stdin.write(`${text}\n`, () => resolve())),
  });
  const wav = parseWav(Buffer.concat(chunks));
  return wav && trimSilence(wav);
}
