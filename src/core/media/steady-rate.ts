// The rate that a film really plays at, from when its frames are shown: hosts save films at rates of their own, whatever was asked for.
import { rateOf } from "../time/rate.ts";
import type { Track } from "./mp4/movie.ts";
import { shownTimes } from "./mp4/samples.ts";

/** Share of a frame that one may be off its time: files that count in milliseconds round every frame. */
const OFF_BY = 0.25;

/** Ticks that the first and the last frame may be off together, as a file rounds them. */
const TICKS_OFF = 1.01;
/** What a rate of three decimals is off by at most. */
const ROUNDING = 1e-4;

/**
 * Frames a second as records have them, `29.97` for 30000/1001; undefined where the frames are not evenly timed. `asked`: what the film
 * should have been, for one of a single frame.
 */
export function steadyRate({ samples, timescale }: Track, asked?: number): number | undefined {
  const times = shownTimes(samples);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const mean = times.length > 1 ? ((times.length - 1) * timescale) / (last - first) : asked;
  if (mean === undefined || !Number.isFinite(mean) || mean <= 0) return undefined;
  const rounding = times.length > 1 ? TICKS_OFF / (last - first) : 0;
  const near = candidates(mean).filter((fps) => Math.abs(fps / mean - 1) <= Math.max(rounding, ROUNDING));
  return near.find((fps) => {
    const { num, den } = rateOf(fps);
    const frame = (timescale * den) / num;
    return times.every((time, index) => Math.abs(time - first - index * frame) < frame * OFF_BY);
  });
}

/** Rates that films are made at, the nearest first; then the measured one. */
function candidates(mean: number): number[] {
  const whole = Math.max(1, Math.round(mean));
  const slowed = Math.max(1, Math.round((mean * 1001) / 1000));
  const common = [whole, thousandths((slowed * 1000) / 1001)];
  const byDistance = common.toSorted((a, b) => Math.abs(a - mean) - Math.abs(b - mean));
  return [...byDistance, thousandths(mean)];
}

function thousandths(fps: number): number {
  return Number(fps.toFixed(3));
}
