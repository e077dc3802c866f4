// Waits for long work and shows how far it is: takes by their jobs, a film by its stages.
import type { StudioEvent } from "../contracts/events.ts";
import type { Job } from "../contracts/files/job.ts";
import { cancelJobRoute } from "../contracts/routes/jobs.ts";
import type { Client, EpisodeClient } from "./client/client.ts";
import type { CommandIo, Progress } from "./output.ts";

interface FollowedJobs {
  /** Queued by this command. */
  readonly own: readonly string[];
  /** Queued by somebody else: waited for, and left alone when the command is stopped. */
  readonly others?: readonly string[];
}

/** Resolves with the ended jobs, others first, in the order given. Throws the signal's reason after its own jobs were cancelled. */
export async function followJobs(
  client: Client,
  { own, others = [] }: FollowedJobs,
  { output, signal }: CommandIo,
  doing = "drawing",
): Promise<Job[]> {
  const ids = [...others, ...own];
  if (ids.length === 0) return [];
  const progress = output.progress(doing);
  const unsubscribe = client.subscribe(showJobs(ids, progress));
  let cancelled: Promise<unknown> = Promise.resolve();
  const cancel = () => {
    cancelled = Promise.allSettled(own.map((id) => client.call(cancelJobRoute, { id })));
  };
  if (signal.aborted) cancel();
  else signal.addEventListener("abort", cancel, { once: true });
  try {
    return await unlessAborted(signal, Promise.all(ids.map((id) => client.ended(id))));
  } finally {
    signal.removeEventListener("abort", cancel);
    await cancelled;
    unsubscribe();
    progress.end();
  }
}

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    work.then(resolve, reject);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}

/** Draws the way of all jobs together, from nothing on. */
function showJobs(ids: readonly string[], progress: Progress): (event: StudioEvent) => void {
  const parts = new Map(ids.map((id) => [id, 0]));
  let about = "";
  const show = () => {
    const done = [...parts.values()].reduce((sum, part) => sum + part, 0);
    progress.at(Math.round(done * 100), ids.length * 100, about);
  };
  show();
  return (event) => {
    if (event.type === "progress" && parts.has(event.data.prompt_id)) {
      parts.set(event.data.prompt_id, event.data.value / Math.max(1, event.data.max));
    } else if (event.type === "studio.job" && parts.has(event.data.id)) {
      parts.set(event.data.id, event.data.finished === null ? event.data.progress : 1);
      about = event.data.title;
    } else return;
    show();
  };
}

/** In the order in which a film goes through them; a stage that it does not need is passed over. */
const STAGES = ["probe", "clips", "sound", "join", "verify", "done"];

/** Shows the stages of an assemble while `work` runs. */
export function followFilm<T>(client: Client, ep: string, io: CommandIo, work: () => Promise<T>): Promise<T> {
  const show = (progress: Progress) => (event: StudioEvent) => {
    if (event.type !== "studio.assemble" || event.data.ep !== ep) return;
    const { stage, done, total } = event.data;
    const part = Math.min(1, done / Math.max(1, total));
    progress.at(Math.round((STAGES.indexOf(stage) + part) * 100), STAGES.length * 100, stage);
  };
  return showing(client, io.output.progress("assembling"), show, work);
}

/** In the order in which a master goes through them; titles and ProRes only where there are any. */
const MASTER_STAGES = ["start", "probe", "clips", "join", "verify", "titles", "reencode", "prores"];

/** Shows the stages of a master while `work` runs. */
export function followMaster<T>(client: EpisodeClient, io: CommandIo, work: () => Promise<T>): Promise<T> {
  const show = (progress: Progress) => (event: StudioEvent) => {
    if (event.type !== "studio.master" || event.data.ep !== client.ep) return;
    const { stage = "start", done = 0, total = 0 } = event.data;
    const part = Math.min(1, done / Math.max(1, total));
    progress.at(Math.round((MASTER_STAGES.indexOf(stage) + part) * 100), MASTER_STAGES.length * 100, stage);
  };
  return showing(client, io.output.progress("mastering"), show, work);
}

/** Shows how far an alignment is while `work` runs; whoever stops does not wait for it. */
export function followAlignment<T>(
  client: EpisodeClient,
  { output, signal }: CommandIo,
  work: () => Promise<T>,
): Promise<T> {
  const show = (progress: Progress) => (event: StudioEvent) => {
    if (event.type !== "studio.align" || event.data.ep !== client.ep) return;
    progress.at(event.data.pct, 100, event.data.text);
  };
  return showing(client, output.progress("listening"), show, () => unlessAborted(signal, work()));
}

const ARCHIVE_STAGES = ["gather", "write", "check", "done"];

/** Shows how far an archive is while `work` runs. */
export function followArchive<T>(client: EpisodeClient, io: CommandIo, work: () => Promise<T>): Promise<T> {
  const show = (progress: Progress) => (event: StudioEvent) => {
    if (event.type !== "studio.archive" || event.data.ep !== client.ep) return;
    const { stage, done, total } = event.data;
    const part = Math.min(1, done / Math.max(1, total));
    progress.at(Math.round((ARCHIVE_STAGES.indexOf(stage) + part) * 100), ARCHIVE_STAGES.length * 100, stage);
  };
  return showing(client, io.output.progress("archiving"), show, () => unlessAborted(io.signal, work()));
}

const REVIEW_STAGES = ["join", "film", "page", "done"];

/** Shows how far a review's film is while `work` runs. */
export function followReview<T>(client: EpisodeClient, io: CommandIo, work: () => Promise<T>): Promise<T> {
  const show = (progress: Progress) => (event: StudioEvent) => {
    if (event.type !== "studio.review" || event.data.ep !== client.ep) return;
    const { stage, done, total } = event.data;
    const part = Math.min(1, done / Math.max(1, total));
    progress.at(Math.round((REVIEW_STAGES.indexOf(stage) + part) * 100), REVIEW_STAGES.length * 100, stage);
  };
  return showing(client, io.output.progress("making the review"), show, () => unlessAborted(io.signal, work()));
}

async function showing<T>(
  client: Client,
  progress: Progress,
  show: (progress: Progress) => (event: StudioEvent) => void,
  work: () => Promise<T>,
): Promise<T> {
  const unsubscribe = client.subscribe(show(progress));
  try {
    return await work();
  } finally {
    unsubscribe();
    progress.end();
  }
}

/** The jobs that made nothing, with why. */
export function failures(jobs: readonly Job[]): { shot: string; error: string }[] {
  const ended = jobs.filter((job) => job.status === "failed" || job.status === "canceled");
  return ended.map((job) => ({ shot: shotOf(job), error: job.error ?? job.status }));
}

function shotOf({ info, title }: Job): string {
  const { shot } = info as { shot?: unknown };
  return typeof shot === "string" ? shot : title;
}

export function sayFailed({ shot, error }: { readonly shot: string; readonly error: string }): string {
  return `${shot}: ${error}`;
}
