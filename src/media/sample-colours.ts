// The colours of a film or a picture, as small pictures to compare.
import { sampleArgs, type SampleOrder } from "../core/media/colour-args.ts";
import { run } from "../machine/spawn.ts";
import { countFrames } from "./probe.ts";
import type { Tools } from "./tools.ts";

/** Frames of a film that stand for all of it. */
const SPREAD = 12;

/** The whole of a film, spread evenly; its first or last frame; or a picture. */
export type SamplePart = "whole" | "first" | "last" | "picture";

/** Red, green and blue of each pixel. Throws when nothing can be decoded. */
export async function sampleColours(
  tools: Pick<Tools, "ffmpeg" | "ffprobe">,
  input: string,
  part: SamplePart,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  const args = sampleArgs(await orderOf(tools, input, part));
  const onOutput = (chunk: Buffer) => void chunks.push(chunk);
  await run(tools.ffmpeg.path, args, { onOutput, ...(signal && { signal }) });
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0) throw new Error("no picture of it could be decoded");
  return bytes;
}

async function orderOf(
  tools: Pick<Tools, "ffmpeg" | "ffprobe">,
  input: string,
  part: SamplePart,
): Promise<SampleOrder> {
  if (part === "picture" || part === "first") return { input, from: 0, every: 1, most: 1 };
  const frames = await countFrames(tools, input);
  if (part === "last") return { input, from: Math.max(0, frames - 1), every: 1, most: 1 };
  const every = Math.max(1, Math.floor(frames / SPREAD));
  return { input, from: Math.floor(Math.min(frames - 1, every / 2)), every, most: SPREAD };
}
