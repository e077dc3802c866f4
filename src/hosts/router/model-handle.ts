// What a restart has to know of a request to a hosted model, as one line of text for the journal: where it was sent, under which key of
// ours, since when, and the hash of the request that lies beside the take. The key that pays is never in it.
import { fieldOf, textOf } from "../comfy/ask-host.ts";

export interface ModelHandle {
  readonly at: string;
  /** Idempotency key: the Router runs it once and answers it for a day. */
  readonly key: string;
  /** Milliseconds since 1970 when it was first sent. */
  readonly since: number;
  readonly request: string;
}

export function writeModelHandle(handle: ModelHandle): string {
  return JSON.stringify(handle);
}

/** Undefined for a text that is no handle. */
export function readModelHandle(text: string): ModelHandle | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const [at, key, since, request] = [
    textOf(value, "at"),
    textOf(value, "key"),
    fieldOf(value, "since"),
    textOf(value, "request"),
  ];
  if (at === undefined || key === undefined || request === undefined || typeof since !== "number") return undefined;
  return { at, key, since, request };
}
