// GET /studio/jobs, and the same reply after every action on the queue.
import type { JobsReply } from "../../contracts/routes/jobs.ts";
import type { StudioPorts } from "../ports.ts";
import { readJobs } from "../shared/jobs/read-jobs.ts";

export async function listJobs({ queue }: Pick<StudioPorts, "queue">): Promise<JobsReply> {
  return readJobs({ queue });
}
