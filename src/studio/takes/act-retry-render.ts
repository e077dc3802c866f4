// A render once more: the same picture under a new number, reserved as a first render is.
import type { RenderPayload } from "../../contracts/files/render-payload.ts";
import type { Job } from "../../contracts/files/job.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { JobSpec } from "../../core/jobs/job-spec.ts";
import { draftRetry } from "../../core/takes/draft-retry.ts";
import { requireSidecar } from "../../disk/close-take.ts";
import { requireFrozenShotlist } from "../../disk/frozen-shotlist.ts";
import { readReach } from "../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { stamp } from "../../machine/clock.ts";
import { readRoots } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";
import { reserveRender } from "./act-queue-take.ts";
import { hashRefs } from "./act-ref-files.ts";
import { tellTake } from "./act-tell-take.ts";

/** `id`: the new job's, which the new take's record names. */
export async function retryRender(
  studio: Pick<Studio, "place" | "clock" | "emit" | "fileHashes">,
  job: Job,
  payload: RenderPayload & { readonly ep: EpisodeFolder },
  id: string,
): Promise<JobSpec> {
  const { ep } = payload;
  const { old, frozen } = await requireInputs(job, payload);
  const refs = await hashRefs(await readReach(await readRoots(studio), ep), old.refs, studio.fileHashes);
  const draft = draftRetry(old, { queued: stamp(studio.clock.now()), refs });
  const { record, spec } = await reserveRender(
    ep,
    draft,
    { frozen, wishes: payload.save_frames ? { save_frames: true } : {} },
    id,
  );
  tellTake(studio, ep, record);
  return spec;
}

/** What the old take was made from. A conflict when it is gone: the job is still known. */
async function requireInputs(job: Job, payload: RenderPayload & { readonly ep: EpisodeFolder }) {
  const { ep } = payload;
  try {
    return { old: await requireSidecar(ep, payload), frozen: await requireFrozenShotlist(ep, payload) };
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== "unknown") throw error;
    throw new Refusal("conflict", `${job.title} cannot be retried: ${error.message}`);
  }
}
