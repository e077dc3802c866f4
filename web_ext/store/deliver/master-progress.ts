// How far a master is that is being assembled, in words and percent of the whole, and when it will be done.
import type { MasterJob } from "../../../src/contracts/routes/delivery/master.ts";

export interface MasterProgress {
  readonly percent: number;
  readonly says: string;
  /** Undefined while nothing can be said of it. */
  readonly secondsLeft?: number;
}

type Stage = NonNullable<MasterJob["stage"]>;

/** Where each stage begins and ends on the whole way, in percent. */
const STAGES: Readonly<Record<Stage, readonly [from: number, to: number, says: string]>> = {
  start: [0, 1, "Starting"],
  probe: [1, 8, "Looking at the clips"],
  clips: [8, 56, "Preparing clips"],
  join: [56, 74, "Joining the pictures"],
  verify: [74, 82, "Checking every frame"],
  titles: [82, 86, "Writing the titles"],
  reencode: [86, 94, "Encoding it anew, because its picture could not be copied"],
  prores: [94, 100, "Making the ProRes file"],
};

/** With titles on it, it is joined and checked once more. */
const TITLED: Readonly<Partial<Record<Stage, readonly [from: number, to: number, says: string]>>> = {
  join: [86, 90, "Joining it with its titles"],
  verify: [90, 94, "Checking every frame again"],
};

/** `now`: milliseconds since 1970. */
export function masterProgress(job: MasterJob, now: number): MasterProgress {
  if (job.elsewhere) return { percent: 0, says: `Being assembled by ${job.by}` };
  const stage = job.stage ?? "start";
  const [from, to, says] = (job.step === "titles" ? TITLED[stage] : undefined) ?? STAGES[stage];
  const share = job.total ? Math.min(1, (job.done ?? 0) / job.total) : 0;
  const percent = Math.round(from + (to - from) * share);
  const counted = job.total && job.total > 1 ? `${says}, ${job.done ?? 0} of ${job.total}` : says;
  return { percent, says: counted, ...timeLeft(percent, (now - Date.parse(job.started)) / 1000) };
}

/** `spent`: seconds. Too early nothing can be said. */
function timeLeft(percent: number, spent: number): Pick<MasterProgress, "secondsLeft"> {
  return percent >= 5 && spent > 0 ? { secondsLeft: (spent * (100 - percent)) / percent } : {};
}
