// The HTTP interface of a ComfyUI server, from version 0.3.64 on. Every call is one request whose answer says what is known, also when that is
// nothing; following a prompt to its end is in `follow-prompt`. What people and pages ask has one patience, counted from when the host fell
// silent; what jobs ask takes its time. docs/hosts.md "ComfyUI".
import { setTimeout as sleep } from "node:timers/promises";
import { readMemory, type HostMemory } from "../../core/readiness/memory-fit.ts";
import { isShut } from "../../core/settings/local-auth.ts";
import { fieldOf, textOf } from "../../core/workflow/json-parts.ts";
import { within } from "../../machine/wait.ts";
import { describeAnswer, formatSeconds, nodeErrors, type HostAnswer } from "../answers.ts";
import { addressOf, askHost, type HostQuestion } from "./ask-host.ts";
import { fetchAsGuest, NO_AUTH, type AuthFor } from "./guest-fetch.ts";
import { HostLiveness } from "./host-liveness.ts";
import type { Host, HostPrompt, HostQueue, HostQueueItem, HostTemplates, SavedWorkflows } from "../host.ts";
import { readHistory, readQueue, type PromptState } from "./prompt-state.ts";
import { openTemplates } from "./host-templates.ts";
import { openSavedWorkflows } from "./userdata.ts";

/** An API graph: node id to `{class_type, inputs}`. */
export type Graph = Readonly<Record<string, unknown>>;

export type Submission =
  | { readonly is: "accepted" }
  /** The host will not run it, and says why. Nothing of it runs. */
  | { readonly is: "refused"; readonly reason: string }
  /** It never arrived. */
  | { readonly is: "unsent"; readonly why: string }
  /** It may have arrived: ask for its id before it is sent again. */
  | { readonly is: "unknown"; readonly why: string };

/** Milliseconds for the question whether a file is there. */
const FILE_PATIENCE = 10_000;
/** Milliseconds that people and pages wait for a host. */
const QUERY_PATIENCE = 4_000;
/** Milliseconds for all node classes: megabytes, made anew for each who asks. */
const CLASSES_PATIENCE = 120_000;
/** Milliseconds for the question whether it is there. */
const DOWN_PATIENCE = 5_000;

export interface HostOptions {
  /** The name under which the host sends us its events. */
  readonly clientId: string;
  /** Milliseconds between the two reads of the history before a prompt counts as unknown. */
  readonly secondCheck?: number;
  /** Milliseconds that whoever queries something waits, counted from when the host fell silent. */
  readonly patience?: number;
  /** The same for all node classes, where that is longer. */
  readonly classesPatience?: number;
  readonly liveness?: HostLiveness;
  /** What the host is shown to be let in, read at every request. */
  readonly authFor?: AuthFor;
}

export class ComfyHost implements Host {
  readonly url: string;
  readonly clientId: string;
  readonly saved: SavedWorkflows;
  readonly templates: HostTemplates;
  readonly #secondCheck: number;
  readonly #patience: number;
  readonly #classesPatience: number;
  readonly #liveness: HostLiveness;
  readonly #authFor: AuthFor;

