// Reserves planned upscales and posts and queues the jobs that make them, for the first time and for a retry. A record without a job is swept
// by the next status; a job without a record cannot be, because the record comes first.
import type { Job, JobSpec } from "../../../contracts/files/job.ts";
import type { PostRecord, UpscaleRecord, VersionPayload } from "../../../contracts/files/upscale.ts";
import { Refusal, reasonOf } from "../../../contracts/refusal.ts";
import { secondsOf } from "../../../core/time/rate.ts";
import type { TakeId } from "../../../core/takes/upgrade-sidecar.ts";
import { closeVersion, findVersion, reserveVersion, type VersionKind } from "../../../disk/takes/versions.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { announceVersion } from "./announce-version.ts";

type ReservePorts = Pick<StudioPorts, "locks" | "presence">;
type EpisodeOfRequest = Pick<EpisodeContext, "folder" | "requestRoots">;

/** A record without its job. `after`: the job that has to end first. */
export type VersionDraft = {
  readonly id: TakeId;
  readonly lane: string;
  readonly after?: string | undefined;
} & ({ readonly kind: "up"; readonly record: UpscaleRecord } | { readonly kind: "post"; readonly record: PostRecord });

export interface ReservedVersion {
  readonly draft: VersionDraft;
  readonly spec: JobSpec & { readonly id: string };
}

const TITLES = { up: "upscale", post: "post" } as const;

/** `job`: the id of the job that will make it, which the record names. */
export async function reserveDraft(
  { locks, presence }: ReservePorts,
  { folder: ep, requestRoots }: EpisodeOfRequest,
  draft: VersionDraft,
  job: string,
): Promise<ReservedVersion> {
  await presence.enter(ep);
  const named = { host_prompt_id: job, owner: presence.id, backend: draft.lane };
  if (draft.kind === "up")
    await reserveVersion(ep, draft.id, { kind: "up", record: { ...draft.record, ...named } }, locks);
  else await reserveVersion(ep, draft.id, { kind: "post", record: { ...draft.record, ...named } }, locks);
  return { draft, spec: { ...jobOf(ep, draft, requestRoots), id: job } };
}

function jobOf(ep: EpisodeFolder, { kind, id, lane, after, record }: VersionDraft, roots: readonly string[]): JobSpec {
  const { pass, shot, take } = id;
  const payload: VersionPayload = { ep, pass, shot, take, ...(roots.length > 0 && { roots: [...roots] }) };
  const { target = "", frames, fps } = record;
  const seconds = frames && fps ? { seconds: secondsOf(frames, fps) } : {};
  return {
    ...{
      kind: kind === "up" ? "upscale" : "post",
      lane,
      title: `${shot} take ${take} (${pass}) ${TITLES[kind]}`,
      payload,
    },
    info: { ep, pass, shot, take, target, backend: lane, ...seconds },
    ...(after !== undefined && { after }),
  };
}

/** All of them, or all are closed as failed and the queue's refusal goes on. */
export async function queueVersions(
  ports: Pick<StudioPorts, "locks" | "emit" | "queue">,
  ep: EpisodeFolder,
  reserved: readonly ReservedVersion[],
): Promise<void> {
  try {
    await ports.queue.addMany(reserved.map(({ spec }) => spec));
  } catch (error) {
    const patch = { save_notes: `not queued: ${reasonOf(error)}` };
    for (const { draft } of reserved)
      await closeVersion(ep, draft.id, draft.kind, { event: "failed", patch, locks: ports.locks });
    throw error;
  }
  for (const { draft } of reserved) announceVersion(ports, ep, draft, "queued");
}

const ENDED = ["finished", "started", "swept", "made_with", "inputs", "before", "sha1", "mp4", "latent"] as const;

/** The same again, by what its record says. */
export async function retryVersion(
  ports: ReservePorts & Pick<StudioPorts, "clock" | "emit">,
  job: Job,
  { kind, payload }: { readonly kind: VersionKind; readonly payload: VersionPayload & { readonly ep: EpisodeFolder } },
  id: string,
): Promise<JobSpec> {
  const { ep, roots = [] } = payload;
  const old = await findVersion(ep, payload, kind);
  if (!old) throw new Refusal("conflict", `${job.title} cannot be retried: its record is gone`);
  if (old.status === "queued") throw new Refusal("conflict", `${job.title} is queued already`);
  const kept = Object.fromEntries(Object.entries(old).filter(([key]) => !(ENDED as readonly string[]).includes(key)));
  const queued = { status: "queued", queued: stamp(ports.clock.now()), save_notes: "" };
  const record = { ...kept, ...queued } as VersionDraft["record"];
  const draft = { kind, id: payload, lane: job.lane, record } as VersionDraft;
  const { spec } = await reserveDraft(ports, { folder: ep, requestRoots: roots }, draft, id);
  announceVersion(ports, ep, draft, "queued");
  return spec;
}
