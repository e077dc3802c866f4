// Closes queued takes whose job is gone, as after a crash. Contract part A, "Take" states; contract answers 2.5.
import { planSweep } from "../../core/takes/sweep.ts";
import { mp4Of, sidecarOf, takeStatus, type Take } from "../../core/takes/take.ts";
import { closeTake } from "../../disk/close-take.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { findTake } from "../../disk/takes.ts";
import { stamp } from "../../machine/clock.ts";
import { isCode } from "../../machine/files.ts";
import type { Studio } from "../studio.ts";
import { askHostEndings, isOfHost } from "./act-ask-host.ts";
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
  studio: Pick<Studio, "clock" | "locks" | "emit" | "host">,
  ep: EpisodeFolder,
  takes: readonly Take[],
  jobs: LivingJobs,
): Promise<boolean> {
  const queued = takes.filter((take) => takeStatus(take) === "queued");
  if (queued.length === 0) return false;
  const { lookedAt, ...host } = await askAboutTakes(studio, ep, queued, jobs);
  const now = studio.clock.now();
  const living = new Set([...jobs.living, ...host.living]);
  const swept = planSweep(lookedAt, { ...host, snapshot: jobs.snapshot, now: now.getTime(), living });
  for (const { take, event, status, reason } of swept) {
    const mp4 = status === "ok" ? mp4Of(take) : undefined;
    const news = { finished: stamp(now), save_notes: reason, ...(mp4 !== undefined && { mp4 }) };
    const closed = await closeTake(ep, take, { event, news }, studio.locks).catch(leaveReadOnly);
    if (closed) tellTake(studio, ep, closed);
  }
  return swept.length > 0;
}

/** A folder that cannot be written into keeps its takes as they are: they are told as queued, and closed once it can be. */
function leaveReadOnly(error: unknown): undefined {
  if (!["EACCES", "EPERM", "EROFS"].some((code) => isCode(error, code))) throw error;
}

/** Takes of the host's own are looked at again once it has answered: what it says it made must be there by then. */
async function askAboutTakes(
  { host }: Pick<Studio, "host">,
  ep: EpisodeFolder,
  queued: readonly Take[],
  { living }: LivingJobs,
) {
  const foreign = queued.filter((take) => isOfHost(take) && !living.has(sidecarOf(take)?.host_prompt_id ?? ""));
  const told = await askHostEndings(host(), foreign);
  const again = await Promise.all(foreign.map((take) => findTake(ep, take)));
  const own = queued.filter((take) => !foreign.includes(take));
  return { ...told, lookedAt: [...own, ...again.filter((take) => take !== undefined)] };
}
