// The faces of a take and of the views that it is compared with, read in a thread of its own.
import { basename } from "node:path";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { lookedAtFrames } from "../../core/faces/compare-faces.ts";
import { framesArgs, lookedAtSize } from "../../core/faces/frames-args.ts";
import { run } from "../../machine/spawn.ts";
import { ThreadPool } from "../../machine/threads/thread-pool.ts";
import { filmFacts } from "../probe.ts";
import type { Tools } from "../tools.ts";
import type { FaceModules, FaceOrder, FaceReading, RawFrames, ViewPicture } from "./face-order.ts";

/** Milliseconds that a cancelled thread has for its picture. */
const PATIENCE = 900;
const CLOSED = new Error("no face is looked for any more");

export class FaceReader {
  readonly #pool = new ThreadPool<FaceOrder, FaceReading>({
    script: new URL("./face-worker.js", import.meta.url),
    size: 1,
    patience: PATIENCE,
  });
  readonly #tools: () => Promise<Tools>;

  constructor(tools: () => Promise<Tools>) {
    this.#tools = tools;
  }

  /** Refuses a film or a picture that cannot be read. */
  async read(
    modules: FaceModules,
    { film, views }: { readonly film: string; readonly views: readonly ViewPicture[] },
    signal: AbortSignal,
  ): Promise<FaceReading> {
    const frames = await this.#frames(film, signal);
    try {
      return await this.#pool.run({ modules, views, frames }, { signal });
    } catch (error) {
      signal.throwIfAborted();
      throw new Refusal("tool-failed", `the faces of ${basename(film)} could not be read: ${reasonOf(error)}`);
    }
  }

  async close(): Promise<void> {
    await this.#pool.close(CLOSED);
  }

  async #frames(film: string, signal: AbortSignal): Promise<RawFrames> {
    const facts = await filmFacts(this.#tools, film);
    const { ffmpeg } = await this.#tools();
    const size = lookedAtSize(facts);
    const chunks: Buffer[] = [];
    const onOutput = (chunk: Buffer) => void chunks.push(chunk);
    await run(ffmpeg.path, framesArgs(film, lookedAtFrames(facts.frames), size), { onOutput, signal });
    const bytes = Buffer.concat(chunks);
    const each = size.width * size.height * 4;
    const count = Math.floor(bytes.length / each);
    if (count === 0) throw new Refusal("tool-failed", `${basename(film)} shows no picture: render the take again`);
    return { ...size, pictures: Array.from({ length: count }, (_, at) => bytes.subarray(at * each, (at + 1) * each)) };
  }
}
