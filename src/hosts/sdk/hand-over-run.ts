// Hands a graph over to an address of the Comfy API, with the files that it reads: they are stored first, and stored again when the
// other side does not have them any more. The graph is sent again only after an answer that says that nothing was done.
import { setTimeout as sleep } from "node:timers/promises";
import { isServiceStopping } from "../../machine/process/service-stopping.ts";
import type { BackendEvent, GraphWork, KnownJob, UploadedInput } from "../backend.ts";
import type { ApiFailure } from "./api-error.ts";
import type { ComfyApi, StoredAsset } from "./comfy-api.ts";
import type { RunPace } from "./follow-run.ts";
import { withAssets } from "./graph-assets.ts";
import { writeHandle } from "./run-handle.ts";

export interface HandingOver {
  readonly api: ComfyApi;
  readonly job: KnownJob;
  readonly pace: RunPace;
  readonly signal: AbortSignal;
  readonly send: (event: BackendEvent) => void;
}

/** What stands for each input there, by the name that the graph has for it. */
export type StoredInputs = ReadonlyMap<string, StoredAsset>;

type Failed = Extract<BackendEvent, { kind: "failed" }>;

export const NO_ANSWER =
  "whether the run was taken there is unknown: the answer was lost, and a run without an answer cannot be found again. " +
  "It is not sent again by itself: look there, then queue it again if it did not run";

/** Puts the files that a graph reads there, each unless it is there already. */
export async function storeInputs(
  { inputs }: GraphWork,
  { api, signal }: Pick<HandingOver, "api" | "signal">,
): Promise<StoredInputs | { readonly why: string }> {
  const stored = new Map<string, StoredAsset>();
  for (const { name, path } of inputs) {
    const asset = await api.upload(path, signal);
    if ("why" in asset) return { why: `${name} could not be stored there: ${asset.why}` };
    stored.set(name, asset);
  }
  return stored;
}

/** Sends the graph until it is taken or refused. */
export async function handOver(
  work: GraphWork,
  first: StoredInputs,
  handing: HandingOver,
): Promise<{ readonly id: string } | Failed> {
  const { api, job, pace, signal, send } = handing;
  const sent = { at: api.url, key: job.id, nodes: Object.keys(work.graph).length };
  let [stored, isStoredAgain, lastLog] = [first, false, ""];
  for (;;) {
    const references = new Map([...stored].map(([name, { reference }]) => [name, reference]));
    const answer = await api.submit(job.id, withAssets(work.graph, references));
    if (answer.is === "accepted") {
      send({ kind: "submitted", handle: writeHandle({ ...sent, id: answer.id }) });
      return { id: answer.id };
    }
    if (answer.is === "unknown") return { kind: "failed", reason: `${NO_ANSWER} (${answer.why})`, isUnknown: true };
    if (answer.is === "refused") {
      if (isStoredAgain || !isAboutInputs(answer, work.inputs)) return refused(answer.reason);
      isStoredAgain = true;
      send({ kind: "log", line: "files that the graph reads are not there any more: sending them again" });
      const again = await storeAgain(work, stored, handing);
      if ("why" in again) return refused(again.why);
      stored = again;
      continue;
    }
    if (answer.why !== lastLog) send({ kind: "log", line: `the run is not taken yet (${answer.why}): waiting` });
    lastLog = answer.why;
    const pause = answer.is === "busy" ? answer.after : pace.silent;
    await sleep(pause, undefined, { signal }).catch(() => {
      if (isServiceStopping(signal)) send({ kind: "submitted", handle: writeHandle({ ...sent, isUnsent: true }) });
      signal.throwIfAborted();
    });
  }
}

function refused(reason: string): Failed {
  return { kind: "failed", reason: `the run was refused: ${reason}` };
}

/** The other side believes that it has them: it is told to forget them first. */
async function storeAgain(work: GraphWork, stored: StoredInputs, handing: HandingOver) {
  for (const { id } of stored.values()) if (id !== undefined) await handing.api.forget(id);
  return storeInputs(work, handing);
}

/** It misses a file, or its host does: then the host's complaint names it. */
function isAboutInputs(
  { code, reason }: Extract<ApiFailure, { is: "refused" }>,
  inputs: readonly UploadedInput[],
): boolean {
  if (inputs.length === 0) return false;
  return (
    code === "missing_asset" ||
    (code === "invalid_workflow" && /invalid (image|audio|video|latent)? ?file/i.test(reason))
  );
}
