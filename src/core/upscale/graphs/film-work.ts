// What a host is given to do with a film, step by step, and what the caller of `fill-graph` says of each. Sizes in pixels.
//
//   fillUpscaleGraph(steps, film)   one graph for one job: the first step reads the take, each other one the frames of the step before it;
//                                   it saves one silent film at `film.prefix`. The take's sound is never in it.
//   modelsOfStep, modelsOfUpscale   what `chooseModels` is given of a step and of a target's re-sampling, with the file a person chose
//   startStepOf, scaledSize, chunkFrames, planInterpolation   the numbers
//
// The files that steps load come from `chooseModels`, as for a render; whether a host can run them says `core/readiness/film-steps`.
import type { LatentUpscale } from "../../../contracts/files/target-models.ts";
import type { FilmStep, UpscaleGraph } from "../../../contracts/files/host/film-step.ts";
import type { GraphValues } from "../../graph/graph.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Levels of the host's own super-resolution node, best first. */
export const VSR_LEVELS = ["ULTRA", "HIGH", "MEDIUM", "LOW"] as const;
export type VsrLevel = (typeof VSR_LEVELS)[number];

/** Parameter to file, as the host spells it. */
type Files = Readonly<Record<string, string>>;

interface OfFilm {
  readonly file: FilmStep;
  readonly files: Files;
}

/** Through a GAN model, or the host's super-resolution node (`vsr`, whose `files` are empty), to exactly `size`. */
export interface PixelWork extends OfFilm {
  readonly is: "pixel";
  readonly vsr: VsrLevel | null;
  readonly size: Size;
}

/** `chunk`: frames of a temporal chunk (4n+1), 0 for as many as the host finds room for. `overlap`: latent frames that two share. */
export interface RestorerWork extends OfFilm {
  readonly is: "restorer";
  readonly size: Size;
  readonly seed: string;
  readonly chunk: number | "fit";
  readonly overlap: number;
}

/** At the film's own size. `strength` 0.05 to 0.5; `batch`: frames at a time. */
export interface RefinerWork extends OfFilm {
  readonly is: "refiner";
  readonly seed: string;
  readonly strength: number;
  readonly prompt: string;
  readonly negative?: string;
  readonly steps?: number;
  readonly cfg?: number;
  readonly batch?: number;
}

/** `multiplier`: frames of each frame of the film, 2 to 16. */
export interface InterpolateWork extends OfFilm {
  readonly is: "interpolate";
  readonly multiplier: number;
}

/** By the target of the take. `render`: the values of the take's own render (`core/inputs/graph-values`), its files among them. */
export interface LatentWork {
  readonly is: "latent";
  readonly upscale: LatentUpscale;
  readonly file: UpscaleGraph;
  readonly files: Files;
  readonly render: GraphValues;
  readonly size: Size;
  readonly startStep: number;
  /** Of `pixel_refine`, instead of a GAN model. */
  readonly vsr?: VsrLevel | null;
  /** Names of the take's kept latents as they were uploaded; null where its frames and sound are encoded again. */
  readonly kept: KeptLatents | null;
}

export interface KeptLatents {
  readonly video: string;
  readonly sound: string | null;
}

export type FilmWork = PixelWork | RestorerWork | RefinerWork | InterpolateWork | LatentWork;

/** The film that the first step reads, as it was uploaded, its rate in frames a second, and where the host saves the result. */
export interface FilmInput {
  readonly takeVideo: string;
  readonly fps: number;
  readonly prefix: string;
}
