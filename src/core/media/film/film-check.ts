// Whether a joined film is what was promised: frames, times, headers, stored bytes and sound, by its own tables.
import { rateOf } from "../../time/rate.ts";
import { parseH264Headers } from "../h264/headers.ts";
import { type Movie, type Track, pictureTrack, soundTrack } from "../mp4/movie.ts";
import { shownTimes, totalDuration } from "../mp4/samples.ts";
import { AAC_FRAME, SAMPLE_RATE } from "../ffmpeg-flags.ts";

export interface FilmPromise {
  readonly frames: number;
  readonly fps: number;
  readonly samples: number;
  /** Bytes of every packet of the sound, where they are known. */
  readonly soundSizes?: Uint32Array | undefined;
  readonly headersKey: string;
  /** Bytes of every frame of each clip, in the film's order. */
  readonly sizes: readonly Uint32Array[];
}

/** What is wrong with the film, as a sentence; undefined when it is as promised. */
export function findFilmFault(film: Movie, promise: FilmPromise): string | undefined {
  const picture = pictureTrack(film);
  const sound = soundTrack(film);
  if (!picture || !sound) return "the joined film lacks its picture or its sound";
  return findPictureFault(picture, promise) ?? findSoundFault(film, sound, promise);
}

function findPictureFault(track: Track, promise: FilmPromise): string | undefined {
  if (track.samples.count !== promise.frames) {
    return `the joined film has ${track.samples.count} frames where the cut has ${promise.frames}`;
  }
  const headers = track.h264 && parseH264Headers(track.h264);
  if (track.formats.length !== 1 || headers?.key !== promise.headersKey) return "the joined film changed its headers";
  if (!sameSizes(track.samples.sizes, promise.sizes)) return "the joined film changed a clip's stored picture";
  const { num, den } = rateOf(promise.fps);
  const [edit, ...more] = track.edits;
  if (more.length > 0) return "the joined film's picture does not start at zero";
  const zero = edit?.from ?? 0;
  const isAt = (ticks: number, frame: number) => ticks * num === frame * den * track.timescale;
  const off = shownTimes(track.samples).findIndex((time, frame) => !isAt(time - zero, frame));
  if (off !== -1) return `frame ${off} of the joined film is not shown at its time`;
  return isAt(totalDuration(track.samples), promise.frames)
    ? undefined
    : "the joined film's picture has another length";
}

function sameSizes(film: Uint32Array, clips: readonly Uint32Array[]): boolean {
  let at = 0;
  for (const sizes of clips) {
    if (sizes.some((size, index) => film[at + index] !== size)) return false;
    at += sizes.length;
  }
  return at === film.length;
}

function findSoundFault(film: Movie, track: Track, promise: FilmPromise): string | undefined {
  const [edit, ...more] = track.edits;
  if (track.timescale !== SAMPLE_RATE || edit?.from !== AAC_FRAME || more.length > 0)
    return "the joined film's sound does not start at zero";
  if (promise.soundSizes && !sameSizes(track.samples.sizes, [promise.soundSizes]))
    return "the joined film changed its stored sound";
  const shown = (edit.duration / film.timescale) * SAMPLE_RATE;
  const stored = totalDuration(track.samples) - edit.from;
  if (Math.min(shown, stored) < promise.samples - ROUNDING) return "the joined film's sound ends before its picture";
  const over = track.samples.count * AAC_FRAME - edit.from - promise.samples;
  return over < AAC_FRAME ? undefined : `the joined film's sound is ${over} samples longer than its picture`;
}

/** What a division is off by at most, in samples. */
const ROUNDING = 1e-3;
