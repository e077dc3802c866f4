// What the index of takes has to know of files, read synchronously: records, and whether videos have sound.
import { basename, dirname } from "node:path";
import { moovHasSound } from "../../core/media/mp4/movie.ts";
import { isCode } from "../../machine/paths.ts";
import { bytesOf, inFolderNow, withBytes } from "../../machine/read-sync.ts";
import { RECORD_LIMIT, decodeUtf8 } from "../reading/text.ts";
import { isVideo } from "./stamps.ts";
import { findMovie } from "../../core/media/mp4/boxes.ts";

/** What one file holds: a record's text, or whether a video has sound; null when it cannot be read, undefined when it is gone. */
export type Content = string | boolean | null | undefined;

/** Files of one folder stand together. */
export function readContents(paths: readonly string[]): Content[] {
  const contents: Content[] = [];
  while (contents.length < paths.length) {
    const folder = dirname(paths[contents.length] ?? "");
    const rest = paths.slice(contents.length);
    const end = rest.findIndex((path) => dirname(path) !== folder);
    contents.push(...contentsIn(folder, rest.slice(0, end < 0 ? rest.length : end)));
  }
  return contents;
}

/** A folder that is no more, or is a link now, holds nothing. */
function contentsIn(folder: string, paths: readonly string[]): Content[] {
  try {
    return inFolderNow(folder, (at) => paths.map((path) => contentOf(at(basename(path)))));
  } catch {
    return paths.map(() => undefined);
  }
}

function contentOf(path: string): Content {
  try {
    if (isVideo(path)) return videoHasSound(path);
    const bytes = bytesOf(path, RECORD_LIMIT);
    return bytes ? (decodeUtf8(bytes) ?? null) : null;
  } catch (error) {
    return isCode(error, "ENOENT") ? undefined : null;
  }
}

/** A video that is empty, cut off or no MP4 is silent. */
function videoHasSound(path: string): boolean {
  return withBytes(path, ({ size, at }) => {
    const walk = findMovie(size);
    let step = walk.next();
    while (!step.done) step = walk.next(at(step.value.at, step.value.length));
    return step.value !== undefined && moovHasSound(at(step.value.at, step.value.length));
  });
}
