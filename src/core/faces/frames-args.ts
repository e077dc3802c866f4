// Arguments for ffmpeg: some frames of a film, by number, as raw pixels on standard output.
import { EXACT, QUIET } from "../media/ffmpeg-flags.ts";
import type { Size } from "../targets/grid.ts";

/** Pixels: a face that fills a thirtieth of it is still as large as the embedder takes it. */
const LONG_SIDE = 1280;

/** The size in which frames are looked at; never larger than they are. */
export function lookedAtSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Four bytes a pixel, frame after frame. */
export function framesArgs(input: string, frames: readonly number[], { width, height }: Size): readonly string[] {
  const which = frames.map((frame) => `eq(n,${frame})`).join("+");
  const filter = `select='${which}',scale=${width}:${height}:flags=area+${EXACT},format=rgba`;
  return [
    ...QUIET,
    ...["-i", input, "-map", "0:v:0", "-vf", filter, "-vsync", "0"],
    ...["-frames:v", String(frames.length), "-f", "rawvideo", "pipe:1"],
  ];
}