  constructor(url: string, options: HostOptions) {
    const {
      clientId,
      secondCheck = 500,
      patience = QUERY_PATIENCE,
      classesPatience = CLASSES_PATIENCE,
      liveness,
      authFor = NO_AUTH,
    } = options;
    this.url = url;
    this.clientId = clientId;
    this.saved = openSavedWorkflows({
      query: (path) => this.#query(path),
      ask: (path, question) => this.#ask(path, question),
    });
    this.templates = openTemplates({ url, authFor, query: (path) => this.#query(path) });
    this.#secondCheck = secondCheck;
    this.#patience = patience;
    this.#classesPatience = Math.max(patience, classesPatience);
    this.#liveness = liveness ?? new HostLiveness();
    this.#authFor = authFor;
  }

  silentFor(): number {
    return this.#liveness.silentFor();
  }

  within(patience: number): ComfyHost {
    return new ComfyHost(this.url, {
      clientId: this.clientId,
      secondCheck: this.#secondCheck,
      liveness: this.#liveness,
      authFor: this.#authFor,
      patience,
      classesPatience: 0,
    });
  }

  /**
   * Why the host cannot be worked with, or null when it answers as a host does. `patience`: milliseconds that the caller waits, counted
   * from when the host fell silent; the question goes on without them.
   */
  async down(patience = Number.POSITIVE_INFINITY): Promise<string | null> {
    return (await this.standing(patience)).down;
  }

  /** The same, and how many prompts wait or run there, of anybody. */
  async standing(
    patience = Number.POSITIVE_INFINITY,
  ): Promise<{ readonly down: string | null; readonly remaining: number }> {
    const left = patience - this.silentFor();
    const answer = await (left === Number.POSITIVE_INFINITY ? this.#probe() : within(Math.max(0, left), this.#probe()));
    const info = answer?.is === "json" ? fieldOf(answer.body, "exec_info") : undefined;
    if (info !== undefined) return { down: null, remaining: Number(fieldOf(info, "queue_remaining") ?? 0) };
    return { down: this.#whyDown(answer, patience), remaining: 0 };
  }

  #whyDown(answer: HostAnswer | undefined, patience: number): string {
    const why = answer
      ? describeAnswer(answer)
      : `no answer for ${formatSeconds(Math.max(patience, this.silentFor()))}`;
    if (answer && answer.is === "text" && isShut(answer.status))
      return `the host at ${this.url} does not let us in (${describeAnswer(answer)})`;
    return `the host at ${this.url} does not answer as one (${why}): start it, or change its address in the settings`;
  }

  /** Hands a graph over under an id that is ours. A graph of which the host would drop a part is taken back and refused. */
  async submit(id: string, graph: Graph, signal?: AbortSignal): Promise<Submission> {
    const json = { prompt: graph, prompt_id: id, client_id: this.clientId };
    const answer = await this.#ask("/prompt", { method: "POST", json, ...(signal && { signal }) });
    if (answer.is === "silent") return { is: answer.sent ? "unknown" : "unsent", why: answer.why };
    if (isShut(answer.status)) return { is: "refused", reason: describeAnswer(answer) };
    if (answer.is === "text" || answer.status >= 500) return { is: "unknown", why: describeAnswer(answer) };
    const errors = nodeErrors(answer.body);
    if (answer.status >= 400) return { is: "refused", reason: [describeAnswer(answer), ...errors].join("; ") };
    if (errors.length === 0) return { is: "accepted" };
    await this.cancel(id);
    return { is: "refused", reason: `the host would leave out a part of the graph: ${errors.join("; ")}` };
  }

  /** What the host knows of a prompt now. */
  async ask(id: string, signal?: AbortSignal): Promise<PromptState> {
    const question = signal ? { signal } : {};
    return this.#find(id, (path) => this.#ask(path, question), signal);
  }

  /** How a prompt stands here, for whoever did not hand it over; undefined when the host does not answer in time. */
  async prompt(id: string, patience = this.#patience): Promise<HostPrompt | undefined> {
    const state = await this.#find(id, (path) => this.#query(path, patience));
    if (state.is === "silent") return undefined;
    if (state.is === "unknown") return state;
    if (state.is !== "ended") return { is: "living" };
    const { end } = state;
    if (end.is === "succeeded") return { is: "ended", ok: true, message: "" };
    return { is: "ended", ok: false, message: end.is === "failed" ? end.reason : "it was interrupted on the host" };
  }

  /** Asks the host to let go of exactly this prompt; whether it did is seen by asking for it. */
  async cancel(id: string): Promise<void> {
    const answer = await this.#ask(`/api/jobs/${encodeURIComponent(id)}/cancel`, { method: "POST", json: {} });
    if (answer.is === "json" && answer.status === 200) return;
    await this.#ask("/queue", { method: "POST", json: { delete: [id] } });
    await this.#ask("/interrupt", { method: "POST", json: { prompt_id: id } });
  }

  /** The description of a node class, or null when the host does not have it. Undefined when it does not answer. */
  async nodeClass(name: string): Promise<unknown> {
    const answer = await this.#get(`/object_info/${encodeURIComponent(name)}`);
    return answer === undefined ? undefined : (fieldOf(answer, name) ?? null);
  }

  /** All node classes by name. Megabytes: keep the answer. Undefined when the host does not answer. */
  async nodeClasses(): Promise<Readonly<Record<string, unknown>> | undefined> {
    const answer = bodyOf(await this.#query("/object_info", this.#classesPatience));
    return answer !== null && typeof answer === "object" ? (answer as Record<string, unknown>) : undefined;
  }

  /** File names of a models folder as the host spells them; [] for a folder that it does not have. Undefined when it does not answer. */
  async models(folder: string): Promise<readonly string[] | undefined> {
    const answer = await this.#query(`/models/${encodeURIComponent(folder)}`);
    if (answer.is !== "silent" && answer.status === 404) return [];
    if (answer.is !== "json" || !Array.isArray(answer.body)) return undefined;
    return answer.body.filter((name): name is string => typeof name === "string");
  }

  /** Names of the models folders. Undefined when the host does not answer. */
  async folders(): Promise<readonly string[] | undefined> {
    const answer = await this.#get("/models");
    return Array.isArray(answer) ? answer.filter((name): name is string => typeof name === "string") : undefined;
  }

  /** Undefined when it does not answer, or not with numbers. */
  async memory(): Promise<HostMemory | undefined> {
    return readMemory(await this.#get("/system_stats"));
  }

  /** What runs and what waits, in the order in which it will run. Undefined when the host does not answer. */
  async queue(): Promise<HostQueue | undefined> {
    const answer = await this.#get("/queue");
    const [running, pending] = [fieldOf(answer, "queue_running"), fieldOf(answer, "queue_pending")];
    if (!Array.isArray(running) || !Array.isArray(pending)) return undefined;
    return {
      running: running.filter(isQueueItem),
      pending: pending.filter(isQueueItem).toSorted((a, b) => a[0] - b[0]),
    };
  }

  /** Asks for the bytes of a file that a prompt made. */
  openOutput(
    file: { filename: string; subfolder: string; type: string },
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<Response> {
    return fetchAsGuest(this.outputUrl(file), { headers, signal }, this.#authFor);
  }

  /** Where a file that a prompt made can be fetched. */
  outputUrl({ filename, subfolder, type }: { filename: string; subfolder: string; type: string }): string {
    return addressOf(this.url, `/view?${new URLSearchParams({ filename, subfolder, type }).toString()}`);
  }

  /** Whether the host still has a file that a prompt made; undefined while it does not answer. */
  async hasOutput(file: { filename: string; subfolder: string; type: string }): Promise<boolean | undefined> {
    const question = { method: "HEAD", signal: AbortSignal.timeout(FILE_PATIENCE) };
    const answer = await fetchAsGuest(this.outputUrl(file), question, this.#authFor).catch(() => undefined);
    return answer === undefined || answer.status >= 500 || isShut(answer.status) ? undefined : answer.ok;
  }

  /** Puts a file into the host's input folder; answers the name that a loader node takes. */
  async upload(
    bytes: Blob,
    name: string,
    folder: string,
    signal?: AbortSignal,
  ): Promise<{ name: string } | { why: string }> {
    const body = new FormData();
    body.set("subfolder", folder);
    body.set("type", "input");
    body.set("overwrite", "true");
    body.set("image", bytes, name);
    const answer = await this.#ask("/upload/image", {
      method: "POST",
      body,
      patience: 300_000,
      ...(signal && { signal }),
    });
    const stored = answer.is === "json" && answer.status === 200 ? textOf(answer.body, "name") : undefined;
    if (stored === undefined) return { why: `the host did not take ${name} (${describeAnswer(answer)})` };
    return { name: `${folder}/${stored}` };
  }

  async #get(path: string): Promise<unknown> {
    return bodyOf(await this.#query(path));
  }

  /** A question of a job: it takes its time. */
  #ask(path: string, question: HostQuestion = {}): Promise<HostAnswer> {
    return this.#liveness.track(() => askHost(this.url, path, { ...question, authFor: this.#authFor }));
  }

  /** A question of somebody who waits. A host that is known to be silent is not asked by each of them: one question goes on asking. */
  async #query(path: string, patience = this.#patience): Promise<HostAnswer> {
    const silentFor = this.silentFor();
    if (silentFor < patience) return this.#ask(path, { patience: Math.ceil(patience - silentFor) });
    void this.#probe();
    return { is: "silent", why: `no answer for ${formatSeconds(silentFor)}`, sent: false, isLate: false };
  }

  #probe(): Promise<HostAnswer> {
    return this.#liveness.probe(() =>
      askHost(this.url, "/prompt", { patience: DOWN_PATIENCE, authFor: this.#authFor }),
    );
  }

  async #find(id: string, ask: (path: string) => Promise<HostAnswer>, signal?: AbortSignal): Promise<PromptState> {
    const history = async () => readHistory(await ask(`/history/${encodeURIComponent(id)}`), id);
    const ended = await history();
    if (ended) return ended;
    const queued = readQueue(await ask("/queue"), id);
    if (queued) return queued;
    await sleep(this.#secondCheck, undefined, signal ? { signal } : {});
    return (await history()) ?? { is: "unknown" };
  }
}

function bodyOf(answer: HostAnswer): unknown {
  return answer.is === "json" && answer.status === 200 ? answer.body : undefined;
}

function isQueueItem(item: unknown): item is HostQueueItem {
  return Array.isArray(item) && typeof item[0] === "number" && typeof item[1] === "string";
}
