// GET /studio/features and /studio/features/sizes: what can be installed, what of it is, how large, and the installation under way. docs/http.md "Feature installer".
import type { ReplyOf } from "../../contracts/route.ts";
import type { featureSizesRoute, featuresRoute } from "../../contracts/routes/install/features.ts";
import { GROUPS } from "../../core/features/list-features.ts";
import { readFeatureRecords, readFeatures, type FeaturePorts } from "../shared/features/read-features.ts";

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

/** An address is asked once; the records name all that are asked. */
export async function listSizes(ports: FeaturePorts): Promise<ReplyOf<typeof featureSizesRoute>> {
  const { features } = await readFeatureRecords(ports);
  const models = features.flatMap(({ items }) => items).filter(({ kind }) => kind === "model");
  return { sizes: { ...(await ports.features.sizes(models.flatMap(({ url }) => url ?? []))) } };
}
