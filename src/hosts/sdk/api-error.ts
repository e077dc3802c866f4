// What went wrong with a question that was asked through the SDK, as a value: refused for good, to be asked again later, never sent,
// or unknown. The key is in none of the sentences, whatever a server answers.
import { fieldOf, silence, textOf } from "../comfy/ask-host.ts";
import { nodeErrors } from "../comfy/comfy-host.ts";
import { CrossOriginRedirect } from "../same-origin-fetch.ts";

export type ApiFailure =
  /** The other side will not do it, and did nothing. */
  | { readonly is: "refused"; readonly status: number; readonly code: string; readonly reason: string }
  /** Nothing was done; it asks to come again, in so many milliseconds. */
  | { readonly is: "busy"; readonly why: string; readonly after: number }
  /** It never arrived. */
  | { readonly is: "unsent"; readonly why: string }
  /** It may have been done. */
  | { readonly is: "unknown"; readonly why: string };

const LONGEST = 800;
const LATER = 5_000;
const LATEST = 60_000;

const SENTENCES: Readonly<Record<string, string>> = {
  insufficient_credits: "the account has too few credits for this run: add some, or render elsewhere",
  unauthorized: "the key is not accepted: type it anew in the settings",
  forbidden: "the key's account may not do this: look at its plan",
  deployment_stopped: "the deployment is stopped: start it where it was made",
  missing_asset: "a file that the graph reads is not there any more: render again",
  workflow_format_ui: "the graph is not in the API's format",
};
const BUSY: Readonly<Record<string, string>> = {
  queue_full: "its queue is full",
  deployment_not_ready: "the deployment is starting",
  rate_limited: "it was asked too often",
};

export function apiFailure(error: unknown, key: string | null): ApiFailure {
  const status = fieldOf(error, "httpStatus");
  if (typeof status !== "number") {
    const { why, sent } = silence(error);
    return { is: sent ? "unknown" : "unsent", why: hideKey(why, key) };
  }
  const code = textOf(error, "code") ?? "";
  const message = hideKey(messageOf(error), key);
  if (status === 429) return { is: "busy", why: BUSY[code] ?? message, after: pauseOf(fieldOf(error, "retryAfter")) };
  const mayHaveArrived = status >= 500 || status === 408 || code === "idempotency_key_reuse";
  if (mayHaveArrived) return { is: "unknown", why: `status ${status}: ${message}` };
  const reason = error instanceof CrossOriginRedirect ? message : (SENTENCES[code] ?? `status ${status}: ${message}`);
  return { is: "refused", status, code, reason };
}

/** Texts of others may hold what was sent to them. */
export function hideKey(text: string, key: string | null): string {
  const hidden = key === null ? text : text.replaceAll(key, "[key]");
  return hidden.length > LONGEST ? `${hidden.slice(0, LONGEST)}…` : hidden;
}

/** Milliseconds; what a server asks for, within reason. */
export function pauseOf(seconds: unknown): number {
  return typeof seconds === "number" && seconds >= 0 ? Math.min(seconds * 1000, LATEST) : LATER;
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  const nodes = nodeErrors(fieldOf(error, "details"));
  return [message || "no reason given", ...nodes].join("; ");
}
