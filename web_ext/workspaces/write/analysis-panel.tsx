// What the edit means: the check, the shot at the caret, what saving would do, overrides worth keeping; and the two ways to save.
import { BuildProblems } from "../../components/build-problems.tsx";
import { Button } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import type { BuildProblem } from "../../store/episode/builds.ts";
import { formatCount } from "../../store/base/format.ts";
import { SAVE_TOPIC } from "../../store/write/saving.ts";
import { CheckList } from "./check-list.tsx";
import { ImpactSection } from "./impact-section.tsx";
import { PreviewSection } from "./preview-section.tsx";
import { PromoteSection } from "./promote-section.tsx";
import "./analysis-panel.css";

export function AnalysisPanel() {
  const { writing } = useEpisode();
  const dirty = writing.dirtyFiles.value;
  const { script, series } = writing.sources;
  const isSaving = script.isSaving.value || series.isSaving.value;
  return (
    <aside class="panel analysis" aria-label="What this edit means">
      <div class="panel__bar">
        <h2 class="panel__title">This edit</h2>
        <span class="spring" />
        <span class="quiet-text">{dirty > 0 ? "not saved" : "saved"}</span>
      </div>
      <div class="panel__body">
        <BuildNotes />
        <BareEntries />
        <ImpactSection />
        <CheckList />
        <PreviewSection />
        <PromoteSection />
      </div>
      <div class="panel__foot">
        <span class={dirty > 0 ? "analysis__dirty" : "quiet-text"} role="status">
          {dirty > 0 ? `${formatCount(dirty, "file")} edited` : "All saved"}
        </span>
        <span class="spring" />
        <Button disabled={dirty === 0 || isSaving} onPress={() => void writing.save(false)}>
          Save
        </Button>
        <Button
          kind="primary"
          title="Save and build (Ctrl S)"
          disabled={isSaving}
          onPress={() => void writing.save(true)}
        >
          {isSaving ? "Saving…" : "Save and build"}
        </Button>
      </div>
    </aside>
  );
}

/** What was added by its name alone, and is to be described. */
function BareEntries() {
  const { showForms } = useEpisode();
  const bare = showForms.entries.value.filter(({ isBare }) => isBare);
  return bare.map(({ block, id, name }) => (
    <div key={`${block} ${id}`} class="panel__section">
      <Note tone="stale" text={`${name} is in the show by name only: say how it looks`}>
        <Button size="small" onPress={() => showForms.show({ block, id })}>
          Describe…
        </Button>
      </Note>
    </div>
  ));
}

/** What came of the last build, as far as it has to be mended here. */
function BuildNotes() {
  const { notices } = useUi();
  const { writing } = useEpisode();
  const unbuilt = notices.at(SAVE_TOPIC);
  const goTo = ({ file, line }: BuildProblem) =>
    line !== undefined && (
      <Button size="small" onPress={() => writing.goTo(file, line)}>
        {`Go to line ${line}`}
      </Button>
    );
  return (
    <>
      {unbuilt && <Note tone="stale" text={unbuilt} />}
      <BuildProblems refusal={notices.at("build")} actions={goTo} />
    </>
  );
}
