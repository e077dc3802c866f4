// A workflow host: what can be asked of one and told to one. Every call is one question with an honest answer; following a prompt
// to its end is `follow-prompt`'s. Spec host 1; holds for hosts from 0.3.64 on.
import { setTimeout as sleep } from "node:timers/promises";
import { addressOf, askHost, fieldOf, sayAnswer, textOf, type HostAnswer } from "./ask-host.ts";
import type { Host, HostPrompt, HostQueue, HostQueueItem, SavedWorkflows } from "../host.ts";
import { readHistory, readQueue, type PromptState } from "./prompt-state.ts";
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

export interface HostOptions {
  /** The name under which the host sends us its events. */
  readonly clientId: string;
  /** Milliseconds between the two looks at the history before a prompt counts as unknown. */
  readonly secondLook?: number;
}

export class ComfyHost implements Host {
  readonly url: string;
  readonly clientId: string;
  readonly saved: SavedWorkflows;
  readonly #secondLook: number;

  constructor(url: string, { clientId, secondLook = 500 }: HostOptions) {
    this.url = url;
    this.clientId = clientId;
    this.saved = openSavedWorkflows(url);
    this.#secondLook = secondLook;
  }

  /** Why the host cannot be worked with, or null when it answers as a host does. */
  async down(): Promise<string | null> {
    const answer = await askHost(this.url, "/prompt", { patience: 5_000 });
    if (answer.is === "json" && fieldOf(answer.body, "exec_info") !== undefined) return null;
    return `the host at ${this.url} does not answer as one (${sayAnswer(answer)}): start it, or change its address in the settings`;
  }

  /** Hands a graph over under an id that is ours. A graph of which the host would drop a part is taken back and refused. */
  async submit(id: string, graph: Graph, signal?: AbortSignal): Promise<Submission> {
    const json = { prompt: graph, prompt_id: id, client_id: this.clientId };
    const answer = await askHost(this.url, "/prompt", { method: "POST", json, ...(signal && { signal }) });
    if (answer.is === "silent") return { is: answer.sent ? "unknown" : "unsent", why: answer.why };
    if (answer.is === "text" || answer.status >= 500) return { is: "unknown", why: sayAnswer(answer) };
    const errors = nodeErrors(answer.body);
    if (answer.status >= 400) return { is: "refused", reason: [sayAnswer(answer), ...errors].join("; ") };
    if (errors.length === 0) return { is: "accepted" };
    await this.cancel(id);
    return { is: "refused", reason: `the host would leave out a part of the graph: ${errors.join("; ")}` };
  }

