// What a shelf of takes has to know of its files, read at once and without waiting: records, and whether videos have sound.
import { findMovie } from "../../core/media/mp4/find-movie.ts";
import { moovHasSound } from "../../core/media/mp4/movie.ts";
import { isCode } from "../../machine/files.ts";
import { bytesOf, withBytes } from "../../machine/read-at-once.ts";
import { decodeUtf8 } from "../reading/utf8.ts";
import { isVideo } from "./stamps.ts";

/** What one file holds: a record's text, or whether a video has sound; null when it cannot be read, undefined when it is gone. */
export type Content = string | boolean | null | undefined;

export function readContents(paths: readonly string[]): Content[] {
  return paths.map(contentOf);
}

function contentOf(path: string): Content {
  try {
    return isVideo(path) ? hearMovie(path) : (decodeUtf8(bytesOf(path)) ?? null);
  } catch (error) {
    return isCode(error, "ENOENT") ? undefined : null;
  }
}

/** A video that is empty, cut off or no MP4 is silent. */
function hearMovie(path: string): boolean {
  return withBytes(path, ({ size, at }) => {
    const walk = findMovie(size);
    let step = walk.next();
    while (!step.done) step = walk.next(at(step.value.at, step.value.length));
    return step.value !== undefined && moovHasSound(at(step.value.at, step.value.length));
  });
}
