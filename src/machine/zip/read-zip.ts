// Reads a zip file entry by entry, within bounds. Nothing is unpacked by its name: who reads says what is wanted.
import { fromFdPromise, type Entry, type ZipFile } from "yauzl";
import { openProven } from "../proven-paths.ts";

export interface ZipBounds {
  readonly entries: number;
  /** Bytes of one entry and of all together, unpacked. */
  readonly each: number;
  readonly all: number;
}

/** Why a zip is not read, for people. */
export class BadZip extends Error {
  override name = "BadZip";
  readonly isTooLarge: boolean;

  constructor(message: string, isTooLarge = false) {
    super(message);
    this.isTooLarge = isTooLarge;
  }
}

export interface ZipEntry {
  readonly name: string;
  readonly bytes: number;
  /** At most the bytes that the zip says it has. */
  readonly read: () => Promise<Uint8Array>;
}

/** Opens a zip for as long as `work` reads it, and hands over its entries by name. Throws BadZip about one that is none, or out of bounds. */
export async function withZip<T>(
  path: string,
  bounds: ZipBounds,
  work: (entries: ReadonlyMap<string, ZipEntry>) => Promise<T>,
): Promise<T> {
  const handle = await openProven(path);
  try {
    const zip = await fromFdPromise(handle.fd, { autoClose: false, lazyEntries: true }).catch(notReadable);
    return await work(await listEntries(zip, bounds));
  } finally {
    await handle.close();
  }
}

async function listEntries(zip: ZipFile, bounds: ZipBounds): Promise<Map<string, ZipEntry>> {
  if (zip.entryCount > bounds.entries) throw new BadZip(`it has more than ${bounds.entries} files`, true);
  const entries = new Map<string, ZipEntry>();
  let all = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      all += entry.uncompressedSize;
      if (entry.uncompressedSize > bounds.each || all > bounds.all)
        throw new BadZip("what it holds is too large", true);
      if (entries.has(entry.fileName)) throw new BadZip(`it has ${entry.fileName} twice`);
      entries.set(entry.fileName, toEntry(zip, entry));
    }
  } catch (error) {
    return notReadable(error);
  }
  return entries;
}

function toEntry(zip: ZipFile, entry: Entry): ZipEntry {
  const { fileName: name, uncompressedSize: bytes } = entry;
  return { name, bytes, read: () => readEntry(zip, entry).catch(notReadable) };
}

/** The reader ends a stream that has more bytes than the entry says. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function notReadable(error: unknown): never {
  if (error instanceof BadZip) throw error;
  throw new BadZip(error instanceof Error ? error.message : String(error));
}
