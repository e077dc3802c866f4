// The episodes that were found, to pick one.
import { thumbAddress } from "../../api/addresses.ts";
import { CommandButton } from "../../components/command-button.tsx";
import { Badge } from "../../components/marks/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import type { EpisodeEntry } from "../../../src/contracts/replies/episode-status.ts";
import type { Address } from "../../store/address.ts";
import { bySeries, passToOpen } from "../../store/episode/library.ts";
import { formatCount } from "../../store/base/format.ts";
import type { Badge as Status } from "../../store/base/badge.ts";
import "./episode-list.css";

export function EpisodeList({ episodes }: { episodes: readonly EpisodeEntry[] }) {
  const { notices } = useUi();
  const { library } = useEpisode();
  const refusal = notices.at("episodes") ?? notices.at("folders");
  return (
    <>
      <div class="panel__bar">
        <h1 class="panel__title">Episodes</h1>
        <span class="quiet-text">{episodes.length}</span>
        <span class="spring" />
        <Button kind="quiet" icon="retry" onPress={() => void library.refresh()}>
          Look again
        </Button>
        <CommandButton command="go-clips" icon="wand">
          Make a clip
        </CommandButton>
        <CommandButton command="folders" icon="folder">
          Add a folder…
        </CommandButton>
        <CommandButton command="new-episode" icon="plus">
          New episode…
        </CommandButton>
      </div>
      <div class="panel__body episode-list">
        {refusal && <Note tone="failed" text={refusal} />}
        {bySeries(episodes).map((group) => (
          <section key={group.series}>
            <h2 class="episode-list__series">{group.series || "Without a series title"}</h2>
            <ul>
              {group.episodes.map((entry) => (
                <li key={entry.ep}>
                  <EpisodeCard entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function EpisodeCard({ entry }: { entry: EpisodeEntry }) {
  const { open } = useUi();
  const { picture } = entry;
  return (
    <button type="button" class="episode-card" title={entry.ep} onClick={() => open(placeOf(entry))}>
      <span class="episode-card__sign">
        {picture ? (
          <img class="episode-card__picture" src={thumbAddress(entry.ep, picture.path, 128)} alt="" decoding="async" />
        ) : (
          <Icon name="film" />
        )}
      </span>
      <span class="episode-card__words">
        <span class="episode-card__line">
          <span class="episode-card__name">{entry.name}</span>
          <b>{entry.title}</b>
        </span>
        <span class="episode-card__path">{entry.ep}</span>
      </span>
      <span class="episode-card__facts">
        <span class="number">{formatCount(entry.shots, "shot")}</span>
        <Badge status={builtBadge(entry)} />
      </span>
      <Icon name="right" tone="off" />
    </button>
  );
}

/** Clips are opened where they are made. */
function placeOf(entry: EpisodeEntry): Address {
  return { ep: entry.ep, pass: passToOpen(entry), ...(entry.simple && { workspace: "clips" }) };
}

function builtBadge({ built }: EpisodeEntry): Status {
  if (built.proxy || built.final) return { tone: "ok", shape: "ok", word: "Built", title: "Its shot lists are built" };
  return { tone: "queued", shape: "out", word: "Not built", title: "Open it and press Build" };
}
