// A film as ProRes 422 HQ in a QuickTime file: ffmpeg's arguments, what it tells of its progress, and whether the file is what was promised.
import { rateOf, rateText, samplesOf, timescaleOf } from "../../time/rate.ts";
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

export interface ProresOrder extends ProresFilm {
  /** Absolute path of a film in BT.709, limited range. */
  readonly film: string;
  readonly output: string;
}

/** Every frame once, in BT.709 as frames and container say, with a timecode that begins at one hour; the sound as 24-bit PCM. */
export function proresArgs({ film, output, frames, fps, hasSound }: ProresOrder): readonly string[] {
  const colours = `scale=flags=bicubic+${EXACT}:in_color_matrix=bt709:out_color_matrix=bt709:in_range=tv:out_range=tv`;
  const samples = samplesOf(frames, fps, SAMPLE_RATE);
  return [
    [...QUIET, "-i", `file:${film}`, "-map", "0:v:0", "-vf", `${colours},format=yuv422p10le`, "-vsync", "0"],
    ["-c:v", PRORES, "-profile:v", "hq", "-vendor", "apl0"],
    ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
    hasSound ? ["-map", "0:a:0", "-c:a", "pcm_s24le", "-ar", String(SAMPLE_RATE), "-ac", "2"] : [],
    // AAC ends with a whole block: PCM ends with the picture.
    hasSound ? ["-af", `apad=whole_len=${samples},atrim=end_sample=${samples}`] : [],
    ["-timecode", smpteTimecode(hourMark(fps), fps), ...PLAIN_FILE],
    ["-video_track_timescale", String(timescaleOf(fps)), "-movflags", "+write_colr", "-progress", "pipe:1"],
    ["-f", "mov", "-y", `file:${output}`],
  ].flat();
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
