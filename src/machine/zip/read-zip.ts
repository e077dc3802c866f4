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
  /** Whether it is a file: no folder, and no link. */
  readonly isFile: boolean;
  /** At most the bytes that the zip says it has. */
  readonly read: () => Promise<Uint8Array>;
  /** The same piece by piece, so that it need not fit into memory. Throws BadZip while it is read. */
  readonly pieces: () => AsyncIterable<Buffer>;
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
  const pieces = () => readPieces(zip, entry);
  return { name, bytes, isFile: isFile(entry), pieces, read: () => readWhole(pieces()) };
}

/** The reader ends a stream that has more bytes than the entry says. */
async function* readPieces(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) yield piece as Buffer;
  } catch (error) {
    notReadable(error);
  }
}

async function readWhole(pieces: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of pieces) parts.push(part);
  return Buffer.concat(parts);
}

/** What Unix says of a file stands in the upper half: a link, a device or a folder is no plain file. */
function isFile({ fileName, externalFileAttributes }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & 0o170000;
  return !fileName.endsWith("/") && (kind === 0 || kind === 0o100000);
}

function notReadable(error: unknown): never {
  if (error instanceof BadZip) throw error;
  throw new BadZip(error instanceof Error ? error.message : String(error));
}
