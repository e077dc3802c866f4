// Stages an upscale whose job starts: frames to enlarge here, or a graph over the take's film as it is now.
import { join } from "node:path";
import type { UpscaleRecord } from "../../../contracts/files/upscale.ts";
import { mp4Of } from "../../../core/takes/take.ts";
import type { UpscaleOrder } from "../../../core/upscale/film-order.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import type { StudioPorts } from "../../ports.ts";
import { stageUpscaleGraph, type StageGraphPorts } from "./stage-graph.ts";
import { requireSource, type MakingUpscale, type UpscaleSource } from "./upscale-source.ts";
import type { Staged } from "../take-pipeline/run.ts";

export type StageUpscalePorts = StageGraphPorts & Pick<StudioPorts, "fileHashes">;

/** Throws what keeps the upscale from being made, in a sentence. */
export async function stageUpscale(ports: StageUpscalePorts, making: MakingUpscale): Promise<Staged<UpscaleRecord>> {
  const { take, film } = await requireSource(ports, making);
  const made = { made_from: await fileHash(ports.fileHashes, join(making.folder, mp4Of(take) ?? "")) };
  const patch = { ...made, ...(take.stamp !== undefined && { made_from_stamp: take.stamp }) };
  if (making.spec.means === "draw")
    return { work: { kind: "upscale", inputs: [], order: orderOf(making.spec.record, { film, model: null }) }, patch };
  const { work, heldFrom } = await stageUpscaleGraph(ports, making, { take, film });
  const inputs = Object.fromEntries(work.inputs.map(({ role, name }) => [role, name]));
  const { recipe } = making.spec.record;
  const held = recipe && heldFrom !== null ? { recipe: { ...recipe, held_from: heldFrom } } : {};
  return { work, patch: { ...patch, inputs, ...held } };
}

interface Finishing extends Pick<UpscaleSource, "film"> {
  /** Absolute path of what a host made. */
  readonly model: string | null;
}

/** What is done here with the frames. */
export function orderOf(record: UpscaleRecord, { film, model }: Finishing): UpscaleOrder {
  const { recipe, width = 0, height = 0, fps = 0, deliver, quality = "review", encoder = "auto" } = record;
  if (!recipe) throw new Error("the record of the upscale does not say how it is made");
  const [across, down] = deliver?.made ?? [width, height];
  return {
    ...{ take: film, model, made: [across, down], deliver: { width, height, fit: recipe.fit } },
    ...{ fps, finish: recipe.finish, quality, encoder: encoder as UpscaleOrder["encoder"] },
    seed: record.seed ?? "0",
  };
}
