// Whether a file plays any sound, told from its own bytes. For MP4 and WAV; of other kinds it knows nothing.
import { boxesIn } from "./mp4/boxes.ts";
import { type Movie, parseMovie } from "./mp4/movie.ts";
import { parseWavHeader } from "./wav-header.ts";

/** Looks through the start of a WAV, or the whole (or the `moov` box) of an MP4. Empty and damaged files are silent. */
export function hasSound(bytes: Uint8Array): boolean {
  const wav = parseWavHeader(bytes);
  if (wav) return wav.dataBytes > 0;
  const moov = boxesIn(bytes).find((box) => box.type === "moov");
  const movie = moov && parseMovie(bytes.subarray(moov.start, moov.end));
  return movie !== undefined && movieHasSound(movie);
}

export function movieHasSound(movie: Movie): boolean {
  return movie.tracks.some((track) => track.kind === "sound" && (movie.fragmented || track.samples.count > 0));
}
