// The series config alone, for who does not look at the script.
import { seriesSteps } from "../../../core/series/parse-series.ts";
import type { AddedPatterns } from "../../../core/models/judge-family.ts";
import type { Series } from "../../../core/series/series.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

/** Null while it is missing, unreadable, or has a problem. */
export async function readSeries(episode: Pick<EpisodeContext, "text">): Promise<Series | null> {
  const read = await episode.text("series");
  return read.ok ? (await inSlices(seriesSteps(read.text))).series : null;
}

/** The further names of model files that the config knows; none without an episode. */
export async function readModelFamilies(episode: Pick<EpisodeContext, "text"> | null): Promise<AddedPatterns> {
  const series = episode && (await readSeries(episode));
  return series?.modelFamilies ?? new Map();
}
