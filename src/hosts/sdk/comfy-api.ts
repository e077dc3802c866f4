// One address of the Comfy API v2 (the cloud, a deployment, a proxy in front of a host). Every call is one request whose answer says what is
// known, also when that is nothing; following a run to its end is in `follow-run`. docs/hosts.md "Comfy API".
import { reasonOf } from "../../contracts/refusal.ts";
import { fieldOf, textOf } from "../../core/workflow/json-parts.ts";
import { apiFailure, hideKey, type ApiFailure } from "../answers.ts";
import { sameOriginFetch } from "../same-origin-fetch.ts";
import type { Sdk, SdkClient } from "./load-sdk.ts";
import { readProgress, readRun, runId, type RunApi, type RunHint, type RunState } from "./run-state.ts";

export interface ApiOptions {
  readonly url: string;
  /** The key that is given for this address now; null for an address that needs none. */
  readonly key: () => string | null;
  readonly sdk: () => Promise<Sdk | null>;
}

export type Submission = { readonly is: "accepted"; readonly id: string } | ApiFailure;
/** A file that is stored there: what stands for it in a graph, and its id there. */
export interface StoredAsset {
  readonly reference: unknown;
  readonly id: string | undefined;
}

/** Milliseconds for an answer, for an upload, and for a quick look. */
const PATIENCE = 30_000;
const UPLOAD = 900_000;
const LOOK = 8_000;
const NOT_INSTALLED = "the Comfy SDK is not installed: install it in the settings";

export class ComfyApi implements RunApi {
  readonly url: string;
  readonly #key: ApiOptions["key"];
  readonly #sdk: ApiOptions["sdk"];

  constructor({ url, key, sdk }: ApiOptions) {
    this.url = url;
    this.#key = key;
    this.#sdk = sdk;
  }

  /** Why it cannot be worked with, or null when it answers and takes the key. */
  async down(): Promise<string | null> {
    const sdk = await this.#sdk().catch((error: unknown) => reasonOf(error));
    if (sdk === null) return NOT_INSTALLED;
    if (typeof sdk === "string") return `the Comfy SDK cannot be loaded (${sdk}): install it again`;
    try {
      await this.#open(sdk, LOOK).getJob("00000000-0000-0000-0000-000000000000");
      return null;
    } catch (error) {
      const failure = apiFailure(error, this.#key());
      if (failure.is === "busy" || (failure.is === "refused" && failure.status === 404)) return null;
      return `${this.url} cannot be used: ${failure.is === "refused" ? failure.reason : failure.why}`;
    }
  }

  /** Puts a file there, unless it is there already; answers what stands for it in a graph. */
  async upload(path: string, signal: AbortSignal): Promise<StoredAsset | { why: string }> {
    try {
      const sdk = await this.#library();
      const reference = await new sdk.AssetFactory(this.#open(sdk, UPLOAD)).fromFile(path).asReference(signal);
      return { reference, id: textOf(fieldOf(reference, "info"), "id") };
    } catch (error) {
      signal.throwIfAborted();
      const failure = apiFailure(error, this.#key());
      return { why: failure.is === "refused" ? failure.reason : failure.why };
    }
  }

  /** Has a file forgotten there, so that it is stored again. One that cannot be is left as it is. */
  async forget(id: string): Promise<void> {
    await this.#client()
      .then((client) => client.deleteAsset(id))
      .catch(() => undefined);
  }

  /** Hands a graph over under a key of ours. Not cut short by a cancel: an answer that is lost cannot be asked for again. */
  async submit(key: string, graph: object): Promise<Submission> {
    const client = await this.#client().catch(reasonOf);
    if (typeof client === "string") return { is: "unsent", why: client };
    try {
      const id = runId(await client.postJobs(graph, { idempotencyKey: key }));
      return id === undefined ? { is: "unknown", why: "its answer names no run" } : { is: "accepted", id };
    } catch (error) {
      return apiFailure(error, this.#key());
    }
  }

  async ask(id: string, signal?: AbortSignal): Promise<RunState> {
    try {
      const state = readRun(await (await this.#client()).getJob(id, signal ? { signal } : {}));
      if (state.is !== "ended" || state.end.is !== "failed") return state;
      return { is: "ended", end: { is: "failed", reason: hideKey(state.end.reason, this.#key()) } };
    } catch (error) {
      signal?.throwIfAborted();
      const failure = apiFailure(error, this.#key());
      if (failure.is === "refused" && failure.status === 404) return { is: "absent", isKnown: false };
      return { is: "silent", why: failure.is === "refused" ? failure.reason : failure.why };
    }
  }

  async cancel(id: string): Promise<void> {
    await this.#client()
      .then((client) => client.cancelJob(id))
      .catch(() => undefined);
  }

  async listen(id: string, listener: (hint: RunHint) => void, signal: AbortSignal): Promise<boolean> {
    try {
      for await (const { event, data } of (await this.#client()).getJobEvents(id, { signal })) {
        const progress = event === "progress" ? readProgress(data) : null;
        if (progress) listener({ is: "progress", progress });
        else if (event === "status") listener({ is: "news" });
      }
      return true;
    } catch (error) {
      return fieldOf(error, "httpStatus") === undefined;
    }
  }

  /** Asks for what a run made. Where the bytes lie on another origin they are asked for without the key. */
  async openOutput(id: string, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response> {
    const client = await this.#client();
    const options = { headers, redirect: "manual", timeoutMs: null, signal } as const;
    const answer = await client.request("GET", `/assets/${encodeURIComponent(id)}/content`, options);
    const elsewhere = answer.status >= 300 && answer.status < 400 ? answer.headers.get("location") : null;
    if (elsewhere === null) return answer;
    await answer.body?.cancel();
    const address = new URL(elsewhere, this.url);
    const isHere = address.origin === new URL(this.url).origin;
    return isHere ? client.request("GET", address.href, options) : fetch(address, { headers, signal });
  }

  /** Texts of others may hold the key that was sent to them. */
  hideKey(text: string): string {
    return hideKey(text, this.#key());
  }

  async #library(): Promise<Sdk> {
    const sdk = await this.#sdk();
    if (sdk === null) throw new Error(NOT_INSTALLED);
    return sdk;
  }

  async #client(): Promise<SdkClient> {
    return this.#open(await this.#library(), PATIENCE);
  }

  /** With the key as it is now, for one question. */
  #open({ ComfyLow }: Sdk, timeoutMs: number): SdkClient {
    return new ComfyLow(this.url, this.#key() ?? undefined, { timeoutMs, fetch: sameOriginFetch });
  }
}
