// A folder of files that can be made again, which never grows past a size: the ones longest unused go first. Counting and removing
// happen after the answer, never before it. A file's name is `group/name`.
import { readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Clock } from "../machine/clock.ts";
import { copyWhole, removeEmptyFolder, removeFile, touchFile, writeAtomic } from "../machine/files.ts";

/** After pruning this much of the limit is left in use, so that not every new file prunes. */
const KEPT = 0.8;
/** A file's time of use is kept this exactly; writing it at each use would cost more than it tells. */
const HOUR_MS = 3_600_000;

export class KeptFiles {
  readonly #folder: string;
  readonly #limit: number;
  readonly #clock: Clock;
  #bytes: number | undefined;
  #pruning: Promise<void> = Promise.resolve();

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
  async keep(name: string, bytes: Uint8Array): Promise<string> {
    const path = join(this.#folder, name);
    await writeAtomic(path, bytes);
    this.#count(bytes.length);
    return path;
  }

  /** Keeps a copy of a file. */
  async keepCopy(name: string, file: string): Promise<void> {
    const path = join(this.#folder, name);
    await copyWhole(file, path);
    this.#count((await stat(path)).size);
  }

  /** Lets go of a file that turned out to be of no use. */
  async forget(name: string): Promise<void> {
    await removeFile(join(this.#folder, name)).catch(() => undefined);
  }

  /** Resolves when no counting or removing is under way. */
  settled(): Promise<void> {
    return this.#pruning;
  }

  #count(bytes: number): void {
    if (this.#bytes !== undefined) this.#bytes += bytes;
    if (this.#bytes === undefined || this.#bytes > this.#limit) this.#prune();
  }

  #prune(): void {
    // Until the count is done nothing more is added to it, so files kept meanwhile are counted by the walk or the next one.
    this.#bytes = Infinity;
    this.#pruning = this.#pruning.then(async () => {
      if (this.#bytes === Infinity) this.#bytes = await pruneFolder(this.#folder, this.#limit);
    });
  }
}

interface Kept {
  readonly path: string;
  readonly size: number;
  readonly used: number;
}

/** Removes the longest unused files when a folder is over its limit; the bytes left. */
async function pruneFolder(folder: string, limit: number): Promise<number> {
  const kept = (await listKept(folder)).toSorted((a, b) => a.used - b.used);
  let total = kept.reduce((sum, { size }) => sum + size, 0);
  if (total <= limit) return total;
  for (const { path, size } of kept) {
    if (total <= limit * KEPT) break;
    await removeFile(path).catch(() => undefined);
    await removeEmptyFolder(dirname(path));
    total -= size;
  }
  return total;
}

async function listKept(folder: string): Promise<Kept[]> {
  const found: Kept[] = [];
  for (const group of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, group)).catch(() => [])) {
      const path = join(folder, group, name);
      const file = await stat(path).catch(() => undefined);
      if (file?.isFile()) found.push({ path, size: file.size, used: file.mtimeMs });
    }
  }
  return found;
}
