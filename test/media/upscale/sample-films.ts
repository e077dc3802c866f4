// Films for upscales to be made of, orders for them, and what a decoder finds in what was made.
import { execFileSync } from "node:child_process";
import type { PostFilmOrder, UpscaleFilmOrder } from "../../../src/media/upscale/upscale-order.ts";
import { run } from "../../../src/machine/spawn.ts";
import { anyTools } from "../tool-sets.ts";

export const FFMPEG = anyTools().ffmpeg.path;

const QUIET = ["-nostdin", "-v", "error"];
const COLOURS = ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];
const SPEECH = "aevalsrc='0.4*sin(2*PI*220*t)*abs(sin(3*t))+0.02*random(0)':s=48000";

export interface SampleFilm {
  readonly size: string;
  readonly frames: number;
  readonly fps?: number | string;
  /** ffmpeg's name; MPEG-4 where a side is odd, which H.264 cannot have. */
  readonly source?: string;
  readonly filter?: string;
  readonly isMute?: boolean;
}

export async function sampleFilm(path: string, film: SampleFilm): Promise<string> {
  const { size, frames, fps = 24, source = "testsrc2", filter = "null", isMute = false } = film;
  const [width = 0, height = 0] = size.split("x").map(Number);
  const isOdd = width % 2 === 1 || height % 2 === 1;
  const picture = ["-f", "lavfi", "-i", `${source}=s=${size}:r=${fps}`];
  const sound = isMute ? [] : ["-f", "lavfi", "-i", SPEECH, "-t", String(frames / Number(fps)), "-c:a", "aac"];
  const codec = isOdd ? ["-c:v", "mpeg4", "-q:v", "2"] : ["-c:v", "libx264", "-preset", "veryfast", "-crf", "6"];
  const made = ["-frames:v", String(frames), "-vf", `${filter},format=yuv420p`, ...codec, ...COLOURS];
  await run(FFMPEG, [...QUIET, ...picture, ...sound, ...made, "-movflags", "+write_colr", "-y", path]);
  return path;
}

export const PLAIN = { frequency_split: true, keep_soft: 0, grain: 0 };

/** Twice as large by Lanczos, of a take of 128x72, where nothing else is said. */
export function upscaleOrder(
  order: Partial<UpscaleFilmOrder> & Pick<UpscaleFilmOrder, "take" | "output">,
): UpscaleFilmOrder {
  return {
    ...{ ffmpeg: FFMPEG, model: null, made: [256, 144], deliver: { width: 256, height: 144, fit: "crop" }, fps: 24 },
    ...{ finish: PLAIN, seed: "9007199254740993", encoder: "sw", quality: "review" },
    ...order,
  };
}

export function postOrder(order: Partial<PostFilmOrder> & Pick<PostFilmOrder, "source" | "output">): PostFilmOrder {
  return {
    ...{ ffmpeg: FFMPEG, enhanced: null, motion_blur: 0, fps: 24, smooth: null },
    ...{ finish: PLAIN, seed: "1", encoder: "sw", quality: "review" },
    ...order,
  };
}

/** Raw frames of yuv420p. */
export function framesOf(path: string, { width, height }: { width: number; height: number }): Buffer[] {
  const args = [
    ...QUIET,
    "-i",
    path,
    "-map",
    "0:v:0",
    "-pix_fmt",
    "yuv420p",
    "-vsync",
    "0",
    "-f",
    "rawvideo",
    "pipe:1",
  ];
  const bytes = execFileSync(FFMPEG, args, { maxBuffer: 2 ** 30 });
  const size = width * height + 2 * Math.ceil(width / 2) * Math.ceil(height / 2);
  return Array.from({ length: bytes.length / size }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
}

/** Hashes of every packet of the sound, and of all its samples, as a player places them in time. */
export function soundOf(path: string): { readonly packets: string; readonly samples: string } {
  const ask = (args: readonly string[]) =>
    execFileSync(FFMPEG, [...QUIET, "-i", path, "-map", "0:a:0", ...args, "pipe:1"], { encoding: "utf8" });
  const placed = ["-af", "aresample=async=1:first_pts=0"];
  const packets = ask(["-c", "copy", "-f", "framemd5"])
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return { packets: packets.join("\n"), samples: ask([...placed, "-f", "md5"]) };
}
