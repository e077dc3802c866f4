// What any media file holds: from its own tables where it is an MP4 that has them, which starts no program, else from ffprobe.
import { basename } from "node:path";
import { Refusal, reasonOf } from "../contracts/refusal.ts";
import { type Movie, pictureTrack, movieHasSound } from "../core/media/mp4/movie.ts";
import { totalDuration } from "../core/media/mp4/samples.ts";
import { type MediaFacts, parsePacketCount, parseProbe } from "../core/media/probe-report.ts";
import { ProgramFailed, run } from "../machine/spawn.ts";
import { readMovie } from "./read-clip.ts";
import type { Tools } from "./tools.ts";

const QUIET = ["-v", "error", "-of", "json"] as const;

/** What a media file holds. Throws a Refusal that names a file that cannot be read; anything else is ffprobe's own trouble. */
export async function probeMedia(tools: Pick<Tools, "ffprobe">, path: string): Promise<MediaFacts> {
  const args = [...QUIET, "-show_format", "-show_streams", "-show_data_hash", "md5", "-i", path];
  const facts = parseProbe(await ask(tools, path, args));
  if (!facts || (!facts.video && !facts.audio)) throw unreadable(path, "it holds neither picture nor sound");
  return facts;
}

/** Frames of a file's picture: from the tables of an mp4, else from ffprobe's count of its packets. */
export async function countFrames(tools: Pick<Tools, "ffprobe">, path: string): Promise<number> {
  const movie = await readMovie(path).catch(() => undefined);
  const track = movie && pictureTrack(movie);
  if (movie && track && !movie.fragmented) return track.samples.count;
  const count = ["-select_streams", "v:0", "-count_packets", "-show_entries", "stream=nb_read_packets"];
  const frames = parsePacketCount(await ask(tools, path, [...QUIET, ...count, "-i", path]));
  if (frames === undefined) throw unreadable(path, "it holds no picture");
  return frames;
}

export interface FilmFacts {
  readonly frames: number;
  /** Frames a second, on average. */
  readonly fps: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly hasSound: boolean;
}

/** Length, rate and size of a film. Throws a Refusal when the file cannot be read, or has no picture. */
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

async function ask(tools: Pick<Tools, "ffprobe">, path: string, args: readonly string[]): Promise<string> {
  try {
    return (await run(tools.ffprobe.path, args)).output;
  } catch (error) {
    if (!(error instanceof ProgramFailed) || !error.isVerdict) throw error;
    throw unreadable(path, reasonOf(error));
  }
}

function unreadable(path: string, why: string): Refusal {
  return new Refusal(
    "tool-failed",
    `${basename(path)} cannot be read as a film or a sound (${why}): make it again or replace it`,
  );
}
