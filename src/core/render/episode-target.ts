// What the shots of an episode render on that name nothing themselves, and who says so.
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { EpisodeStatus } from "../../contracts/routes/episodes.ts";
import type { Series } from "../series/series.ts";
import type { TargetFacts } from "./next-render.ts";
import { episodeTargetOf } from "./shot-override.ts";

/** The editor's choice, the series', or this machine's default. */
export function episodeTarget({
  overrides,
  series,
  targetFacts,
}: {
  readonly overrides: OverridesFile;
  readonly series: Series | null;
  readonly targetFacts: Pick<TargetFacts, "registry" | "machineDefault">;
}): Pick<EpisodeStatus, "target" | "target_source" | "series_target"> {
  const idOf = (id: string | null | undefined) => (id ? (targetFacts.registry.find(id)?.id ?? null) : null);
  const editor = idOf(episodeTargetOf(overrides));
  const ofSeries = idOf(series?.target);
  return {
    target: editor ?? ofSeries ?? targetFacts.machineDefault.id,
    target_source: editor ? "editor" : ofSeries ? "series" : "default",
    series_target: ofSeries,
  };
}
