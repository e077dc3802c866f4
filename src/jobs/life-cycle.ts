// Takes one job through its states: journals each step, does it, and emits it. Which job, and when, is decided by the queue.
//
//   accept:  journal queued ─▶ emit                   nothing is promised before it is on the disk
//   run:     journal running ─▶ run ─▶ settle ─▶ journal the end ─▶ emit
//   cancel:  waiting: journal canceled ─▶ settle ─▶ emit;  running: signal the runner, and `run` does the rest
//
// A death anywhere leaves a job that waits, and will run, or one that ran, and ends as failed at the next start: never a second run.
import { setTimeout as sleep } from "node:timers/promises";
import type { StudioEvent } from "../contracts/events.ts";
import type { Job, JournalLine } from "../contracts/files/job.ts";
import { Refusal, reasonOf } from "../contracts/refusal.ts";
import type { Entry } from "../core/jobs/queue-state.ts";
import { isFinished, moveJob, type JobEvent } from "../core/jobs/transitions.ts";
import { stamp } from "../machine/clock.ts";
import { isCode } from "../machine/paths.ts";
import { KeyedLock } from "../machine/keyed-lock.ts";
import type { PaidRuns } from "./paid-runs.ts";
import type { Journal, JournalOptions } from "./journal.ts";
import type { LaneBackend } from "./lane-gate.ts";
import {
  BEFORE_IT_RAN,
  BEFORE_IT_WAS_FOLLOWED,
  CANCELED,
  LEFT_RUNNING,
  STOPPED,
  type Outcome,
  type Runners,
} from "./runner.ts";
import { RunningJob } from "./running-job.ts";
import { eventsOf } from "./job-events.ts";

export interface LifeOptions extends JournalOptions {
  readonly emit: (event: StudioEvent) => void;
  readonly runners: Runners;
  /** Lane name to backend, as the settings are now. */
  readonly backends: { get(lane: string): LaneBackend | undefined };
  /** Milliseconds before a journal that could not be written is tried again. */
  readonly journalPause: number;
}

interface Waiter {
  readonly resolve: (job: Job) => void;
  readonly reject: (why: Refusal) => void;
}

const TAKEN_OVER = "another service has taken over the user folder: use that one";
const EVENT_OF: Record<Outcome["status"], JobEvent> = { succeeded: "succeed", failed: "fail", canceled: "cancel" };

export class LifeCycle {
  readonly #journal: Journal;
  readonly #options: LifeOptions;
  readonly #paid: PaidRuns;
  readonly #running = new Map<string, RunningJob>();
  readonly #waiters = new Map<string, Waiter[]>();
  /** Held by whoever moves a waiting job, so that a start and a cancel of one job follow each other. */
  readonly #changing = new KeyedLock();
  readonly #closing = new AbortController();
  /** The refusal that everyone gets once the journal is another's. */
  #lost: Refusal | undefined;

  constructor(journal: Journal, paid: PaidRuns, options: LifeOptions) {
    this.#journal = journal;
    this.#paid = paid;
    this.#options = options;
  }

  /** The job with its plan. Throws a Refusal when the queue does not have it. */
  entry(id: string): Entry {
    const entry = this.#journal.state.entries.get(id);
    if (!entry) throw new Refusal("unknown", `there is no job ${id} in the queue`);
    return entry;
  }

  /** The job's record as of now. Throws a Refusal when the queue does not have it. */
  view(id: string): Job {
    const job = this.entry(id).job;
    return this.#running.get(id)?.view() ?? job;
  }

