// Measures a film with the real tools: what ffprobe counts and what a decoder hears.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { promisify } from "node:util";

const execute = promisify(execFile);
const require = createRequire(import.meta.url);
const bundled = (name: string) => (require(name) as { path: string }).path;

export const FFMPEG = bundled("@ffmpeg-installer/ffmpeg");
const FFPROBE = bundled("@ffprobe-installer/ffprobe");

export interface Measure {
  readonly frames: number;
  readonly width: number;
  readonly height: number;
  readonly rate: string;
  readonly seconds: number;
  /** Decoded sound samples per channel, or 0 without sound. */
  readonly samples: number;
  readonly hertz: number;
  readonly colour: string;
  /** Frame times in seconds, in the order they are shown. */
  readonly times: readonly number[];
}

export async function measureFilm(path: string): Promise<Measure> {
  const { stdout } = await execute(
    FFPROBE,
    [
      "-v",
      "error",
      "-count_frames",
      "-show_streams",
      "-show_entries",
      "frame=pkt_pts_time,pts_time,media_type",
      "-show_frames",
      "-select_streams",
      "v",
      "-of",
      "json",
      path,
    ],
    { maxBuffer: 1 << 28 },
  );
  const found = JSON.parse(stdout) as {
    streams: Record<string, string>[];
    frames: { pts_time?: string; pkt_pts_time?: string }[];
  };
  const video = found.streams[0] ?? {};
  const hertz = 48_000;
  const sound = await execute(
    FFMPEG,
    ["-v", "error", "-i", path, "-vn", "-f", "s16le", "-ac", "1", "-ar", String(hertz), "-"],
    {
      encoding: "buffer",
      maxBuffer: 1 << 29,
    },
  ).catch(() => ({ stdout: Buffer.alloc(0) }));
  return {
    frames: Number(video["nb_read_frames"]),
    width: Number(video["width"]),
    height: Number(video["height"]),
    rate: String(video["r_frame_rate"]),
    seconds: Number(video["duration"]),
    samples: sound.stdout.length / 2,
    hertz,
    colour: [video["color_range"], video["color_space"], video["color_primaries"], video["color_transfer"]].join(" "),
    times: found.frames.map((frame) => Number(frame.pts_time ?? frame.pkt_pts_time)),
  };
}

/** MD5 of the decoded sound of a film; of nothing where it is silent. */
export async function soundHash(path: string): Promise<string> {
  const args = ["-v", "error", "-i", path, "-vn", "-f", "s16le", "-"];
  const { stdout } = await execute(FFMPEG, args, { encoding: "buffer", maxBuffer: 1 << 29 });
  return createHash("md5").update(stdout).digest("hex");
}
