// Small versions of pictures for the page: made once, kept by the picture's path, size and time, never on the request loop.
// Answers null for what cannot be shrunk; whoever asked then serves the picture itself. What a decoder refused is not tried again.
import { realpath, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { Clock } from "../machine/clock.ts";
import { ThreadPool } from "../machine/threads/thread-pool.ts";
import type { PictureOrder, SmallPicture } from "./picture-worker.ts";
import { bytesAt, withFile } from "../machine/read-parts.ts";
import { CacheFolder } from "./cache-folder.ts";
import { type PictureHeader, isVast, parsePictureHeader } from "../core/media/picture-file.ts";
import { type ThumbWidth, thumbName, widthClass } from "../core/media/thumbnail.ts";

export interface ShrinkerOptions {
  readonly cacheFolder: string;
  readonly clock: Clock;
  /** Bytes the cache may take, 2 GB when unsaid. */
  readonly limit?: number;
}

const LIMIT = 2 * 1024 ** 3;
/** Bytes that are refused. */
const MOST_BYTES = 256 * 1024 * 1024;
/** A JPEG's size stands behind what cameras wrote before it. */
const HEADER_BYTES = 256 * 1024;
/** Pictures that need not be tried again. */
const MOST_HOPELESS = 1000;
/** Decoding a large picture takes some hundred megabytes: more threads would not be faster on a small machine, only larger. */
const MOST_THREADS = 2;
const CLOSED = new Error("no picture is shrunk any more");

export class PictureShrinker {
  readonly #pool = new ThreadPool<PictureOrder, SmallPicture>({
    script: new URL("picture-worker.js", import.meta.url),
    size: Math.max(1, Math.min(MOST_THREADS, availableParallelism())),
    patience: 0,
  });
  readonly #making = new Map<string, Promise<string | null>>();
  readonly #hopeless = new Set<string>();
  readonly #cache: CacheFolder;

  constructor({ cacheFolder, clock, limit = LIMIT }: ShrinkerOptions) {
    this.#cache = new CacheFolder(cacheFolder, limit, clock);
  }

  /**
   * The path of a JPEG of a picture, as wide as `width` pixels rounded up to a class and never enlarged, or null when it
   * cannot be shrunk. The same picture asked for twice at once is made once.
   */
  async shrinkPicture(request: { readonly path: string; readonly width: number }): Promise<string | null> {
    const width = widthClass(request.width);
    const identified = await identify(request.path).catch(() => undefined);
    if (!identified || identified.bytes > MOST_BYTES) return null;
    const name = thumbName(identified, width);
    if (this.#hopeless.has(name)) return null;
    const making = this.#making.get(name);
    if (making) return making;
    const work = this.#findOrMake(name, identified.realPath, width)
      .catch(() => null) // another try may go well
      .finally(() => this.#making.delete(name));
    this.#making.set(name, work);
    return work;
  }

  /** Ends the threads and waits until the cache is at rest. */
  async close(): Promise<void> {
    await this.#pool.close(CLOSED);
    await Promise.allSettled(this.#making.values());
    await this.#cache.settled();
  }

  async #findOrMake(name: string, path: string, width: ThumbWidth): Promise<string | null> {
    const cached = await this.#cache.find(name);
    if (cached !== undefined) return cached;
    const jpeg = await this.#make(path, width);
    if (jpeg) return this.#cache.store(name, jpeg);
    if (this.#hopeless.size >= MOST_HOPELESS) this.#hopeless.clear();
    this.#hopeless.add(name);
    return null;
  }

  /** Undefined for what will never be shrunk; throws for what may go well another time. */
  async #make(path: string, width: ThumbWidth): Promise<Uint8Array | undefined> {
    const header = await readPictureHeader(path);
    if (!header || isVast(header)) return undefined;
    // It is already what would be made of it.
    if (header.kind === "jpeg" && header.width <= width) return undefined;
    return this.#pool.run({ path, width });
  }
}

async function identify(path: string) {
  const realPath = await realpath(path);
  const { size, mtimeNs } = await stat(realPath, { bigint: true });
  return { realPath, bytes: size, changedNs: mtimeNs };
}

async function readPictureHeader(path: string): Promise<PictureHeader | undefined> {
  return withFile(path, async (file) => parsePictureHeader(await bytesAt(file, 0, HEADER_BYTES)));
}
