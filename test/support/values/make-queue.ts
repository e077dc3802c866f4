// A queue on a real folder with a runner that a test leads by the hand: each job runs until the test lets it end.
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { Job } from "../../../src/contracts/files/job.ts";
import type { JobSpec } from "../../../src/contracts/files/job.ts";
import type { JobContext, Outcome, Runner, Runners } from "../../../src/jobs/runner.ts";
import { openQueue, type Queue, type QueueOptions } from "../../../src/jobs/queue.ts";
import { systemClock } from "../../../src/machine/clock.ts";
import { silentLog } from "../../../src/machine/log.ts";

export class Hand implements Runner {
  /** Ids in the order in which they were started, with what they were given. */
  readonly started: string[] = [];
  readonly settled: { id: string; ran: boolean; outcome: Outcome }[] = [];
  readonly payloads = new Map<string, unknown>();
  readonly contexts = new Map<string, JobContext>();
  /** Ends every job as soon as it starts. */
  isEager = false;
  readonly #ends = new Map<string, { resolve: () => void; reject: (error: unknown) => void }>();
  readonly #watchers: (() => void)[] = [];

  async run(job: Job, payload: unknown, context: JobContext): Promise<void> {
    this.started.push(job.id);
    this.payloads.set(job.id, payload);
    this.contexts.set(job.id, context);
    for (const watcher of this.#watchers.splice(0)) watcher();
    if (this.isEager) return;
    await new Promise<void>((resolve, reject) => {
      this.#ends.set(job.id, { resolve, reject });
      context.signal.addEventListener("abort", () => reject(context.signal.reason));
    });
  }

  async settle(job: Job, _payload: unknown, outcome: Outcome): Promise<Outcome> {
    this.settled.push({ id: job.id, ran: job.started !== null, outcome });
    return outcome;
  }

  /** Resolves once the job runs. */
  async sees(id: string): Promise<JobContext> {
    while (!this.contexts.has(id)) await new Promise<void>((resolve) => this.#watchers.push(resolve));
    return this.contexts.get(id) as JobContext;
  }

  async finish(id: string): Promise<void> {
    await this.sees(id);
    this.#ends.get(id)?.resolve();
  }

  async fail(id: string, reason: string): Promise<void> {
    await this.sees(id);
    this.#ends.get(id)?.reject(new Error(reason));
  }
}

/** A map with the same runner for every kind. */
function runnersOf(runner: Runner): Runners {
  return { render: runner, ref: runner, upscale: runner, post: runner, tour: runner };
}

/** A backend that always answers and costs nothing. */
export const UP = { where: "here", isPaid: false, down: async () => null };

/** Nothing is counted and no limit is set. */
export const FREE: QueueOptions["paid"] = {
  limits: () => ({ runs: null, money: null }),
  estimate: () => null,
  ledger: {
    open: async () => undefined,
    settle: async () => undefined,
    reset: async () => undefined,
    spent: () => ({ runs: 0, money: {} }),
  },
};

export interface Bench {
  readonly queue: Queue;
  readonly hand: Hand;
  readonly events: StudioEvent[];
}

/** Opens the queue of a folder; ids are `a`, `b`, `c` unless a spec brings its own. */
export async function openBench(folder: string, more: Partial<QueueOptions> = {}, hand = new Hand()): Promise<Bench> {
  const events: StudioEvent[] = [];
  let minted = 0;
  const queue = await openQueue({
    folder,
    clock: systemClock,
    log: silentLog,
    emit: (event) => events.push(event),
    runners: runnersOf(hand),
    lanes: { builtin: { parallel: 1 } },
    backends: { get: () => UP },
    paid: FREE,
    mintId: () => `id${++minted}`,
    patience: { journal: 20 },
    ...more,
  });
  return { queue, hand, events };
}

export function makeSpec(id: string, more: Partial<JobSpec> = {}): JobSpec {
  return { id, kind: "render", lane: "builtin", title: `job ${id}`, info: {}, payload: { of: id }, ...more };
}

/** What `studio.job` and the host's words said about one job, in order: `queued running execution_start ...`. */
export function storyOf(events: readonly StudioEvent[], id: string): string {
  return events
    .flatMap((event) => {
      if (event.type === "studio.job") return event.data.id === id ? [event.data.status] : [];
      return "prompt_id" in event.data && event.data.prompt_id === id ? [event.type] : [];
    })
    .join(" ");
}

/** Lets everything that is under way go on for a while. */
export function moment(milliseconds = 30): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
