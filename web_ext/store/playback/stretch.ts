// Which stretch of a programme plays: all of it, or one that is repeated or played by itself. Frames count from 0, both ends are in it.
import { secondsOf } from "../../../src/core/time/rate.ts";
import type { Clip, Loop, Marks, Programme, Run, Stretch } from "./clips-and-playhead.ts";
import { firstFrame, lastFrame } from "./programme.ts";

export interface StretchFacts {
  readonly loop: Loop;
  readonly run: Run;
  readonly marks: Marks;
  /** The shot under the playhead. */
  readonly shot: string | undefined;
}

/** Undefined for all of it; also where nothing in the stretch can be played. */
export function stretchOf(programme: Programme, { loop, run, marks, shot }: StretchFacts): Stretch | undefined {
  if (programme.viewing.kind !== "cut") return undefined;
  const wanted = run === "usual" ? loop : run;
  const stretch =
    wanted === "shot" ? clipStretch(programme, shot) : wanted === "range" ? rangeOf(marks, programme) : undefined;
  return stretch && trimTo(programme, stretch).clips.length > 0 ? stretch : undefined;
}

/** The marked range within a programme; an end that is not marked is the programme's own. Undefined without a mark. */
export function rangeOf({ first, last }: Marks, programme: Pick<Programme, "frames">): Stretch | undefined {
  if (first === undefined && last === undefined) return undefined;
  const end = Math.max(0, programme.frames - 1);
  const from = Math.min(first ?? 0, end);
  return { first: from, last: Math.max(from, Math.min(last ?? end, end)) };
}

/** Marks one end; a mark on the wrong side of the other one takes that away. */
export function markEnd(marks: Marks, end: keyof Marks, frame: number): Marks {
  const next = { ...marks, [end]: frame };
  const isCrossed = next.first !== undefined && next.last !== undefined && next.first > next.last;
  return isCrossed ? { [end]: frame } : next;
}

/** The programme with only those frames of its clips. */
export function trimTo(programme: Programme, stretch: Stretch): Programme {
  return { ...programme, clips: programme.clips.flatMap((clip) => trimClip(clip, stretch, programme.fps)) };
}

export function isWithin({ first, last }: Stretch, frame: number): boolean {
  return frame >= first && frame <= last;
}

/** The frames that can be shown. */
export function wholeOf(programme: Programme): Stretch {
  return { first: firstFrame(programme), last: lastFrame(programme) };
}

function clipStretch({ clips }: Programme, shot: string | undefined): Stretch | undefined {
  const clip = clips.find((one) => one.shot === shot);
  return clip && { first: clip.start, last: clip.start + clip.frames - 1 };
}

function trimClip(clip: Clip, { first, last }: Stretch, fps: number): Clip[] {
  const start = Math.max(clip.start, first);
  const frames = Math.min(clip.start + clip.frames - 1, last) - start + 1;
  if (frames <= 0) return [];
  const from = clip.from + secondsOf(start - clip.start, fps);
  return [{ ...clip, start, frames, from, whole: clip.whole ?? { start: clip.start, frames: clip.frames } }];
}
