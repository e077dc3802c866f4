// What is done here, frame by frame, for an upscale or a post: paths, sizes and settings, as plain data for a backend. Pixels; frames a second.
import type { Encoder, Finish, Fit, Quality } from "../../contracts/files/upscale.ts";

/** How a film is written. */
interface Written {
  readonly fps: number;
  readonly seed: string;
  readonly encoder: Encoder;
  readonly quality: Quality;
  readonly finish: Required<Finish>;
}

export interface UpscaleOrder extends Written {
  /** Absolute path of the film that is enlarged, whose sound is copied. */
  readonly take: string;
  /** What a model made of it, at any size; null: it is enlarged here. */
  readonly model: string | null;
  /** What the last step makes. */
  readonly made: readonly [width: number, height: number];
  readonly deliver: { readonly width: number; readonly height: number; readonly fit: Fit };
}

/** A film of `made_fps` frames a second, by its frames: of them as many are shown as make `fps`. */
export interface SmoothFilm {
  /** Absolute path. */
  readonly film: string;
  readonly made_fps: number;
  readonly fps: number;
}

export interface PostOrder extends Written {
  /** Absolute path of the upscale, whose sound is copied. */
  readonly source: string;
  /** What a model made of it; `draft`: detail is raised here; null: nothing. */
  readonly enhanced: string | null;
  /** Of the frame interval, 0 to 1. */
  readonly motion_blur: number;
  /** The film at another rate, as a model made it; its sound stays in time. */
  readonly smooth: SmoothFilm | null;
}
