// Cuts exactly one frame out of a take, as a PNG of the take's size.
import { basename } from "node:path";
import { Refusal, reasonOf } from "../contracts/refusal.ts";
import { run } from "../machine/spawn.ts";
import { countFrames } from "./probe.ts";
import type { Tools } from "./tools.ts";
import { frameNumber, type RequestedFrame } from "../core/refs/ref-names.ts";
import { frameArgs } from "../core/media/stills-args.ts";
import { parsePictureHeader, plainPng } from "../core/media/picture-file.ts";

export interface CutFrame {
  readonly png: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The frame's number from 0, and how many frames the file has. */
  readonly frame: number;
  readonly frames: number;
}

/** Refuses a number that the film does not have, and a film that cannot be read. */
export async function cutFrame(
  tools: Pick<Tools, "ffmpeg" | "ffprobe">,
  mp4: string,
  requested: RequestedFrame,
  signal?: AbortSignal,
): Promise<CutFrame> {
  const frames = await countFrames(tools, mp4);
  const frame = frameNumber(requested, frames);
  if (frame === undefined) throw outside(mp4, requested, frames);
  const chunks: Buffer[] = [];
  const onOutput = (chunk: Buffer) => void chunks.push(chunk);
  try {
    await run(tools.ffmpeg.path, frameArgs(mp4, frame), { onOutput, ...(signal && { signal }) });
  } catch (error) {
    signal?.throwIfAborted();
    throw unreadable(mp4, frame, reasonOf(error));
  }
  const png = plainPng(Buffer.concat(chunks));
  const header = png && parsePictureHeader(png);
  if (!header) throw unreadable(mp4, frame, "it ends before the frames its header promises");
  return { png, width: header.width, height: header.height, frame, frames };
}

function outside(mp4: string, requested: RequestedFrame, frames: number): Refusal {
  const range = `0 to ${frames - 1}, or -1 to -${frames} from the end`;
  const sentence = `frame ${requested} is outside ${basename(mp4)}, which has ${frames} frames: choose ${range}`;
  return new Refusal("bad-input", frames === 0 ? `${basename(mp4)} has no frames: render the take again` : sentence);
}

function unreadable(mp4: string, frame: number, why: string): Refusal {
  return new Refusal("tool-failed", `frame ${frame} of ${basename(mp4)} cannot be cut: ${why}`);
}
