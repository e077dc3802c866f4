// The three ffmpeg runs of an assemble: a clip encoded again, the sound of some clips read, everything joined.
// They keep to what the 2018 build knows, so there is no -fps_mode, xfade or amix here.
import { rateText } from "../../time/rate.ts";
import { type EncodeSettings, x264Params } from "../h264/encode-settings.ts";
import { AAC_FRAME, SAMPLE_RATE } from "../sound-format.ts";

/** What every run starts with: no questions, no banner, only what went wrong. */
export const QUIET: readonly string[] = ["-nostdin", "-hide_banner", "-v", "error"];
/** The same film twice gives the same bytes: no dates, no library versions. */
const PLAIN_FILE: readonly string[] = ["-map_metadata", "-1", "-fflags", "+bitexact"];
/** Without these ffmpeg's scaler is up to two steps off when it changes colours. */
export const EXACT = "accurate_rnd+full_chroma_int+full_chroma_inp";
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
}

/** One clip's picture in the film's size, rate and colours, letterboxed, exactly `length` frames long. */
export function encodeClipArgs(order: EncodeOrder): readonly string[] {
  return [...QUIET, "-i", order.input, "-map", "0:v:0", "-vf", pictureFilter(order), ...encodingArgs(order)];
}

/** How a picture is encoded so that it can stand beside copied ones, and the file it goes into. */
export function encodingArgs(order: Omit<EncodeOrder, "from">): readonly string[] {
  const gop = String(Math.max(1, Math.round(order.fps)));
  return [
    ["-c:v", "libx264", "-preset", "veryfast", "-threads", ENCODER_THREADS],
    ["-crf", String(order.settings.crf), "-x264-params", x264Params(order.settings, order.length)],
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

function pictureFilter({ from, length, fps, width, height, settings }: EncodeOrder): string {
  const end = from + length;
  return [
    `fps=${rateText(fps)}`,
    // The last frame is held for as long as a short clip needs.
    `tpad=stop_mode=clone:stop=${end}`,
    `trim=start_frame=${from}:end_frame=${end}`,
    "setpts=PTS-STARTPTS",
    ...fitFilters(width, height),
    shapeFilter(settings),
  ].join(",");
}

/** Any picture in a size of its own, letterboxed, in BT.709, limited range. */
export function fitFilters(width: number, height: number): readonly string[] {
  const wide = `gt(dar,${width}/${height})`;
  return [
    // Unmarked colours are read as BT.601, which is what tools write that never set them. `dar` counts pixels that are not square.
    `scale=w='if(${wide},${width},${fitted(`${height}*dar`)})':h='if(${wide},${fitted(`${width}/dar`)},${height})'` +
      `:flags=bicubic+${EXACT}:out_color_matrix=bt709:out_range=tv`,
    "format=yuv420p",
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:black`,
  ];
}

/** Pixels are square now; whether that is said shows in the headers. */
export function shapeFilter({ saysSquare }: Pick<EncodeSettings, "saysSquare">): string {
  return `setsar=${saysSquare ? 1 : 0}`;
}

/** Any picture in a size of its own, its middle filling the frame, in BT.709, limited range. */
export function coverFilters(width: number, height: number): readonly string[] {
  const wide = `gt(dar,${width}/${height})`;
  return [
    `scale=w='if(${wide},${covering(`${height}*dar`, width)},${width})':h='if(${wide},${height},${covering(`${width}/dar`, height)})'` +
      `:flags=bicubic+${EXACT}:out_color_matrix=bt709:out_range=tv`,
    "format=yuv420p",
    `crop=${width}:${height}`,
  ];
}

/** An even number of pixels, and enough of them. */
function covering(pixels: string, least: number): string {
  return `max(${least},2*round(${pixels}/2))`;
}

/** An even number of pixels. */
function fitted(pixels: string): string {
  return `max(2,2*round(${pixels}/2))`;
}

export interface SoundSource {
  readonly path: string;
  /** Whole seconds of it that are passed over, and how much is wanted from there. */
  readonly from: number;
  readonly seconds: number;
  /** Linear. */
  readonly gain: number;
  readonly output: string;
}

/**
 * Parts of several files' sound as float WAVs at the film's rate, mono or stereo as it was: one run, since starting a
 * program costs more than decoding a clip. Mono stays mono because ffmpeg would make it 3 dB quieter on the way to stereo.
 */
export function readSoundArgs(sources: readonly SoundSource[]): readonly string[] {
  const inputs = sources.flatMap((source) => [
    ...(source.from > 0 ? ["-ss", String(source.from)] : []),
    ...["-t", source.seconds.toFixed(6), "-i", source.path],
  ]);
  const outputs = sources.flatMap((source, index) =>
    [
      ["-map", `${index}:a:0`, "-ar", String(SAMPLE_RATE)],
      // A sound that starts late or has holes keeps its place.
      ["-af", `aresample=async=1:first_pts=0,${gainFilter(source)}aformat=channel_layouts=mono|stereo`],
      ["-c:a", "pcm_f32le", "-f", "wav", "-y", source.output],
    ].flat(),
  );
  return [...QUIET, ...inputs, ...outputs];
}

function gainFilter({ gain }: SoundSource): string {
  return gain === 1 ? "" : `volume=${gain}:precision=double,`;
}

export interface FilmOrder {
  readonly list: string;
  readonly timescale: number;
  readonly output: string;
  /** Of the sound, in kbit/s; 192 where it does not say. */
  readonly soundRate?: number | undefined;
  /** Where the sound is, and the filters that it goes through; on standard input when absent. */
  readonly sound?: { readonly file: string; readonly filters: readonly string[] } | undefined;
  /** An MP4 file of AAC packets, which are copied in place of all that. */
  readonly packed?: string | undefined;
}

/** Floats in stereo. */
const RAW: readonly string[] = ["-f", "f32le", "-ar", String(SAMPLE_RATE), "-ac", "2"];
/** How much a film's sound begins before its picture: the packet that is heard as nothing. */
const PRIMING = (AAC_FRAME / SAMPLE_RATE).toFixed(6);
export const SOUND_KILOBITS = 192;

/** How sound is encoded. The fast coder is the better one at this bit rate, and takes half the time. */
function aacArgs(kilobits: number | undefined): readonly string[] {
  return ["-c:a", "aac", "-b:a", `${kilobits ?? SOUND_KILOBITS}k`, "-aac_coder", "fast", "-flags:a", "+bitexact"];
}

/** Floats in stereo from standard input to bare packets on standard output. */
export function packSoundArgs(kilobits: number | undefined): readonly string[] {
  return [...QUIET, ...RAW, "-i", "pipe:0", ...aacArgs(kilobits), "-f", "adts", "pipe:1"];
}

/** Listed pictures copied, and the whole sound, floats in stereo, encoded once, or copied from packets. */
export function joinFilmArgs(order: FilmOrder): readonly string[] {
  return [
    QUIET,
    // The first clip's own sound begins before zero, and without copyts ffmpeg would move the pictures by as much.
    ["-copyts"],
    // Without auto_convert the stored bytes stay as they are: the clips were checked to share their headers.
    ["-f", "concat", "-safe", "0", "-auto_convert", "0", "-i", order.list],
    order.packed !== undefined
      ? ["-itsoffset", `-${PRIMING}`, "-i", order.packed]
      : [...RAW, "-i", order.sound?.file ?? "pipe:0"],
    ["-map", "0:v:0", "-c:v", "copy", "-video_track_timescale", String(order.timescale)],
    ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
    ["-map", "1:a:0"],
    order.packed !== undefined
      ? ["-c:a", "copy"]
      : [...filtered(order.sound?.filters ?? []), ...aacArgs(order.soundRate)],
    PLAIN_FILE,
    ["-movflags", "+faststart+write_colr", "-f", "mp4", "-y", order.output],
  ].flat();
}

function filtered(filters: readonly string[]): readonly string[] {
  return filters.length === 0 ? [] : ["-af", filters.join(",")];
}
