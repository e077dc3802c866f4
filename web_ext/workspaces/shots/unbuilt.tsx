// An episode that has no shots yet: what building does, the one button, and each thing that stopped a build with its line.
import { EmptyState } from "../../components/empty-state.tsx";
import { BuildProblems } from "../../components/build-problems.tsx";
import { CommandButton } from "../../components/command-button.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { nameOf } from "../../store/base/format.ts";
import "./unbuilt.css";

export function Unbuilt() {
  const { notices } = useUi();
  const { builds, episode, library } = useEpisode();
  const place = episode.openPass.value;
  const entry = place && library.find(place.ep);
  const building = builds.state.value.kind === "building";
  const refusal = entry ? notices.at("build") : (episode.refusal.value ?? notices.at("build"));
  const script = entry?.script ?? "the script";
  return (
    <section class="panel unbuilt" aria-label="Viewer">
      <EmptyState
        title={`${entry?.title || nameOf(episode.folder.value)} is not built yet`}
        text={
          <>
            Building reads <code>{script}</code> and the series config, and lists every shot with its length, its words
            and its seed. It takes a moment and changes neither file.
          </>
        }
        actions={
          <CommandButton command="build" kind="primary" size="large" icon="wand">
            {building ? "Building…" : "Build"}
          </CommandButton>
        }
      >
        <BuildProblems refusal={refusal} />
      </EmptyState>
    </section>
  );
}
