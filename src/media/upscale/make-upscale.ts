// Makes the film of an upscale or of a post: in a thread of its own, because every pixel of every frame is gone over.
import type { FilmOptions, MadeFilm, PostFilmOrder, UpscaleFilmOrder } from "./upscale-order.ts";
import { postJob, upscaleJob } from "./film-job.ts";
import { runFilmJob } from "./run-film-job.ts";

/** Rejects with the signal's reason when it is cancelled, with nothing left behind. */
export async function makeUpscale(order: UpscaleFilmOrder, options: FilmOptions = {}): Promise<MadeFilm> {
  return runFilmJob(await upscaleJob(order), options);
}

/** The same of an upscale that is finished. */
export async function makePost(order: PostFilmOrder, options: FilmOptions = {}): Promise<MadeFilm> {
  return runFilmJob(await postJob(order), options);
}
