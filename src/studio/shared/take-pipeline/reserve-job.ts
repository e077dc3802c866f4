// Reserves a take and queues the job that fills it. Order of a crash: a record without a job is swept; a job without a record
// cannot be, because the record comes first.
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { Shotlist } from "../../../contracts/files/shotlist.ts";
import { reasonOf } from "../../../contracts/refusal.ts";
import type { JobSpec } from "../../../core/jobs/job-spec.ts";
import type { SidecarDraft } from "../../../core/render/draft-sidecar.ts";
import { closeTake } from "../../../disk/close-take.ts";
import { writeFrozenShotlist } from "../../../disk/frozen-shotlist.ts";
import { reserveTake } from "../../../disk/reserve-take.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { StudioPorts } from "../../ports.ts";
import { announceTake } from "../takes/announce-take.ts";
import type { RenderPayload } from "../../../contracts/files/render-payload.ts";

export interface ReservedTake {
  readonly record: Sidecar;
  readonly spec: JobSpec & { readonly id: string; readonly payload: RenderPayload };
}

/** What a take is rendered from, and what is kept of it beside the film. */
export interface RenderSource {
  readonly frozen: Shotlist;
  readonly wishes: Pick<RenderPayload, "save_frames" | "models">;
  /** The job that has to end first. */
  readonly after?: string;
}

/** Takes a number for the draft, names its job and its studio in its record, and keeps the shot list it is rendered from. */
export async function reserveRender(
  { presence, ep }: Pick<StudioPorts, "presence"> & { readonly ep: EpisodeFolder },
  draft: SidecarDraft,
  { frozen, wishes, after }: RenderSource,
  id: string,
): Promise<ReservedTake> {
  await presence.enter(ep);
  const record = await reserveTake(ep, { ...draft, host_prompt_id: id, owner: presence.id });
  await writeFrozenShotlist(ep, record, frozen);
  return { record, spec: { ...renderSpec(ep, record, wishes), id, ...(after && { after }) } };
}

/** Hands the reserved takes to the queue: all of them, or all are closed as failed and the queue's refusal goes on. */
export async function queueReserved(
  ports: Pick<StudioPorts, "place" | "locks" | "emit" | "queue">,
  ep: EpisodeFolder,
  reserved: readonly ReservedTake[],
): Promise<void> {
  try {
    await ports.queue.addMany(reserved.map(({ spec }) => keepRoots(spec, ports.place.askedRoots)));
  } catch (error) {
    const news = { save_notes: `not queued: ${reasonOf(error)}` };
    for (const { record } of reserved) await closeTake(ep, record, { event: "failed", patch: news }, ports.locks);
    throw error;
  }
  for (const { record } of reserved) announceTake(ports, ep, record);
}

/** The job opens what its request might open, also after a restart. */
export function keepRoots(spec: ReservedTake["spec"], roots: readonly string[] | undefined): ReservedTake["spec"] {
  return roots ? { ...spec, payload: { ...spec.payload, roots: [...roots] } } : spec;
}

function renderSpec(
  ep: EpisodeFolder,
  record: Sidecar,
  wishes: RenderSource["wishes"],
): JobSpec & { readonly payload: RenderPayload } {
  const { pass, shot, take, target, model } = record;
  const seconds = record.length / record.fps;
  const backend = record.backend ?? "builtin";
  const payload: RenderPayload = { ep, pass, shot, take, ...wishes };
  return {
    kind: "render",
    lane: backend,
    title: `${shot} take ${take} (${pass})`,
    info: { ep, pass, shot, take, target, model, backend, seconds },
    payload,
  };
}
