// When each dialogue line stands on the picture, in frames. Lines are spoken by the story's times; captions add what eyes need.
import { framesCovering, framesNear } from "../time/rate.ts";

/** Seconds from the shot's first frame. */
export interface LineTimes {
  readonly start: number;
  readonly end: number;
}

/** Shown from frame `from` up to, but not in, frame `to`. */
export interface CaptionWindow {
  readonly from: number;
  readonly to: number;
}

const LEAST_SECONDS = 0.6;

/** One window per line, in order, none over another; each at least 0.6 s while the shot has room for that. */
export function planCaptions(lines: readonly LineTimes[], length: number, fps: number): readonly CaptionWindow[] {
  const least = Math.min(framesCovering(LEAST_SECONDS, fps), Math.floor(length / Math.max(1, lines.length)));
  const starts = startsAhead(lines, fps, least);
  let edge = length;
  const windows: CaptionWindow[] = [];
  for (const [at, line] of [...lines.entries()].toReversed()) {
    const from = Math.max(0, Math.min(starts[at] ?? 0, edge - least));
    const to = Math.min(edge, Math.max(framesNear(line.end, fps), from + least));
    windows.push({ from, to: Math.max(from, to) });
    edge = from;
  }
  return windows.toReversed();
}

/** Each start at least one caption's time after the one before it. */
function startsAhead(lines: readonly LineTimes[], fps: number, least: number): readonly number[] {
  const starts: number[] = [];
  for (const line of lines) {
    const earliest = (starts.at(-1) ?? -least) + least;
    starts.push(Math.max(earliest, Math.max(0, framesNear(line.start, fps))));
  }
  return starts;
}
