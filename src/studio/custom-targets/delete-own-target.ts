// DELETE /studio/targets/custom: removes a show's own target; its folder goes when nothing else is in it.
import { Refusal } from "../../contracts/refusal.ts";
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { deleteOwnTargetRoute } from "../../contracts/routes/custom-targets.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { removeOwnTarget } from "../../disk/targets/show-targets.ts";
import { readRoots } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";
import { registryFor, type ShowPorts } from "./act-in-show.ts";
import { showOwn } from "./act-show-own.ts";

export async function deleteOwnTarget(
  studio: ShowPorts & Pick<Studio, "locks" | "emit" | "graphRecords">,
  { ep: asked, id }: QueryOf<typeof deleteOwnTargetRoute>,
): Promise<ReplyOf<typeof deleteOwnTargetRoute>> {
  const ep = asked as EpisodeFolder;
  if (studio.showTargets.shipped.find(id)) {
    throw new Refusal("bad-input", `${id} comes with the studio and cannot be removed`);
  }
  const roots = await readRoots(studio);
  const { own } = await registryFor(studio, ep);
  const deleted = own.has(id);
  if (deleted) await studio.locks.hold(`targets:${ep}`, () => removeOwnTarget(roots, ep, id));
  if (deleted) studio.emit({ type: "studio.episode", data: { ep } });
  studio.graphRecords.forget();
  return { ok: true, id, deleted, targets: await showOwn(studio, ep) };
}
