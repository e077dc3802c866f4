// Length, rate and size of a film: from its own tables when it is an MP4 that has them, else from ffprobe.
import { movieHasSound } from "../../core/media/has-sound.ts";
import { type Movie, pictureTrack } from "../../core/media/mp4/movie.ts";
import { totalDuration } from "../../core/media/mp4/samples.ts";
import { countFrames, probeMedia } from "../probe.ts";
import { readMovie } from "../read-clip.ts";
import type { Tools } from "../tools.ts";

export interface FilmFacts {
  readonly frames: number;
  /** Frames a second, on average. */
  readonly fps: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly hasSound: boolean;
}

/** Throws a Refusal when the file cannot be read, or has no picture. */
export async function filmFacts(tools: () => Promise<Pick<Tools, "ffprobe">>, path: string): Promise<FilmFacts> {
  const movie = await readMovie(path).catch(() => undefined);
  return (movie && factsOf(movie)) ?? probedFacts(await tools(), path);
}

function factsOf(movie: Movie): FilmFacts | undefined {
  const track = pictureTrack(movie);
  if (!track || movie.fragmented || track.samples.count === 0 || track.width === 0) return undefined;
  const { count } = track.samples;
  const ticks = totalDuration(track.samples);
  if (ticks === 0) return undefined;
  const { width, height } = track;
  return { frames: count, fps: (count * track.timescale) / ticks, width, height, hasSound: movieHasSound(movie) };
}

async function probedFacts(tools: Pick<Tools, "ffprobe">, path: string): Promise<FilmFacts> {
  const frames = await countFrames(tools, path);
  const { video, audio } = await probeMedia(tools, path);
  const { width = 0, height = 0, rate = { num: 0, den: 1 } } = video ?? {};
  return { frames, fps: rate.num / rate.den, width, height, hasSound: audio !== null };
}
