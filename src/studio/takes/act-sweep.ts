// Closes queued takes whose job is gone, as after a crash; those that another living studio queued are that one's affair. Contract part A,
// "Take" states; contract answers 2.5.
import type { Sidecar } from "../../contracts/files/take/sidecar.ts";
import { planSweep, type OwnerLife, type SweptTake } from "../../core/takes/sweep.ts";
import { mp4Of, sidecarOf, takeStatus, type Take } from "../../core/takes/take.ts";
import { takeStateOf } from "../../core/takes/transitions.ts";
import { closeTake, noteTake } from "../../disk/close-take.ts";
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
  studio: Pick<Studio, "clock" | "locks" | "emit" | "host" | "presence">,
  ep: EpisodeFolder,
  takes: readonly Take[],
  jobs: LivingJobs,
): Promise<boolean> {
  const open = takes.filter(isOpen);
  if (open.length === 0) return false;
  const { lookedAt, ...host } = await askAboutTakes(studio, ep, open, jobs);
  const owners = await findOwners(studio, ep, open);
  const now = studio.clock.now();
  const living = new Set([...jobs.living, ...host.living]);
  const swept = planSweep(lookedAt, { ...host, owners, snapshot: jobs.snapshot, now: now.getTime(), living });
  for (const each of swept) {
    const changed = await carryOut(studio, ep, each, stamp(now)).catch(leaveReadOnly);
    if (changed) tellTake(studio, ep, changed);
  }
  const gone = [...owners].filter(([, life]) => life === "gone").map(([owner]) => owner);
  const isOver = swept.some(({ status }) => status !== "queued");
  for (const owner of isOver ? [...gone, studio.presence.id] : [])
    await studio.presence.forget(ep, owner).catch(leaveReadOnly);
  return swept.length > 0;
}

async function carryOut(
  { locks }: Pick<Studio, "locks">,
  ep: EpisodeFolder,
  { take, event, status, reason }: SweptTake,
  at: string,
): Promise<Sidecar | undefined> {
  if (status === "queued") return noteTake(ep, take, {}, locks);
  const mp4 = status === "ok" ? mp4Of(take) : undefined;
  const swept = event === "swept: lost by the queue" && { swept: at };
  const news = { finished: at, save_notes: reason, ...(mp4 !== undefined && { mp4 }), ...swept };
  return closeTake(ep, take, { event, news }, locks);
}

/** Queued, or closed only because its job seemed to be gone. */
function isOpen(take: Take): boolean {
  const record = sidecarOf(take);
  return takeStatus(take) === "queued" || (record !== undefined && takeStateOf(record) === "swept");
}

/** The other studios that takes were queued by. */
async function findOwners(
  { presence }: Pick<Studio, "presence">,
  ep: EpisodeFolder,
  takes: readonly Take[],
): Promise<Map<string, OwnerLife>> {
  const queued = takes.filter((take) => takeStatus(take) === "queued");
  const owners = new Set(queued.flatMap((take) => sidecarOf(take)?.owner ?? []));
  const found = [...owners].map(async (owner) => [owner, (await presence.find(ep, owner)).life] as const);
  return new Map(await Promise.all(found));
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
