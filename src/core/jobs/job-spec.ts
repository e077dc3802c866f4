// What it takes to queue a job.
import type { Job, JobSpec } from "../../contracts/files/job.ts";

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
