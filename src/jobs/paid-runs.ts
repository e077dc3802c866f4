// Whether another paid run may be handed over, and its entries in the ledger. The ledger is the count: a run counts from the moment it is
// there, whatever becomes of it and over any restart, until a person resets the count.
import type { Job } from "../contracts/files/job.ts";
import type { LedgerEnd, LedgerRun, Money, PaidSum } from "../contracts/files/money.ts";
import { Refusal, reasonOf } from "../contracts/refusal.ts";
import type { JobsReply } from "../contracts/routes/jobs.ts";
import type { JobSpec } from "../contracts/files/job.ts";
import { addRun, whyOverLimit, type PaidLimits } from "../core/money/budget.ts";
import { whyNotApproved } from "../core/money/leash.ts";
import type { Log } from "../machine/log.ts";
import type { Outcome, RunReport } from "./runner.ts";

/** Where paid runs are recorded for good. */
export interface LedgerPort {
  /** Resolves once the run is on the disk; nothing is sent before. */
  open(run: LedgerRun): Promise<void>;
  /** Records how a run ended; one that was never opened is ignored. */
  settle(end: LedgerEnd): Promise<void>;
  /** Counts from zero again. */
  reset(): Promise<void>;
  /** What the session's runs add up to; without the run of one job, when it is named. */
  spent(except?: string): PaidSum;
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
  /** Jobs that may be handed over at any moment, with what each is going to cost. */
  readonly #about = new Map<string, Money | null>();

  constructor(options: PaidOptions) {
    this.#options = options;
  }

  view(): JobsReply["paid"] {
    const { runs: limit, money } = this.#options.limits();
    const { runs: count, money: spent } = this.#options.ledger.spent();
    return { count, limit, spent: { ...spent }, money_limit: money };
  }

  estimate(info: JobSpec["info"]): Money | null {
    return this.#options.estimate(info);
  }

  /**
   * Takes a place below the limits for a job that is about to start: null when it has one, or why there is none. A job that is in
   * the ledger and still waits was never sent, so it does not count against itself.
   */
  reserve(job: Job): string | null {
    const estimate = this.#options.estimate({ ...job.info });
    const sum = [...this.#about.values()].reduce(addRun, this.#options.ledger.spent(job.id));
    const why = whyOverLimit(this.#options.limits(), sum, estimate);
    if (why === null) this.#about.set(job.id, estimate);
    return why;
  }

  /** Gives back the place of a job that ended without being handed over. */
  release(id: string): void {
    this.#about.delete(id);
  }

  /**
   * Records a run around `write`, which journals its hand-over; a run of a backend that costs nothing only does that. What an agent asked for
   * is compared once more with what a person approved, by the prices of now.
   */
  async handOver(job: Job, write: () => Promise<void>): Promise<void> {
    const estimate = this.#about.get(job.id);
    if (estimate === undefined) return write();
    const info: JobSpec["info"] = { ...job.info };
    const unapproved = whyNotApproved(info, this.#options.estimate(info));
    if (unapproved !== null) throw new Refusal("conflict", unapproved);
    await this.#options.ledger.open(runOf(job, estimate)).catch((error: unknown) => {
      const why = `the ledger of paid runs could not be written, so nothing was sent: ${reasonOf(error)}`;
      throw new Refusal("tool-failed", why);
    });
    this.#about.delete(job.id);
    await write();
  }

  /** Records how a run ended and what it cost; one that cannot be written leaves the run `unknown` there, and its job as it is. */
  async ended(job: string, { status, error, isUnknown }: Outcome, report: RunReport | undefined): Promise<void> {
    const { credits = null, request = null } = report ?? {};
    const cost = credits === null ? null : { amount: credits, currency: "credits" };
    try {
      await this.#options.ledger.settle({ job, outcome: isUnknown ? "unknown" : status, error, cost, request });
    } catch (reason) {
      this.#options.log.error({ job }, `the end of a paid run could not be written to the ledger: ${reasonOf(reason)}`);
    }
  }

  /** Counts from zero again. */
  async reset(): Promise<void> {
    await this.#options.ledger.reset().catch((error: unknown) => {
      throw new Refusal(
        "tool-failed",
        `the ledger of paid runs could not be written, so the count stays: ${reasonOf(error)}`,
      );
    });
  }
}

function runOf({ id, lane, info: given }: Job, estimate: Money | null): LedgerRun {
  const info: JobSpec["info"] = { ...given };
  const text = (name: string) => (typeof info[name] === "string" ? info[name] : null);
  const take = typeof info["take"] === "number" ? info["take"] : null;
  return {
    job: id,
    ep: text("ep"),
    pass: text("pass"),
    shot: text("shot"),
    ...(typeof info["ref"] === "string" && { ref: info["ref"], view: text("view") }),
    take,
    target: text("target"),
    backend: lane,
    model: text("model"),
    estimate,
    ...(typeof info["asked_by"] === "string" && { asked_by: info["asked_by"] }),
    ...(typeof info["plan"] === "string" && { plan: info["plan"] }),
  };
}
