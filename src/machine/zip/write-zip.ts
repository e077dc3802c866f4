// Writes a zip file whole: the same files are the same zip. One file at a time is in memory, or a part of it at a time where it streams.
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { withPartialFile } from "../partial-file.ts";

export interface ZipSource {
  /** Its path in the zip, forward slashes. */
  readonly name: string;
  /** Absent where nobody knows before it is read. */
  readonly bytes?: number;
  /** Called once, when its turn comes: in the order given. */
  readonly read: () => Promise<Uint8Array | Readable>;
}

export interface WrittenZip {
  readonly bytes: number;
  readonly sha256: string;
}

export interface ZipOptions {
  readonly signal?: AbortSignal;
  /** Called with how many bytes of the zip are written so far. */
  readonly onBytes?: (bytes: number) => void;
  /** Looks at the whole file before it gets its name; what it throws leaves no file. */
  readonly check?: (part: string) => Promise<void>;
}

/** The time of every entry. */
const MTIME = new Date(2020, 0, 1);

/** Writes a zip into a folder that is there. Pictures and sounds are packed already, so nothing is compressed. */
export async function writeZip(
  path: string,
  sources: readonly ZipSource[],
  { signal, onBytes, check }: ZipOptions = {},
): Promise<WrittenZip> {
  return withPartialFile(path, async (part) => {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    zip.on("error", (error: Error) => output.destroy(error));
    const hash = createHash("sha256");
    let bytes = 0;
    const count = async function* (parts: AsyncIterable<Buffer>) {
      for await (const chunk of parts) {
        hash.update(chunk);
        bytes += chunk.length;
        onBytes?.(bytes);
        yield chunk;
      }
    };
    const written = pipeline(output, count, createWriteStream(part), { ...(signal && { signal }) });
    const streams = new Set<Readable>();
    for (const { name, bytes: size, read } of sources) {
      const options = { compress: false, mtime: MTIME, forceDosTimestamp: true, ...(size !== undefined && { size }) };
      zip.addReadStreamLazy(name, options, (give) => {
        read().then(
          (content) => {
            const stream = content instanceof Readable ? content : Readable.from([content]);
            streams.add(stream.once("close", () => streams.delete(stream)));
            give(null, stream);
          },
          (error: unknown) => give(error, Readable.from([])),
        );
      });
    }
    zip.end();
    try {
      await written;
    } finally {
      for (const stream of streams) stream.destroy();
    }
    await check?.(part);
    return { bytes, sha256: hash.digest("hex") };
  });
}
