// A finished film once more for a review: under a partial name until it is whole.
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { framesDone } from "../../core/media/film/prores-args.ts";
import { reviewFilmArgs, type ReviewFilm } from "../../core/review/review-film-args.ts";
import { withPartialFile } from "../../machine/partial-file.ts";
import { run } from "../../machine/spawn.ts";
import { countFrames } from "../probe.ts";
import type { Tools } from "../tools.ts";

interface ReviewFilmOptions {
  readonly signal: AbortSignal;
  /** Frames written so far. */
  readonly onFrame: (done: number) => void;
}

/** Makes the film, exactly `frames` long. Throws a Refusal, or the signal's reason; leaves no part behind. */
export async function makeReviewFilm(
  tools: Pick<Tools, "ffmpeg" | "ffprobe">,
  film: ReviewFilm & { readonly frames: number },
  { signal, onFrame }: ReviewFilmOptions,
): Promise<void> {
  const onOutput = (chunk: Buffer) => {
    const done = framesDone(chunk.toString("latin1"));
    if (done !== undefined) onFrame(Math.min(done, film.frames));
  };
  try {
    await withPartialFile(film.output, async (output) => {
      await run(tools.ffmpeg.path, reviewFilmArgs({ ...film, output }), { onOutput, signal });
      const frames = await countFrames(tools, output);
      if (frames !== film.frames) throw new Error(`it has ${frames} frames in place of ${film.frames}`);
    });
  } catch (error) {
    signal.throwIfAborted();
    throw new Refusal("tool-failed", `the film of the review could not be made: ${reasonOf(error)}`);
  }
}
