// Puts the fresh upscale of each clip's take in the place of the take's picture; the sound stays. A clip without one is scaled up, with a note.
import { dirname, join } from "node:path";
import { UpscaleRecord } from "../../../contracts/files/upscale.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import { takeStem } from "../../../core/lib/names.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import { readChecked } from "../../../disk/reading/json-file.ts";
import type { MeasuredClip } from "../../../media/film/assemble-run.ts";
import { readClipFacts, readPictureSize } from "../../../media/read-clip.ts";
import type { StudioPorts } from "../../ports.ts";

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface PlayedUpscales {
  readonly clips: readonly MeasuredClip[];
  /** The size that most upscales have, in pixels. */
  readonly size: PictureSize;
  readonly notes: readonly string[];
}

type UpscaledClip =
  { readonly clip: MeasuredClip; readonly size: PictureSize } | { readonly clip: MeasuredClip; readonly why: string };

/** Refuses a cut of which no take has a fresh upscale. */
export async function playUpscales(
  ports: Pick<StudioPorts, "fileHashes">,
  clips: readonly MeasuredClip[],
): Promise<PlayedUpscales> {
  const found = await mapPool(clips, (clip) => findUpscale(ports, clip));
  const size = mostCommon(found.flatMap((each) => ("size" in each ? [each.size] : [])));
  const notes = found.flatMap((each) =>
    "why" in each ? [`${each.clip.shot}: take ${each.clip.take} ${each.why}; it is scaled up`] : [],
  );
  if (size) return { clips: found.map(({ clip }) => clip), size, notes };
  throw new Refusal(
    "conflict",
    "no take in the cut has a fresh upscale: upscale the takes, or assemble without upscaled",
  );
}

async function findUpscale(ports: Pick<StudioPorts, "fileHashes">, clip: MeasuredClip): Promise<UpscaledClip> {
  const stem = join(dirname(clip.mp4), takeStem(clip.shot, clip.take));
  const mp4 = `${stem}.up.mp4`;
  const record = await readChecked(`${stem}.up.json`, UpscaleRecord);
  if (record.is !== "there" || record.value.status === "queued") return { clip, why: "has no upscale" };
  if (record.value.status === "failed") return { clip, why: "has an upscale that failed" };
  if (record.value.made_from !== (await fileHash(ports.fileHashes, clip.mp4).catch(() => undefined)))
    return { clip, why: "has an upscale of an older picture" };
  const [size, facts] = await Promise.all([readPictureSize(mp4), readClipFacts(mp4)]).catch(() => []);
  return size && facts ? { clip: { ...clip, mp4, facts }, size } : { clip, why: "has an upscale that cannot be read" };
}

/** Of sizes that are as common, the larger. */
function mostCommon(sizes: readonly PictureSize[]): PictureSize | undefined {
  const count = ({ width, height }: PictureSize) =>
    sizes.filter((each) => each.width === width && each.height === height).length;
  return sizes.toSorted((a, b) => count(b) - count(a) || b.width * b.height - a.width * a.height)[0];
}
