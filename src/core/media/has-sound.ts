// Whether a film plays any sound, told from its tables.
import type { Movie } from "./mp4/movie.ts";

/** Tracks alone tell it where samples lie in fragments. */
export function movieHasSound(movie: Movie): boolean {
  return movie.tracks.some((track) => track.kind === "sound" && (movie.fragmented || track.samples.count > 0));
}
