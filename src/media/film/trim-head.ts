// Leaves away the first frames of a film and as much of its sound: the part that was held from the take before.
import { basename } from "node:path";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { trimHeadArgs } from "../../core/media/film/tail-args.ts";
import { withPartialFile } from "../../machine/partial-file.ts";
import { run } from "../../machine/spawn.ts";
import { countFrames } from "../probe.ts";
import { readMovie } from "../read-clip.ts";
import type { Tools } from "../tools.ts";
import { movieHasSound } from "../../core/media/mp4/movie.ts";

export interface TrimRequest {
  /** Absolute path of the film, which is replaced. */
  readonly mp4: string;
  /** Frames that go. */
  readonly drop: number;
  /** Frames a second. */
  readonly fps: number;
  readonly signal?: AbortSignal;
}

/** Returns the frames that stay; the film stands as it was when it cannot be cut. */
export async function trimHead(tools: Pick<Tools, "ffmpeg" | "ffprobe">, request: TrimRequest): Promise<number> {
  const { mp4, drop, fps, signal } = request;
  const keep = (await countFrames(tools, mp4)) - drop;
  if (drop === 0) return keep;
  const name = basename(mp4);
  if (keep < 1) {
    throw new Refusal("tool-failed", `${name} has ${keep + drop} frames, of which ${drop} are held: nothing stays`);
  }
  try {
    const movie = await readMovie(mp4);
    const order = { input: mp4, drop, keep, fps, hasSound: movie === undefined || movieHasSound(movie) };
    await withPartialFile(mp4, async (part) => {
      await run(tools.ffmpeg.path, trimHeadArgs({ ...order, output: part }), signal ? { signal } : {});
      const made = await countFrames(tools, part);
      if (made !== keep) throw new Error(`${made} of ${keep} frames came out`);
    });
    return keep;
  } catch (error) {
    signal?.throwIfAborted();
    throw new Refusal("tool-failed", `the held frames of ${name} cannot be left away: ${reasonOf(error)}`);
  }
}
