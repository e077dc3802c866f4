// A film as ProRes 422 HQ in a QuickTime file: ffmpeg's arguments, what it tells of its progress, and whether the file is what was promised.
import { rateOf, rateText, samplesOf, secondsOf, timescaleOf } from "../../time/rate.ts";
import { hourMark, smpteTimecode } from "../../time/timecode.ts";
import { EXACT, PLAIN_FILE, QUIET, SAMPLE_RATE } from "../ffmpeg-flags.ts";
import { type Movie, type Track, pictureTrack, soundTrack } from "../mp4/movie.ts";
import { totalDuration } from "../mp4/samples.ts";

/** ffmpeg's name of the encoder. */
const PRORES = "prores_ks";

/** The name that QuickTime files have for ProRes 422 HQ, and the one of a track of timecode. */
const HQ = "apch";
const TIMECODE = "tmcd";

/** What a film is. */
export interface ProresFilm {
  readonly frames: number;
  readonly fps: number;
  readonly hasSound: boolean;
}

/** Frames from `first` on. */
export interface ProresPiece {
  readonly first: number;
  readonly frames: number;
  /** Absolute path. */
  readonly output: string;
}

export interface ProresOrder extends ProresFilm {
  /** Absolute path of a film in BT.709, limited range. */
  readonly film: string;
  readonly output: string;
}

const COLOURS = ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];
const FILTERS = [
  `scale=flags=bicubic+${EXACT}:in_color_matrix=bt709:out_color_matrix=bt709:in_range=tv:out_range=tv`,
  "format=yuv422p10le",
];
const ENCODER = ["-c:v", PRORES, "-profile:v", "hq", "-vendor", "apl0", ...COLOURS];

/** Every frame once, in BT.709 as frames and container say, with a timecode that begins at one hour; the sound as 24-bit PCM. */
export function proresArgs({ film, output, ...order }: ProresOrder): readonly string[] {
  return [
    [...QUIET, "-i", `file:${film}`, "-map", "0:v:0", "-vf", FILTERS.join(","), "-vsync", "0"],
    [...ENCODER, ...soundArgs(0, order), "-timecode", smpteTimecode(hourMark(order.fps), order.fps)],
    fileArgs(output, order.fps),
  ].flat();
}

/** Some frames of the film, without sound and timecode: every ProRes frame stands for itself. */
export function proresPieceArgs(
  { film, fps }: Pick<ProresOrder, "film" | "fps">,
  { first, frames, output }: ProresPiece,
): readonly string[] {
  const { num, den } = rateOf(fps);
  // Half a frame early: no rounding of times passes over the first one.
  const start = first === 0 ? [] : ["-ss", secondsOf(first - 0.5, fps).toFixed(6)];
  return [
    [...QUIET, ...start, "-i", `file:${film}`, "-map", "0:v:0", "-frames:v", String(frames)],
    ["-vf", [...FILTERS, `setpts=N*${den}/(${num}*TB)`].join(","), "-vsync", "0"],
    [...ENCODER, ...fileArgs(output, fps)],
  ].flat();
}

/** The same file as `proresArgs` makes, its frames copied out of pieces. `list`: of the concat demuxer, absolute path. */
export function proresJoinArgs(list: string, { film, output, ...order }: ProresOrder): readonly string[] {
  return [
    [...QUIET, "-f", "concat", "-safe", "0", "-i", list, "-i", `file:${film}`, "-map", "0:v:0", "-c:v", "copy"],
    [...COLOURS, ...soundArgs(1, order), "-timecode", smpteTimecode(hourMark(order.fps), order.fps)],
    fileArgs(output, order.fps),
  ].flat();
}

/** `input`: number of the one that has the sound. AAC ends with a whole block: PCM ends with the picture. */
function soundArgs(input: number, { frames, fps, hasSound }: ProresFilm): readonly string[] {
  if (!hasSound) return [];
  const samples = samplesOf(frames, fps, SAMPLE_RATE);
  return [
    ...["-map", `${input}:a:0`, "-c:a", "pcm_s24le", "-ar", String(SAMPLE_RATE), "-ac", "2"],
    ...["-af", `apad=whole_len=${samples},atrim=end_sample=${samples}`],
  ];
}

function fileArgs(output: string, fps: number): readonly string[] {
  const tables = ["-video_track_timescale", String(timescaleOf(fps)), "-movflags", "+write_colr"];
  return [...PLAIN_FILE, ...tables, "-progress", "pipe:1", "-f", "mov", "-y", `file:${output}`];
}

/** Frames written so far, as a piece of `-progress` tells them; undefined where it tells none. */
export function framesDone(report: string): number | undefined {
  const counts = [...report.matchAll(/^frame= *(\d+)$/gm)];
  const last = counts.at(-1)?.[1];
  return last === undefined ? undefined : Number(last);
}

/** What is wrong with such a file by its own tables, as a sentence; undefined when it is as promised. */
export function findProresFault(movie: Movie, promise: ProresFilm): string | undefined {
  const picture = pictureTrack(movie);
  if (picture?.formats.join() !== HQ) return "it holds no ProRes 422 HQ";
  if (!movie.tracks.some(({ formats }) => formats.includes(TIMECODE))) return "it has no timecode";
  return findPictureFault(picture, promise) ?? (promise.hasSound ? findSoundFault(movie, promise) : undefined);
}

function findPictureFault({ samples, timescale }: Track, { frames, fps }: ProresFilm): string | undefined {
  if (samples.count !== frames) return `it has ${samples.count} frames where the film has ${frames}`;
  const { num, den } = rateOf(fps);
  const isEven = samples.durations.every(({ value }) => value * num === timescale * den);
  return isEven ? undefined : `its frames are not shown at ${rateText(fps)} a second`;
}

function findSoundFault(movie: Movie, { frames, fps }: ProresFilm): string | undefined {
  const sound = soundTrack(movie);
  if (!sound) return "it has no sound";
  const [has, needs] = [totalDuration(sound.samples), samplesOf(frames, fps, SAMPLE_RATE)];
  return sound.timescale === SAMPLE_RATE && has === needs ? undefined : `it has ${has} samples of sound, not ${needs}`;
}
