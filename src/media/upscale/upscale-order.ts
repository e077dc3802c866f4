// What the film of an upscale or of a post is made from, and what comes of it: plain data, so that it can go to another thread.
import type { Encoder, Fit, Quality } from "../../contracts/files/upscale.ts";
import type { SmoothFilm } from "../../core/upscale/film-order.ts";

/** What is done to a picture when its size is right. docs/http.md "Upscale". */
export interface FilmFinish {
  /** Colour and tone of the take, detail of the model. Means nothing where no model made the picture. */
  readonly frequency_split: boolean;
  /** 0 to 1: how much of a model's detail is left away where the take has none. Means nothing where no model made the picture. */
  readonly keep_soft: number;
  /** 0 to 0.2: standard deviation in mid grey, as a share of half the range from black to white. */
  readonly grain: number;
}

interface FilmOrder {
  /** Path of the program. */
  readonly ffmpeg: string;
  readonly finish: FilmFinish;
  /** Of the take, in digits: what its grain comes of. */
  readonly seed: string;
  readonly encoder: Encoder;
  readonly quality: Quality;
  /** Absolute path of the mp4, which appears whole. */
  readonly output: string;
}

export interface UpscaleFilmOrder extends FilmOrder {
  /** Absolute path of an mp4. Its colour and tone are kept, and its sound is copied packet for packet. */
  readonly take: string;
  /** Film that a model made of it, of any size. Null: the take is enlarged here, by Lanczos. */
  readonly model: string | null;
  /** Pixels that the step makes, before it is cut or padded. */
  readonly made: readonly [number, number];
  readonly deliver: { readonly width: number; readonly height: number; readonly fit: Fit };
  /** Frames a second of the take, and of what is made. */
  readonly fps: number;
}

export interface PostFilmOrder extends FilmOrder {
  /** Absolute path of the upscale's mp4, whose sound is copied. */
  readonly source: string;
  /** Film of an enhance step, of any size; `draft`: the studio's own gentle detail; null: none. */
  readonly enhanced: string | null;
  /** 0 to 1 of the frame interval. */
  readonly motion_blur: number;
  /** Frames a second of the source. */
  readonly fps: number;
  /** A film that was made smooth elsewhere: it is what is seen, at its rate, and the sound stays in time. */
  readonly smooth: SmoothFilm | null;
}

export interface MadeFilm {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly fps: number;
  /** Of the picture, as ffmpeg calls it. */
  readonly encoder: string;
  /** What else must be the same for the same picture; the programs are named by who found them. */
  readonly madeWith: Record<string, string>;
  /** What could not be done as asked, in sentences. */
  readonly notes: readonly string[];
}

export interface FilmOptions {
  readonly signal?: AbortSignal | undefined;
  /** Frames handed to the encoder, and how many there will be. */
  readonly onFrame?: ((done: number, total: number) => void) | undefined;
}

export interface FrameCount {
  readonly done: number;
  readonly total: number;
}
