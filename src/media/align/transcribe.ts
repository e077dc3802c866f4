// Writes down what is said in a recording: an interpreter runs a speech package over it, in a process that ends with its signal.
import { basename, join } from "node:path";
import { Type } from "typebox";
import { check } from "../../contracts/check.ts";
import { Transcript, type TranscriptWord } from "../../contracts/files/transcript.ts";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { open } from "../../contracts/schema.ts";
import { LOUDNESS_HERTZ } from "../../core/align/quietest.ts";
import { parseJson } from "../../core/lib/json-values.ts";
import { removeFile } from "../../machine/files.ts";
import { ProgramFailed, run } from "../../machine/spawn.ts";
import { PYTHON_PROGRAM } from "./python-program.ts";
import { speechWavArgs } from "../../core/media/sound-args.ts";

export interface SpeechOrder {
  /** Path of the recording. */
  readonly recording: string;
  readonly python: string;
  readonly ffmpeg: string;
  readonly model: string;
  /** What the package is told to expect. */
  readonly prompt: string;
  /** A folder for the sound on its way, and a name in it that nobody else takes. */
  readonly scratch: string;
  readonly name: string;
}

export interface Transcription {
  readonly words: readonly TranscriptWord[];
  /** The last lines that the program said on its way. */
  readonly log: string;
}

export interface SpeechRun {
  readonly signal: AbortSignal;
  /** Milliseconds after which it is ended. */
  readonly limit: number;
  /** Seconds of the recording that are done. */
  readonly onProgress?: (seconds: number) => void;
}

const Progress = open({ seconds: Type.Number() });
const Result = open({ words: Transcript });

/** Throws a Refusal with the last line that the program complained with and its `log`, or the signal's reason. */
export async function transcribe(order: SpeechOrder, { signal, limit, onProgress }: SpeechRun): Promise<Transcription> {
  const sound = join(order.scratch, `${order.name}.wav`);
  const ending = AbortSignal.any([signal, AbortSignal.timeout(limit)]);
  let words: readonly TranscriptWord[] | undefined;
  const lineReader = inLines((line) => {
    const value = parseJson(line);
    const progress = check(Progress, value);
    if (progress.ok) onProgress?.(progress.value.seconds);
    const result = check(Result, value);
    if (result.ok) words = result.value.words;
  });
  try {
    await run(order.ffmpeg, speechWavArgs(order.recording, sound, LOUDNESS_HERTZ), { signal: ending });
    const args = ["-c", PYTHON_PROGRAM, "transcribe", sound, order.model, order.prompt];
    const { complaints } = await run(order.python, args, { signal: ending, onOutput: lineReader.add, env: UNBUFFERED });
    lineReader.end();
    const log = complaints.join("\n");
    if (!words) throw new Refusal("tool-failed", "the speech program ended without saying what it heard", { log });
    return { words, log };
  } catch (error) {
    signal.throwIfAborted();
    throw refusalOf(error, order, { limit, isLate: ending.aborted });
  } finally {
    await removeFile(sound);
  }
}

const UNBUFFERED = { PYTHONUNBUFFERED: "1", PYTHONIOENCODING: "utf-8" };

function refusalOf(error: unknown, { recording }: SpeechOrder, { limit, isLate }: { limit: number; isLate: boolean }) {
  if (error instanceof Refusal) return error;
  const complaints = error instanceof ProgramFailed ? error.complaints : [];
  const late = `the speech program took longer than ${Math.round(limit / 1000)} s and was ended`;
  const why = isLate ? late : (complaints.at(-1) ?? reasonOf(error));
  const sentence = `what is said in ${basename(recording)} could not be written down: ${why}`;
  return new Refusal("tool-failed", sentence, { log: complaints.join("\n") });
}

/** Lines of a stream of UTF-8, whole. */
function inLines(onLine: (line: string) => void) {
  const decoder = new TextDecoder();
  let rest = "";
  const take = (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    lines.forEach(onLine);
  };
  return { add: (chunk: Buffer) => take(decoder.decode(chunk, { stream: true })), end: () => take("\n") };
}
