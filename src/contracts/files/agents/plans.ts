// Plans that agents propose and people approve or refuse: `plans.ndjson` in the studio's user folder. docs/http.md "Plans".
import { Type, type Static } from "typebox";
import { oneOf, open, orNull, Pass } from "../../schema.ts";
import { Money } from "../money.ts";

const text = orNull(Type.String());

/** A shot of a plan. `mark` changes when what is rendered does, `estimate` is of one take. Seconds are of one take's film. */
export const PlanShot = open({
  shot: Type.String(),
  takes: Type.Integer({ minimum: 1 }),
  target: text,
  lane: Type.String(),
  paid: Type.Boolean(),
  estimate: orNull(Money),
  seconds: Type.Number(),
  mark: Type.String(),
});
export type PlanShot = Static<typeof PlanShot>;

/** Of all takes of a plan; `unpriced`: paid takes of no known price. `time`: seconds that they take to make, null where nobody knows. */
export const PlanTotals = open({
  takes: Type.Integer(),
  shots: Type.Integer(),
  seconds: Type.Number(),
  paid: Type.Integer(),
  unpriced: Type.Integer(),
  money: Type.Record(Type.String(), Type.Number()),
  time: orNull(Type.Number()),
});
export type PlanTotals = Static<typeof PlanTotals>;

/** What is asked of a render, as the plan was made from it. */
export const PlanRequest = open({
  ep: Type.String(),
  pass: Pass,
  shots: orNull(Type.Array(Type.String())),
  target: text,
  redo: Type.Boolean(),
  takes: Type.Integer({ minimum: 1 }),
  allow_missing_refs: Type.Boolean(),
});
export type PlanRequest = Static<typeof PlanRequest>;

export const PLAN_STATES = ["proposed", "approved", "refused", "started", "expired"] as const;

/** A plan as it is written down, when it is proposed. */
export const ProposedPlan = open({
  id: Type.String(),
  /** Name of the agent, or null for a person. */
  by: text,
  /** In the agent's words: what it is for. */
  why: Type.String(),
  request: PlanRequest,
  shots: Type.Array(PlanShot),
  totals: PlanTotals,
});
export type ProposedPlan = Static<typeof ProposedPlan>;

/** One line of the file; later lines win. The token of an approval is good for one start. */
export const PlanLine = Type.Union([
  open({ at: Type.String(), proposed: ProposedPlan }),
  open({ at: Type.String(), approved: Type.String(), token: Type.String(), expires: Type.String() }),
  open({ at: Type.String(), refused: Type.String(), note: Type.String() }),
  open({ at: Type.String(), started: Type.String() }),
]);
export type PlanLine = Static<typeof PlanLine>;

/** A plan as the file says, whatever the time. */
export interface FiledPlan {
  readonly at: string;
  readonly plan: ProposedPlan;
  readonly state: "proposed" | "approved" | "refused" | "started";
  readonly decided: string | null;
  readonly expires: string | null;
  readonly token: string | null;
  readonly note: string;
}

/** A plan as it is listed. */
export const Plan = open({
  ...ProposedPlan.properties,
  at: Type.String(),
  state: oneOf(...PLAN_STATES),
  /** When the state was decided; until when it holds. */
  decided: text,
  expires: text,
  /** Of a refusal, from the person. */
  note: Type.String(),
  /** Shown to the agent that proposed the plan, once it is approved. */
  token: Type.Optional(Type.String()),
});
export type Plan = Static<typeof Plan>;
