// Closes queued takes whose job is gone, as after a crash. Only the service that queued a take closes it, or any other once that one is
// gone; takes that wait for a job of the host's own are asked about there. docs/http.md "Take states".
import { planSweep, type OwnerLife, type SweepFacts, type SweptTake } from "../../../core/takes/sweep.ts";
import { mp4Of, sidecarOf, takeStatus, type Take } from "../../../core/takes/take.ts";
import { takeStateOf } from "../../../core/takes/transitions.ts";
import { patchTake } from "../../../disk/takes/close-take.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import { isCode } from "../../../machine/paths.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { findTake } from "../../../disk/takes/read-takes.ts";
import { stamp } from "../../../machine/clock.ts";
import type { Host } from "../../../hosts/host.ts";
import type { StudioPorts } from "../../ports.ts";
import { announceTake, endTake } from "./announce-take.ts";

/** Who was alive before the takes were read: a take queued since then is left alone. */
export interface LivingJobs {
  readonly snapshot: number;
  readonly living: ReadonlySet<string>;
}

export function readLivingJobs({ clock, queue }: Pick<StudioPorts, "clock" | "queue">): LivingJobs {
  return { snapshot: clock.now().getTime(), living: queue.living() };
}

/** Returns whether any take changed. */
export async function sweepTakes(
  ports: Pick<StudioPorts, "clock" | "locks" | "emit" | "host" | "presence">,
  ep: EpisodeFolder,
  takes: readonly Take[],
  jobs: LivingJobs,
): Promise<boolean> {
  const open = takes.filter(isOpen);
  if (open.length === 0) return false;
  const { current, ...host } = await askAboutTakes(ports, ep, open, jobs);
  const owners = await findOwners(ports, ep, open);
  const now = ports.clock.now();
  const living = new Set([...jobs.living, ...host.living]);
  const swept = planSweep(current, { ...host, owners, snapshot: jobs.snapshot, now: now.getTime(), living });
  for (const each of swept) await applySweep(ports, ep, each, stamp(now)).catch(leaveReadOnly);
  const gone = [...owners].filter(([, life]) => life === "gone").map(([owner]) => owner);
  const isOver = swept.some(({ status }) => status !== "queued");
  for (const owner of isOver ? [...gone, ports.presence.id] : [])
    await ports.presence.forget(ep, owner).catch(leaveReadOnly);
  return swept.length > 0;
}

async function applySweep(
  ports: Pick<StudioPorts, "emit" | "locks">,
  ep: EpisodeFolder,
  { take, event, status, reason }: SweptTake,
  at: string,
): Promise<void> {
  if (status === "queued") {
    const revived = await patchTake(ep, take, {}, ports.locks);
    if (revived) announceTake(ports, ep, revived);
    return;
  }
  const mp4 = status === "ok" ? mp4Of(take) : undefined;
  const swept = event === "swept: lost by the queue" && { swept: at };
  const patch = { finished: at, save_notes: reason, ...(mp4 !== undefined && { mp4 }), ...swept };
  await endTake(ports, ep, take, { event, patch });
}

/** Queued, or closed only because its job seemed to be gone. */
function isOpen(take: Take): boolean {
  const record = sidecarOf(take);
  return takeStatus(take) === "queued" || (record !== undefined && takeStateOf(record) === "swept");
}

/** The other studios that takes were queued by. */
export async function findOwners(
  { presence }: Pick<StudioPorts, "presence">,
  ep: EpisodeFolder,
  takes: readonly Take[],
): Promise<Map<string, OwnerLife>> {
  const queued = takes.filter((take) => takeStatus(take) === "queued");
  const owners = new Set(queued.flatMap((take) => sidecarOf(take)?.owner ?? []));
  const found = [...owners].map(async (owner) => [owner, (await presence.find(ep, owner)).life] as const);
  return new Map(await Promise.all(found));
}

/** A folder that cannot be written into keeps its takes as they are: they stay queued, and are closed once it can be written. */
export function leaveReadOnly(error: unknown): undefined {
  if (!["EACCES", "EPERM", "EROFS"].some((code) => isCode(error, code))) throw error;
}

/** Takes of the host's own are looked at again once it has answered: what it says it made must be there by then. */
async function askAboutTakes(
  { host }: Pick<StudioPorts, "host">,
  ep: EpisodeFolder,
  queued: readonly Take[],
  { living }: LivingJobs,
) {
  const foreign = queued.filter((take) => isOfHost(take) && !living.has(sidecarOf(take)?.host_prompt_id ?? ""));
  const answers = await readHostEndings(host(), foreign);
  const again = await Promise.all(foreign.map((take) => findTake(ep, take)));
  const own = queued.filter((take) => !foreign.includes(take));
  return { ...answers, current: [...own, ...again.filter((take) => take !== undefined)] };
}

/** Milliseconds that a page waits for a host before its takes are left as they are. */
const PATIENCE = 2_000;

/** Whether a queued take waits for a job of the host's own, and not for one of ours. */
function isOfHost(take: Take): boolean {
  const record = sidecarOf(take);
  return takeStatus(take) === "queued" && record?.host_prompt_id !== undefined && record.queue !== "studio";
}

/** Asks about each of the takes; a host that leaves one question open has answered none. */
async function readHostEndings(
  host: Host | null,
  takes: readonly Take[],
): Promise<Pick<SweepFacts, "living" | "hostEndings" | "hostAnswers">> {
  const ids = [...new Set(takes.flatMap((take) => sidecarOf(take)?.host_prompt_id ?? []))];
  const answers = await mapPool(ids, async (id) => host?.prompt(id, PATIENCE));
  const living = new Set<string>();
  const hostEndings = new Map<string, { ok: boolean; message: string }>();
  for (const [index, id] of ids.entries()) {
    const prompt = answers[index];
    if (prompt?.is === "living") living.add(id);
    else if (prompt?.is === "ended") hostEndings.set(id, { ok: prompt.ok, message: prompt.message });
  }
  return { living, hostEndings, hostAnswers: answers.every((prompt) => prompt !== undefined) };
}
