// A workflow host for tests: speaks the host's real protocol over real sockets and runs nothing. A prompt takes a few steps and
// ends with the bytes it was given. What can go wrong is a switch with a name; all of them are off at first.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocketServer, type WebSocket } from "ws";
import { NO_TROUBLE, type Switches } from "./stand-in-switches.ts";

/** Milliseconds between two signs of a run. */
const STEP = 5;

interface Run {
  readonly id: string;
  readonly number: number;
  readonly graph: Record<string, { class_type: string; inputs?: Record<string, unknown> }>;
  readonly client: string;
  state: "pending" | "running" | "done";
}

export class StandInHost {
  readonly switches: Switches = { ...NO_TROUBLE };
  /** Prompt ids in the order in which they were accepted: more than one of a kind is a run that was paid twice. */
  readonly accepted: string[] = [];
  /** Graphs in the order in which they were accepted. */
  readonly graphs: Run["graph"][] = [];
  /** Ids whose runs came to their end. */
  readonly ran: string[] = [];
  readonly uploads = new Map<string, Buffer>();
  /** What it saves where a graph says `SaveLatent`: the first of them, the second, and so on. */
  latents: readonly Uint8Array[] = [];
  /** Models folder to the names in it; a folder that is not here is unknown. */
  models: Record<string, readonly string[]> = {};
  /** What `/object_info` tells. */
  classes: Record<string, unknown>;
  stats: unknown = null; // of `/system_stats`
  /** Name of a workflow that somebody saved in it to the file's text. */
  readonly saved = new Map<string, string>();
  /** What it was asked, as method and path, in order. */
  readonly asked: string[] = [];
  /** How many were answered with a gateway's page. */
  turnedAway = 0;
  /** Of what every run makes. */
  ending = ".mp4";
  readonly #film: Buffer;
  #queue: Run[] = [];
  #history = new Map<string, unknown>();
  #server: Server;
  #sockets = new Map<string, WebSocket>();
  #interrupted = new Set<string>();
  #counter = 0;
  port = 0;

  /** `film`: the bytes that every run makes. `classes`: what `/object_info` tells. */
  constructor(film: Buffer, classes: Record<string, unknown> = {}) {
    this.#film = film;
    this.classes = classes;
    this.#server = this.#listen();
  }

  install(folder: string, file: string): void {
    this.models[folder] = [...new Set([...(this.models[folder] ?? []), file])];
  }

