// Arguments for ffmpeg: a recording as speech programs and loudness want it, 16 kHz mono.
import { QUIET } from "../media/film/assemble-args.ts";

const MONO = ["-vn", "-map", "0:a:0", "-ac", "1"];

/** Raw samples of 16 bits on standard output. */
export function loudnessArgs(input: string, hertz: number): string[] {
  return [...QUIET, "-i", input, ...MONO, "-ar", String(hertz), "-f", "s16le", "pipe:1"];
}

/** A wav file. */
export function speechWavArgs(input: string, output: string, hertz: number): string[] {
  return [...QUIET, "-i", input, ...MONO, "-ar", String(hertz), "-c:a", "pcm_s16le", "-f", "wav", "-y", output];
}
