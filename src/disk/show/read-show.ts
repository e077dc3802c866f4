// The folder that a show's episodes lie in, as one that begins there needs to know it: its episodes and the newest config.
import { readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { mayHoldEpisode } from "../../core/new-episode/folder-name.ts";
import type { Sibling } from "../../core/new-episode/plan-new-episode.ts";
import { findAuthored, findShowConfig, readAuthored, type AuthoredLocation } from "../authored.ts";
import { mapPool } from "../reading/pool.ts";
import { isFolder } from "../../machine/paths.ts";
import { type EpisodeFolder, type InsideRoot } from "../roots.ts";

export interface ShowFolder {
  readonly path: InsideRoot;
  /** Every name in the folder, an episode's or not; none when the folder is not there yet. */
  readonly taken: readonly string[];
  /** Names of its episodes, as people count. */
  readonly episodes: readonly string[];
  /** The episode whose config was changed last; of those that share one, the last by name. */
  readonly newest: NewestEpisode | null;
}

export interface NewestEpisode {
  readonly name: string;
  readonly series: AuthoredLocation;
}

const naturally = new Intl.Collator("en", { numeric: true }).compare;

export async function readShow(roots: readonly string[], path: InsideRoot): Promise<ShowFolder> {
  const taken = (await readdir(path).catch(() => [])).toSorted(naturally);
  const names = taken.filter(mayHoldEpisode);
  const found = await mapPool(names, (name) => findEpisode(roots, join(path, name) as EpisodeFolder));
  const episodes = found.filter((episode) => episode !== undefined);
  const newest = episodes.reduce<(typeof episodes)[number] | null>(
    (best, episode) => (best && best.changed > episode.changed ? best : episode),
    null,
  );
  return { path, taken, episodes: episodes.map(({ name }) => name), newest };
}

/** The newest episode's config as text, or why it cannot be read; null without an episode. */
export async function readNewest({
  newest,
}: ShowFolder): Promise<{ ok: true; sibling: Sibling | null } | { ok: false; problem: string }> {
  if (!newest) return { ok: true, sibling: null };
  const read = await readAuthored(newest.series);
  if (!read.ok) return { ok: false, problem: `the series config of ${newest.name}: ${read.problem}` };
  return {
    ok: true,
    sibling: { name: newest.name, series: read.text, wasAbove: newest.series.folder === ".." },
  };
}

async function findEpisode(roots: readonly string[], ep: EpisodeFolder) {
  if (!(await isFolder(ep))) return undefined;
  const { script, series } = await findAuthored(roots, ep).catch(() => ({ script: undefined, series: undefined }));
  const facts = script && series && (await stat(series.path).catch(() => undefined));
  return facts && series ? { name: basename(ep), series, changed: facts.mtimeMs } : undefined;
}

/** The name of the folder, for a person. */
export function showName(path: InsideRoot): string {
  return basename(path) || basename(dirname(path));
}

/** The text of the config that a show's folder holds for its episodes, or null. Bytes that are no text read as "". */
export async function readShowConfig(roots: readonly string[], path: InsideRoot): Promise<string | null> {
  const config = await findShowConfig(roots, path);
  const read = config && (await readAuthored(config));
  if (!read) return null;
  return read.ok ? read.text : "";
}
