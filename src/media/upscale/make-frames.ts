// Makes a film frame by frame: decoders before, an encoder behind, and between them one frame of each in the kernel's memory. Blocks its
// thread for as long as a frame takes.
import type { Writable } from "node:stream";
import { Refusal } from "../../contracts/refusal.ts";
import { pictureTrack } from "../../core/media/mp4/movie.ts";
import { framesInArgs } from "../../core/media/upscale/film-args.ts";
import { grainSeed } from "../../core/media/upscale/grain-seed.ts";
import { placePicture } from "../../core/media/upscale/place-picture.ts";
import { withPartialFile } from "../../machine/partial-file.ts";
import { run } from "../../machine/spawn.ts";
import { Arena } from "../animatic/kernel/arena.ts";
import { readMovie } from "../read-clip.ts";
import type { FilmJob } from "./film-job.ts";
import { FrameOutput } from "./frame-output.ts";
import { readByTime, readTogether, type Films } from "./frame-pairs.ts";
import { FrameReader, frameBytes } from "./frame-reader.ts";
import { loadUpscaleKernel } from "./kernel/load-kernel.ts";
import { openPictureMaker, type PictureMaker } from "./picture/picture-maker.ts";
import type { MadeFilm } from "./upscale-order.ts";

interface Watch {
  readonly signal: AbortSignal;
  readonly onFrame: (done: number, total: number) => void;
}

/** Throws the signal's reason when it is cancelled, with nothing left behind. */
export async function makeFrames(job: FilmJob, watch: Watch): Promise<MadeFilm> {
  const { width, height } = job.frame;
  const encode = async (part: string) => {
    const films = await openFilms(job, watch.signal);
    try {
      let made = { frames: 0, notes: [] as readonly string[] };
      const feed = async (stdin: Writable) => void (made = await feedFrames(stdin, job, films, watch));
      const { fps, encoder, quality, sound } = job;
      const args = framesInArgs({ width, height, fps, encoder, quality, sound, part });
      await run(job.ffmpeg, args, { signal: watch.signal, feed });
      return made;
    } finally {
      await Promise.all([films.film.close(), films.model?.close()]);
    }
  };
  const { frames, notes } = await withPartialFile(job.output, encode, job.part);
  return { width, height, frames, fps: job.fps, encoder: job.encoder, madeWith: { kernel: KERNEL }, notes };
}

/** Raised when the same films give another picture. */
const KERNEL = "upscale kernel 1";

async function openFilms({ ffmpeg, film, model, smoothFrom, step }: FilmJob, signal: AbortSignal): Promise<Films> {
  const first = await FrameReader.open(ffmpeg, film, { signal, step: smoothFrom === null ? step : 1 });
  if (model === null || model === "draft") return { film: first, model: null };
  try {
    return {
      film: first,
      model: await FrameReader.open(ffmpeg, model, { signal, step: smoothFrom === null ? 1 : step }),
    };
  } catch (error) {
    await first.close();
    throw error;
  }
}

async function feedFrames(stdin: Writable, job: FilmJob, films: Films, { signal, onFrame }: Watch) {
  const total = Math.ceil((await countFrames(job.smoothFrom === null ? job.film : (job.model ?? job.film))) / job.step);
  const arena = new Arena();
  const means = { arena, kernel: loadUpscaleKernel(arena.memory) };
  const picture = openPictureMaker(means, requestOf(job, films));
  const seedOf = (number: number) => grainSeed(job.seed, job.kind, number);
  const { blur } = job;
  const grain = blur > 0 ? job.finish.grain : 0;
  const output = new FrameOutput(means, { stdin, frame: picture.frame, blur, grain, seedOf });
  const pair = { ...films, bytes: bytesOf(arena, picture), total };
  const reading = job.smoothFrom === null ? readTogether(pair) : readByTime(pair, job.smoothFrom / job.fps);
  let frames = 0;
  for (let now = await reading.next(0); now; now = await reading.next(frames)) {
    signal.throwIfAborted();
    picture.make(seedOf(frames), now.isPaired);
    if (!(await output.put())) break; // the encoder's own ending says why
    frames += 1;
    onFrame(frames, Math.max(total, frames));
  }
  if (frames === 0) throw new Refusal("tool-failed", "the film has no frames: make it again");
  await output.end();
  return { frames, notes: reading.notes(frames) };
}

function requestOf({ made, frame, model, finish, blur }: FilmJob, films: Films) {
  return {
    take: films.film.size,
    model: films.model?.size ?? null,
    ...{ frame, place: placePicture(made, frame), draft: model === "draft" },
    ...{ split: finish.frequency_split, keepSoft: finish.keep_soft, grain: blur > 0 ? 0 : finish.grain },
  };
}

/** Where the frames of both films are put. */
function bytesOf({ memory }: Arena, { take, model }: PictureMaker) {
  const view = (frame: PictureMaker["take"]) => new Uint8Array(memory.buffer, frame.address, frameBytes(frame));
  return { film: view(take), model: model && view(model) };
}

/** As its tables say; 0 where it has none. */
async function countFrames(film: string): Promise<number> {
  const movie = await readMovie(film);
  return (movie && pictureTrack(movie)?.samples.count) ?? 0;
}
