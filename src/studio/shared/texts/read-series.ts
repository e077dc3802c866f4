// The series config alone, for who does not look at the script.
import { seriesSteps } from "../../../core/series/parse-series.ts";
import type { Series } from "../../../core/series/series.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

/** Null while it is missing, unreadable, or has a problem. */
export async function readSeries(episode: Pick<EpisodeContext, "text">): Promise<Series | null> {
  const read = await episode.text("series");
  return read.ok ? (await inSlices(seriesSteps(read.text))).series : null;
}
