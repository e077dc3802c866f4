// A show's own targets as replies list them.
import type { ReplyOf } from "../../../contracts/route.ts";
import type { putOwnTargetRoute } from "../../../contracts/routes/custom-targets.ts";
import { relativeTo, type InsideRoot } from "../../../disk/roots.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export async function listOwnTargets(
  episode: Pick<EpisodeContext, "folder" | "registry">,
): Promise<ReplyOf<typeof putOwnTargetRoute>["targets"]> {
  const { own } = await episode.registry();
  return [...own.values()].map(({ file: { id, kind, label, short, draft, workflow }, folder }) => {
    const path = relativeTo(episode.folder, `${folder}/target.json` as InsideRoot);
    return { id, kind, label, short, draft, workflow, path };
  });
}
