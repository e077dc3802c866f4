// The mean colour of a picture file.
import type { Rgb } from "../core/takes/check/picture-meter.ts";
import { run } from "../machine/spawn.ts";
import type { Tools } from "./tools.ts";
import { QUIET } from "../core/media/ffmpeg-flags.ts";
import { GRID } from "../core/media/stills-args.ts";

/** Throws when the file is no picture. */
export async function meanColour(
  { ffmpeg }: Pick<Tools, "ffmpeg">,
  picture: string,
  signal?: AbortSignal,
): Promise<Rgb> {
  const shrunk = `scale=${GRID.width}:${GRID.height}:flags=area,format=rgb24`;
  const args = [...QUIET, "-i", picture, "-vf", shrunk, "-frames:v", "1", "-f", "rawvideo", "pipe:1"];
  const chunks: Buffer[] = [];
  await run(ffmpeg.path, args, { ...(signal && { signal }), onOutput: (chunk) => void chunks.push(chunk) });
  const bytes = Buffer.concat(chunks);
  const sums = [0, 0, 0];
  for (const [index, value] of bytes.entries()) sums[index % 3] = (sums[index % 3] ?? 0) + value;
  const pixels = bytes.length / 3;
  if (pixels === 0) throw new Error("the picture shows nothing");
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / pixels / 255);
  return [red, green, blue];
}
