// The thread that makes the film of an upscale or of a post.
import { setPriority } from "node:os";
import { takeOrders } from "../../machine/threads/worker-thread.ts";
import type { FilmJob } from "./film-job.ts";
import { makeFrames } from "./make-frames.ts";
import type { FrameCount, MadeFilm } from "./upscale-order.ts";

/** Milliseconds between two words about progress. */
const QUIET = 80;
/** The service answers first. On Linux this counts for one thread and the encoders it starts; elsewhere for all, so it is left. */
if (process.platform === "linux") setPriority(5);

takeOrders<FilmJob, MadeFilm, FrameCount>((job, { signal, progress }) => {
  let last = 0;
  const onFrame = (done: number, total: number) => {
    const now = performance.now();
    if (done < total && now - last < QUIET) return;
    last = now;
    progress({ done, total });
  };
  return makeFrames(job, { signal, onFrame });
});
