// Runs a program once to learn what it is and what it lacks, and remembers the answer by path, time and size in the user
// folder: a start of the studio then costs three `stat`s instead of some hundred milliseconds of asking.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { reasonOf } from "../contracts/refusal.ts";
import type { FeatureKind } from "../core/media/tool-report.ts";
import { findMissing, parseFeatureNames, parseMediaVersion, parseSpeechVersion } from "../core/media/tool-report.ts";
import { writeIfChanged } from "../machine/write-file.ts";
import { readIfThere } from "../machine/files.ts";
import { run } from "../machine/spawn.ts";

export type ToolName = "ffmpeg" | "ffprobe" | "espeak-ng";

export type Examined =
  { readonly usable: true; readonly version: string } | { readonly usable: false; readonly why: string };

interface Remembered {
  readonly size: number;
  readonly mtime: number;
  readonly examined: Examined;
}

/** Raised when what is asked of a program changes: older answers are then worth nothing. */
const FORMAT = 2;
/** A program that takes longer to print its version hangs. */
const PATIENCE_MS = 20_000;

export class ToolExaminer {
  readonly #file: string;
  readonly #known: Map<string, Remembered>;

  private constructor(file: string, known: Map<string, Remembered>) {
    this.#file = file;
    this.#known = known;
  }

  static async open(userDir: string): Promise<ToolExaminer> {
    const file = join(userDir, "tools.json");
    return new ToolExaminer(file, parseKnown(await readIfThere(file).catch(() => undefined)));
  }

  /** Asks a program, or the memory of it. Only good answers are remembered: what was missing may be mended from outside. */
  async examine(name: ToolName, path: string): Promise<Examined> {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return { usable: false, why: "there is no such file" };
    const { size, mtimeMs: mtime } = found;
    const known = this.#known.get(path);
    if (known?.size === size && known.mtime === mtime) return known.examined;
    const examined = await askTool(name, path);
    if (examined.usable) this.#known.set(path, { size, mtime, examined });
    return examined;
  }

  /** Keeps what was learnt. A user folder that cannot be written costs time at the next start, nothing else. */
  async save(): Promise<void> {
    const text = JSON.stringify({ format: FORMAT, known: Object.fromEntries(this.#known) }, null, 2);
    await writeIfChanged(this.#file, `${text}\n`).catch(() => undefined);
  }
}

function parseKnown(text: string | undefined): Map<string, Remembered> {
  try {
    const { format, known } = JSON.parse(text ?? "{}") as { format?: number; known?: Record<string, Remembered> };
    return new Map(format === FORMAT ? Object.entries(known ?? {}) : []);
  } catch {
    return new Map();
  }
}

async function askTool(name: ToolName, path: string): Promise<Examined> {
  const ask = (argument: string) =>
    run(path, name === "espeak-ng" ? [argument] : ["-hide_banner", argument], {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  try {
    const { output } = await ask(name === "espeak-ng" ? "--version" : "-version");
    const version = name === "espeak-ng" ? parseSpeechVersion(output) : parseMediaVersion(output);
    if (version === undefined) return { usable: false, why: `it does not answer as ${name} does` };
    const missing = name === "ffmpeg" ? await askMissing(ask) : [];
    return missing.length === 0 ? { usable: true, version } : { usable: false, why: `it lacks ${missing.join(", ")}` };
  } catch (error) {
    return { usable: false, why: reasonOf(error) };
  }
}

async function askMissing(ask: (argument: string) => Promise<{ output: string }>): Promise<readonly string[]> {
  const list = async (kind: FeatureKind) => parseFeatureNames((await ask(`-${kind}s`)).output);
  const [encoder, decoder, filter] = await Promise.all([list("encoder"), list("decoder"), list("filter")]);
  return findMissing({ encoder, decoder, filter });
}
