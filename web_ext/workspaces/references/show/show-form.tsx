// The form of the show or of one of its entries: its fields in sections, what is wrong with it, and the ways to save.
import { useEffect, useState } from "preact/hooks";
import { Button, LinkButton } from "../../../components/button.tsx";
import { useCommands, useEpisode, useJobs, useUi } from "../../../components/contexts.tsx";
import { Hint } from "../../../components/hint.tsx";
import { Note } from "../../../components/note.tsx";
import { asSentence } from "../../../store/base/format.ts";
import { SAVE_TOPIC } from "../../../store/write/saving.ts";
import type { ListedEntry } from "../../../store/show/show-values.ts";
import { ChangesDialog } from "./changes-dialog.tsx";
import { EntryPicture } from "./entry-picture.tsx";
import { FormLine } from "./form-line.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import "./show-form.css";

export function ShowForm() {
  const { showForms, episode } = useEpisode();
  const { targets } = useJobs();
  const folder = episode.folder.value;
  useEffect(() => void targets.checkReadiness(), [folder]);
  const entry = showForms.entry.value;
  return (
    <section class="panel show-form" aria-label={entry ? entry.name : "The show"}>
      <div class="panel__bar">
        <h2 class="panel__title">{entry ? entry.name : "The show"}</h2>
        {entry && <span class="show-form__named quiet-text">{sayInScript(entry)}</span>}
        <span class="spring" />
        {entry && <EntryTools entry={entry} />}
      </div>
      <div class="panel__body" tabIndex={-1}>
        <Body entry={entry} />
      </div>
      <Foot />
      {showForms.renaming.entry.value && <RenameDialog entry={showForms.renaming.entry.value} />}
    </section>
  );
}

function EntryTools({ entry }: { readonly entry: ListedEntry }) {
  const { renaming, whyNotRename, remove } = useEpisode().showForms;
  const why = whyNotRename.value;
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        disabled={why !== undefined}
        title={why ? asSentence(why) : "Another id, wherever it stands"}
        onPress={() => renaming.show(entry)}
      >
        Rename…
      </Button>
      <Button size="small" kind="quiet" icon="trash" title="Its files stay" onPress={remove}>
        Remove
      </Button>
    </>
  );
}

/** How a script names it. */
function sayInScript({ id, kind }: ListedEntry): string {
  if (kind === "location") return `in the script: # sq01 ${id}`;
  return kind === "prop"
    ? `in the script: with: ${id}`
    : `in the script: who: ${id}, or ${id.toUpperCase()}: and words`;
}

function Body({ entry }: { readonly entry: ListedEntry | undefined }) {
  const { showForms, writing } = useEpisode();
  const titles = useCommands().bind("go-titles");
  const [broken] = writing.problems.series.value;
  if (showForms.state.value === "away") return <Hint title="Reading…">The series config is being read.</Hint>;
  if (showForms.state.value === "broken") {
    return (
      <div class="panel__section">
        <Note
          tone="failed"
          title="The text is not JSON right now"
          text={broken?.message ?? "correct it in the text beside"}
        >
          {broken?.line && (
            <Button
              size="small"
              onPress={() => writing.goTo("series", broken.line ?? 1)}
            >{`Go to line ${broken.line}`}</Button>
          )}
        </Note>
      </div>
    );
  }
  return (
    <>
      {showForms.problems.value.map((problem) => (
        <div key={problem} class="panel__section">
          <Note tone="failed" text={problem} />
        </div>
      ))}
      {entry?.isBare && (
        <div class="panel__section">
          <Note tone="stale" text={`so far only its name says how ${entry.name} looks: describe it below`} />
        </div>
      )}
      {showForms.form.value.map(({ title, fields }) => (
        <div key={title} class="panel__section">
          <h3 class="panel__heading">{title}</h3>
          {fields.map((field) => (
            <FormLine key={field.path.join(".")} field={field} />
          ))}
          {entry && title === "Picture" && <EntryPicture key={entry.id} entry={entry} />}
          {title === "Titles" && <LinkButton onPress={titles.run}>Design the title with its picture…</LinkButton>}
        </div>
      ))}
    </>
  );
}

function Foot() {
  const { showForms, writing } = useEpisode();
  const [showsChanges, setShowsChanges] = useState(false);
  const { notices } = useUi();
  const { series } = writing.sources;
  const isDirty = series.isDirty.value;
  const isSaving = series.isSaving.value;
  const refusal = notices.at(SAVE_TOPIC);
  return (
    <div class="panel__foot">
      <span class={isDirty ? "show-form__dirty" : "quiet-text"} role="status">
        {refusal ?? (isDirty ? `${series.path.value} edited` : "All saved")}
      </span>
      <span class="spring" />
      {showsChanges && isDirty && <ChangesDialog onClose={() => setShowsChanges(false)} />}
      <Button disabled={!isDirty} title="What saving changes in the file" onPress={() => setShowsChanges(true)}>
        Changes…
      </Button>
      <Button disabled={!isDirty || isSaving} title="Back to what is saved" onPress={showForms.revert}>
        Revert
      </Button>
      <Button disabled={!isDirty || isSaving} onPress={() => void showForms.save(false)}>
        Save
      </Button>
      <Button
        kind="primary"
        title="Save and build (Ctrl S)"
        disabled={!isDirty || isSaving}
        onPress={() => void showForms.save(true)}
      >
        {isSaving ? "Saving…" : "Save and build"}
      </Button>
    </div>
  );
}
