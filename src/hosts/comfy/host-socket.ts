// The host's websocket, as a hint: it tells the progress of a prompt and when it is worth asking. Nothing waits for it: one hung
// listener can keep a host from sending anything to anybody. Reconnects by itself, always under the same name.
import { WebSocket } from "ws";
import { withPass } from "../../core/settings/local-auth.ts";
import { fieldOf, textOf } from "../../core/workflow/json-parts.ts";
import { parsedJson } from "../answers.ts";
import { addressOf } from "./ask-host.ts";
import { NO_AUTH, type AuthFor } from "./guest-fetch.ts";

export type Hint =
  | { readonly is: "progress"; readonly done: number; readonly total: number }
  /** Something about the prompt changed: ask. */
  | { readonly is: "news" };

type HintListener = (hint: Hint) => void;

const SHORTEST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;
const PING_EVERY = 15_000;
const NEWS = new Set(["execution_start", "execution_success", "execution_error", "execution_interrupted"]);

export class HostSocket {
  readonly #address: string;
  readonly #authFor: AuthFor;
  readonly #listeners = new Map<string, HintListener>();
  #socket: WebSocket | undefined;
  #retry: NodeJS.Timeout | undefined;
  #ping: NodeJS.Timeout | undefined;
  #pause = SHORTEST_PAUSE;
  #isClosed = false;

  constructor(url: string, clientId: string, authFor: AuthFor = NO_AUTH) {
    this.#address = addressOf(url, `/ws?clientId=${encodeURIComponent(clientId)}`);
    this.#authFor = authFor;
  }

  /** Listens to one prompt until the returned function is called. The first listener opens the connection. */
  listen(id: string, listener: HintListener): () => void {
    this.#listeners.set(id, listener);
    if (!this.#socket && !this.#retry) this.#connect();
    return () => this.#listeners.delete(id);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#socket?.terminate();
  }

  #connect(): void {
    this.#retry = undefined;
    if (this.#isClosed) return;
    const { url, headers } = withPass(this.#address, this.#authFor(this.#address));
    const socket = new WebSocket(url.replace(/^http/, "ws"), { headers }); // it follows no redirect
    this.#socket = socket;
    let isAlive = true;
    socket.on("open", () => (this.#pause = SHORTEST_PAUSE));
    socket.on("pong", () => (isAlive = true));
    socket.on("message", (data: Buffer, isBinary) => {
      isAlive = true;
      if (!isBinary) this.#receive(data.toString());
    });
    socket.on("error", () => undefined); // "close" follows
    socket.on("close", () => this.#reconnect());
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      if (!isAlive) socket.terminate();
      isAlive = false;
      if (socket.readyState === WebSocket.OPEN) socket.ping();
    }, PING_EVERY).unref();
  }

  /** Only while somebody listens: a host that is away is not asked for nothing. */
  #reconnect(): void {
    this.#socket = undefined;
    clearInterval(this.#ping);
    if (this.#isClosed || this.#listeners.size === 0) return;
    this.#retry = setTimeout(() => this.#connect(), this.#pause).unref();
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #receive(text: string): void {
    const message = parsedJson(text);
    const type = textOf(message, "type") ?? "";
    const data = fieldOf(message, "data");
    const listener = this.#listeners.get(textOf(data, "prompt_id") ?? "");
    if (!listener) return;
    if (type === "progress")
      listener({ is: "progress", done: Number(fieldOf(data, "value")), total: Number(fieldOf(data, "max")) });
    else if (NEWS.has(type) || (type === "executing" && fieldOf(data, "node") === null)) listener({ is: "news" });
  }
}
