// Makes the film of an upscale or of a post: in a thread of its own, because every pixel of every frame is gone over. Clears what is left
// where that thread dies.
import { setTimeout as sleep } from "node:timers/promises";
import { removeFile } from "../../machine/files.ts";
import { ThreadDied, ThreadPool } from "../../machine/threads/thread-pool.ts";
import { postJob, upscaleJob, type FilmJob } from "./film-job.ts";
import type { FilmOptions, FrameCount, MadeFilm, PostFilmOrder, UpscaleFilmOrder } from "./upscale-order.ts";

/** Rejects with the signal's reason when it is cancelled, with nothing left behind. */
export async function makeUpscale(order: UpscaleFilmOrder, options: FilmOptions = {}): Promise<MadeFilm> {
  return runFilmJob(await upscaleJob(order), options);
}

/** The same of an upscale that is finished. */
export async function makePost(order: PostFilmOrder, options: FilmOptions = {}): Promise<MadeFilm> {
  return runFilmJob(await postJob(order), options);
}

/** Milliseconds that a cancelled film has for clearing up. */
const PATIENCE = 3000;
/** Milliseconds after which an encoder whose thread died has noticed that nobody feeds it. */
const AFTERLIFE = 300;

/** A film takes seconds and much memory: its thread ends with it. */
async function runFilmJob(job: FilmJob, { signal, onFrame }: FilmOptions): Promise<MadeFilm> {
  const script = new URL("./upscale-worker.js", import.meta.url);
  const pool = new ThreadPool<FilmJob, MadeFilm, FrameCount>({ script, size: 1, patience: PATIENCE, clear });
  try {
    return await pool.run(job, { signal, onProgress: ({ done, total }) => onFrame?.(done, total) });
  } catch (error) {
    if (!(error instanceof ThreadDied)) throw error;
    throw new Error(`the thread of the film ended unexpectedly (${error.message}): make it again`);
  } finally {
    await pool.close(new Error("the film is done"));
  }
}

/** The encoder of a dead thread may still be writing its last bytes: what it leaves is removed twice. */
async function clear({ part, output }: FilmJob, hasDied: boolean): Promise<void> {
  if (!hasDied) return removeFile(output);
  for (const wait of [0, AFTERLIFE]) {
    await sleep(wait);
    await removeFile(part);
  }
}
