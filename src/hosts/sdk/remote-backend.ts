// The backend of an address of the Comfy API v2: uploads what a graph reads, hands the graph over once, follows it, and fetches what
// it made. Our key of the run is journaled before it is sent and its id as soon as it is known; a run whose end is not known is reported to
// be unknown, and is never sent again by itself.
import { isServiceStopping } from "../../machine/cancellable-work.ts";
import type { KnownJob, Backend, BackendEvent, BackendJob, FinishedFile } from "../backend.ts";
import { endingOf, fetchFinished, finishedPath, roleOf, type Examine, type FetchedFile } from "../fetch-finished.ts";
import { asEvents } from "../run-events.ts";
import { ComfyApi, type ApiOptions } from "./comfy-api.ts";
import { RUN_PACE, cancelRun, followRun, type RunFollowed, type RunPace } from "./follow-run.ts";
import { NO_ANSWER, handOver, readHandle, storeInputs, writeHandle, type HandingOver } from "./hand-over.ts";
import type { RunOutput } from "./run-state.ts";

export interface RemoteOptions {
  readonly name: string;
  readonly kind: Backend["kind"];
  readonly isPaid: boolean;
  readonly url: string;
  /** The key that is given for an address now, null when none is. */
  readonly keyFor: (url: string) => string | null;
  readonly sdk: ApiOptions["sdk"];
  readonly examine: Examine;
  readonly pace?: RunPace;
}

const LOOK = "Whether it was made is unknown: look there, or queue it again as a new run";
const LOST = `the run is not known there any more. ${LOOK}`;
const EXPIRED = `the run has expired there: the host was restarted, or kept it no longer, or it was taken out of the queue. ${LOOK}`;
const NEVER_TAKEN = "the service stopped before the run was taken there: queue it again";

interface Work extends HandingOver {
  readonly job: KnownJob;
  readonly examine: Examine;
  readonly pace: RunPace;
}

/** A run that is there. */
interface Run {
  readonly id: string;
  /** Of its graph; null when nobody knows. */
  readonly nodes: number | null;
}

export function openRemote(options: RemoteOptions): Backend {
  const { name, kind, isPaid, url, keyFor, sdk, examine, pace = RUN_PACE } = options;
  const apiAt = (at: string) => new ComfyApi({ url: at, key: () => keyFor(at), sdk });
  return {
    name,
    kind,
    isPaid,
    where: url,
    async down() {
      if (isPaid && keyFor(url) === null) {
        return `there is no key for ${url}: type it in the settings; a key is sent only where it was given for`;
      }
      return apiAt(url).down();
    },
    run: (job, signal) => runJob(job, { api: apiAt(url), job, examine, pace, signal }),
    attach: (job, handle, signal) =>
      asEvents(async (send) => {
        const known = readHandle(handle);
        if (known?.isUnsent) return { kind: "failed", reason: NEVER_TAKEN };
        if (known?.id === undefined) return { kind: "failed", reason: NO_ANSWER, isUnknown: true };
        const run = { id: known.id, nodes: known.nodes ?? null };
        return finishRun(run, { api: apiAt(known.at), job, examine, pace, signal, send });
      }),
  };
}

/** Reading on means that the key is journaled: nothing is sent before. */
async function* runJob(job: BackendJob, work: Omit<Work, "send">): AsyncIterable<BackendEvent> {
  const { work: asked } = job;
  if (asked.kind !== "graph") {
    yield { kind: "failed", reason: `${job.target} has no graph that could run there` };
    return;
  }
  const stored = await storeInputs(asked, work);
  if ("why" in stored) {
    yield { kind: "failed", reason: stored.why };
    return;
  }
  const nodes = Object.keys(asked.graph).length;
  yield { kind: "submitted", handle: writeHandle({ at: work.api.url, key: job.id, nodes }) };
  yield* asEvents(async (send) => {
    const handed = await handOver(asked, stored, { ...work, send });
    return "id" in handed ? finishRun({ id: handed.id, nodes }, { ...work, send }) : handed;
  });
}

/** Follows a run that is there to its end and fetches what it made. */
async function finishRun(run: Run, work: Work): Promise<BackendEvent> {
  try {
    const end = await followRun(run.id, { ...work, nodes: run.nodes });
    return end.is === "succeeded" ? await fetchFiles(run.id, end.outputs, work) : failureOf(end);
  } catch (error) {
    if (!work.signal.aborted || isServiceStopping(work.signal)) throw error;
    const unstopped = await cancelRun(run.id, work);
    if (unstopped) return unstopped;
    throw error;
  }
}

function failureOf(end: Exclude<RunFollowed, { is: "succeeded" }>): BackendEvent {
  switch (end.is) {
    case "failed":
      return { kind: "failed", reason: end.reason };
    case "canceled":
      return { kind: "failed", reason: "the run was canceled there" };
    case "expired":
      return { kind: "failed", reason: EXPIRED, isUnknown: true };
    case "lost":
      return { kind: "failed", reason: LOST, isUnknown: true };
  }
}

async function fetchFiles(run: string, outputs: readonly RunOutput[], work: Work): Promise<BackendEvent> {
  const { api, job } = work;
  const isAway = async () => (await api.down()) !== null;
  const fetching = { ...work, from: api.url, advice: "look there", isAway };
  const files: FinishedFile[] = [];
  for (const output of outputs) {
    const role = roleOf(output.name);
    if (role === undefined) continue;
    const file = { role, path: finishedPath(job, files.length, endingOf(output.name)) };
    const asked: FetchedFile = { ...file, requestedFrames: files.length === 0 ? job.frames : undefined };
    const why = await fetchFinished(output.name, asked, askFor(run, output, api), fetching);
    if (why !== undefined) return { kind: "failed", reason: api.hideKey(why) };
    files.push(file);
  }
  return files.length > 0 ? { kind: "files", files } : { kind: "failed", reason: "the run ended without a file" };
}

/** A proxy that was started anew knows the same file by another id, which the run's record says. */
function askFor(run: string, output: RunOutput, api: ComfyApi) {
  let { id } = output;
  return async (headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response> => {
    const answer = await api.openOutput(id, headers, signal);
    if (answer.status !== 404) return answer;
    const state = await api.ask(run, signal);
    const outputs = state.is === "ended" && state.end.is === "succeeded" ? state.end.outputs : [];
    const same = outputs.find(({ node, name }) => node === output.node && name === output.name);
    if (same === undefined || same.id === id) return answer;
    await answer.body?.cancel();
    id = same.id;
    return api.openOutput(id, headers, signal);
  };
}
