// Reserves a planned take and queues the job that makes it, for the first time and for a retry. A record without a job is swept after a
// crash; a job without a record cannot be, because the record comes first.
import type { RenderPayload } from "../../../contracts/files/render-payload.ts";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import { Refusal, reasonOf } from "../../../contracts/refusal.ts";
import type { RenderReply } from "../../../contracts/routes/takes.ts";
import type { Job, JobSpec } from "../../../contracts/files/job.ts";
import { type SidecarDraft, draftRetry } from "../../../core/render/draft-sidecar.ts";
import { reserveTake } from "../../../disk/takes/reserve-take.ts";
import { requireFrozenShotlist, writeFrozenShotlist } from "../../../disk/takes/frozen-shotlist.ts";
import { closeTake, requireSidecar } from "../../../disk/takes/close-take.ts";
import { startedBy, type ChainStart } from "../../../core/render/continuity.ts";
import type { TakePlan } from "../../../core/render/make-spec.ts";
import { hashRefs } from "../../../disk/refs/ref-hashes.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";
import { announceTake } from "../takes/announce-take.ts";
import { refreshFirstFrame, type FirstFramePorts } from "../references/first-frame.ts";
import type { TakePayload } from "./stage.ts";
import { openEpisodeContext, type EpisodeContext, type EpisodePorts } from "../episode/episode-context.ts";

export interface ReservedTake {
  readonly record: Sidecar;
  readonly spec: JobSpec & { readonly id: string; readonly payload: RenderPayload };
}

/** What a take is rendered from, and what is kept of it beside the film. */
interface RenderSource extends Pick<TakePlan, "frozen" | "options"> {
  /** The job that has to end first. */
  readonly after?: string;
}

interface PreparedTake {
  readonly draft: SidecarDraft;
  /** The job that has to end first. */
  readonly after?: string;
  /** What the reply says of how it starts. */
  readonly reported: Partial<Pick<RenderReply, "continuity" | "continuity_at_start">>;
}

/**
 * Reserves a planned take; `reported`: what the reply says of how it starts. Cuts its first frame where that can be cut now. Throws a sentence
 * when that fails: the take is not made then.
 */
export async function reservePlanned(
  ports: FirstFramePorts & Pick<StudioPorts, "presence" | "queue">,
  episode: EpisodeContext,
  plan: TakePlan,
): Promise<ReservedTake & Pick<PreparedTake, "reported">> {
  const { draft, after, reported } = await prepareStart(ports, episode, plan.start, plan.spec.record);
  const { frozen, options } = plan;
  const source = { frozen, options, ...(after !== undefined && { after }) };
  return { ...(await reserveJob({ ...ports, ep: episode.folder }, draft, source, ports.queue.newId())), reported };
}

/** Cuts what can be cut now; what has to wait for another job is cut when the shot's own starts (`continue-shot`). */
export async function prepareStart(
  ports: FirstFramePorts,
  episode: EpisodeContext,
  start: ChainStart,
  draft: SidecarDraft,
): Promise<PreparedTake> {
  if (start === null) return { draft, reported: {} };
  const { shot, mode, plan } = start;
  if (plan.is === "at start") {
    const reported = { continuity_at_start: [{ shot, after: plan.sentence }] };
    return { draft: startedBy(draft, mode), after: plan.after, reported };
  }
  if (mode === "latent") return { draft: startedBy(draft, mode), reported: {} };
  const first = await refreshFirstFrame(ports, episode, { shot, source: plan.from });
  return {
    draft: startedBy(draft, mode, first.sha1),
    reported: first.reported ? { continuity: [first.reported] } : {},
  };
}

/** Takes a number for the draft, names its job and its service in its record, and keeps the shot list it is rendered from. */
async function reserveJob(
  { presence, ep }: Pick<StudioPorts, "presence"> & { readonly ep: EpisodeFolder },
  draft: SidecarDraft,
  { frozen, options, after }: RenderSource,
  id: string,
): Promise<ReservedTake> {
  await presence.enter(ep);
  const record = await reserveTake(ep, { ...draft, host_prompt_id: id, owner: presence.id });
  await writeFrozenShotlist(ep, record, frozen);
  return { record, spec: { ...jobOf(ep, record, options), id, ...(after !== undefined && { after }) } };
}

/** Hands the reserved takes to the queue: all of them, or all are closed as failed and the queue's refusal goes on. */
export async function queueReserved(
  ports: Pick<StudioPorts, "locks" | "emit" | "queue">,
  { folder: ep, requestRoots }: EpisodeContext,
  reserved: readonly ReservedTake[],
): Promise<void> {
  try {
    await ports.queue.addMany(reserved.map(({ spec }) => keepRoots(spec, requestRoots)));
  } catch (error) {
    const patch = { save_notes: `not queued: ${reasonOf(error)}` };
    for (const { record } of reserved) await closeTake(ep, record, { event: "failed", patch }, ports.locks);
    throw error;
  }
  for (const { record } of reserved) announceTake(ports, ep, record);
}

/** The same picture under a new number. `id`: the new job's, which the new take's record names. */
export async function retryTake(
  ports: EpisodePorts & Pick<StudioPorts, "clock" | "emit" | "fileHashes" | "presence">,
  job: Job,
  payload: TakePayload,
  id: string,
): Promise<JobSpec> {
  const { ep, roots } = payload;
  const { old, frozen } = await requireInputs(job, payload);
  const episode = await openEpisodeContext(ports, ep, roots);
  const refs = await hashRefs(await episode.reach(), old.refs, ports.fileHashes);
  const draft = draftRetry(old, { queued: stamp(ports.clock.now()), refs });
  const { record, spec } = await reserveJob({ ...ports, ep }, draft, { frozen, options: keptOptions(payload) }, id);
  announceTake(ports, ep, record);
  return keepRoots(spec, roots);
}

/** What the old take was made from. A conflict when it is gone: the job is still known. */
async function requireInputs(job: Job, payload: TakePayload) {
  const { ep } = payload;
  try {
    return { old: await requireSidecar(ep, payload), frozen: await requireFrozenShotlist(ep, payload) };
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== "unknown") throw error;
    throw new Refusal("conflict", `${job.title} cannot be retried: ${error.message}`);
  }
}

/** A journal of an earlier version names no model sources. */
function keptOptions({ save_frames, models }: RenderPayload) {
  return { ...(save_frames !== undefined && { save_frames }), ...(models && { models }) };
}

/** The job opens what its request might open, also after a restart. */
function keepRoots(spec: ReservedTake["spec"], roots: readonly string[] = []): ReservedTake["spec"] {
  return roots.length > 0 ? { ...spec, payload: { ...spec.payload, roots: [...roots] } } : spec;
}

function jobOf(
  ep: EpisodeFolder,
  record: Sidecar,
  options: RenderSource["options"],
): JobSpec & { readonly payload: RenderPayload } {
  const { pass, shot, take } = record;
  const payload: RenderPayload = { ep, pass, shot, take, ...options };
  return {
    kind: "render",
    lane: laneOf(record),
    title: `${shot} take ${take} (${pass})`,
    info: { ep, pass, shot, take, ...runInfo(record) },
    payload,
  };
}

function laneOf({ backend = "builtin" }: Pick<SidecarDraft, "backend">): string {
  return backend;
}

/** What a job says of its run, by which its cost and its time are estimated. Seconds of film. */
export function runInfo(record: SidecarDraft) {
  const { target, model, length, fps, width, height } = record;
  return { target, model, backend: laneOf(record), seconds: length / fps, size: `${width}x${height}` };
}