  remove(folder: string, file: string): void {
    this.models[folder] = (this.models[folder] ?? []).filter((each) => each !== file);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(this.port, "127.0.0.1", resolve));
    this.port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  async close(): Promise<void> {
    this.#queue = []; // what runs ends with it
    for (const socket of this.#sockets.values()) socket.terminate();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Dies and comes back at the same address: queue and history are gone. */
  async restart(awayFor = 0): Promise<void> {
    await this.close();
    this.#history = new Map();
    await sleep(awayFor);
    this.#server = this.#listen();
    await this.open();
  }

  #listen(): Server {
    const server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
    const sockets = new WebSocketServer({ server, path: "/ws" });
    sockets.on("connection", (socket, request) => {
      const id = new URL(request.url ?? "", "http://host").searchParams.get("clientId") ?? "";
      this.#sockets.set(id, socket);
      socket.on("error", () => undefined);
      socket.send(JSON.stringify({ type: "status", data: { status: { exec_info: { queue_remaining: 0 } }, sid: id } }));
    });
    return server;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://host");
    this.asked.push(`${request.method} ${url.pathname}`);
    if (this.switches.hangs) return;
    if (this.switches.stopsAt === "prompt" && request.method === "POST" && url.pathname === "/prompt") return;
    if (this.switches.sendsHtml) {
      this.turnedAway += 1;
      response.writeHead(502, { "content-type": "text/html" }).end("<html><body>Bad gateway</body></html>");
      return;
    }
    const isPrompt = request.method === "POST" && url.pathname === "/prompt";
    if (isPrompt && this.switches.dropsPrompt) return void request.socket.destroy();
    const body = await buffer(request);
    if (request.method === "POST") await this.#post(url.pathname, body, request, response);
    else this.#get(url, response);
  }

  #get(url: URL, response: ServerResponse): void {
    const { pathname } = url;
    if (pathname === "/prompt") return send(response, { exec_info: { queue_remaining: this.#queue.length } });
    if (pathname === "/queue") return send(response, this.#shownQueue());
    if (pathname.startsWith("/history/")) {
      const id = decodeURIComponent(pathname.slice("/history/".length));
      return send(response, this.#history.has(id) ? { [id]: this.#history.get(id) } : {});
    }
    if (pathname === "/object_info") return send(response, this.classes);
    if (pathname.startsWith("/object_info/")) {
      const name = decodeURIComponent(pathname.slice("/object_info/".length));
      return send(response, Object.hasOwn(this.classes, name) ? { [name]: this.classes[name] } : {});
    }
    if (pathname === "/system_stats" && this.stats !== null) return send(response, this.stats);
    if (pathname === "/models") return send(response, Object.keys(this.models));
    if (pathname === "/userdata") return send(response, [...this.saved.keys()]);
    const name = /^\/userdata\/workflows%2F([^/]+)$/.exec(pathname)?.[1];
    const text = name === undefined ? undefined : this.saved.get(decodeURIComponent(name));
    if (text !== undefined) return void response.end(text);
    const folder = /^\/models\/([^/]+)$/.exec(pathname)?.[1];
    if (folder !== undefined && Object.hasOwn(this.models, folder)) return send(response, this.models[folder]);
    const number = /_0000(\d)_\.latent$/.exec(url.searchParams.get("filename") ?? "")?.[1];
    const latent = this.latents[Number(number) - 1];
    if (pathname === "/view" && latent) return void response.end(latent);
    const made = /^(.+)_00001_\.\w+$/.exec(url.searchParams.get("filename") ?? "")?.[1] ?? "";
    if (pathname === "/view" && !this.switches.losesFiles && this.ran.includes(made)) return this.#view(response);
    response.writeHead(404, { "content-type": "text/plain" }).end("404: Not Found");
  }

  #view(response: ServerResponse): void {
    response.writeHead(200, { "content-length": this.#film.length });
    if (!this.switches.cutsFiles && this.switches.stopsAt !== "file") {
      response.end(this.#film);
      return;
    }
    response.write(this.#film.subarray(0, this.#film.length / 2), () => {
      if (this.switches.stopsAt !== "file") response.destroy();
    });
  }

  async #post(path: string, body: Buffer, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (path === "/prompt") return this.#prompt(JSON.parse(body.toString()), request, response);
    if (path === "/upload/image") return this.#upload(body, response);
    if (path === "/queue") {
      const { delete: ids = [] } = JSON.parse(body.toString()) as { delete?: string[] };
      this.#queue = this.#queue.filter((run) => run.state !== "pending" || !ids.includes(run.id));
      return void response.end();
    }
    if (path === "/interrupt") {
      const { prompt_id: id } = JSON.parse(body.toString()) as { prompt_id?: string };
      if (id !== undefined) this.#interrupted.add(id);
      return void response.end();
    }
    const cancel = /^\/api\/jobs\/([^/]+)\/cancel$/.exec(path)?.[1];
    if (cancel !== undefined && this.switches.hasJobs) {
      const known = this.#queue.some((run) => run.id === cancel);
      this.#queue = this.#queue.filter((run) => run.state !== "pending" || run.id !== cancel);
      this.#interrupted.add(cancel);
      return send(response, { cancelled: known });
    }
    response.writeHead(405, { "content-type": "text/plain" }).end("405: Method Not Allowed");
  }

  #prompt(
    sent: { prompt: Run["graph"]; prompt_id: string; client_id: string },
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const { refuses, leavesOut, losesReply } = this.switches;
    if (refuses !== null) {
      const error = { type: "prompt_outputs_failed_validation", message: refuses, details: "", extra_info: {} };
      return send(response, { error, node_errors: {} }, 400);
    }
    const number = ++this.#counter;
    this.#queue.push({ id: sent.prompt_id, number, graph: sent.prompt, client: sent.client_id, state: "pending" });
    this.accepted.push(sent.prompt_id);
    this.graphs.push(sent.prompt);
    void this.#work();
    if (this.switches.stopsAt === "reply") return;
    if (losesReply) return void request.socket.destroy();
    const errors = [{ type: "value_not_in_list", message: "Value not in list", details: "ckpt_name: 'x' not in []" }];
    const nodes = leavesOut === null ? {} : { "7": { class_type: leavesOut, errors, dependent_outputs: ["9"] } };
    send(response, { prompt_id: sent.prompt_id, number, node_errors: nodes });
  }

  #upload(body: Buffer, response: ServerResponse): void {
    const head = body.toString("latin1");
    const name = /name="image"; filename="([^"]+)"/.exec(head)?.[1] ?? "file";
    const folder = /name="subfolder"\r\n\r\n([^\r]*)/.exec(head)?.[1] ?? "";
    const from = head.indexOf("\r\n\r\n", head.indexOf('name="image"')) + 4;
    this.uploads.set(`${folder}/${name}`, body.subarray(from, body.lastIndexOf("\r\n--")));
    send(response, { name, subfolder: folder, type: "input" });
  }

  /** One prompt at a time, in order. */
  async #work(): Promise<void> {
    const run = this.#queue[0];
    if (!run || this.#queue.some((each) => each.state === "running")) return;
    run.state = "running";
    this.#emit(run, "execution_start", {});
    for (let ran = 0; ran < this.switches.runFor; ran += STEP) {
      if (this.#interrupted.has(run.id) || !this.#queue.includes(run)) break;
      this.#emit(run, "progress", { value: 1, max: 4, node: "3" });
      await sleep(STEP);
    }
    if (!this.#queue.includes(run)) return; // the host was restarted
    await this.#end(run);
    void this.#work();
  }

  async #end(run: Run): Promise<void> {
    const { fails, historyLate } = this.switches;
    const wasStopped = this.#interrupted.has(run.id);
    const type = wasStopped ? "execution_interrupted" : fails === null ? "execution_success" : "execution_error";
    const data =
      fails === null ? {} : { exception_message: fails, node_type: "KSampler", exception_type: "RuntimeError" };
    if (type === "execution_success") this.ran.push(run.id);
    this.#emit(run, type, data);
    this.#queue = this.#queue.filter((each) => each !== run);
    await sleep(historyLate);
    if (this.switches.forgets) return;
    const outputs = {
      "9": {
        images: [{ filename: `${run.id}_00001_${this.ending}`, subfolder: "studio", type: "output" }],
        animated: [true],
      },
      ...this.#savedLatents(run),
    };
    const messages = [
      ["execution_start", { prompt_id: run.id }],
      [type, { prompt_id: run.id, ...data }],
    ];
    const status = {
      status_str: type === "execution_success" ? "success" : "error",
      completed: fails === null,
      messages,
    };
    this.#history.set(run.id, {
      prompt: [run.number, run.id, run.graph, {}, ["9"]],
      outputs: type === "execution_success" ? outputs : {},
      status,
      meta: {},
    });
    this.#emit(run, "executing", { node: null });
  }

  #savedLatents({ graph }: Run) {
    const savers = Object.entries(graph).filter(([, node]) => node.class_type === "SaveLatent");
    return Object.fromEntries(
      savers.map(([id, { inputs = {} }], index) => {
        const [subfolder = "", name = ""] = String(inputs["filename_prefix"]).split("/");
        return [id, { latents: [{ filename: `${name}_0000${index + 1}_.latent`, subfolder, type: "output" }] }];
      }),
    );
  }

  #emit(run: Run, type: string, data: Record<string, unknown>): void {
    const socket = this.#sockets.get(run.client);
    if (socket?.readyState === 1) socket.send(JSON.stringify({ type, data: { ...data, prompt_id: run.id } }));
  }

  #shownQueue() {
    const shown = (state: Run["state"]) =>
      this.#queue.filter((run) => run.state === state).map((run) => [run.number, run.id, run.graph, {}, ["9"]]);
    return { queue_running: shown("running"), queue_pending: shown("pending").toReversed() };
  }
}

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
