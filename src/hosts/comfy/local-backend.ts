// The backend of a workflow host that is reached over HTTP: uploads what a graph reads, hands it over under our own id, follows it,
// and fetches what it made. The id is journaled before anything is sent, so that a death at any moment leaves something to ask for.
//
//   "?<id>" journaled ─▶ prompt sent ─▶ "<id>" journaled ─▶ followed ─▶ files fetched
//
// A host that does not know an id that it had may have run it and forgotten, as after a crash of its own: then its file is there. With
// neither, a prompt that was never acknowledged is sent after a restart of ours; one that was is lost, and said to be so.
import { realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { reasonOf } from "../../contracts/refusal.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import type { AskForFile } from "../../machine/receive-file.ts";
import { copyAtomic } from "../../machine/write-file.ts";
import type {
  AttachedJob,
  Backend,
  BackendEvent,
  BackendJob,
  FinishedFile,
  GraphWork,
  UploadedInput,
} from "../backend.ts";
import { endingOf, fetchFinished, finishedPath, roleOf, type Examine, type FetchedFile } from "../fetch-finished.ts";
import { asEvents } from "../run-events.ts";
import type { ComfyHost } from "./comfy-host.ts";
import { PROMPT_PACE, endPrompt, followPrompt, handOver, type Left, type PromptPace } from "./follow-prompt.ts";
import type { HostSocket } from "./host-socket.ts";
import type { OutputFile, PromptEnd } from "./prompt-state.ts";

export interface LocalOptions {
  readonly host: ComfyHost;
  readonly socket: Pick<HostSocket, "listen">;
  readonly examine: Examine;
  readonly pace?: PromptPace;
  /** The host's input folder, when it is on this machine; null to send it what a graph reads. */
  readonly inputFolder?: string | null;
}

/** Before a handle: the prompt may or may not have been sent. */
const UNSURE = "?";

interface RunContext extends Required<LocalOptions> {
  readonly job: Pick<BackendJob, "id" | "target" | "folder" | "stem" | "frames">;
  readonly signal: AbortSignal;
}

interface Work extends RunContext {
  readonly send: (event: BackendEvent) => void;
}

const LOST =
  "the host no longer knows this run: it was restarted, or its history was cleared. Whether it was made there is unknown: look there, or queue it again";

/** The lane `local`. */
export function openLocal({ host, socket, examine, pace = PROMPT_PACE, inputFolder = null }: LocalOptions): Backend {
  const at = { host, socket, examine, pace, inputFolder };
  return {
    name: "local",
    isPaid: false,
    kind: "local",
    where: host.url,
    down: (patience) => host.down(patience),
    run: (job, signal) => runJob(job.work, { ...at, job, signal }),
    attach: (job, handle, signal) => goOn(handle, { ...at, job, signal }),
  };
}

async function* runJob(work: BackendJob["work"], at: RunContext): AsyncIterable<BackendEvent> {
  if (work.kind !== "graph") {
    yield { kind: "failed", reason: `${at.job.target} has no graph that a host could run` };
    return;
  }
  for (const input of work.inputs) {
    const why = await upload(at, input);
    if (why === undefined) continue;
    yield { kind: "failed", reason: why };
    return;
  }
  yield { kind: "submitted", handle: `${UNSURE}${at.job.id}` };
  yield* asEvents((send) => handOverAndFollow(work, { ...at, send }));
}

async function* goOn(handle: string, at: RunContext & { readonly job: AttachedJob }): AsyncIterable<BackendEvent> {
  let isToBeSent = false;
  yield* asEvents(async (send) => {
    const work = { ...at, send };
    const end = await followToEnd(work);
    isToBeSent = end.is === "lost" && handle.startsWith(UNSURE);
    return isToBeSent ? undefined : finish(work, end);
  });
  if (isToBeSent) yield* runJob(await at.job.work(), at);
}

async function handOverAndFollow({ graph }: GraphWork, work: Work): Promise<BackendEvent> {
  const { job, send } = work;
  const handed = await handOver(job.id, graph, work).catch((error: unknown) => endPrompt(job.id, work, error));
  if (handed.is === "refused")
    return { kind: "failed", reason: `the host refused the graph: ${handed.reason}`, isRefused: true };
  send({ kind: "submitted", handle: job.id });
  return finish(work, handed.is === "left" ? handed : await followToEnd(work));
}

type Ended = PromptEnd | Left | { readonly is: "lost" };

function followToEnd(work: Work): Promise<Ended> {
  return followPrompt(work.job.id, work).catch((error: unknown) => endPrompt(work.job.id, work, error));
}

/** The files of a run that succeeded, or why there are none. */
async function finish(work: Work, end: Ended): Promise<BackendEvent> {
  if (end.is === "succeeded") return fetchFiles(work, end.files);
  if (end.is === "left") return fetchLeft(work, end.file);
  if (end.is === "failed") return { kind: "failed", reason: end.reason };
  if (end.is === "lost") return { kind: "failed", reason: LOST, isUnknown: true };
  return { kind: "failed", reason: "the run was interrupted on the host" };
}

/** A host that died while it encoded leaves a file that is not whole: that is why there is no film. */
async function fetchLeft(work: Work, file: OutputFile): Promise<BackendEvent> {
  const end = await fetchFiles(work, [file]);
  if (end.kind !== "failed") return end;
  const reason = `the host stopped during this run, and the film that it left is not whole: ${end.reason}. Render the shot again`;
  return { kind: "failed", reason };
}

/** Ends in `files`, or in `failed` when one of them cannot be had. Files get the job's stem, from the second on with a number. */
async function fetchFiles(work: Work, outputs: readonly OutputFile[]): Promise<BackendEvent> {
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
    const expected: FetchedFile = { ...file, requestedFrames: index === 0 ? work.job.frames : undefined };
    const askFor: AskForFile = (headers, until) => work.host.openOutput(output, headers, until);
    const why = await fetchFinished(output.filename, expected, askFor, fetching);
    if (why !== undefined) return { kind: "failed", reason: why };
    files.push(file);
  }
  return { kind: "files", files };
}

/** Under a name that the same bytes always get, so that nothing is stored twice. Why it could not be stored, or undefined. */
async function upload(
  { host, inputFolder, signal }: RunContext,
  { path, name }: UploadedInput,
): Promise<string | undefined> {
  if (inputFolder !== null) return copyIntoInputFolder(inputFolder, { path, name });
  const [folder = "", file = name] = name.split("/");
  const stored = await host.upload(new Blob([await readWhole(path)]), file, folder, signal);
  return "why" in stored ? stored.why : undefined;
}

/** Nothing is sent, so nothing is too large for the host to take. */
async function copyIntoInputFolder(
  inputFolder: string,
  { path, name }: Pick<UploadedInput, "path" | "name">,
): Promise<string | undefined> {
  try {
    const target = join(await realpath(inputFolder).catch(() => inputFolder), ...name.split("/"));
    const [source, there] = await Promise.all([stat(path), stat(target).catch(() => undefined)]);
    if (there?.size !== source.size) await copyAtomic(path, target);
    return undefined;
  } catch (error) {
    return `${name} cannot be put into the host's input folder ${inputFolder}: ${reasonOf(error)}`;
  }
}
