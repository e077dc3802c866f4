// What a host can make of a finished take, as data: `targets/steps/<name>.json` are steps that work on the frames of any film,
// `upscale.json` beside a `target.json` is the graph by which that target samples its own takes again. docs/format.md "Target files".
import { Type, type Static } from "typebox";
import { closed } from "../../schema.ts";
import { Download, ModelParam, Preset, Proven } from "../target-models.ts";
import { Workflow } from "../workflow.ts";

const Name = Type.String({ minLength: 1 });

export const FILM_STEPS = ["pixel", "restorer", "refiner", "interpolate"] as const;
export type FilmStepName = (typeof FILM_STEPS)[number];

const files = {
  models: Type.Record(Name, ModelParam),
  downloads: Type.Record(Name, Download),
  workflow: Workflow,
};

/** Its graph takes `take_video` apart into frames (node `parts`) and saves a silent film (node `movie` takes the frames). */
export const FilmStep = closed({
  label: Name,
  /** The parameter that a person chooses a file for. */
  chosen: Name,
  /** Short words that stand for a file of it. */
  words: Type.Record(Name, Name),
  presets: closed({ final: Preset }),
  /** How far its graph was proven on a host, and why no further. */
  proven: Proven,
  proven_note: Type.Optional(Name),
  ...files,
});
export type FilmStep = Static<typeof FilmStep>;

/** `upscale.json`: its graph, and the model files that it loads beside those of the target. */
export const UpscaleGraph = closed(files);
export type UpscaleGraph = Static<typeof UpscaleGraph>;
