// What takes can be upscaled with here and now: the host's models and steps, and what is built in. Asked once in a request.
import type { VersionReadiness } from "../../../contracts/routes/delivery/upscale.ts";
import { BUILT_IN, type PlannedStep, type UpscaleModels } from "../../../core/upscale/plan-upscale.ts";
import { RESTORER_DEFAULT, type UpscaleSettings } from "../../../core/upscale/settings.ts";
import { isVsr } from "../../../core/upscale/graphs/pixel.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { readStepReadiness, type FilmStepsReadiness, type StepPorts } from "../film-steps/step-readiness.ts";
import { readModelFamilies } from "../texts/read-series.ts";

export interface UpscaleMeans {
  readonly models: UpscaleModels;
  /** Whether the host has said what it has. */
  readonly isHostSilent: boolean;
  /** Why a step of a take of this target cannot run; empty where it can. */
  readonly lacks: (step: PlannedStep, target: string) => readonly string[];
}

/** Whether anything of it could run on a host. */
export function asksHost({ method, pixelModel, follows }: UpscaleSettings): boolean {
  return method !== "pixel" || pixelModel !== BUILT_IN || (follows !== null && follows !== BUILT_IN);
}

/** What is built in alone. */
export const BUILT_IN_MEANS: UpscaleMeans = {
  models: { pixel: BUILT_IN, restorer: (word) => word },
  isHostSilent: false,
  lacks: () => [],
};

export async function readMeans(
  ports: StepPorts & Pick<StudioPorts, "catalogue">,
  episode: EpisodeContext,
): Promise<UpscaleMeans> {
  const targets = (await episode.registry()).list("video");
  const said = await readStepReadiness(ports, targets, await readModelFamilies(episode));
  const { words } = (await ports.filmSteps()).steps.restorer;
  const { pixel } = said.steps;
  return {
    models: {
      pixel: pixel.status === "ready" ? (pixel.default ?? BUILT_IN) : BUILT_IN,
      restorer: (word) => words[word] ?? words[RESTORER_DEFAULT] ?? word,
    },
    isHostSilent: pixel.status === "unknown" && ports.catalogue() !== null,
    lacks: (step, target) => lacksOf(said, step, target),
  };
}

function lacksOf({ steps, upscales }: FilmStepsReadiness, { method, model }: PlannedStep, target: string) {
  if (method === "pixel") return model === null || model === BUILT_IN ? [] : lacksOfModel(steps.pixel, model, "pixel");
  if (method === "restorer") return model === null ? [] : lacksOfModel(steps.restorer, model, "restorer");
  return whyNot(upscales.get(target) ?? { status: "not_ready", missing: [`the host has no graph for ${target}`] });
}

function lacksOfModel(option: FilmStepsReadiness["steps"]["pixel"], model: string, kind: string): readonly string[] {
  if (option.status === "unknown" || option.models.length === 0) return whyNot(option);
  const has = option.models.some((name) => name === model || (isVsr(name) && isVsr(model)));
  const others = `it has ${option.models.join(", ")}`;
  return has ? whyNot(option) : [`the host has no ${kind} model ${model}: ${others}`];
}

function whyNot({ status, missing }: VersionReadiness): readonly string[] {
  if (status === "ready") return [];
  return missing.length > 0 ? missing : ["the host cannot run it"];
}
