// What saving changes in the series config, line by line, before it is saved.
import { Button } from "../../../components/button.tsx";
import { useEpisode } from "../../../components/contexts.tsx";
import { Diff } from "../../../components/marks/diff.tsx";
import { Dialog } from "../../../components/overlays/dialog.tsx";
import { countLines } from "../../../store/base/line-diff.ts";
import { formatCount } from "../../../store/base/format.ts";

export function ChangesDialog({ onClose }: { readonly onClose: () => void }) {
  const { showForms, writing } = useEpisode();
  const { series } = writing.sources;
  const diff = showForms.changes.value;
  const { added, removed } = countLines(diff);
  const save = (rebuild: boolean) => {
    onClose();
    void showForms.save(rebuild);
  };
  const foot = (
    <>
      <span class="quiet-text">The old file stays in _history.</span>
      <span class="spring" />
      <Button onPress={onClose}>Cancel</Button>
      <Button onPress={() => save(false)}>Save</Button>
      <Button kind="primary" onPress={() => save(true)}>
        Save and build
      </Button>
    </>
  );
  return (
    <Dialog title={`What saving changes in ${series.path.value}`} startsOnTitle onClose={onClose} foot={foot}>
      <div class="panel__section">
        <p>
          {formatCount(added, "line")} in, {formatCount(removed, "line")} out. Everything else stays as it is, byte for
          byte.
        </p>
      </div>
      <Diff text={diff} />
    </Dialog>
  );
}
