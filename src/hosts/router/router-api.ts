// The Comfy Router: hosted models, each asked in its provider's own JSON, one request that is held open until it is done. Every call is one
// request whose answer says what is known; one for a run carries our idempotency key, and the same key never runs twice.
// docs/hosts.md "Comfy Router".
import { reasonOf } from "../../contracts/refusal.ts";
import type { RunCost } from "../backend.ts";
import type { ListedModel, RouterCatalogue } from "../host.ts";
import { fieldOf, textOf } from "../../core/workflow/json-parts.ts";
import { hideKey, parsedJson, pauseOf, silence } from "../answers.ts";
import type { ApiOptions } from "../sdk/comfy-api.ts";
import type { SdkRequest } from "../sdk/load-sdk.ts";
import { readRefusal } from "./router-error.ts";

export type ModelReply =
  | { readonly is: "made"; readonly answer: unknown; readonly cost: RunCost }
  /** The answer is the file itself. */
  | { readonly is: "bytes"; readonly response: Response; readonly cost: RunCost }
  /** It goes on there, or has not started; the same request returns its result later. Milliseconds. */
  | { readonly is: "later"; readonly why: string; readonly after: number }
  | { readonly is: "refused"; readonly reason: string; readonly cost: RunCost }
  /** It never arrived. */
  | { readonly is: "unsent"; readonly why: string }
  /** It may have arrived; the same request returns its result. */
  | { readonly is: "unknown"; readonly why: string };

/** One page of the catalogue. */
type Listing = { readonly models: readonly unknown[]; readonly next: string | null } | { readonly why: string };

/** Milliseconds: a run may take ten minutes, and its answer some time to arrive. */
const RUN_PATIENCE = 900_000;
const PATIENCE = 20_000;
/** Of a hundred models each: a list that never ends is not read for ever. */
const MOST_PAGES = 20;
const NOT_INSTALLED = "the Comfy SDK is not installed: install it in the settings";

export class RouterApi implements RouterCatalogue {
  readonly url: string;
  readonly #options: ApiOptions;

  constructor(options: ApiOptions) {
    this.url = options.url;
    this.#options = options;
  }

  /** Why it cannot be worked with, or null when it answers and takes the key. */
  async down(): Promise<string | null> {
    const sdk = await this.#options.sdk().catch(reasonOf);
    if (sdk === null) return NOT_INSTALLED;
    if (typeof sdk === "string") return `the Comfy SDK cannot be loaded (${sdk}): install it again`;
    const listed = await this.#list(null, 1);
    return "why" in listed ? `the Comfy Router cannot be used: ${listed.why}` : null;
  }

  /** Asks a model for a result. `body` is sent as it is: the same key with the same body returns the same run. */
  async run(model: string, body: string, key: string, signal: AbortSignal): Promise<ModelReply> {
    const headers = { "content-type": "application/json", accept: "*/*", "idempotency-key": key };
    const request = { headers, body, signal, timeoutMs: RUN_PATIENCE };
    const answer = await this.#ask("POST", modelPath(model), request);
    signal.throwIfAborted();
    if ("why" in answer) return answer;
    return this.#read(answer, costOf(answer)).catch((error: unknown) => {
      signal.throwIfAborted();
      return { is: "unknown", why: this.#hide(reasonOf(error)) };
    });
  }

  async models(): Promise<readonly ListedModel[] | { readonly why: string }> {
    const all: ListedModel[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < MOST_PAGES; page++) {
      const listed: Listing = await this.#list(cursor, 100);
      if ("why" in listed) return listed;
      all.push(...listed.models.flatMap((entry) => listedModel(entry) ?? []));
      cursor = listed.next;
      if (cursor === null) break;
    }
    return all;
  }

  /** How a model is asked, as its own OpenAPI document says. */
  async schema(model: string): Promise<{ readonly json: object } | { readonly why: string }> {
    return this.#json(`${modelPath(model)}/openapi.json`);
  }

  /** Models from a page on; null for the first page. */
  async #list(cursor: string | null, limit: number): Promise<Listing> {
    const query = new URLSearchParams({ limit: String(limit), ...(cursor !== null && { cursor }) });
    const body = await this.#json(`/v2/models?${query.toString()}`);
    if ("why" in body) return body;
    const { data, has_more: hasMore, next_cursor: next } = body.json as Record<string, unknown>;
    if (!Array.isArray(data)) return { why: "its list of models cannot be read" };
    return { models: data, next: hasMore === true && typeof next === "string" ? next : null };
  }

  async #json(path: string): Promise<{ readonly json: object } | { readonly why: string }> {
    const answer = await this.#ask("GET", path, { timeoutMs: PATIENCE });
    if ("why" in answer) return answer;
    const text = await answer.text().catch(() => "");
    const json = parsedJson(text);
    if (!answer.ok) return { why: this.#hide(readRefusal(answer.status, answer.headers, json).reason) };
    return json !== null && typeof json === "object" ? { json } : { why: "its answer is not JSON" };
  }

  async #read(response: Response, cost: RunCost): Promise<ModelReply> {
    if (response.ok && response.status !== 202 && !isJson(response)) return { is: "bytes", response, cost };
    const json = parsedJson(await response.text());
    if (response.ok && response.status !== 202) {
      return json === undefined ? { is: "unknown", why: "its answer was cut off" } : { is: "made", answer: json, cost };
    }
    if (response.status === 202) return { is: "later", why: "it goes on there", after: pauseOf(retryAfter(response)) };
    const refusal = readRefusal(response.status, response.headers, json);
    const reason = this.#hide(refusal.reason);
    if (refusal.is === "later") return { is: "later", why: reason, after: pauseOf(retryAfter(response)) };
    return refusal.is === "unknown" ? { is: "unknown", why: reason } : { is: "refused", reason, cost };
  }

  async #ask(
    method: string,
    path: string,
    request: SdkRequest,
  ): Promise<Response | { readonly is: "unsent" | "unknown"; readonly why: string }> {
    const { sdk, url } = this.#options;
    const key = this.#options.key();
    const library = await sdk().catch(() => null);
    if (library === null) return { is: "unsent", why: NOT_INSTALLED };
    const client = new library.ComfyLow(url, key ?? undefined, { timeoutMs: PATIENCE });
    try {
      return await client.request(method, `${url.replace(/\/+$/, "")}${path}`, { ...request, redirect: "manual" });
    } catch (error) {
      const { why, sent } = silence(error);
      return { is: sent ? "unknown" : "unsent", why: this.#hide(why) };
    }
  }

  #hide(text: string): string {
    return hideKey(text, this.#options.key());
  }
}

function modelPath(model: string): string {
  return `/v2/models/${model.split("/").map(encodeURIComponent).join("/")}`;
}

function isJson(response: Response): boolean {
  return (response.headers.get("content-type") ?? "json").includes("json");
}

function retryAfter(response: Response): number | undefined {
  const text = response.headers.get("retry-after");
  return text === null || !/^\d+$/.test(text) ? undefined : Number(text);
}

function costOf({ headers }: Response): RunCost {
  const credits = Number(headers.get("x-comfy-credits-used") ?? NaN);
  return { credits: Number.isFinite(credits) ? credits : null, request: headers.get("x-comfy-request-id") };
}

/** Undefined for an entry that names no model. */
function listedModel(entry: unknown): ListedModel | undefined {
  const id = textOf(entry, "id");
  if (id === undefined || !/^[^/\s]+\/[^/\s]+$/.test(id)) return undefined;
  return { id, chargesRefusals: textOf(fieldOf(entry, "billing"), "charges_on_policy_rejection") ?? "unknown" };
}
