// Asks ffprobe about any media file. For the studio's own mp4s `read-clip.ts` is quicker: it starts no program.
import { basename } from "node:path";
import { Refusal, reasonOf } from "../contracts/refusal.ts";
import { type MediaFacts, parsePacketCount, parseProbe } from "../core/media/probe-report.ts";
import { ProgramFailed, run } from "../machine/spawn.ts";
import { readMovie } from "./read-clip.ts";
import { pictureTrack } from "../core/media/mp4/movie.ts";
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
