// How far the film is while it is made, in a band that is there before as well, so that nothing moves.
import { Progress } from "../../components/marks/progress.tsx";
import { useCut } from "../../components/contexts.tsx";
import "./film-progress.css";

export function FilmProgress() {
  const { films } = useCut();
  const state = films.state.value;
  const isRunning = state.kind === "running";
  const percent = isRunning ? state.percent : state.kind === "done" ? 100 : 0;
  return (
    <div class="film-progress">
      <p class="film-progress__line" role="status">
        <b class="film-progress__big">{percent} %</b>
        <span class="quiet-text">
          {isRunning ? state.says : state.kind === "done" ? "The film is made" : "Nothing is being made"}
        </span>
      </p>
      <Progress percent={percent} name="Assembling" />
    </div>
  );
}
