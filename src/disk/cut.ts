// `cut.json`: reads it, and changes it one change at a time. What a change is, is decided in `core/cut`.
import { basename } from "node:path";
import { CutFile } from "../contracts/files/cut.ts";
import { Refusal } from "../contracts/refusal.ts";
import { contentHash } from "../core/lib/hash.ts";
import type { Clock } from "../machine/clock.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { check } from "../contracts/check.ts";
import { copyToHistory } from "./history.ts";
import { readJson, writeJson } from "./reading/json-file.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "./roots.ts";

export interface CutChange {
  readonly cut: CutFile;
  /** False when the change left everything as it was: then nothing was written. */
  readonly changed: boolean;
}

/** The cut; empty lists when there is no file. A broken file refuses, because the next pick would write over it. */
export async function readCut(ep: EpisodeFolder): Promise<CutFile> {
  const read = await readJson(await cutPath(ep));
  if (read.is === "absent") return { episode: basename(ep), final: [], proxy: [] };
  const fits = read.is === "there" ? check(CutFile, withoutNulls(read.value, basename(ep))) : undefined;
  if (fits?.ok) return fits.value;
  const problem = read.is === "broken" ? read.problem : fits?.sentence;
  throw new Refusal(
    "tool-failed",
    `cut.json of ${basename(ep)} cannot be read (${problem}): mend it, or take a copy from _history`,
  );
}

/**
 * Reads, changes and writes the cut with nobody in between. `history`: the old file is copied to `_history/` first, as for PUT,
 * reset and copy; picks and discards make no copy (docs/decisions.md 13).
 */
export async function changeCut(
  ep: EpisodeFolder,
  change: (cut: CutFile) => CutFile | Promise<CutFile>,
  history: boolean,
  ports: { readonly locks: KeyedLock; readonly clock: Clock },
): Promise<CutChange> {
  const path = await cutPath(ep);
  return ports.locks.hold(path, async () => {
    const before = await readCut(ep);
    const cut = await change(before);
    if (contentHash(cut) === contentHash(before)) return { cut, changed: false };
    if (history) await copyToHistory(ep, path, ports.clock.now());
    await writeJson(path, cut);
    return { cut, changed: true };
  });
}

async function cutPath(ep: EpisodeFolder): Promise<InsideRoot> {
  return requireOwnPath(ep, "cut.json");
}

/** Files of older writers hold null where nothing is set, or leave a pass out. */
function withoutNulls(value: unknown, episode: string): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  const raw: Record<string, unknown> = { episode, final: [], proxy: [], ...value };
  return { ...raw, final: entries(raw["final"]), proxy: entries(raw["proxy"]) };
}

function entries(list: unknown): unknown {
  if (!Array.isArray(list)) return list ?? [];
  return list.map((entry: unknown) =>
    entry !== null && typeof entry === "object"
      ? Object.fromEntries(Object.entries(entry).filter(([, field]) => field !== null))
      : entry,
  );
}
