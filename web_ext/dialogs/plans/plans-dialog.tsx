// The plans of agents: those that wait for a word first, each with what it makes, how long that takes and what it costs.
import { useState } from "preact/hooks";
import { useJobs, useUi } from "../../components/contexts.tsx";
import { Button, LinkButton } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { asSentence } from "../../store/base/format.ts";
import { PLANS_TOPIC } from "../../store/plans/plans.ts";
import { PlanRow } from "./plan-row.tsx";
import "../../components/fields/field.css";
import "./plans-dialog.css";

export function PlansDialog() {
  const { notices } = useUi();
  const { plans } = useJobs();
  const [isAll, setAll] = useState(false);
  const refusal = notices.at(PLANS_TOPIC);
  const all = plans.all.value;
  const open = ["proposed", "approved"].flatMap((state) => all?.filter((plan) => plan.state === state) ?? []);
  const over = all?.filter((plan) => !open.includes(plan)) ?? [];
  const close = () => {
    notices.clearAll((topic) => topic === PLANS_TOPIC || topic.startsWith("plan:"));
    plans.isShown.value = false;
  };
  return (
    <Dialog title="Plans of agents" isWide onClose={close} foot={<Foot close={close} />}>
      {refusal && <Note tone="failed" text={asSentence(refusal)} />}
      {all === undefined && !refusal && <p class="panel__empty">Reading…</p>}
      {all !== undefined && open.length === 0 && (
        <p class="panel__empty">
          No plan waits. An agent proposes one where a render costs money, or makes more takes than it may begin by
          itself; nothing of it is rendered before you approve it here.
        </p>
      )}
      <ul class="plans">
        {open.map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
        {isAll && over.map((plan) => <PlanRow key={plan.id} plan={plan} />)}
      </ul>
      {over.length > 0 && !isAll && (
        <p class="plans__more">
          <LinkButton onPress={() => setAll(true)}>Show {over.length} that are decided or over</LinkButton>
        </p>
      )}
    </Dialog>
  );
}

function Foot({ close }: { readonly close: () => void }) {
  return (
    <>
      <span class="quiet-text">What you approve is started once, by its agent, exactly as it stands.</span>
      <span class="spring" />
      <Button onPress={close}>Close</Button>
    </>
  );
}
