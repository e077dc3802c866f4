// The upscale that a post's job finishes, as it lies there when the job starts.
import { join } from "node:path";
import type { PostRecord, VersionPayload } from "../../../contracts/files/upscale.ts";
import { findTake } from "../../../disk/takes/read-takes.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { StudioPorts } from "../../ports.ts";
import type { Making } from "../take-pipeline/run.ts";
import { isFreshVersion } from "../versions/judge-versions.ts";

export type PostPayload = VersionPayload & { readonly ep: EpisodeFolder };
export type MakingPost = Making<PostPayload, PostRecord>;

/** Absolute path of the take's fresh upscale. */
export async function requireUpscaled(ports: Pick<StudioPorts, "fileHashes">, making: MakingPost): Promise<string> {
  const { payload, folder } = making;
  const take = await findTake(payload.ep, payload);
  const mp4 = take?.upscale?.mp4;
  const isFresh = take && (await isFreshVersion(ports, payload.ep, take, "upscale"));
  if (isFresh && mp4 !== undefined) return join(folder, mp4);
  throw new Error(`${payload.shot} take ${payload.take} has no fresh upscale: upscale it, then ask for the post again`);
}
