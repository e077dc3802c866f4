// Writes a zip file whole: the same files are the same zip.
import { createWriteStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { withPartialFile } from "../partial-file.ts";

export interface ZipSource {
  /** Its path in the zip, forward slashes. */
  readonly name: string;
  readonly read: () => Promise<Uint8Array>;
}

/** The time of every entry: the same files are the same zip. */
const MTIME = new Date(2020, 0, 1);

/** Writes a zip into a folder that is there. Pictures and sounds are packed already, so nothing is compressed. */
export async function writeZip(path: string, sources: readonly ZipSource[]): Promise<void> {
  await withPartialFile(path, async (part) => {
    const zip = new ZipFile();
    const written = pipeline(zip.outputStream as Readable, createWriteStream(part));
    for (const { name, read } of sources) {
      zip.addBuffer(Buffer.from(await read()), name, { compress: false, mtime: MTIME, forceDosTimestamp: true });
    }
    zip.end();
    await written;
  });
}
