// A film for a review: H.264 and AAC that every browser plays, and that goes back and forth by frames without waiting.
import { EXACT, PLAIN_FILE, QUIET } from "../media/ffmpeg-flags.ts";
import { timescaleOf } from "../time/rate.ts";

/** Pixels: a larger film is made smaller, because it is sent to people. */
const LARGEST = { width: 1920, height: 1080 };
/** Frames from one that stands alone to the next: a browser decodes so many at most to show another. */
const GOP = 12;

export interface ReviewFilm {
  /** Absolute paths. */
  readonly film: string;
  readonly output: string;
  readonly fps: number;
  readonly width: number;
  readonly height: number;
}

/** Even, and within the largest. */
export function reviewSize({ width, height }: Pick<ReviewFilm, "width" | "height">): { width: number; height: number } {
  const part = Math.min(1, LARGEST.width / width, LARGEST.height / height);
  const even = (pixels: number) => Math.max(2, 2 * Math.round((pixels * part) / 2));
  return { width: even(width), height: even(height) };
}

/** Every frame once and in the order shown, the sound as it is. */
export function reviewFilmArgs({ film, output, fps, ...size }: ReviewFilm): readonly string[] {
  const { width, height } = reviewSize(size);
  const scale =
    width === size.width && height === size.height ? [] : [`scale=${width}:${height}:flags=bicubic+${EXACT}`];
  return [
    [...QUIET, "-i", `file:${film}`, "-map", "0:v:0", "-map", "0:a:0?"],
    ["-vf", [...scale, "format=yuv420p"].join(","), "-vsync", "0"],
    ["-c:v", "libx264", "-preset", "veryfast", "-crf", "20", "-profile:v", "high", "-bf", "0"],
    ["-g", String(GOP), "-keyint_min", String(GOP), "-sc_threshold", "0"],
    ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
    ["-c:a", "copy", ...PLAIN_FILE, "-video_track_timescale", String(timescaleOf(fps))],
    ["-movflags", "+faststart", "-progress", "pipe:1", "-f", "mp4", "-y", `file:${output}`],
  ].flat();
}
