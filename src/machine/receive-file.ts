// Takes a file from a server: it stands under its name only when all of its bytes are there and on the disk.
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { finishPart, removeFile } from "./files.ts";
import { partialName } from "./partials.ts";

export type Received = { readonly ok: true; readonly bytes: number } | { readonly ok: false; readonly why: string };

/**
 * GETs an address into `path`, whose folder is there, or what a function answers. What is not a whole file is an answer, and leaves nothing; only the
 * signal's reason is thrown.
 */
export async function receiveFile(
  from: string | (() => Promise<Response>),
  path: string,
  signal: AbortSignal,
): Promise<Received> {
  const part = await partialName(path);
  try {
    const response = typeof from === "string" ? await fetch(from, { signal }) : await from();
    if (!response.ok || !response.body) return { ok: false, why: `status ${response.status}` };
    const file = createWriteStream(part);
    await pipeline(Readable.fromWeb(response.body as ReadableStream), file, { signal });
    const promised = Number(response.headers.get("content-length") ?? file.bytesWritten);
    if (file.bytesWritten !== promised) return { ok: false, why: `${file.bytesWritten} of ${promised} bytes arrived` };
    await finishPart(part, path);
    return { ok: true, bytes: file.bytesWritten };
  } catch (error) {
    signal.throwIfAborted();
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  } finally {
    await removeFile(part);
  }
}
