// Closes queued takes whose job is gone, as after a crash. Contract part A, "Take" states; contract answers 2.5.
import { planSweep } from "../../core/takes/sweep.ts";
import { takeStatus, type Take } from "../../core/takes/take.ts";
import { closeTake } from "../../disk/close-take.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { stamp } from "../../machine/clock.ts";
import type { Studio } from "../studio.ts";
import { tellTake } from "./act-tell-take.ts";

/** Who was alive before the takes were read: a take queued since then is left alone. */
export interface LivingJobs {
  readonly snapshot: number;
  readonly living: ReadonlySet<string>;
}

export function lookAtQueue({ clock, queue }: Pick<Studio, "clock" | "queue">): LivingJobs {
  return { snapshot: clock.now().getTime(), living: queue.living() };
}

/** Returns whether any take changed. */
export async function sweepTakes(
  studio: Pick<Studio, "clock" | "locks" | "emit">,
  ep: EpisodeFolder,
  takes: readonly Take[],
  jobs: LivingJobs,
): Promise<boolean> {
  if (!takes.some((take) => takeStatus(take) === "queued")) return false;
  const now = studio.clock.now();
  const facts = { ...jobs, now: now.getTime(), hostEndings: new Map(), hostAnswers: false };
  const swept = planSweep(takes, facts);
  for (const { take, event, reason } of swept) {
    const news = { finished: stamp(now), save_notes: reason };
    const closed = await closeTake(ep, take, { event, news }, studio.locks);
    if (closed) tellTake(studio, ep, closed);
  }
  return swept.length > 0;
}
