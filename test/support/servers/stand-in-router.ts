// The Comfy Router for tests: speaks its real protocol over real sockets. A request is held open while it runs; its key brings the same
// result again within a day, and never runs twice. What can go wrong is a switch with a name; all of them are off at first.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface RouterSwitches {
  /** Milliseconds that a run takes. */
  runFor: number;
  /** Milliseconds that an answer is waited for; a run that takes longer is answered 504 so far. */
  deadline: number;
  /** Answers a request with this status and type. */
  refuses: { status: number; type: string; detail: unknown } | null;
  /** Answers so many requests so, before it takes one. */
  busy: number;
  busyWith: { status: number; type: string };
  /** Runs the request and closes the connection, so many times. */
  losesReply: number;
  /** Answers everything with a page of HTML and status 502. */
  sendsHtml: boolean;
  /** How the result comes: by address, in the answer, or as the answer. */
  hands: "address" | "base64" | "data" | "bytes";
  /** Cuts an answer of bytes, so many times. */
  cutsAnswer: number;
  /** The file behind the address is gone. */
  losesFiles: boolean;
  /** The provider ended well and made nothing. */
  filters: boolean;
  /** Says in its errors what was sent to it. */
  gossips: boolean;
  /** What it makes is a picture, and it says so as a model of pictures does; this is the ending of its address. */
  pictures: string | null;
}

interface Known {
  readonly body: string;
  readonly done: Promise<void>;
}

export class StandInRouter {
  readonly switches: RouterSwitches = {
    runFor: 10,
    deadline: 1000,
    refuses: null,
    busy: 0,
    busyWith: { status: 409, type: "concurrency_limit_exceeded" },
    losesReply: 0,
    sendsHtml: false,
    hands: "address",
    cutsAnswer: 0,
    losesFiles: false,
    filters: false,
    gossips: false,
    pictures: null,
  };
  /** Keys whose runs began: one twice is a run that was paid twice. */
  readonly ran: string[] = [];
  /** Every request for a run: its model, key and body. */
  /** How many were answered with a gateway's page. */
  turnedAway = 0;
  readonly asked: { model: string; key: string; body: unknown }[] = [];
  /** What the origin of the files was sent as `Authorization`. */
  readonly strangers: (string | undefined)[] = [];
  /** Catalogue questions that were answered. */
  listed = 0;
  /** Models of the catalogue, and the input fields of each. */
  readonly models = new Map<string, readonly string[]>();
  /** OpenAPI documents of single models, instead. */
  readonly documents = new Map<string, object>();
  readonly #key: string;
  readonly #film: Buffer;
  readonly #known = new Map<string, Known>();
  readonly #server: Server;
  readonly #files: Server;

  constructor(film: Buffer, key: string) {
    this.#film = film;
    this.#key = key;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
    this.#files = createServer((request, response) => {
      this.strangers.push(request.headers.authorization);
      if (this.switches.losesFiles) response.writeHead(403).end("expired");
      else response.writeHead(200, { "content-length": this.#film.length }).end(this.#film);
    });
  }

