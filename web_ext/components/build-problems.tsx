// What stopped the last build: each sentence once, with the line it is about and what the workspace offers to mend it.
import type { ComponentChildren } from "preact";
import type { BuildProblem } from "../store/episode/builds.ts";
import { Note } from "./note.tsx";
import { useEpisode } from "./contexts.tsx";
import "./build-problems.css";

interface BuildProblemsProps {
  /** Why the build was not even begun. */
  readonly refusal?: string | undefined;
  readonly actions?: (problem: BuildProblem) => ComponentChildren;
}

export function BuildProblems({ refusal, actions }: BuildProblemsProps) {
  const { builds } = useEpisode();
  const state = builds.state.value;
  if (state.kind !== "failed") return refusal ? <Note tone="failed" text={refusal} /> : null;
  return (
    <div class="build-problems">
      {state.problems.map((problem) => (
        <Note
          key={problem.sentence}
          tone="failed"
          title={problem.line === undefined ? "The build stopped" : `The build stopped at line ${problem.line}`}
          text={problem.sentence}
        >
          {actions?.(problem)}
        </Note>
      ))}
    </div>
  );
}