  /** Resolves with the record of the job's end. */
  ended(id: string): Promise<Job> {
    const job = this.view(id);
    if (isFinished(job.status)) return Promise.resolve(job);
    if (this.#lost) return Promise.reject(this.#lost);
    return new Promise((resolve, reject) => {
      this.#waiters.set(id, [...(this.#waiters.get(id) ?? []), { resolve, reject }]);
    });
  }

  /** Admits all of them or none. */
  async accept(entries: readonly Entry[]): Promise<void> {
    await this.write({ at: this.now(), jobs: [...entries] });
    for (const { job } of entries) this.#emit(job);
  }

  /** Closes what was reserved for a job that was not accepted. */
  async withdraw(job: Job, payload: unknown, why: string): Promise<void> {
    await this.#settle(job, payload, { status: "failed", error: `not queued: ${why}` });
  }

  /** Runs a waiting job to its end. False when it could not be journaled that it runs: it still waits then. */
  async run(id: string): Promise<boolean> {
    const running = await this.#changing.hold(id, () => this.#start(id)).catch(ignoreRefusal);
    if (running === undefined) return !this.#isWaiting(id);
    this.#emit(running.view());
    const { payload, job } = this.entry(id);
    const outcome = await running.run(this.#options.runners[job.kind], payload);
    if (this.#lost) return true; // whoever has the journal says how it ended
    if (outcome === LEFT_RUNNING && (await this.#canResume(id))) return this.#leave(id);
    const end = outcome === LEFT_RUNNING ? STOPPED : outcome;
    await this.#finish(id, await this.#settle(running.view(), payload, end));
    return true;
  }

  /** Ends a waiting job at once, or asks a running one to end. Throws a Refusal for one that has ended. */
  cancel(id: string): Promise<void> {
    return this.#changing.hold(id, async () => {
      const job = this.view(id);
      if (isFinished(job.status)) throw new Refusal("conflict", `${job.title} has ended already (${job.status})`);
      this.#running.get(id)?.stop(CANCELED);
      if (job.status === "queued") await this.#cancelWaiting(id);
    });
  }

  /** Does something to a job while nobody starts or cancels it. */
  hold<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.#changing.hold(id, work);
  }

  /** What ran when the service died goes on where its runner can, each in its position, and ends where it cannot. */
  async endInterrupted(): Promise<void> {
    const goingOn: string[] = [];
    for (const id of [...this.#journal.state.lanes.values()].flatMap((lane) => [...lane.running])) {
      const { job, payload } = this.entry(id);
      if (await this.#canResume(id)) goingOn.unshift(id);
      else await this.#finish(id, await this.#settle(job, payload, STOPPED));
    }
    // the last one first: each goes before all that wait
    for (const { job, handle } of goingOn.map((id) => this.entry(id)))
      await this.#writeAtLast(() => ({ at: this.now(), job: moveJob(job, "revive", {}), handle }));
  }

  /** Asks all running jobs to end, and waits for them so many milliseconds; one that does not is ended at the next start. */
  async close(patience: number): Promise<void> {
    const ends = [...this.#running.keys()].map((id) => this.ended(id));
    this.#stop();
    await Promise.race([Promise.allSettled(ends), sleep(patience, undefined, { ref: false })]);
    await this.#journal.close();
  }

  /** Asks all running jobs to end, and from now on writes and settles nothing. */
  abandon(): void {
    this.#lost = new Refusal("conflict", TAKEN_OVER);
    this.#stop();
    for (const { reject } of [...this.#waiters.values()].flat()) reject(this.#lost);
    this.#waiters.clear();
  }

  /** Journals a line, or refuses in a sentence. */
  async write(line: JournalLine): Promise<void> {
    if (this.#lost) throw this.#lost;
    try {
      await this.#journal.append(line);
    } catch (error) {
      this.#options.log.error(`the queue's journal could not be written: ${reasonOf(error)}`);
      const why = isCode(error, "ENOSPC") ? "the disk of the user folder is full: free some space" : reasonOf(error);
      throw new Refusal("tool-failed", `the queue could not be written down, so nothing was changed: ${why}`);
    }
  }

  /** The time as it is stored. */
  now(): string {
    return stamp(this.#options.clock.now());
  }

  #stop(): void {
    this.#closing.abort();
    for (const running of this.#running.values()) running.stop(LEFT_RUNNING);
  }

  async #start(id: string): Promise<RunningJob | undefined> {
    if (!this.#isWaiting(id) || this.#closing.signal.aborted) return undefined;
    const at = this.now();
    const { job, handle } = this.entry(id);
    const started = handle === null ? at : (job.started ?? at); // one that is followed again has run all the while
    const resumed = handle === null ? {} : { resumed: true };
    await this.write({ at, job: { ...moveJob(job, "start", { started }), ...resumed }, handle });
    const here = this.#options.backends.get(job.lane)?.where;
    const submitted = (name: string, where = here) => this.#handOver(id, name, where);
    const now = () => this.now();
    const running = new RunningJob(this.entry(id).job, { emit: this.#options.emit, submitted, handle, now });
    this.#running.set(id, running);
    if (this.#closing.signal.aborted) running.stop(LEFT_RUNNING);
    return running;
  }

  /** The ledger knows of a paid run before the journal does, and both before anything is sent. */
  async #handOver(id: string, handle: string, where: string | undefined): Promise<void> {
    if (this.#lost) throw this.#lost;
    const { job } = this.entry(id);
    const line = () => ({ at: this.now(), job, handle, ...(where !== undefined && { where }) });
    await this.#paid.handOver(job, () => this.write(line()));
  }

  /** The cancel is written first: a reservation that is still open when its job is gone is swept; a job that runs again is not. */
  async #cancelWaiting(id: string): Promise<void> {
    const { job, payload, handle } = this.entry(id);
    const at = this.now();
    const outcome = handle === null ? BEFORE_IT_RAN : BEFORE_IT_WAS_FOLLOWED;
    await this.write({
      at,
      job: moveJob(job, "cancel", { finished: at, error: outcome.error, can_retry: true }),
      handle,
    });
    await this.#settle(job, payload, outcome);
    if (handle !== null) await this.#paid.ended(id, outcome, undefined);
    this.#announceEnd(id);
  }

  /** What was handed to a backend that is not there now waits for it: only that backend knows how it ended. */
  async #canResume(id: string): Promise<boolean> {
    const { job, payload, handle } = this.entry(id);
    if (handle !== null && this.#options.backends.get(job.lane) === undefined) return true;
    return (await this.#options.runners[job.kind].canResume?.(job, payload).catch(() => false)) ?? false;
  }

  /** The journal says that it runs; the next start goes on with it. */
  #leave(id: string): true {
    this.#running.get(id)?.end();
    this.#running.delete(id);
    for (const { resolve } of this.#waiters.get(id) ?? []) resolve(this.view(id));
    this.#waiters.delete(id);
    return true;
  }

  async #settle(job: Job, payload: unknown, outcome: Outcome): Promise<Outcome> {
    try {
      return (await this.#options.runners[job.kind].settle?.(job, payload, outcome)) ?? outcome;
    } catch (error) {
      this.#options.log.error({ job: job.id }, `${job.title} could not be closed: ${reasonOf(error)}`);
      return outcome.status === "succeeded" ? { status: "failed", error: reasonOf(error) } : outcome;
    }
  }

  async #finish(id: string, outcome: Outcome): Promise<void> {
    const running = this.#running.get(id);
    running?.end();
    await this.#paid.ended(id, outcome, running?.report);
    const isWritten = await this.#writeAtLast(() => {
      const at = this.now();
      const change = { finished: at, error: outcome.error, can_retry: outcome.canRetry ?? true };
      return { at, job: moveJob(this.view(id), EVENT_OF[outcome.status], change), handle: this.entry(id).handle };
    });
    if (!isWritten) return;
    this.#running.delete(id);
    this.#announceEnd(id);
  }

  /** A job stays as it was until its change is journaled: a full disk delays it, and does not lose it. False when the service stops first. */
  async #writeAtLast(line: () => JournalLine): Promise<boolean> {
    for (;;) {
      try {
        await this.write(line());
        return true;
      } catch {
        if (this.#closing.signal.aborted) return false;
        await sleep(this.#options.journalPause, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      }
    }
  }

  #announceEnd(id: string): void {
    const job = this.view(id);
    this.#emit(job);
    for (const { resolve } of this.#waiters.get(id) ?? []) resolve(job);
    this.#waiters.delete(id);
  }

  #emit(job: Job): void {
    for (const event of eventsOf(job)) this.#options.emit(event);
  }

  #isWaiting(id: string): boolean {
    return this.#journal.state.entries.get(id)?.job.status === "queued";
  }
}

/** What could not be journaled is in the log already. */
function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
