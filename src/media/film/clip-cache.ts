// Pictures of clips and stretches of sound that were encoded for a film, kept for the next one: a film made again after one change costs that change.
// A kept clip is found by all that decides its bytes, lies under the hash of its bytes, and is used only while they agree; they are
// read again for that when its file looks changed.
import { stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { Clock } from "../../machine/clock.ts";
import { hashFile } from "../../machine/read-parts.ts";
import { linkOrCopy } from "../../machine/write-file.ts";
import { removeFile } from "../../machine/files.ts";
import { CacheFolder } from "../cache-folder.ts";

/** Bytes of clips that are kept at most: some hours of film. */
const LIMIT = 4 * 1024 ** 3;
/** A file may change twice within a tick of the clock that stamps it: one changed this lately is not yet trusted to stay as it looks. */
const SETTLED_MS = 2000;
/** Clips whose looks are remembered, more than fit below the limit. */
const MOST_PROVEN = 10_000;

export interface ClipCacheOptions {
  /** Absolute; ours alone. */
  readonly folder: string;
  readonly clock: Clock;
  /** Bytes. */
  readonly limit?: number;
}

export class ClipCache {
  readonly #files: CacheFolder;
  readonly #clock: Clock;
  /** How the files looked whose bytes agreed with their names. */
  readonly #proven = new Map<string, string>();

  constructor({ folder, clock, limit = LIMIT }: ClipCacheOptions) {
    this.#clock = clock;
    this.#files = new CacheFolder(folder, limit, clock);
  }

  /** Gives a kept clip a second name, so that nothing takes it away while a film is made of it. False when there is none, or it is damaged. */
  async use(name: string, into: string): Promise<boolean> {
    for (const file of await this.#files.namesIn(name)) {
      const kept = `${name}/${file}`;
      const path = await this.#files.find(kept);
      if (path === undefined || extname(file) !== extname(into)) continue;
      const taken = await linkOrCopy(path, into).then(
        () => true,
        () => false,
      );
      if (taken && (await this.#isAsNamed(kept, into))) return true;
      await removeFile(into);
      if (taken) await this.#files.forget(kept);
    }
    return false;
  }

  /** Keeps a copy of a clip. One that cannot be kept, on a full disk for example, is only encoded again. */
  async store(name: string, clip: string): Promise<void> {
    await hashFile(clip)
      .then((hash) => this.#files.storeCopy(join(name, `${hash}${extname(clip)}`), clip))
      .catch(() => undefined);
  }

  /** Whether the bytes of a file agree with the name it is kept under. */
  async #isAsNamed(kept: string, path: string): Promise<boolean> {
    const { ino, size, mtimeNs, mtimeMs } = await stat(path, { bigint: true });
    const identity = `${ino} ${size} ${mtimeNs}`;
    if (this.#proven.get(kept) === identity) return true;
    this.#proven.delete(kept);
    if (`${await hashFile(path)}${extname(kept)}` !== basename(kept)) return false;
    if (this.#clock.now().getTime() - Number(mtimeMs) > SETTLED_MS) {
      if (this.#proven.size >= MOST_PROVEN) this.#proven.clear();
      this.#proven.set(kept, identity);
    }
    return true;
  }

  /** Resolves when no counting or removing is under way. */
  settled(): Promise<void> {
    return this.#files.settled();
  }
}
