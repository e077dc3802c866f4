// POST /studio/clips/ensure: the project that clips go into unless somebody says otherwise, made the first time.
import { join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { ensureClipsRoute } from "../../contracts/routes/clips/projects.ts";
import { CLIPS_EPISODE, CLIPS_SHOW, planSimpleProject } from "../../core/clips/simple-project.ts";
import { describeEpisode } from "../../disk/episodes/list-episodes.ts";
import { requireFolder } from "../../disk/require-folder.ts";
import { realRoots, type EpisodeFolder } from "../../disk/roots.ts";
import { exists } from "../../machine/paths.ts";
import { requireClipsPlace } from "../shared/clips/clips-place.ts";
import type { EpisodeLocation } from "../shared/new-episodes/episode-location.ts";
import { makeEpisode, type MakePorts } from "../shared/new-episodes/make-episode.ts";

export async function ensureClips(
  ports: MakePorts,
  { root }: BodyOf<typeof ensureClipsRoute>,
): Promise<ReplyOf<typeof ensureClipsRoute>> {
  const location = await requireClipsPlace(ports, root, CLIPS_SHOW);
  const found = await findClips(location);
  if (found !== undefined) return { ep: found, made: false };
  const texts = planSimpleProject(CLIPS_EPISODE, CLIPS_SHOW);
  const made = await makeEpisode(ports, location, CLIPS_EPISODE, texts);
  const ep = made?.ep ?? (await findClips(location));
  if (ep !== undefined) return { ep, made: made !== undefined };
  throw new Refusal("conflict", `${join(location.path, CLIPS_EPISODE)} was made and is gone again: ask once more`);
}

/** Refuses a folder of that name that holds no episode: nothing is written into it. */
async function findClips({ roots, path }: EpisodeLocation): Promise<EpisodeFolder | undefined> {
  const folder = join(path, CLIPS_EPISODE);
  if (!(await exists(folder))) return undefined;
  const ep = (await requireFolder(roots, folder, "root")) as EpisodeFolder;
  if (await describeEpisode(await realRoots(roots), ep)) return ep;
  throw new Refusal("conflict", `${folder} is there and holds no clips: rename it, or name another root`);
}
