// The other episodes of a show, and which of them read the same live files. What a sibling's config names and its picks say is remembered
// for as long as those files are the same. docs/http.md "References".
import { basename, dirname, join } from "node:path";
import type { PicksFile } from "../../../contracts/files/refs.ts";
import { ownerOf } from "../../../core/refs/picks.ts";
import { seriesReferences, type NamedLiveFile } from "../../../core/refs/reference.ts";
import { seriesSteps } from "../../../core/series/parse-series.ts";
import { decodeUtf8 } from "../../../disk/reading/text.ts";
import { findAuthored } from "../../../disk/authored.ts";
import { readPicks } from "../../../disk/refs/picks.ts";
import { episodeHome } from "../../../disk/refs/ref-home.ts";
import { requireEpisode, showFolders } from "../../../disk/require-folder.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeReferences } from "./episode-references.ts";

export interface Sibling {
  readonly name: string;
  readonly folder: EpisodeFolder;
  /** Absolute path of a live file to the id of the sibling's reference that it is. */
  readonly reads: ReadonlyMap<string, string>;
  /** Of its own series references; null where its config is the show's. */
  readonly picks: PicksFile | null;
}

export type SiblingPorts = Pick<StudioPorts, "refFiles">;

/** Every other episode beside it that is inside the roots, by name. One that cannot be read is left out. */
export async function readSiblings(ports: SiblingPorts, refs: EpisodeReferences): Promise<Sibling[]> {
  const { ep, reach } = refs;
  if (reach.show === null) return [];
  const others = (await showFolders(reach.show)).filter((folder) => folder !== ep);
  const found = await mapPool(others, (folder) => readSibling(ports, refs, folder).catch(() => undefined));
  return found.filter((sibling) => sibling !== undefined);
}

async function readSibling(
  ports: SiblingPorts,
  { episode }: EpisodeReferences,
  folder: EpisodeFolder,
): Promise<Sibling | undefined> {
  const { series, script } = await findAuthored(episode.roots, folder);
  if (!series || !script) return undefined;
  const paths = await ports.refFiles.configs.read(series.path, readPaths);
  const reads = new Map(paths.map(({ id, path }) => [join(folder, series.folder, path), id]));
  const picks = series.folder === "" ? await readPicks(episodeHome(folder), ports.refFiles.records) : null;
  return { name: basename(folder), folder, reads, picks };
}

async function readPaths(config: string): Promise<readonly NamedLiveFile[]> {
  const { series } = await inSlices(seriesSteps(decodeUtf8(await readWhole(config)) ?? ""));
  const named = series ? seriesReferences(series, "") : [];
  return named.flatMap(({ id, path }) => (path === null ? [] : [{ id, path }]));
}

/** Names of the siblings that read a live file, relative to the episode. */
export function sharingOf(
  refs: Pick<EpisodeReferences, "ep">,
  siblings: readonly Sibling[],
  path: string | null,
): string[] {
  if (path === null) return [];
  const full = join(refs.ep, path);
  return siblings.filter(({ reads }) => reads.has(full)).map(({ name }) => name);
}

/** Name of the episode whose pick wrote the live file: this one first, then a sibling with picks of its own. */
export function liveOwner(
  { ep, name }: Pick<EpisodeReferences, "ep" | "name">,
  siblings: readonly Sibling[],
  {
    id,
    path,
    live,
    picks,
  }: {
    readonly id: string;
    readonly path: string | null;
    readonly live: string | undefined;
    readonly picks: PicksFile;
  },
): string | null {
  if (live === undefined || path === null) return null;
  const own = ownerOf(picks, id, live, name);
  if (own !== null) return own;
  const full = join(ep, path);
  for (const sibling of siblings) {
    const theirs = sibling.reads.get(full);
    if (theirs === undefined || sibling.picks === null) continue;
    const owner = ownerOf(sibling.picks, theirs, live, sibling.name);
    if (owner !== null) return owner;
  }
  return null;
}

/** The folder of the episode that a pick names; this one where it names none. Undefined where it is gone. */
export async function findSiblingFolder(
  { ep, episode }: Pick<EpisodeReferences, "ep" | "episode">,
  name: string | undefined,
): Promise<EpisodeFolder | undefined> {
  if (name === undefined || name === basename(ep)) return ep;
  return requireEpisode(episode.roots, join(dirname(ep), name)).catch(() => undefined);
}

/** Says in every episode that reads a live file that it is another one now: takes there may be stale. */
export async function announceSharers(
  ports: SiblingPorts & Pick<StudioPorts, "emit">,
  refs: EpisodeReferences,
  path: string | null,
): Promise<void> {
  if (path === null || !path.startsWith("..")) return;
  const siblings = await readSiblings(ports, refs);
  const sharing = new Set(sharingOf(refs, siblings, path));
  for (const { name, folder } of siblings)
    if (sharing.has(name)) ports.emit({ type: "studio.episode", data: { ep: folder } });
}
