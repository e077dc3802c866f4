// What a run is going to cost, as far as its price is known.
import { check } from "../../contracts/check.ts";
import { Price, type Money } from "../../contracts/files/money.ts";

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
