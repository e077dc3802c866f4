// Reads files and folders without waiting: for threads, where nobody else waits meanwhile, and for a handful of them on the request loop.
import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from "node:fs";

/** Where a path really is; throws what the system says of one that cannot be followed. */
export function realPathOf(path: string): string {
  return realpathSync.native(path);
}

/** Names of a folder's plain files: links count as what they are, not as what they name. None while it cannot be read. */
export function plainFilesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  } catch {
    return [];
  }
}

/** What the system knows of a file, to the nanosecond; undefined when it is not there. */
export function factsOf(path: string) {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
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

/** Opens a file for as long as `work` reads parts of it. */
export function withBytes<T>(path: string, work: (bytes: OpenBytes) => T): T {
  const file = openSync(path, "r");
  try {
    const at = (start: number, length: number) => {
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, start));
    };
    return work({ size: fstatSync(file).size, at });
  } finally {
    closeSync(file);
  }
}
