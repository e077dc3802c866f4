// What is said in a recording: the transcript beside it, the one of a moment ago, or a new one.
import { Refusal } from "../../../contracts/refusal.ts";
import { Transcript } from "../../../contracts/files/transcript.ts";
import { SPEECH_MODEL } from "../../../contracts/routes/align.ts";
import { writeIfChanged } from "../../../machine/write-file.ts";
import { readChecked } from "../../../disk/reading/json-file.ts";
import { hasFreshWords, wordsBeside } from "./describe-track.ts";
import type { StudioPorts } from "../../ports.ts";
import { findNeeds, type NeedPorts } from "./speech-needs.ts";
import type { Recording } from "./recording.ts";
import { jsonText } from "../../../core/lib/json-values.ts";

export type TranscriptPorts = NeedPorts & Pick<StudioPorts, "transcripts">;

export interface TranscriptRequest {
  readonly recording: Recording;
  readonly model: string | undefined;
  /** What the speech program may expect. */
  readonly prompt: string;
  /** Nothing may be written: the transcript is kept in memory. */
  readonly dryRun: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (seconds: number) => void;
}

export interface FoundTranscript {
  readonly words: Transcript;
  readonly log: string;
}

/** Words that can be used as they lie there; undefined when there are none, when they are older, or broken. */
export async function readTranscript({ file }: Recording): Promise<Transcript | undefined> {
  if (!(await hasFreshWords(file))) return undefined;
  const read = await readChecked(wordsBeside(file), Transcript);
  return read.is === "there" ? read.value : undefined;
}

/** Refuses when something is missing here that is needed. With words beside the recording that is ffmpeg alone. */
export async function requireNeeds(ports: NeedPorts, words: Transcript | undefined): Promise<void> {
  const { missing, install, python, ffmpeg } = await findNeeds(ports);
  const lacking = words ? missing.filter((name) => name === "ffmpeg") : missing;
  if (lacking.length === 0) return;
  const needed = words ? "" : install;
  const advice = needed === "" ? "install it" : `install it with: ${needed}`;
  const sentence = `a recording cannot be lined up here without ${lacking.join(", ")}: ${advice}`;
  const fields = { missing: lacking, install: needed, python: python?.command ?? null, ffmpeg };
  throw new Refusal("conflict", sentence, { ...fields, words: words !== undefined });
}

/** Has them written down; beside the recording, too, unless nothing may be written. */
export async function transcribe(ports: TranscriptPorts, request: TranscriptRequest): Promise<FoundTranscript> {
  const { recording, dryRun } = request;
  let log = "";
  const words = await ports.transcripts.read(recording.file, async () => {
    const written = await runTranscriber(ports, request);
    log = written.log;
    return [...written.words];
  });
  if (!dryRun) await writeIfChanged(wordsBeside(recording.file), jsonText(words));
  return { words, log };
}

async function runTranscriber(
  { aligner }: TranscriptPorts,
  { recording, model = SPEECH_MODEL, prompt, signal, onProgress }: TranscriptRequest,
) {
  const python = await aligner.python();
  if (!python) throw new Refusal("tool-failed", "the Python that was here a moment ago is gone: look at what is ready");
  const order = { recording: recording.file, python: python.command, model, prompt };
  return aligner.transcribe(order, { signal, onProgress });
}
