// Asks the service one thing and turns whatever happens into an Answer. Knows no route by name.
import type { Answer, AnswerOf, Ask, CallName, InputOf, Refusal } from "./calls.ts";
import { ROUTE_PATHS } from "./route-paths.ts";

interface Reply {
  readonly ok: boolean;
  readonly status: number;
  readonly json: () => Promise<unknown>;
}
export type Fetch = (
  url: string,
  init: {
    method: string;
    headers?: Record<string, string>;
    body?: string | FormData;
    onPercent?: (percent: number) => void;
  },
) => Promise<Reply>;

/** A typed way to ask, with every route below `prefix` (for example `/studio`). */
export function createAsk(fetch: Fetch, prefix: string): Ask {
  return async <K extends CallName>(name: K, input: InputOf<K>, onPercent?: (percent: number) => void) => {
    const [method, path] = ROUTE_PATHS[name];
    const fields = input as Readonly<Record<string, unknown>>;
    const isInQuery = method === "get" || method === "delete";
    const url = prefix + path + (isInQuery ? queryOf(fields) : "");
    const body = isInQuery ? {} : bodyOf(fields);
    let reply: Reply;
    try {
      reply = await fetch(url, { method: method.toUpperCase(), ...body, ...(onPercent && { onPercent }) });
    } catch {
      return NO_ANSWER;
    }
    return toAnswer<AnswerOf<K>>(reply);
  };
}

/** Nothing answered. */
export const NO_ANSWER: Refusal = {
  ok: false,
  unreachable: true,
  status: 0,
  sentence: "the studio service does not answer",
  fields: {},
};

export async function toAnswer<T>(reply: Reply): Promise<Answer<T>> {
  let body: unknown;
  try {
    body = await reply.json();
  } catch {
    return refused(reply.status, `the service answered ${reply.status} with something that is not JSON`, {});
  }
  if (reply.ok) return { ok: true, value: body as T };
  const fields = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  const { error } = fields;
  return refused(reply.status, typeof error === "string" ? error : `the service answered ${reply.status}`, fields);
}

function refused(status: number, sentence: string, fields: Readonly<Record<string, unknown>>): Refusal {
  return { ok: false, unreachable: false, status, sentence, fields };
}

/** A file is sent as a form sends it, with the other fields as text; everything else is JSON. */
function bodyOf(fields: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(fields);
  if (!entries.some(([, value]) => value instanceof Blob))
    return { body: JSON.stringify(fields), headers: { "Content-Type": "application/json" } };
  const form = new FormData();
  // The file last: by then the service knows what it is for.
  for (const [key, value] of entries) if (typeof value === "string") form.set(key, value);
  for (const [key, value] of entries) if (value instanceof Blob) form.set(key, value);
  return { body: form };
}

/** Every query of these routes is text and numbers; a field that is not set is left out. */
function queryOf(fields: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === "string" || typeof value === "number") query.set(key, String(value));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
