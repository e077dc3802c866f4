// The shot at the caret as the next build would make it: length, pacing, prompt and what is odd about it, or why it cannot be made.
import type { Preview } from "../../../src/contracts/routes/sources.ts";
import { Note } from "../../components/note.tsx";
import { PromptBox } from "../../components/fields/prompt-box.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { formatFrames } from "../../store/base/format.ts";
import { newWarnings } from "../../store/write/diagnostics.ts";
import { describePacing } from "../../store/write/describe-impact.ts";
import { ProblemRow } from "./problem-row.tsx";

export function PreviewSection() {
  const { writing } = useEpisode();
  const preview = writing.preview.value;
  const shot = writing.shotAtCaret.value?.id;
  return (
    <section class="panel__section" aria-label="Shot preview">
      <div class="panel__head">
        <b>{shot ?? "No shot here"}</b>
        {preview?.ok && <span class="quiet-text">{preview.target_label}</span>}
        <span class="spring" />
        {preview?.ok && <span class="quiet-text number">{formatFrames(preview.frames, preview.fps)}</span>}
      </div>
      {preview?.ok === false && <Note tone="failed" text={preview.error} />}
      {preview?.ok && <PreviewDetails preview={preview} />}
    </section>
  );
}

function PreviewDetails({ preview }: { preview: Preview }) {
  const { writing } = useEpisode();
  const { pacing, prompt } = preview;
  const warnings = newWarnings(preview.warnings, writing.problems.script.value);
  return (
    <>
      {pacing && <p class="quiet-text">{describePacing(pacing)}</p>}
      <PromptBox prompt={prompt} />
      {warnings.length > 0 && (
        <div class="analysis__rows">
          {warnings.map((problem) => (
            <ProblemRow key={`${problem.line} ${problem.message}`} problem={problem} />
          ))}
        </div>
      )}
    </>
  );
}
