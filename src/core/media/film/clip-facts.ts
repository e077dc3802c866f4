// What joining needs to know of a clip's file, and whether its stored picture could be used as it is in any film.
// Whether it fits one film's size and rate is `join-plan.ts`'s question.
import { type H264Headers, parseH264Headers } from "../h264/headers.ts";
import { type Movie, type Track, pictureTrack, movieHasSound } from "../mp4/movie.ts";
import { shownTimes, totalDuration } from "../mp4/samples.ts";
import { steadyRate } from "../steady-rate.ts";

export interface ClipFacts {
  /** Stored frames, or undefined when that takes decoding. */
  readonly frames: number | undefined;
  /** Frames a second; undefined where they are not evenly timed, or when that takes decoding. */
  readonly fps: number | undefined;
  readonly hasSound: boolean;
  /** Present when the picture can be used without encoding it again. */
  readonly plain: PlainPicture | undefined;
  /** Why it cannot, as the end of "encoded again because ...". */
  readonly why: string;
}

export interface PlainPicture {
  readonly headers: H264Headers;
  /** Ticks a second, and ticks of every frame. */
  readonly timescale: number;
  readonly delta: number;
  readonly sizes: Uint32Array;
}

/** Judges a movie; `startsClean` says whether its first stored picture is a full restart. */
export function clipFacts(movie: Movie, startsClean: (headers: H264Headers) => boolean): ClipFacts {
  const track = pictureTrack(movie);
  const frames = track && !movie.fragmented ? track.samples.count : undefined;
  const judged = judge(movie, track, startsClean);
  const plain = typeof judged === "string" ? undefined : judged;
  const fps = track && frames ? steadyRate(track) : undefined;
  return { frames, fps, hasSound: movieHasSound(movie), plain, why: typeof judged === "string" ? judged : "" };
}

/** The picture as it can be copied, or why it cannot. */
function judge(
  movie: Movie,
  track: Track | undefined,
  startsClean: (headers: H264Headers) => boolean,
): PlainPicture | string {
  if (!track) return "it has no picture";
  const fault = storedFault(movie, track);
  if (fault !== undefined) return fault;
  const headers = track.h264 && parseH264Headers(track.h264);
  if (!headers) return "its H.264 headers cannot be read";
  const delta = evenDelta(movie, track);
  if (delta === undefined) return "its frames are not evenly timed";
  if (!track.samples.startsWithSync || !startsClean(headers)) return "its first frame leans on earlier ones";
  const plain = { headers, timescale: track.timescale, delta, sizes: track.samples.sizes };
  return pictureFault(track, headers) ?? plain;
}

/** Facts of a file that is no MP4 that can be read here; ffmpeg may still decode it. */
export const UNKNOWN_CLIP: ClipFacts = {
  frames: undefined,
  fps: undefined,
  hasSound: true,
  plain: undefined,
  why: "its file is not a plain mp4",
};

function storedFault(movie: Movie, track: Track): string | undefined {
  if (movie.fragmented) return "its file is fragmented";
  if (movie.tracks[0] !== track) return "its picture is not the first track";
  if (track.samples.count === 0) return "it has no frames";
  if (track.formats.join() === "avc1") return undefined;
  return `its picture is ${track.formats.join(" and ") || "unknown"}, not one kind of H.264`;
}

function pictureFault(track: Track, headers: H264Headers): string | undefined {
  const { chroma, bitDepth, progressive, colour, pixelAspect } = headers.sequence;
  if (chroma !== 1 || bitDepth !== 8 || !progressive) return "its picture is not 8-bit 4:2:0, progressive";
  if (colour.fullRange || [colour.primaries, colour.transfer, colour.matrix].some((value) => value !== BT709)) {
    return "its colours are not marked BT.709, limited range";
  }
  const square = [pixelAspect, track.pixelAspect].every((aspect) => !aspect || aspect[0] === aspect[1]);
  return square ? undefined : "its pixels are not square";
}

const BT709 = 1;

/** How long every frame lasts, in ticks; undefined when they differ, start late, or an edit list hides some. */
function evenDelta(movie: Movie, track: Track): number | undefined {
  const { samples, edits } = track;
  const delta = samples.durations[0]?.value ?? 0;
  if (delta <= 0 || samples.durations.some((run) => run.value !== delta)) return undefined;
  const times = shownTimes(samples);
  const first = times[0] ?? 0;
  if (times.some((time, index) => time !== first + index * delta)) return undefined;
  return edits.length === 0 || showsAll(movie, track, first, delta) ? delta : undefined;
}

function showsAll(movie: Movie, { samples, edits, timescale }: Track, first: number, delta: number): boolean {
  const [edit, ...more] = edits;
  if (!edit || more.length > 0 || edit.from !== first) return false;
  const shown = (edit.duration / movie.timescale) * timescale;
  return edit.duration === 0 || shown > totalDuration(samples) - delta / 2;
}
