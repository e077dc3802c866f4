// What a restart has to know of a run elsewhere, as one line of text for the journal: where it was handed over, under which key of
// ours, and its name there once that was told. The key that pays is never in it.
import { fieldOf, textOf } from "../comfy/ask-host.ts";

export interface RunHandle {
  /** Address that the run was handed to. */
  readonly at: string;
  /** Idempotency key. */
  readonly key: string;
  /** The run's id there; absent while nobody has told it. */
  readonly id?: string;
  /** Nodes of its graph, to tell how far it is. */
  readonly nodes?: number;
  /** It was never taken, for certain. */
  readonly isUnsent?: boolean;
}

export function writeHandle(handle: RunHandle): string {
  return JSON.stringify(handle);
}

/** Undefined for a text that is no handle. */
export function readHandle(text: string): RunHandle | undefined {
  const value = parsed(text);
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
