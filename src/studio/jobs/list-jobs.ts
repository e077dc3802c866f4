// GET /studio/jobs, and the same reply after every action on the queue.
import type { JobsReply } from "../../contracts/routes/jobs.ts";
import type { Studio } from "../studio.ts";
import { tellJobs } from "./act-tell-jobs.ts";

export async function listJobs({ queue }: Pick<Studio, "queue">): Promise<JobsReply> {
  return tellJobs({ queue });
}
