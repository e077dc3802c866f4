// The service that owns a user folder, as a command line on the same machine reaches it: asked over HTTP with the secret of the
// owner's file, heard over its websocket. That the service has gone is told once, to whoever waits (`gone`).
import { request, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { WebSocket } from "ws";
import type { StudioEvent } from "../../contracts/events.ts";
import type { ReplyOf, Route } from "../../contracts/route.ts";
import type { CallRoute, RequestFields } from "../../contracts/route.ts";
import { AGENT_HEADER, agentNamed } from "../agents/asker.ts";
import { FOLDER_HEADER, SECRET_HEADER } from "./owner-access.ts";

export interface OwnerAddress {
  readonly url: string;
  readonly secret: string;
}

export interface OwnerConnection {
  readonly call: CallRoute;
  /** The same for an agent of this name: on the leash. */
  readonly callAs: (agent: string) => CallRoute;
  /** A file that a route streams, for an agent. `most` bytes. */
  readonly readFile: (agent: string, request: FileRequest) => Promise<OwnerFile>;
  /** Hears every event from now on; returns how to stop hearing. */
  readonly subscribe: (listener: (event: StudioEvent) => void) => () => void;
  /** Called whenever events may have been missed: ask again for what counts. */
  readonly onGap: (onMissed: () => void) => () => void;
  /** Aborted with the sentence when the service has gone. */
  readonly gone: AbortSignal;
  readonly close: () => void;
}

export interface FileRequest {
  readonly route: Route;
  readonly fields: RequestFields;
}

export interface OwnerFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Milliseconds: between two tries to hear the events again, and how long the service may be out of reach. */
const PAUSE = 250;
const PATIENCE = 2_000;

/** `folder`: its contents may be named, whatever the service's roots are; with null, those alone. */
export async function connectToOwner(owner: OwnerAddress, folder: string | null): Promise<OwnerConnection> {
  const url = dialAddress(owner.url);
  const gone = new AbortController();
  const events = new OwnerEvents({ ...owner, url }, () => gone.abort(new Error(lostSentence(owner.url))));
  await events.open().catch(() => {
    throw new Error(`the studio at ${owner.url} does not answer: stop it, or wait until it does`);
  });
  const headers = {
    [SECRET_HEADER]: owner.secret,
    ...(folder !== null && { [FOLDER_HEADER]: encodeURIComponent(folder) }),
  };
  const callWith =
    (proof: OutgoingHttpHeaders): CallRoute =>
    async (route, fields, signal) => {
      gone.signal.throwIfAborted();
      const until = signal ? AbortSignal.any([signal, gone.signal]) : gone.signal;
      return call(url, proof, { route, fields, until }).catch((error: unknown) => {
        until.throwIfAborted();
        throw isNoConnection(error) ? new Error(lostSentence(owner.url)) : error;
      });
    };
  const as = (agent: string) => ({ ...headers, [AGENT_HEADER]: agentNamed(agent, "mcp").name ?? "" });
  return {
    call: callWith(headers),
    callAs: (agent) => callWith(as(agent)),
    readFile: (agent, asked) => readFile(url, as(agent), { ...asked, until: gone.signal }),
    subscribe: (listener) => events.subscribe(listener),
    onGap: (onMissed) => events.onGap(onMissed),
    gone: gone.signal,
    close: () => events.close(),
  };
}

function lostSentence(url: string): string {
  return `the studio at ${url} has gone in the middle of this: start it again, or run the command without it`;
}

/** An address that everybody may be reached at is dialled as this machine's own. */
function dialAddress(address: string): URL {
  const url = new URL(address);
  if (url.hostname === "0.0.0.0") url.hostname = "127.0.0.1";
  if (url.hostname === "[::]") url.hostname = "[::1]";
  return url;
}

interface RouteRequest<R extends Route> {
  readonly route: R;
  readonly fields: RequestFields;
  readonly until: AbortSignal;
}

/** No limit on the time: a film may take as long as it takes, and a service that goes is heard of by its websocket. */
async function call<R extends Route>(
  url: URL,
  proof: OutgoingHttpHeaders,
  question: RouteRequest<R>,
): Promise<ReplyOf<R>> {
  const reply = await send(url, proof, question);
  const value = JSON.parse(await textOf(reply)) as unknown;
  if ((reply.statusCode ?? 500) < 400) return value as ReplyOf<R>;
  throw refusedWith(value);
}

async function readFile(url: URL, proof: OutgoingHttpHeaders, question: RouteRequest<Route>): Promise<OwnerFile> {
  const reply = await send(url, proof, question);
  const bytes = await bytesOf(reply);
  if ((reply.statusCode ?? 500) >= 400) throw refusedWith(JSON.parse(bytes.toString("utf8")));
  return { type: reply.headers["content-type"] ?? "", bytes };
}

function refusedWith(value: unknown): Error {
  return new Error(String((value as { error?: unknown }).error));
}

function send<R extends Route>(
  url: URL,
  proof: OutgoingHttpHeaders,
  { route, fields, until }: RouteRequest<R>,
): Promise<IncomingMessage> {
  const body = route.body ? JSON.stringify(fields) : undefined;
  const headers = { ...proof, ...(body !== undefined && { "content-type": "application/json" }) };
  const method = route.method.toUpperCase();
  const address = new URL(`/studio${route.path}${route.query ? queryOf(fields) : ""}`, url);
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, signal: until, agent: false });
    sent.once("response", resolve);
    sent.once("error", reject);
    sent.end(body);
  });
}

