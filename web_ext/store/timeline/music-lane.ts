// The music under the film as the timeline draws it: its waveform at each moment of the film, again and again as long as the film lasts,
// with and without what its fades and the ducking take away. Bins as of waveforms; seconds.
import { bedLevel, duckingGains } from "../../../src/core/levels/music-bed.ts";
import { secondsOf } from "../../../src/core/time/rate.ts";
import { levelAt } from "../playback/clip-sound.ts";
import type { Clip } from "../playback/clips-and-playhead.ts";
import { PEAK_RATE, type Peaks, type SoundPart } from "./waveforms.ts";

/** Before what is drawn, so that the ducking stands as it does in the film. */
const RUN_UP_SECONDS = 2;

export interface DrawnFilm {
  readonly clips: readonly Clip[];
  readonly fps: number;
  /** What is drawn of it. */
  readonly from: number;
  readonly to: number;
  /** What plays in place of the clips' sound, and how many seconds of it have passed when the film begins. */
  readonly recording?: { readonly path: string; readonly shift: number };
}

export type FilePart = Omit<SoundPart, "ep">;
type PeaksOf = (part: FilePart) => Peaks;

/** What files play in that stretch and just before it. */
export function soundParts(film: DrawnFilm): FilePart[] {
  const [from, { to, fps, recording }] = [beginOf(film), film];
  if (recording) return [{ path: recording.path, from: from + recording.shift, to: to + recording.shift }];
  return film.clips
    .filter(({ start, frames }) => secondsOf(start + frames, fps) > from && secondsOf(start, fps) < to)
    .flatMap((clip) => partOf(clip, fps) ?? []);
}

/** The loudest samples of the film's own sound, 0 to 1, from the run-up on. */
export function filmPeaks(film: DrawnFilm, peaksOf: PeaksOf): Float32Array {
  const from = beginOf(film);
  const peaks = new Float32Array(Math.max(0, Math.ceil((film.to - from) * PEAK_RATE)));
  const [recorded] = film.recording ? soundParts(film) : [];
  if (recorded) {
    const bins = peaksOf(recorded);
    return peaks.map((_, bin) => (from * PEAK_RATE + bin < 0 ? 0 : (bins[bin] ?? 0) / 255));
  }
  for (const clip of film.clips) putClip(clip, film.fps, { peaks, from }, peaksOf);
  return peaks;
}

function beginOf({ from }: DrawnFilm): number {
  return from - RUN_UP_SECONDS;
}

/** Undefined for a clip without a sound. */
function partOf({ sound, mp4, frames }: Clip, fps: number): FilePart | undefined {
  if (!sound || mp4 === undefined || frames === 0) return undefined;
  return { path: sound.path, from: sound.at, to: sound.at + secondsOf(frames, fps) };
}

function putClip(clip: Clip, fps: number, film: { peaks: Float32Array; from: number }, peaksOf: PeaksOf): void {
  const { sound, frames, start } = clip;
  const part = partOf(clip, fps);
  const first = Math.round((secondsOf(start, fps) - film.from) * PEAK_RATE);
  const count = Math.round(secondsOf(frames, fps) * PEAK_RATE);
  if (!part || !sound || first + count <= 0 || first >= film.peaks.length) return;
  const bins = peaksOf(part);
  const silent = Math.round((sound.begins - sound.at) * PEAK_RATE);
  const [begin, end] = [Math.max(0, silent, -first), Math.min(count, film.peaks.length - first)];
  for (let bin = begin; bin < end; bin++) {
    const level = levelAt(clip, start + (bin * fps) / PEAK_RATE);
    film.peaks[first + bin] = ((bins[bin] ?? 0) / 255) * level;
  }
}

export interface PlacedMusic {
  /** The whole file, or as much of it as the film is long. */
  readonly peaks: Peaks;
  /** Linear. */
  readonly gain: number;
  readonly ducks: boolean;
}

/** One bar: how high it would be without fades and ducking, how high it is, and what of it is left where the least is. 0 to 1. */
export interface MusicBar {
  readonly whole: number;
  readonly audible: number;
  readonly level: number;
}

/** So many bars of what is drawn. `film`: as `filmPeaks` has it. `seconds`: of the whole film. */
export function musicBars(
  music: PlacedMusic,
  film: Float32Array,
  { from, to }: Pick<DrawnFilm, "from" | "to">,
  { seconds, count }: { readonly seconds: number; readonly count: number },
): MusicBar[] {
  const ducked = music.ducks ? duckingGains(film, PEAK_RATE) : undefined;
  const bins = Math.max(0, Math.round((to - from) * PEAK_RATE));
  const begin = Math.round(from * PEAK_RATE);
  const levelOf = (bin: number) =>
    bedLevel((begin + bin) / PEAK_RATE, seconds) * (ducked?.[bin + RUN_UP_SECONDS * PEAK_RATE] ?? 1);
  const peakOf = (bin: number) => {
    const { length } = music.peaks;
    return length === 0 ? 0 : ((music.peaks[(begin + bin) % length] ?? 0) / 255) * music.gain;
  };
  return Array.from({ length: count }, (_, bar) => {
    const first = Math.floor((bar * bins) / count);
    const end = Math.max(first + 1, Math.floor(((bar + 1) * bins) / count));
    let [whole, audible, level] = [0, 0, 1];
    for (let bin = first; bin < end; bin++) {
      const [peak, left] = [peakOf(bin), levelOf(bin)];
      whole = Math.max(whole, Math.min(1, peak));
      audible = Math.max(audible, Math.min(1, peak * left));
      level = Math.min(level, left);
    }
    return { whole, audible, level };
  });
}

/** How loud the music is at one second of the film, linear. */
export function musicLevel(
  { gain, ducks }: Omit<PlacedMusic, "peaks">,
  film: Omit<DrawnFilm, "from" | "to">,
  peaksOf: PeaksOf,
  { at, seconds }: { readonly at: number; readonly seconds: number },
): number {
  const now = { ...film, from: at, to: at + 1 / PEAK_RATE };
  const ducked = ducks ? duckingGains(filmPeaks(now, peaksOf), PEAK_RATE)[RUN_UP_SECONDS * PEAK_RATE] : 1;
  return gain * bedLevel(at, seconds) * (ducked ?? 1);
}
