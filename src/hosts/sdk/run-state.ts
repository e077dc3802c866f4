// The state of a run at an address of the Comfy API, read from its job record. Nothing of it is trusted: what does not fit counts as absent.
import { fieldOf, textOf } from "../../core/workflow/json-parts.ts";

/** A file that a run made. */
export interface RunOutput {
  /** As it is asked for; a proxy that was started anew knows it by another one. */
  readonly id: string;
  readonly node: string;
  readonly name: string;
}

export type RunEnd =
  | { readonly is: "succeeded"; readonly outputs: readonly RunOutput[] }
  | { readonly is: "failed"; readonly reason: string }
  | { readonly is: "canceled" };

/** How far a run is. Every number is what the other side says, and null where it says nothing. */
export interface RunProgress {
  /** From 0 to 1. */
  readonly value: number;
  readonly nodesDone: number;
  /** Nodes that it counts: all of the graph, or only those that have started. */
  readonly nodesTotal: number;
  /** From 0 to 1, of the node that runs. */
  readonly node: number | null;
}

export type RunState =
  | { readonly is: "waiting"; /** Runs ahead of it, when that is known. */ readonly ahead: number | null }
  | { readonly is: "running"; readonly progress: RunProgress | null }
  | { readonly is: "ended"; readonly end: RunEnd }
  /**
   * The other side answers, and has it in none of its lists. It says `expired` of one that it knew. Between its queue and its history
   * a run that has just ended is in neither, so that another answer may come a moment later.
   */
  | { readonly is: "absent"; readonly isKnown: boolean }
  | { readonly is: "silent"; readonly why: string };

export type RunHint = { readonly is: "progress"; readonly progress: RunProgress } | { readonly is: "news" };

/** What can be asked of a run that is there. */
export interface RunApi {
  readonly url: string;
  ask(id: string, signal?: AbortSignal): Promise<RunState>;
  /** Asks the other side to stop a run; whether it did is seen by asking for the run. */
  cancel(id: string): Promise<void>;
  /** Listens to a run until its stream ends. False when there is no use in listening again. */
  listen(id: string, listener: (hint: RunHint) => void, signal: AbortSignal): Promise<boolean>;
}

/** As it may be put into an address: a proxy's own are a base64 text, a dot and a signature, 219 characters and more. */
const ID = /^[A-Za-z0-9._~=+-]{1,4096}$/;
/** Alone they would lead out of the address. */
const NO_IDS = new Set([".", ".."]);

/** The id of a run or of a file, as it may be put into an address. */
export function runId(record: unknown): string | undefined {
  const id = textOf(record, "id");
  return id !== undefined && ID.test(id) && !NO_IDS.has(id) ? id : undefined;
}

export function readRun(job: unknown): RunState {
  const status: string = textOf(job, "status") ?? "";
  switch (status) {
    case "queued":
      return { is: "waiting", ahead: countOf(fieldOf(job, "queue_position")) };
    case "running":
    case "canceling":
      return { is: "running", progress: readProgress(fieldOf(job, "progress")) };
    case "succeeded":
      return { is: "ended", end: { is: "succeeded", outputs: outputsOf(fieldOf(job, "outputs")) } };
    case "failed":
      return { is: "ended", end: { is: "failed", reason: errorOf(fieldOf(job, "error")) } };
    case "canceled":
      return { is: "ended", end: { is: "canceled" } };
    case "expired":
      return { is: "absent", isKnown: true };
    default:
      return { is: "silent", why: "its answer is no job record" };
  }
}

/** Null for an answer that only says that it runs: its numbers are all zero. */
export function readProgress(progress: unknown): RunProgress | null {
  const value = fieldOf(progress, "value");
  if (typeof value !== "number" || !(value >= 0 && value <= 1)) return null;
  const nodesDone = countOf(fieldOf(progress, "nodes_done")) ?? 0;
  const nodesTotal = countOf(fieldOf(progress, "nodes_total")) ?? 0;
  if (value === 0 && nodesTotal === 0) return null;
  const [step, steps] = [countOf(fieldOf(progress, "step")), countOf(fieldOf(progress, "steps"))];
  const node = step !== null && steps ? Math.min(step / steps, 1) : null;
  return { value, nodesDone, nodesTotal, node };
}

/**
 * The share of the whole graph that is done, from 0 to 1; null when it cannot be known. A proxy counts only nodes that have started, so
 * that its own `value` is 1 after the first of them, and falls when the next one begins.
 */
export function shareOf({ value, nodesDone, nodesTotal, node }: RunProgress, nodes: number | null): number | null {
  if (nodes === null || nodesTotal >= nodes) return nodesTotal > 0 || node === null ? value : null;
  if (nodesTotal === 0) return node === null ? value : null;
  return Math.min((nodesDone + (node ?? 0)) / nodes, 1);
}

function countOf(value: unknown): number | null {
  return typeof value === "number" && value >= 0 ? value : null;
}

function outputsOf(outputs: unknown): RunOutput[] {
  return (Array.isArray(outputs) ? outputs : []).flatMap((output: unknown) => {
    const id = runId(output);
    const name = textOf(output, "name");
    return id === undefined || name === undefined ? [] : [{ id, name, node: textOf(output, "node_id") ?? "" }];
  });
}

function errorOf(error: unknown): string {
  const message = textOf(error, "message")?.trim() || "the run ended without saying why";
  const node = textOf(error, "class_type");
  return node === undefined ? message : `${node}: ${message}`;
}
