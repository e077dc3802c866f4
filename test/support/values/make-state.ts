// Queue states in one line a job, for tests that think about lanes and journals.
import type { Job, JobStatus } from "../../../src/contracts/files/job.ts";
import { buildJob } from "../../../src/core/jobs/job-spec.ts";
import { emptyState, placeEntry, type QueueState } from "../../../src/core/jobs/queue-state.ts";

export const AT = "2026-11-02T10:14:03+01:00";

export function makeJob(id: string, more: Partial<Job> = {}): Job {
  const spec = { kind: "render" as const, lane: "builtin", title: `job ${id}`, info: {}, payload: null };
  return { ...buildJob(spec, id, AT), ...more };
}

/** `a:running b:queued c:queued:a` is three jobs, c after a. */
export function makeState(text: string): QueueState {
  const state = emptyState();
  for (const word of text.split(" ")) {
    const [id = "", status = "queued", after = null] = word.split(":");
    placeEntry(state, { job: makeJob(id, { status: status as JobStatus, after }), payload: { of: id }, handle: null });
  }
  return state;
}
