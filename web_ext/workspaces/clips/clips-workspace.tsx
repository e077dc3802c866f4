// The workspace of clips: a sentence at the top, and below it every clip with its takes side by side, the newest first.
import { useEffect } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { useCut, useEpisode } from "../../components/contexts.tsx";
import { formatCount } from "../../store/base/format.ts";
import { ClipCard } from "./clip-card.tsx";
import { ClipComposer } from "./clip-composer.tsx";
import { ClipEpisodeDialog } from "./clip-episode-dialog.tsx";
import "./clips-workspace.css";

export function ClipsWorkspace() {
  const { episode, clips } = useEpisode();
  const { cut } = useCut();
  const folder = episode.folder.value;
  useEffect(() => void clips.refresh(), [folder]);
  const shots = cut.shots.value.toReversed();
  return (
    <main class="clips">
      <ClipComposer />
      <section class="panel clips__list" aria-label="Clips">
        <div class="panel__bar">
          <h2 class="panel__title">Clips</h2>
          <span class="quiet-text">{shots.length > 0 && formatCount(shots.length, "clip")}</span>
          <span class="spring" />
          <ToEpisodeButton isAny={shots.length > 0} />
        </div>
        <div class="panel__body">
          {shots.length === 0 && <p class="panel__empty">Each clip comes here, with its takes side by side.</p>}
          <ul class="clips__cards">
            {shots.map((shot) => (
              <li key={shot.shot}>
                <ClipCard shot={shot} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      {clips.toEpisode.value !== undefined && <ClipEpisodeDialog />}
    </main>
  );
}

function ToEpisodeButton({ isAny }: { isAny: boolean }) {
  const { clips } = useEpisode();
  return (
    <Button
      icon="film"
      disabled={!isAny}
      title="A show of its own, with a script and a config to go on with; the clips stay here"
      onPress={() => void (clips.toEpisode.value = null)}
    >
      Make them an episode…
    </Button>
  );
}
