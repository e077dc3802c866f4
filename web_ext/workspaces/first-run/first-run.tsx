// The page with no episode open: what each place is for, the episodes there are, and how to get one.
import { Hint } from "../../components/hint.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { EpisodeList } from "./episode-list.tsx";
import { MachinePanel } from "./machine-panel.tsx";
import { EmptyTimeline } from "../../panels/timeline/empty-timeline.tsx";
import { Welcome } from "./welcome.tsx";
import "./first-run.css";

const PLACEHOLDER_ROWS = [0, 1, 2, 3, 4, 5];

export function FirstRun() {
  const { library } = useEpisode();
  const episodes = library.episodes.value;
  return (
    <main class="app__room">
      <section class="panel" aria-label="Shots">
        <div class="panel__bar">
          <h2 class="panel__title">Shots</h2>
        </div>
        <Hint title="Every shot of the script, in order">
          <span>Each row shows the take your cut uses and what it needs next.</span>
        </Hint>
        <div class="empty-rows" aria-hidden="true">
          {PLACEHOLDER_ROWS.map((row) => (
            <span key={row} class="empty-rows__row">
              <i />
              <i />
            </span>
          ))}
        </div>
      </section>
      <section class="panel" aria-label="Episodes">
        {episodes && episodes.length > 0 ? <EpisodeList episodes={episodes} /> : <Welcome looking={!episodes} />}
      </section>
      <MachinePanel />
      <EmptyTimeline says="Picked takes line up here, to scale." />
    </main>
  );
}
