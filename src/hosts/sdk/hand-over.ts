// Hands a graph over to an address of the Comfy API, with the files that it reads: they are stored first, and stored again when the
// other side does not have them any more. The graph is sent again only after an answer that says that nothing was done. What a restart has to
// know of the run is a handle in the journal: one line of text without the key that pays.
import { fieldOf, textOf } from "../../core/workflow/json-parts.ts";
import { isServiceStopping } from "../../machine/cancellable-work.ts";
import { pause } from "../../machine/wait.ts";
import { parsedJson, type ApiFailure } from "../answers.ts";
import type { BackendEvent, GraphWork, KnownJob, UploadedInput } from "../backend.ts";
import { ChangeLog, type AskPace } from "../follow.ts";
import type { ComfyApi, StoredAsset } from "./comfy-api.ts";

export interface HandingOver {
  readonly api: ComfyApi;
  readonly job: KnownJob;
  readonly pace: AskPace;
  readonly signal: AbortSignal;
  readonly send: (event: BackendEvent) => void;
}

/** What stands for each input there, by the name that the graph has for it. */
export type StoredInputs = ReadonlyMap<string, StoredAsset>;

export interface RunHandle {
  /** Address that the run was handed to. */
  readonly at: string;
  /** Idempotency key. */
  readonly key: string;
  /** The run's id there; absent while it is not known. */
  readonly id?: string;
  /** Nodes of its graph, to compute its progress. */
  readonly nodes?: number;
  /** It was never taken, for certain. */
  readonly isUnsent?: boolean;
}

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
  const changes = new ChangeLog(send);
  let [stored, isStoredAgain] = [first, false];
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
    changes.log(`the run is not taken yet (${answer.why}): waiting`);
    await pause(answer.is === "busy" ? answer.after : pace.silent, signal).catch((error: unknown) => {
      if (isServiceStopping(signal)) send({ kind: "submitted", handle: writeHandle({ ...sent, isUnsent: true }) });
      throw error;
    });
  }
}

function refused(reason: string): Failed {
  return { kind: "failed", reason: `the run was refused: ${reason}` };
}

/** The other side believes that it has them: it is asked to forget them first. */
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

export function writeHandle(handle: RunHandle): string {
  return JSON.stringify(handle);
}

/** Undefined for a text that is no handle. */
export function readHandle(text: string): RunHandle | undefined {
  const value = parsedJson(text);
  const [at, key, id] = [textOf(value, "at"), textOf(value, "key"), textOf(value, "id")];
  if (at === undefined || key === undefined) return undefined;
  const nodes = fieldOf(value, "nodes");
  return {
    at,
    key,
    ...(id !== undefined && { id }),
    ...(typeof nodes === "number" && { nodes }),
    ...(fieldOf(value, "isUnsent") === true && { isUnsent: true }),
  };
}

/** A copy of the graph; a text that is a file's name anywhere in it is replaced. */
function withAssets(graph: object, references: ReadonlyMap<string, unknown>): object {
  return replaced(graph, references) as object;
}

function replaced(value: unknown, references: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === "string") return references.has(value) ? references.get(value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(item, references));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, references)]));
}
