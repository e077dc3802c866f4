// The shot at the caret as the next build would make it: length, pacing, prompt, or why it cannot be made.
import { Note } from "../../parts/note.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import { sayFrames } from "../../store/say.ts";

export function PreviewSection() {
  const { writing } = useEditor();
  const preview = writing.preview.value;
  const shot = writing.shotAtCaret.value?.id;
  return (
    <section class="panel__section" aria-label="Shot preview">
      <div class="panel__head">
        <b>{shot ?? "No shot here"}</b>
        {preview?.ok && <span class="quiet-text">{preview.target_label}</span>}
        <span class="spring" />
        {preview?.ok && <span class="quiet-text number">{sayFrames(preview.frames, preview.fps)}</span>}
      </div>
      {preview?.ok === false && <Note tone="failed" text={preview.error} />}
      {preview?.ok && (
        <>
          {preview.pacing && (
            <p class="quiet-text">
              Dialogue is {preview.pacing.verdict === "ok" ? "at ease" : preview.pacing.verdict.toLowerCase()}:{" "}
              {preview.pacing.syllables} syllables at {preview.pacing.rate.toFixed(1)} a second
              {preview.pacing.verdict === "ok" ? "" : `; it fits in ${preview.pacing.fits.toFixed(2)} s`}
            </p>
          )}
          <div class="meaning__prompt" tabIndex={0} role="region" aria-label="Prompt">
            {Array.isArray(preview.prompt) ? preview.prompt.join("\n\n") : preview.prompt}
          </div>
        </>
      )}
    </section>
  );
}
