// The queue: what others may ask of it. Order and states are decided in `core/jobs`, which job starts when in `dispatch`, what one job goes
// through in `life-cycle`, and the work is done by the runners.
import { setTimeout as sleep } from "node:timers/promises";
import type { Job, JobSpec, Lanes } from "../contracts/files/job.ts";
import { Refusal, reasonOf } from "../contracts/refusal.ts";
import type { JobsReply } from "../contracts/routes/jobs.ts";
import { jobPaces, timeOf } from "../core/jobs/eta.ts";
import { buildJob } from "../core/jobs/job-spec.ts";
import { planRetry, whyNoRetry, type Entry } from "../core/jobs/queue-state.ts";
import type { JobQueue } from "./job-queue.ts";
import { openJournal, type Journal } from "./journal.ts";
import { Dispatch, withWhy, type DispatchOptions } from "./dispatch.ts";
import { LaneGate } from "./lane-gate.ts";
import type { Leash, PricedSpec } from "./leash.ts";
import { LifeCycle, type LifeOptions } from "./life-cycle.ts";
import { PaidRuns, type PaidOptions } from "./paid-runs.ts";

export interface QueueOptions extends Omit<LifeOptions, "journalPause">, Pick<DispatchOptions, "lanes"> {
  readonly mintId: () => string;
  readonly paid: Omit<PaidOptions, "log">;
  /** What agents may queue; without it nobody is taken for one. */
  readonly leash?: Leash;
  readonly patience?: Partial<Patience>;
}

/** In milliseconds. */
interface Patience {
  /** How long a cancel waits for a running job to end. */
  readonly cancel: number;
  /** How long a stop waits for running jobs to end. */
  readonly close: number;
  /** How long to wait before a journal that could not be written is tried again. */
  readonly journal: number;
  /** How long an id that was taken beforehand counts as living without its job. */
  readonly promise: number;
  /** How long a lane whose backend is away waits before it asks again: at first, and at the longest. */
  readonly away: number;
  readonly longestAway: number;
  /** How long a backend has to say whether it can take a job. */
  readonly answer: number;
}
const PATIENCE: Patience = {
  cancel: 30_000,
  close: 10_000,
  journal: 5_000,
  promise: 120_000,
  away: 1_000,
  longestAway: 30_000,
  answer: 15_000,
};

export class Queue implements JobQueue {
  readonly #options: QueueOptions;
  readonly #patience: Patience;
  readonly #journal: Journal;
  readonly #life: LifeCycle;
  readonly #dispatch: Dispatch;
  readonly #gate: LaneGate;
  readonly #paid: PaidRuns;
  readonly #promised = new Map<string, number>();
  #isClosing = false;

  constructor(journal: Journal, options: QueueOptions) {
    this.#options = options;
    this.#patience = { ...PATIENCE, ...options.patience };
    this.#journal = journal;
    const { away: pause, longestAway: longest, answer: patience } = this.#patience;
    const { emit, lanes, backends, clock } = options;
    const gate = new LaneGate({ backends, pause, longest, patience });
    const paid = new PaidRuns({ ...options.paid, log: options.log });
    const rest = this.#patience.journal;
    const life = new LifeCycle(journal, paid, { ...options, journalPause: rest });
    this.#dispatch = new Dispatch({ state: journal.state, life, gate, paid, emit, clock, lanes, rest });
    this.#gate = gate;
    this.#paid = paid;
    this.#life = life;
  }

