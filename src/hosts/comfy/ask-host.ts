// One question to a workflow host over HTTP: one try with a time limit. The answer is JSON, something else, or silence; none of
// them is thrown. Whether to ask again is the caller's business.
import { reasonOf } from "../../contracts/refusal.ts";
import { CrossOriginRedirect, sameOriginFetch } from "../same-origin-fetch.ts";

export type HostAnswer =
  | { readonly is: "json"; readonly status: number; readonly body: unknown }
  /** A page, an empty body, or text: hosts answer so for paths that they do not know, and proxies for hosts that are away. */
  | { readonly is: "text"; readonly status: number; readonly text: string }
  /** `sent`: the question may have arrived, so its effect is unknown. `isLate`: it was waited for until its time was over. */
  | { readonly is: "silent"; readonly why: string; readonly sent: boolean; readonly isLate: boolean };

export interface HostQuestion {
  readonly method?: "GET" | "POST" | "DELETE";
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is, called JSON. */
  readonly text?: string;
  /** Sent as it is: a multipart form. */
  readonly body?: FormData;
  /** Milliseconds for the whole answer. */
  readonly patience?: number;
  readonly signal?: AbortSignal;
}

/** Milliseconds: a host that loads a model answers its small questions late, but it answers. */
const PATIENCE = 20_000;
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

/** Asks `path` below the host's address. Throws only the signal's reason. */
export async function askHost(url: string, path: string, question: HostQuestion = {}): Promise<HostAnswer> {
  const { patience = PATIENCE, signal } = question;
  signal?.throwIfAborted();
  const late = AbortSignal.timeout(patience);
  try {
    const until = signal ? AbortSignal.any([signal, late]) : late;
    const response = await sameOriginFetch(addressOf(url, path), { ...requestOf(question), signal: until });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    signal?.throwIfAborted();
    if (late.aborted)
      return { is: "silent", why: `no answer within ${formatSeconds(patience)}`, sent: true, isLate: true };
    return silence(error);
  }
}

function requestOf({ method = "GET", json, text, body }: HostQuestion): RequestInit {
  const sent = json === undefined ? text : JSON.stringify(json);
  if (sent === undefined) return { method, ...(body && { body }) };
  return { method, body: sent, headers: { "content-type": "application/json" } };
}

/** The cause tells what happened to the connection; the error around it only that something did. */
export function silence(error: unknown): Extract<HostAnswer, { is: "silent" }> {
  if (error instanceof CrossOriginRedirect) return { is: "silent", why: error.message, sent: false, isLate: false };
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const sent = !NEVER_SENT.has(textOf(cause, "code") ?? "");
  return { is: "silent", why: reasonOf(cause) || "no connection", sent, isLate: false };
}

/** `4 s`, `0.5 s`. */
export function formatSeconds(milliseconds: number): string {
  return `${Math.max(0.1, Math.round(milliseconds / 100) / 10)} s`;
}

/** A path of the host, under whatever prefix its address has. */
export function addressOf(url: string, path: string): string {
  return `${url.replace(/\/+$/, "")}${path}`;
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

function readAnswer(status: number, text: string): HostAnswer {
  try {
    return { is: "json", status, body: JSON.parse(text) as unknown };
  } catch {
    return { is: "text", status, text };
  }
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

/** A field of something that came over the wire. */
export function fieldOf(value: unknown, name: string): unknown {
  return value !== null && typeof value === "object" && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** A field that is text. */
export function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === "string" ? field : undefined;
}
