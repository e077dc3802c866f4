// The graph of an upscale that a host makes: each step with the model files that are there now, and for a re-sample what the take itself was
// rendered with. docs/http.md "Upscale".
import { join } from "node:path";
import type { LatentUpscale } from "../../../contracts/files/target-models.ts";
import type { UpscaleGraph } from "../../../contracts/files/host/film-step.ts";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { UpscaleRecord } from "../../../contracts/files/upscale.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { withGgufLoaders } from "../../../core/graph/gguf-loaders.ts";
import { latentPrefix, outputPrefix } from "../../../core/graph/output-prefix.ts";
import { specOfTake } from "../../../core/render/make-spec.ts";
import { sidecarOf, type Take } from "../../../core/takes/take.ts";
import { fillUpscaleGraph } from "../../../core/upscale/graphs/fill-graph.ts";
import type { FilmWork, KeptLatents, Size } from "../../../core/upscale/graphs/film-work.ts";
import { vsrLevelOf } from "../../../core/upscale/graphs/pixel.ts";
import { modelsOfUpscale } from "../../../core/upscale/graphs/step-models.ts";
import type { Pixels } from "../../../core/upscale/sizes.ts";
import { requireFrozenShotlist } from "../../../disk/takes/frozen-shotlist.ts";
import type { GraphWork, UploadedInput } from "../../../hosts/backend.ts";
import type { StudioPorts } from "../../ports.ts";
import { filesOfStep, type StepFilePorts } from "../film-steps/step-files.ts";
import { requireTarget, stageValues, type StagePorts } from "../take-pipeline/stage.ts";
import { scratchOf, uploadName } from "../take-pipeline/stage-files.ts";
import { stageChain, stageLatentFile, type StagedLatents } from "./chain-latents.ts";
import type { MakingUpscale, UpscaleSource } from "./upscale-source.ts";

export type StageGraphPorts = StagePorts & StepFilePorts & Pick<StudioPorts, "fileHashes">;

/** Overlap of chunks in latent frames; a chunk is as long as the host's memory allows. */
const RESTORER = { chunk: 0, overlap: 2 } as const;

export interface StagedUpscale {
  readonly work: GraphWork;
  /** Shot and take whose upscaled latent it holds at its start. */
  readonly heldFrom: string | null;
}

/** The work, with the inputs that its graph reads. */
export async function stageUpscaleGraph(
  ports: StageGraphPorts,
  making: MakingUpscale,
  { take, film }: UpscaleSource,
): Promise<StagedUpscale> {
  const { job, spec } = making;
  const { recipe, fps = 0 } = spec.record;
  if (!recipe) throw new Error("the record of the upscale does not say how it is made");
  const uploaded = { role: "take", path: film, name: await uploadName(film) };
  const inputs: UploadedInput[] = [uploaded];
  const [main, last] = sizesOf(spec.record);
  const steps: FilmWork[] = [];
  let heldFrom: string | null = null;
  if (recipe.method === "latent") {
    const latent = await stageLatent(ports, making, take, main);
    steps.push(latent.work);
    inputs.push(...latent.inputs);
    heldFrom = latent.heldFrom;
  } else steps.push(await plainStep(ports, making, { method: recipe.method, model: recipe.model, size: main }));
  if (recipe.then_step) steps.push(await plainStep(ports, making, { ...recipe.then_step, size: last }));
  const graph = fillUpscaleGraph(steps, { takeVideo: uploaded.name, fps, prefix: outputPrefix(job) });
  if (!graph.ok) throw new Error(graph.sentence);
  const isRead = new Set(Object.values(graph.value).flatMap((node) => Object.values<unknown>(node.inputs)));
  const read = inputs.filter(({ name }) => isRead.has(name));
  return { work: { kind: "graph", graph: withGgufLoaders(graph.value, ports.hostVersions), inputs: read }, heldFrom };
}

/** What the first step makes, and the last. */
function sizesOf({ deliver, then_pixel: then, width = 0, height = 0 }: UpscaleRecord): readonly [Pixels, Pixels] {
  const last: Pixels = deliver?.made ?? [width, height];
  return [then?.from ?? last, last];
}

interface PlainStep {
  readonly method: "latent" | "pixel" | "restorer";
  readonly model: string | null;
  readonly size: Pixels;
}

