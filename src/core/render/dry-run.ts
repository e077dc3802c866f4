// What a dry run tells beside the plan itself: where its values come from, what the whole selection adds up to. Pure.
import type { Money, PaidSum } from "../../contracts/files/money.ts";
import type { DryRunShot, DryRunTotals } from "../../contracts/routes/renders/dry-run.ts";
import type { SettingSources } from "../compile/setting-sources.ts";
import { addRun, whyOverLimit, type PaidLimits } from "../money/budget.ts";
import type { RenderValues } from "./resolve-values.ts";

/** `built`: the layers of the build; undefined while the texts cannot be read. */
export function valueSources(values: RenderValues, built: SettingSources | undefined): DryRunShot["sources"] {
  const named = (name: keyof SettingSources, source: string) =>
    source === "built" ? { ...(built?.[name] ?? { source }) } : { source };
  const of = (name: Exclude<keyof SettingSources, "slate">) => named(name, values[name].source);
  return {
    prompt: { source: values.prompt.source },
    negative: { source: values.negative.source },
    model: of("model"),
    loras: of("loras"),
    steps: of("steps"),
    size: of("size"),
    ...(values.slate && { slate: named("slate", values.slate.source) }),
  };
}

/** A take that would be made on a lane that costs money. */
interface PaidTake {
  readonly paid: boolean;
  readonly estimate: Money | null;
}

/** Counts the paid takes of a request one by one, from what was spent before. */
export class PaidForecast {
  readonly #limits: PaidLimits;
  #sum: PaidSum;

  constructor(limits: PaidLimits, spent: PaidSum) {
    this.#limits = limits;
    this.#sum = spent;
  }

  /** Why the limits would hold the take, or null. */
  add({ paid, estimate }: PaidTake): string | null {
    if (!paid) return null;
    const why = whyOverLimit(this.#limits, this.#sum, estimate);
    this.#sum = addRun(this.#sum, estimate);
    return why;
  }
}

type Totalled = Pick<DryRunShot, "ok" | "skipped" | "error" | "seconds" | "lane" | "estimate">;

export function totalsOf(shots: readonly Totalled[]): DryRunTotals {
  const made = shots.filter(({ ok }) => ok);
  const paid = made.filter(({ lane }) => lane?.paid);
  const sum = paid.reduce((all, { estimate }) => addRun(all, estimate), { runs: 0, money: {} } as PaidSum);
  return {
    made: made.length,
    skipped: shots.filter(({ skipped }) => skipped !== null).length,
    refused: shots.filter(({ error }) => error !== null).length,
    seconds: made.reduce((all, { seconds }) => all + (seconds ?? 0), 0),
    paid: paid.length,
    unpriced: paid.filter(({ estimate }) => estimate === null).length,
    money: sum.money,
  };
}
