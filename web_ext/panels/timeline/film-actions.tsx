// From the cut to a film: assemble it, watch how far it is, then play or take the file.
import { CommandButton } from "../../components/command-button.tsx";
import { fileAddress } from "../../api/addresses.ts";
import { Badge } from "../../components/marks/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { Note } from "../../components/note.tsx";
import { Progress } from "../../components/marks/progress.tsx";
import { useCut, useEpisode, usePlayback, useUi } from "../../components/contexts.tsx";
import { shotsWithoutTake, type FilmState } from "../../store/deliver/films.ts";
import { nameOf, formatCount } from "../../store/base/format.ts";
import type { Badge as Status } from "../../store/base/badge.ts";
import { ExportMenu } from "./export-menu.tsx";
import "./film-actions.css";

const OUTDATED: Status = {
  tone: "stale",
  shape: "stale",
  word: "Older than the cut",
  title: "The cut has changed since: assemble it again",
};

export function FilmActions() {
  const { films } = useCut();
  const { playback } = usePlayback();
  const state = films.state.value;
  if (state.kind === "running") return <Running state={state} />;
  const nothing = playback.programme.value.viewing.kind === "cut" && playback.programme.value.clips.length === 0;
  const left = shotsWithoutTake(playback.clips.value).length;
  const title =
    left > 0 ? `${formatCount(left, "shot")} without a take: left out of the film` : "Join the cut into one film";
  return (
    <>
      {state.kind === "done" && <FilmReady state={state} />}
      <CommandButton
        command="assemble"
        icon="film"
        kind={state.kind === "none" && left === 0 && !nothing ? "primary" : "plain"}
        disabled={nothing}
        title={title}
      >
        {state.kind === "none" ? "Assemble" : "Assemble again"}
      </CommandButton>
      {!nothing && <ExportMenu />}
      <FilmTrouble />
    </>
  );
}

function Running({ state }: { state: FilmState & { kind: "running" } }) {
  return (
    <span class="film-running" role="status">
      <span>{state.says}</span>
      <Progress percent={state.percent} name="Assembling" />
      <span class="film-running__percent">{state.percent} %</span>
    </span>
  );
}

function FilmReady({ state }: { state: FilmState & { kind: "done" } }) {
  const { episode } = useEpisode();
  const { films } = useCut();
  const { playback } = usePlayback();
  const ep = episode.folder.value;
  const name = nameOf(state.film.path);
  return (
    <>
      {films.outdated.value && <Badge status={OUTDATED} />}
      <Button icon="play" title={state.output} onPress={() => playback.playFilm(state.film)}>
        Play film
      </Button>
      <a class="button" href={fileAddress(ep, state.film.path)} download={name} title={`Download ${name}`}>
        <Icon name="download" />
        Download
      </a>
    </>
  );
}

/** A film that could not be made: the sentence over the button, and the report for who wants it. */
function FilmTrouble() {
  const { notices } = useUi();
  const { films } = useCut();
  const state = films.state.value;
  const refusal = state.kind === "failed" ? state.sentence : notices.at("film");
  if (refusal === undefined) return null;
  const dismiss = () => {
    films.forget();
    notices.clear("film");
  };
  return (
    <div class="note-hang note-hang--end">
      <Note tone="failed" title="The film was not made" text={refusal}>
        {state.kind === "failed" && state.report && (
          <details class="film-trouble__report">
            <summary>Report</summary>
            <pre>{state.report}</pre>
          </details>
        )}
        <CommandButton command="assemble" size="small">
          Try again
        </CommandButton>
        <Button size="small" kind="quiet" onPress={dismiss}>
          Dismiss
        </Button>
      </Note>
    </div>
  );
}
