// Another id for who or what the form is about: every line that it changes is shown before one press changes them.
import { Button } from "../../../components/button.tsx";
import { useEpisode, useUi } from "../../../components/contexts.tsx";
import { Diff } from "../../../components/marks/diff.tsx";
import { Note } from "../../../components/note.tsx";
import { Dialog } from "../../../components/overlays/dialog.tsx";
import { asSentence, formatCount } from "../../../store/base/format.ts";
import { RENAME_TOPIC } from "../../../store/show/renaming.ts";
import type { ListedEntry } from "../../../store/show/show-values.ts";

export function RenameDialog({ entry }: { readonly entry: ListedEntry }) {
  const { renaming } = useEpisode().showForms;
  const { to, plan, isBusy, look, apply, close } = renaming;
  const found = plan.value;
  const isSame = to.value.trim() === "" || to.value.trim() === entry.id;
  const foot = (
    <>
      <span class="quiet-text">
        {found ? "The old texts stay in _history." : "Nothing is written before you agree."}
      </span>
      <span class="spring" />
      <Button onPress={close}>Cancel</Button>
      {found ? (
        <Button kind="primary" disabled={isBusy.value} onPress={() => void apply()}>
          {isBusy.value ? "Renaming…" : `Rename in ${formatCount(found.files.length, "file")}`}
        </Button>
      ) : (
        <Button kind="primary" disabled={isSame || isBusy.value} onPress={() => void look()}>
          Look at the changes
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={`Another id for ${entry.name}`} onClose={close} foot={foot}>
      <IdForm submit={() => !isSame && void look()} />
      {found?.files.map(({ episode, path, uses, diff }) => (
        <section key={`${episode} ${path}`} aria-label={`${episode} ${path}`}>
          <h3 class="panel__section panel__heading">
            {path.startsWith("..") ? "The show's config" : `${episode}: ${path}`}, {formatCount(uses, "line")}
          </h3>
          <Diff text={diff} />
        </section>
      ))}
    </Dialog>
  );
}

function IdForm({ submit }: { readonly submit: () => void }) {
  const { notices } = useUi();
  const { to, plan, type } = useEpisode().showForms.renaming;
  const refusal = notices.at(RENAME_TOPIC);
  const candidates = plan.value?.candidates ?? 0;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form class="panel__section show-rename" onSubmit={onSubmit}>
      {refusal && <Note tone="failed" title="Nothing was renamed" text={asSentence(refusal)} />}
      <label class="show-rename__line">
        <span class="show-line__label">Id</span>
        <input
          class="field"
          value={to.value}
          autofocus
          spellcheck={false}
          autocomplete="off"
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <p class="quiet-text">
        The id is how scripts name it. Its name, its pictures and what is picked stay. Takes that it is in read as made
        from an older script.
      </p>
      {candidates > 0 && <p>{formatCount(candidates, "candidate")} go along.</p>}
    </form>
  );
}
