// The queue as those see it who add jobs, change them or wait for them: what `Queue` promises, without how.
import type { Job, JobSpec, Lanes } from "../contracts/files/job.ts";
import type { JobsReply } from "../contracts/routes/jobs.ts";

export interface JobQueue {
  /** An id for a job that is added soon; until then it counts as living, so that what is reserved under it is not swept. */
  newId(): string;
  /** Resolves with the waiting job once it would survive a kill. */
  add(spec: JobSpec): Promise<Job>;
  /** Adds jobs in order: all of them, or none and a Refusal. */
  addMany(specs: readonly JobSpec[]): Promise<Job[]>;
  /** Why whoever asks now may not queue these jobs, as a sentence; null when they may. An agent is on a leash. */
  whyNot(jobs: readonly Pick<JobSpec, "kind" | "lane" | "info">[]): string | null;
  /** A waiting job is canceled at once; a running one is asked to end, and this waits for it. The record says how it ended, or that it still runs. */
  cancel(id: string): Promise<Job>;
  /** Queues the work of an ended job again, as a new job. */
  retry(id: string): Promise<Job>;
  /** Puts a waiting job at a place in its lane, 0 being next. */
  move(id: string, index: number): Promise<void>;
  /** Keeps a lane from starting jobs, or lets it start them again; it stays so over restarts. */
  pause(lane: string, paused: boolean): Promise<void>;
  /** The settings have changed: lanes come and go, run more or fewer jobs, and those that were held try again at once. */
  refreshLanes(): void;
  /** Counts paid runs from zero again, and starts what their limits held. */
  resetPaid(): Promise<void>;
  /** Milliseconds that such a job takes by what others like it took; null when nobody can know. */
  expects(job: Pick<JobSpec, "kind" | "lane" | "info">): number | null;
  /** Every lane as it stands. */
  lanes(): Lanes;
  /** Running and waiting jobs in the order of their lanes, then the finished ones, newest first. */
  list(): JobsReply;
  /** Ids of all jobs that wait or run, and of those that were promised: what is reserved for any other id has lost its job. */
  living(): Set<string>;
  /** Resolves with the record of a job's end. */
  ended(id: string): Promise<Job>;
  /** Resolves when nothing runs and nothing may start; jobs of a paused lane may still wait. */
  idle(): Promise<void>;
}
