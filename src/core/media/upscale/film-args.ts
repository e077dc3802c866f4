// Arguments for ffmpeg around an upscale: a film as raw frames, and raw frames as a film beside a copied sound.
import type { Quality } from "../../../contracts/files/upscale.ts";
import { EXACT, PLAIN_FILE, QUIET } from "../ffmpeg-flags.ts";
import { rateText, timescaleOf } from "../../time/rate.ts";
import type { Size } from "./place-picture.ts";

/** All stored frames as YUV4MPEG2 on standard output, which says their size: yuv420p in BT.709, limited range. */
export function framesOutArgs(film: string): readonly string[] {
  const colours = `scale=flags=bicubic+${EXACT}:out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  const input = ["-i", fileArg(film), "-map", "0:v:0", "-vf", colours, "-vsync", "0"];
  return [...QUIET, ...input, "-f", "yuv4mpegpipe", "pipe:1"];
}

export interface FilmEncoding extends Size {
  readonly fps: number;
  /** ffmpeg's name. */
  readonly encoder: string;
  readonly quality: Quality;
  /** Absolute path of the film whose sound is copied; it may be silent. */
  readonly sound: string;
  /** Path of the unfinished film. */
  readonly part: string;
}

/** Raw yuv420p frames on standard input to one mp4, with all sound packet for packet. */
export function framesInArgs(film: FilmEncoding): readonly string[] {
  const second = String(Math.max(1, Math.round(film.fps)));
  return [
    QUIET,
    ["-f", "rawvideo", "-pix_fmt", "yuv420p", "-s", `${film.width}x${film.height}`, "-framerate", rateText(film.fps)],
    ["-i", "pipe:0", "-i", fileArg(film.sound), "-map", "0:v:0", "-map", "1:a?", "-c:a", "copy"],
    pictureArgs(film),
    // A key frame a second keeps seeking in the page quick.
    ["-g", second, "-bf", "0"],
    ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
    PLAIN_FILE,
    ["-video_track_timescale", String(timescaleOf(film.fps)), "-movflags", "+faststart+write_colr"],
    ["-f", "mp4", "-y", fileArg(film.part)],
  ].flat();
}

/** Whether an encoder works: some frames, thrown away. */
export function proveEncoderArgs(encoder: string): readonly string[] {
  const picture = ["-f", "lavfi", "-i", "color=gray:s=320x192:r=24", "-frames:v", "3", "-pix_fmt", "yuv420p"];
  return [...QUIET, ...picture, "-c:v", encoder, "-f", "null", "-"];
}

/** The encoder and its quality. What a hardware encoder makes of the same number differs little from x264's. */
function pictureArgs({ encoder, quality, fps }: FilmEncoding): readonly string[] {
  const isMaster = quality === "master";
  const [, codec, means] = /^(h264|hevc)_(\w+)$/.exec(encoder) ?? [];
  const name = ["-c:v", encoder, ...(codec === "hevc" ? ["-tag:v", "hvc1"] : ["-profile:v", "high"])];
  const level = isMaster ? 14 : 19;
  if (means === "nvenc") return [...name, "-preset", "slow", "-rc", "vbr", "-cq", String(level), "-b:v", "0"];
  if (means === "videotoolbox") return [...name, "-q:v", isMaster ? "80" : "65"];
  if (means === "qsv") return [...name, "-preset", "slow", "-global_quality", String(level)];
  if (means === "amf") return [...name, "-rc", "cqp", "-qp_i", String(level), "-qp_p", String(level + 1)];
  const second = String(Math.max(1, Math.round(fps)));
  return [
    ...name,
    ...["-preset", isMaster ? "slow" : "medium", "-crf", isMaster ? "14" : "18"],
    ...["-keyint_min", second, "-sc_threshold", "0"],
    // x264 writes its settings into the first picture as a message (unit 6): not part of the picture.
    ...["-flags:v", "+bitexact+cgop", "-bsf:v", "filter_units=remove_types=6"],
  ];
}

/** A path is never read as an option or as a protocol. */
function fileArg(path: string): string {
  return `file:${path}`;
}
