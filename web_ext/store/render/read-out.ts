// The pass in one line: how much is done, how much is queued, how long a shot takes, how long is left. Seconds, and milliseconds of a clock.
import type { Job, Lanes } from "../../../src/contracts/files/job.ts";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { pacesOf, workOf, type Paces, type Work } from "./pace.ts";

/** What can be read from the shots alone. */
export interface PassSummary {
  readonly done: number;
  readonly total: number;
  /** Of the takes to come, else of those that are there; absent until one was rendered. */
  readonly secondsAShot?: number;
  /** Of all that is missing or on its way, one after the other. */
  readonly secondsToDo?: number;
  /** So little was rendered yet that the times are a first estimate. */
  readonly isFirst: boolean;
}

/** The jobs of the pass, and the lanes they are in. */
export interface OpenJobs {
  readonly running: readonly Job[];
  readonly waiting: readonly Job[];
  readonly lanes: Lanes;
  readonly now: number;
}

export interface ReadOut extends PassSummary {
  readonly running: number;
  readonly queued: number;
  /** Absent while nothing is queued: an idle studio promises nothing. */
  readonly secondsLeft?: number;
}

/** A shot the pass is judged by: in the script, and not left out of the cut. */
export function counts(shot: ShotStatus): boolean {
  return !shot.orphan && !shot.cut.out;
}

/** The shot's cut plays a take of this very pass. */
export function isDone(shot: ShotStatus): boolean {
  return shot.cut.usable && !shot.cut.placeholder;
}

export function summarise(shots: readonly ShotStatus[]): PassSummary {
  const counted = shots.filter(counts);
  const paces = pacesOf(shots);
  const toDo = expectedOf(shots.flatMap(workLeft), paces);
  const typical = toDo ?? expectedOf(counted.filter(isDone).flatMap(workDone), paces);
  return {
    done: counted.filter(isDone).length,
    total: counted.length,
    isFirst: typical?.isFirst ?? false,
    ...(typical && { secondsAShot: typical.seconds / typical.count }),
    ...(toDo && { secondsToDo: toDo.seconds }),
  };
}

export function readOut(pass: PassSummary, { running, waiting, lanes, now }: OpenJobs): ReadOut {
  const open = [...running, ...waiting];
  const counted = { ...pass, running: running.length, queued: waiting.length };
  if (pass.secondsToDo === undefined || open.length === 0) return counted;
  const slots = [...new Set(open.map(({ lane }) => lane))].reduce((sum, lane) => sum + (lanes[lane]?.parallel ?? 1), 0);
  const each = pass.secondsAShot ?? 0;
  const worked = running.reduce((sum, job) => sum + Math.min(each, workedOn(job, now)), 0);
  return {
    ...counted,
    secondsLeft: Math.max(1, (pass.secondsToDo - worked) / Math.max(1, Math.min(slots, open.length))),
  };
}

/** The takes of a shot that are on its way; where there is none and the pass needs one, that one. */
function workLeft(shot: ShotStatus): Work[] {
  const queued = shot.takes.filter(({ status }) => status === "queued");
  if (queued.length > 0) return queued.map((take) => workOf(take, shot));
  return counts(shot) && !isDone(shot) ? [{ target: shot.target, seconds: shot.seconds }] : [];
}

function workDone(shot: ShotStatus): Work[] {
  const played = shot.takes.find(({ take }) => take === shot.cut.take);
  return played ? [workOf(played, shot)] : [];
}

function expectedOf(works: readonly Work[], paces: Paces) {
  const known = works.flatMap((work) => paces(work) ?? []);
  if (known.length === 0) return undefined;
  return {
    count: known.length,
    seconds: known.reduce((sum, { seconds }) => sum + seconds, 0),
    isFirst: known.some(({ isFirst }) => isFirst),
  };
}

function workedOn({ began, started }: Job, now: number): number {
  const since = (now - Date.parse(began ?? started ?? "")) / 1000;
  return since > 0 ? since : 0;
}
