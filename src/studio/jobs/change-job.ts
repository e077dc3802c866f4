// POST /studio/jobs/{action}: each does one thing to the queue and answers with the whole of it.
import type { BodyOf } from "../../contracts/route.ts";
import type {
  JobsReply,
  cancelJobRoute,
  moveJobRoute,
  pauseLaneRoute,
  retryJobRoute,
} from "../../contracts/routes/jobs.ts";
import { backendName } from "../../core/render/choose-lane.ts";
import type { StudioPorts } from "../ports.ts";
import { readJobs } from "../shared/jobs/read-jobs.ts";

type Ports = Pick<StudioPorts, "queue">;

export async function cancelJob({ queue }: Ports, body: BodyOf<typeof cancelJobRoute>): Promise<JobsReply> {
  await queue.cancel(body.id);
  return readJobs({ queue });
}

export async function retryJob({ queue }: Ports, body: BodyOf<typeof retryJobRoute>): Promise<JobsReply> {
  await queue.retry(body.id);
  return readJobs({ queue });
}

export async function moveJob({ queue }: Ports, body: BodyOf<typeof moveJobRoute>): Promise<JobsReply> {
  await queue.move(body.id, body.index);
  return readJobs({ queue });
}

export async function pauseLane(
  { queue, showTargets }: Ports & Pick<StudioPorts, "showTargets">,
  body: BodyOf<typeof pauseLaneRoute>,
): Promise<JobsReply> {
  await queue.pause(backendName(body.lane, showTargets.shipped), body.paused);
  return readJobs({ queue });
}

export async function resetPaid({ queue }: Ports): Promise<JobsReply> {
  await queue.resetPaid();
  return readJobs({ queue });
}
