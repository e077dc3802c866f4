// Paid runs of this session: how many were handed over, whether another may be, and what the ledger is told of each.
// A run counts from the moment its hand-over is written down, whatever becomes of it; a run that is followed again never counts twice.
import type { Job } from "../contracts/files/job.ts";
import type { LedgerEnd, LedgerRun, Money, PaidSum } from "../contracts/files/money.ts";
import { Refusal, reasonOf } from "../contracts/refusal.ts";
import type { JobsReply } from "../contracts/routes/jobs.ts";
import type { JobSpec } from "../core/jobs/job-spec.ts";
import { NOTHING_PAID, addRun, settleRun, whyOverLimit, type PaidLimits } from "../core/money/budget.ts";
import type { Log } from "../machine/log.ts";
import type { Outcome, RunReport } from "./runner.ts";

/** Where paid runs are written down for good. */
export interface LedgerPort {
  /** Resolves once the run is on the disk; nothing is sent before. */
  open(run: LedgerRun): Promise<void>;
  /** Says how a run ended; one that was never opened is none of its business. */
  settle(end: LedgerEnd): Promise<void>;
}

export interface PaidOptions {
  /** What paid runs may cost, as the settings are now. */
  readonly limits: () => PaidLimits;
  /** What the run of a job with this `info` is going to cost; null where no price is known. */
  readonly estimate: (info: JobSpec["info"]) => Money | null;
  readonly ledger: LedgerPort;
  readonly log: Log;
}

export class PaidRuns {
  readonly #options: PaidOptions;
  #sum: PaidSum;
  /** Jobs that may be handed over at any moment, with what each is going to cost. */
  readonly #about = new Map<string, Money | null>();
  /** Jobs that the sum counts by their estimates and that have not ended. */
  readonly #counted = new Map<string, Money | null>();

  constructor(sum: PaidSum, options: PaidOptions) {
    this.#sum = sum;
    this.#options = options;
  }

  get sum(): PaidSum {
    return this.#sum;
  }

  view(): JobsReply["paid"] {
    const { runs: limit, money } = this.#options.limits();
    return { count: this.#sum.runs, limit, spent: { ...this.#sum.money }, money_limit: money };
  }

  estimate(info: JobSpec["info"]): Money | null {
    return this.#options.estimate(info);
  }

  /** Takes a place below the limits for a job that is about to start: null when it has one, or why there is none. */
  reserve(job: Job): string | null {
    const estimate = this.#options.estimate({ ...job.info });
    const sum = [...this.#about.values()].reduce(addRun, this.#sum);
    const why = whyOverLimit(this.#options.limits(), sum, estimate);
    if (why === null) this.#about.set(job.id, estimate);
    return why;
  }

  /** Gives back the place of a job that ended without being handed over. */
  release(id: string): void {
    this.#about.delete(id);
  }

  /** Writes a run down around `write`, which journals its hand-over; a run of a backend that costs nothing only does that. */
  async handOver(job: Job, write: () => Promise<void>): Promise<void> {
    const estimate = this.#about.get(job.id);
    if (estimate === undefined) return write();
    await this.#options.ledger.open(runOf(job, estimate)).catch((error: unknown) => {
      const why = `the ledger of paid runs could not be written, so nothing was sent: ${reasonOf(error)}`;
      throw new Refusal("tool-failed", why);
    });
    await write();
    this.#about.delete(job.id);
    this.#sum = addRun(this.#sum, estimate);
    this.#counted.set(job.id, estimate);
  }

  /** Counts what a run cost, and tells the ledger how it ended; a ledger that cannot be written leaves the run `unknown` there, and its job as it is. */
  async ended(job: string, { status, error, isUnknown }: Outcome, report: RunReport | undefined): Promise<void> {
    const { credits = null, request = null } = report ?? {};
    const cost = credits === null ? null : { amount: credits, currency: "credits" };
    const estimate = this.#counted.get(job);
    if (cost !== null && estimate !== undefined) this.#sum = settleRun(this.#sum, estimate, cost);
    this.#counted.delete(job);
    try {
      await this.#options.ledger.settle({ job, outcome: isUnknown ? "unknown" : status, error, cost, request });
    } catch (reason) {
      this.#options.log.error({ job }, `the end of a paid run could not be written to the ledger: ${reasonOf(reason)}`);
    }
  }

  /** Counts from zero again. */
  reset(): void {
    this.#sum = NOTHING_PAID;
    this.#counted.clear();
  }
}

function runOf({ id, lane, info: told }: Job, estimate: Money | null): LedgerRun {
  const info: JobSpec["info"] = { ...told };
  const text = (name: string) => (typeof info[name] === "string" ? info[name] : null);
  const take = typeof info["take"] === "number" ? info["take"] : null;
  return {
    job: id,
    ep: text("ep"),
    pass: text("pass"),
    shot: text("shot"),
    take,
    target: text("target"),
    backend: lane,
    model: text("model"),
    estimate,
  };
}
