// The graph of one job that upscales or finishes a film on a host: one step, or several of which each goes on with the frames before it.
import type { CheckResult } from "../../../contracts/check.ts";
import { buildGraph } from "../../graph/build-graph.ts";
import { type Graph, type GraphValues, leadingTo } from "../../graph/graph.ts";
import { chainGraphs } from "./chain-graphs.ts";
import type { FilmInput, FilmWork } from "./film-work.ts";
import { latentGraphValues } from "./latent.ts";
import { pixelValues } from "./pixel.ts";
import { refinerValues } from "./refiner.ts";
import { restorerValues } from "./restorer.ts";

/** The graph with every value in it, or the sentence that says what is missing. It saves one silent film. */
export function fillUpscaleGraph(steps: readonly FilmWork[], film: FilmInput): CheckResult<Graph> {
  let whole: Graph | undefined;
  for (const [index, step] of steps.entries()) {
    const built = buildGraph(step.file.workflow, valuesOf(step, film));
    if (!built.ok) return built;
    whole = whole ? chainGraphs(whole, built.value, `then${index}`) : built.value;
  }
  if (!whole) return { ok: false, sentence: "there is no step to run" };
  const saved = ["save", ...steps.flatMap((step) => step.file.workflow.output.beside ?? [])];
  return { ok: true, value: leadingTo(whole, saved) };
}

/** The film's own values win: a render saved elsewhere. */
function valuesOf(step: FilmWork, { takeVideo, fps, prefix }: FilmInput): GraphValues {
  const { values, lists } = ownValues(step);
  return { values: { ...values, take_video: takeVideo, fps, prefix }, lists };
}

function ownValues(step: FilmWork): GraphValues {
  switch (step.is) {
    case "pixel":
      return { values: pixelValues(step), lists: {} };
    case "restorer":
      return { values: restorerValues(step), lists: {} };
    case "refiner":
      return { values: refinerValues(step), lists: {} };
    case "interpolate":
      return { values: { ...step.files, multiplier: step.multiplier }, lists: {} };
    case "latent":
      return latentGraphValues(step);
  }
}
