// What lies on disk of references: their candidates and their live files, and the pictures that others are made from.
import type { TourRecord } from "../../../contracts/files/refs/tours.ts";
import type { PicksFile, ViewPick } from "../../../contracts/files/refs.ts";
import { viewPickOf } from "../../../core/refs/picks.ts";
import type { FindPicture, StandingPicture } from "../../../core/refs/given-pictures.ts";
import { CHARACTER_VIEWS, isCharacterView } from "../../../core/refs/ref-names.ts";
import { mediaFileOf, type RefTake } from "../../../core/refs/ref-take.ts";
import { candidateViews, type Reference } from "../../../core/refs/reference.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import type { Reach } from "../../../disk/relative-path.ts";
import { hashLive } from "../../../disk/refs/live-file.ts";
import { readTours } from "../../../disk/refs/tours.ts";
import { readCandidateKeys, readViewTakes } from "../../../disk/refs/ref-takes.ts";
import { refKey } from "../../../core/refs/ref-names.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { StudioPorts } from "../../ports.ts";

export interface ReferenceFiles {
  /** By view; null is the reference itself. */
  readonly takes: ReadonlyMap<string | null, readonly RefTake[]>;
  /** SHA-1 of the live file; undefined while it is missing. */
  readonly live: string | undefined;
  /** Of a location. */
  readonly tours: readonly TourRecord[];
}

export type ReferenceFilePorts = Pick<StudioPorts, "fileHashes" | "refFiles">;

/** By id. */
export async function readReferenceFiles(
  ports: ReferenceFilePorts,
  { ep, reach }: { readonly ep: EpisodeFolder; readonly reach: Reach },
  references: readonly Reference[],
): Promise<Map<string, ReferenceFiles>> {
  const keys = new Set(await readCandidateKeys(ep));
  const found = await mapPool(references, async (reference) => {
    const views = candidateViews(reference);
    const isThere = keys.has(refKey(reference.id));
    const [takes, tours, live] = await Promise.all([
      isThere ? readViewTakes(ep, reference.id, views, ports.refFiles) : [],
      isThere && reference.kind === "location" ? readTours(ep, reference.id, ports.refFiles.records) : [],
      reference.path === null ? undefined : hashLive(reach, reference.path, ports.fileHashes),
    ]);
    return [
      reference.id,
      { takes: new Map(views.map((view, index) => [view, takes[index] ?? []])), tours, live },
    ] as const;
  });
  return new Map(found);
}

/** The references of a series with their picks; `name`: of the episode. */
export interface PickedReferences {
  readonly references: readonly Reference[];
  readonly picks: { readonly series: PicksFile };
  readonly name: string;
}

/** The picked view of a character, else its panel of the live sheet, else its whole live picture; of anything else its live picture. */
export function pictureFinder(
  { references, picks, name }: PickedReferences,
  files: ReadonlyMap<string, ReferenceFiles>,
): FindPicture {
  return (ref, view) => {
    const reference = references.find(({ id }) => id === ref);
    const found = files.get(ref);
    if (!reference || !found) return null;
    if (view === null || reference.views.length === 0) return livePicture(reference, null, found.live);
    const pick = viewPickOf(picks.series, ref, view);
    const isHere = pick?.episode === undefined || pick.episode === name;
    const picked = isHere ? pickedPicture(found.takes.get(view) ?? [], pick) : null;
    return picked ?? livePicture(reference, view, found.live);
  };
}

function pickedPicture(takes: readonly RefTake[], pick: ViewPick | undefined): StandingPicture | null {
  const take = pick?.take === undefined ? undefined : takes.find((each) => each.take === pick.take);
  const file = take && mediaFileOf(take);
  return take && file !== undefined ? { path: `${take.folder}/${file}`, sha1: pick?.sha1 ?? "" } : null;
}

function livePicture(reference: Reference, view: string | null, live: string | undefined): StandingPicture | null {
  if (live === undefined || reference.path === null) return null;
  const whole = { path: reference.path, sha1: live };
  if (view === null || !isCharacterView(view)) return whole;
  return { ...whole, crop: { panel: CHARACTER_VIEWS.indexOf(view), of: CHARACTER_VIEWS.length } };
}
