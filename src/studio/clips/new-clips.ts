// POST /studio/clips/new: a project of clips of its own, with a show's folder and an episode's named from its title.
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { newClipsRoute } from "../../contracts/routes/clips/projects.ts";
import { planSimpleProject, projectName } from "../../core/clips/simple-project.ts";
import { exists } from "../../machine/paths.ts";
import { requireClipsPlace } from "../shared/clips/clips-place.ts";
import { requireFolderName } from "../shared/new-episodes/episode-location.ts";
import { makeEpisode, type MakePorts } from "../shared/new-episodes/make-episode.ts";

export async function newClips(
  ports: MakePorts,
  { title, root }: BodyOf<typeof newClipsRoute>,
): Promise<ReplyOf<typeof newClipsRoute>> {
  const name = projectName(title);
  if (name === "") throw new Refusal("bad-input", "the title has no letters or digits: give the clips a name");
  requireFolderName("title", name);
  const location = await requireClipsPlace(ports, root, name);
  const taken = () => new Refusal("conflict", `${location.path} is there already: choose another title`);
  return ports.locks.hold(`clips:${location.path}`, async () => {
    if (await exists(location.path)) throw taken();
    const made = await makeEpisode(ports, location, name, planSimpleProject(name, title));
    if (!made) throw taken();
    return { ep: made.ep };
  });
}
