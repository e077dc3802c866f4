// The backend of a workflow host that is reached over HTTP: uploads what a graph reads, hands it over under our own id, follows it,
// and fetches what it made. The id is told before anything is sent, so that a death at any moment leaves something to ask for.
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { isLeaving } from "../../machine/leaving.ts";
import { receiveFile } from "../../machine/receive-file.ts";
import type { AttachedJob, Backend, BackendEvent, BackendJob, MadeFile, UploadedInput } from "../backend.ts";
import { fetchMade } from "../fetch-made.ts";
import { inEvents } from "../in-events.ts";
import { endingOf, madePath, roleOf } from "../made-file.ts";
import type { ComfyHost } from "./comfy-host.ts";
import { FOLLOW_PACE, followPrompt, type FollowPace, type Followed } from "./follow-prompt.ts";
import { handOver } from "./hand-over.ts";
import type { HostSocket } from "./host-socket.ts";
import type { OutputFile } from "./prompt-state.ts";

export interface LocalOptions {
  readonly host: ComfyHost;
  readonly socket: Pick<HostSocket, "listen">;
  readonly pace?: FollowPace;
}

/** Questions without an answer before a canceled run counts as gone with its host. */
const SILENT_WHILE_CANCELED = 5;

interface Work extends Required<LocalOptions> {
  readonly job: AttachedJob;
  readonly signal: AbortSignal;
  readonly send: (event: BackendEvent) => void;
}

const LOST =
  "the host no longer knows this run: it was restarted, or its history was cleared. Whether it was made there is unknown: look there, or queue it again";
/** The lane `local`. */
export function openLocal({ host, socket, pace = FOLLOW_PACE }: LocalOptions): Backend {
  const at = { host, socket, pace };
  return {
    name: "local",
    kind: "local",
    isPaid: false,
    where: host.url,
    down: () => host.down(),
    run: (job, signal) => runJob(job, { ...at, job, signal }),
    attach: (job, _handle, signal) => inEvents((send) => finishJob({ ...at, job, signal, send })),
  };
}

async function* runJob(job: BackendJob, work: Omit<Work, "send">): AsyncIterable<BackendEvent> {
  if (job.work.kind !== "graph") {
    yield { kind: "failed", reason: `${job.target} has no graph that a host could run` };
    return;
  }
  const { graph, inputs } = job.work;
  for (const input of inputs) {
    const why = await upload(work, input);
    if (why === undefined) continue;
    yield { kind: "failed", reason: why };
    return;
  }
  yield { kind: "submitted", handle: job.id };
  yield* inEvents(async (send) => {
    const handed = await handOver(job.id, graph, { ...work, send }).catch((error: unknown) => letGo(work, error));
    if (handed.is === "refused") return { kind: "failed", reason: `the host refused the graph: ${handed.reason}` };
    return finishJob({ ...work, send });
  });
}

/** Follows the prompt to its end and fetches what it made. */
async function finishJob(work: Work): Promise<BackendEvent> {
  const end = await followPrompt(work.job.id, work).catch((error: unknown) => letGo(work, error));
  if (end.is === "succeeded") return fetchFiles(work, end.files);
  return { kind: "failed", reason: reasonOf(end) };
}

function reasonOf(end: Exclude<Followed, { is: "succeeded" }>): string {
  if (end.is === "lost") return LOST;
  return end.is === "interrupted" ? "the run was interrupted on the host" : end.reason;
}

/** Under a name that the same bytes always get, so that nothing is stored twice. Why it could not be stored, or undefined. */
async function upload(
  { host, signal }: Omit<Work, "send">,
  { path, name }: UploadedInput,
): Promise<string | undefined> {
  const [folder = "", file = name] = name.split("/");
  const stored = await host.upload(new Blob([await readFile(path)]), file, folder, signal);
  return "why" in stored ? stored.why : undefined;
}

/** A cancel ends the host's run too, and waits until it is gone; a stop of the service leaves it alone. Throws the reason. */
async function letGo({ host, pace, job, signal }: Omit<Work, "send">, error: unknown): Promise<never> {
  if (!signal.aborted || isLeaving(signal)) throw error;
  for (let silent = 0; silent < SILENT_WHILE_CANCELED;) {
    await host.cancel(job.id);
    const state = await host.ask(job.id);
    if (state.is === "ended" || state.is === "unknown") break;
    if (state.is === "silent") silent += 1;
    await sleep(pace.ask);
  }
  throw error;
}

async function fetchFiles(work: Work, outputs: readonly OutputFile[]): Promise<BackendEvent> {
  const wanted = outputs.filter(({ type, filename }) => type !== "temp" && roleOf(filename) !== undefined);
  if (wanted.length === 0) return { kind: "failed", reason: "the host ended the run without a file" };
  const isAway = async () => (await work.host.down()) !== null;
  const fetching = { ...work, from: "the host", advice: "look in its output folder", isAway };
  const files: MadeFile[] = [];
  for (const [index, output] of wanted.entries()) {
    const path = madePath(work.job, index, endingOf(output.filename));
    const receive = () => receiveFile(work.host.outputUrl(output), path, work.signal);
    const why = await fetchMade(output.filename, receive, fetching);
    if (why !== undefined) return { kind: "failed", reason: why };
    files.push({ role: roleOf(output.filename) ?? "video", path });
  }
  return { kind: "files", files };
}
