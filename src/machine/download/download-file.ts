// Fetches one large file into its place. Its name appears only with bytes that have the hash, or at least the length, that is due; what has
// arrived when a try ends stays beside it, and a later one goes on with it, in this process or another.
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { finishPartialFile, openPartialFile } from "../partial-file.ts";
import { freeBytes } from "../paths.ts";
import { sha256OfFile } from "../read-parts.ts";
import { pause } from "../wait.ts";
import { askServer, type FileAnswer } from "./ask-server.ts";
import type { Downloaded, DownloadPace, FileOrder } from "./file-order.ts";
import { nameTaken } from "./name-taken.ts";
import { dropKept, dropMark, keepMark, partOf, readKept } from "./part-mark.ts";
import { RefusedAddress } from "./public-addresses.ts";
import { readAnswer, type AnswerMeaning, type KeptPart } from "./read-answer.ts";

const PACE: DownloadPace = { silence: 30_000, between: 3_000, tries: 4 };
/** Bytes that stay free on the disk. */
const SPARE = 256 * 1024 * 1024;
/** Times that kept bytes are found to be of no use. */
const MOST_RESTARTS = 2;

/** How a try ended; `gained`: bytes that it added. */
type Tried =
  | { readonly is: "whole"; readonly sha256: string | null; readonly isResumed: boolean }
  | { readonly is: "anew"; readonly why: string }
  | { readonly is: "later"; readonly why: string; readonly after: number | null; readonly gained: number }
  | { readonly is: "never"; readonly why: string; readonly isGated?: true };

/** Throws the signal's reason, and what the disk says. */
export async function downloadFile(order: FileOrder): Promise<Downloaded> {
  const { tries, between } = { ...PACE, ...order.pace };
  for (let idle = 0, restarts = 0; ;) {
    order.signal.throwIfAborted();
    const taken = await nameTaken(order);
    if (taken) return taken;
    const tried = await tryOnce(order);
    const ended = tried.is === "whole" ? await finish(order, tried) : tried;
    if ("ok" in ended) return ended;
    if (ended.is === "never") return { ok: false, why: ended.why, isGated: ended.isGated ?? false };
    if (ended.is === "anew") {
      await dropKept(order.path);
      if (++restarts > MOST_RESTARTS) return { ok: false, why: ended.why, isGated: false };
      continue;
    }
    idle = ended.gained > 0 ? 0 : idle + 1;
    if (idle >= tries) return { ok: false, why: ended.why, isGated: false };
    await pause(ended.after ?? between, order.signal);
  }
}

async function tryOnce(order: FileOrder): Promise<Tried> {
  const { url, signal, guard, token } = order;
  const kept = await usableKept(order);
  let written = kept.bytes;
  try {
    const { silence } = { ...PACE, ...order.pace };
    const answer = await askServer({ url, method: "GET", headers: rangeOf(kept), token, guard, signal, silence });
    const body = answer.message;
    try {
      const begun = await beginBody(order, answer, kept);
      if (begun.is !== "write") return begun;
      written = begun.from;
      const over = await writeBody(order, answer, begun, (at) => (written = at));
      if (over) return { is: "never", why: over };
      if (begun.total !== null && written < begun.total)
        return later(`${written} of ${begun.total} bytes came`, written - kept.bytes);
      return { is: "whole", sha256: begun.sha256, isResumed: begun.from > 0 };
    } finally {
      body.destroy();
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RefusedAddress) return { is: "never", why: error.message };
    if (isOfDisk(error)) throw error;
    return later(error instanceof Error ? error.message : String(error), written - kept.bytes);
  }
}

function later(why: string, gained: number): Tried {
  return { is: "later", why, after: null, gained };
}

/** Kept bytes can be gone on with where the server's tag or a hash says that the rest belongs to them. */
async function usableKept({ url, path, sha256 }: FileOrder): Promise<KeptPart> {
  const kept = await readKept(path, url);
  const { mark, bytes } = kept;
  const isOther = sha256 !== null && mark !== null && mark.sha256 !== null && mark.sha256 !== sha256;
  const isTied = mark !== null && mark.total !== null && (mark.etag !== null || mark.sha256 !== null);
  if (bytes > 0 && isTied && !isOther && bytes <= (mark.total ?? 0)) return kept;
  await dropKept(path);
  return { bytes: 0, mark: null };
}

function rangeOf({ bytes, mark }: KeptPart): Readonly<Record<string, string>> {
  if (bytes === 0) return {};
  return { range: `bytes=${bytes}-`, ...(mark?.etag && { "if-range": mark.etag }) };
}

