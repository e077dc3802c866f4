// What a paid run is estimated to cost, and whether the limits allow it.
import { type Money, type PaidSum, Price } from "../../contracts/files/money.ts";
import type { RunPrice } from "./ledger.ts";
import { check } from "../../contracts/check.ts";

export interface PaidLimits {
  /** Runs a session; null is no cap. */
  readonly runs: number | null;
  /** What a session's runs may add up to, each by its estimate until its cost is reported; null is no cap. */
  readonly money: Money | null;
}

const NOTHING_PAID: PaidSum = { runs: 0, money: {} };

/** Sums of prices are not exact; less than this is nothing. */
const ROUNDING = 1e-9;

/** The sum with one more run. */
export function addRun({ runs, money }: PaidSum, estimate: Money | null): PaidSum {
  if (estimate === null) return { runs: runs + 1, money };
  const { amount, currency } = estimate;
  return { runs: runs + 1, money: { ...money, [currency]: (money[currency] ?? 0) + amount } };
}

/** What runs add up to: each by its cost once that is reported. In another currency than its estimate, the estimate stands. */
export function sumRuns(runs: Iterable<RunPrice>): PaidSum {
  return [...runs].reduce((sum, run) => addRun(sum, priceOf(run)), NOTHING_PAID);
}

function priceOf({ estimate, cost }: RunPrice): Money | null {
  return cost === null || (estimate !== null && estimate.currency !== cost.currency) ? estimate : cost;
}

/** Why a run must not be handed over, or null when it may. `sum` counts those that are about to be. */
export function whyOverLimit(limits: PaidLimits, sum: PaidSum, estimate: Money | null): string | null {
  const { runs, money } = limits;
  if (runs !== null && sum.runs >= runs) return `paid limit ${sum.runs} of ${runs}: reset it or raise it`;
  return money === null ? null : whyOverMoney(money, sum, estimate);
}

/** A cap that cannot be held is not passed: a run of unknown price waits. */
function whyOverMoney(limit: Money, { money }: PaidSum, estimate: Money | null): string | null {
  const cap = `money limit ${moneyText(limit)}`;
  if (estimate === null)
    return `${cap}: what this run costs is not known: set the price of its target in the settings, or take the limit away`;
  if (estimate.currency !== limit.currency)
    return `${cap}: this run is paid in ${estimate.currency}: set the limit in ${estimate.currency}, or take it away`;
  const spent = money[limit.currency] ?? 0;
  if (spent + estimate.amount <= limit.amount + ROUNDING) return null;
  const said = `${amountText(spent)} of it are spent, and this run costs about ${moneyText(estimate)}`;
  return `${cap}: ${said}: reset it or raise it`;
}

function moneyText({ amount, currency }: Money): string {
  return `${amountText(amount)} ${currency}`;
}

function amountText(amount: number): string {
  return String(Math.round(amount * 100) / 100);
}

// What a run is going to cost, as far as its price is known.

/** The limits of a target as the settings have them; only `price` is read. */
type Limits = Readonly<Record<string, unknown>>;

/** What a job's run costs by the `target` and `seconds` of its info, and by the limits of targets; null where that is not known. */
export function estimateJob(
  { target, seconds }: Readonly<Record<string, unknown>>,
  limits: Readonly<Record<string, Limits>>,
): Money | null {
  const own = typeof target === "string" && Object.hasOwn(limits, target) ? limits[target] : undefined;
  const price = priceIn(own);
  return price && estimateRun(price, typeof seconds === "number" ? seconds : null);
}

/** The `price` among a target's limits; null when there is none that can be read. */
function priceIn(limits: Limits | undefined): Price | null {
  const checked = check(Price, limits?.["price"]);
  return checked.ok ? checked.value : null;
}

/** What one run costs that makes so many seconds of film; null where a price by the second meets an unknown length. */
function estimateRun({ unit, amount, currency }: Price, seconds: number | null): Money | null {
  if (unit === "run") return { amount, currency };
  return seconds === null ? null : { amount: amount * seconds, currency };
}
