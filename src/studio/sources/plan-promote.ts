// GET /studio/promote: which overrides can be written into the texts, with the diffs. Writes nothing.
import type { QueryOf } from "../../contracts/route.ts";
import type { PromotePlan, promotePlanRoute } from "../../contracts/routes/promote.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readSources, requirePromotion, type PromotePorts } from "../shared/texts/promotion.ts";

export async function planPromotion(
  ports: PromotePorts,
  { ep, shot }: QueryOf<typeof promotePlanRoute>,
): Promise<PromotePlan> {
  const folder = ep as EpisodeFolder;
  const sources = await readSources(ports, folder);
  const { items, left, diffs } = await requirePromotion(ports, folder, sources, shot === undefined ? {} : { shot });
  return { items, left, diffs, hashes: { script: sources.script.hash, series: sources.series.hash } };
}
