// Reads what an MP4 file says of itself: a seek to its `moov` box, no program started. Leaves judging to core/media.
import type { FileHandle } from "node:fs/promises";
import { type ClipFacts, UNKNOWN_CLIP, clipFacts } from "../core/media/film/clip-facts.ts";
import { startsWithIdr } from "../core/media/h264/headers.ts";
import { type Movie, parseMovie, pictureTrack } from "../core/media/mp4/movie.ts";
import { bytesAt, walkFile, withFile } from "../machine/read-parts.ts";
import { findXmp, sourceTypeIn } from "../core/media/mp4/xmp-box.ts";
import { findMovie } from "../core/media/mp4/boxes.ts";

/** Enough to walk past the messages before a sample's first picture data. */
const HEAD_BYTES = 4096;

/** What the movie box of an MP4 file says; undefined when there is none that can be read. */
export async function readMovie(path: string): Promise<Movie | undefined> {
  return withFile(path, movieOf);
}

/** The content of an MP4 file's movie box, and where in the file it starts. */
export async function readMovieBox(path: string): Promise<MovieBox | undefined> {
  return withFile(path, movieBoxOf);
}

export interface MovieBox {
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** What joining needs to know of a clip. Throws when the file is not there. */
export async function readClipFacts(path: string): Promise<ClipFacts> {
  return withFile(path, async (file) => {
    const movie = await movieOf(file);
    if (!movie) return UNKNOWN_CLIP;
    const samples = pictureTrack(movie)?.samples;
    const length = Math.min(HEAD_BYTES, samples?.sizes[0] ?? 0);
    const first = await bytesAt(file, samples?.firstAt ?? 0, length);
    return clipFacts(movie, (headers) => startsWithIdr(first, headers.lengthBytes));
  });
}

/** The same of a file that is open. */
export async function movieOf(file: FileHandle): Promise<Movie | undefined> {
  const box = await movieBoxOf(file);
  return box && parseMovie(box.bytes);
}

async function movieBoxOf(file: FileHandle): Promise<MovieBox | undefined> {
  const box = await walkFile(file, findMovie((await file.stat()).size));
  return box && { at: box.at, bytes: await bytesAt(file, box.at, box.length) };
}

/** Pixels of an MP4 file's picture as it is stored; undefined where none can be read. Throws when the file is not there. */
export async function readPictureSize(path: string): Promise<{ width: number; height: number } | undefined> {
  const movie = await readMovie(path);
  const track = movie && pictureTrack(movie);
  return track && track.width > 0 ? { width: track.width, height: track.height } : undefined;
}

/**
 * What a film says of how its pictures came about: the last word of the IPTC's term, null where it says none. Throws when the file is not
 * there. docs/http.md "Assemble".
 */
export async function readSourceType(path: string): Promise<string | null> {
  const packet = await withFile(path, async (file) => walkFile(file, findXmp((await file.stat()).size)));
  return packet === undefined ? null : sourceTypeIn(packet);
}
