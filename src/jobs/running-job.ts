// A job while it runs: its progress, its log, and how to stop it. None of this is journaled until the job ends.
import type { StudioEvent } from "../contracts/events.ts";
import type { Job } from "../contracts/files/job.ts";
import { reasonOf } from "../contracts/refusal.ts";
import { ServiceStopping } from "../machine/cancellable-work.ts";
import {
  CANCELED,
  LEFT_RUNNING,
  ReportedEnd,
  type JobContext,
  type Outcome,
  type Runner,
  type RunReport,
} from "./runner.ts";

/** Milliseconds between two messages about one job. */
const PROGRESS_EVERY = 100;
const RECORD_EVERY = 500;
const LOG_LINES = 20;

export interface RunningOptions {
  readonly emit: (event: StudioEvent) => void;
  readonly submitted: (handle: string, where?: string) => Promise<void>;
  readonly handle: string | null;
  /** The time as it is stored. */
  readonly now: () => string;
}

export class RunningJob {
  readonly #controller = new AbortController();
  readonly #job: Job;
  readonly #options: RunningOptions;
  readonly #progress: Throttle;
  readonly #record: Throttle;
  #live: Pick<Job, "progress" | "step" | "steps" | "log"> = { progress: 0, step: 0, steps: 0, log: [] };
  #began: Pick<Job, "began"> = {};
  #report: RunReport | undefined;
  #stopped: Outcome | undefined;
  #isOver = false;

  /** `job` as it was journaled when it started. */
  constructor(job: Job, options: RunningOptions) {
    this.#job = job;
    this.#options = options;
    const data = () => ({ prompt_id: job.id, value: this.#live.step, max: this.#live.steps });
    this.#progress = new Throttle(PROGRESS_EVERY, () => options.emit({ type: "progress", data: data() }));
    this.#record = new Throttle(RECORD_EVERY, () => options.emit({ type: "studio.job", data: this.view() }));
  }

  /** The job's record as of now. */
  view(): Job {
    return { ...this.#job, ...this.#began, ...this.#live };
  }

  /** What the backend said of its cost; undefined when it said nothing. */
  get report(): RunReport | undefined {
    return this.#report;
  }

  /** Asks the runner to end; the first reason stands. */
  stop(outcome: Outcome): void {
    if (this.#stopped) return;
    this.#stopped = outcome;
    const reason = outcome.error ?? outcome.status;
    this.#controller.abort(outcome === LEFT_RUNNING ? new ServiceStopping(reason) : new Error(reason));
  }

  log(line: string): void {
    if (this.#isOver) return;
    this.#live = { ...this.#live, log: [...this.#live.log, line].slice(-LOG_LINES) };
    this.#record.call();
  }

  /** Runs to the end and returns how it ended. Work that was finished in spite of a stop is finished. */
  async run(runner: Runner, payload: unknown): Promise<Outcome> {
    const context: JobContext = {
      signal: this.#controller.signal,
      progress: (done, total) => this.#setProgress(done, total),
      log: (line) => this.log(line),
      handle: this.#options.handle,
      began: () => this.#begin(),
      report: (report) => void (this.#report = report),
      submitted: (handle, where) => this.#options.submitted(handle, where),
    };
    try {
      context.signal.throwIfAborted();
      await runner.run(this.view(), payload, context);
      this.#setProgress(this.#live.steps, this.#live.steps);
      this.#live = { ...this.#live, progress: 1 };
      return { status: "succeeded", error: null };
    } catch (error) {
      const isReported = error instanceof ReportedEnd;
      if (this.#stopped && !(isReported && this.#stopped === CANCELED)) return this.#stopped;
      const status = this.#stopped?.status ?? "failed";
      return { status, error: reasonOf(error), ...(isReported && error.isUnknown && { isUnknown: true }) };
    }
  }

  /** No more messages from here, and none is owed. */
  end(): void {
    this.#isOver = true;
    this.#progress.flush();
    this.#record.flush();
  }

  /** Of a job that is followed again nobody can say when it began. */
  #begin(): void {
    if (this.#isOver || this.#options.handle !== null || this.#began.began !== undefined) return;
    this.#began = { began: this.#options.now() };
    this.#record.call();
  }

  /** Never back: a backend that counts each of its parts anew, or says nothing for a while, has not undone anything. */
  #setProgress(done: number, total: number): void {
    const steps = Math.round(total);
    if (this.#isOver || !(steps > 0)) return;
    const step = Math.min(Math.max(Math.round(done), 0), steps);
    if ((step === this.#live.step && steps === this.#live.steps) || step / steps < this.#live.progress) return;
    this.#live = { ...this.#live, step, steps, progress: step / steps };
    this.#progress.call();
  }
}

/** Sends at once, then at most once an interval, and never loses the last call. */
class Throttle {
  readonly #interval: number;
  readonly #send: () => void;
  #timer: NodeJS.Timeout | undefined;
  #isPending = false;

  /** `interval` in milliseconds. */
  constructor(interval: number, send: () => void) {
    this.#interval = interval;
    this.#send = send;
  }

  call(): void {
    if (this.#timer) {
      this.#isPending = true;
      return;
    }
    this.#timer = setTimeout(() => this.#tick(), this.#interval);
    this.#timer.unref();
    this.#send();
  }

  /** Sends what is still owed, now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isPending) this.#send();
    this.#isPending = false;
  }

  #tick(): void {
    this.#timer = undefined;
    if (!this.#isPending) return;
    this.#isPending = false;
    this.call();
  }
}
