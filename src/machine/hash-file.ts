// The SHA-1 of a file of any size, piece by piece: a film need not fit into memory.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

export async function hashFile(path: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash("sha1");
  for await (const piece of createReadStream(path, signal ? { signal } : {})) hash.update(piece as Buffer);
  return hash.digest("hex");
}
