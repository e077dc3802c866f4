// Fetches what a hosted model made: from an address, from the answer itself, or as the answer. At once, because addresses expire; and
// without the key, because they are other people's.
import { fieldOf } from "../../core/workflow/json-parts.ts";
import { writeInFolder } from "../../machine/write-file.ts";
import { fetchFrom, receiveFile } from "../../machine/receive-file.ts";
import type { HostedResult } from "../../contracts/files/hosted.ts";
import type { KnownJob, BackendEvent, FinishedFile, ModelAnswer } from "../backend.ts";
import { endingOf, fetchFinished, finishedPath, roleOf, type Examine } from "../fetch-finished.ts";
import type { ModelReply } from "./router-api.ts";
import type { StoredRequest } from "./stored-request.ts";

interface Fetch {
  readonly job: KnownJob;
  readonly examine: Examine;
  readonly pace: { readonly ask: number; readonly silent: number };
  readonly signal: AbortSignal;
  readonly send: (event: BackendEvent) => void;
}

type End = Extract<BackendEvent, { kind: "files" | "failed" }>;

const ADDRESS = /^https?:\/\//i;
const DATA = /^data:[^,]*;base64,/i;

/** Undefined when the answer was cut off: the same request returns it again. */
export async function fetchResult(
  reply: Extract<ModelReply, { is: "made" | "bytes" }>,
  { model, result }: StoredRequest,
  fetching: Fetch,
): Promise<End | undefined> {
  const { job, signal } = fetching;
  if (reply.is === "bytes") {
    const path = finishedPath(job, 0, result.ending);
    const received = await receiveFile(async () => reply.response, path, { signal });
    return received.ok ? files([{ role: result.role, path }], answerOf(model, null, null)) : undefined;
  }
  const read = readResult(reply.answer, result);
  if (read.files.length === 0) {
    const why = read.refused ?? "its answer names no file";
    return { kind: "failed", reason: `the model made nothing: ${why}` };
  }
  const made: FinishedFile[] = [];
  for (const [index, from] of read.files.entries()) {
    const file = finishedFile(from, result, { job, index });
    const why = await fetchOne(from, file, fetching);
    if (why !== undefined) return { kind: "failed", reason: why };
    made.push(file);
  }
  return files(made, answerOf(model, read.task, read.seed));
}

/** The ending is the address's where that names a kind of file, else the one that the model is known for. */
function finishedFile(
  from: string,
  { role, ending }: StoredRequest["result"],
  { job, index }: { readonly job: KnownJob; readonly index: number },
): FinishedFile {
  const named = isAddress(from) ? endingOf(new URL(from).pathname) : "";
  const own = roleOf(named) === role ? named : ending;
  return { role, path: finishedPath(job, index, own) };
}

/** Why it cannot be had, or undefined. */
async function fetchOne(from: string, file: FinishedFile, fetching: Fetch): Promise<string | undefined> {
  if (isAddress(from)) {
    const { hostname, pathname } = new URL(from);
    const name = pathname.split("/").at(-1) || "the file";
    const away = { ...fetching, from: hostname, advice: "queue it again", isAway: async () => false };
    return fetchFinished(name, file, fetchFrom(from), away);
  }
  const bytes = Buffer.from(from.replace(DATA, ""), "base64");
  if (bytes.length === 0) return "the model's answer holds no file that can be read";
  await writeInFolder(file.path, bytes);
  return undefined;
}

function files(made: readonly FinishedFile[], answer: ModelAnswer): End {
  return { kind: "files", files: made, answer };
}

function answerOf(model: string, task: string | null, seed: string | null): ModelAnswer {
  return { provider: model.split("/")[0] ?? model, model, task, seed };
}

function isAddress(text: string): boolean {
  return ADDRESS.test(text) && URL.canParse(text);
}

/** What an answer names: where those parts stand is data of the binding. */
interface ReadResult {
  /** Addresses, data URIs or base64. */
  readonly files: readonly string[];
  readonly task: string | null;
  readonly seed: string | null;
  readonly refused: string | null;
}

function readResult(answer: unknown, result: HostedResult): ReadResult {
  const found = result.files.map((path) => textsAt(answer, path)).find((texts) => texts.length > 0);
  const one = (path: string | undefined) => (path === undefined ? null : textsAt(answer, path).join("; ") || null);
  return { files: found ?? [], task: one(result.task), seed: one(result.seed), refused: one(result.refused) };
}

/** All texts and numbers at the end of a path, in order. */
function textsAt(answer: unknown, path: string): string[] {
  const ends = path.split(".").reduce<readonly unknown[]>(
    (values, step) => {
      const name = step.replace(/\[\]$/, "");
      const next = values.map((value) => fieldOf(value, name));
      return name === step ? next : next.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
    },
    [answer],
  );
  return ends
    .flatMap((end) => (Array.isArray(end) ? (end as unknown[]) : [end]))
    .filter((end) => typeof end === "string" || typeof end === "number")
    .map(String)
    .filter((text) => text !== "");
}
