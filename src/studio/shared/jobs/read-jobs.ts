// The queue as it is shown: no retry is offered for a take whose folder is gone.
import { access } from "node:fs/promises";
import { join } from "node:path";
import { check } from "../../../contracts/check.ts";
import type { Job } from "../../../contracts/files/job.ts";
import { TakeAddress } from "../../../contracts/files/render-payload.ts";
import type { JobsReply } from "../../../contracts/routes/jobs.ts";
import { takeFolder } from "../../../core/lib/names.ts";
import type { StudioPorts } from "../../ports.ts";

export async function readJobs({ queue }: Pick<StudioPorts, "queue">): Promise<JobsReply> {
  const { jobs, ...rest } = queue.list();
  const folders = new Set(jobs.flatMap((job) => (job.can_retry ? (folderOf(job) ?? []) : [])));
  const lookups = [...folders].map(async (folder) => ((await isThere(folder)) ? [] : [folder]));
  const gone = new Set((await Promise.all(lookups)).flat());
  const shown = jobs.map((job) => (gone.has(folderOf(job) ?? "") ? { ...job, can_retry: false } : job));
  return { ...rest, jobs: shown };
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
