// The table of job states as data, docs/http.md "Queue job": who may move a job, and where to.
// A retry is absent on purpose: it makes a new job and leaves the old one as it ended.
import type { Job, JobStatus } from "../../contracts/files/job.ts";

export const JOB_EVENTS = ["start", "succeed", "fail", "cancel", "revive"] as const;
export type JobEvent = (typeof JOB_EVENTS)[number];

const NEXT: Record<JobStatus, Partial<Record<JobEvent, JobStatus>>> = {
  queued: { start: "running", cancel: "canceled" },
  /** "revive": the service died while the job ran on another machine; it waits to be followed again. */
  running: { succeed: "succeeded", fail: "failed", cancel: "canceled", revive: "queued" },
  succeeded: {},
  failed: {},
  canceled: {},
};

/** The status after an event, or undefined when the event cannot happen to a job in this status. */
export function nextStatus(status: JobStatus, event: JobEvent): JobStatus | undefined {
  return NEXT[status][event];
}

/** Nothing moves a finished job any more. */
export function isFinished(status: JobStatus): boolean {
  return Object.keys(NEXT[status]).length === 0;
}

/** The job after an event, with what else changes. An event that cannot happen to it is a mistake of the caller. */
export function moveJob(job: Job, event: JobEvent, change: Partial<Job>): Job {
  const status = nextStatus(job.status, event);
  if (!status) throw new Error(`a job that is ${job.status} cannot ${event}`);
  return { ...job, ...change, status };
}
