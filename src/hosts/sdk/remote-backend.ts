// The backend of an address of the Comfy API v2: uploads what a graph reads, hands the graph over once, follows it, and fetches what
// it made. Our key of the run is told before it is sent and its id as soon as it is known; a run whose fate nobody can tell is said to
// be unknown, and is never sent again by itself.
import { setTimeout as sleep } from "node:timers/promises";
import { isLeaving } from "../../machine/leaving.ts";
import type { KnownJob, Backend, BackendEvent, BackendJob, GraphWork, MadeFile } from "../backend.ts";
import { fetchMade } from "../fetch-made.ts";
import { inEvents } from "../in-events.ts";
import { endingOf, madePath, roleOf } from "../made-file.ts";
import { ComfyApi, type ApiOptions } from "./comfy-api.ts";
import { RUN_PACE, followRun, type RunFollowed, type RunPace } from "./follow-run.ts";
import { withAssets } from "./graph-assets.ts";
import { readHandle, writeHandle } from "./run-handle.ts";
import type { RunOutput } from "./run-state.ts";

export interface RemoteOptions {
  readonly name: string;
  readonly kind: Backend["kind"];
  readonly isPaid: boolean;
  readonly url: string;
  /** The key that was given for an address, null when none was. */
  readonly keyFor: (url: string) => string | null;
  readonly sdk: ApiOptions["sdk"];
  readonly pace?: RunPace;
}

/** Questions without an answer before a canceled run counts as gone. */
const SILENT_WHILE_CANCELED = 5;
const LOST =
  "the run is not known there any more. Whether it was made is unknown: look there, or queue it again as a new run";
const NO_ANSWER =
  "whether the run was taken there is unknown: the answer was lost, and a run without an answer cannot be found again. " +
  "It is not sent again by itself: look there, then queue it again if it did not run";
const NEVER_TAKEN = "the service stopped before the run was taken there: queue it again";

interface Work {
  readonly api: ComfyApi;
  readonly job: KnownJob;
  readonly pace: RunPace;
  readonly signal: AbortSignal;
  readonly send: (event: BackendEvent) => void;
}

export function openRemote(options: RemoteOptions): Backend {
  const { name, kind, isPaid, url, keyFor, sdk, pace = RUN_PACE } = options;
  const apiAt = (at: string) => new ComfyApi({ url: at, key: keyFor(at), sdk });
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
    run: (job, signal) => runJob(job, { api: apiAt(url), job, pace, signal }),
    attach: (job, handle, signal) =>
      inEvents(async (send) => {
        const known = readHandle(handle);
        if (known?.isUnsent) return { kind: "failed", reason: NEVER_TAKEN };
        if (known?.id === undefined) return { kind: "failed", reason: NO_ANSWER };
        return finishRun(known.id, { api: apiAt(known.at), job, pace, signal, send });
      }),
  };
}

/** Reading on says that the key is written down: nothing is sent before. */
async function* runJob(job: BackendJob, work: Omit<Work, "send">): AsyncIterable<BackendEvent> {
  if (job.work.kind !== "graph") {
    yield { kind: "failed", reason: `${job.target} has no graph that could run there` };
    return;
  }
  const stored = await uploadAll(job.work, work);
  if ("why" in stored) {
    yield { kind: "failed", reason: stored.why };
    return;
  }
  yield { kind: "submitted", handle: writeHandle({ at: work.api.url, key: job.id }) };
  yield* inEvents(async (send) => {
    const handed = await handOver(stored.graph, { ...work, send });
    if ("reason" in handed) return { kind: "failed", reason: handed.reason };
    return finishRun(handed.id, { ...work, send });
  });
}

/** The graph with what stands for its files, each of which is there then. */
async function uploadAll({ graph, inputs }: GraphWork, { api, signal }: Omit<Work, "send">) {
  const references = new Map<string, unknown>();
  for (const { name, path } of inputs) {
    const stored = await api.upload(path, signal);
    if ("why" in stored) return { why: `${name} could not be stored there: ${stored.why}` };
    references.set(name, stored.reference);
  }
  return { graph: withAssets(graph, references) };
}

/** Sends the graph until it is taken or refused; sends it again only after an answer that says that nothing was done. */
async function handOver(graph: object, work: Work): Promise<{ id: string } | { reason: string }> {
  const { api, job, pace, signal, send } = work;
  const sent = { at: api.url, key: job.id };
  for (let said = ""; ;) {
    const answer = await api.submit(job.id, graph);
    if (answer.is === "accepted") {
      send({ kind: "submitted", handle: writeHandle({ ...sent, id: answer.id }) });
      return { id: answer.id };
    }
    if (answer.is === "refused") return { reason: `the run was refused: ${answer.reason}` };
    if (answer.is === "unknown") return { reason: `${NO_ANSWER} (${answer.why})` };
    if (answer.why !== said) send({ kind: "log", line: `the run is not taken yet (${answer.why}): waiting` });
    said = answer.why;
    const pause = answer.is === "busy" ? answer.after : pace.silent;
    await sleep(pause, undefined, { signal }).catch(() => {
      if (isLeaving(signal)) send({ kind: "submitted", handle: writeHandle({ ...sent, isUnsent: true }) });
      signal.throwIfAborted();
    });
  }
}

/** Follows a run that is there to its end and fetches what it made. */
async function finishRun(id: string, work: Work): Promise<BackendEvent> {
  const end = await followRun(id, work).catch((error: unknown) => letGo(id, work, error));
  return end.is === "succeeded" ? fetchFiles(end.outputs, work) : { kind: "failed", reason: reasonOf(end) };
}

function reasonOf(end: Exclude<RunFollowed, { is: "succeeded" }>): string {
  switch (end.is) {
    case "failed":
      return end.reason;
    case "canceled":
      return "the run was canceled there";
    case "expired":
      return "what the run made has expired there before it was fetched: queue it again";
    case "lost":
      return LOST;
  }
}

/** A cancel ends the run too, and waits until it has ended; a stop of the service leaves it alone. Throws the reason. */
async function letGo(id: string, { api, pace, signal }: Work, error: unknown): Promise<never> {
  if (!signal.aborted || isLeaving(signal)) throw error;
  for (let silent = 0; silent < SILENT_WHILE_CANCELED;) {
    await api.cancel(id);
    const state = await api.ask(id);
    if (state.is === "ended" || state.is === "unknown") break;
    if (state.is === "silent") silent += 1;
    await sleep(pace.ask);
  }
  throw error;
}

async function fetchFiles(outputs: readonly RunOutput[], work: Work): Promise<BackendEvent> {
  const { api, job, signal } = work;
  const isAway = async () => (await api.down()) !== null;
  const fetching = { ...work, from: api.url, advice: "look there", isAway };
  const files: MadeFile[] = [];
  for (const output of outputs) {
    const role = roleOf(output.name);
    if (role === undefined) continue;
    const path = madePath(job, files.length, endingOf(output.name));
    const why = await fetchMade(output.name, () => api.fetchOutput(output, path, signal), fetching);
    if (why !== undefined) return { kind: "failed", reason: why };
    files.push({ role, path });
  }
  return files.length > 0 ? { kind: "files", files } : { kind: "failed", reason: "the run ended without a file" };
}
