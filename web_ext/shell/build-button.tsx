// How the episode is built, and a press to build it again. A failed build's sentence stands in the bin; here is its word.
import { Icon, type IconName } from "../components/marks/icon.tsx";
import { useCommands, useEpisode } from "../components/contexts.tsx";
import type { BuildState } from "../store/episode/builds.ts";
import type { EpisodeState } from "../store/episode/episode-values.ts";
import "./build-button.css";

export function BuildButton() {
  const { builds, episode } = useEpisode();
  const build = useCommands().bind("build");
  const { icon, word, at } = stateOf(builds.state.value, episode.state.value);
  return (
    <button
      type="button"
      class="build-button"
      title="Build the shot lists again from the script and the series config"
      disabled={!build.isEnabled}
      onClick={build.run}
    >
      <Icon name={icon} tone={icon} />
      <span>{word}</span>
      {at !== undefined && <span class="quiet-text number">{timeOf(at)}</span>}
    </button>
  );
}

function stateOf(build: BuildState, episode: EpisodeState): { icon: IconName; word: string; at?: number } {
  if (build.kind === "building") return { icon: "running", word: "Building…" };
  if (build.kind === "failed") return { icon: "failed", word: "Build failed" };
  if (episode === "unbuilt") return { icon: "out", word: "Not built" };
  if (episode === "loading") return { icon: "queued", word: "Opening…" };
  return build.kind === "built" ? { icon: "ok", word: "Built", at: build.at } : { icon: "ok", word: "Built" };
}

function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit", hour12: false });
}
