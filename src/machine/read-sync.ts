// Reads files and folders without waiting: for threads, where nobody else waits meanwhile, and for a handful of them on the request loop.
// Both happen where the path says: what `inFolderNow` opens is proven as `proven.ts` does it.
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { hasDescriptors, isLinkTo, isSamePath, linkedElsewhere } from "./proven-paths.ts";

const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK: NO_WAIT, O_RDONLY } = constants;

/** Where a path really is; throws what the system says of one that cannot be followed. */
export function realPathOf(path: string): string {
  return realpathSync.native(path);
}

/** Opens a folder for as long as `work` reads in it, which is handed how an entry is reached. Its path must hold no link. */
export function inFolderNow<T>(path: string, work: (at: (name: string) => string) => T): T {
  if (!hasDescriptors) {
    if (!isSamePath(realPathOf(path), path)) throw linkedElsewhere(path);
    return work((name) => join(path, name));
  }
  const folder = openSync(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  try {
    const reached = `/proc/self/fd/${folder}`;
    if (!isLinkTo(readlinkSync(reached), path)) throw linkedElsewhere(path);
    return work((name) => `${reached}/${name}`);
  } finally {
    closeSync(folder);
  }
}

/** Names of a folder's plain files: links count as what they are, not as what they name. Throws what the system says of no folder. */
export function plainFilesIn(folder: string): string[] {
  const entries = inFolderNow(folder, (at) => readdirSync(at("."), { withFileTypes: true }));
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

/** All bytes of a file; undefined when there are more than `most`. */
export function bytesOf(path: string, most: number): Uint8Array | undefined {
  return withBytes(path, ({ size, at }) => (size > most ? undefined : at(0, size)));
}

export interface OpenBytes {
  /** Bytes in all. */
  readonly size: number;
  /** What is there of a range; fewer bytes at the file's end. */
  readonly at: (start: number, length: number) => Uint8Array;
}

/** Read at once: most of what is asked of a file lies at its head. */
const HEAD_BYTES = 4096;

/** Opens a file, which must be no link, for as long as `work` reads parts of it. */
export function withBytes<T>(path: string, work: (bytes: OpenBytes) => T): T {
  const file = openSync(path, O_RDONLY | O_NOFOLLOW | NO_WAIT);
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
