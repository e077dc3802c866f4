// The model files of a step as `core/models` chooses them: the parameters that its graph loads, with the file that a person named.
import type { FilmStep, UpscaleGraph } from "../../../contracts/files/host/film-step.ts";
import type { ModelParam } from "../../../contracts/files/target-models.ts";
import type { ModelTarget } from "../../models/model-request.ts";
import { bindWidgets } from "../../targets/show-target.ts";
import { isVsr } from "./pixel.ts";

/** `chosen`: a file, or a word that stands for one; null leaves it to what is installed. */
export function modelsOfStep(step: FilmStep, chosen: string | null): ModelTarget {
  const { label, downloads, presets, models, words } = step;
  const meant = chosen !== null && Object.hasOwn(words, chosen) ? words[chosen] : undefined;
  const param = models[step.chosen];
  if (meant === undefined || !param)
    return { label, downloads, presets, models: withFile(models, step.chosen, chosen) };
  return { label, downloads, presets, models: { ...models, [step.chosen]: { ...param, default: meant } } };
}

/** The parameter of a GAN model, in steps and in the re-sampling of targets that need one. */
const PIXEL = "pixel_model";

/** What the re-sampling of a target's takes loads: of the target's files those that its graph has a place for, and its own. */
export function modelsOfUpscale<T extends ModelTarget>(
  target: T,
  graph: UpscaleGraph,
  pixelModel: string | null = null,
): T {
  const bound = new Set(Object.keys(bindWidgets(graph.workflow)));
  const all = Object.entries({ ...target.models, ...graph.models });
  const models = Object.fromEntries(all.filter(([name]) => bound.has(name)));
  const downloads = { ...target.downloads, ...graph.downloads };
  return { ...target, downloads, models: withFile(models, PIXEL, pixelModel) };
}

type Models = ModelTarget["models"];

/** A file that a person named is that file alone; the host's super-resolution node stands for none. */
function withFile(models: Models, name: string, file: string | null): Models {
  const param = models[name];
  if (!param || file === null) return models;
  const { [name]: _left, ...others } = models;
  return isVsr(file) ? others : { ...models, [name]: onlyFile(param, file) };
}

function onlyFile({ keep: _keep, exclude: _exclude, ...param }: ModelParam, file: string): ModelParam {
  return { ...param, patterns: [file], default: file };
}
