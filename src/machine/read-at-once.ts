// Reads files and folders without waiting: for threads, where nobody else waits meanwhile, and for a handful of them on the request loop.
import {
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";

/** Where a path really is; throws what the system says of one that cannot be followed. */
export function realPathOf(path: string): string {
  return realpathSync.native(path);
}

/** Names of a folder's plain files: links count as what they are, not as what they name. Throws what the system says of no folder. */
export function plainFilesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

/** What the system knows of a file; undefined when it is not there. Times to the fraction of a microsecond that a number can hold. */
export function factsOf(path: string) {
  return statSync(path, { throwIfNoEntry: false });
}

/** The same of a link itself, and not of what it names. */
export function ownFactsOf(path: string) {
  return lstatSync(path, { throwIfNoEntry: false });
}

export function bytesOf(path: string): Uint8Array {
  return readFileSync(path);
}

export interface OpenBytes {
  /** Bytes in all. */
  readonly size: number;
  /** What is there of a range; fewer bytes at the file's end. */
  readonly at: (start: number, length: number) => Uint8Array;
}

/** Read at once: most of what is asked of a file lies at its head. */
const HEAD_BYTES = 4096;

/** Opens a file for as long as `work` reads parts of it. */
export function withBytes<T>(path: string, work: (bytes: OpenBytes) => T): T {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const read = (start: number, length: number) => {
      const bytes = Buffer.allocUnsafeSlow(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, start));
    };
    const head = read(0, Math.min(size, HEAD_BYTES));
    const isInHead = (start: number, length: number) => Math.min(start + length, size) <= head.length;
    const at = (start: number, length: number) =>
      isInHead(start, length) ? head.subarray(start, start + length) : read(start, length);
    return work({ size, at });
  } finally {
    closeSync(file);
  }
}
