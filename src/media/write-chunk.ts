// Writes to a running program at the pace it reads.
import { once } from "node:events";
import type { Writable } from "node:stream";

/** Resolves when more may be written; false when the program reads no more (its ending says why). */
export async function writeChunk(stdin: Writable, chunk: Uint8Array): Promise<boolean> {
  if (stdin.destroyed || stdin.writableEnded) return false;
  if (stdin.write(chunk)) return true;
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([once(stdin, "drain", { signal }), once(stdin, "close", { signal })]).catch(() => undefined);
  waiting.abort();
  return !stdin.destroyed;
}
