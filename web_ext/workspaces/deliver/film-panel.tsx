// On the right: how the film is made, what to look at first, and the film itself.
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { Note } from "../../components/note.tsx";
import { useCommands, useCut, useUi } from "../../components/contexts.tsx";
import type { PlanWarning } from "../../store/deliver/film-plan.ts";
import { FilmFile } from "./film-file.tsx";
import { FilmFields } from "./film-fields.tsx";
import "./film-panel.css";

export function FilmPanel() {
  const { notices } = useUi();
  const { films, deliver } = useCut();
  const state = films.state.value;
  const isRunning = state.kind === "running";
  const { warnings, clips } = deliver.plan.value;
  const problem = deliver.problem.value;
  const refusal = state.kind === "failed" ? state.sentence : notices.at("film");
  return (
    <section class="panel" aria-label="The film">
      <div class="panel__bar">
        <h2 class="panel__title">The film</h2>
        <span class="spring" />
        {isRunning && <span class="quiet-text">fixed while it is made</span>}
      </div>
      <div class="panel__body">
        <FilmFields disabled={isRunning} />
        {warnings.length > 0 && (
          <div class="panel__section">
            <h3 class="panel__heading">Before you assemble</h3>
            {warnings.map((warning) => (
              <Warning key={warning.title} warning={warning} />
            ))}
          </div>
        )}
        {refusal && (
          <div class="panel__section">
            <Note tone="failed" title="The film was not made" text={refusal} />
            {state.kind === "failed" && state.report && <pre class="film-panel__report">{state.report}</pre>}
          </div>
        )}
        {state.kind === "done" && <FilmFile state={state} />}
      </div>
      <div class="panel__foot">
        <span class="film-panel__problem" role="status">
          {problem}
        </span>
        <span class="spring" />
        <Button
          kind="primary"
          icon="film"
          disabled={isRunning || clips === 0 || problem !== undefined}
          title={clips === 0 ? "Render a shot first: the cut has nothing to play" : "Join the cut into one film"}
          onPress={() => void deliver.assemble()}
        >
          {state.kind === "done" ? "Assemble again" : "Assemble"}
        </Button>
      </div>
    </section>
  );
}

function Warning({ warning }: { readonly warning: PlanWarning }) {
  const open = useCommands().bind("go-to-shot", { shot: warning.shot }).run;
  return (
    <div class="film-warning">
      <Icon name={warning.shape} tone={warning.tone === "stale" ? "stale" : "off"} />
      <span class="film-warning__words">
        <span>{warning.title}</span>
        <span class="film-warning__says">{warning.says}</span>
      </span>
      <Button size="small" title={`Open ${warning.shot} in Shots`} onPress={open}>
        Open
      </Button>
    </div>
  );
}
