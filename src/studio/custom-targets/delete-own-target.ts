// DELETE /studio/targets/custom: removes a show's own target; its folder goes when nothing else is in it.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { deleteOwnTargetRoute } from "../../contracts/routes/custom-targets.ts";
import { removeOwnTarget } from "../../disk/targets/show-targets.ts";
import type { StudioPorts } from "../ports.ts";
import { listOwnTargets } from "../shared/targets/own-targets.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function deleteOwnTarget(
  ports: Pick<StudioPorts, "showTargets" | "locks" | "emit" | "graphRecords">,
  episode: EpisodeContext,
  { id }: EpisodeInput<typeof deleteOwnTargetRoute>,
): Promise<ReplyOf<typeof deleteOwnTargetRoute>> {
  const { folder: ep, roots } = episode;
  if (ports.showTargets.shipped.find(id)) {
    throw new Refusal("bad-input", `${id} comes with the studio and cannot be removed`);
  }
  const { own } = await episode.registry();
  const deleted = own.has(id);
  if (deleted) await ports.locks.hold(`targets:${ep}`, () => removeOwnTarget(roots, ep, id));
  if (deleted) ports.emit({ type: "studio.episode", data: { ep } });
  ports.graphRecords.forget();
  return { ok: true, id, deleted, targets: await listOwnTargets(episode.reread()) };
}
