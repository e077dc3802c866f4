// Plans: what an agent wants to render that its leash does not let it, for a person to approve. docs/http.md "Plans".
import { Type } from "typebox";
import { Plan } from "../../files/agents/plans.ts";
import { defineRoute } from "../../route.ts";
import { EpisodePath, Pass, ShotId, closed, oneOf, open, orNull, withDefault } from "../../schema.ts";
import { RenderReply } from "../takes.ts";

/** Most takes of one shot, and of all, that one plan holds. */
const MOST_EACH = 32;

const PlanId = Type.String({ minLength: 1, maxLength: 80, description: "id of a plan" });

export const plansRoute = defineRoute({
  id: "plans",
  method: "get",
  path: "/plans",
  summary: "Plans that agents proposed, newest first; with `open=1` those that a person may still decide about.",
  query: closed({
    ep: Type.Optional(EpisodePath),
    open: Type.Optional(oneOf("0", "1")),
    id: Type.Optional(PlanId),
  }),
  reply: open({ plans: Type.Array(Plan) }),
  refuses: { unknown: "no such plan" },
});

export const proposePlanRoute = defineRoute({
  id: "proposePlan",
  method: "post",
  path: "/plans",
  summary: "Proposes takes of shots with what they cost, for a person to approve; queues nothing.",
  body: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "proxy"),
    shots: Type.Optional(orNull(Type.Array(ShotId, { minItems: 1 }))),
    target: Type.Optional(orNull(Type.String())),
    /** Also shots that have a usable take. */
    redo: withDefault(Type.Boolean(), false),
    /** Of each shot. */
    takes: withDefault(Type.Integer({ minimum: 1, maximum: MOST_EACH }), 1),
    allow_missing_refs: withDefault(Type.Boolean(), false),
    why: withDefault(Type.String({ maxLength: 2000 }), ""),
  }),
  reply: Plan,
  refuses: {
    "bad-input": "an unknown target",
    conflict: "there is nothing to render, or too many plans wait already",
    unknown: "no such episode, or the pass is not built",
  },
});

export const approvePlanRoute = defineRoute({
  id: "approvePlan",
  method: "post",
  path: "/plans/approve",
  summary: "A person approves a plan as it stands; the token in the reply starts it, once.",
  body: closed({ id: PlanId }),
  reply: open({ plan: Plan, token: Type.String() }),
  refuses: {
    unknown: "no such plan",
    conflict: "the plan is decided already, or stale: its shots or prices have changed",
    "outside-roots": "asked by an agent, or by a program that is neither the page nor the command line",
  },
});

export const refusePlanRoute = defineRoute({
  id: "refusePlan",
  method: "post",
  path: "/plans/refuse",
  summary: "A person refuses a plan, or takes an approval back that was not used.",
  body: closed({ id: PlanId, note: withDefault(Type.String({ maxLength: 2000 }), "") }),
  reply: Plan,
  refuses: { unknown: "no such plan", conflict: "the plan is over" },
});

export const startPlanRoute = defineRoute({
  id: "startPlan",
  method: "post",
  path: "/plans/start",
  summary: "Queues exactly the takes of an approved plan, by its token, once.",
  body: closed({ id: PlanId, token: Type.String({ minLength: 1, maxLength: 200 }) }),
  reply: open({ plan: Plan, ...RenderReply.properties }),
  refuses: {
    unknown: "no such plan",
    conflict: "the plan is not approved, was started, has expired, or is stale",
    "outside-roots": "not the token of this plan, or its episode lies in no root",
  },
});
