// GET /studio/jobs, and POST /studio/jobs/{action}: each action does one thing to the queue and answers with the whole of it. A line each:
// apart they would be six files around one reply.
import { access } from "node:fs/promises";
import { join } from "node:path";
import { check } from "../../contracts/check.ts";
import type { Job, Step } from "../../contracts/files/job.ts";
import { TakeAddress } from "../../contracts/files/render-payload.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf } from "../../contracts/route.ts";
import type {
  JobsReply,
  cancelJobRoute,
  moveJobRoute,
  pauseLaneRoute,
  retryJobRoute,
} from "../../contracts/routes/jobs.ts";
import { takeFolder } from "../../core/lib/names.ts";
import { backendName } from "../../core/render/choose-lane.ts";
import type { StudioPorts } from "../ports.ts";

type Ports = Pick<StudioPorts, "queue" | "steps">;

/** An agent cancels what agents asked for, and nothing else. */
export async function cancelJob(
  { queue, steps, asking }: Ports & Pick<StudioPorts, "asking">,
  body: BodyOf<typeof cancelJobRoute>,
): Promise<JobsReply> {
  const job = queue.list().jobs.find(({ id }) => id === body.id);
  if (asking.now()?.by.kind === "agent" && !(job && "asked_by" in job.info)) {
    const what = job ? `${job.title} was asked for by a person` : "this is no job that an agent asked for";
    throw new Refusal("outside-roots", `${what}: an agent may not cancel it`);
  }
  const step = await steps.cancel(body.id);
  const living = queue.living();
  const asked = step ? jobsOf(step).filter((id) => living.has(id)) : [body.id];
  for (const id of asked) await queue.cancel(id);
  return listJobs({ queue, steps });
}

export async function retryJob({ queue, steps }: Ports, body: BodyOf<typeof retryJobRoute>): Promise<JobsReply> {
  await queue.retry(body.id);
  return listJobs({ queue, steps });
}

export async function moveJob({ queue, steps }: Ports, body: BodyOf<typeof moveJobRoute>): Promise<JobsReply> {
  await queue.move(body.id, body.index);
  return listJobs({ queue, steps });
}

export async function pauseLane(
  { queue, steps, showTargets }: Ports & Pick<StudioPorts, "showTargets">,
  body: BodyOf<typeof pauseLaneRoute>,
): Promise<JobsReply> {
  await queue.pause(backendName(body.lane, showTargets.shipped), body.paused);
  return listJobs({ queue, steps });
}

export async function resetPaid({ queue, steps }: Ports): Promise<JobsReply> {
  await queue.resetPaid();
  return listJobs({ queue, steps });
}

/** What the step itself has asked for; pictures that somebody else makes go on. */
function jobsOf(step: Step): string[] {
  if (step.kind === "night") return [...step.takes.map(({ prompt_id: id }) => id), ...(step.upscales ?? [])];
  return step.kind === "clip" ? [...step.asked.refs, ...step.asked.stills].map(({ prompt_id: id }) => id) : [];
}

/** No retry is offered for a take whose folder is gone. */
export async function listJobs({ queue, steps }: Ports): Promise<JobsReply> {
  const { jobs, ...rest } = queue.list();
  const folders = new Set(jobs.flatMap((job) => (job.can_retry ? (folderOf(job) ?? []) : [])));
  const lookups = [...folders].map(async (folder) => ((await isThere(folder)) ? [] : [folder]));
  const gone = new Set((await Promise.all(lookups)).flat());
  const shown = jobs.map((job) => (gone.has(folderOf(job) ?? "") ? { ...job, can_retry: false } : job));
  return { ...rest, jobs: shown, steps: [...steps.list()], failed_steps: [...steps.failed()] };
}

/** Where the take lies that the job made or makes; undefined for another kind of work. */
function folderOf({ kind, info }: Job): string | undefined {
  const place = kind === "render" ? check(TakeAddress, info) : undefined;
  return place?.ok ? join(place.value.ep, takeFolder(place.value.pass, place.value.shot)) : undefined;
}

/** A folder that may not be looked into is there. */
function isThere(folder: string): Promise<boolean> {
  return access(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== "ENOENT" && error.code !== "ENOTDIR",
  );
}
