// What a restart needs to ask for the very same result again: the request to a hosted model as a file beside the take it is for, written before
// it is sent and removed once the run has ended, and a handle to it as one line of the journal. The key that pays is in neither.
import { createHash } from "node:crypto";
import { extname, join } from "node:path";
import { check } from "../../contracts/check.ts";
import { HostedResult } from "../../contracts/files/hosted.ts";
import { fieldOf, textOf } from "../../core/workflow/json-parts.ts";
import { readIfThere, removeFile } from "../../machine/files.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { writeAtomic } from "../../machine/write-file.ts";
import { parsedJson } from "../answers.ts";
import type { KnownJob, ModelWork } from "../backend.ts";

export interface ModelHandle {
  /** Address that the request was sent to. */
  readonly at: string;
  /** Idempotency key: the Router runs it once and answers it for a day. */
  readonly key: string;
  /** Milliseconds since 1970 when it was first sent. */
  readonly since: number;
  readonly request: string;
}

export interface StoredRequest {
  readonly model: string;
  /** As it is sent. */
  readonly body: string;
  readonly result: HostedResult;
}

const TYPES: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".wav": "audio/wav",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
};

/** Puts the files into the body and stores the request. Returns its hash with it. */
export async function storeRequest(job: KnownJob, work: ModelWork): Promise<StoredRequest & { readonly hash: string }> {
  const files = new Map<string, string>(work.inputs.map(({ name, path }) => [name, path]));
  const request = { model: work.model, body: JSON.stringify(await filled(work.body, files)), result: work.result };
  const text = JSON.stringify(request);
  await writeAtomic(pathOf(job), text);
  return { ...request, hash: hashOf(text) };
}

/** The request of a job, when it is still there as it was. */
export async function readStoredRequest(job: KnownJob, hash: string): Promise<StoredRequest | undefined> {
  const text = await readIfThere(pathOf(job));
  if (text === undefined || hashOf(text) !== hash) return undefined;
  const value = JSON.parse(text) as unknown;
  const [model, body] = [textOf(value, "model"), textOf(value, "body")];
  const result = check(HostedResult, fieldOf(value, "result"));
  return model === undefined || body === undefined || !result.ok ? undefined : { model, body, result: result.value };
}

export async function removeRequest(job: KnownJob): Promise<void> {
  await removeFile(pathOf(job));
}

function pathOf({ folder, stem }: KnownJob): string {
  return join(folder, `${stem}.request.json`);
}

function hashOf(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}

/** The body with the bytes of files where it names them. */
async function filled(part: unknown, files: ReadonlyMap<string, string>): Promise<unknown> {
  if (Array.isArray(part)) return Promise.all(part.map((item: unknown) => filled(item, files)));
  if (part === null || typeof part !== "object") return part;
  const name = textOf(part, "$file");
  if (name !== undefined) return fileText(name, textOf(part, "as") ?? "data", files);
  const entries = Object.entries(part).map(async ([field, item]) => [field, await filled(item, files)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function fileText(name: string, as: string, files: ReadonlyMap<string, string>): Promise<string> {
  const path = files.get(name);
  if (path === undefined) throw new Error(`the request names a file that it does not bring: ${name}`);
  const type = TYPES[extname(path).toLowerCase()] ?? "application/octet-stream";
  if (as === "type") return type;
  const bytes = (await readWhole(path)).toString("base64");
  return as === "base64" ? bytes : `data:${type};base64,${bytes}`;
}

export function writeModelHandle(handle: ModelHandle): string {
  return JSON.stringify(handle);
}

/** Undefined for a text that is no handle. */
export function readModelHandle(text: string): ModelHandle | undefined {
  const value = parsedJson(text);
  const [at, key, since, request] = [
    textOf(value, "at"),
    textOf(value, "key"),
    fieldOf(value, "since"),
    textOf(value, "request"),
  ];
  if (at === undefined || key === undefined || request === undefined || typeof since !== "number") return undefined;
  return { at, key, since, request };
}
