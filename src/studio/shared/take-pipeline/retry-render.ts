// A render once more: the same picture under a new number, reserved as a first render is.
import type { RenderPayload } from "../../../contracts/files/render-payload.ts";
import type { Job } from "../../../contracts/files/job.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { JobSpec } from "../../../core/jobs/job-spec.ts";
import { draftRetry } from "../../../core/takes/draft-retry.ts";
import { requireSidecar } from "../../../disk/close-take.ts";
import { requireFrozenShotlist } from "../../../disk/frozen-shotlist.ts";
import { readReach } from "../../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { stamp } from "../../../machine/clock.ts";
import { readRoots, withAskedRoots } from "../episode/roots.ts";
import type { StudioPorts } from "../../ports.ts";
import { keepRoots, reserveRender } from "./reserve-job.ts";
import { hashRefs } from "../../../disk/refs/ref-hashes.ts";
import { announceTake } from "../takes/announce-take.ts";

/** `id`: the new job's, which the new take's record names. */
export async function retryRender(
  ports: Pick<StudioPorts, "place" | "clock" | "emit" | "fileHashes" | "presence">,
  job: Job,
  payload: RenderPayload & { readonly ep: EpisodeFolder },
  id: string,
): Promise<JobSpec> {
  const { ep } = payload;
  const { old, frozen } = await requireInputs(job, payload);
  const reach = await readReach(await readRoots(withAskedRoots(ports, payload.roots)), ep);
  const refs = await hashRefs(reach, old.refs, ports.fileHashes);
  const draft = draftRetry(old, { queued: stamp(ports.clock.now()), refs });
  const { record, spec } = await reserveRender({ ...ports, ep }, draft, { frozen, wishes: keptWishes(payload) }, id);
  announceTake(ports, ep, record);
  return keepRoots(spec, payload.roots);
}

/** A journal of an earlier version names no model sources. */
function keptWishes({ save_frames, models }: RenderPayload) {
  return { ...(save_frames !== undefined && { save_frames }), ...(models && { models }) };
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
