// DELETE /studio/targets/custom: removes a show's own target; its folder goes when nothing else is in it.
import { Refusal } from "../../contracts/refusal.ts";
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { deleteOwnTargetRoute } from "../../contracts/routes/custom-targets.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { removeOwnTarget } from "../../disk/targets/show-targets.ts";
import { readRoots } from "../shared/episode/roots.ts";
import type { StudioPorts } from "../ports.ts";
import { registryFor, type ShowPorts } from "../shared/episode/in-show.ts";
import { listOwnTargets } from "../shared/targets/own-targets.ts";

export async function deleteOwnTarget(
  ports: ShowPorts & Pick<StudioPorts, "locks" | "emit" | "graphRecords">,
  { ep: asked, id }: QueryOf<typeof deleteOwnTargetRoute>,
): Promise<ReplyOf<typeof deleteOwnTargetRoute>> {
  const ep = asked as EpisodeFolder;
  if (ports.showTargets.shipped.find(id)) {
    throw new Refusal("bad-input", `${id} comes with the studio and cannot be removed`);
  }
  const roots = await readRoots(ports);
  const { own } = await registryFor(ports, ep);
  const deleted = own.has(id);
  if (deleted) await ports.locks.hold(`targets:${ep}`, () => removeOwnTarget(roots, ep, id));
  if (deleted) ports.emit({ type: "studio.episode", data: { ep } });
  ports.graphRecords.forget();
  return { ok: true, id, deleted, targets: await listOwnTargets(ports, ep) };
}
