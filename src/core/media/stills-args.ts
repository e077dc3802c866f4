// Arguments for ffmpeg: pictures of a film. The two that stand for a take are its middle frame and a strip of cells spread evenly
// through it; one decode gives both. Frames are chosen by number, so a clip of one frame fills its strip with that frame.
import { SAMPLE_RATE, EXACT, QUIET } from "./ffmpeg-flags.ts";

/** Cells of the grid: fine enough that a mouth that speaks moves some of them. */
export const GRID = { width: 64, height: 36 } as const;

/** Cells of a strip (docs/http.md "Limits"). */
export const STRIP_CELLS = 8;

/** Pixels. */
export const STRIP_HEIGHT = 96;

/** Pixels. */
export const THUMBNAIL_LONG_SIDE = 480;

/** ffmpeg's JPEG scale: 2 is best, 31 worst. */
const JPEG_QUALITY = "3";

export interface StillsOrder {
  readonly input: string;
  readonly frames: number;
  readonly thumbnail: string;
  readonly strip: string;
  /** The whole clip goes to standard output as well, to be measured; `sound` is a file that has its sound. */
  readonly look?: { readonly sound?: string | undefined };
}

/** The middle of each of eight equal parts of a clip, as frame numbers from 0. */
export function stripFrames(frames: number): readonly number[] {
  return Array.from({ length: STRIP_CELLS }, (_, cell) => Math.floor(((cell + 0.5) * frames) / STRIP_CELLS));
}

/** What a drawn take puts beside its film: pictures without words, for those that are made of the film. */
export function cleanStills(mp4: string): { readonly thumbnail: string; readonly strip: string } {
  const stem = mp4.replace(/\.mp4$/, "");
  return { thumbnail: `${stem}_clean.jpg`, strip: `${stem}_clean_strip.jpg` };
}

export function middleFrame(frames: number): number {
  return Math.floor(frames / 2);
}

export function stillsArgs(order: StillsOrder): readonly string[] {
  return [
    QUIET,
    ["-i", order.input],
    order.look?.sound === undefined ? [] : ["-i", order.look.sound],
    [
      "-filter_complex",
      order.look ? `${stillsFilter(order.frames, "[look]")};${CHECK_PICTURE}` : stillsFilter(order.frames),
    ],
    stillOutput("[thumbnail]", order.thumbnail),
    stillOutput("[strip]", order.strip),
    order.look ? checkOutput(order.look.sound === undefined ? 0 : 1) : [],
  ].flat();
}

/** Every picture as a small grid, numbered anew so that none is dropped or doubled, whatever the clip's times are. */
const CHECK_PICTURE =
  `[look]scale=${GRID.width}:${GRID.height}:flags=area,setpts=N/FRAME_RATE/TB,` + "format=yuv420p[looked]";

/** Raw pictures and, where there is any, raw sound, side by side. */
function checkOutput(soundInput: number): readonly string[] {
  const pictures = ["-map", "[looked]", "-vsync", "0", "-c:v", "rawvideo"];
  const sound = ["-map", `${soundInput}:a:0?`, "-c:a", "pcm_s16le", "-ar", String(SAMPLE_RATE)];
  return [...pictures, ...sound, "-f", "avi", "pipe:1"];
}

/** `image2pipe` writes a picture to exactly the name it is given: `image2` would read `%d` in it as a number. */
function stillOutput(label: string, path: string): readonly string[] {
  return ["-map", label, "-frames:v", "1", "-c:v", "mjpeg", "-q:v", JPEG_QUALITY, "-f", "image2pipe", "-y", path];
}

function stillsFilter(frames: number, more = ""): string {
  const cells = stripFrames(frames).map((frame, cell) => ({ frame, from: `[f${cell}]`, to: `[c${cell}]` }));
  const long = String(THUMBNAIL_LONG_SIDE);
  const other = (along: string) => `max(2,2*round(${long}${along}/2))`;
  return [
    `[0:v:0]split=${STRIP_CELLS + (more ? 2 : 1)}${cells.map(({ from }) => from).join("")}[middle]${more}`,
    ...cells.map(({ frame, from, to }) => {
      const size = `w='max(2,2*round(${STRIP_HEIGHT}*dar/2))':h=${STRIP_HEIGHT}`;
      return `${from}${only(frame)},scale=${size}:flags=area+${EXACT},setsar=1,format=rgb24${to}`;
    }),
    `${cells.map(({ to }) => to).join("")}hstack=inputs=${STRIP_CELLS},${AS_JPEG}[strip]`,
    `[middle]${only(middleFrame(frames))},` +
      `scale=w='if(gt(dar,1),${long},${other("*dar")})':h='if(gt(dar,1),${other("/dar")},${long})':flags=area+${EXACT},` +
      `setsar=1,format=rgb24,${AS_JPEG}[thumbnail]`,
  ].join(";");
}

/**
 * JPEG means BT.601 in full range, whatever the film's colours are. The way there is over RGB: from limited to full range
 * directly, the 2018 build only changes the name.
 */
const AS_JPEG = `scale=flags=${EXACT}:out_color_matrix=bt601:out_range=full,format=yuvj420p`;

/** One frame, moved to time 0 so that the cells of a strip meet. */
function only(frame: number): string {
  return `select='eq(n,${frame})',setpts=0`;
}

// One frame of a film as a picture: chosen by number, in the film's size, in full-range RGB as pictures have it.

/** A PNG on standard output; nothing when the film has no such frame. `frame` is 0-based, in decode order. */
export function frameArgs(input: string, frame: number): readonly string[] {
  return [
    QUIET,
    ["-i", input, "-map", "0:v:0", "-vf", `select='eq(n,${frame})',scale=flags=${EXACT},setsar=1,format=rgb24`],
    ["-frames:v", "1", "-c:v", "png", "-f", "image2pipe", "pipe:1"],
  ].flat();
}

// Every frame of a film as a small grey picture, to be measured.

/** Frames of `width` x `height` bytes on standard output, one after the other; none is dropped or doubled, whatever the film's times are. */
export function greyArgs(
  input: string,
  { width, height }: { readonly width: number; readonly height: number },
): readonly string[] {
  return [
    QUIET,
    ["-i", input, "-map", "0:v:0", "-vf", `scale=${width}:${height}:flags=area,setpts=N/FRAME_RATE/TB,format=gray`],
    ["-vsync", "0", "-c:v", "rawvideo", "-f", "rawvideo", "pipe:1"],
  ].flat();
}
