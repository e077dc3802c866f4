// Transcribes recordings: which interpreter does it is asked again only after a while.
import { randomUUID } from "node:crypto";
import type { Clock } from "../../machine/clock.ts";
import type { Tools } from "../tools.ts";
import { findPython, type Python, type PythonSearch } from "./find-python.ts";
import { transcribe, type SpeechOrder, type SpeechRun, type Transcription } from "./transcribe.ts";

/** Milliseconds that an answer about the interpreter holds, and that one recording may take. */
const FRESH = 30_000;
const LONGEST = 3_600_000;

export interface Aligner {
  /** Null when no interpreter is here. */
  python(): Promise<Python | null>;
  /** After something was installed: the interpreter is asked anew. */
  forget(): void;
  transcribe(
    order: Pick<SpeechOrder, "recording" | "python" | "model" | "prompt">,
    going: Omit<SpeechRun, "limit">,
  ): Promise<Transcription>;
}

export interface AlignerOptions extends PythonSearch {
  readonly clock: Clock;
  readonly tools: () => Promise<Tools>;
  readonly scratch: string;
}

export function openAligner({ clock, tools, scratch, ...search }: AlignerOptions): Aligner {
  let cached: { readonly at: number; readonly python: Promise<Python | null> } | undefined;
  return {
    python() {
      const now = clock.now().getTime();
      if (!cached || now - cached.at > FRESH) cached = { at: now, python: findPython(search) };
      return cached.python;
    },
    forget: () => (cached = undefined),
    async transcribe(order, going) {
      const { ffmpeg } = await tools();
      const whole = { ...order, ffmpeg: ffmpeg.path, scratch, name: `speech-${randomUUID()}` };
      return transcribe(whole, { ...going, limit: LONGEST });
    },
  };
}
