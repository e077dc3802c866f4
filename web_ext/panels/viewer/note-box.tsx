// A note on what is on screen: Enter keeps it as an issue, Shift Enter begins a new line, Esc lets it go.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { NOTE_TOPIC, type NoteDraft } from "../../store/issues/note-draft.ts";
import { asSentence } from "../../store/base/format.ts";
import { DrawingBar } from "./marks/drawing-bar.tsx";
import "./note-box.css";

export function NoteBox({ draft }: { draft: NoteDraft }) {
  const { issues } = useCut();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const draws = issues.tool.value !== "none";
  useLayoutEffect(() => {
    const box = field.current;
    if (draws || !box) return; // the picture has the focus
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  }, [draws]);
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") issues.drop();
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void issues.save();
  };
  const about = draft.take === null ? draft.shot : `${draft.shot}, take ${draft.take}`;
  return (
    <form
      class="note-box"
      onSubmit={(event) => {
        event.preventDefault();
        void issues.save();
      }}
    >
      <label class="note-box__label">
        <span>Note on {about}</span>
        <textarea
          ref={field}
          class="note-box__field"
          rows={2}
          maxLength={4000}
          value={draft.text}
          onInput={(event) => issues.type(event.currentTarget.value)}
          onKeyDown={onKey}
        />
      </label>
      {draft.moment && <DrawingBar draft={draft} />}
      <NoteFoot />
    </form>
  );
}

function NoteFoot() {
  const { notices } = useUi();
  const { issues } = useCut();
  const refusal = notices.at(NOTE_TOPIC);
  return (
    <div class="note-box__foot">
      {refusal ? (
        <span class="note-box__refusal" role="alert">
          {asSentence(refusal)}
        </span>
      ) : (
        <span class="quiet-text">Enter keeps it, Shift Enter begins a new line</span>
      )}
      <span class="spring" />
      <Button size="small" kind="quiet" onPress={issues.drop}>
        Cancel
      </Button>
      <Button size="small" kind="primary" keycap="↵" disabled={issues.saving.value} onPress={() => void issues.save()}>
        Keep
      </Button>
    </div>
  );
}
