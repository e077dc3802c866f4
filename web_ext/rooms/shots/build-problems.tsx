// What stopped the last build: each sentence once, with the line of the script it is about.
import type { ComponentChildren } from "preact";
import { Note } from "../../parts/note.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import "./build-problems.css";

export function BuildProblems({ refusal, children }: { refusal?: string | undefined; children?: ComponentChildren }) {
  const { builds } = useEditor();
  const state = builds.state.value;
  if (state.kind !== "failed") return refusal ? <Note tone="failed" text={refusal} /> : null;
  return (
    <div class="build-problems">
      {state.problems.map(({ sentence, line }) => (
        <Note
          key={sentence}
          tone="failed"
          title={line === undefined ? "The build stopped" : `The build stopped at line ${line}`}
          text={sentence}
        >
          {children}
        </Note>
      ))}
    </div>
  );
}