  get url(): string {
    return addressOf(this.#server);
  }

  async open(): Promise<this> {
    for (const server of [this.#server, this.#files])
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  async close(): Promise<void> {
    for (const server of [this.#server, this.#files]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://router");
    const body = await readText(request);
    response.setHeader("X-Comfy-Request-Id", "req-7");
    if (this.switches.sendsHtml) {
      this.turnedAway += 1;
      response.writeHead(502, { "content-type": "text/html" }).end("<html>Bad gateway</html>");
      return;
    }
    if (request.headers.authorization !== `Bearer ${this.#key}`) {
      return this.#refuse(request, response, { status: 401, type: "unauthorized", detail: "Invalid key" });
    }
    if (url.pathname === "/v2/models") return this.#list(url, response);
    const model = decodeURIComponent(url.pathname.replace("/v2/models/", "").replace("/openapi.json", ""));
    if (request.method === "GET") return this.#schema(model, request, response);
    await this.#run(model, body, { request, response });
  }

  #list({ searchParams }: URL, response: ServerResponse): void {
    this.listed += 1;
    const from = Number(searchParams.get("cursor") ?? 0);
    const to = from + Number(searchParams.get("limit") ?? 20);
    const all = [...this.models.keys()];
    const data = all.slice(from, to).map((id) => {
      const [provider, model] = id.split("/");
      return { id, provider, model, billing: { charges_on_policy_rejection: "no" } };
    });
    send(response, { data, has_more: to < all.length, next_cursor: to < all.length ? String(to) : null });
  }

  #schema(model: string, request: IncomingMessage, response: ServerResponse): void {
    const document = this.documents.get(model);
    if (document) return send(response, document);
    const fields = this.models.get(model);
    if (!fields) return this.#refuse(request, response, { status: 404, type: "model_not_found", detail: "No" });
    const properties = Object.fromEntries(fields.map((field) => [field, { type: "string" }]));
    send(response, { openapi: "3.0.2", components: { schemas: { Input: { type: "object", properties } } } });
  }

  async #run(
    model: string,
    body: string,
    { request, response }: { request: IncomingMessage; response: ServerResponse },
  ): Promise<void> {
    const key = String(request.headers["idempotency-key"]);
    this.asked.push({ model, key, body: JSON.parse(body) as unknown });
    const { refuses, busyWith, deadline } = this.switches;
    const known = this.#known.get(key);
    if (known && known.body !== body) {
      return this.#refuse(request, response, { status: 409, type: "invalid_input", detail: "another request" });
    }
    if (!known && this.switches.busy > 0) {
      this.switches.busy -= 1;
      response.setHeader("Retry-After", "0");
      return this.#refuse(request, response, { ...busyWith, detail: "Later" });
    }
    if (!known && refuses) return this.#refuse(request, response, refuses);
    if (!known) {
      this.ran.push(key);
      this.#known.set(key, { body, done: sleep(this.switches.runFor, undefined, { ref: false }) });
    }
    if (this.switches.losesReply > 0) {
      this.switches.losesReply -= 1;
      return void request.socket.destroy();
    }
    const late = sleep(deadline, "late", { ref: false });
    if ((await Promise.race([this.#known.get(key)?.done, late])) === "late") {
      response.setHeader("Retry-After", "0");
      return this.#refuse(request, response, { status: 504, type: "deadline_exceeded", detail: "Still running" });
    }
    this.#result(response);
  }

  #result(response: ServerResponse): void {
    const { hands, filters, pictures } = this.switches;
    response.setHeader("X-Comfy-Credits-Used", "35.5");
    if (filters) return send(response, { id: "task-1", status: "succeeded", content: {}, refused: ["too violent"] });
    if (hands === "bytes") {
      const type = pictures === null ? "video/mp4" : "image/png";
      response.writeHead(200, { "content-type": type, "content-length": this.#film.length });
      if (this.switches.cutsAnswer === 0) return void response.end(this.#film);
      this.switches.cutsAnswer -= 1;
      response.write(this.#film.subarray(0, 4), () => response.destroy());
      return;
    }
    const text = this.#film.toString("base64");
    const file = hands === "address" ? `${addressOf(this.#files)}/made/film${pictures ?? ".mp4"}?sig=1` : text;
    if (pictures !== null) return send(response, { id: "task-1", result: { sample: file, seed: 42 } });
    const content = { video_url: hands === "data" ? `data:video/mp4;base64,${text}` : file };
    send(response, { id: "task-1", status: "succeeded", content, seed: 42 });
  }

  #refuse(
    request: IncomingMessage,
    response: ServerResponse,
    { status, type, detail }: NonNullable<RouterSwitches["refuses"]>,
  ): void {
    const gossip = this.switches.gossips ? ` (you sent ${request.headers.authorization})` : "";
    response.setHeader("X-Comfy-Error-Type", type);
    send(response, { detail: typeof detail === "string" ? `${detail}${gossip}` : detail, error_type: type }, status);
  }
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
