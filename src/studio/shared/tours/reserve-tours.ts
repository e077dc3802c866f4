// Reserves planned tours and queues the jobs that make them, for the first time and for a retry. A record without a job is closed by the next
// listing; a job without a record cannot be, because the record comes first.
import type { Job, JobSpec } from "../../../contracts/files/job.ts";
import type { ModelSources } from "../../../contracts/files/render-payload.ts";
import type { TourPayload, TourRecord } from "../../../contracts/files/refs/tours.ts";
import { Refusal, reasonOf } from "../../../contracts/refusal.ts";
import { TOUR } from "../../../core/refs/ref-names.ts";
import { secondsOf } from "../../../core/time/rate.ts";
import { closeTour, findTour, reserveTour, type TourDraft } from "../../../disk/refs/tours.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { announceTour } from "../references/store-candidate.ts";
import type { MakePayload } from "../take-pipeline/run.ts";

interface ReservedTour {
  readonly record: TourRecord;
  readonly spec: JobSpec & { readonly id: string };
}

interface TourToReserve {
  readonly draft: TourDraft;
  readonly models: ModelSources | undefined;
}

/** Takes a number. `id`: of the job, which the record names. */
export async function reserveTourJob(
  { presence }: Pick<StudioPorts, "presence">,
  { folder: ep, requestRoots }: Pick<EpisodeContext, "folder" | "requestRoots">,
  { draft, models }: TourToReserve,
  id: string,
): Promise<ReservedTour> {
  await presence.enter(ep);
  const record = await reserveTour(ep, { ...draft, host_prompt_id: id, owner: presence.id });
  const { ref, tour, target, model, backend = "builtin", length, fps } = record;
  const roots = requestRoots.length > 0 ? { roots: [...requestRoots] } : {};
  const payload: TourPayload = { ep, ref, tour, ...roots, ...(models && { models }) };
  const info = { ep, ref, view: TOUR, take: tour, target, model, backend, seconds: secondsOf(length, fps) };
  return { record, spec: { id, kind: "tour", lane: backend, title: `${ref} tour ${tour}`, info, payload } };
}

/** All of them, or all are closed as failed and the queue's refusal goes on. */
export async function queueReservedTours(
  ports: Pick<StudioPorts, "locks" | "emit" | "queue">,
  ep: EpisodeContext["folder"],
  reserved: readonly ReservedTour[],
): Promise<void> {
  try {
    await ports.queue.addMany(reserved.map(({ spec }) => spec));
  } catch (error) {
    const patch = { error: `not queued: ${reasonOf(error)}` };
    for (const { record } of reserved) await closeTour(ep, record, { event: "failed", patch }, ports.locks);
    throw error;
  }
  for (const { record } of reserved) announceTour(ports, ep, record, "queued");
}

const ENDED = ["tour", "finished", "started", "swept", "made_with", "inputs", "request", "base", "asked"] as const;

/** The same tour under a new number, with the old seed and values. `id`: the new job's. */
export async function retryTour(
  ports: Pick<StudioPorts, "clock" | "emit" | "presence">,
  job: Job,
  { ep, ref, tour, models, roots = [] }: TourPayload & MakePayload,
  id: string,
): Promise<JobSpec> {
  const old = await findTour(ep, { ref, tour });
  if (!old) throw new Refusal("conflict", `${job.title} cannot be retried: its record is gone`);
  const kept = Object.fromEntries(Object.entries(old).filter(([key]) => !(ENDED as readonly string[]).includes(key)));
  const asked = { ...kept, ...old.asked } as TourDraft;
  const draft: TourDraft = {
    ...asked,
    ...{ status: "queued", queued: stamp(ports.clock.now()), seed_source: "same" },
    ...{ frames: null, video: null, holds: [], error: null },
  };
  const { record, spec } = await reserveTourJob(ports, { folder: ep, requestRoots: roots }, { draft, models }, id);
  announceTour(ports, ep, record, "queued");
  return spec;
}
