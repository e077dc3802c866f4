// What comes piece by piece: counted and hashed, and written where it is wanted, as a new file whose folders are made.
import { createHash } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import type { StreamedFacts } from "./hashing-stream.ts";

export interface PiecesOptions {
  /** A new file below a scratch folder of this process; undefined: nothing is written. */
  readonly to: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Throws what the pieces throw, and the signal's reason. */
export async function hashPieces(
  pieces: AsyncIterable<Uint8Array>,
  { to, signal }: PiecesOptions,
): Promise<StreamedFacts> {
  const hash = createHash("sha256");
  let bytes = 0;
  if (to !== undefined) await mkdir(dirname(to), { recursive: true });
  const file = to === undefined ? undefined : await open(to, "wx");
  try {
    for await (const piece of pieces) {
      signal?.throwIfAborted();
      hash.update(piece);
      bytes += piece.length;
      await file?.writeFile(piece);
    }
    await file?.sync();
  } finally {
    await file?.close();
  }
  return { bytes, sha256: hash.digest("hex") };
}
