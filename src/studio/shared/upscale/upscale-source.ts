// The film that an upscale's job enlarges: its take's, or the upscale that it goes on from.
import { join } from "node:path";
import type { UpscaleRecord, VersionPayload } from "../../../contracts/files/upscale.ts";
import { takeStem } from "../../../core/lib/names.ts";
import { mp4Of, type Take } from "../../../core/takes/take.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { findTake } from "../../../disk/takes/read-takes.ts";
import type { StudioPorts } from "../../ports.ts";
import type { Making } from "../take-pipeline/run.ts";

export type UpscalePayload = VersionPayload & { readonly ep: EpisodeFolder };
export type MakingUpscale = Making<UpscalePayload, UpscaleRecord>;

export interface UpscaleSource {
  readonly take: Take;
  /** Absolute path of the film that is enlarged. */
  readonly film: string;
}

/** The take's film, or its upscale where the record goes on from that: the very one that was meant. */
export async function requireSource(
  { fileHashes }: Pick<StudioPorts, "fileHashes">,
  making: MakingUpscale,
): Promise<UpscaleSource> {
  const { payload, folder, spec } = making;
  const take = await findTake(payload.ep, payload);
  const name = take && mp4Of(take);
  if (!take || name === undefined) throw new Error(`${payload.shot} take ${payload.take} has lost its video`);
  const on = spec.record.on_upscale;
  if (!on) return { take, film: join(folder, name) };
  const film = join(folder, `${takeStem(payload.shot, payload.take)}.up.mp4`);
  const hash = await fileHash(fileHashes, film).catch(() => undefined);
  if (hash === undefined || hash !== (on as UpscaleRecord).sha1)
    throw new Error("the upscale that it goes on from is not there any more: upscale the take again");
  return { take, film };
}
