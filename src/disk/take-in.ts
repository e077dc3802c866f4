// Takes a file from elsewhere on the machine into an episode, under a name that no other bytes have there.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { copyWhole, exists } from "../machine/files.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "./roots.ts";

export interface TakenIn {
  readonly path: InsideRoot;
  /** False when the same bytes were there already. */
  readonly copied: boolean;
}

/** `nameAt`: the name to try at each turn, from 1. */
export async function takeIn(
  ep: EpisodeFolder,
  from: string,
  to: { readonly folder: string; readonly nameAt: (turn: number) => string },
  locks: KeyedLock,
): Promise<TakenIn> {
  const folder = await requireOwnPath(ep, to.folder);
  return locks.hold(folder, async () => {
    for (let turn = 1; ; turn++) {
      const path = join(folder, to.nameAt(turn)) as InsideRoot;
      if (!(await exists(path))) {
        await copyWhole(from, path);
        return { path, copied: true };
      }
      if (await holdsSame(from, path)) return { path, copied: false };
    }
  });
}

/** Read piece by piece: a recording can be larger than memory. */
async function holdsSame(a: string, b: string): Promise<boolean> {
  const [one, other] = await Promise.all([stat(a), stat(b)]);
  if (!other.isFile() || one.size !== other.size) return false;
  const [first, second] = await Promise.all([hashOf(a), hashOf(b)]);
  return first === second;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha1");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}
