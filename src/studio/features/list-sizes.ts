// GET /studio/features/sizes: how large each download is. An address is asked once; the records name all that are asked.
import type { ReplyOf } from "../../contracts/route.ts";
import type { featureSizesRoute } from "../../contracts/routes/features.ts";
import { readFeatureRecords, type FeaturePorts } from "../shared/features/read-features.ts";

export async function listSizes(ports: FeaturePorts): Promise<ReplyOf<typeof featureSizesRoute>> {
  const { features } = await readFeatureRecords(ports);
  const models = features.flatMap(({ items }) => items).filter(({ kind }) => kind === "model");
  return { sizes: { ...(await ports.features.sizes(models.flatMap(({ url }) => url ?? []))) } };
}
