// An address of the Comfy API v2 for tests: speaks over real sockets and runs nothing. Its answers are those that a real
// comfy-api-proxy gave (`record-api`), with other ids in them; a run ends with the bytes it was given, and files can lie on another
// origin. What can go wrong is a switch with a name; all are off at first.
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { recorded, recordedRun, signedId } from "./recorded-api.ts";
import { apiSwitches, type ApiSwitches } from "./stand-in-api-switches.ts";

interface Run {
  readonly id: string;
  readonly key: string;
  readonly graph: unknown;
  status: string;
  value: number;
}

export class StandInApi {
  readonly switches = apiSwitches();
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
  /** From which byte each film was asked for. */
  readonly ranges: number[] = [];
  key: string | null;
  readonly #film: Buffer;
  readonly #runs = new Map<string, Run>();
  readonly #keys = new Set<string>();
  readonly #blobs = new Map<string, string>();
  readonly #server: Server;
  readonly #elsewhere: Server;
  /** What the ids of files are signed with: another one after each start. */
  #secret = randomUUID();

  /** `key`: the only one that is accepted; null: none is asked for. */
  constructor(film: Buffer, key: string | null) {
    this.#film = film;
    this.key = key;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
    this.#elsewhere = createServer((request, response) => {
      this.strangers.push(request.headers.authorization);
      this.#sendFilm(response, request);
    });
  }

  get #servers(): Server[] {
    return [this.#server, this.#elsewhere];
  }

  get url(): string {
    return addressOf(this.#server);
  }

  async open(): Promise<this> {
    for (const server of this.#servers) await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  async close(): Promise<void> {
    for (const server of this.#servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  /** As after a `kill -9` of the proxy: what it kept is gone, and the host goes on. */
  restart(): void {
    this.#secret = randomUUID();
    this.#blobs.clear();
    this.#keys.clear();
  }

  /** How the run with a key stands. */
  status(key: string): string | undefined {
    return [...this.#runs.values()].find((run) => run.key === key)?.status;
  }

  /** The id of the run with a key. */
  run(key: string): string | undefined {
    return [...this.#runs.values()].find((run) => run.key === key)?.id;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://api");
    const body = await readBody(request);
    if (this.switches.sendsHtml) {
      this.turnedAway += 1;
      response.writeHead(502, { "content-type": "text/html" }).end("<html><body>Bad gateway</body></html>");
      return;
    }
    if (this.key !== null && request.headers.authorization !== `Bearer ${this.key}`) {
      return this.#replyWith(response, request, "unauthorized");
    }
    const path = pathname.replace("/api/v2", "");
    if (path === "/jobs" && request.method === "POST") return this.#take(request, response, body);
    if (path.startsWith("/assets")) return this.#asset(request, response, path, body);
    const [, id = "", action] = /^\/jobs\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const run = this.switches.forgets ? undefined : this.#runs.get(id);
    if (!run) return this.#replyWith(response, request, "unknownJob");
    if (action === "cancel") return this.#cancel(run, response);
    if (action === "events") return this.#stream(run, request, response);
    send(response, this.#shown(run));
  }

  #take(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const key = String(request.headers["idempotency-key"]);
    const { refuses, losesReply, failsAfterTaking, sendsOn } = this.switches;
    if (sendsOn !== null) return void response.writeHead(307, { location: `${sendsOn}/api/v2/jobs` }).end();
    const text = body.toString();
    const ids = [...text.matchAll(/"__type":"core\/ASSET","info":{"id":"([^"]+)"/g)].map(([, id]) => id!);
    const stored = new Set(this.#blobs.values());
    if (ids.some((id) => !stored.has(id))) return this.#replyWith(response, request, "missingAsset");
    if (ids.length > 0 && this.switches.losesInputs) return this.#replyWith(response, request, "invalidFile");
    if (this.#keys.has(key)) return this.#replyWith(response, request, "keyReuse");
    if (this.switches.busy > 0) {
      this.switches.busy -= 1;
      response.setHeader("Retry-After", "0");
      return this.#refuse(response, request, { status: 429, code: this.switches.busyCode, message: "Later" });
    }
    if (refuses) return this.#refuse(response, request, refuses);
    const { workflow } = JSON.parse(text) as { workflow: unknown };
    const run: Run = { id: randomUUID(), key, graph: workflow, status: "queued", value: 0 };
    this.#keys.add(key);
    this.#runs.set(run.id, run);
    this.taken.push(key);
    this.graphs.push(workflow);
    void this.#work(run);
    if (losesReply) return void request.socket.destroy();
    if (failsAfterTaking) return this.#replyWith(response, request, "submittedUnreachable");
    send(response, this.#shown(run), recorded.answers["submitted"]!.status);
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
    const isLiving = run.status === "queued" || run.status === "running";
    if (this.switches.cancelsLate > 0) this.switches.cancelsLate -= 1;
    else if (isLiving && !this.switches.cannotCancel) run.status = "canceled";
    send(response, run.status === "running" ? this.#fill("canceling", run) : this.#shown(run));
  }

  /** The events of the recorded run, a few milliseconds apart, until the run has ended. */
  async #stream(run: Run, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { refusesEvents: status } = this.switches;
    if (status !== null) return this.#refuse(response, request, { status, code: "too_many_streams", message: "No" });
    response.writeHead(200, { "content-type": "text/event-stream" });
    const report = (event: string, data: unknown) =>
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    report("status", { status: run.status });
    const steps = recorded.events.filter(({ event }) => event === "progress").values();
    for (; !response.destroyed && (run.status === "queued" || run.status === "running");) {
      const step = run.status === "running" ? steps.next() : undefined;
      if (step?.value) report("progress", step.value.data);
      await sleep(5, undefined, { ref: false });
    }
    report("status", { status: run.status });
    response.end();
  }

  #asset(request: IncomingMessage, response: ServerResponse, path: string, body: Buffer): void {
    const hash = /^\/assets\/by-hash\/(.+)$/.exec(path)?.[1];
    if (hash !== undefined) return void response.writeHead(this.#blobs.has(decodeURIComponent(hash)) ? 200 : 404).end();
    const [, id, content] = /^\/assets\/([^/]+)(\/content)?$/.exec(path) ?? [];
    if (content) return this.#content(request, response, decodeURIComponent(id ?? ""));
    if (request.method === "DELETE") return this.#forget(response, decodeURIComponent(id ?? ""));
    const text = body.toString("latin1");
    const digest = /blake3:[0-9a-f]+/.exec(text)?.[0] ?? "";
    const name = /"file_path":"([^"]+)"|name="file_path"\r\n\r\n([^\r]*)/.exec(text);
    const isNew = !this.#blobs.has(digest);
    const stored = this.#blobs.get(digest) ?? randomUUID();
    this.#blobs.set(digest, stored);
    if (path === "/assets") this.uploads.push(name?.[2] ?? "");
    const answer = recorded.answers[isNew ? "stored" : "storedBefore"]!;
    const reported = { id: stored, hash: digest, file_path: name?.[1] ?? name?.[2] ?? null };
    send(response, { ...(answer.body as object), ...reported }, answer.status);
  }

  #forget(response: ServerResponse, id: string): void {
    for (const [hash, stored] of this.#blobs) if (stored === id) this.#blobs.delete(hash);
    this.switches.losesInputs = false;
    response.writeHead(204).end();
  }

  #content(request: IncomingMessage, response: ServerResponse, id: string): void {
    const run = [...this.#runs.values()].find((one) => this.#outputId(one, "film") === id);
    if (this.switches.losesFiles || !run) return this.#replyWith(response, request, "unknownAsset");
    if (!this.switches.signs) return this.#sendFilm(response, request);
    response.writeHead(302, { location: `${addressOf(this.#elsewhere)}/bucket/film?X-Goog-Signature=abc` }).end();
  }

  #sendFilm(response: ServerResponse, request: IncomingMessage): void {
    const { switches } = this;
    const film = this.#film;
    const asked = switches.cutsFiles ? undefined : request.headers.range;
    const from = Number(/^bytes=(\d+)-$/.exec(asked ?? "")?.[1] ?? 0);
    this.ranges.push(from);
    if (from >= film.length) return this.#replyWith(response, request, "contentBeyond");
    const type = { ...recorded.answers["content"]!.headers };
    if (switches.sendsPages > 0) {
      switches.sendsPages -= 1;
      return void response.writeHead(200, { "content-type": "text/html" }).end("<html><body>Please wait</body></html>");
    }
    if (switches.sendsNothing > 0) {
      switches.sendsNothing -= 1;
      return void response.writeHead(200, { ...type, "content-length": 0 }).end();
    }
    const half = film.subarray(from, from + Math.ceil((film.length - from) / 2));
    if (switches.endsEarly > 0) {
      switches.endsEarly -= 1;
      delete type["content-length"];
      return void response.writeHead(200, type).end(half);
    }
    const range = from > 0 ? { "content-range": `bytes ${from}-${film.length - 1}/${film.length}` } : {};
    response.writeHead(from > 0 ? 206 : 200, { ...type, ...range, "content-length": film.length - from });
    if (switches.stalls > 0) {
      switches.stalls -= 1;
      return void response.write(half);
    }
    if (!switches.cutsFiles) return void response.end(film.subarray(from));
    response.write(half, () => response.destroy());
  }

  #replyWith(response: ServerResponse, request: IncomingMessage, name: string): void {
    const { status, body } = recorded.answers[name]!;
    const { error } = body as { error: { code: string; message: string; details: object } };
    this.#refuse(response, request, { status, ...error });
  }

  #refuse(
    response: ServerResponse,
    request: IncomingMessage,
    { status, code, message, details }: NonNullable<ApiSwitches["refuses"]>,
  ): void {
    const gossip = this.switches.gossips ? ` (you sent ${request.headers.authorization})` : "";
    send(response, { error: { code, message: `${message}${gossip}`, details: details ?? null } }, status);
  }

  #shown(run: Run): object {
    const { fails, gossips } = this.switches;
    const { status, key } = run;
    if (status === "queued") return this.#fill("waiting", run);
    if (status === "running") return this.#fill("running", run);
    if (status === "expired" || this.switches.slips-- > 0) return this.#fill("dequeued", run);
    this.switches.slips = 0;
    if (status === "canceled") return this.#fill("canceled", run);
    if (status === "failed") {
      const message = `${fails}${gossips ? ` Bearer ${this.key}` : ""}`;
      const failed = this.#fill("failed", run) as { error: object };
      return { ...failed, error: { ...failed.error, message, class_type: "KSampler" } };
    }
    const succeeded = this.#fill("succeeded", run) as { outputs: [object] };
    const [output] = succeeded.outputs;
    const film = { ...output, name: `${key}_00001_${this.switches.ending}`, id: this.#outputId(run, "film") };
    return { ...succeeded, outputs: [{ ...film, name: "notes.txt", id: this.#outputId(run, "notes") }, film] };
  }

  #fill(name: string, { id }: Run): object {
    return recordedRun(name, { id, url: this.url });
  }

  #outputId({ id, key }: Run, name: string): string {
    return signedId({ j: id, f: `${key}_${name}`, s: "studio", t: "output" }, this.#secret);
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
