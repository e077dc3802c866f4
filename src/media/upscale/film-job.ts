// An upscale's and a post's order as one job for a thread: which films are read, what is done to every frame, what is written.
import { basename } from "node:path";
import type { Fit, Quality } from "../../contracts/files/upscale.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { Size } from "../../core/media/upscale/place-picture.ts";
import type { SmoothFilm } from "../../core/upscale/film-order.ts";
import { partialName } from "../../machine/partial-name.ts";
import { readPictureSize } from "../read-clip.ts";
import { findEncoder } from "./find-encoder.ts";
import type { FilmFinish, PostFilmOrder, UpscaleFilmOrder } from "./upscale-order.ts";

export interface FilmJob {
  readonly ffmpeg: string;
  readonly kind: "upscale" | "post";
  /** Absolute paths. The film whose colour and tone are kept, and whose frames are counted. */
  readonly film: string;
  /** What a model made of it; `draft`: the studio's own gentle detail; null: nothing. */
  readonly model: string | null;
  /** The film whose sound is copied. */
  readonly sound: string;
  readonly output: string;
  readonly part: string;
  /** Pixels. */
  readonly made: Size;
  readonly frame: Size & { readonly fit: Fit };
  /** Frames a second of what is made. */
  readonly fps: number;
  /** Frames a second of the film, where the model's has another rate and its frames are counted; else null. */
  readonly smoothFrom: number | null;
  readonly finish: FilmFinish;
  /** Of what was made smooth: its frames from one that is shown to the next. Where it is no whole number, the nearest is shown. */
  readonly step: number;
  /** 0 to 1 of the frame interval. */
  readonly blur: number;
  readonly seed: string;
  readonly encoder: string;
  readonly quality: Quality;
}

export async function upscaleJob(order: UpscaleFilmOrder): Promise<FilmJob> {
  const { ffmpeg, take, model, made, deliver, fps, finish, seed, quality, output } = order;
  const [width, height] = made;
  const frame = { width: deliver.width, height: deliver.height, fit: deliver.fit };
  return {
    ...{ ffmpeg, kind: "upscale", film: take, model, sound: take, output, part: await partialName(output) },
    ...{ made: { width, height }, frame, fps, smoothFrom: null, step: 1, finish, blur: 0, seed, quality },
    encoder: await findEncoder(ffmpeg, frame, order),
  };
}

export async function postJob(order: PostFilmOrder): Promise<FilmJob> {
  const { ffmpeg, source, smooth, seed, quality, output } = order;
  const size = await readPictureSize(source);
  if (!size) throw new Refusal("tool-failed", `${basename(source)} cannot be read as an mp4: upscale the take again`);
  return {
    ...{ ffmpeg, kind: "post", ...(smooth ? smoothFilms(order, smooth) : plainFilms(order)) },
    ...{ sound: source, output, part: await partialName(output) },
    ...{ made: size, frame: { ...size, fit: "crop" }, blur: order.motion_blur, seed, quality },
    step: smooth ? smooth.made_fps / smooth.fps : 1,
    encoder: await findEncoder(ffmpeg, size, order),
  };
}

type PostFilms = Pick<FilmJob, "film" | "model" | "fps" | "smoothFrom" | "finish">;

function plainFilms({ source, enhanced, fps, finish }: PostFilmOrder): PostFilms {
  return { film: source, model: enhanced, fps, smoothFrom: null, finish };
}

/** What was made smooth elsewhere was enhanced before: only the draft, which is made here, can follow. */
function smoothFilms({ source, enhanced, fps, finish }: PostFilmOrder, smooth: SmoothFilm): PostFilms {
  if (enhanced === "draft") return { film: smooth.film, model: enhanced, fps: smooth.fps, smoothFrom: null, finish };
  // The upscale has no frame of most moments: how soft they are cannot be known.
  return { film: source, model: smooth.film, fps: smooth.fps, smoothFrom: fps, finish: { ...finish, keep_soft: 0 } };
}
