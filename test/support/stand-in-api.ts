// An address of the Comfy API v2 for tests: speaks its real protocol over real sockets and runs nothing. A run takes a few steps and
// ends with the bytes it was given; files can lie on another origin. What can go wrong is a switch with a name; all are off at first.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface ApiSwitches {
  /** Milliseconds that a run takes; Infinity: until it is canceled. */
  runFor: number;
  /** Answers a run with this status, code and message. */
  refuses: { status: number; code: string; message: string; details?: object } | null;
  /** Answers so many runs with 429 before it takes one. */
  busy: number;
  busyCode: string;
  /** Takes the run and closes the connection instead of answering. */
  losesReply: boolean;
  /** Takes the run and answers 500. */
  failsAfterTaking: boolean;
  /** Answers everything with a page of HTML and status 502. */
  sendsHtml: boolean;
  /** Answers the events of a run with this status. */
  refusesEvents: number | null;
  /** The run ends with this error. */
  fails: string | null;
  /** Runs end as expired. */
  expires: boolean;
  /** No run is known any more. */
  forgets: boolean;
  /** Files are fetched from another origin, by a signed address. */
  signs: boolean;
  /** A file cannot be fetched. */
  losesFiles: boolean;
  cutsFiles: boolean;
  /** Says in its errors what was sent to it. */
  gossips: boolean;
  /** Cancels are taken only so many questions later. */
  cancelsLate: number;
}

interface Run {
  readonly id: string;
  readonly key: string;
  readonly graph: unknown;
  status: string;
  value: number;
}

export class StandInApi {
  readonly switches: ApiSwitches = {
    runFor: 20,
    refuses: null,
    busy: 0,
    busyCode: "queue_full",
    losesReply: false,
    failsAfterTaking: false,
    sendsHtml: false,
    refusesEvents: null,
    fails: null,
    expires: false,
    forgets: false,
    signs: false,
    losesFiles: false,
    cutsFiles: false,
    gossips: false,
    cancelsLate: 0,
  };
  /** Keys in the order in which runs were taken: one twice is a run that was paid twice. */
  readonly taken: string[] = [];
  /** How many were answered with a gateway's page. */
  turnedAway = 0;
  /** Graphs of the runs that were taken. */
  readonly graphs: unknown[] = [];
  readonly ended: string[] = [];
  readonly uploads: string[] = [];
  /** What the other origin was sent as `Authorization`, for each file. */
  readonly strangers: (string | undefined)[] = [];
  readonly #key: string | null;
  readonly #film: Buffer;
  readonly #runs = new Map<string, Run>();
  readonly #keys = new Set<string>();
  readonly #blobs = new Set<string>();
  readonly #server: Server;
  readonly #elsewhere: Server;
  #counter = 0;

