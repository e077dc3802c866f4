// "Exactly this": what a model would get, before anything is reserved or paid for. One shot, or a selection with one of them opened.
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { Note } from "../../components/note.tsx";
import { useJobs, useUi } from "../../components/contexts.tsx";
import { formatCount } from "../../store/base/format.ts";
import { totalWords } from "../../store/render/describe-dry-run.ts";
import { requestShown, type OpenDryRun } from "../../store/render/dry-runs.ts";
import { ShotSheet } from "./shot-sheet.tsx";
import { ShotTable } from "./shot-table.tsx";
import "./exactly-dialog.css";

export function ExactlyDialog() {
  const { dryRuns } = useJobs();
  const open = dryRuns.open.value;
  const shown = dryRuns.shown.value;
  const refusal = dryRuns.refusal.value;
  if (!open) return null;
  const { shots } = open.request;
  const isMany = shots.length > 1;
  const about = isMany ? formatCount(shots.length, "shot") : (shots[0] ?? "");
  return (
    <Dialog
      title={`Exactly this: ${about}`}
      startsOnTitle
      isWide
      onKey={(event) => isMany && moveByKey(event, dryRuns.move)}
      onClose={dryRuns.close}
      foot={<Foot open={open} />}
    >
      {refusal && <Note tone="failed" text={refusal} />}
      <Unsaved shots={shots} />
      <div class={isMany ? "exactly exactly--many" : "exactly"}>
        {isMany && <ShotTable />}
        {shown ? <ShotSheet key={shown.shot} row={shown} /> : !refusal && <p class="panel__empty">Reading…</p>}
      </div>
    </Dialog>
  );
}

/** Arrows, where they do not move a caret or what plays. */
function moveByKey(event: KeyboardEvent, move: (by: 1 | -1) => void): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : undefined;
  if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  move(by);
}

/** What is typed in the inspector is not what a render would use yet. */
function Unsaved({ shots }: { readonly shots: readonly string[] }) {
  const { selected } = useUi();
  const { inspector, dryRuns } = useJobs();
  const unsaved = inspector.unsaved.value;
  const shot = selected.value;
  if (unsaved === 0 || shot === undefined || !shots.includes(shot)) return null;
  const save = async () => {
    if (await inspector.save()) dryRuns.refresh();
  };
  return (
    <Note tone="stale" text={`${formatCount(unsaved, "value")} of ${shot} not saved: this is without them`}>
      <Button size="small" disabled={inspector.isSaving.value} onPress={() => void save()}>
        Save and look again
      </Button>
    </Note>
  );
}

function Foot({ open }: { readonly open: OpenDryRun }) {
  const { dryRuns, inspector, renders } = useJobs();
  const totals = dryRuns.totals.value;
  const queue = () => {
    const request = requestShown(open, dryRuns.shown.peek());
    dryRuns.close();
    void inspector.queue(request);
  };
  return (
    <>
      <span class="quiet-text number" role="status">
        {totals && totalWords(totals)}
      </span>
      <span class="spring" />
      <Button title="Make it anew, from what is there now" onPress={dryRuns.refresh}>
        Look again
      </Button>
      <Button kind="primary" disabled={!totals || totals.made === 0 || renders.asking.value} onPress={queue}>
        {totals && totals.made > 1 ? `Queue ${totals.made} takes` : "Queue the take"}
      </Button>
    </>
  );
}
