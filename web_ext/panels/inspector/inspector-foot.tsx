// Under the inspector: what is not saved, and the two ways to ask for a take.
import { CommandButton } from "../../components/command-button.tsx";
import { useState } from "preact/hooks";
import { Button, LinkButton } from "../../components/button.tsx";
import { useCut, useEpisode, useJobs, useUi } from "../../components/contexts.tsx";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { formatCount } from "../../store/base/format.ts";
import { NewTakeDialog } from "./new-take-dialog.tsx";
import { RenderMenu } from "./render-menu.tsx";

export function InspectorFoot({ shot }: { readonly shot: ShotStatus }) {
  const { details } = useEpisode();
  const { focusedTake } = useCut();
  const { renders, inspector } = useJobs();
  const [isAsked, setAsked] = useState(false);
  const detail = details.detail.value;
  const asking = renders.asking.value || inspector.isSaving.value || shot.orphan;
  const unsaved = inspector.unsaved.value;
  const first = unsaved === 0 ? "Render" : `Save ${formatCount(unsaved, "value")}, then render`;
  return (
    <div class="panel__foot">
      <Unsaved />
      <span class="spring" />
      <Button
        disabled={asking || !detail}
        title="A take with values of its own, this once"
        onPress={() => setAsked(true)}
      >
        New take…
      </Button>
      <CommandButton
        command="render"
        target={{ shot: shot.shot }}
        explains
        kind="primary"
        keycap="R"
        disabled={asking}
        title={`${first} this shot (R)`}
      >
        Queue
      </CommandButton>
      {!asking && <RenderMenu shot={shot} />}
      {isAsked && detail && (
        <NewTakeDialog of={{ shot, detail, take: focusedTake() }} onClose={() => setAsked(false)} />
      )}
    </div>
  );
}

/** Of this shot, else of another one: then it is the way there. */
function Unsaved() {
  const { select } = useUi();
  const { inspector } = useJobs();
  const unsaved = inspector.unsaved.value;
  const elsewhere = inspector.elsewhere.value;
  const other = elsewhere[0];
  if (unsaved === 0 && other === undefined) return null;
  const also = elsewhere.length > 0 ? `Also not saved: ${elsewhere.join(", ")}` : "Kept here until it is saved";
  return (
    <span class="inspector__unsaved" role="status" title={also}>
      {unsaved > 0 || other === undefined ? (
        <>
          <span>{unsaved}</span>
          <span>unsaved</span>
        </>
      ) : (
        <LinkButton onPress={() => select(other)}>
          {other}
          <span class="unseen"> has values that are not saved</span>
        </LinkButton>
      )}
    </span>
  );
}
