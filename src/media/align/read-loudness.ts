// How loud a recording is over its length. It is summed up while ffmpeg decodes it, chunk by chunk, so that hours of it take neither
// memory nor the request loop: one value is kept for each 10 ms.
import { basename } from "node:path";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { LOUDNESS_HERTZ, LOUDNESS_SAMPLES, type Loudness } from "../../core/align/quietest.ts";
import { run } from "../../machine/spawn.ts";
import type { Tools } from "../tools.ts";
import { loudnessArgs } from "../../core/media/sound-args.ts";

const FULL_SCALE = 32_768;

export interface MeasuredLoudness {
  readonly loudness: Loudness;
  /** Seconds that the recording lasts. */
  readonly seconds: number;
}

/** Throws a Refusal that names a file which holds no sound, or the signal's reason. */
export async function readLoudness(
  { ffmpeg }: Pick<Tools, "ffmpeg">,
  path: string,
  signal: AbortSignal,
): Promise<MeasuredLoudness> {
  const sum = new RunningLoudness();
  try {
    await run(ffmpeg.path, loudnessArgs(path, LOUDNESS_HERTZ), { signal, onOutput: (chunk) => sum.add(chunk) });
  } catch (error) {
    signal.throwIfAborted();
    throw unreadable(path, reasonOf(error));
  }
  if (sum.samples === 0) throw unreadable(path, "it holds no sound");
  return { loudness: Float32Array.from(sum.values()), seconds: sum.samples / LOUDNESS_HERTZ };
}

function unreadable(path: string, why: string): Refusal {
  return new Refusal(
    "tool-failed",
    `${basename(path)} cannot be read as a sound (${why}): make it again or replace it`,
  );
}

class RunningLoudness {
  samples = 0;
  readonly #values: number[] = [];
  #squares = 0;
  #inValue = 0;
  /** The first byte of a sample whose second is in the next chunk. */
  #odd: number | undefined;

  add(chunk: Buffer): void {
    const bytes = this.#odd === undefined ? chunk : Buffer.concat([Buffer.of(this.#odd), chunk]);
    const whole = bytes.length - (bytes.length % 2);
    this.#odd = bytes.length > whole ? bytes[whole] : undefined;
    for (let at = 0; at < whole; at += 2) this.#sample(bytes.readInt16LE(at) / FULL_SCALE);
  }

  #sample(value: number): void {
    this.samples += 1;
    this.#squares += value * value;
    this.#inValue += 1;
    if (this.#inValue < LOUDNESS_SAMPLES) return;
    this.#values.push(Math.sqrt(this.#squares / LOUDNESS_SAMPLES));
    this.#squares = 0;
    this.#inValue = 0;
  }

  values(): readonly number[] {
    return this.#inValue === 0 ? this.#values : [...this.#values, Math.sqrt(this.#squares / this.#inValue)];
  }
}
