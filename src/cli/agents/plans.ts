// `plans`, `approve ID`, `refuse ID`: what agents propose, with what it costs, and a person's word on it.
import { dirname } from "node:path";
import type { Plan } from "../../contracts/files/agents/plans.ts";
import { approvePlanRoute, plansRoute, refusePlanRoute } from "../../contracts/routes/agents/plans.ts";
import type { CommonFlags } from "../args.ts";
import type { Client, Clients } from "../client/client.ts";
import { table, type Answer } from "../output.ts";

export interface PlansFlags extends CommonFlags {
  readonly all?: boolean;
}

export async function answerPlans({ call }: Client, { all }: PlansFlags): Promise<Answer> {
  const { plans } = await call(plansRoute, all ? {} : { open: "1" });
  const lines = plans.flatMap(planLines);
  return { json: { plans }, lines: lines.length > 0 ? lines : ["no plan waits"] };
}

interface Decision {
  readonly id: string;
  readonly flags: CommonFlags;
  readonly is: "approve" | "refuse";
  readonly note: string;
}

/** The plan's episode may lie outside the roots: it is looked for first, and opened with its own folder. */
export async function decidePlan(clients: Clients, { id, flags, is, note }: Decision): Promise<Answer> {
  const plan = await clients.withClient(flags, process.cwd(), async ({ call }) => {
    const { plans } = await call(plansRoute, { id });
    return plans[0];
  });
  return clients.withClient(flags, dirname(plan?.request.ep ?? process.cwd()), async ({ call }) => {
    if (is === "refuse") {
      const refused = await call(refusePlanRoute, { id, note });
      return { json: refused, lines: [`refused: ${id}`] };
    }
    const approved = await call(approvePlanRoute, { id });
    const { plan: shown, token } = approved;
    const lines = [
      ...planLines(shown),
      `approved until ${shown.expires}; its agent can start it once, by the token`,
      token,
    ];
    return { json: approved, lines };
  });
}

function planLines({ id, state, by, why, request, shots, totals }: Plan): string[] {
  const head = [id, state, `by ${by ?? "a person"}`, `${request.ep} (${request.pass})`].join("  ");
  const rows = shots.map(({ shot, takes, target, lane, paid, estimate }) => [
    ...[`  ${shot}`, `${takes} takes`, target ?? "", lane],
    paid ? (estimate === null ? "cost not known" : moneyOf(estimate.amount * takes, estimate.currency)) : "free",
  ]);
  return [head, ...(why === "" ? [] : [`  ${why}`]), ...table(rows), `  ${totalsLine(totals)}`];
}

function totalsLine({ takes, shots, seconds, money, unpriced, time }: Plan["totals"]): string {
  const sums = Object.entries(money).map(([currency, amount]) => moneyOf(amount, currency));
  const cost = [...sums, ...(unpriced > 0 ? [`${unpriced} of no known price`] : [])];
  const parts = [`${takes} takes of ${shots} shots`, `${seconds.toFixed(1)} s of film`];
  const duration = time === null ? [] : [`about ${Math.ceil(time / 60)} min`];
  return [...parts, ...duration, cost.length === 0 ? "free" : cost.join(", ")].join(", ");
}

function moneyOf(amount: number, currency: string): string {
  return `${Math.round(amount * 100) / 100} ${currency}`;
}
