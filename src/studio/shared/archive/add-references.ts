// The references of an archive: the live files that shots read, what is picked and overridden, and the candidates behind them.
import { relative, sep } from "node:path";
import type { ArchivedTakes } from "../../../contracts/files/proof/archive.ts";
import type { PicksFile } from "../../../contracts/files/refs.ts";
import { pickOf } from "../../../core/refs/picks.ts";
import { candidateViews, keyframeReference, parseKeyframeId, type Reference } from "../../../core/refs/reference.ts";
import type { RefTake } from "../../../core/refs/ref-take.ts";
import type { ArchiveParts } from "../../../disk/archive/archive-parts.ts";
import { readKeyframeIds } from "../../../disk/refs/keyframe-files.ts";
import { episodeHome, requireHomeFile, type RefHome, type RefHomeFile } from "../../../disk/refs/ref-home.ts";
import { readViewTakes } from "../../../disk/refs/ref-takes.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { readBothPicks, readReferences, type EpisodeReferences } from "../references/episode-references.ts";

const HOME_FILES: readonly RefHomeFile[] = ["_picks.json", "_overrides.json", "_shelf.json"];

interface ReferenceRequest {
  /** Paths of the files that shots and takes read, relative to the episode. */
  readonly used: ReadonlySet<string>;
  /** With all takes come all candidates of what is in use. */
  readonly takes: ArchivedTakes;
}

export async function addReferences(
  collected: ArchiveParts,
  episode: EpisodeContext,
  { used, takes }: ReferenceRequest,
): Promise<void> {
  for (const path of used) await collected.named(path);
  const found = await readReferences(episode);
  const homes = [episodeHome(found.ep), ...(found.seriesHome ? [found.seriesHome] : [])];
  for (const home of homes) await addHome(collected, found, home);
  const picks = await readBothPicks(found);
  for (const reference of await usedReferences(found, used)) {
    const file = reference.scope === "shot" ? picks.shots : picks.series;
    const isWanted = takes === "all" ? () => true : pickedIn(file, reference.id, found.name);
    const candidates = await readViewTakes(found.ep, reference.id, candidateViews(reference));
    for (const candidate of candidates.flat().filter(isWanted)) await addCandidate(collected, candidate);
  }
}

/** Those whose live file is read. */
async function usedReferences(found: EpisodeReferences, used: ReadonlySet<string>): Promise<Reference[]> {
  const keyframes = (await readKeyframeIds(found.ep, [])).flatMap((id) => {
    const keyframe = parseKeyframeId(id);
    return keyframe ? [keyframeReference(keyframe.shot, keyframe.which)] : [];
  });
  return [...found.references, ...keyframes].filter(({ path }) => path !== null && used.has(path));
}

/** Whether a candidate of this episode is picked: as the live file, or for a view. */
function pickedIn(file: PicksFile, ref: string, episode: string): (candidate: RefTake) => boolean {
  const pick = pickOf(file, ref);
  const isOurs = (from: { readonly episode?: string | undefined } | undefined) =>
    from?.episode === undefined || from.episode === episode;
  return ({ view, take }) => {
    const recorded = view === null ? pick : pick?.views?.[view];
    return recorded?.take === take && isOurs(recorded);
  };
}

async function addCandidate(collected: ArchiveParts, { folder, files }: RefTake): Promise<void> {
  for (const name of files) {
    const path = `${folder}/${name}`;
    if (name.endsWith(".json")) await collected.record(path);
    else await collected.own(path);
  }
}

async function addHome(collected: ArchiveParts, { ep }: EpisodeReferences, home: RefHome): Promise<void> {
  for (const file of HOME_FILES) {
    const path = relative(ep, home.folder).split(sep).join("/");
    await collected.proven(`${path === "" ? "" : `${path}/`}refs/${file}`, await requireHomeFile(home, file));
  }
}
