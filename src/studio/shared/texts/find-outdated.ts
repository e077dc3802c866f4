// What an edit does to files that are there: takes that it would outdate, references that it would need. Looked at only for the
// shots that it touches.
import type { ShotImpact } from "../../../contracts/routes/sources.ts";
import { passOf, takeInUse } from "../../../core/cut/cut-facts.ts";
import type { ShotChange } from "../../../core/impact/compare-revisions.ts";
import type { Revision } from "../../../core/impact/revision.ts";
import { staleByEdit, type Outdated } from "../../../core/impact/stale-by-edit.ts";
import { gather } from "../../../core/lib/cooperative-steps.ts";
import { groupBy } from "../../../core/lib/group-by.ts";
import { isRefStale } from "../../../core/takes/stale.ts";
import { sidecarOf, type Take } from "../../../core/takes/take.ts";
import { readCut } from "../../../disk/cut.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import type { Reach } from "../../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import type { StudioPorts } from "../../ports.ts";
import { findRefFile, readRefHashes } from "../../../disk/refs/ref-hashes.ts";

export interface EpisodeReach {
  readonly ep: EpisodeFolder;
  readonly reach: Reach;
}

/** By shot. References are hashed only of takes that the edit would outdate. */
export async function findOutdated(
  { takeIndex, fileHashes }: Pick<StudioPorts, "takeIndex" | "fileHashes">,
  { ep, reach }: EpisodeReach,
  changes: readonly ShotChange[],
  revisions: { readonly before: Revision; readonly after: Revision },
): Promise<Map<string, ShotImpact["stale"]>> {
  const { pass } = revisions.after;
  const touched = changes.filter((change) => !change.isUntouched).map(({ shot }) => shot);
  if (touched.length === 0) return new Map();
  const [takes, cut] = await Promise.all([takeIndex.read(ep, { shots: touched, pass }), readCut(ep)]);
  const found = await inSlices(gather(touched, (shot) => staleByEdit(shot, takes.get(shot) ?? [], revisions)));
  const paths = found.flatMap(({ take }) => sidecarOf(take)?.refs.map(({ path }) => path) ?? []);
  const hashes = await readRefHashes(reach, paths, fileHashes);
  const current = found.filter(({ take }) => !isRefStale(take, hashes));
  const entries = new Map(cut[pass].toReversed().map((entry) => [entry.shot, entry]));
  const played = (shot: string) => {
    const entry = entries.get(shot) ?? { shot };
    const inUse = takeInUse(entry, { pass, takes: () => takes.get(shot) ?? [] });
    return passOf(entry, pass) === pass ? inUse : undefined;
  };
  return new Map(
    [...groupBy(current, ({ take }) => take.shot)].map(([shot, list]) => [shot, staleTakes(list, played(shot))]),
  );
}

function staleTakes(outdated: readonly Outdated[], played: Take | undefined): ShotImpact["stale"] {
  return outdated.map(({ take, reasons }) => ({ take: take.take, reasons: [...reasons], picked: take === played }));
}

/** The paths among new references where no file is. */
export async function findMissing(reach: Reach, changes: readonly ShotChange[]): Promise<Set<string>> {
  const paths = [...new Set(changes.flatMap(({ newRefs }) => newRefs.map(({ path }) => path)))];
  const files = await mapPool(paths, (path) => findRefFile(reach, path));
  return new Set(paths.filter((_, index) => files[index] === undefined));
}
