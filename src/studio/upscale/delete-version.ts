// DELETE /studio/upscale and /studio/post: a take without the one or the other, unless that is being made. docs/http.md "Upscale",
// "Post-processing".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { deletePostRoute } from "../../contracts/routes/delivery/post.ts";
import type { deleteUpscaleRoute } from "../../contracts/routes/delivery/upscale.ts";
import type { TakeId } from "../../core/takes/upgrade-sidecar.ts";
import { findVersion, removeVersion, requireVersionPath, type VersionKind } from "../../disk/takes/versions.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { exists } from "../../machine/paths.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { announceVersion } from "../shared/versions/announce-version.ts";

const NAMES = { up: "upscale", post: "post" } as const;

type Ports = Pick<StudioPorts, "locks" | "emit" | "queue">;

export function deleteUpscale(
  ports: Ports,
  { folder }: EpisodeContext,
  { shot, take, pass }: EpisodeInput<typeof deleteUpscaleRoute>,
): Promise<ReplyOf<typeof deleteUpscaleRoute>> {
  return deleteVersion(ports, folder, { shot, take, pass }, "up");
}

export function deletePost(
  ports: Ports,
  { folder }: EpisodeContext,
  { shot, take, pass }: EpisodeInput<typeof deletePostRoute>,
): Promise<ReplyOf<typeof deletePostRoute>> {
  return deleteVersion(ports, folder, { shot, take, pass }, "post");
}

async function deleteVersion(
  ports: Ports,
  ep: EpisodeFolder,
  id: TakeId,
  kind: VersionKind,
): Promise<{ shot: string; take: number; deleted: true }> {
  const { shot, take } = id;
  const name = `${shot} take ${take}`;
  if (!(await exists(await requireVersionPath(ep, id, kind, ".json"))))
    throw new Refusal("unknown", `${name} has no ${NAMES[kind]}`);
  const record = await findVersion(ep, id, kind);
  const job = record?.status === "queued" ? record.host_prompt_id : undefined;
  if (job !== undefined && ports.queue.living().has(job))
    throw new Refusal("conflict", `the ${NAMES[kind]} of ${name} is queued or running: cancel its job first`);
  await removeVersion(ep, id, kind, ports.locks);
  announceVersion(ports, ep, { id, kind }, "deleted");
  return { shot, take, deleted: true };
}
