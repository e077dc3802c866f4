// The events that go with a change of a job. ComfyUI's own event names, with the job's id as `prompt_id` (docs/http.md "Events").
import type { StudioEvent } from "../contracts/events.ts";
import type { Job } from "../contracts/files/job.ts";

/** A job's record, and the event that a follower of its id waits for. */
export function eventsOf(job: Job): StudioEvent[] {
  const record: StudioEvent = { type: "studio.job", data: job };
  const data = { prompt_id: job.id };
  switch (job.status) {
    case "queued":
      return [record];
    case "running":
      return [record, { type: "execution_start", data }];
    case "succeeded":
      return [record, { type: "execution_success", data }];
    case "failed":
      return [record, { type: "execution_error", data: { ...data, exception_message: job.error ?? "" } }];
    case "canceled":
      return [record, { type: "execution_interrupted", data }];
  }
}
