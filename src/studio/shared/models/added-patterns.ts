// The further names of model files that an episode's series config knows. A config that cannot be read adds none.
import type { AddedPatterns } from "../../../core/models/judge-family.ts";
import { parseSeries } from "../../../core/series/parse-series.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export async function readAddedPatterns(episode: Pick<EpisodeContext, "text">): Promise<AddedPatterns> {
  const read = await episode.text("series");
  return (read.ok && parseSeries(read.text).series?.modelFamilies) || new Map();
}
