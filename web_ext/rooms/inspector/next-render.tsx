// The values of the next render, each with where it comes from, and its prompt.
import { Chip } from "../../parts/chip.tsx";
import { Note } from "../../parts/note.tsx";
import { PromptBox } from "../../parts/prompt-box.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import { fieldsOf, promptOf } from "../../store/next-render.ts";
import { sentence } from "../../store/say.ts";

export function NextRender({ detail }: { detail: ShotDetail }) {
  const { episode } = useEditor();
  const prompt = promptOf(detail);
  const { error, notes = [] } = detail.effective;
  return (
    <>
      <dl class="panel__section inspector__fields">
        {fieldsOf(detail, episode.fps.value).map(({ label, value, title, source }) => (
          <div key={label} class="inspector__field">
            <dt>{label}</dt>
            <dd class="number" title={title}>
              {value}
            </dd>
            {source && <Chip source={source} />}
          </div>
        ))}
      </dl>
      <div class="panel__section">
        <div class="panel__head">
          <h3 class="panel__heading">Prompt</h3>
          {prompt.overridden && <Chip source={{ word: "override", origin: "override" }} />}
        </div>
        <PromptBox prompt={prompt.text} />
        {error && <Note tone="failed" text={error} />}
        {detail.override_stale && (
          <Note tone="stale" text="the override was written for an older version of this shot" />
        )}
        {notes.length > 0 && <p class="inspector__notes">{notes.map(sentence).join(" ")}</p>}
      </div>
    </>
  );
}
