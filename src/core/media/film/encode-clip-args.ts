// Arguments for ffmpeg: one clip of a film encoded again in the film's size, rate and settings.
import type { CropRect } from "../../lib/crop-rect.ts";
import { hasFades, type Fades } from "../../levels/clip-levels.ts";
import { rateText } from "../../time/rate.ts";
import { type EncodeSettings, x264Params } from "../h264/encode-settings.ts";
import { EXACT, QUIET, PLAIN_FILE, fitFilters } from "../ffmpeg-flags.ts";

/** Fixed, because x264's output depends on it. Two clips are encoded side by side. */
const ENCODER_THREADS = "2";

export interface EncodeOrder {
  readonly input: string;
  readonly output: string;
  /** Frames of the cut: the first one shown, and how many. */
  readonly from: number;
  readonly length: number;
  readonly fps: number;
  readonly width: number;
  readonly height: number;
  readonly timescale: number;
  readonly settings: EncodeSettings;
  /** Of x264, finer where it is less; visually clean where it does not say. */
  readonly crf?: number | undefined;
  /** Name of a `.cube` in the folder that ffmpeg runs in, of plain letters: the colours of the picture are corrected by it. */
  readonly cube?: string | undefined;
  /** The part of the picture that is shown, in its own pixels. */
  readonly crop?: CropRect | undefined;
  /** Frames over which the picture comes from black and goes to black. */
  readonly fades?: Fades | undefined;
}

/** One clip's picture in the film's size, rate and colours, letterboxed, exactly `length` frames long. */
export function encodeClipArgs(order: EncodeOrder): readonly string[] {
  return [...QUIET, "-i", order.input, "-map", "0:v:0", "-vf", pictureFilter(order), ...encodingArgs(order)];
}

/** How a picture is encoded so that it can be joined with copied ones, and the output file. */
export function encodingArgs(order: Omit<EncodeOrder, "from" | "cube" | "fades">): readonly string[] {
  const gop = String(Math.max(1, Math.round(order.fps)));
  return [
    ["-c:v", "libx264", "-preset", "veryfast", "-threads", ENCODER_THREADS],
    ["-crf", String(order.settings.crf), "-x264-params", x264Params(order.settings, order.length, order.crf)],
    // A key frame a second keeps seeking in the page quick.
    ["-g", gop, "-keyint_min", gop, "-sc_threshold", "0"],
    ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
    // x264 writes its settings into the first picture as a message (unit 6): not part of the picture.
    ["-flags:v", "+bitexact+cgop", "-bsf:v", "filter_units=remove_types=6"],
    PLAIN_FILE,
    ["-video_track_timescale", String(order.timescale), "-movflags", "+write_colr"],
    ["-f", "mp4", "-y", order.output],
  ].flat();
}

function pictureFilter({ from, length, fps, width, height, settings, cube, crop, fades }: EncodeOrder): string {
  const end = from + length;
  return [
    `fps=${rateText(fps)}`,
    // The last frame is held for as long as a short clip needs.
    `tpad=stop_mode=clone:stop=${end}`,
    `trim=start_frame=${from}:end_frame=${end}`,
    "setpts=PTS-STARTPTS",
    ...(crop ? [`crop=${crop.width}:${crop.height}:${crop.x}:${crop.y}`] : []),
    ...(cube === undefined ? [] : cubeFilters(cube)),
    ...fitFilters(width, height),
    ...fadeFilters(fades, length),
    shapeFilter(settings),
  ].join(",");
}

/** The first frame of a fade in and the last of a fade out are black. */
function fadeFilters(fades: Fades | undefined, length: number): readonly string[] {
  if (!hasFades(fades)) return [];
  const out = Math.min(fades.out, length - 1);
  return [
    ...(fades.in > 0 ? [`fade=type=in:start_frame=0:nb_frames=${fades.in}`] : []),
    ...(fades.out > 0 ? [`fade=type=out:start_frame=${length - 1 - out}:nb_frames=${Math.max(1, out)}`] : []),
  ];
}

/** Colours by a table of RGB. Sixteen bits on the way: no step is added to those of eight, and 10 and 12 bits come out two steps brighter in older builds. */
function cubeFilters(cube: string): readonly string[] {
  return [`scale=flags=${EXACT}`, "format=gbrp16le", `lut3d=file=${cube}:interp=tetrahedral`];
}

/** Pixels are square now; whether that is said shows in the headers. */
export function shapeFilter({ saysSquare }: Pick<EncodeSettings, "saysSquare">): string {
  return `setsar=${saysSquare ? 1 : 0}`;
}