interface Begun {
  readonly is: "write";
  readonly from: number;
  readonly total: number | null;
  readonly sha256: string | null;
}

/** Looks at the answer and at the disk before the first byte is written. */
async function beginBody(order: FileOrder, answer: FileAnswer, kept: KeptPart): Promise<Begun | Tried> {
  const { status, linked, message } = answer;
  if (isOtherHash(order.sha256, linked.sha256))
    return { is: "never", why: "the hub has another file there than the record names" };
  const sha256 = order.sha256 ?? linked.sha256;
  const size = order.size ?? linked.size;
  const meaning = readAnswer({ status, headers: message.headers, sha256, size }, kept);
  switch (meaning.is) {
    case "gated":
      return { is: "never", why: `status ${status}`, isGated: true };
    case "whole":
      return { is: "whole", sha256: sha256 ?? hashOf(kept), isResumed: true };
    case "later":
      return { ...meaning, gained: 0 };
    case "bytes":
      return beginBytes(order, meaning, kept, sha256);
    case "anew":
    case "never":
      return meaning;
  }
}

function hashOf({ mark }: KeptPart): string | null {
  return mark?.sha256 ?? null;
}

function isOtherHash(due: string | null, said: string | null): boolean {
  return due !== null && said !== null && due !== said;
}

async function beginBytes(
  order: FileOrder,
  meaning: Extract<AnswerMeaning, { is: "bytes" }>,
  { mark }: KeptPart,
  sha256: string | null,
): Promise<Begun | Tried> {
  const isOther = mark?.sha256 !== null && sha256 !== null && mark?.sha256 !== sha256;
  if (meaning.from > 0 && isOther) return { is: "anew", why: "the file has changed there" };
  const lack = await lackOfSpace(order, meaning.total, meaning.from);
  if (lack !== undefined) return { is: "never", why: lack };
  if (meaning.from === 0) {
    await dropKept(order.path);
    await keepMark(order.path, { url: order.url, etag: meaning.etag, sha256, total: meaning.total });
  }
  return { is: "write", from: meaning.from, total: meaning.total, sha256 };
}

async function lackOfSpace({ path, free = freeBytes }: FileOrder, total: number | null, have: number) {
  const [room, need] = [await free(dirname(path)), (total ?? 0) - have + SPARE];
  if (room >= need) return undefined;
  return `it needs ${megabytes(need)} MB on the disk, and ${megabytes(room)} MB are free: make room, then try again`;
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000);
}

/** Why nothing of what came can be used, or undefined. */
async function writeBody(
  order: FileOrder,
  { message }: FileAnswer,
  { from, total }: Begun,
  wrote: (at: number) => void,
): Promise<string | undefined> {
  const file = await openPartialFile(partOf(order.path), from);
  let at = from;
  try {
    order.onBytes(at, total);
    for await (const chunk of message as AsyncIterable<Buffer>) {
      order.signal.throwIfAborted();
      if (total !== null && at + chunk.length > total) {
        await dropKept(order.path);
        return `more than its ${total} bytes came`;
      }
      for (let done = 0; done < chunk.length; wrote(at)) {
        const { bytesWritten } = await file.write(chunk, done, chunk.length - done, at);
        [done, at] = [done + bytesWritten, at + bytesWritten];
      }
      order.onBytes(at, total);
    }
    return undefined;
  } finally {
    await file.close();
  }
}

/** The name, for bytes that are what is due. What is resumed and wrong is asked for once more from its start. */
async function finish(
  order: FileOrder,
  { sha256, isResumed }: Extract<Tried, { is: "whole" }>,
): Promise<Downloaded | Extract<Tried, { is: "anew" }>> {
  const { path, examine } = order;
  const part = partOf(path);
  const { size } = await stat(part);
  const isRight = sha256 === null || (await sha256OfFile(part, order.signal)) === sha256;
  const why = isRight ? await examine(part) : "its bytes do not have the hash that they should have";
  if (why !== undefined) {
    await dropKept(path);
    return isResumed ? { is: "anew", why } : { ok: false, why, isGated: false };
  }
  const taken = await nameTaken({ ...order, sha256 });
  if (taken) return taken;
  await finishPartialFile(part, path);
  await dropMark(path);
  return { ok: true, bytes: size, sha256 };
}

/** What the network says has codes too, and no path. */
function isOfDisk(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return (
    typeof code === "string" &&
    /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO|EISDIR|ENOTDIR|EMFILE|ELOOP|EFBIG|EXDEV)$/.test(code)
  );
}