  /** What the host knows of a prompt now. */
  async ask(id: string, signal?: AbortSignal): Promise<PromptState> {
    const question = signal ? { signal } : {};
    const history = async () =>
      readHistory(await askHost(this.url, `/history/${encodeURIComponent(id)}`, question), id);
    const ended = await history();
    if (ended) return ended;
    const queued = readQueue(await askHost(this.url, "/queue", question), id);
    if (queued) return queued;
    await sleep(this.#secondLook, undefined, question);
    return (await history()) ?? { is: "unknown" };
  }

  /** How a prompt stands here, for whoever did not hand it over; undefined when the host does not answer in time. */
  async prompt(id: string, signal?: AbortSignal): Promise<HostPrompt | undefined> {
    const state = await this.ask(id, signal).catch(() => undefined);
    if (state === undefined || state.is === "silent") return undefined;
    if (state.is === "unknown") return state;
    if (state.is !== "ended") return { is: "living" };
    const { end } = state;
    if (end.is === "succeeded") return { is: "ended", ok: true, message: "" };
    return { is: "ended", ok: false, message: end.is === "failed" ? end.reason : "it was interrupted on the host" };
  }

  /** Asks the host to let go of exactly this prompt; whether it did is seen by asking for it. */
  async cancel(id: string): Promise<void> {
    const answer = await askHost(this.url, `/api/jobs/${encodeURIComponent(id)}/cancel`, { method: "POST", json: {} });
    if (answer.is === "json" && answer.status === 200) return;
    await askHost(this.url, "/queue", { method: "POST", json: { delete: [id] } });
    await askHost(this.url, "/interrupt", { method: "POST", json: { prompt_id: id } });
  }

  /** The description of a node class, or null when the host does not have it. Undefined when it does not answer. */
  async nodeClass(name: string): Promise<unknown> {
    const answer = await this.#get(`/object_info/${encodeURIComponent(name)}`);
    return answer === undefined ? undefined : (fieldOf(answer, name) ?? null);
  }

  /** All node classes by name. Megabytes: keep the answer. Undefined when the host does not answer. */
  async nodeClasses(): Promise<Readonly<Record<string, unknown>> | undefined> {
    const answer = await this.#get("/object_info", 120_000);
    return answer !== null && typeof answer === "object" ? (answer as Record<string, unknown>) : undefined;
  }

  /** File names of a models folder as the host spells them; [] for a folder that it does not have. Undefined when it does not answer. */
  async models(folder: string): Promise<readonly string[] | undefined> {
    const answer = await askHost(this.url, `/models/${encodeURIComponent(folder)}`);
    if (answer.is !== "silent" && answer.status === 404) return [];
    if (answer.is !== "json" || !Array.isArray(answer.body)) return undefined;
    return answer.body.filter((name): name is string => typeof name === "string");
  }

  /** Names of the models folders. Undefined when the host does not answer. */
  async folders(): Promise<readonly string[] | undefined> {
    const answer = await this.#get("/models");
    return Array.isArray(answer) ? answer.filter((name): name is string => typeof name === "string") : undefined;
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

  /** Where a file that a prompt made can be fetched. */
  outputUrl({ filename, subfolder, type }: { filename: string; subfolder: string; type: string }): string {
    return addressOf(this.url, `/view?${new URLSearchParams({ filename, subfolder, type }).toString()}`);
  }

  /** Whether the host still has a file that a prompt made; undefined while it does not answer. */
  async hasOutput(file: { filename: string; subfolder: string; type: string }): Promise<boolean | undefined> {
    const answer = await fetch(this.outputUrl(file), {
      method: "HEAD",
      signal: AbortSignal.timeout(FILE_PATIENCE),
    }).catch(() => undefined);
    return answer === undefined || answer.status >= 500 ? undefined : answer.ok;
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
    const answer = await askHost(this.url, "/upload/image", {
      method: "POST",
      body,
      patience: 300_000,
      ...(signal && { signal }),
    });
    const stored = answer.is === "json" && answer.status === 200 ? textOf(answer.body, "name") : undefined;
    if (stored === undefined) return { why: `the host did not take ${name} (${sayAnswer(answer)})` };
    return { name: `${folder}/${stored}` };
  }

  async #get(path: string, patience?: number): Promise<unknown> {
    const answer: HostAnswer = await askHost(this.url, path, patience === undefined ? {} : { patience });
    return answer.is === "json" && answer.status === 200 ? answer.body : undefined;
  }
}

function isQueueItem(item: unknown): item is HostQueueItem {
  return Array.isArray(item) && typeof item[0] === "number" && typeof item[1] === "string";
}

/** What is wrong with single nodes of a graph: `KSampler (3): value not in list (…)`. */
export function nodeErrors(body: unknown): string[] {
  const nodes = fieldOf(body, "node_errors");
  if (nodes === null || typeof nodes !== "object") return [];
  return Object.entries(nodes).flatMap(([id, node]) => {
    const errors = fieldOf(node, "errors");
    const said = (Array.isArray(errors) ? errors : []).map((error: unknown) =>
      [textOf(error, "message"), textOf(error, "details")].filter(Boolean).join(" "),
    );
    return [`${textOf(node, "class_type") ?? "node"} (${id}): ${said.join(", ") || "refused"}`];
  });
}
