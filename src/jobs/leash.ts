// The leash at the one door to the queue: every job that an agent asks for passes here, whichever route or verb it came by. Places are taken
// in the moment of asking, so that requests at the same time cannot both have the last one.
import type { LedgerTakes } from "../contracts/files/agents/asking.ts";
import type { JobSpec } from "../contracts/files/job.ts";
import { Refusal } from "../contracts/refusal.ts";
import type { AskedJob } from "../core/money/grant.ts";
import { LEASH_WINDOW, whyLeashed } from "../core/money/leash.ts";
import type { Clock } from "../machine/clock.ts";
import type { AskedBy, Asking } from "./asking.ts";

export interface LeashOptions {
  /** For whom the running call is made; undefined for the service itself. */
  readonly asking: Pick<AskedBy, "now" | "run">;
  /** Takes that agents may begin in a day without a plan, as the settings are now. */
  readonly limit: () => number;
  readonly ledger: {
    /** Takes that agents begun without a plan since a time, milliseconds since 1970. */
    begunSince(time: number): number;
    /** Resolves once it is on the disk. */
    begin(takes: LedgerTakes): Promise<void>;
  };
  readonly clock: Clock;
}

/** A job with what it is going to cost. */
export type PricedSpec = Pick<JobSpec, "kind" | "lane" | "info"> & Pick<AskedJob, "paid" | "rented" | "estimate">;

export class Leash {
  readonly #options: LeashOptions;
  /** Takes that have their place and are not in the ledger yet. */
  #about = 0;

  constructor(options: LeashOptions) {
    this.#options = options;
  }

  /** Why whoever asks now may not queue these jobs; null when they may. Takes no places. */
  whyNot(jobs: readonly PricedSpec[]): string | null {
    const asking = this.#agent();
    if (!asking) return null;
    if (asking.grant) return asking.grant.whyNot(jobs);
    return this.#whyWithoutPlan(jobs);
  }

  /** What is written into the record of every job; throws the sentence that refuses all of them. */
  async admit(jobs: readonly PricedSpec[]): Promise<Readonly<Record<string, unknown>>[]> {
    const asking = this.#agent();
    if (!asking) return jobs.map(() => ({}));
    const { by, grant } = asking;
    const name = by.name ?? "an agent";
    const why = grant ? grant.take(jobs) : this.#whyWithoutPlan(jobs);
    if (why !== null) throw new Refusal("conflict", why);
    await this.#write({ by: name, count: jobs.length, plan: grant?.plan ?? null });
    if (!grant) return jobs.map(() => ({ asked_by: name }));
    return jobs.map(({ estimate }) => ({ asked_by: name, plan: grant.plan, approved: estimate }));
  }

  /** What the service does by itself with a job of an agent's is that agent's, and no part of the plan that the job came from. */
  inherit<T>({ info }: Pick<JobSpec, "info">, work: () => T): T {
    const { asked_by: name } = info;
    const { asking } = this.#options;
    if (asking.now() !== undefined || typeof name !== "string") return work();
    return asking.run({ by: { kind: "agent", name, via: "program" } }, work);
  }

  #agent(): Asking | undefined {
    const asking = this.#options.asking.now();
    return asking?.by.kind === "agent" ? asking : undefined;
  }

  #whyWithoutPlan(jobs: readonly PricedSpec[]): string | null {
    const { ledger, clock, limit } = this.#options;
    const begun = ledger.begunSince(clock.now().getTime() - LEASH_WINDOW) + this.#about;
    return whyLeashed(jobs, begun, limit());
  }

  async #write(takes: LedgerTakes): Promise<void> {
    const waiting = takes.plan === null ? takes.count : 0;
    this.#about += waiting;
    try {
      await this.#options.ledger.begin(takes);
    } catch {
      throw new Refusal("tool-failed", "the ledger could not be written, so nothing was queued for the agent");
    } finally {
      this.#about -= waiting;
    }
  }
}
