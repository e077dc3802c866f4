// A folder of files that can be made again, which never grows past a size: the ones longest unused go first. Counting and removing
// happen after the answer, never before it. A file's name is `group/name`.
import { readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Clock } from "../machine/clock.ts";
import { copyAtomic, writeAtomic } from "../machine/write-file.ts";
import { removeEmptyFolder, removeFile, touchFile } from "../machine/files.ts";

/** After pruning this much of the limit is left in use, so that not every new file prunes. */
const LEFT_AFTER_PRUNE = 0.8;
/** A file's time of use is kept this exactly; writing it at each use would cost more than it is worth. */
const HOUR_MS = 3_600_000;

export class CacheFolder {
  readonly #folder: string;
  readonly #limit: number;
  readonly #clock: Clock;
  /** Bytes in the folder, at least; beyond every limit until they are counted for the first time. */
  #bytes = Infinity;
  #pruning: Promise<void> | undefined;

  /** `limit` in bytes. */
  constructor(folder: string, limit: number, clock: Clock) {
    this.#folder = folder;
    this.#limit = limit;
    this.#clock = clock;
  }

  /** The path of a kept file, or undefined. */
  async find(name: string): Promise<string | undefined> {
    const path = join(this.#folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const now = this.#clock.now();
    if (now.getTime() - found.mtimeMs > HOUR_MS) await touchFile(path, now).catch(() => undefined);
    return path;
  }

  /** Names of the files of a group. */
  async namesIn(group: string): Promise<readonly string[]> {
    return readdir(join(this.#folder, group)).catch(() => []);
  }

  /** Keeps these bytes and returns their path. */
  async store(name: string, bytes: Uint8Array): Promise<string> {
    return this.#make(name, (path) => writeAtomic(path, bytes));
  }

  /** Keeps a copy of a file. */
  async storeCopy(name: string, file: string): Promise<void> {
    await this.#make(name, (path) => copyAtomic(file, path));
  }

  /** Lets go of a file that turned out to be of no use. */
  async forget(name: string): Promise<void> {
    await removeFile(join(this.#folder, name)).catch(() => undefined);
  }

  /** Resolves when no counting or removing is under way. */
  async settled(): Promise<void> {
    await this.#pruning;
  }

  async #make(name: string, write: (path: string) => Promise<void>): Promise<string> {
    const path = join(this.#folder, name);
    // A walk may take an emptied group's folder away just before the file is made in it.
    await write(path).catch(() => write(path));
    const made = await stat(path).catch(() => undefined);
    this.#count(made?.size ?? 0);
    return path;
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes <= this.#limit) return;
    this.#pruning ??= this.#prune();
  }

  async #prune(): Promise<void> {
    while (this.#bytes > this.#limit) {
      // What is kept during the walk is added to its sum. A file that the walk met too is then counted twice, until the next walk.
      this.#bytes = 0;
      const left = await pruneFolder(this.#folder, this.#limit, this.#clock.now());
      this.#bytes += left;
    }
    this.#pruning = undefined;
  }
}

interface CachedFile {
  readonly path: string;
  readonly size: number;
  readonly used: number;
}

/** Removes the longest unused files when a folder is over its limit; the bytes left. */
async function pruneFolder(folder: string, limit: number, now: Date): Promise<number> {
  const cached = (await listCached(folder, now)).toSorted((a, b) => a.used - b.used);
  let total = cached.reduce((sum, { size }) => sum + size, 0);
  if (total <= limit) return total;
  for (const { path, size } of cached) {
    if (total <= limit * LEFT_AFTER_PRUNE) break;
    await removeFile(path).catch(() => undefined);
    await removeEmptyFolder(dirname(path));
    total -= size;
  }
  return total;
}

/** The files of a folder, without those that are being written: the ones under a name for the meantime that were touched lately. */
async function listCached(folder: string, now: Date): Promise<CachedFile[]> {
  const found: CachedFile[] = [];
  for (const group of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, group)).catch(() => [])) {
      const path = join(folder, group, name);
      const file = await stat(path).catch(() => undefined);
      const underWay = name.startsWith(".") && file !== undefined && now.getTime() - file.mtimeMs < HOUR_MS;
      if (file?.isFile() && !underWay) found.push({ path, size: file.size, used: file.mtimeMs });
    }
  }
  return found;
}
