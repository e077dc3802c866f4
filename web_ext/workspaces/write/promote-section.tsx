// Overrides worth keeping: which can become lines of the script or keys of the config, with the diff to read first.
import { Button } from "../../components/button.tsx";
import { CheckBox } from "../../components/fields/check-box.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { formatCount } from "../../store/base/format.ts";
import { Diff } from "../../components/marks/diff.tsx";

export function PromoteSection() {
  const { notices } = useUi();
  const { writing } = useEpisode();
  const { isOpen, show } = writing.promotion;
  const plan = writing.promotion.plan.value;
  const refusal = notices.at("promote");
  if (!plan && !refusal) return null;
  const count = plan?.items.length ?? 0;
  return (
    <section class="panel__section" aria-label="Promote">
      <div class="panel__head">
        <b>Promote</b>
        <span class="quiet-text">overrides worth keeping</span>
      </div>
      {refusal && <Note tone="stale" text={refusal} />}
      {plan && count === 0 && <p class="quiet-text">No override can become a line of the script.</p>}
      {count > 0 && <Button onPress={() => show(true)}>{`Promote ${formatCount(count, "override")}…`}</Button>}
      {isOpen.value && plan && <PromoteDialog />}
    </section>
  );
}

function PromoteDialog() {
  const { notices } = useUi();
  const { writing } = useEpisode();
  const { plan, chosen, isBusy, choose, write, show } = writing.promotion;
  const { items = [], left = [], diffs = { script: "", series: "" } } = plan.value ?? {};
  const close = () => show(false);
  const isDirty = writing.dirtyFiles.value > 0;
  const promote = async () => {
    if (await write()) close();
  };
  const foot = (
    <>
      <span class="quiet-text">{isDirty ? "Save your edits first." : "The old files stay in _history."}</span>
      <span class="spring" />
      <Button onPress={close}>Cancel</Button>
      <Button
        kind="primary"
        disabled={isDirty || isBusy.value || chosen.value.size === 0}
        onPress={() => void promote()}
      >
        {isBusy.value ? "Writing…" : `Write ${formatCount(chosen.value.size, "override")}`}
      </Button>
    </>
  );
  const refusal = notices.at("promote");
  return (
    <Dialog title="Promote overrides" onClose={close} foot={foot}>
      <div class="panel__section">
        {refusal && <Note tone="failed" text={refusal} />}
        {items.map(({ id, summary }) => (
          <CheckBox
            key={id}
            label={summary}
            checked={chosen.value.has(id)}
            onChange={(isChosen) => choose(id, isChosen)}
          />
        ))}
      </div>
      {left.length > 0 && (
        <div class="panel__section">
          <b>Stays an override</b>
          {left.map(({ shot, ref, view, field, pass, reason }) => {
            const what = [shot ?? ref, view, field, pass].filter(Boolean).join(" ");
            return (
              <p key={`${what} ${reason}`} class="quiet-text">
                {what}: {reason}
              </p>
            );
          })}
        </div>
      )}
      <Diff text={diffs.script} />
      <Diff text={diffs.series} />
    </Dialog>
  );
}
