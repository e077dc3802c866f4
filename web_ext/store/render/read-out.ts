// The pass in one line: how much is done, how much is queued, how long a shot takes, how long is left. Times in milliseconds in,
// seconds out. The rate is wall clock per finished take of the current run; a gap of more than a quarter of an hour starts a new run.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";

/** What can be read from the shots alone. */
export interface PassSummary {
  readonly done: number;
  readonly total: number;
  /** Absent until two takes of a run have finished. */
  readonly secondsAShot?: number;
}

export interface ReadOut extends PassSummary {
  readonly running: number;
  readonly queued: number;
  /** Absent while nothing is queued: an idle studio promises nothing. */
  readonly secondsLeft?: number;
}

const RUN_GAP_MS = 15 * 60_000;

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
  const rate = rateOfRun(finishTimes(shots));
  return {
    done: counted.filter(isDone).length,
    total: counted.length,
    ...(rate === undefined ? {} : { secondsAShot: rate }),
  };
}

export function readOut(pass: PassSummary, running: number, queued: number): ReadOut {
  const { done, total, secondsAShot } = pass;
  const open = running + queued;
  const toDo = Math.max(total - done, open);
  const left = secondsAShot === undefined || open === 0 ? {} : { secondsLeft: secondsAShot * toDo };
  return { ...pass, running, queued, ...left };
}

/** Seconds per take of the newest run; undefined with fewer than two finished takes. */
export function rateOfRun(finished: readonly number[]): number | undefined {
  const times = [...finished].sort((a, b) => a - b);
  let first = times.length - 1;
  while (first > 0 && (times[first] ?? 0) - (times[first - 1] ?? 0) <= RUN_GAP_MS) first -= 1;
  const intervals = times.length - 1 - first;
  const span = (times.at(-1) ?? 0) - (times[first] ?? 0);
  // Takes are stamped in whole seconds: two of one second give no rate yet.
  return intervals < 1 || span === 0 ? undefined : span / 1000 / intervals;
}

function finishTimes(shots: readonly ShotStatus[]): number[] {
  return shots
    .flatMap((shot) => shot.takes)
    .filter((take) => take.status === "ok" && take.finished !== null)
    .map((take) => Date.parse(take.finished ?? ""))
    .filter((time) => Number.isFinite(time));
}
