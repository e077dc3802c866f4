// Changes an episode's overrides with its own targets known, so that none of them is taken for a strange name.
import type { OverridesFile } from "../../../contracts/files/overrides.ts";
import { changeOverrides as changeFile } from "../../../disk/overrides.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

/** Reads, changes and writes them with nobody in between. */
export async function changeOverrides(
  { locks }: Pick<StudioPorts, "locks">,
  episode: Pick<EpisodeContext, "folder" | "registry">,
  change: (file: OverridesFile) => OverridesFile,
): Promise<OverridesFile> {
  return changeFile({ locks, registry: await episode.registry() }, episode.folder, change);
}
