// What the shots of an episode render on that name nothing themselves, and who says so.
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { EpisodeStatus } from "../../contracts/replies/episode-status.ts";
import type { Series } from "../series/series.ts";
import type { TargetFacts } from "./next-render.ts";
import { episodeTargetOf } from "./shot-override.ts";

/** The editor's choice, though it may be gone from here, the series', or this machine's default. */
export function episodeTarget({
  overrides,
  series,
  targetFacts,
}: {
  readonly overrides: OverridesFile;
  readonly series: Series | null;
  readonly targetFacts: Pick<TargetFacts, "registry" | "machineDefault">;
}): Pick<EpisodeStatus, "target" | "target_source" | "series_target"> {
  const { registry, machineDefault } = targetFacts;
  const chosen = episodeTargetOf(overrides);
  const editor = chosen === undefined ? null : (registry.find(chosen)?.id ?? chosen);
  const ofSeries = (series?.target && registry.find(series.target)?.id) || null;
  return {
    target: editor ?? ofSeries ?? machineDefault.id,
    target_source: editor ? "editor" : ofSeries ? "series" : "default",
    series_target: ofSeries,
  };
}
