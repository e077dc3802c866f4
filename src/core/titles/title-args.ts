// Arguments for ffmpeg: a title clip in the film's size, rate and encoding, with the title over it where there is one.
import { rateText } from "../time/rate.ts";
import type { Span } from "../series/series.ts";
import type { TitleTimes } from "./title-style.ts";
import { coverFilters, EXACT, QUIET } from "../media/ffmpeg-flags.ts";
import { encodingArgs, shapeFilter, type EncodeOrder } from "../media/film/encode-clip-args.ts";

/** A painted title: where it lies in the frame, in even pixels, and when it is seen. */
export interface TitleOverlay {
  /** A PNG with see-through parts. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly times: TitleTimes;
}

/** Exactly `length` frames when the file has about as many: one that breaks off more than a second early comes out short. */
export function titleClipArgs(order: Omit<EncodeOrder, "from">, title: TitleOverlay | null): readonly string[] {
  const { input, length, fps, width, height, settings } = order;
  const rate = rateText(fps);
  const clip = [
    `fps=${rate}`,
    `tpad=stop_mode=clone:stop=${Math.round(fps)}`,
    `trim=end_frame=${length}`,
    "setpts=PTS-STARTPTS",
    ...coverFilters(width, height),
    shapeFilter(settings),
  ];
  if (!title) return [...QUIET, "-i", input, "-map", "0:v:0", "-vf", clip.join(","), ...encodingArgs(order)];
  const picture = [
    // The picture is read once, and shown in every frame.
    `scale=flags=bicubic+${EXACT}:out_color_matrix=bt709:out_range=tv,format=yuva420p`,
    `loop=loop=-1:size=1,setpts=N/(${rate})/TB`,
    fadeFilter("in", title.times.comes, fps),
    ...(title.times.goes ? [fadeFilter("out", title.times.goes, fps)] : []),
  ];
  // Without shortest the title would go on where the clip breaks off.
  const overlay = `overlay=x=${title.x}:y=${title.y}:format=yuv420:shortest=1,format=yuv420p`;
  const graph = `[0:v:0]${clip.join(",")}[clip];[1:v:0]${picture.join(",")}[title];[clip][title]${overlay}[film]`;
  return [
    ...[...QUIET, "-i", input, "-framerate", rate, "-i", title.path],
    ...["-filter_complex", graph, "-map", "[film]", ...encodingArgs(order)],
  ];
}

/** Without a length ffmpeg takes 25 frames, so a sudden fade lasts one. */
function fadeFilter(way: "in" | "out", [from, to]: Span, fps: number): string {
  return `fade=t=${way}:st=${from.toFixed(6)}:d=${Math.max(1 / fps, to - from).toFixed(6)}:alpha=1`;
}
