// By what an encoded clip or stretch of sound is found again: all that decides its bytes.
import { realpath, stat } from "node:fs/promises";
import { contentHash } from "../../core/lib/hash.ts";

/** Counted up when clips are judged in another way before they are kept. */
const EDITION = 1;

export interface ClipRecipe {
  /** Files that it is made of, as `fileIdentity` describes them. */
  readonly files: unknown;
  /** What ffmpeg is asked, but for the names of files; and its version. */
  readonly args: readonly string[];
  readonly version: string;
}

/** Tells the file of a path from any other: another of the same name, size and moment does not exist. Throws when it is gone. */
export async function fileIdentity(absolute: string): Promise<object> {
  const path = await realpath(absolute);
  const { size, mtimeNs, ino } = await stat(path, { bigint: true });
  return { path, size: String(size), mtime: String(mtimeNs), ino: String(ino) };
}

/** The name of what a recipe makes. */
export function cacheName({ files, args, version }: ClipRecipe): string {
  return contentHash({ edition: EDITION, file: files, args, version });
}
