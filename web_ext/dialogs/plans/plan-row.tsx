// One plan: what it is for, what it makes and costs, its shots behind a press, and the two words that a person has for it.
import { useId, useState } from "preact/hooks";
import type { Plan } from "../../../src/contracts/files/agents/plans.ts";
import { Button } from "../../components/button.tsx";
import { useJobs, useUi } from "../../components/contexts.tsx";
import { Badge } from "../../components/marks/badge.tsx";
import { asSentence, formatCount } from "../../store/base/format.ts";
import {
  costOfPlan,
  costOfShot,
  originOfPlan,
  PLAN_BADGES,
  sizeOfPlan,
  timeLeftOf,
} from "../../store/plans/describe-plan.ts";
import { planTopic } from "../../store/plans/plans.ts";
import { backendLabel } from "../../store/settings/machine.ts";

export function PlanRow({ plan }: { readonly plan: Plan }) {
  const { clock, notices } = useUi();
  const title = useId();
  const left = timeLeftOf(plan, clock.value);
  const refusal = notices.at(planTopic(plan.id));
  const isPaid = plan.totals.paid > 0;
  return (
    <li class="agent-plan" aria-labelledby={title}>
      <div class="agent-plan__head">
        <span class="agent-plan__words">
          <b id={title}>{plan.why === "" ? sizeOfPlan(plan) : plan.why}</b>
          <span class="agent-plan__facts">{originOfPlan(plan, clock.value)}</span>
        </span>
        <Badge status={PLAN_BADGES[plan.state]} />
      </div>
      <dl class="agent-plan__sums">
        <dt>Makes</dt>
        <dd>{sizeOfPlan(plan)}</dd>
        <dt>Costs</dt>
        <dd class={isPaid ? "agent-plan__cost agent-plan__cost--paid" : "agent-plan__cost"}>{costOfPlan(plan)}</dd>
      </dl>
      <Shots plan={plan} />
      {plan.note !== "" && <p class="agent-plan__facts">You said: {plan.note}</p>}
      {plan.state === "approved" && (
        <p class="agent-plan__facts">
          Its agent can start it{left === "" ? "" : ` within ${left}`}, once and as it stands.
        </p>
      )}
      {refusal && (
        <p class="agent-plan__refusal" role="alert">
          {asSentence(refusal)}
        </p>
      )}
      <Decision plan={plan} />
    </li>
  );
}

function Shots({ plan: { shots } }: { readonly plan: Plan }) {
  return (
    <details class="agent-plan__shots">
      <summary>{formatCount(shots.length, "shot")}, one by one</summary>
      <table class="number">
        <thead>
          <tr>
            <th>Shot</th>
            <th>Takes</th>
            <th>Model</th>
            <th>Runs on</th>
            <th>Costs</th>
          </tr>
        </thead>
        <tbody>
          {shots.map((shot) => (
            <tr key={shot.shot}>
              <td>{shot.shot}</td>
              <td>{shot.takes}</td>
              <td>{shot.target ?? ""}</td>
              <td>{backendLabel(shot.lane)}</td>
              <td>{costOfShot(shot)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Decision({ plan }: { readonly plan: Plan }) {
  const { plans } = useJobs();
  const [note, setNote] = useState("");
  const { id, state } = plan;
  const isBusy = plans.busy.value !== undefined;
  if (state !== "proposed" && state !== "approved") return null;
  const cost = plan.totals.paid > 0 ? ` for ${costOfPlan(plan)}` : "";
  return (
    <div class="agent-plan__decision">
      <input
        class="field agent-plan__note"
        type="text"
        maxLength={2000}
        aria-label="A word to the agent, with a refusal"
        placeholder="A word to the agent, with a refusal"
        value={note}
        onInput={(event) => setNote(event.currentTarget.value)}
      />
      <Button disabled={isBusy} onPress={() => void plans.refuse(id, note.trim())}>
        {state === "approved" ? "Take it back" : "Refuse"}
      </Button>
      {state === "proposed" && (
        <Button
          kind="primary"
          disabled={isBusy}
          title="Its agent can start exactly this, once, within a day"
          onPress={() => void plans.approve(id)}
        >
          Approve{cost}
        </Button>
      )}
    </div>
  );
}
