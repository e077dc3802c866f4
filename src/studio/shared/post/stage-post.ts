// Stages a post whose job starts: frames to finish here, or a graph of its enhance step over the upscale as it is now.
import type { PostRecord } from "../../../contracts/files/upscale.ts";
import { withGgufLoaders } from "../../../core/graph/gguf-loaders.ts";
import { outputPrefix } from "../../../core/graph/output-prefix.ts";
import type { EnhanceStep } from "../../../core/post/enhance.ts";
import { BUILT_IN_DETAIL } from "../../../core/post/plan-post.ts";
import type { PostOrder } from "../../../core/upscale/film-order.ts";
import { fillUpscaleGraph } from "../../../core/upscale/graphs/fill-graph.ts";
import type { FilmWork } from "../../../core/upscale/graphs/film-work.ts";
import { planInterpolation } from "../../../core/upscale/graphs/interpolation.ts";
import { vsrLevelOf } from "../../../core/upscale/graphs/pixel.ts";
import type { GraphWork } from "../../../hosts/backend.ts";
import type { StudioPorts } from "../../ports.ts";
import { filesOfStep, type StepFilePorts } from "../film-steps/step-files.ts";
import type { Staged } from "../take-pipeline/run.ts";
import { uploadName } from "../take-pipeline/stage-files.ts";
import { requireUpscaled, type MakingPost } from "./making-post.ts";

export type StagePostPorts = StepFilePorts & Pick<StudioPorts, "fileHashes" | "filmSteps">;

/** Throws what keeps the post from being made, in a sentence. */
export async function stagePost(ports: StagePostPorts, making: MakingPost): Promise<Staged<PostRecord>> {
  const source = await requireUpscaled(ports, making);
  if (making.spec.means === "draw")
    return {
      work: { kind: "post", inputs: [], order: postOrderOf(making.spec.record, { source, film: null }) },
      patch: {},
    };
  const work = await stageGraph(ports, making, source);
  return { work, patch: { inputs: Object.fromEntries(work.inputs.map(({ role, name }) => [role, name])) } };
}

async function stageGraph(ports: StagePostPorts, making: MakingPost, source: string): Promise<GraphWork> {
  const { job, spec } = making;
  const { fps = 0 } = spec.record;
  const uploaded = { role: "upscale", path: source, name: await uploadName(source) };
  const enhance = enhanceOf(spec.record);
  const steps: FilmWork[] = enhance ? [await enhanceStep(ports, making, enhance)] : [];
  const rate = sourceRate(spec.record);
  const smooth = smoothRate(spec.record);
  if (smooth !== null) steps.push(await smoothStep(ports, making, smooth));
  const prefix = outputPrefix(job);
  const graph = fillUpscaleGraph(steps, {
    takeVideo: uploaded.name,
    fps: smooth === null ? fps : rate,
    prefix,
  });
  if (!graph.ok) throw new Error(graph.sentence);
  return { kind: "graph", graph: withGgufLoaders(graph.value, ports.hostVersions), inputs: [uploaded] };
}

async function enhanceStep(ports: StagePostPorts, { episode, spec }: MakingPost, step: EnhanceStep): Promise<FilmWork> {
  const { steps } = await ports.filmSteps();
  const { backend = "", width = 0, height = 0, seed = "0" } = spec.record;
  const size = { width, height };
  const files = (name: "pixel" | "restorer" | "refiner", chosen: string | null) =>
    filesOfStep(ports, { episode, step: steps[name], chosen, backend });
  switch (step.method) {
    case "pixel": {
      const vsr = (step.model !== null && vsrLevelOf(step.model)) || null;
      return { is: "pixel", file: steps.pixel, files: vsr ? {} : await files("pixel", step.model), vsr, size };
    }
    case "restorer": {
      const { chunk, overlap } = step;
      return {
        is: "restorer",
        file: steps.restorer,
        files: await files("restorer", step.model),
        size,
        seed,
        chunk,
        overlap,
      };
    }
    case "refiner": {
      const { strength, prompt, steps: count, cfg, batch } = step;
      const how = { strength, prompt, steps: count, cfg, batch, seed };
      return { is: "refiner", file: steps.refiner, files: await files("refiner", step.model), ...how };
    }
  }
}

async function smoothStep(ports: StagePostPorts, { episode, spec }: MakingPost, rate: number): Promise<FilmWork> {
  const { interpolate } = (await ports.filmSteps()).steps;
  const { backend = "" } = spec.record;
  const files = await filesOfStep(ports, { episode, step: interpolate, chosen: null, backend });
  return { is: "interpolate", file: interpolate, files, multiplier: multiplierOf(spec.record, rate) };
}

/** Frames that the host makes of one. */
function multiplierOf(record: PostRecord, rate: number): number {
  return planInterpolation({ frames: record.frames ?? 0, fps: sourceRate(record) }, rate)?.multiplier ?? 2;
}

/** Frames a second of the upscale. */
function sourceRate({ source_fps: rate, fps = 0 }: PostRecord): number {
  return rate ?? fps;
}

function enhanceOf({ recipe }: PostRecord): EnhanceStep | null {
  const enhance = recipe?.enhance;
  return enhance === undefined || enhance === "none" ? null : (enhance as unknown as EnhanceStep);
}

interface Finishing {
  /** Absolute path of the upscale. */
  readonly source: string;
  /** What a host made of it, or null. */
  readonly film: string | null;
}

/** What is done here with the frames. */
export function postOrderOf(record: PostRecord, { source, film }: Finishing): PostOrder {
  const { seed = "0", quality = "review", encoder = "auto" } = record;
  const enhance = enhanceOf(record);
  const rate = smoothRate(record);
  return {
    source,
    enhanced: enhancedOf(enhance, rate === null ? film : null),
    motion_blur: record.recipe?.motion_blur ?? 0,
    fps: sourceRate(record),
    smooth: rate !== null && film !== null ? smoothFilm(record, film, rate) : null,
    finish: enhance?.finish ?? { frequency_split: true, keep_soft: 0, grain: 0 },
    ...{ seed, quality, encoder: encoder as PostOrder["encoder"] },
  };
}

function enhancedOf(enhance: EnhanceStep | null, film: string | null): PostOrder["enhanced"] {
  return enhance?.method === "pixel" && enhance.model === BUILT_IN_DETAIL ? "draft" : film;
}

/** Frames a second that the film is made smooth to; null where it keeps its own. */
function smoothRate({ recipe }: PostRecord): number | null {
  return recipe?.interpolate ?? null;
}

function smoothFilm(record: PostRecord, film: string, fps: number) {
  return { film, fps, made_fps: multiplierOf(record, fps) * sourceRate(record) };
}
