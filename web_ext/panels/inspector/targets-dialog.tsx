// One target for one shot or for several: which of them they render on next, each with whether it can render now.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { Note } from "../../components/note.tsx";
import { WhyNotReady } from "../../components/marks/why-not-ready.tsx";
import { useCut, useJobs, useUi } from "../../components/contexts.tsx";
import { formatCount } from "../../store/base/format.ts";
import { RETARGET_TOPIC } from "../../store/render/retargets.ts";
import { labelWith } from "../../store/render/readiness.ts";
import { Labelled } from "./labelled.tsx";
import "./new-take-dialog.css";

/** No target of their own. */
const BUILT = "";

export function TargetsDialog({ shots }: { readonly shots: readonly string[] }) {
  const { windows, notices } = useUi();
  const { targets, retargets } = useJobs();
  const [target, setTarget] = useState(useCommonTarget(shots));
  useEffect(() => void targets.checkReadiness(), [targets]);
  useEffect(() => () => notices.clear(RETARGET_TOPIC), [notices]);
  const close = () => (windows.target.value = undefined);
  const progress = retargets.progress.value;
  const refusal = notices.at(RETARGET_TOPIC);
  const readiness = targets.readinessOf(target);
  const save = async () => {
    if (await retargets.set(shots, target === BUILT ? null : target)) close();
  };
  const foot = (
    <>
      {progress && (
        <span class="quiet-text" role="status">
          {progress.done} of {progress.of} done
        </span>
      )}
      <span class="spring" />
      <Button onPress={close}>Cancel</Button>
      <Button kind="primary" disabled={progress !== undefined} onPress={() => void save()}>
        Set the target
      </Button>
    </>
  );
  const [first] = shots;
  const name = shots.length === 1 && first !== undefined ? first : formatCount(shots.length, "shot");
  return (
    <Dialog title={`Target of ${name}`} onClose={close} foot={foot}>
      <form class="new-take" onSubmit={(event) => event.preventDefault()}>
        {refusal && <Note tone="failed" text={refusal} />}
        <Labelled label="Target">
          {(id) => (
            <select
              id={id}
              class="field field--wide"
              value={target}
              onChange={(event) => setTarget(event.currentTarget.value)}
            >
              <option value={BUILT}>As the script, the episode or the show says</option>
              {targets.video.value.map((one) => (
                <option key={one.id} value={one.id}>
                  {labelWith(one.label, targets.readinessOf(one.id))}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        {readiness && readiness.status !== "ready" && (
          <WhyNotReady readiness={readiness} label={targets.labelOf(target)} />
        )}
      </form>
    </Dialog>
  );
}

/** What all of them have already; else none. */
function useCommonTarget(shots: readonly string[]): string {
  const { cut } = useCut();
  const own = shots
    .map((shot) => cut.shot(shot))
    .map((shot) => (shot?.target_source === "override" ? shot.target : BUILT));
  return own.every((one) => one === own[0]) ? (own[0] ?? BUILT) : BUILT;
}
