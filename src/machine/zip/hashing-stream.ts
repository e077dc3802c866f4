// The bytes of a file, or of a value, as a stream that knows at its end what went through it.
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { openProven } from "../proven-paths.ts";

export interface StreamedFacts {
  readonly bytes: number;
  readonly sha256: string;
}

/** `source`: a real path, or the bytes themselves. `ended` is called once, after the last byte. */
export async function hashingStream(
  source: string | Uint8Array,
  ended: (facts: StreamedFacts) => void,
): Promise<Readable> {
  if (typeof source !== "string") return Readable.from(counted([source], ended));
  const handle = await openProven(source);
  return Readable.from(counted(handle.createReadStream({ autoClose: true }), ended));
}

async function* counted(
  pieces: AsyncIterable<unknown> | Iterable<unknown>,
  ended: (facts: StreamedFacts) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const piece of pieces) {
    const chunk = piece as Uint8Array;
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  ended({ bytes, sha256: hash.digest("hex") });
}
