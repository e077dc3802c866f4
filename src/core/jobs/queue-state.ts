// What the queue knows, as one value: every job with its plan, the order of each lane, and the order in which jobs ended.
// It is exactly what the journal says; how far a running job has come is not here.
import type { Job, JobStatus } from "../../contracts/files/job.ts";
import { isFinished } from "./transitions.ts";
import type { JobSpec } from "../../contracts/files/job.ts";

/** Finished jobs that are kept and listed. docs/http.md "Limits". */
export const KEPT_FINISHED = 200;

export interface Entry {
  readonly job: Job;
  readonly payload: unknown;
  /** The name the backend knows the job by, once it was handed over. */
  readonly handle: string | null;
  /** The address or the provider it was handed to; absent while no backend has it. */
  readonly where?: string;
}

export interface LaneState {
  paused: boolean;
  readonly waiting: string[];
  readonly running: string[];
}

export interface QueueState {
  readonly entries: Map<string, Entry>;
  readonly lanes: Map<string, LaneState>;
  /** Ids in the order in which they ended, oldest first. */
  readonly finished: string[];
}

export function emptyState(): QueueState {
  return { entries: new Map(), lanes: new Map(), finished: [] };
}

export function laneOf(state: QueueState, name: string): LaneState {
  const known = state.lanes.get(name);
  if (known) return known;
  const made: LaneState = { paused: false, waiting: [], running: [] };
  state.lanes.set(name, made);
  return made;
}

/** Puts a job where its status belongs; the oldest finished ones beyond the kept number are forgotten. */
export function placeEntry(state: QueueState, entry: Entry): void {
  const { id, status } = entry.job;
  const before = state.entries.get(id)?.job;
  state.entries.set(id, entry);
  if (before && listName(before.status) === listName(status)) return;
  if (before) remove(listOf(state, before), id);
  if (before?.status === "running" && status === "queued") listOf(state, entry.job).unshift(id);
  else listOf(state, entry.job).push(id);
  if (state.finished.length > KEPT_FINISHED) {
    for (const old of state.finished.splice(0, state.finished.length - KEPT_FINISHED)) state.entries.delete(old);
  }
}

function listName(status: JobStatus): string {
  return isFinished(status) ? "finished" : status;
}

function listOf(state: QueueState, job: Job): string[] {
  if (isFinished(job.status)) return state.finished;
  const lane = laneOf(state, job.lane);
  return job.status === "queued" ? lane.waiting : lane.running;
}

function remove(ids: string[], id: string): void {
  const at = ids.indexOf(id);
  if (at >= 0) ids.splice(at, 1);
}

/** Why a job cannot be retried, or undefined when it can. */
export function whyNoRetry(job: Job): string | undefined {
  if (!isFinished(job.status)) return `${job.title} has not ended (${job.status}): cancel it first`;
  return job.can_retry ? undefined : `${job.title} cannot be retried: what it was made from is gone`;
}

/** The same work under a new id, waiting for no other job. `again` is the runner's own plan for it. */
export function planRetry({ job, payload }: Entry, id: string, again: JobSpec | undefined): JobSpec {
  const { kind, lane, title, info } = job;
  const spec = again ?? { kind, lane, title, info, payload };
  return { ...spec, id, info: { ...spec.info, retry_of: job.id } };
}
