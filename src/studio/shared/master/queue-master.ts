// Queues what a master lacks: upscales by the recipe, and each one's post right behind it.
import type { Quality } from "../../../contracts/files/upscale.ts";
import type { MasterBody } from "../../../contracts/routes/delivery/master.ts";
import type { QueuedUpscale } from "../../../contracts/routes/delivery/upscale.ts";
import { orderByTarget } from "../../../core/master/queue-order.ts";
import { sidecarOf, type Take } from "../../../core/takes/take.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { queuePosts, type UpcomingUpscale } from "../post/queue-posts.ts";
import { queueUpscales, type UpscalePorts } from "../upscale/queue-upscales.ts";
import { recipeSettings } from "../upscale/take-settings.ts";
import type { PlannedShot, ReadMaster } from "./read-plan.ts";

export type QueueMasterPorts = UpscalePorts & Pick<StudioPorts, "locks" | "emit">;

export interface QueuedMaster {
  /** Shot ids. */
  readonly queued: string[];
  readonly errors: { shot: string; error: string }[];
}

export async function queueMaster(
  ports: QueueMasterPorts,
  place: { readonly episode: EpisodeContext; readonly snapshot: PassSnapshot },
  { plan, shots, postMode }: ReadMaster,
  order: MasterBody["order"],
): Promise<QueuedMaster> {
  const statuses = new Map(plan.rows.map(({ shot, status }) => [shot, status]));
  const toUpscale = inOrder(shots.filter(({ shot }) => statuses.get(shot) === "upscale").flatMap(withTake), order);
  const upscaled = await queueUpscales(ports, place, chosen(toUpscale), {
    ...{ settingsOf: recipeSettings(place.snapshot), redo: true, fromUpscale: false },
  });
  const jobs = new Map(upscaled.queued.map((each) => [each.shot, each]));
  const isDue = ({ shot, post }: PlannedShot) => post !== null && (statuses.get(shot) === "post" || jobs.has(shot));
  const toPost = postMode === "recipe" ? shots.filter(isDue).flatMap(withTake) : [];
  const posts = new Map(toPost.map(({ shot, post }) => [shot, post!]));
  const posted = await queuePosts(ports, place, chosen(toPost), {
    ...{ settingsOf: (shot: string) => posts.get(shot)!, redo: true, quality: null },
    after: (take) => upcoming(jobs.get(take.shot), take, plan.quality),
  });
  const errors = [...upscaled.errors, ...posted.errors].map(({ shot, error }) => ({ shot, error }));
  const queued = [...upscaled.queued, ...posted.queued].map(({ shot }) => shot);
  return { queued: [...new Set(queued)], errors };
}

interface ShotWithTake extends PlannedShot {
  readonly take: Take;
}

function withTake(shot: PlannedShot): ShotWithTake[] {
  return shot.take ? [{ ...shot, take: shot.take }] : [];
}

function inOrder(shots: readonly ShotWithTake[], order: MasterBody["order"]): readonly ShotWithTake[] {
  if (order === "cut") return shots;
  const known = shots.flatMap(({ shot, take, settings }) =>
    settings ? [{ shot, target: targetOf(take), settings }] : [],
  );
  const places = new Map(orderByTarget(known).map(({ shot }, at) => [shot, at]));
  return shots.toSorted((a, b) => (places.get(a.shot) ?? 0) - (places.get(b.shot) ?? 0));
}

function targetOf(take: Take): string {
  return sidecarOf(take)?.target ?? "";
}

function chosen(shots: readonly ShotWithTake[]) {
  return { takes: shots.map(({ take }) => take), errors: [], isWholeCut: false };
}

/** What a queued upscale will be like, for the post behind it. */
function upcoming(
  job: Pick<QueuedUpscale, "prompt_id" | "width" | "height"> | undefined,
  take: Take,
  quality: Quality,
): UpcomingUpscale | undefined {
  if (!job) return undefined;
  const { prompt_id: id, width, height } = job;
  const { frames, length = 1, fps = 24 } = sidecarOf(take) ?? {};
  return { job: id, film: { width, height, frames: frames ?? length, fps, quality } };
}
