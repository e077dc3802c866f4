// Finds the programs that make and read media: what the environment names, then what PATH has, then what came with the
// packages. Each is run and asked what it can do before it is trusted; the answer is kept until the file changes.
import { delimiter, join, resolve } from "node:path";
import { Refusal } from "../contracts/refusal.ts";
import { exists } from "../machine/paths.ts";
import { findBundled } from "./bundled-tools.ts";
import { type Examined, ToolExaminer } from "./examine-tool.ts";

export interface Tool {
  /** Absolute path of the program. */
  readonly path: string;
  /** What it is, for sidecars: takes drawn by the same text have the same bytes. */
  readonly version: string;
  readonly from: "environment" | "PATH" | "package";
}

export interface Tools {
  readonly ffmpeg: Tool;
  readonly ffprobe: Tool;
  /** espeak-ng, or null: speech is a nicety. */
  readonly speech: Tool | null;
  /** Programs that were passed over, and why, in sentences. */
  readonly notes: readonly string[];
}

export interface FindToolsOptions {
  /** What the environment names: a path, or a name on PATH. */
  readonly ffmpeg?: string;
  readonly ffprobe?: string;
  /** The PATH to look along. */
  readonly path: string;
  /** Where answers are kept, and copies of programs that cannot run where they lie. */
  readonly userDir: string;
}

type MediaTool = "ffmpeg" | "ffprobe";

const VARIABLES = { ffmpeg: "STUDIO_FFMPEG", ffprobe: "STUDIO_FFPROBE" } as const;

/** Finds all programs. Throws a Refusal that says what to install or correct. */
export async function findTools(options: FindToolsOptions): Promise<Tools> {
  const examiner = await ToolExaminer.open(options.userDir);
  const notes: string[] = [];
  const [ffmpeg, ffprobe, speech] = await Promise.all([
    requireTool("ffmpeg", options, { examiner, notes }),
    requireTool("ffprobe", options, { examiner, notes }),
    findSpeech(options.path, examiner),
  ]);
  await examiner.save();
  return { ffmpeg, ffprobe, speech, notes };
}

interface Search {
  readonly examiner: ToolExaminer;
  readonly notes: string[];
}

async function requireTool(name: MediaTool, options: FindToolsOptions, { examiner, notes }: Search): Promise<Tool> {
  const named = options[name];
  if (named !== undefined && named !== "") return requireNamed(name, named, options.path, examiner);
  const passedOver: string[] = [];
  const onPath = await findOnPath(name, options.path);
  if (onPath !== undefined) {
    const examined = await examiner.examine(name, onPath);
    if (examined.usable) return { path: onPath, version: examined.version, from: "PATH" };
    passedOver.push(`${onPath} was passed over: ${examined.why}`);
  }
  const bundled = await findBundled(name, options.userDir);
  if (!bundled.found) throw noneWorks(name, [...passedOver, bundled.why]);
  const examined = await examiner.examine(name, bundled.path);
  if (!examined.usable) throw noneWorks(name, [...passedOver, `${bundled.path}: ${examined.why}`]);
  notes.push(...passedOver);
  return { path: bundled.path, version: examined.version, from: "package" };
}

function noneWorks(name: MediaTool, reasons: readonly string[]): Refusal {
  const advice = `install ffmpeg, or set ${VARIABLES[name]} to the path of an ${name} that has what is missing`;
  return new Refusal("tool-failed", `${name} is needed and none works here (${reasons.join("; ")}): ${advice}`);
}

/** What a person named is used or refused, never quietly replaced. */
async function requireNamed(name: MediaTool, value: string, path: string, examiner: ToolExaminer): Promise<Tool> {
  const found = /[\\/]/.test(value) ? resolve(value) : await findOnPath(value, path);
  const examined: Examined = found
    ? await examiner.examine(name, found)
    : { usable: false, why: "there is no such program on PATH" };
  if (found && examined.usable) return { path: found, version: examined.version, from: "environment" };
  const why = examined.usable ? "" : examined.why;
  throw new Refusal(
    "tool-failed",
    `${VARIABLES[name]} names ${value}, which cannot be used: ${why}; correct it or leave it out`,
  );
}

async function findSpeech(path: string, examiner: ToolExaminer): Promise<Tool | null> {
  const found = await findOnPath("espeak-ng", path);
  const examined = found === undefined ? undefined : await examiner.examine("espeak-ng", found);
  return found && examined?.usable ? { path: found, version: examined.version, from: "PATH" } : null;
}

async function findOnPath(name: string, path: string): Promise<string | undefined> {
  const file = process.platform === "win32" && !name.endsWith(".exe") ? `${name}.exe` : name;
  for (const folder of path.split(delimiter)) {
    const candidate = resolve(join(folder, file));
    if (folder !== "" && (await exists(candidate))) return candidate;
  }
  return undefined;
}
