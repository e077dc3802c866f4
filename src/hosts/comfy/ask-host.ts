// One request to a workflow host over HTTP: one try with a time limit. The answer is JSON, something else, or silence; none of them is
// thrown. Whether to ask again is the caller's business.
import { isShut, shutSentence } from "../../core/settings/local-auth.ts";
import { formatSeconds, parsedJson, silence, type HostAnswer } from "../answers.ts";
import { fetchAsGuest, NO_AUTH, withoutPass, type AuthFor } from "./guest-fetch.ts";

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
  /** What the host is shown to be let in. */
  readonly authFor?: AuthFor;
}

/** Milliseconds: a host that loads a model answers its small questions late, but it answers. */
const PATIENCE = 20_000;
/** Asks `path` below the host's address. Throws only the signal's reason. */
export async function askHost(url: string, path: string, question: HostQuestion = {}): Promise<HostAnswer> {
  const { patience = PATIENCE, signal, authFor = NO_AUTH } = question;
  const address = addressOf(url, path);
  signal?.throwIfAborted();
  const late = AbortSignal.timeout(patience);
  try {
    const until = signal ? AbortSignal.any([signal, late]) : late;
    const response = await fetchAsGuest(address, { ...requestOf(question), signal: until }, authFor);
    const { status, ok } = response;
    const body = await response.text();
    const text = ok ? body : withoutPass(body, authFor(address));
    return isShut(status)
      ? { is: "text", status, text: shutSentence(status, authFor(address) !== null) }
      : readAnswer(status, text);
  } catch (error) {
    signal?.throwIfAborted();
    if (late.aborted)
      return { is: "silent", why: `no answer within ${formatSeconds(patience)}`, sent: true, isLate: true };
    const silent = silence(error);
    return { ...silent, why: withoutPass(silent.why, authFor(address)) };
  }
}

function requestOf({ method = "GET", json, text, body }: HostQuestion): RequestInit {
  const sent = json === undefined ? text : JSON.stringify(json);
  if (sent === undefined) return { method, ...(body && { body }) };
  return { method, body: sent, headers: { "content-type": "application/json" } };
}

/** A path of the host, under whatever prefix its address has. */
export function addressOf(url: string, path: string): string {
  return `${url.replace(/\/+$/, "")}${path}`;
}

function readAnswer(status: number, text: string): HostAnswer {
  const body = parsedJson(text);
  return body === undefined ? { is: "text", status, text } : { is: "json", status, body };
}
