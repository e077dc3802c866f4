// What would change in the series config, as text: nothing is written before a person has seen it.
import { Button } from "../../components/button.tsx";
import { useCut, useEpisode, useUi } from "../../components/contexts.tsx";
import { Diff } from "../../components/marks/diff.tsx";
import { Note } from "../../components/note.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { SERIES_TOPIC, type ShownEdit } from "../../store/deliver/series-edits.ts";

export function SeriesEditDialog({ shown }: { readonly shown: ShownEdit }) {
  const { notices } = useUi();
  const { writing } = useEpisode();
  const { seriesEdits } = useCut().delivery;
  const isUnsaved = writing.sources.series.isDirty.value;
  const refusal = notices.at(SERIES_TOPIC);
  const isSame = shown.edit.diff === "";
  const foot = (
    <>
      <span class="quiet-text">
        {isUnsaved ? "Save the config in Write first." : "The old file stays in _history."}
      </span>
      <span class="spring" />
      <Button onPress={seriesEdits.close}>Cancel</Button>
      <Button
        kind="primary"
        disabled={isUnsaved || isSame || seriesEdits.isBusy.value}
        onPress={() => void seriesEdits.save()}
      >
        {seriesEdits.isBusy.value ? "Writing…" : "Write it"}
      </Button>
    </>
  );
  return (
    <Dialog title={shown.title} startsOnTitle onClose={seriesEdits.close} foot={foot}>
      <div class="panel__section">
        {refusal && <Note tone="failed" title="Nothing was written" text={refusal} />}
        <p>{isSame ? "The series config says so already." : "This is what changes in the series config:"}</p>
      </div>
      <Diff text={shown.edit.diff} />
    </Dialog>
  );
}