  /** Ends what ran when the service died, and starts the lanes; a full disk does not keep the service from starting. Called once, by `openQueue`. */
  async start(): Promise<void> {
    const ended = this.#life.endInterrupted().then(() => this.#dispatch.wake());
    await Promise.race([ended, sleep(this.#patience.journal, undefined, { ref: false })]);
    this.#dispatch.wake();
  }

  newId(): string {
    const id = this.#options.mintId();
    this.#promised.set(id, this.#options.clock.now().getTime());
    return id;
  }

  async add(spec: JobSpec): Promise<Job> {
    const [job] = await this.addMany([spec]);
    if (!job) throw new Error("a job that was added is missing");
    return job;
  }

  async addMany(specs: readonly JobSpec[]): Promise<Job[]> {
    if (this.#isClosing) throw new Refusal("conflict", "the service is stopping: nothing new can be queued");
    if (specs.length === 0) return [];
    const ids = specs.map((spec) => spec.id ?? this.#options.mintId());
    const taken = ids.find((id, i) => this.#journal.state.entries.has(id) || ids.indexOf(id) !== i);
    if (taken !== undefined) throw new Error(`the job id ${taken} is taken`);
    const created = this.#life.now();
    const asked = (await this.#options.leash?.admit(specs.map((spec) => this.#offer(spec)))) ?? [];
    const jobs = specs.map((spec, i) => buildJob(this.#priced(spec, asked[i]), ids[i] ?? "", created));
    await this.#life.accept(jobs.map((job, i) => ({ job, payload: specs[i]?.payload, handle: null })));
    for (const id of ids) this.#promised.delete(id);
    this.#dispatch.emitHeld(jobs);
    this.#dispatch.wake();
    return jobs;
  }

  whyNot(jobs: readonly Pick<JobSpec, "kind" | "lane" | "info">[]): string | null {
    return this.#options.leash?.whyNot(jobs.map((job) => this.#offer(job))) ?? null;
  }

  async cancel(id: string): Promise<Job> {
    await this.#life.cancel(id);
    this.#dispatch.wake();
    const late = sleep(this.#patience.cancel, undefined, { ref: false });
    return (await Promise.race([this.#life.ended(id), late])) ?? this.#life.view(id);
  }

  async retry(id: string): Promise<Job> {
    const entry = this.#life.entry(id);
    const work = () => this.#retry(entry);
    return this.#options.leash?.inherit({ info: { ...entry.job.info } }, work) ?? work();
  }

  async #retry(entry: Entry): Promise<Job> {
    const why = whyNoRetry(entry.job);
    if (why !== undefined) throw new Refusal("conflict", why);
    const refused = this.whyNot([{ ...entry.job, info: { ...entry.job.info } }]);
    if (refused !== null) throw new Refusal("conflict", refused);
    const newId = this.newId();
    const again = await this.#options.runners[entry.job.kind].retry?.(entry.job, entry.payload, newId);
    const spec = planRetry(entry, newId, again);
    try {
      return await this.add(spec);
    } catch (error) {
      if (again) await this.#life.withdraw(buildJob(spec, newId, this.#life.now()), spec.payload, reasonOf(error));
      throw error;
    }
  }

  async move(id: string, index: number): Promise<void> {
    await this.#life.hold(id, async () => {
      const job = this.#life.view(id);
      if (job.status !== "queued") {
        throw new Refusal("conflict", `${job.title} does not wait (${job.status}): only waiting jobs can be moved`);
      }
      await this.#life.write({ at: this.#life.now(), moved: id, index: Math.max(0, Math.trunc(index)) });
    });
    this.#dispatch.emitLanes();
    this.#dispatch.wake();
  }

  async pause(lane: string, paused: boolean): Promise<void> {
    if (!Object.hasOwn(this.#dispatch.lanes(), lane)) throw new Refusal("unknown", `there is no lane ${lane}`);
    await this.#life.write({ at: this.#life.now(), lane, paused });
    this.#dispatch.emitLanes();
    if (paused) return;
    this.#dispatch.release(lane);
    this.#dispatch.wake();
  }

  refreshLanes(): void {
    this.#dispatch.refresh();
  }

  async resetPaid(): Promise<void> {
    await this.#paid.reset();
    this.#dispatch.wake();
  }

  expects(job: Pick<JobSpec, "kind" | "lane" | "info">): number | null {
    return timeOf(jobPaces(this.#journal.state), { ...job, info: { ...job.info } });
  }

  lanes(): Lanes {
    return this.#dispatch.lanes();
  }

  list(): JobsReply {
    const lanes = this.#dispatch.lanes();
    const ids = Object.values(lanes).flatMap((lane) => [...lane.running, ...lane.waiting]);
    const held = new Map(Object.keys(lanes).flatMap((name) => [...this.#dispatch.held(name)]));
    const jobs = [...ids, ...this.#journal.state.finished.toReversed()].map((id) =>
      withWhy(this.#life.view(id), held.get(id)),
    );
    return { jobs, lanes, paid: this.#paid.view() };
  }

  living(): Set<string> {
    const oldest = this.#options.clock.now().getTime() - this.#patience.promise;
    for (const [id, since] of this.#promised) if (since < oldest) this.#promised.delete(id);
    const jobs = [...this.#journal.state.lanes.values()].flatMap((lane) => [...lane.running, ...lane.waiting]);
    return new Set([...jobs, ...this.#promised.keys()]);
  }

  async ended(id: string): Promise<Job> {
    return this.#life.ended(id);
  }

  async idle(): Promise<void> {
    await this.#dispatch.idle();
  }

  /** The journal belongs to another service: ends what runs, writes nothing more, and refuses whoever waits or asks. */
  abandon(): void {
    this.#stop();
    this.#life.abandon();
  }

  /** Starts nothing more, ends what runs as failed, and leaves the waiting jobs to the next start. */
  async close(): Promise<void> {
    this.#stop();
    await this.#life.close(this.#patience.close);
  }

  /**
   * A job that will cost money has its price from the beginning, as far as that is known. `asked`: for whom it is, which no request can
   * say of itself.
   */
  #priced(spec: JobSpec, asked: JobSpec["info"] = {}): JobSpec {
    const { asked_by: _by, plan: _plan, approved: _approved, ...own } = spec.info;
    const estimate = this.#gate.isPaid(spec.lane) ? { estimate: this.#paid.estimate(spec.info) } : {};
    return { ...spec, info: { ...own, ...estimate, ...asked } };
  }

  #offer({ kind, lane, info }: Pick<JobSpec, "kind" | "lane" | "info">): PricedSpec {
    const paid = this.#gate.isPaid(lane);
    const estimate = paid ? this.#paid.estimate(info) : null;
    return { kind, lane, info, paid, rented: this.#gate.isRented(lane), estimate };
  }

  #stop(): void {
    this.#isClosing = true;
    this.#dispatch.stop();
  }
}

/** Reads the journal of the folder, ends what was cut short, and goes on with what waits. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const queue = new Queue(await openJournal(options), options);
  await queue.start();
  return queue;
}
