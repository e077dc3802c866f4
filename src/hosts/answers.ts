// What servers answer, as values: an answer of any kind, what is wrong with it in words for people, or why there is none. Nothing that came over
// the wire is trusted.
import { reasonOf } from "../contracts/refusal.ts";
import { fieldOf, textOf } from "../core/workflow/json-parts.ts";

export type HostAnswer =
  | { readonly is: "json"; readonly status: number; readonly body: unknown }
  /** A page, an empty body, or text: hosts answer so for paths that they do not know, and proxies for hosts that are away. */
  | { readonly is: "text"; readonly status: number; readonly text: string }
  /** `sent`: the question may have arrived, so its effect is unknown. `isLate`: it was waited for until its time was over. */
  | { readonly is: "silent"; readonly why: string; readonly sent: boolean; readonly isLate: boolean };

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

const SHOWN = 200;
/** What a connection fails with before anything was sent over it. */
const NEVER_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

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

/** The cause says what happened to the connection; the error around it only that something did. */
export function silence(error: unknown): Extract<HostAnswer, { is: "silent" }> {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const sent = !isRedirect(error) && !NEVER_SENT.has(textOf(cause, "code") ?? "");
  return { is: "silent", why: reasonOf(cause) || "no connection", sent, isLate: false };
}

/** `4 s`, `0.5 s`. */
export function formatSeconds(milliseconds: number): string {
  return `${Math.max(0.1, Math.round(milliseconds / 100) / 10)} s`;
}

/** What a host said that was not what was asked for, for people. */
export function describeAnswer(answer: HostAnswer): string {
  if (answer.is === "silent") return answer.why;
  const message = answer.is === "text" ? answer.text : errorText(answer.body);
  const short = message
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, SHOWN);
  return short === "" ? `status ${answer.status}` : `status ${answer.status}: ${short}`;
}

/** `{error: "..."}`, `{error: {message, details}}`, or the whole of it. */
function errorText(body: unknown): string {
  const error = fieldOf(body, "error");
  if (typeof error === "string") return error;
  const message = textOf(error, "message");
  if (message === undefined) return JSON.stringify(body) ?? "";
  const details = textOf(error, "details");
  return details ? `${message} (${details})` : message;
}

/** What went wrong with a request that was made through the SDK. The key is in none of the sentences, whatever a server answers. */
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
  const reason = isRedirect(error) ? message : (SENTENCES[code] ?? `status ${status}: ${message}`);
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

/** What is wrong with single nodes of a graph: `KSampler (3): value not in list (…)`. */
export function nodeErrors(body: unknown): string[] {
  const nodes = fieldOf(body, "node_errors");
  if (nodes === null || typeof nodes !== "object") return [];
  return Object.entries(nodes).flatMap(([id, node]) => {
    const errors = fieldOf(node, "errors");
    const messages = (Array.isArray(errors) ? errors : []).map((error: unknown) =>
      [textOf(error, "message"), textOf(error, "details")].filter(Boolean).join(" "),
    );
    return [`${textOf(node, "class_type") ?? "node"} (${id}): ${messages.join(", ") || "refused"}`];
  });
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  const nodes = nodeErrors(fieldOf(error, "details"));
  return [message || "no reason given", ...nodes].join("; ");
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Known by its name, as thrown by `same-origin-fetch`: nothing was done at either address. */
function isRedirect(error: unknown): boolean {
  return error instanceof Error && error.name === "CrossOriginRedirect";
}
