// The plans of agents as lines of a file, and what they are made of. Pure: times and tokens come as values.
import { createHash, timingSafeEqual } from "node:crypto";
import { check } from "../../contracts/check.ts";
import type { GrantLine } from "../../contracts/files/agents/asking.ts";
import {
  PlanLine,
  type FiledPlan,
  type Plan,
  type PlanShot,
  type PlanTotals,
  type ProposedPlan,
} from "../../contracts/files/agents/plans.ts";
import type { Money, PaidSum } from "../../contracts/files/money.ts";
import { addRun } from "./budget.ts";

/** Milliseconds: how long a plan may be approved after it was proposed, and started after it was approved. */
const PROPOSED_FOR = 7 * 24 * 3600 * 1000;
export const APPROVED_FOR = 24 * 3600 * 1000;

/** By id, in the order in which they were proposed. */
export type FiledPlans = Map<string, FiledPlan>;

/** What cannot be read is left out: nothing is approved by a line that is damaged. */
export function parsePlans(text: string): FiledPlans {
  const plans: FiledPlans = new Map();
  for (const line of text.split("\n").slice(0, -1)) {
    try {
      const checked = check(PlanLine, JSON.parse(line));
      if (checked.ok) foldPlan(plans, checked.value);
    } catch {
      // no JSON: left out
    }
  }
  return plans;
}

/** Only what waits can be decided, and only what is approved can be started: a line that says otherwise changes nothing. */
export function foldPlan(plans: FiledPlans, line: PlanLine): void {
  if ("proposed" in line) {
    const { at, proposed: plan } = line;
    const fresh = { at, plan, state: "proposed", decided: null, expires: null, token: null, note: "" } as const;
    if (!plans.has(plan.id)) plans.set(plan.id, fresh);
  } else if ("approved" in line) {
    const { at: decided, token, expires } = line;
    move(plans, line.approved, ["proposed", "approved"], { state: "approved", decided, expires, token });
  } else if ("refused" in line) {
    const { at: decided, note } = line;
    move(plans, line.refused, ["proposed", "approved"], { state: "refused", decided, token: null, note });
  } else {
    move(plans, line.started, ["approved"], { state: "started", token: null });
  }
}

function move(plans: FiledPlans, id: string, from: readonly FiledPlan["state"][], change: Partial<FiledPlan>): void {
  const filed = plans.get(id);
  if (filed && from.includes(filed.state)) plans.set(id, { ...filed, ...change });
}

/** A plan as it is shown at a time, milliseconds since 1970; without its token. */
export function viewPlan({ at, plan, state, decided, expires, note }: FiledPlan, now: number): Plan {
  const until = state === "proposed" ? new Date(Date.parse(at) + PROPOSED_FOR).toISOString() : expires;
  const isOver = (state === "proposed" || state === "approved") && until !== null && Date.parse(until) <= now;
  return { ...plan, at, state: isOver ? "expired" : state, decided, expires: until, note };
}

/** A shot of a dry run, as far as it counts here. */
export interface DriedShot {
  readonly shot: string;
  readonly ok: boolean;
  readonly target: string | null;
  readonly lane: { readonly name: string; readonly paid: boolean } | null;
  readonly estimate: Money | null;
  readonly seconds: number | null;
  readonly prompt: string | null;
  readonly negative: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly length: number | null;
  readonly fps: number | null;
  readonly hold: number;
  readonly model: string | null;
  readonly steps: number | null;
  readonly loras: readonly object[];
}

/** Dry runs of shots as the shots of a plan; those that would not be rendered are left out. */
export function planShots(rows: readonly DriedShot[], takes: number): PlanShot[] {
  return rows.flatMap((row) => {
    const { shot, ok, target, lane, estimate, seconds } = row;
    if (!ok || lane === null) return [];
    const cost = lane.paid ? estimate : null;
    return [
      {
        shot,
        takes,
        target,
        lane: lane.name,
        paid: lane.paid,
        estimate: cost,
        seconds: seconds ?? 0,
        mark: markOf(row),
      },
    ];
  });
}

/** What is rendered, as a hash: two that are alike render the same, but for the seed. */
function markOf({
  prompt,
  negative,
  width,
  height,
  length,
  fps,
  hold,
  model,
  steps,
  loras,
  target,
}: DriedShot): string {
  const facts = [prompt, negative, width, height, length, fps, hold, model, steps, loras, target];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
}

export function totalPlan(shots: readonly PlanShot[], time: number | null): PlanTotals {
  const all = shots.flatMap((shot) => Array.from({ length: shot.takes }, () => shot));
  const paid = all.filter((shot) => shot.paid);
  const sum = paid.reduce((so_far, { estimate }) => addRun(so_far, estimate), { runs: 0, money: {} } as PaidSum);
  return {
    takes: all.length,
    shots: shots.length,
    seconds: all.reduce((so_far, { seconds }) => so_far + seconds, 0),
    paid: paid.length,
    unpriced: paid.filter(({ estimate }) => estimate === null).length,
    money: Object.fromEntries(Object.entries(sum.money).map(([currency, amount]) => [currency, exact(amount)])),
    time,
  };
}

/** Without what sums of parts leave behind the sixth digit. */
function exact(amount: number): number {
  return Math.round(amount * 1e6) / 1e6;
}

/** Why a plan is not what it was when it was proposed, by what it would be now; null when it is. */
export function whyStale(then: readonly PlanShot[], now: readonly PlanShot[]): string | null {
  const current = new Map(now.map((shot) => [shot.shot, shot]));
  for (const shot of then) {
    const why = whyShotStale(shot, current.get(shot.shot));
    if (why !== null) return `the plan is stale: ${shot.shot} ${why}: propose it anew`;
  }
  const known = new Set(then.map(({ shot }) => shot));
  const added = now.find(({ shot }) => !known.has(shot));
  return added ? `the plan is stale: ${added.shot} would be rendered as well: propose it anew` : null;
}

function whyShotStale(then: PlanShot, now: PlanShot | undefined): string | null {
  if (!now) return "would not be rendered any more";
  const isMoved = then.lane !== now.lane && (then.paid || now.paid); // a person's own hosts stand in for each other
  if (then.target !== now.target || isMoved) return "would be rendered elsewhere";
  if (then.mark !== now.mark) return "has changed";
  if (then.paid !== now.paid) return now.paid ? "costs money now" : "is free now";
  return JSON.stringify(then.estimate) === JSON.stringify(now.estimate) ? null : "has another price now";
}

/** What an approved plan allows. */
export function grantLines({ request: { ep, pass }, shots }: Pick<ProposedPlan, "request" | "shots">): GrantLine[] {
  return shots.map(({ shot, target, lane, paid, estimate, takes }) => ({
    ...{ ep, pass, shot, target, lane, paid, estimate, takes },
  }));
}

/** Whether a token is the plan's, in a time that tells nothing of where two differ. */
export function isTokenOf({ token }: Pick<FiledPlan, "token">, given: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return token !== null && timingSafeEqual(digest(token), digest(given));
}
