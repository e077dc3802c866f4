// GET /studio/promote: which overrides can be written into the texts, with the diffs. Writes nothing.
import type { EpisodeInput } from "../../contracts/route.ts";
import type { PromotePlan, promotePlanRoute } from "../../contracts/routes/promote.ts";
import { readSources } from "../shared/episode/read-authored.ts";
import { requirePromotion } from "../shared/texts/promotion.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function planPromotion(
  _ports: unknown,
  episode: EpisodeContext,
  { shot }: EpisodeInput<typeof promotePlanRoute>,
): Promise<PromotePlan> {
  const sources = await readSources(episode);
  const { items, left, diffs } = await requirePromotion(episode, sources, shot === undefined ? {} : { shot });
  return { items, left, diffs, hashes: { script: sources.script.hash, series: sources.series.hash } };
}
