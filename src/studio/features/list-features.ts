// GET /studio/features: what can be installed, what of it is, and the installation under way. docs/http.md "Feature installer".
import type { ReplyOf } from "../../contracts/route.ts";
import type { featuresRoute } from "../../contracts/routes/features.ts";
import { GROUPS } from "../../core/features/list-features.ts";
import { readFeatures, type FeaturePorts } from "../shared/features/read-features.ts";

export async function listFeatures(ports: FeaturePorts): Promise<ReplyOf<typeof featuresRoute>> {
  const { described, place } = await readFeatures(ports);
  const free = await ports.features.free(place.root);
  const groups = GROUPS.map((group) => ({ ...group }));
  return {
    groups,
    features: [...described],
    place: { ...place, free },
    hf_token: ports.features.hasToken,
    job: ports.features.job(),
  };
}
