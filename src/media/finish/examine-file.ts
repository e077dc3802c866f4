// Looks at a file that was fetched, before it counts as arrived: whether it is of its kind at all, and holds as many frames as were promised.
import { readFile } from "node:fs/promises";
import { isTensorFile } from "../../core/media/latent-file.ts";
import { parseFilmCount } from "../../core/media/probe-report.ts";
import { ProgramFailed, run } from "../../machine/spawn.ts";
import { bytesAt, withFile } from "../../machine/read-parts.ts";
import { probeMedia } from "../probe.ts";
import type { Tools } from "../tools.ts";

export interface ExaminedFile {
  readonly role: "video" | "audio" | "image" | "latent" | "frames";
  /** Absolute path. */
  readonly path: string;
  /** Frames that it was asked to have. They count where its own header promises nothing. */
  readonly requestedFrames?: number;
}

/** Why it cannot be used, in a few words, or undefined. Throws what is no verdict about the file, and the signal's reason. */
export async function examineFile(
  tools: Pick<Tools, "ffprobe">,
  candidate: ExaminedFile,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (candidate.role === "latent") return isTensorFile(await readFile(candidate.path)) ? undefined : "it is no latent";
  if (await isPage(candidate.path)) return "it is a web page";
  try {
    if (candidate.role === "video") return await examineFilm(tools, candidate, signal);
    const { audio, video } = await probeMedia(tools, candidate.path);
    return (candidate.role === "audio" ? audio : video) ? undefined : notA(candidate.role);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ProgramFailed && !error.isVerdict) throw error;
    return notA(candidate.role);
  }
}

async function examineFilm(
  { ffprobe }: Pick<Tools, "ffprobe">,
  { path, requestedFrames }: ExaminedFile,
  signal: AbortSignal,
): Promise<string | undefined> {
  const args = ["-v", "error", "-of", "json", "-count_packets", "-show_format", "-show_streams", "-i", path];
  const count = parseFilmCount((await run(ffprobe.path, args, { signal })).output);
  if (!count || count.held === 0) return "it holds no picture";
  const wanted = count.promised ?? requestedFrames ?? 0;
  if (count.held >= wanted) return undefined;
  return `it holds ${count.held} of ${wanted} frames`;
}

function notA(role: ExaminedFile["role"]): string {
  return role === "video"
    ? "it cannot be read as a film"
    : `it cannot be read as ${role === "audio" ? "sound" : "a picture"}`;
}

async function isPage(path: string): Promise<boolean> {
  const head = Buffer.from(await withFile(path, (file) => bytesAt(file, 0, 512))).toString("latin1");
  return /^\s*<(!doctype|html|head|body|\?xml)/i.test(head);
}
