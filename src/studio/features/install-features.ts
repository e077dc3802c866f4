// POST /studio/features/install and /cancel: queues what is missing and says what was left out and why; stops the installation. docs/http.md "Feature installer".
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { cancelFeaturesRoute, installFeaturesRoute } from "../../contracts/routes/install/features.ts";
import { isPending } from "../../core/features/install-job.ts";
import { planInstall } from "../../core/features/plan-install.ts";
import type { StudioPorts } from "../ports.ts";
import { readFeatures, type FeaturePorts } from "../shared/features/read-features.ts";

export async function installFeatures(
  ports: FeaturePorts,
  body: BodyOf<typeof installFeaturesRoute>,
): Promise<ReplyOf<typeof installFeaturesRoute>> {
  const { features, hostVersions, sdk } = ports;
  const { described, items, place } = await readFeatures(ports);
  const pending = new Set(
    features
      .job()
      .tasks.filter(isPending)
      .map(({ key }) => key),
  );
  const known = { features: described, items, packs: hostVersions.packs, place, pending };
  const { queue, skipped, refused } = planInstall(body, known);
  if (refused !== null) throw new Refusal("conflict", refused);
  if (queue.length > 0 && !sdk.mayInstall)
    throw new Refusal("conflict", "STUDIO_NO_SDK_INSTALL forbids the studio to install anything");
  if (queue.length > 0) await features.add(queue);
  return { job: features.job(), queued: queue.map(({ key }) => key), skipped: [...skipped] };
}

/** What a download has fetched stays for the next one. */
export async function cancelFeatures({
  features,
}: Pick<StudioPorts, "features">): Promise<ReplyOf<typeof cancelFeaturesRoute>> {
  await features.cancel();
  return { job: features.job() };
}
