// A retry is a new job made from one that ended; the old one stays as it is. docs/http.md "Queue job".
import type { Job } from "../../contracts/files/job.ts";
import type { JobSpec } from "./job-spec.ts";
import type { Entry } from "./queue-state.ts";
import { isFinished } from "./transitions.ts";

/** Why a job cannot be retried, or undefined when it can. */
export function whyNoRetry(job: Job): string | undefined {
  if (!isFinished(job.status)) return `${job.title} has not ended (${job.status}): cancel it first`;
  return job.can_retry ? undefined : `${job.title} cannot be retried: what it was made from is gone`;
}

/** The same work once more under a new id, and it waits for nobody. `again` is the runner's own plan for it. */
export function planRetry({ job, payload }: Entry, id: string, again: JobSpec | undefined): JobSpec {
  const { kind, lane, title, info } = job;
  const spec = again ?? { kind, lane, title, info, payload };
  return { ...spec, id, info: { ...spec.info, retry_of: job.id } };
}
