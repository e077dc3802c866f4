// What is left of an approved plan while its takes are queued: each job takes one of the plan's places, or none is left for it.
import type { GrantLine } from "../../contracts/files/agents/asking.ts";
import type { Money } from "../../contracts/files/money.ts";

/** A job as a plan is compared with it. */
export interface AskedJob {
  readonly kind: string;
  readonly lane: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly paid: boolean;
  /** The lane's host lies on a machine that is paid for by the hour, and a job has it started. */
  readonly rented?: boolean;
  /** What it is going to cost by the prices of now; null where no price is known. */
  readonly estimate: Money | null;
}

/** Sums of prices are not exact; less than this is nothing. */
const ROUNDING = 1e-9;

export class Grant {
  readonly plan: string;
  readonly #lines: GrantLine[];

  constructor(plan: string, lines: readonly GrantLine[]) {
    this.plan = plan;
    this.#lines = lines.map((line) => ({ ...line }));
  }

  /** Takes a place for every job, or none of them; the sentence that refuses. */
  take(jobs: readonly AskedJob[]): string | null {
    return this.#match(jobs, (left) => this.#lines.splice(0, this.#lines.length, ...left));
  }

  /** Why the plan does not allow these jobs, or null; takes no places. */
  whyNot(jobs: readonly AskedJob[]): string | null {
    return this.#match(jobs, () => undefined);
  }

  #match(jobs: readonly AskedJob[], done: (left: readonly GrantLine[]) => void): string | null {
    const left = this.#lines.map((line) => ({ ...line }));
    for (const job of jobs) {
      const line = left.find((each) => each.takes > 0 && isSameShot(each, job));
      if (!line) return `the plan ${this.plan} does not allow ${nameOf(job)}: propose what is wanted now`;
      const dearer = whyDearer(line, job);
      if (dearer !== null) return `the plan ${this.plan} is stale: ${nameOf(job)} ${dearer}: propose it anew`;
      line.takes -= 1;
    }
    done(left);
    return null;
  }
}

/** Of a person's own hosts one stands in for another; money goes to the lane that was approved, and nowhere else. */
function isSameShot(line: GrantLine, { kind, lane, info, paid }: AskedJob): boolean {
  if (kind !== "render" || (line.lane !== lane && (line.paid || paid))) return false;
  return (["ep", "pass", "shot", "target"] as const).every((name) => line[name] === (info[name] ?? null));
}

/** Why a job costs more than was approved; null when it does not. */
function whyDearer(line: Pick<GrantLine, "paid" | "estimate">, { paid, estimate }: AskedJob): string | null {
  if (!paid) return null;
  if (!line.paid) return "costs money now, and was free when a person approved it";
  return whyOverApproved(line.estimate, estimate);
}

/** Why a run must not start that was approved at one price and has another now; null when it may. */
export function whyOverApproved(approved: Money | null, now: Money | null): string | null {
  if (now === null) return approved === null ? null : "has no known price any more";
  if (approved === null) return `costs ${amountOf(now)} now, and had no known price when a person approved it`;
  if (approved.currency !== now.currency)
    return `is paid in ${now.currency} now, and was approved in ${approved.currency}`;
  if (now.amount <= approved.amount + ROUNDING) return null;
  return `costs ${amountOf(now)} now, and was approved at ${amountOf(approved)}`;
}

function amountOf({ amount, currency }: Money): string {
  return `${Math.round(amount * 100) / 100} ${currency}`;
}

function nameOf({ kind, info }: AskedJob): string {
  const { shot, pass, ref } = info;
  if (typeof shot === "string") return kind === "render" ? `${shot} (${String(pass)})` : `${kind} of ${shot}`;
  return typeof ref === "string" ? `${kind} of ${ref}` : kind;
}
