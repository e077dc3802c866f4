// Writes a zip file whole: the same files are the same zip. One file at a time is in memory.
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { withPartialFile } from "../partial-file.ts";

export interface ZipSource {
  /** Its path in the zip, forward slashes. */
  readonly name: string;
  readonly bytes: number;
  /** Called once, when its turn comes. */
  readonly read: () => Promise<Uint8Array>;
}

export interface WrittenZip {
  readonly bytes: number;
  readonly sha256: string;
}

/** The time of every entry. */
const MTIME = new Date(2020, 0, 1);

/** Writes a zip into a folder that is there. Pictures and sounds are packed already, so nothing is compressed. */
export async function writeZip(path: string, sources: readonly ZipSource[]): Promise<WrittenZip> {
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
        yield chunk;
      }
    };
    const written = pipeline(output, count, createWriteStream(part));
    for (const { name, bytes: size, read } of sources) {
      zip.addReadStreamLazy(name, { compress: false, mtime: MTIME, forceDosTimestamp: true, size }, (give) => {
        read().then(
          (content) => give(null, Readable.from([content])),
          (error: unknown) => give(error, Readable.from([])),
        );
      });
    }
    zip.end();
    await written;
    return { bytes, sha256: hash.digest("hex") };
  });
}
