// Sounds that are taken into an episode's `audio/`: never over another one, and never twice. docs/http.md "Sound".
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { exists } from "../machine/paths.ts";
import { copyAtomic } from "../machine/write-file.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { openProven } from "../machine/proven-paths.ts";
import { asInside, relativeTo, requireOwnPath, type EpisodeFolder } from "./roots.ts";
import { audioFile, type AudioName } from "../core/lib/audio-name.ts";

export interface ImportedAudio {
  /** Relative to the episode. */
  readonly path: string;
  /** False for a file that was there already. */
  readonly copied: boolean;
}

const PIECE = 1024 * 1024;

/** Puts a sound into the episode. One that is inside it already stays where it is; the same bytes under its name serve again. */
export async function importAudio(
  ep: EpisodeFolder,
  { from, name }: { readonly from: string; readonly name: AudioName },
  locks: KeyedLock,
): Promise<ImportedAudio> {
  const own = asInside([ep], from);
  if (own !== undefined) return { path: relativeTo(ep, own), copied: false };
  const folder = await requireOwnPath(ep, "audio");
  return locks.hold(folder, async () => {
    for (let count = 1; ; count++) {
      const file = audioFile(name, count);
      const to = join(folder, file);
      const isThere = await exists(to);
      if (isThere && !(await hasSameBytes(from, to))) continue;
      if (!isThere) await copyAtomic(from, to);
      return { path: `audio/${file}`, copied: !isThere };
    }
  });
}

async function hasSameBytes(path: string, other: string): Promise<boolean> {
  const [mine, theirs] = await Promise.all([stat(path), stat(other)]);
  if (!theirs.isFile() || mine.size !== theirs.size) return false;
  const [a, b] = await Promise.all([openProven(path), openProven(other)]);
  try {
    const [one, two] = [Buffer.alloc(PIECE), Buffer.alloc(PIECE)];
    for (let at = 0; at < mine.size; at += PIECE) {
      await Promise.all([a.read(one, 0, PIECE, at), b.read(two, 0, PIECE, at)]);
      const length = Math.min(PIECE, mine.size - at);
      if (one.compare(two, 0, length, 0, length) !== 0) return false;
    }
    return true;
  } finally {
    await Promise.all([a.close(), b.close()]);
  }
}
