// Which episode is open, and the others to go to.
import { Icon } from "../components/marks/icon.tsx";
import { PopUp } from "../components/overlays/pop-up.tsx";
import { useCommands, useEpisode } from "../components/contexts.tsx";
import type { CommandId, CommandTarget } from "../store/commands/command.ts";
import { bySeries } from "../store/episode/library.ts";
import { nameOf } from "../store/base/format.ts";
import "./episode-menu.css";

export function EpisodeMenu() {
  const { library, episode } = useEpisode();
  const ep = episode.openPass.value?.ep;
  const entry = ep === undefined ? undefined : library.find(ep);
  const label =
    ep === undefined ? (
      <span class="episode-menu__none">No episode open</span>
    ) : (
      <>
        {entry && (
          <>
            <span class="episode-menu__series">{entry.series}</span>
            <Icon name="right" tone="off" />
          </>
        )}
        <span class="episode-menu__name">{entry?.name ?? nameOf(ep)}</span>
        <b class="episode-menu__title">{entry?.title}</b>
      </>
    );
  const button = (
    <>
      {label}
      <Icon name="down" tone="off" />
    </>
  );
  return (
    <PopUp name="Episodes" button={button} buttonClass="episode-menu" title="Open another episode">
      {(close) => <EpisodeChoices close={close} />}
    </PopUp>
  );
}

function EpisodeChoices({ close }: { close: () => void }) {
  const { library, episode } = useEpisode();
  const commands = useCommands();
  const place = episode.openPass.value;
  const groups = bySeries(library.episodes.value ?? []);
  const then = (act: () => void) => () => {
    close();
    act();
  };
  const run = (id: CommandId, target?: CommandTarget) => then(commands.bind(id, target).run);
  return (
    <>
      {groups.map(({ series, episodes }) => (
        <div key={series}>
          <div class="pop-up__head">{series || "Without a series title"}</div>
          {episodes.map((entry) => (
            <button
              key={entry.ep}
              type="button"
              class="pop-up__item"
              aria-current={entry.ep === place?.ep}
              title={entry.ep}
              onClick={run("open-episode", { ep: entry.ep })}
            >
              <span class="quiet-text">{entry.name}</span>
              <span>{entry.title}</span>
              <span class="spring" />
              <span class="quiet-text number">{entry.shots} shots</span>
            </button>
          ))}
        </div>
      ))}
      {groups.length > 0 && <div class="pop-up__line" />}
      {place && <OpenEpisodeItems run={run} />}
      <button type="button" class="pop-up__item" onClick={run("new-episode")}>
        <Icon name="plus" /> New episode…
      </button>
      <button type="button" class="pop-up__item" onClick={run("folders")}>
        <Icon name="folder" /> Add a folder…
      </button>
      <button type="button" class="pop-up__item" onClick={then(() => void library.refresh())}>
        <Icon name="retry" /> Look again
      </button>
    </>
  );
}

interface OpenEpisodeItemsProps {
  /** Closes the menu, then does it. */
  readonly run: (id: CommandId) => () => void;
}

function OpenEpisodeItems({ run }: OpenEpisodeItemsProps) {
  const wholeCut = useCommands().bind("whole-cut");
  return (
    <>
      <button type="button" class="pop-up__item" onClick={run("recording")}>
        <Icon name="sound" /> Recording…
      </button>
      <button type="button" class="pop-up__item" disabled={!wholeCut.isEnabled} onClick={run("whole-cut")}>
        <Icon name="snap" /> Reset or copy the cut…
      </button>
      <button type="button" class="pop-up__item" onClick={run("trash")}>
        <Icon name="trash" /> Trash…
      </button>
    </>
  );
}
