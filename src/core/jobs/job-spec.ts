// What it takes to queue a job.
import type { Job, JobKind } from "../../contracts/files/job.ts";

export interface JobSpec {
  /** An id taken beforehand, so that what is reserved for the job can name it; without one the queue mints it. */
  readonly id?: string;
  readonly kind: JobKind;
  readonly lane: string;
  /** One line for a person: what is made. */
  readonly title: string;
  readonly info: Readonly<Record<string, unknown>>;
  /** Plain data for the job's runner; it is written to the journal as JSON. */
  readonly payload: unknown;
  /** The job that has to end first, however it ends. */
  readonly after?: string;
}

/** The record of a job that waits, `created` as an ISO 8601 time. */
export function buildJob(spec: JobSpec, id: string, created: string): Job {
  return {
    id,
    kind: spec.kind,
    lane: spec.lane,
    title: spec.title,
    after: spec.after ?? null,
    info: { ...spec.info },
    status: "queued",
    progress: 0,
    step: 0,
    steps: 0,
    created,
    started: null,
    finished: null,
    error: null,
    log: [],
    can_retry: false,
  };
}

// A retry is a new job made from one that ended; the old one stays as it is. docs/http.md "Queue job".
