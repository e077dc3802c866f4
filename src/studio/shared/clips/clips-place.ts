// Where a project of clips goes: a show's folder in the root that is asked for, else in the first one.
import { join } from "node:path";
import { Refusal } from "../../../contracts/refusal.ts";
import { requireFolder } from "../../../disk/require-folder.ts";
import type { InsideRoot } from "../../../disk/roots.ts";
import type { StudioPorts } from "../../ports.ts";
import { readRoots } from "../episode/roots.ts";
import type { EpisodeLocation } from "../new-episodes/episode-location.ts";

export async function requireClipsPlace(
  ports: Pick<StudioPorts, "place">,
  root: string | undefined,
  show: string,
): Promise<EpisodeLocation> {
  const roots = await readRoots(ports);
  const [first] = roots;
  if (first === undefined) {
    throw new Refusal("conflict", "there is no project folder for clips yet: add one in the settings first");
  }
  const parent = await requireFolder(roots, root ?? first, "root");
  return { roots, parent, path: join(parent, show) as InsideRoot };
}
