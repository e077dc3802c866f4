// Arguments for ffmpeg for a take that another continues from: its last frames without loss, and the sound of them exact to the sample; and
// for the take that continues: its first frames cut.
import { rateText, samplesOf } from "../../time/rate.ts";
import { SAMPLE_RATE, EXACT, QUIET } from "../ffmpeg-flags.ts";

const BT709 = ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];

export interface TailOrder {
  readonly input: string;
  readonly output: string;
  /** Frames to skip, and how many to take, at `fps`. */
  readonly from: number;
  readonly frames: number;
  readonly fps: number;
  /** The film's own rate. */
  readonly inputFps: number;
  /** Pixels; the middle of a picture of another shape is kept. */
  readonly width: number;
  readonly height: number;
}

/** The picture alone. */
export function tailArgs(order: TailOrder): readonly string[] {
  const { from, frames, width, height, fps, inputFps } = order;
  const filters = [
    // Counted by time, the last frame lasts until the end.
    ...(inputFps === fps
      ? []
      : [`setpts=N/(${rateText(inputFps)})/TB,fps=${rateText(fps)},tpad=stop_mode=clone:stop=${from + frames}`]),
    `trim=start_frame=${from}:end_frame=${from + frames}`,
    `setpts=N/(${rateText(fps)})/TB`,
    `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=bicubic+${EXACT}:out_color_matrix=bt709:out_range=tv`,
    `crop=${width}:${height}`,
    "setsar=1,format=yuv420p",
  ];
  return [
    QUIET,
    ["-i", order.input, "-map", "0:v:0", "-vf", filters.join(","), "-r", rateText(fps)],
    ["-c:v", "libx264", "-preset", "veryfast", "-qp", "0", ...BT709, "-movflags", "+faststart+write_colr"],
    ["-f", "mp4", "-y", order.output],
  ].flat();
}

/** `samples` of a sound from sample `from` on, at 48 kHz in stereo, as a wav; silence fills what the sound does not last. */
export function tailSoundArgs(input: string, output: string, from: number, samples: number): readonly string[] {
  const filters = [
    `aresample=${SAMPLE_RATE}:async=1:first_pts=0`,
    `atrim=start_sample=${from}:end_sample=${from + samples}`,
    "asetpts=PTS-STARTPTS",
    `apad=whole_len=${samples}`,
  ];
  const form = ["-ac", "2", "-ar", String(SAMPLE_RATE), "-c:a", "pcm_s16le", "-f", "wav", "-y", output];
  return [...QUIET, "-i", input, "-map", "0:a:0", "-af", filters.join(","), ...form];
}

export interface HeadOrder {
  readonly input: string;
  readonly output: string;
  /** Frames that go, and frames that stay. */
  readonly drop: number;
  readonly keep: number;
  readonly fps: number;
  readonly hasSound: boolean;
}

/** The film from frame `drop` on, its sound cut at the same moment. */
export function trimHeadArgs({ input, output, drop, keep, fps, hasSound }: HeadOrder): readonly string[] {
  const edge = (frames: number) => samplesOf(frames, fps, SAMPLE_RATE);
  const picture = `[0:v:0]trim=start_frame=${drop}:end_frame=${drop + keep},setpts=N/(${rateText(fps)})/TB,format=yuv420p[v]`;
  const sound =
    `[0:a:0]aresample=${SAMPLE_RATE}:async=1:first_pts=0,atrim=start_sample=${edge(drop)}:end_sample=${edge(drop + keep)},` +
    `asetpts=PTS-STARTPTS,apad=whole_len=${edge(drop + keep) - edge(drop)}[a]`;
  return [
    QUIET,
    ["-i", input, "-filter_complex", hasSound ? `${picture};${sound}` : picture, "-map", "[v]", "-r", rateText(fps)],
    ["-c:v", "libx264", "-preset", "medium", "-crf", "12", ...BT709, "-movflags", "+faststart+write_colr"],
    hasSound ? ["-map", "[a]", "-c:a", "aac", "-b:a", "192k", "-ac", "2"] : [],
    ["-f", "mp4", "-y", output],
  ].flat();
}
