// What the cut can become, each with how far it is.
import { Icon, type IconName } from "../../components/marks/icon.tsx";
import { useCut } from "../../components/contexts.tsx";
import { EXPORTS } from "../../store/deliver/exports.ts";
import type { FilmState } from "../../store/deliver/films.ts";
import { formatCount } from "../../store/base/format.ts";
import "./deliver-steps.css";

export type Step = "film" | "export";

interface DeliverStepsProps {
  readonly step: Step;
  readonly choose: (step: Step) => void;
}

export function DeliverSteps({ step, choose }: DeliverStepsProps) {
  const { films } = useCut();
  const state = films.state.value;
  const formats = EXPORTS.flatMap((group) => group.formats).length;
  const steps: readonly [Step, string, string, IconName][] = [
    ["film", "Assemble", describeFilm(state, films.outdated.value), iconOf(state)],
    ["export", "Export", `${formatCount(formats, "form")} for other programs`, "download"],
  ];
  return (
    <section class="panel" aria-label="Deliver">
      <div class="panel__bar">
        <h2 class="panel__title">Deliver</h2>
      </div>
      <div class="panel__body deliver-steps">
        {steps.map(([name, title, says, icon]) => (
          <button
            key={name}
            type="button"
            class="deliver-steps__step"
            aria-current={name === step ? "step" : undefined}
            onClick={() => choose(name)}
          >
            <Icon name={icon} {...(icon === "ok" || icon === "failed" || icon === "running" ? { tone: icon } : {})} />
            <span class="deliver-steps__words">
              <b>{title}</b>
              <span class="deliver-steps__says">{says}</span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

function describeFilm(state: FilmState, isOutdated: boolean): string {
  switch (state.kind) {
    case "none":
      return "Join the cut into one film";
    case "running":
      return `${state.says}, ${state.percent} %`;
    case "failed":
      return "The film was not made";
    case "done":
      return isOutdated ? "Older than the cut" : "The film is ready";
  }
}

function iconOf(state: FilmState): IconName {
  if (state.kind === "done") return "ok";
  return state.kind === "none" ? "film" : state.kind;
}