async function plainStep(
  ports: StageGraphPorts,
  { episode, spec }: MakingUpscale,
  { method, model, size: [width, height] }: PlainStep,
): Promise<FilmWork> {
  const size: Size = { width, height };
  const { steps } = await ports.filmSteps();
  const { backend = "" } = spec.record;
  if (method === "pixel") {
    const vsr = vsrOf(model);
    const files = vsr ? {} : await filesOfStep(ports, { episode, step: steps.pixel, chosen: model, backend });
    return { is: "pixel", file: steps.pixel, files, vsr, size };
  }
  const files = await filesOfStep(ports, { episode, step: steps.restorer, chosen: model, backend });
  return { is: "restorer", file: steps.restorer, files, size, seed: seedOf(spec.record), ...RESTORER };
}

function seedOf({ seed }: UpscaleRecord): string {
  return seed ?? "0";
}

/** The take's own render again, from its kept latent or from its frames, with nothing that it carried on from. */
async function stageLatent(ports: StageGraphPorts, making: MakingUpscale, take: Take, [width, height]: Pixels) {
  const { episode, job, signal, spec, payload } = making;
  const record = sidecarOf(take);
  const target = await requireTarget(making, spec.target);
  const { upscale, file } = await requireUpscale(ports, target);
  if (!record) throw new Error(`${take.shot} take ${take.take} has no record: render the shot again`);
  const scratch = await scratchOf(ports, job);
  const place = {
    beside: scratch,
    scratch: async () => scratch,
    openingPicture: () => Promise.reject(new Error("an upscale carries on from no take")),
  };
  const { model = null, start_step: startStep } = spec.record.recipe ?? {};
  const loading = modelsOfUpscale(target, file, model);
  const { values, inputs } = await stageValues(
    ports,
    {
      ...{ episode, job, signal, place, models: undefined, standIn: { patch: {} } },
      spec: specOfTake({ ...record, backend: spec.record.backend ?? "", save_latent: false }, "graph"),
      frozen: await requireFrozenShotlist(payload.ep, payload),
    },
    loading,
    file.workflow,
  );
  const latents = await stageLatents(ports, making, { record, take, scratch });
  const keeps = target.continuous?.modes.includes("latent") && spec.record.route === "latent";
  const more = { ...latents.values, ...(keeps && { latent_prefix: latentPrefix(job) }) };
  const work: FilmWork = {
    ...{ is: "latent", upscale, file, files: {}, size: { width, height } },
    render: { lists: values.lists, values: { ...values.values, ...more } },
    startStep: startStep ?? 0,
    vsr: vsrOf(model),
    kept: latents.kept,
  };
  return { work, inputs: [...inputs, ...latents.inputs], heldFrom: latents.heldFrom };
}

interface LatentTake {
  readonly record: Sidecar;
  readonly take: Take;
  readonly scratch: string;
}

/** The take's kept latent, and that of the take before where it has one; none where its frames are encoded again. */
async function stageLatents(
  ports: StageGraphPorts,
  making: MakingUpscale,
  { record, take, scratch }: LatentTake,
): Promise<StagedLatents & { readonly kept: KeptLatents | null }> {
  if (making.spec.record.route !== "latent") return { values: {}, inputs: [], heldFrom: null, kept: null };
  const path = join(making.folder, sidecarOf(take)?.latent ?? "");
  const own = await stageLatentFile({ scratch, path }, "kept");
  const chain = await stageChain(ports, making, { record, scratch });
  const kept = { video: own[0]?.name ?? "", sound: own[1]?.name ?? null };
  return { ...chain, inputs: [...own, ...chain.inputs], kept };
}

function vsrOf(model: string | null) {
  return model === null ? null : (vsrLevelOf(model) ?? null);
}

async function requireUpscale(
  { filmSteps }: Pick<StageGraphPorts, "filmSteps">,
  target: VideoTarget,
): Promise<{ readonly upscale: LatentUpscale; readonly file: UpscaleGraph }> {
  const file = (await filmSteps()).upscales.get(target.id);
  if (target.upscale && file) return { upscale: target.upscale, file };
  throw new Error(`${target.label} cannot sample its takes again any more: choose the method pixel or restorer`);
}
