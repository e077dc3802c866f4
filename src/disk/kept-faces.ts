// `_cache/faces/<pass>.json`: measured faces of a pass's takes. One file, so that asking about them reads one; an episode that cannot be written to
// keeps none. docs/format.md "Episode folder".
import { KeptFaces, type KeptTake } from "../contracts/files/faces.ts";
import type { Pass } from "../contracts/schema.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { readChecked, writeJson, type JsonCache } from "./reading/json-file.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "./roots.ts";

/** What was measured by this model, by shot and take. */
export async function readKeptFaces(
  ep: EpisodeFolder,
  pass: Pass,
  model: string,
  cache?: JsonCache,
): Promise<ReadonlyMap<string, KeptTake>> {
  const path = await placeOf(ep, pass);
  const read = path === undefined ? undefined : await readChecked(path, KeptFaces, cache);
  if (read?.is !== "there" || read.value.model !== model) return new Map();
  return new Map(Object.entries(read.value.takes));
}

/** Adds a take, and leaves away those that `isCurrent` does not know. */
export async function keepFaces(
  ep: EpisodeFolder,
  pass: Pass,
  model: string,
  {
    key,
    take,
    isCurrent,
    locks,
  }: {
    readonly key: string;
    readonly take: KeptTake;
    readonly isCurrent: (key: string) => boolean;
    readonly locks: KeyedLock;
  },
): Promise<void> {
  const path = await placeOf(ep, pass);
  if (path === undefined) return;
  await locks.hold(path, async () => {
    const kept = [...(await readKeptFaces(ep, pass, model))].filter(([name]) => isCurrent(name));
    const takes = Object.fromEntries([...kept.filter(([name]) => name !== key), [key, take]]);
    await writeJson(path, { version: 1, model, takes }).catch(() => undefined);
  });
}

/** Undefined where a link in its place leads out of the episode. */
function placeOf(ep: EpisodeFolder, pass: Pass): Promise<InsideRoot | undefined> {
  return requireOwnPath(ep, "_cache", "faces", `${pass}.json`).catch(() => undefined);
}
