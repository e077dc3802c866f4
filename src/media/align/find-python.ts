// The interpreter that transcribes speech, and what is installed in it. It is asked in a process of its own; nothing that it
// has is loaded for that.
import { Type, type Static } from "typebox";
import { check } from "../../contracts/check.ts";
import { open, orNull } from "../../contracts/schema.ts";
import { run } from "../../machine/spawn.ts";
import { PYTHON_PROGRAM } from "./python-program.ts";

/** Milliseconds that an interpreter is given to answer. */
const PATIENCE = 30_000;

const version = orNull(Type.String());
const Packages = open({
  ...{ numpy: version, "faster-whisper": version, "openai-whisper": version },
  /** Reads lines aloud. */
  "kokoro-onnx": Type.Optional(version),
});
const Probed = open({ python: Type.String(), packages: Packages });

export interface Python {
  /** What is run. */
  readonly command: string;
  readonly packages: Static<typeof Packages>;
}

export interface PythonSearch {
  /** The one that the environment names: it is used, never replaced. */
  readonly named: string | null;
  /** The PATH to look along. */
  readonly path: string;
}

/** Of the interpreters on PATH the first that has everything, else the first that answers; null when none does. */
export async function findPython({ named, path }: PythonSearch): Promise<Python | null> {
  if (named !== null) return askPython(named, path);
  const found: Python[] = [];
  for (const name of ["python3", "python"]) {
    const python = await askPython(name, path);
    if (python && hasSpeech(python) && python.packages.numpy !== null) return python;
    if (python) found.push(python);
  }
  return found[0] ?? null;
}

/** Either package will do. */
export function hasSpeech({ packages }: Pick<Python, "packages">): boolean {
  return packages["faster-whisper"] !== null || packages["openai-whisper"] !== null;
}

async function askPython(name: string, path: string): Promise<Python | null> {
  const options = { signal: AbortSignal.timeout(PATIENCE), env: { PATH: path } };
  const answer = await run(name, ["-c", PYTHON_PROGRAM, "probe"], options).catch(() => undefined);
  const probed = answer && parse(answer.output);
  if (!probed) return null;
  return { command: /[\\/]/.test(name) ? name : probed.python || name, packages: probed.packages };
}

function parse(output: string): Static<typeof Probed> | undefined {
  try {
    const fits = check(Probed, JSON.parse(output.trim().split("\n").at(-1) ?? ""));
    return fits.ok ? fits.value : undefined;
  } catch {
    return undefined;
  }
}
