// What writes recordings down, as the house opens it: which interpreter that is, is asked again only after a while.
import { randomUUID } from "node:crypto";
import type { Clock } from "../../machine/clock.ts";
import type { Tools } from "../tools.ts";
import { findPython, type Python, type PythonSearch } from "./find-python.ts";
import { writeDown, type SpeechOrder, type SpeechRun, type WrittenDown } from "./write-down.ts";

/** Milliseconds that an answer about the interpreter holds, and that one recording may take. */
const HELD = 30_000;
const LONGEST = 3_600_000;

export interface Aligner {
  /** Null when no interpreter is here. */
  python(): Promise<Python | null>;
  writeDown(
    order: Pick<SpeechOrder, "recording" | "python" | "model" | "prompt">,
    going: Omit<SpeechRun, "limit">,
  ): Promise<WrittenDown>;
}

export interface AlignerOptions extends PythonSearch {
  readonly clock: Clock;
  readonly tools: () => Promise<Tools>;
  readonly scratch: string;
}

export function openAligner({ clock, tools, scratch, ...search }: AlignerOptions): Aligner {
  let held: { readonly at: number; readonly python: Promise<Python | null> } | undefined;
  return {
    python() {
      const now = clock.now().getTime();
      if (!held || now - held.at > HELD) held = { at: now, python: findPython(search) };
      return held.python;
    },
    async writeDown(order, going) {
      const { ffmpeg } = await tools();
      const whole = { ...order, ffmpeg: ffmpeg.path, scratch, name: `speech-${randomUUID()}` };
      return writeDown(whole, { ...going, limit: LONGEST });
    },
  };
}
