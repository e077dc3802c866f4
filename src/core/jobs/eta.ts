// When a lane will have done what waits in it: each job takes as long as others of its kind took, for each second of film that it makes
// where that is known. Only work counts: neither time in a queue of the backend's nor time in which the service did not run. Nothing is
// said before two of a kind have ended, while the lane is paused or held, or while any job in it is of a kind that is not known yet.
import type { Job } from "../../contracts/files/job.ts";
import type { QueueState } from "./queue-state.ts";

/** Ended jobs of a kind that an estimate is made from: the newest ones. */
const LOOKED_AT = 9;
const NEEDED = 2;

export interface EtaFacts {
  readonly parallel: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** How long jobs of a kind take, in milliseconds. */
interface Pace {
  readonly each: number;
  /** For a second of film; null where a job did not say how much it makes. */
  readonly perSecond: number | null;
}

export type JobPaces = ReadonlyMap<string, Pace>;

interface TimedJob {
  readonly length: number;
  readonly seconds: number | null;
}

/** What jobs took by lane and kind, the middle of the newest ones; of one kind only what is known. */
export function jobPaces(state: QueueState): JobPaces {
  const taken = new Map<string, TimedJob[]>();
  for (const id of state.finished.toReversed()) {
    const job = state.entries.get(id)?.job;
    const length = job?.status === "succeeded" ? lengthOf(job) : undefined;
    if (!job || length === undefined) continue;
    const timed = taken.get(kindOf(job)) ?? [];
    if (timed.length < LOOKED_AT) taken.set(kindOf(job), [...timed, { length, seconds: filmSeconds(job) }]);
  }
  const known = [...taken].filter(([, timed]) => timed.length >= NEEDED);
  return new Map(known.map(([kind, timed]) => [kind, paceOf(timed)]));
}

function paceOf(timed: readonly TimedJob[]): Pace {
  const rates = timed.flatMap(({ length, seconds }) => (seconds === null ? [] : [length / seconds]));
  return {
    each: middle(timed.map(({ length }) => length)),
    perSecond: rates.length === timed.length ? middle(rates) : null,
  };
}

/** Milliseconds that a job is going to take, which no lane has yet; null where nothing like it has ended twice. */
export function timeOf(paces: JobPaces, job: Pick<Job, "lane" | "kind" | "info">): number | null {
  const pace = paces.get(kindOf(job));
  return pace ? expected(pace, job) : null;
}

function expected({ each, perSecond }: Pace, job: Pick<Job, "info">): number {
  const seconds = filmSeconds(job);
  return perSecond === null || seconds === null ? each : perSecond * seconds;
}

/** Milliseconds until the lane is done; null when nobody can know. */
export function timeLeft(state: QueueState, name: string, paces: JobPaces, { parallel, now }: EtaFacts): number | null {
  const lane = state.lanes.get(name);
  if (!lane || lane.paused || lane.waiting.length + lane.running.length === 0) return null;
  const ends: number[] = [];
  for (const id of [...lane.running, ...lane.waiting]) {
    const job = state.entries.get(id)?.job;
    const pace = job && paces.get(kindOf(job));
    if (job === undefined || pace === undefined) return null;
    const length = expected(pace, job);
    // Whoever is free first takes the next job: with all slots taken, that is the one that ends first.
    const begin = job.status === "running" ? startOf(job) : ends.length < parallel ? now : takeFirst(ends);
    ends.push(Math.max(now, (begin ?? now) + length));
  }
  return Math.max(...ends) - now;
}

/** Jobs that take about as long as each other: on the same lane, of one target, pass and size. */
function kindOf({ lane, kind, info }: Pick<Job, "lane" | "kind" | "info">): string {
  const { target, pass, size } = info as { target?: unknown; pass?: unknown; size?: unknown };
  return JSON.stringify([lane, kind, target ?? null, pass ?? null, size ?? null]);
}

/** Seconds of film that a job makes; null where it does not say. */
function filmSeconds({ info }: Pick<Job, "info">): number | null {
  const { seconds } = info as { seconds?: unknown };
  return typeof seconds === "number" && seconds > 0 ? seconds : null;
}

/** Milliseconds from the backend's beginning to the end; undefined where nobody knows how much of that was work. */
function lengthOf(job: Job): number | undefined {
  const begin = job.resumed ? undefined : startOf(job);
  const length = begin === undefined ? Number.NaN : Date.parse(job.finished ?? "") - begin;
  return length >= 0 ? length : undefined;
}

function startOf({ began, started }: Job): number | undefined {
  const begin = Date.parse(began ?? started ?? "");
  return Number.isNaN(begin) ? undefined : begin;
}

/** Takes the smallest number out of a short list. */
function takeFirst(ends: number[]): number {
  const first = Math.min(...ends);
  ends.splice(ends.indexOf(first), 1);
  return first;
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}
