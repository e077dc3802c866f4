// Cuts the last frames of a take, and their sound, into files that the next shot's graph can hold on to.
import { basename, join } from "node:path";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { tailArgs, tailSoundArgs } from "../../core/media/film/tail-args.ts";
import { rescaleFrames, samplesOf } from "../../core/time/rate.ts";
import { makeFolder } from "../../machine/files.ts";
import { run } from "../../machine/spawn.ts";
import { countFrames } from "../probe.ts";
import type { Tools } from "../tools.ts";
import { SAMPLE_RATE } from "../../core/media/ffmpeg-flags.ts";

export interface TailRequest {
  /** Absolute path of the take, and its rate in frames a second. */
  readonly mp4: string;
  readonly mp4Fps: number;
  /** What it sounds like, a film or a wav; null when it is silent. */
  readonly sound: string | null;
  /** Frames that are held, at `fps`. */
  readonly frames: number;
  readonly fps: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Absolute folder that receives the files. */
  readonly folder: string;
  readonly signal?: AbortSignal;
}

export interface Tail {
  /** Absolute paths; `sound` is null when the take is silent. */
  readonly clip: string;
  readonly sound: string | null;
}

/** Frames of a take counted at another rate. */
export async function countFramesAt(
  tools: Pick<Tools, "ffprobe">,
  mp4: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number> {
  return rescaleFrames(await countFrames(tools, mp4), from, to);
}

/** Exactly `frames` frames, and as much sound. Refuses a take that has fewer or cannot be read. */
export async function cutTail(tools: Pick<Tools, "ffmpeg" | "ffprobe">, request: TailRequest): Promise<Tail> {
  const { mp4, mp4Fps, frames, fps, width, height, folder } = request;
  const all = await countFramesAt(tools, mp4, { from: mp4Fps, to: fps });
  const from = all - frames;
  if (from < 0) throw new Refusal("conflict", `${basename(mp4)} has ${all} frames, and ${frames} are to be held`);
  const clip = join(folder, "held.mp4");
  const sound = request.sound === null ? null : join(folder, "held.wav");
  const options = request.signal ? { signal: request.signal } : {};
  await makeFolder(folder);
  try {
    const order = { input: mp4, output: clip, from, frames, fps, inputFps: mp4Fps, width, height };
    await run(tools.ffmpeg.path, tailArgs(order), options);
    const made = await countFrames(tools, clip);
    if (made !== frames) throw new Error(`it ends before the frames its header promises`);
    if (request.sound !== null && sound !== null) {
      const edges = [samplesOf(from, fps, SAMPLE_RATE), samplesOf(frames, fps, SAMPLE_RATE)] as const;
      await run(tools.ffmpeg.path, tailSoundArgs(request.sound, sound, ...edges), options);
    }
    return { clip, sound };
  } catch (error) {
    request.signal?.throwIfAborted();
    throw new Refusal("tool-failed", `the end of ${basename(mp4)} cannot be cut: ${reasonOf(error)}`);
  }
}
