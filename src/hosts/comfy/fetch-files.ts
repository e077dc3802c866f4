// Brings what a prompt made from its host into the job's folder: each file whole or not at all, asked for again while the host is away.
import { firstOutput } from "../../core/graph/output-prefix.ts";
import { fetchFrom } from "../../machine/receive-file.ts";
import type { KnownJob, BackendEvent, FinishedFile } from "../backend.ts";
import { fetchFinished, type Examine } from "../fetch-finished.ts";
import { KNOWN_ENDINGS, endingOf, finishedPath, roleOf } from "../finished-file.ts";
import type { ComfyHost } from "./comfy-host.ts";
import type { FollowPace } from "./follow-prompt.ts";
import type { OutputFile } from "./prompt-state.ts";

export interface Fetching {
  readonly host: ComfyHost;
  readonly job: Pick<KnownJob, "id" | "folder" | "stem" | "frames">;
  readonly examine: Examine;
  readonly signal: AbortSignal;
  readonly pace: FollowPace;
  readonly send: (event: BackendEvent) => void;
}

/** Ends in `files`, or in `failed` when one of them cannot be had. Files get the job's stem, from the second on with a number. */
export async function fetchFiles(work: Fetching, outputs: readonly OutputFile[]): Promise<BackendEvent> {
  const finished = outputs.filter(({ type, filename }) => type !== "temp" && roleOf(filename) !== undefined);
  const own = finished.filter(({ filename }) => filename.startsWith(work.job.id));
  const chosen = own.length > 0 ? own : finished; // a person's own savers in the same graph write under other names
  if (chosen.length === 0) return { kind: "failed", reason: "the host ended the run without a file" };
  const isAway = async () => (await work.host.down()) !== null;
  const fetching = { ...work, from: "the host", advice: "look in its output folder", isAway };
  const files: FinishedFile[] = [];
  for (const [index, output] of chosen.entries()) {
    const path = finishedPath(work.job, index, endingOf(output.filename));
    const file: FinishedFile = { role: roleOf(output.filename) ?? "video", path };
    const expected = { ...file, asked: index === 0 ? work.job.frames : undefined };
    const why = await fetchFinished(output.filename, expected, fetchFrom(work.host.outputUrl(output)), fetching);
    if (why !== undefined) return { kind: "failed", reason: why };
    files.push(file);
  }
  return { kind: "files", files };
}

/** The first file of a run that the host itself has forgotten: every run saves under a name of its own. Null when there is none. */
export async function findLeftFile(host: ComfyHost, id: string): Promise<OutputFile | null | "silent"> {
  for (const ending of KNOWN_ENDINGS) {
    const file = { node: "", type: "output", ...firstOutput(id, ending) };
    const isThere = await host.hasOutput(file);
    if (isThere === undefined) return "silent";
    if (isThere) return file;
  }
  return null;
}
