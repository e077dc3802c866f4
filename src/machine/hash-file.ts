// The SHA-1 of a file of any size, piece by piece: a film need not fit into memory.
import { createHash } from "node:crypto";
import { openProven } from "./proven-paths.ts";

export async function hashFile(path: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash("sha1");
  const file = await openProven(path);
  try {
    const pieces = file.createReadStream({ autoClose: false, ...(signal && { signal }) });
    for await (const piece of pieces) hash.update(piece as Buffer);
  } finally {
    await file.close();
  }
  return hash.digest("hex");
}
