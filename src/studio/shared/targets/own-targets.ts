// A show's own targets as replies list them.
import type { ReplyOf } from "../../../contracts/route.ts";
import type { putOwnTargetRoute } from "../../../contracts/routes/custom-targets.ts";
import { relativeTo, type EpisodeFolder, type InsideRoot } from "../../../disk/roots.ts";
import { registryFor, type ShowPorts } from "../episode/in-show.ts";

export async function listOwnTargets(
  ports: ShowPorts,
  ep: EpisodeFolder,
): Promise<ReplyOf<typeof putOwnTargetRoute>["targets"]> {
  const { own } = await registryFor(ports, ep);
  return [...own.values()].map(({ file: { id, kind, label, short, draft, workflow }, folder }) => {
    const path = relativeTo(ep, `${folder}/target.json` as InsideRoot);
    return { id, kind, label, short, draft, workflow, path };
  });
}
