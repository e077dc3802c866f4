// One question to a server of files, over redirects: each hop is looked at before it is asked, a token stays at its own origin, and what the hub
// says of the file behind its redirect is kept.
import { request as askHttp, type IncomingMessage } from "node:http";
import { request as askHttps } from "node:https";
import { RefusedAddress, guardedLookup, requirePublic, type NetworkGuard } from "./public-addresses.ts";

export interface Token {
  readonly value: string;
  /** It is sent there, and nowhere else. */
  readonly origin: string;
}

export interface Question {
  readonly url: string;
  readonly method: "GET" | "HEAD";
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: Token | undefined;
  readonly guard: NetworkGuard;
  readonly signal: AbortSignal;
  /** Milliseconds without a byte before it is given up. */
  readonly silence: number;
}

/** What a hub says of a file that lies elsewhere (`x-linked-etag`, `x-linked-size`). */
export interface LinkedFile {
  /** In small letters; null where it names none. */
  readonly sha256: string | null;
  readonly size: number | null;
}

export interface FileAnswer {
  readonly message: IncomingMessage;
  readonly status: number;
  readonly linked: LinkedFile;
}

const MOST_HOPS = 6;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The last answer. Throws what the network says, RefusedAddress, or the signal's reason. Its body is the caller's to read or destroy. */
export async function askServer(question: Question): Promise<FileAnswer> {
  const asked = new Set<string>();
  let url = new URL(question.url);
  let { token } = question;
  let linked: LinkedFile = { sha256: null, size: null };
  const { origin: hub } = url;
  for (let hop = 0; ; hop++) {
    requirePublic(url, question.guard);
    asked.add(url.href);
    const message = await askOnce(url, question, token?.origin === url.origin ? token.value : undefined);
    if (url.origin === hub) linked = linkedOf(message, linked);
    const status = message.statusCode ?? 0;
    const isKnown = question.method === "HEAD" && linked.size !== null;
    if (!REDIRECTS.has(status) || isKnown) return { message, status, linked };
    message.destroy();
    const to = redirectOf(message, url);
    if (hop === MOST_HOPS || asked.has(to.href)) throw new RefusedAddress(`${url.host} sends in a circle`);
    if (to.origin !== url.origin) token = undefined;
    url = to;
  }
}

function redirectOf({ headers: { location } }: IncomingMessage, from: URL): URL {
  const to = location === undefined || !URL.canParse(location, from.href) ? undefined : new URL(location, from);
  if (!to) throw new RefusedAddress(`${from.host} sends on to nowhere`);
  return to;
}

function askOnce(url: URL, { method, headers, guard, signal, silence }: Question, token: string | undefined) {
  const ask: typeof askHttp = url.protocol === "http:" ? askHttp : askHttps;
  const sent = { "accept-encoding": "identity", ...headers, ...(token && { authorization: `Bearer ${token}` }) };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method, headers: sent, lookup: guardedLookup(url, guard), signal, agent: false as const };
    const request = ask(url, options, (message: IncomingMessage) => {
      // Whoever reads the body gets its errors; this is for an answer that nobody reads.
      message.on("error", () => undefined);
      resolve(message);
    });
    request.setTimeout(silence, () => request.destroy(new Error(`no byte came for ${Math.ceil(silence / 1000)} s`)));
    request.on("error", (error) => reject(signal.aborted ? (signal.reason as Error) : error));
    request.end();
  });
}

/** Of the hub's own answers the last one that says something. */
function linkedOf({ headers }: IncomingMessage, known: LinkedFile): LinkedFile {
  const [etag, size] = [headers["x-linked-etag"], headers["x-linked-size"]];
  const sha256 = typeof etag === "string" ? /^(?:W\/)?"?([0-9a-f]{64})"?$/i.exec(etag)?.[1] : undefined;
  const bytes = typeof size === "string" && /^\d{1,15}$/.test(size) ? Number(size) : undefined;
  return { sha256: sha256?.toLowerCase() ?? known.sha256, size: bytes ?? known.size };
}
