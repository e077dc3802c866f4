// Watches a video frame by frame at a quarter of its size: how much moves, and how sharp each frame is.
import { basename } from "node:path";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { greyArgs } from "../../core/media/stills-args.ts";
import type { WatchedVideo } from "../../core/refs/tours/find-holds.ts";
import { motionBetween, sharpnessOf } from "../../core/refs/tours/measure-motion.ts";
import { run } from "../../machine/spawn.ts";
import { filmFacts } from "../probe.ts";
import type { Tools } from "../tools.ts";

const QUARTER = 4;

/** Throws a Refusal when the video cannot be read, or the signal's reason. */
export async function watchVideo(
  tools: Pick<Tools, "ffmpeg" | "ffprobe">,
  path: string,
  signal?: AbortSignal,
): Promise<WatchedVideo> {
  const { width: whole, height: tall, fps } = await filmFacts(async () => tools, path);
  const [width, height] = [quarter(whole), quarter(tall)];
  const motion: number[] = [];
  const sharpness: number[] = [];
  let before: Buffer | undefined;
  const frames = framesOf(width * height, (frame) => {
    motion.push(before ? motionBetween(before, frame) : 0);
    sharpness.push(sharpnessOf(frame, width, height));
    before = frame;
  });
  try {
    await run(tools.ffmpeg.path, greyArgs(path, { width, height }), { onOutput: frames, ...(signal && { signal }) });
  } catch (error) {
    signal?.throwIfAborted();
    throw new Refusal("tool-failed", `the holds of ${basename(path)} cannot be found: ${reasonOf(error)}`);
  }
  return { motion, sharpness, fps };
}

function quarter(side: number): number {
  return Math.max(1, Math.round(side / QUARTER));
}

/** Cuts a stream into pieces of so many bytes. */
function framesOf(size: number, onFrame: (frame: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= size) {
      onFrame(rest.subarray(0, size));
      rest = rest.subarray(size);
    }
  };
}
