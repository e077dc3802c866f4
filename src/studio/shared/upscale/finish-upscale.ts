// Makes what a backend delivered an upscale: sized as it is delivered, finished, with the take's sound. What was made here is that already.
import { basename, join } from "node:path";
import type { UpscaleRecord } from "../../../contracts/files/upscale.ts";
import { takeStem } from "../../../core/lib/names.ts";
import { stamp } from "../../../machine/clock.ts";
import { removeFile } from "../../../machine/files.ts";
import { hashFile } from "../../../machine/read-parts.ts";
import { filmFacts } from "../../../media/probe.ts";
import type { StudioPorts } from "../../ports.ts";
import { keepLatent } from "../take-pipeline/finish.ts";
import type { Delivered } from "../take-pipeline/run.ts";
import { orderOf } from "./stage-upscale.ts";
import { requireSource, type MakingUpscale } from "./upscale-source.ts";

export type FinishUpscalePorts = Pick<StudioPorts, "clock" | "tools" | "films" | "fileHashes">;

export async function finishUpscale(
  ports: FinishUpscalePorts,
  making: MakingUpscale,
  delivered: Delivered,
): Promise<Partial<UpscaleRecord>> {
  const { folder, payload, spec, signal } = making;
  const video = delivered.files.find(({ role }) => role === "video");
  if (!video) throw new Error("the run made no video");
  const stem = join(folder, `${takeStem(payload.shot, payload.take)}.up`);
  const mp4 = `${stem}.mp4`;
  let madeWith = delivered.madeWith;
  if (spec.means !== "draw") {
    const source = await requireSource(ports, making);
    const made = await ports.films.upscale(orderOf(spec.record, { ...source, model: video.path }), mp4, { signal });
    madeWith = { ...madeWith, ...made.madeWith };
    await removeFile(video.path);
  }
  const latent = await keepLatent(stem, delivered.files);
  if (latent === undefined) await removeFile(`${stem}.latent.safetensors`);
  const { frames, fps, width, height } = await filmFacts(ports.tools, mp4);
  return {
    finished: stamp(ports.clock.now()),
    ...{ frames, fps, width, height, mp4: basename(mp4), save_notes: "" },
    ...(latent !== undefined && { latent: basename(latent) }),
    sha1: await hashFile(mp4),
    made_with: { ...madeWith },
  };
}
