// `refs/_overrides.json`: what is set for references. A series' references have theirs beside the config, which a show's episodes
// share; a shot's keyframes have theirs in the episode. docs/format.md "refs/_overrides.json".
import { basename, dirname, join } from "node:path";
import { RefOverridesFile } from "../../contracts/files/refs.ts";
import { Refusal } from "../../contracts/refusal.ts";
import { contentHash } from "../../core/lib/hash.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import type { AuthoredLocation } from "../authored.ts";
import { nearestReal } from "../../machine/paths.ts";
import { readChecked, writeJson } from "../reading/json-file.ts";
import { asInside, realRoots, type EpisodeFolder, type InsideRoot } from "../roots.ts";

const FILE = join("refs", "_overrides.json");

/** The file of the series' references; undefined where it would lie outside the roots. */
export async function findSeriesRefs(
  roots: readonly string[],
  ep: EpisodeFolder,
  { folder }: Pick<AuthoredLocation, "folder">,
): Promise<InsideRoot | undefined> {
  return findFile(roots, join(ep, folder));
}

/** What is set for a series' references and for an episode's keyframes. */
export async function readRefOverrides(
  roots: readonly string[],
  ep: EpisodeFolder,
  series: Pick<AuthoredLocation, "folder">,
): Promise<RefOverridesFile> {
  const [shared, own] = await Promise.all([findSeriesRefs(roots, ep, series), findFile(roots, ep)]);
  const ofSeries = Object.entries((await read(shared)).refs ?? {}).filter(([ref]) => !isKeyframe(ref));
  const ofShots = Object.entries((await read(own)).refs ?? {}).filter(([ref]) => isKeyframe(ref));
  return { refs: Object.fromEntries([...ofSeries, ...ofShots]) };
}

/** Reads, changes and writes a file of overrides with nobody in between; returns what it holds then. */
export async function changeRefOverrides(
  path: InsideRoot,
  change: (file: RefOverridesFile) => RefOverridesFile,
  locks: KeyedLock,
): Promise<RefOverridesFile> {
  return locks.hold(path, async () => {
    const before = await read(path);
    const next = change(before);
    if (contentHash(next) !== contentHash(before)) await writeJson(path, next);
    return next;
  });
}

function isKeyframe(ref: string): boolean {
  return ref.startsWith("shot:");
}

async function findFile(roots: readonly string[], folder: string): Promise<InsideRoot | undefined> {
  const real = await nearestReal(join(folder, FILE));
  return real && asInside(await realRoots(roots), real.path);
}

/** None when there is no file. A broken one refuses: the next change would write over it. */
async function read(path: InsideRoot | undefined): Promise<RefOverridesFile> {
  const found = path === undefined ? undefined : await readChecked(path, RefOverridesFile);
  if (!found || found.is === "absent") return {};
  if (found.is === "there") return found.value;
  const name = join(basename(dirname(dirname(path ?? ""))), FILE);
  throw new Refusal("tool-failed", `${name} cannot be read (${found.problem}): mend or remove it`);
}
