// Makes a film that was imported one that the cut can play beside the studio's own: it is copied as it is where its rate,
// size and codec fit, else encoded again.
import { stat } from "node:fs/promises";
import { conformArgs, type Shape } from "../../core/media/receive-args.ts";
import type { ClipFacts } from "../../core/media/film/clip-facts.ts";
import { soundTrack } from "../../core/media/mp4/movie.ts";
import { rateOf } from "../../core/time/rate.ts";
import { copyAtomic } from "../../machine/write-file.ts";
import { withPartialFile } from "../../machine/partial-file.ts";
import { run } from "../../machine/spawn.ts";
import { readClipFacts, readMovie } from "../read-clip.ts";
import type { Tools } from "../tools.ts";

export interface Conforming {
  /** Absolute paths. */
  readonly from: string;
  readonly to: string;
  /** What the take has to be. */
  readonly shape: Shape;
  readonly signal: AbortSignal;
}

/** Returns why the film was encoded again, as the end of "encoded again because ..."; null when it was copied. */
export async function conformFilm(tools: Pick<Tools, "ffmpeg">, order: Conforming): Promise<string | null> {
  const { from, to, shape, signal } = order;
  const why = whyEncode(await readClipFacts(from), shape) ?? (await whySound(from));
  if (why === null) {
    await copyAtomic(from, to);
    return null;
  }
  await withPartialFile(to, async (part) => {
    await run(tools.ffmpeg.path, conformArgs(from, part, shape), { signal });
    if ((await stat(part)).size === 0) throw new Error("nothing came out");
  });
  return why;
}

function whyEncode({ plain, why }: ClipFacts, { fps, width, height }: Shape): string | null {
  if (!plain) return why;
  const { sequence } = plain.headers;
  if (sequence.width !== width || sequence.height !== height) return `it is ${sequence.width}x${sequence.height}`;
  const { num, den } = rateOf(fps);
  return plain.timescale * den === plain.delta * num ? null : "it runs at another rate";
}

/** Every browser plays AAC out of an MP4. */
async function whySound(path: string): Promise<string | null> {
  const movie = await readMovie(path);
  const sound = movie && soundTrack(movie);
  return !sound || sound.formats.every((format) => format === "mp4a") ? null : "its sound is not AAC";
}
