// What the other side says of a run, read from its job record. Nothing of it is trusted: what does not fit counts as not said.
import { fieldOf, textOf } from "../comfy/ask-host.ts";

/** A file that a run made. */
export interface RunOutput {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

export type RunEnd =
  | { readonly is: "succeeded"; readonly outputs: readonly RunOutput[] }
  | { readonly is: "failed"; readonly reason: string }
  | { readonly is: "canceled" }
  | { readonly is: "expired" };

export type RunState =
  | { readonly is: "waiting"; /** Runs ahead of it, when that is known. */ readonly ahead: number | null }
  | { readonly is: "running"; /** From 0 to 1. */ readonly done: number | null }
  | { readonly is: "ended"; readonly end: RunEnd }
  /** The other side answers, and does not have it. */
  | { readonly is: "unknown" }
  | { readonly is: "silent"; readonly why: string };

const ID = /^[A-Za-z0-9_-]{1,200}$/;

/** The id of a run, as it may be put into an address. */
export function runId(job: unknown): string | undefined {
  const id = textOf(job, "id");
  return id !== undefined && ID.test(id) ? id : undefined;
}

export function readRun(job: unknown): RunState {
  const status: string = textOf(job, "status") ?? "";
  switch (status) {
    case "queued":
      return { is: "waiting", ahead: countOf(fieldOf(job, "queue_position")) };
    case "running":
    case "canceling":
      return { is: "running", done: shareOf(fieldOf(job, "progress")) };
    case "succeeded":
      return { is: "ended", end: { is: "succeeded", outputs: outputsOf(fieldOf(job, "outputs")) } };
    case "failed":
      return { is: "ended", end: { is: "failed", reason: errorOf(fieldOf(job, "error")) } };
    case "canceled":
      return { is: "ended", end: { is: "canceled" } };
    case "expired":
      return { is: "ended", end: { is: "expired" } };
    default:
      return { is: "silent", why: "its answer is no job record" };
  }
}

/** How far a run is, from 0 to 1. */
export function shareOf(progress: unknown): number | null {
  const value = fieldOf(progress, "value");
  return typeof value === "number" && value >= 0 && value <= 1 ? value : null;
}

function countOf(value: unknown): number | null {
  return typeof value === "number" && value >= 0 ? value : null;
}

function outputsOf(outputs: unknown): RunOutput[] {
  return (Array.isArray(outputs) ? outputs : []).flatMap((output: unknown) => {
    const id = runId(output);
    const [name, type] = [textOf(output, "name"), textOf(output, "type")];
    return id === undefined || name === undefined ? [] : [{ id, name, type: type ?? "file" }];
  });
}

function errorOf(error: unknown): string {
  const message = textOf(error, "message")?.trim() || "the run ended without saying why";
  const node = textOf(error, "class_type");
  return node === undefined ? message : `${node}: ${message}`;
}
