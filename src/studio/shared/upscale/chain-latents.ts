// Latents of takes that carry on from each other, as their upscales use them: the take's own kept one, and in front of it the upscaled one of
// the take before, whose end is held again. docs/http.md "Rendering", rule 7, and "Upscale".
import { join } from "node:path";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { GraphValue } from "../../../core/graph/graph.ts";
import { splitLatent } from "../../../core/media/latent-file.ts";
import { heldValues, latentValues } from "../../../core/render/latents.ts";
import { sidecarOf, type Take } from "../../../core/takes/take.ts";
import { findTake } from "../../../disk/takes/read-takes.ts";
import type { UploadedInput } from "../../../hosts/backend.ts";
import { writeInFolder } from "../../../machine/write-file.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import type { StudioPorts } from "../../ports.ts";
import { uploadName } from "../take-pipeline/stage-files.ts";
import { isFreshVersion } from "../versions/judge-versions.ts";
import type { MakingUpscale } from "./upscale-source.ts";

export interface StagedLatents {
  /** What the graph is given beside the take's own values. */
  readonly values: Readonly<Record<string, GraphValue>>;
  readonly inputs: readonly UploadedInput[];
  /** Shot and take whose upscaled latent is held; null where nothing is, or it has none any more. */
  readonly heldFrom: string | null;
}

interface LatentPlace {
  /** Absolute folder for what is made on the way. */
  readonly scratch: string;
  /** Absolute path of the latent. */
  readonly path: string;
}

/** The two files that a host loads of a kept latent, under the names of the values that take them. */
export async function stageLatentFile({ scratch, path }: LatentPlace, role: "kept" | "held"): Promise<UploadedInput[]> {
  const split = splitLatent(await readWhole(path));
  if (!split) throw new Error("the kept latent cannot be read: upscale the take with vae, or by the method pixel");
  const store = async (name: string, bytes: Uint8Array): Promise<UploadedInput> => {
    const file = join(scratch, `${name}.latent`);
    await writeInFolder(file, bytes);
    return { role: name, path: file, name: await uploadName(file) };
  };
  const video = await store(`${role}_latent`, split.video);
  return split.audio ? [video, await store(`${role}_sound_latent`, split.audio)] : [video];
}

/** Of a take that was rendered behind other frames, which its kept latent still has: they are sampled again with it, and left away. */
export async function stageChain(
  ports: Pick<StudioPorts, "fileHashes">,
  making: MakingUpscale,
  { record, scratch }: { readonly record: Sidecar; readonly scratch: string },
): Promise<StagedLatents> {
  const { length, fps } = record;
  const held = framesBefore(record);
  if (held === 0) return { values: {}, inputs: [], heldFrom: null };
  const before = await upscaledBefore(ports, making, record);
  if (!before) return { values: heldValues({ held, kept: length, fps }), inputs: [], heldFrom: null };
  const inputs = await stageLatentFile({ scratch, path: before.path }, "held");
  const names = Object.fromEntries(inputs.map(({ role, name }) => [role, name]));
  const values = { ...latentValues({ held, kept: length, fps }, before.frames), ...names };
  return { values, inputs, heldFrom: `${before.take.shot} take ${before.take.take}` };
}

/** Frames that were rendered in front of a take: those that it holds of the one before, and its lead-in. */
function framesBefore({ continued_from: before, hold = 0, lead_in: leadIn = 0 }: Sidecar): number {
  return (before ? hold : 0) + leadIn;
}

interface UpscaledTake {
  readonly take: Take;
  /** Absolute path of its upscale's latent. */
  readonly path: string;
  /** Frames that the latent has. */
  readonly frames: number;
}

/** The take that it carries on from, where that has a fresh upscale with a latent. */
async function upscaledBefore(
  ports: Pick<StudioPorts, "fileHashes">,
  { payload, episode }: MakingUpscale,
  { continued_from: before }: Sidecar,
): Promise<UpscaledTake | undefined> {
  const take = before && (await findTake(payload.ep, before));
  const record = take && sidecarOf(take);
  const name = take?.upscale?.record.latent;
  if (!take || !record || name === undefined || !take.files.has(name)) return undefined;
  if (!(await isFreshVersion(ports, episode.folder, take, "upscale"))) return undefined;
  return { take, path: join(episode.folder, take.folder, name), frames: record.length + framesBefore(record) };
}
