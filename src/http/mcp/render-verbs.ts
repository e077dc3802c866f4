// Verbs that make takes: what a render would cost, the render, and waiting for it within bounds. What costs money, or is too much, is asked of a
// person as a plan.
import { Type } from "typebox";
import type { Job } from "../../contracts/files/job.ts";
import type { Plan } from "../../contracts/files/agents/plans.ts";
import { dryRunRoute, type DryRunShot } from "../../contracts/routes/renders/dry-run.ts";
import { cancelJobRoute, jobsRoute, ledgerRoute } from "../../contracts/routes/jobs.ts";
import { plansRoute, proposePlanRoute, startPlanRoute } from "../../contracts/routes/agents/plans.ts";
import { renderRoute, type RenderReply } from "../../contracts/routes/takes.ts";
import { closed } from "../../contracts/schema.ts";
import { dense, pageList, rounded, short } from "./small.ts";
import { defineVerb, episode, pageOf, pass, shots, type Verb } from "./verb.ts";
import { waitUntil } from "./wait.ts";

const renderInput = {
  ...episode,
  ...pass,
  ...shots,
  target: Type.Optional(Type.String({ minLength: 1, description: "another model, this once" })),
  redo: Type.Optional(Type.Boolean({ description: "also shots that have a usable take" })),
  allow_missing_refs: Type.Optional(Type.Boolean({ description: "also shots whose references are not there" })),
};

const dryRun = defineVerb({
  name: "dry_run",
  about: "What a render would make, where, and what it would cost; queues nothing. For one shot also its whole prompt.",
  input: closed({ ...renderInput, ...pageOf }),
  run: async ({ call }, { from, count, shots: named = null, ...asked }) => {
    const reply = await call(dryRunRoute, { ...asked, shots: named, plan_only: true });
    const rows = reply.shots.map((row) => dryRow(row, named?.length === 1));
    const page = pageList(rows, { ...(from !== undefined && { from }), ...(count !== undefined && { count }) });
    return { say: { totals: reply.totals, shots: page } };
  },
});

function dryRow(row: DryRunShot, isWhole: boolean) {
  const { shot, ok, skipped, error, target, seconds, lane, estimate, limit, prompt, notes } = row;
  return dense({
    shot,
    made: ok,
    left: skipped?.reason,
    error,
    target,
    seconds: seconds === null ? null : rounded(seconds),
    lane: lane?.name,
    paid: lane?.paid || null,
    estimate,
    held: limit ?? lane?.held,
    ...(isWhole && { prompt: prompt && short(prompt, 5000), notes }),
  });
}

const render = defineVerb({
  name: "render",
  about:
    "Queues takes of the shots that need one and answers without waiting; watch waits for them. Free and within your daily number of takes: for more, or for money, use propose_night.",
  input: closed({ ...renderInput, note: Type.Optional(Type.String({ maxLength: 500 })) }),
  changes: true,
  run: async ({ call }, { shots: named = null, ...asked }) => {
    return { say: renderSaid(await call(renderRoute, { ...asked, shots: named })) };
  },
});

function renderSaid({ queued, skipped, errors }: RenderReply) {
  return dense({
    queued: queued.map(({ shot, take, prompt_id: job, target }) => ({ shot, take, job, target })),
    skipped: skipped.map(({ shot, reason }) => ({ shot, reason })),
    errors,
  });
}

/** Seconds: no client waits much longer than a minute for an answer. */
const LONGEST_WAIT = 50;

const watch = defineVerb({
  name: "watch",
  about:
    "Waits until jobs have ended, at most 50 seconds, and says where each stands; call it again while some still run. Without `jobs`, those that you asked for.",
  input: closed({
    jobs: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, maxItems: 200 })),
    seconds: Type.Optional(Type.Number({ minimum: 0, maximum: LONGEST_WAIT })),
    ...pageOf,
  }),
  run: async ({ call }, { jobs: named, seconds = 25, ...page }, signal) => {
    const look = async () => (await call(jobsRoute, {})).jobs.filter((job) => isMeant(job, named));
    const isDone = (jobs: readonly Job[]) => jobs.every(({ finished }) => finished !== null);
    const jobs = await waitUntil({ look, isDone, seconds, signal });
    const living = jobs.filter(({ finished }) => finished === null);
    const rows = [...living, ...jobs.filter(({ finished }) => finished !== null)].map(jobRow);
    const known = new Set(jobs.map(({ id }) => id));
    const unknown = (named ?? []).filter((id) => !known.has(id));
    return {
      say: { done: living.length === 0, running: living.length, ...dense({ unknown }), jobs: pageList(rows, page) },
    };
  },
});

