// POST /studio/features/cancel: stops the installation; what a download has fetched stays for the next one.
import type { ReplyOf } from "../../contracts/route.ts";
import type { cancelFeaturesRoute } from "../../contracts/routes/features.ts";
import type { StudioPorts } from "../ports.ts";

export async function cancelFeatures({
  features,
}: Pick<StudioPorts, "features">): Promise<ReplyOf<typeof cancelFeaturesRoute>> {
  await features.cancel();
  return { job: features.job() };
}
