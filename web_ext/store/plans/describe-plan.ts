// A plan in words: what it makes, how long that takes and what it costs, before and after a person has decided.
import type { Plan, PlanShot } from "../../../src/contracts/files/agents/plans.ts";
import type { Badge } from "../base/badge.ts";
import { formatAge, formatCount, formatDuration, formatLength } from "../base/format.ts";

/** `4 USD`, `4 USD and 2 takes of no known price`, `free`. */
export function costOfPlan({ totals }: Pick<Plan, "totals">): string {
  const sums = Object.entries(totals.money).map(([currency, amount]) => moneyWords(amount, currency));
  const unpriced = totals.unpriced > 0 ? [`${formatCount(totals.unpriced, "take")} of no known price`] : [];
  return totals.paid === 0 ? "free" : [...sums, ...unpriced].join(" and ");
}

/** `6 takes of 3 shots, 27.0 s of film, about 12 m`: without what nobody knows. */
export function sizeOfPlan({ totals }: Pick<Plan, "totals">): string {
  const { takes, shots, seconds, time } = totals;
  const what = `${formatCount(takes, "take")} of ${formatCount(shots, "shot")}`;
  const duration = time === null ? [] : [`about ${formatDuration(time)} to make`];
  return [what, `${formatLength(seconds)} of film`, ...duration].join(", ");
}

/** What one shot's takes cost together. */
export function costOfShot({ paid, estimate, takes }: PlanShot): string {
  if (!paid) return "free";
  return estimate === null ? "not known" : moneyWords(estimate.amount * takes, estimate.currency);
}

export const PLAN_BADGES: Readonly<Record<Plan["state"], Badge>> = {
  proposed: {
    tone: "stale",
    shape: "stale",
    word: "Waits for you",
    title: "Nothing is rendered before you approve it",
  },
  approved: { tone: "ok", shape: "ok", word: "Approved", title: "Its agent can start it, once and as it stands" },
  refused: { tone: "failed", shape: "failed", word: "Refused", title: "You refused it" },
  started: { tone: "running", shape: "running", word: "Started", title: "Its takes are queued, or made" },
  expired: { tone: "out", shape: "out", word: "Expired", title: "Nobody decided, or it was not started in time" },
};

/** `3 h ago by scribe, in the proxy pass of tide`. */
export function originOfPlan({ at, by, request }: Plan, now: number): string {
  const age = formatAge(at, now);
  const episode = request.ep.split(/[\\/]/).findLast((name) => name !== "") ?? request.ep;
  return `${age} by ${by ?? "somebody"}, in the ${request.pass} pass of ${episode}`;
}

/** How long the state still holds: `23 h`; empty where it does not end. */
export function timeLeftOf({ expires, state }: Plan, now: number): string {
  const left = expires === null || !["proposed", "approved"].includes(state) ? 0 : Date.parse(expires) - now;
  return left > 0 ? formatDuration(left / 1000) : "";
}

function moneyWords(amount: number, currency: string): string {
  return `${Number(amount.toFixed(2))} ${currency}`;
}
