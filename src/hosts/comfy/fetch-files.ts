// Brings what a prompt made from its host into the job's folder: each file whole or not at all, asked for again while the host is away.
import { extname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { firstOutput } from "../../core/graph/output-prefix.ts";
import { receiveFile } from "../../machine/receive-file.ts";
import type { AttachedJob, BackendEvent, MadeFile } from "../backend.ts";
import type { ComfyHost } from "./comfy-host.ts";
import type { FollowPace } from "./follow-prompt.ts";
import type { OutputFile } from "./prompt-state.ts";

const TRIES = 3;
const ROLES: Readonly<Record<string, MadeFile["role"]>> = {
  ".mp4": "video",
  ".mov": "video",
  ".mkv": "video",
  ".webm": "video",
  ".wav": "audio",
  ".flac": "audio",
  ".mp3": "audio",
  ".opus": "audio",
  ".png": "image",
  ".jpg": "image",
  ".jpeg": "image",
  ".webp": "image",
  ".safetensors": "latent",
  ".latent": "latent",
};

export interface Fetching {
  readonly host: ComfyHost;
  readonly job: Pick<AttachedJob, "id" | "folder" | "stem">;
  readonly signal: AbortSignal;
  readonly pace: FollowPace;
  readonly send: (event: BackendEvent) => void;
}

/** Ends in `files`, or in `failed` when one of them cannot be had. Files get the job's stem, from the second on with a number. */
export async function fetchFiles(work: Fetching, outputs: readonly OutputFile[]): Promise<BackendEvent> {
  const wanted = outputs.filter(({ type, filename }) => type !== "temp" && roleOf(filename) !== undefined);
  if (wanted.length === 0) return { kind: "failed", reason: "the host ended the run without a file" };
  const files: MadeFile[] = [];
  for (const [index, output] of wanted.entries()) {
    const ending = extname(output.filename).toLowerCase();
    const path = join(work.job.folder, `${work.job.stem}${index === 0 ? "" : `_${index + 1}`}${ending}`);
    const why = await fetchFile(work, output, path);
    if (why !== undefined) return { kind: "failed", reason: why };
    files.push({ role: roleOf(output.filename) ?? "video", path });
  }
  return { kind: "files", files };
}

/** The first file of a run that the host itself has forgotten: every run saves under a name of its own. Undefined when there is none. */
export async function findLeftFile({ host, job }: Pick<Fetching, "host" | "job">): Promise<OutputFile | undefined> {
  for (const ending of Object.keys(ROLES)) {
    const file = { node: "", type: "output", ...firstOutput(job.id, ending) };
    if (await host.hasOutput(file)) return file;
  }
  return undefined;
}

/** Asks again while the host is away; a host that answers and does not have the file will not have it later. */
async function fetchFile({ host, pace, signal, send }: Fetching, output: OutputFile, path: string) {
  for (let turn = 1; ; turn++) {
    const received = await receiveFile(host.outputUrl(output), path, signal);
    if (received.ok) return undefined;
    const isAway = (await host.down()) !== null;
    if (!isAway && turn >= TRIES) {
      return `the host made ${output.filename} and does not hand it over (${received.why}): look in its output folder`;
    }
    send({ kind: "log", line: `${output.filename} did not arrive (${received.why}): asking again` });
    await sleep(isAway ? pace.silent : pace.ask, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

function roleOf(filename: string): MadeFile["role"] | undefined {
  return ROLES[extname(filename).toLowerCase()];
}