  /** `key`: the only one that is accepted; null: none is asked for. */
  constructor(film: Buffer, key: string | null) {
    this.#film = film;
    this.#key = key;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
    this.#elsewhere = createServer((request, response) => {
      this.strangers.push(request.headers.authorization);
      this.#sendFilm(response);
    });
  }

  get url(): string {
    return addressOf(this.#server);
  }

  async open(): Promise<this> {
    for (const server of [this.#server, this.#elsewhere])
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  async close(): Promise<void> {
    for (const server of [this.#server, this.#elsewhere]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  /** How the run with a key stands. */
  status(key: string): string | undefined {
    return [...this.#runs.values()].find((run) => run.key === key)?.status;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://api");
    const body = await readBody(request);
    if (this.switches.sendsHtml) {
      this.turnedAway += 1;
      response.writeHead(502, { "content-type": "text/html" }).end("<html><body>Bad gateway</body></html>");
      return;
    }
    if (this.#key !== null && request.headers.authorization !== `Bearer ${this.#key}`) {
      return this.#refuse(response, request, { status: 401, code: "unauthorized", message: "Invalid key" });
    }
    const path = pathname.replace("/api/v2", "");
    if (path === "/jobs" && request.method === "POST") return this.#take(request, response, body);
    if (path.startsWith("/assets")) return this.#asset(response, path, body);
    const [, id = "", action] = /^\/jobs\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const run = this.switches.forgets ? undefined : this.#runs.get(id);
    if (!run) return this.#refuse(response, request, { status: 404, code: "job_not_found", message: "No such job" });
    if (action === "cancel") return this.#cancel(run, response);
    if (action === "events") return this.#stream(run, request, response);
    send(response, this.#shown(run));
  }

  #take(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const key = String(request.headers["idempotency-key"]);
    const { refuses, losesReply, failsAfterTaking } = this.switches;
    if (this.#keys.has(key)) {
      return this.#refuse(response, request, { status: 422, code: "idempotency_key_reuse", message: "Key was used" });
    }
    if (this.switches.busy > 0) {
      this.switches.busy -= 1;
      response.setHeader("Retry-After", "0");
      return this.#refuse(response, request, { status: 429, code: this.switches.busyCode, message: "Later" });
    }
    if (refuses) return this.#refuse(response, request, refuses);
    const { workflow } = JSON.parse(body.toString()) as { workflow: unknown };
    const run: Run = { id: `job-${++this.#counter}`, key, graph: workflow, status: "queued", value: 0 };
    this.#keys.add(key);
    this.#runs.set(run.id, run);
    this.taken.push(key);
    this.graphs.push(workflow);
    void this.#work(run);
    if (losesReply) return void request.socket.destroy();
    if (failsAfterTaking) {
      return this.#refuse(response, request, { status: 500, code: "upstream_error", message: "Oh no" });
    }
    send(response, this.#shown(run), 201);
  }

  async #work(run: Run): Promise<void> {
    const { runFor } = this.switches;
    const step = 5;
    for (let left = runFor; left > 0; left -= step) {
      await sleep(step, undefined, { ref: false });
      if (run.status === "canceled") return;
      if (run.status === "queued") run.status = "running";
      run.value = runFor === Infinity ? 0.5 : 1 - left / runFor;
    }
    const { fails, expires } = this.switches;
    run.status = expires ? "expired" : fails === null ? "succeeded" : "failed";
    if (run.status === "succeeded") this.ended.push(run.key);
  }

  #cancel(run: Run, response: ServerResponse): void {
    if (this.switches.cancelsLate > 0) this.switches.cancelsLate -= 1;
    else if (run.status === "queued" || run.status === "running") run.status = "canceled";
    send(response, this.#shown(run));
  }

  async #stream(run: Run, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { refusesEvents: status } = this.switches;
    if (status !== null) return this.#refuse(response, request, { status, code: "too_many_streams", message: "No" });
    response.writeHead(200, { "content-type": "text/event-stream" });
    const tell = (event: string, data: object) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    for (; !response.destroyed && (run.status === "queued" || run.status === "running");) {
      tell("progress", { value: run.value, nodes_done: 1, nodes_total: 2 });
      await sleep(5, undefined, { ref: false });
    }
    tell("status", { status: run.status });
    response.end();
  }

  #asset(response: ServerResponse, path: string, body: Buffer): void {
    const hash = /^\/assets\/by-hash\/(.+)$/.exec(path)?.[1];
    if (hash !== undefined) return void response.writeHead(this.#blobs.has(decodeURIComponent(hash)) ? 200 : 404).end();
    if (path.endsWith("/content")) return this.#content(response);
    const text = body.toString("latin1");
    const digest = /blake3:[0-9a-f]+/.exec(text)?.[0] ?? "";
    const name = /"file_path":"([^"]+)"|name="file_path"\r\n\r\n([^\r]*)/.exec(text);
    this.#blobs.add(digest);
    if (path === "/assets") this.uploads.push(name?.[2] ?? "");
    send(response, { id: `asset-${this.#blobs.size}`, hash: digest, file_path: name?.[1] ?? name?.[2] ?? null }, 201);
  }

  #content(response: ServerResponse): void {
    if (this.switches.losesFiles) return void response.writeHead(404).end();
    if (!this.switches.signs) return this.#sendFilm(response);
    response.writeHead(302, { location: `${addressOf(this.#elsewhere)}/bucket/film?X-Goog-Signature=abc` }).end();
  }

  #sendFilm(response: ServerResponse): void {
    response.writeHead(200, { "content-length": this.#film.length });
    if (!this.switches.cutsFiles) return void response.end(this.#film);
    response.write(this.#film.subarray(0, this.#film.length / 2), () => response.destroy());
  }

  #refuse(
    response: ServerResponse,
    request: IncomingMessage,
    { status, code, message, details }: NonNullable<ApiSwitches["refuses"]>,
  ): void {
    const gossip = this.switches.gossips ? ` (you sent ${request.headers.authorization})` : "";
    send(response, { error: { code, message: `${message}${gossip}`, details: details ?? null } }, status);
  }

  #shown({ id, status, value }: Run): object {
    const output = { node_id: "9", name: "film_00001_.mp4", type: "video", content_type: "video/mp4", id: `out-${id}` };
    const { fails, gossips } = this.switches;
    const error = { code: "node", message: `${fails}${gossips ? ` Bearer ${this.#key}` : ""}`, class_type: "KSampler" };
    return {
      id,
      status,
      queue_position: status === "queued" ? 0 : null,
      progress: status === "running" ? { value, nodes_done: 1, nodes_total: 2 } : null,
      outputs: status === "succeeded" ? [{ ...output, node_id: "8", name: "notes.txt", id: "text-1" }, output] : [],
      error: status === "failed" ? error : null,
    };
  }
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
