// A job in words and in a picture: what it is about, and what it makes there.
import type { Job } from "../../../src/contracts/files/job.ts";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { makesTake, takeOf } from "./jobs.ts";
import type { EpisodePass } from "../episode/episode-values.ts";

/** Nobody reads further down a list of jobs than this. */
export const ROWS_SHOWN = 50;

export function describeJob(job: Job): { subject: string; made: string } {
  const take = takeOf(job);
  if (!take) return { subject: job.title, made: job.lane };
  const { target, asked_by: by } = job.info as { target?: unknown; asked_by?: unknown };
  if (!makesTake(job)) return { subject: take.shot, made: `${job.kind} of take ${take.take}, ${take.pass}` };
  const asked = typeof by === "string" ? `for ${by}` : undefined;
  const words = [`take ${take.take}`, typeof target === "string" ? target : undefined, take.pass, asked];
  return { subject: take.shot, made: words.filter((word) => word !== undefined).join(", ") };
}

/** Thumbnail of the job's take, else of the take the cut uses; null for a job of another episode or pass. */
export function pictureOfJob(
  job: Job,
  openPass: EpisodePass,
  shotOf: (id: string) => ShotStatus | undefined,
): string | null {
  const made = takeOf(job);
  if (!made || made.ep !== openPass.ep || made.pass !== openPass.pass) return null;
  const shot = shotOf(made.shot);
  const thumbOf = (number: number | null) => shot?.takes.find((take) => take.take === number)?.thumb;
  return thumbOf(made.take) ?? thumbOf(shot?.cut.take ?? null) ?? null;
}