async function bytesOf(reply: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function textOf(reply: IncomingMessage): Promise<string> {
  return (await bytesOf(reply)).toString("utf8");
}

/** A field that is not set is left out. */
function queryOf(fields: RequestFields): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(fields))
    if (typeof value === "string" || typeof value === "number") query.set(key, String(value));
  return `?${query.toString()}`;
}

/** The service's process ended, or was never there; anything that it said itself is no such error. */
function isNoConnection(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

/** The websocket, opened again when it is lost; a service that cannot be reached for a while is gone. */
class OwnerEvents {
  readonly #address: string;
  readonly #secret: string;
  readonly #onGone: () => void;
  readonly #listeners = new Set<(event: StudioEvent) => void>();
  readonly #gapListeners = new Set<() => void>();
  #socket: WebSocket | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ url, secret }: { url: URL; secret: string }, onGone: () => void) {
    this.#secret = secret;
    this.#address = new URL("/ws", url).href.replace(/^http/, "ws");
    this.#onGone = onGone;
  }

  subscribe(listener: (event: StudioEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onGap(onMissed: () => void): () => void {
    this.#gapListeners.add(onMissed);
    return () => this.#gapListeners.delete(onMissed);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#socket?.terminate();
  }

  /** Rejects when there is nobody. */
  open(): Promise<void> {
    const socket = new WebSocket(this.#address, {
      handshakeTimeout: PATIENCE,
      headers: { [SECRET_HEADER]: this.#secret },
    });
    this.#socket = socket;
    socket.on("message", (data: Buffer) => this.#deliver(data.toString()));
    return new Promise((resolve, reject) => {
      socket.once("open", () => {
        socket.once("close", () => this.#reconnect(PATIENCE));
        resolve();
      });
      socket.on("error", reject);
    });
  }

  #deliver(text: string): void {
    const event = JSON.parse(text) as StudioEvent;
    for (const listener of this.#listeners) listener(event);
  }

  #reconnect(left: number): void {
    if (this.#isClosed) return;
    if (left <= 0) return this.#onGone();
    const again = () => {
      this.open().then(
        () => this.#gapListeners.forEach((onMissed) => onMissed()),
        () => this.#reconnect(left - PAUSE),
      );
    };
    this.#retry = setTimeout(again, PAUSE);
  }
}
