// What the queue knows about the work itself: one runner a job kind, handed in when the server is created.
// A runner reads its own payload; the queue carries it from journal to runner without looking inside.
import type { Job, JobKind } from "../contracts/files/job.ts";
import type { JobSpec } from "../contracts/files/job.ts";

/** How a job ended. `error` is a sentence for a person, null when it succeeded. */
export interface Outcome {
  readonly status: "succeeded" | "failed" | "canceled";
  readonly error: string | null;
  /** Nobody knows whether the work was done elsewhere. */
  readonly isUnknown?: boolean;
  /** False when what it was made from is gone, so that it cannot be made again. */
  readonly canRetry?: boolean;
}

/** Thrown by a runner: what the backend says of the job's end, in a sentence that stands even where the job was canceled. */
export class ReportedEnd extends Error {
  override name = "ToldEnd";
  /** Whether its work was done elsewhere is not known. */
  readonly isUnknown: boolean;

  constructor(sentence: string, isUnknown = false) {
    super(sentence);
    this.isUnknown = isUnknown;
  }
}

/** The ends that are not the work's own doing. */
export const BEFORE_IT_RAN: Outcome = { status: "canceled", error: "canceled before it ran" };
/** Nobody asked the backend that has it: a waiting job is canceled at once. */
export const BEFORE_IT_WAS_FOLLOWED: Outcome = {
  status: "canceled",
  error: "canceled before it was followed again: what was handed over was not stopped, look there",
  isUnknown: true,
};
export const CANCELED: Outcome = { status: "canceled", error: "canceled" };
/** Not an end: the service stops, and the next start goes on with the job. */
export const LEFT_RUNNING: Outcome = {
  status: "failed",
  error: "the service stopped: the job goes on when it is started again",
};
export const STOPPED: Outcome = { status: "failed", error: "the service stopped while it ran", isUnknown: true };

/** What a backend says of a run that costs money. */
export interface RunReport {
  /** Credits it has cost, when it says so. */
  readonly credits: number | null;
  /** The name under which the provider can look the run up. */
  readonly request: string | null;
}

/** What a running job may use. */
export interface JobContext {
  /** Aborted by a cancel and by a stop of the service; the runner then ends soon, with everything it started gone. */
  readonly signal: AbortSignal;
  /** How much is done, in the runner's own steps. Cheap: call it as often as you like. */
  progress(done: number, total: number): void;
  log(line: string): void;
  /** The name under which a backend has the job since before the service was started again; null for a job that nobody has yet. */
  readonly handle: string | null;
  /**
   * A backend has the job under this name, or is about to get it; written to the journal before it resolves. `where`: the address
   * or the provider it is handed to; without it the one that the lane's backend had when the job started.
   */
  submitted(handle: string, where?: string): Promise<void>;
  /** The backend begins now: until here the job waited in a queue of its own, which is no measure of the work. */
  began(): void;
  /** What the run has cost, for the ledger; the last report counts. */
  report(report: RunReport): void;
}

export interface Runner {
  /** Does the work; what it throws is the job's error. */
  run(job: Job, payload: unknown, context: JobContext): Promise<void>;
  /**
   * Closes what was reserved for the job, and returns the outcome that stands. Called after `run`, after a cancel of a waiting job
   * (`job.started` is null), and at the next start for a job that ran when the service died: by then its work may have been closed
   * already, and that outcome is the one to return. May be called twice.
   */
  settle?(job: Job, payload: unknown, outcome: Outcome): Promise<Outcome>;
  /**
   * Asked at the next start about a job that ran when the service died or was stopped: whether it goes on, as the same job, from
   * `context.handle` when it was handed over and from its beginning when it was not. Without it the job ends as failed.
   */
  canResume?(job: Job, payload: unknown): Promise<boolean>;
  /**
   * The plan of a retry, for work that must not run twice from the same reservation: it reserves anew under `id`, which is the
   * new job's, and `settle` closes that again when the job cannot be queued. Without it the same payload runs again.
   */
  retry?(job: Job, payload: unknown, id: string): Promise<JobSpec>;
}

/** Full on purpose: a job kind without a runner does not compile. */
export type Runners = Readonly<Record<JobKind, Runner>>;
