// Keeps what was read from a file for as long as the file is certainly the same: a status of thousands of takes then costs one
// stat a file. What changed a moment ago is never kept, because two writes inside the clock's resolution can share a time stamp.
import { stat } from "node:fs";
import { promisify } from "node:util";
import type { Clock } from "../../machine/clock.ts";
import { hashFile } from "../../machine/read-parts.ts";
import { RecentMap } from "../../machine/recent-map.ts";

const SETTLED_MS = 2000;

/** Half the cost of `fs/promises` for each file, and a status asks about thousands. */
const factsOf = promisify(stat);

interface CacheEntry<T> {
  readonly mark: string;
  readonly value: T;
}

export class FileCache<T> {
  readonly #entries: RecentMap<string, CacheEntry<T>>;
  readonly #clock: Clock;

  /** `limit` is how many files are remembered; the ones longest unused are dropped first. */
  constructor(clock: Clock, limit: number = 20_000) {
    this.#clock = clock;
    this.#entries = new RecentMap(limit);
  }

  /** What `load` read from the file, now or earlier. A missing file is loaded, so that `load` says what missing means. */
  async read(path: string, load: (path: string) => Promise<T>): Promise<T> {
    // The stat comes before the read: content that is newer than its mark has another mark the next time.
    const mark = await this.#mark(path);
    const known = this.#entries.get(path);
    this.#entries.delete(path);
    if (mark !== undefined && known?.mark === mark) {
      this.#entries.set(path, known);
      return known.value;
    }
    const value = await load(path);
    if (mark !== undefined) this.#entries.set(path, { mark, value });
    return value;
  }

  /** The change time is part of it, since nobody can set it back; undefined when the file is missing or too fresh to trust. */
  async #mark(path: string): Promise<string | undefined> {
    const facts = await factsOf(path).catch(() => undefined);
    if (!facts) return undefined;
    const { dev, ino, size, mtimeMs, ctimeMs } = facts;
    if (this.#clock.now().getTime() - Math.floor(Math.max(mtimeMs, ctimeMs)) < SETTLED_MS) return undefined;
    return `${dev}:${ino}:${size}:${mtimeMs}:${ctimeMs}`;
  }
}

/** The SHA-1 of a file, remembered for as long as the file is the same. */
export function fileHash(hashes: Pick<FileCache<string>, "read">, path: string): Promise<string> {
  return hashes.read(path, (at) => hashFile(at));
}
