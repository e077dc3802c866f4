// When each caption stands on the film, in frames of the cut: no two at once, none after the end, each as long as it can be read.
import { stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import { framesCovering, framesNear, secondsOf } from "../time/rate.ts";
import type { Handoff } from "./timeline.ts";
import { lengthOf, wrapCaption } from "./wrap-caption.ts";

export interface Cue {
  /** Shown from frame `from` up to, but not in, frame `to`. */
  readonly from: number;
  readonly to: number;
  readonly speaker: string;
  readonly lines: readonly string[];
}

/** Seconds: what is shown for less cannot be read; and a line of which a trim leaves less than this is not heard as one. */
const SHORTEST = 5 / 6;
const SHORTEST_LINE = 0.15;

interface SpokenCue {
  readonly speaker: string;
  readonly line: string;
  readonly from: number;
  readonly to: number;
}

export function* planCues(handoff: Handoff): Steps<Cue[]> {
  const cues = yield* stepsOf(yield* spokenCues(handoff), cuesOf);
  return withoutOverlap(cues.flat(), handoff);
}

/** Every line that is heard, at its time on the film. */
function* spokenCues({ items, fps }: Handoff): Steps<SpokenCue[]> {
  const said = yield* stepsOf(items, ({ at, length, lines }) => {
    const end = secondsOf(length, fps);
    return lines.flatMap(({ speaker, line, ...times }) => {
      const [start, stop] = [Math.max(0, times.start), Math.min(end, times.end)];
      if (stop - start < Math.min(SHORTEST_LINE, times.end - times.start)) return [];
      return [{ speaker, line, from: at + framesNear(start, fps), to: at + framesNear(stop, fps) }];
    });
  });
  return said.flat().toSorted((a, b) => a.from - b.from);
}

/** A long line is shown piece by piece, each for its share of the letters. */
function cuesOf({ speaker, line, from, to }: SpokenCue): Cue[] {
  const captions = wrapCaption(line);
  const sizes = captions.map((lines) => lengthOf(lines.join(" ")));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let read = 0;
  const edge = () => from + Math.round(((to - from) * read) / all);
  return captions.map((lines, index) => {
    const start = edge();
    read += sizes[index] ?? 0;
    return { speaker, lines, from: start, to: edge() };
  });
}

/** Each cue at least a frame after the one before it; held to be read where the next one leaves room. */
function withoutOverlap(cues: readonly Cue[], { frames, fps }: Handoff): Cue[] {
  const least = framesCovering(SHORTEST, fps);
  const starts: number[] = [];
  for (const cue of cues) starts.push(Math.max(cue.from, (starts.at(-1) ?? -1) + 1));
  return cues.flatMap((cue, index) => {
    const from = starts[index] ?? cue.from;
    const edge = Math.min(frames, starts[index + 1] ?? frames);
    const to = Math.min(edge, Math.max(cue.to, from + least));
    return to > from ? [{ ...cue, from, to }] : [];
  });
}