function isMeant({ id, info }: Job, named: readonly string[] | undefined): boolean {
  return named === undefined ? "asked_by" in info : named.includes(id);
}

function jobRow({ id, title, status, progress, error, lane }: Job) {
  return dense({
    job: id,
    title,
    status,
    lane,
    progress: status === "running" ? rounded(progress) : null,
    error: error && short(error, 400),
  });
}

const cancel = defineVerb({
  name: "cancel",
  about: "Cancels a job that an agent asked for.",
  input: closed({ job: Type.String({ minLength: 1 }) }),
  changes: true,
  run: async ({ call }, { job }) => {
    const { jobs } = await call(cancelJobRoute, { id: job });
    return { say: jobs.filter(({ id }) => id === job).map(jobRow) };
  },
});

const ledger = defineVerb({
  name: "ledger",
  about: "What was paid for and what agents did, newest first: `from_day` and `to_day` as 2026-11-02.",
  input: closed({ from_day: Type.Optional(Type.String()), to_day: Type.Optional(Type.String()), ...pageOf }),
  run: async ({ call }, { from_day: from, to_day: to, ...page }) => {
    const { runs, acts = [] } = await call(ledgerRoute, { ...(from && { from }), ...(to && { to }) });
    const paid = runs
      .toReversed()
      .map(({ at, shot, take, target, backend, outcome, estimate, cost, asked_by: by }) =>
        dense({ at, shot, take, target, backend, outcome, estimate, cost, asked_by: by }),
      );
    const done = acts.toReversed().map(({ at, by, what, about, error }) => dense({ at, by, what, about, error }));
    return { say: { paid: pageList(paid, page), acts: pageList(done, page) } };
  },
});

const proposeNight = defineVerb({
  name: "propose_night",
  about:
    "Proposes takes that cost money, or more of them than you may begin by yourself: shows shots, takes, time and money, and asks a person. Ask plans for the decision, then start_night.",
  input: closed({
    ...renderInput,
    takes: Type.Optional(Type.Integer({ minimum: 1, maximum: 32, description: "of each shot" })),
    why: Type.Optional(Type.String({ maxLength: 2000, description: "what it is for, for the person who decides" })),
  }),
  changes: true,
  run: async ({ call, page }, input) => {
    const plan = await call(proposePlanRoute, { ...input });
    const where = page === null ? "" : ` at ${page}`;
    const next = `a person approves it in the studio's page${where}, or with: episode-studio approve ${plan.id}`;
    return { say: { ...planSaid(plan), next } };
  },
});

const plans = defineVerb({
  name: "plans",
  about: "What became of the plans: proposed, approved (with the token for start_night), refused, started or expired.",
  input: closed({
    id: Type.Optional(Type.String({ minLength: 1 })),
    seconds: Type.Optional(
      Type.Number({ minimum: 0, maximum: LONGEST_WAIT, description: "with id: how long to wait for a decision" }),
    ),
    ...pageOf,
  }),
  run: async ({ call }, { id, seconds = 0, ...page }, signal) => {
    const look = async () => (await call(plansRoute, id === undefined ? {} : { id })).plans;
    const isDone = (found: readonly Plan[]) => id === undefined || found.every(({ state }) => state !== "proposed");
    const found = await waitUntil({ look, isDone, seconds, signal });
    return { say: pageList(found.map(planSaid), { count: 5, ...page }) };
  },
});

function planSaid({ id, state, request, shots: rows, totals, expires, note, token, by }: Plan) {
  const lines = rows
    .slice(0, 40)
    .map(({ shot, takes, target, lane, estimate, paid }) =>
      dense({ shot, takes, target, lane, estimate: paid ? (estimate ?? "not known") : "free" }),
    );
  const { ep, pass: of } = request;
  const more = dense({ more_shots: Math.max(0, rows.length - 40) || null, note, token, by, expires });
  return { plan: id, state, ep, pass: of, totals, shots: lines, ...more };
}

const startNight = defineVerb({
  name: "start_night",
  about: "Queues exactly the takes of an approved plan, by its token, once.",
  input: closed({ plan: Type.String({ minLength: 1 }), token: Type.String({ minLength: 1, maxLength: 200 }) }),
  changes: true,
  run: async ({ call }, { plan: id, token }) => {
    const { plan, ...made } = await call(startPlanRoute, { id, token });
    return { say: { plan: id, state: plan.state, ...renderSaid(made) } };
  },
});

export const RENDER_VERBS: readonly Verb[] = [dryRun, render, watch, cancel, proposeNight, plans, startNight, ledger];
