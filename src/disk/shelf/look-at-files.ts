// What a shelf of takes has to see of its folders and files, read at once and without waiting: a thread does it for many folders, and
// the request loop itself only for a handful, where a thread would cost more than it saves.
import { join } from "node:path";
import { movieHasSound } from "../../core/media/has-sound.ts";
import { findMovie } from "../../core/media/mp4/find-movie.ts";
import { parseMovie } from "../../core/media/mp4/movie.ts";
import { isCode } from "../../machine/files.ts";
import { bytesOf, factsOf, plainFilesIn, realPathOf, withBytes } from "../../machine/read-at-once.ts";

/** A file that changed less than this ago may change again under the same stamp: it is never known by it. */
const SETTLED_MS = 2000;

/** One folder as it stands. */
export interface Look {
  /** Where it really is: null while it is not there, undefined where nobody can tell. */
  readonly real: string | null | undefined;
  /** Names and stamps of its plain files by turns, with a zero character between. Files that are only listed have no stamp. */
  readonly listing: string;
}

/** What one file holds: a record's bytes, or whether a video has sound; null when it cannot be read, undefined when it is gone. */
export type Content = Uint8Array | boolean | null | undefined;

export type ShelfOrder =
  | { readonly look: readonly string[]; /** Milliseconds since 1970. */ readonly now: number }
  | { readonly read: readonly string[] };
export type ShelfAnswer = { readonly looks: readonly Look[] } | { readonly contents: readonly Content[] };

export function obey(order: ShelfOrder): ShelfAnswer {
  if ("look" in order) return { looks: order.look.map((folder) => lookAt(folder, order.now)) };
  return { contents: order.read.map(contentOf) };
}

function lookAt(folder: string, now: number): Look {
  let real: string;
  try {
    real = realPathOf(folder);
  } catch (error) {
    return { real: isCode(error, "ENOENT") || isCode(error, "ENOTDIR") ? null : undefined, listing: "" };
  }
  const parts: string[] = [];
  for (const name of plainFilesIn(folder)) {
    const stamp = isStamped(name) ? stampOf(join(folder, name), now) : "";
    if (stamp !== undefined) parts.push(name, stamp);
  }
  return { real, listing: parts.join("\0") };
}

/** Of pictures only the name counts here. */
function isStamped(name: string): boolean {
  return isVideo(name) || (name.endsWith(".json") && !name.endsWith(".shotlist.json"));
}

export function isVideo(name: string): boolean {
  return name.endsWith(".mp4");
}

/** The change time is part of it, since nobody can set it back. `?` before a stamp that must not be trusted; undefined: gone meanwhile. */
function stampOf(path: string, now: number): string | undefined {
  const facts = factsOf(path);
  if (!facts) return undefined;
  const changed = facts.mtimeMs > facts.ctimeMs ? facts.mtimeMs : facts.ctimeMs;
  const fresh = now - Number(changed) < SETTLED_MS ? "?" : "";
  return `${fresh}${facts.mtimeNs}:${facts.ctimeNs}:${facts.size}:${facts.ino}:${facts.dev}`;
}

export function isTrusted(stamp: string): boolean {
  return !stamp.startsWith("?");
}

/** When the file was last written, milliseconds since 1970. */
export function writtenAt(stamp: string): number {
  return Math.floor(Number(/^\??(\d+)/.exec(stamp)?.[1] ?? 0) / 1e6);
}

function contentOf(path: string): Content {
  try {
    return isVideo(path) ? hearMovie(path) : bytesOf(path);
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
    const movie = step.value && parseMovie(at(step.value.at, step.value.length));
    return movie !== undefined && movieHasSound(movie);
  });
}
