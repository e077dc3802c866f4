// Reserves planned candidates and queues the jobs that make them, for the first time and for a retry. A record without a job is closed by the
// next listing; a job without a record cannot be, because the record comes first.
import type { Job, JobSpec } from "../../../contracts/files/job.ts";
import type { RefPayload } from "../../../contracts/files/ref-payload.ts";
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import type { ModelSources } from "../../../contracts/files/render-payload.ts";
import { Refusal, reasonOf } from "../../../contracts/refusal.ts";
import type { QueuedRef } from "../../../contracts/files/queued.ts";
import { retriedDraft } from "../../../core/refs/next-candidate.ts";
import { closeRefTake, findRefRecord } from "../../../disk/refs/close-ref-take.ts";
import { reserveRefTake, type RefSidecarDraft } from "../../../disk/refs/reserve-ref-take.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { announceRef } from "../references/store-candidate.ts";
import type { MakePayload } from "../take-pipeline/run.ts";

export interface ReservedCandidate {
  readonly record: RefSidecar;
  readonly spec: JobSpec & { readonly id: string; readonly payload: RefPayload };
}

export interface CandidateToReserve {
  readonly draft: RefSidecarDraft;
  readonly models: ModelSources | undefined;
  /** The job that has to end first. */
  readonly after?: string | undefined;
}

type ReservePorts = Pick<StudioPorts, "presence">;

/** Takes a number. `id`: of the job, which the record names. */
export async function reserveCandidate(
  ports: ReservePorts,
  { folder: ep, requestRoots }: Pick<EpisodeContext, "folder" | "requestRoots">,
  candidate: CandidateToReserve,
  id: string,
): Promise<ReservedCandidate> {
  await ports.presence.enter(ep);
  const { draft, models, after } = candidate;
  const record = await reserveRefTake(ep, { ...draft, host_prompt_id: id, owner: ports.presence.id });
  const roots = requestRoots.length > 0 ? { roots: [...requestRoots] } : {};
  const payload = { ep, ref: record.ref, view: record.view, take: record.take, ...roots, ...(models && { models }) };
  return { record, spec: { ...jobOf(ep, record), id, payload, ...(after !== undefined && { after }) } };
}

/** Hands the reserved candidates to the queue: all of them, or all are closed as failed and the queue's refusal goes on. */
export async function queueCandidates(
  ports: Pick<StudioPorts, "locks" | "emit" | "queue">,
  ep: EpisodeFolder,
  reserved: readonly ReservedCandidate[],
): Promise<QueuedRef[]> {
  try {
    await ports.queue.addMany(reserved.map(({ spec }) => spec));
  } catch (error) {
    const patch = { save_notes: `not queued: ${reasonOf(error)}` };
    for (const { record } of reserved) await closeRefTake(ep, record, { event: "failed", patch }, ports.locks);
    throw error;
  }
  for (const { record } of reserved) announceRef(ports, ep, record, "queued");
  return reserved.map(({ record, spec }) => ({
    ...{ ref: record.ref, view: record.view, take: record.take, prompt_id: spec.id },
    ...{ seed: record.seed ?? "0", seed_source: record.seed_source ?? "stable" },
    ...{ backend: spec.lane, target: record.target ?? "" },
  }));
}

/** The same picture under a new number. `id`: the new job's. */
export async function retryCandidate(
  ports: ReservePorts & Pick<StudioPorts, "clock" | "emit">,
  job: Job,
  payload: RefPayload & MakePayload,
  id: string,
): Promise<JobSpec> {
  const { ep, models, roots = [] } = payload;
  const old = await findRefRecord(ep, payload);
  if (!old) throw new Refusal("conflict", `${job.title} cannot be retried: its candidate is gone`);
  const draft = retriedDraft(old, stamp(ports.clock.now()));
  const episode = { folder: ep, requestRoots: roots };
  const { record, spec } = await reserveCandidate(ports, episode, { draft, models }, id);
  announceRef(ports, ep, record, "queued");
  return spec;
}

function jobOf(ep: EpisodeFolder, record: RefSidecar): Omit<JobSpec, "payload"> {
  const { ref, view, take, target, model = null, backend = "builtin", seconds } = record;
  return {
    kind: "ref",
    lane: backend,
    title: `${ref}${view === null ? "" : ` ${view}`} take ${take}`,
    info: { ep, ref, view, take, target, model, backend, ...(seconds !== undefined && { seconds }) },
  };
}
