// Makes an imported film a take in a scratch folder: read, conformed, measured. Nothing of the episode is changed, so a failure leaves
// nothing behind.
import { join } from "node:path";
import type { ImportRecord, Sidecar, TakeCheck } from "../../../contracts/files/sidecar.ts";
import { Refusal, reasonOf } from "../../../contracts/refusal.ts";
import type { UploadedFile } from "../../../contracts/route.ts";
import type { Shape } from "../../../core/media/receive-args.ts";
import { rescaleFrames } from "../../../core/time/rate.ts";
import { hashFile } from "../../../machine/read-parts.ts";
import { conformFilm } from "../../../media/finish/conform-film.ts";
import { countFrames, probeMedia } from "../../../media/probe.ts";
import type { StudioPorts } from "../../ports.ts";
import { inspectFilm, type InspectPorts, type SavedPictures } from "./inspect-film.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export interface ConformedFilm {
  /** Absolute paths in the scratch folder; a picture that could not be made is null. */
  readonly mp4: string;
  readonly pictures: SavedPictures;
  readonly check: TakeCheck;
  readonly frames: number;
  readonly imported: ImportRecord;
}

export interface ImportOrder {
  readonly episode: EpisodeContext;
  /** The record as it will be reserved. */
  readonly record: Sidecar;
  readonly source: UploadedFile;
  /** Id of the target that the shot would render on. */
  readonly target: string;
  readonly shape: Shape;
  /** Absolute. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

export async function conformImport(ports: InspectPorts, order: ImportOrder): Promise<ConformedFilm> {
  const { episode, record, source, target, shape, folder, signal } = order;
  const { path, name } = source;
  const facts = await readSource(ports, source);
  const sha1 = await hashFile(path, signal);
  const mp4 = join(folder, "film.mp4");
  const conformed = await conform(ports, name, { from: path, to: mp4, shape, signal });
  const { check, ...pictures } = await inspectFilm(ports, { episode, record, mp4, isDrawn: false }, { signal });
  const frames = requireWhole(name, check, rescaleFrames(facts.frames, facts.fps, shape.fps));
  return { mp4, pictures, check, frames, imported: { name, sha1, target, ...facts, conformed } };
}

/** What ffmpeg makes a picture of that is none: a text as an old terminal would show it. */
const DRAWN_TEXT: ReadonlySet<string> = new Set(["ansi", "bintext", "xbin", "idf"]);

async function readSource(ports: Pick<StudioPorts, "tools">, { path, name }: UploadedFile) {
  const tools = await ports.tools();
  const unreadable = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal("bad-input", `${name} cannot be read as a video: send a whole video file (${reasonOf(error)})`);
  };
  const { video } = await probeMedia(tools, path).catch(unreadable);
  if (!video || video.width === 0 || DRAWN_TEXT.has(video.codec)) {
    throw new Refusal("bad-input", `${name} holds no picture: send a video file`);
  }
  const frames = await countFrames(tools, path).catch(unreadable);
  const { codec, width, height, rate } = video;
  const fps = Number((rate.num / rate.den).toFixed(4));
  if (frames < 2 || !(fps > 0)) throw new Refusal("bad-input", `${name} shows no moving picture: send a video file`);
  return { codec, frames, fps, width, height };
}

async function conform(ports: Pick<StudioPorts, "tools">, name: string, order: Parameters<typeof conformFilm>[1]) {
  try {
    return await conformFilm(await ports.tools(), order);
  } catch (error) {
    order.signal.throwIfAborted();
    throw new Refusal("tool-failed", `${name} could not be made a take: ${reasonOf(error)}`);
  }
}

/** A file that was cut off says more frames than can be decoded. A rate that varies may be a few off. */
function requireWhole(name: string, { measured, why }: TakeCheck, promised: number): number {
  if (!measured) throw new Refusal("bad-input", `${name} cannot be decoded: send a whole video file (${why ?? ""})`);
  const { decoded } = measured;
  if (decoded >= measured.frames && decoded >= Math.floor(promised * ENOUGH) - 1) return measured.frames;
  const of = Math.max(promised, measured.frames);
  throw new Refusal("bad-input", `only ${decoded} of ${of} frames of ${name} can be read: the file is cut off`);
}

/** A phone's varying rate is told as a mean; what is missing of a file that was cut off is more. */
const ENOUGH = 0.95;
