// PUT /studio/targets/limits: a user's own limits for a target, kept in the settings.
import type { Limits } from "../../contracts/files/limits.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { putLimitsRoute } from "../../contracts/routes/router.ts";
import { readSettings } from "../../disk/settings.ts";
import type { StudioPorts } from "../ports.ts";
import { limitsOf } from "../shared/hosted/hosted-target.ts";

export async function putLimits(
  ports: Pick<StudioPorts, "showTargets" | "settings" | "place" | "locks" | "queue">,
  body: BodyOf<typeof putLimitsRoute>,
): Promise<ReplyOf<typeof putLimitsRoute>> {
  const target = ports.showTargets.shipped.find(body.target);
  if (!target) throw new Refusal("bad-input", `there is no target "${body.target}": see the list of targets`);
  await ports.locks.hold("target limits", async () => {
    const stored = (await readSettings(ports.place.userDir)).values.target_limits ?? {};
    const { [target.id]: _old, ...others } = stored;
    const limits = body.limits === null ? others : { ...others, [target.id]: { ...body.limits } };
    await ports.settings.change({ target_limits: limits });
  });
  // A run that waited because its price was not known may go now.
  ports.queue.refreshLanes();
  const overrides = ports.settings.now().targetLimits[target.id];
  const limits = limitsOf(ports, target);
  return {
    target: target.id,
    limits: limits && { ...limits, overridden: [...limits.overridden] },
    shipped: target.limits ?? null,
    overrides: (overrides as Limits | undefined) ?? null,
  };
}
