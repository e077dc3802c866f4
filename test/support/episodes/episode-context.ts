// The context of an episode as an edge opens it, with the shipped targets and those of its show.
import { dirname, join } from "node:path";
import { PROMPT_COMPILERS as compilers } from "../../../src/core/compile/prompt-compilers.ts";
import { requireEpisode } from "../../../src/disk/require-folder.ts";
import type { EpisodeFolder } from "../../../src/disk/roots.ts";
import { ShowTargets } from "../../../src/disk/targets/show-targets.ts";
import {
  openEpisodeContext,
  type EpisodeContext,
  type EpisodePorts,
} from "../../../src/studio/shared/episode/episode-context.ts";
import { machineDefault, registry } from "../servers/shipped-targets.ts";

/** The episode in a folder of a root; the folder above it when none is named. */
export async function episodeAt(folder: string, root = dirname(folder)): Promise<EpisodeContext> {
  return openEpisodeContext(episodePorts(root), await requireEpisode([root], folder));
}

/** For a test that asks nothing of the episode but where it is. */
export function folderOnly(folder: unknown): EpisodeContext {
  return { folder: String(folder) as EpisodeFolder } as EpisodeContext;
}

export function episodePorts(root: string): EpisodePorts {
  const place = { userDir: join(root, "user"), envRoots: [], runRoots: [root] };
  return { place, showTargets: new ShowTargets(registry), machineDefault, compilers };
}
