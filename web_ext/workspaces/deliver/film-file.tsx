// The film that was made: to play here, to take along, with its list of shots and what the assembling said.
import { fileAddress } from "../../api/addresses.ts";
import { Badge } from "../../components/marks/badge.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { Note } from "../../components/note.tsx";
import { useCut, useEpisode } from "../../components/contexts.tsx";
import { secondsOf } from "../../../src/core/time/rate.ts";
import type { FilmState } from "../../store/deliver/films.ts";
import { nameOf, formatRunningTime } from "../../store/base/format.ts";
import type { Badge as Status } from "../../store/base/badge.ts";
import "./film-file.css";

const OUTDATED: Status = { tone: "stale", shape: "stale", word: "Older than the cut", title: "Assemble it again" };

export function FilmFile({ state }: { readonly state: FilmState & { readonly kind: "done" } }) {
  const { episode } = useEpisode();
  const { films } = useCut();
  const ep = episode.folder.value;
  const { made, frames } = state.film;
  const path = state.published ?? state.film.path;
  const list = state.film.path.replace(/\.mp4$/, "_shots.txt");
  const name = nameOf(path);
  const address = fileAddress(ep, path);
  return (
    <div class="panel__section film-file">
      <div class="panel__head">
        <h3 class="panel__heading">The file</h3>
        <span class="spring" />
        {films.outdated.value && <Badge status={OUTDATED} />}
      </div>
      {state.trouble && <Note tone="failed" title="It was made without its titles" text={state.trouble} />}
      <video
        key={made}
        class="film-file__picture"
        src={`${address}#${made}`}
        controls
        preload="metadata"
        onError={films.lose}
        aria-label={`Film ${name}`}
      />
      <b>{name}</b>
      <span class="quiet-text number" title={state.output}>
        {state.published === undefined && `${formatRunningTime(secondsOf(frames, episode.fps.value))}, `}
        {path}
      </span>
      <span class="film-file__links">
        <a class="button" href={address} download={name}>
          <Icon name="download" />
          Download
        </a>
        <a class="button" href={fileAddress(ep, list)} download={nameOf(list)}>
          Shot list
        </a>
      </span>
      <details class="film-file__report">
        <summary>Report</summary>
        <pre class="film-panel__report">{state.report}</pre>
      </details>
    </div>
  );
}
