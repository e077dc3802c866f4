// The Comfy SDK as the studio uses it, and the one place that loads it. It is no dependency of the package: it stands in a folder of
// the user, once it was installed there. What it is asked for and how its answers are read is `comfy-api`'s.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isCode } from "../../machine/paths.ts";

export const SDK_NAME = "@comfyorg/sdk";
/** The version whose behaviour is known here; another one counts as missing. */
export const SDK_VERSION = "0.1.9";

export interface SdkRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole answer; null for as long as it takes. */
  readonly timeoutMs?: number | null;
  readonly redirect?: "follow" | "manual";
}

/** A connection to one address. The key goes to that address's own origin and nowhere else. */
export interface SdkClient {
  /** Throws when there is no answer; any answer is returned. `path` below `/api/v2`, or a whole address. */
  request(method: string, path: string, options?: SdkRequest): Promise<Response>;
  getJob(id: string, options?: { signal?: AbortSignal }): Promise<unknown>;
  postJobs(graph: object, options: { idempotencyKey: string }): Promise<unknown>;
  cancelJob(id: string): Promise<unknown>;
  deleteAsset(id: string): Promise<void>;
  getJobEvents(id: string, options: { signal: AbortSignal }): AsyncIterable<{ event: string; data: unknown }>;
}

export interface Sdk {
  readonly ComfyLow: new (
    url: string,
    key: string | undefined,
    /** With a `fetch` of ours the limits of one question are ours too: a question then waits 300 s for an answer at most. */
    options: { timeoutMs: number; fetch?: typeof fetch },
  ) => SdkClient;
  readonly AssetFactory: new (client: SdkClient) => {
    /** Sends the file's bytes unless the other side has them; answers what stands for it in a graph. */
    fromFile(path: string): { asReference(signal?: AbortSignal): Promise<unknown> };
  };
}

/** The version that stands in the folder; null when there is none. */
export async function installedVersion(folder: string): Promise<string | null> {
  try {
    const text = await readFile(join(packageFolder(folder), "package.json"), "utf8");
    const { version } = JSON.parse(text) as { version?: unknown };
    return typeof version === "string" ? version : null;
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR") || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Loads the library from the folder that it was installed to. Throws when it cannot be loaded. */
export async function loadSdk(folder: string): Promise<Sdk> {
  const at = (path: string) => pathToFileURL(join(packageFolder(folder), "dist", path)).href;
  const [low, whole] = (await Promise.all([import(at("low/index.js")), import(at("index.js"))])) as [
    Pick<Sdk, "ComfyLow">,
    Pick<Sdk, "AssetFactory">,
  ];
  if (typeof low.ComfyLow !== "function" || typeof whole.AssetFactory !== "function") {
    throw new Error(`${SDK_NAME} in ${folder} is not the library that is expected`);
  }
  return { ComfyLow: low.ComfyLow, AssetFactory: whole.AssetFactory };
}

function packageFolder(folder: string): string {
  return join(folder, "node_modules", ...SDK_NAME.split("/"));
}
