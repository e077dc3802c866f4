// What a decision about the cut needs to know of the episode, as values; the take that an entry plays, and how long it is. Frames
// of the cut are frames at `fps`, the episode's rate; a take at another rate counts by duration.
import type { CutEntry } from "../../contracts/files/cut.ts";
import type { Pass } from "../../contracts/schema.ts";
import { fpsOf, framesOf, isUsable, type Take, findLatestUsable } from "../takes/take.ts";
import { rescaleFrames, framesNear } from "../time/rate.ts";
import type { ShotEntry } from "../../contracts/files/shotlist.ts";

export interface CutFacts {
  /** The pass whose list it is. */
  readonly pass: Pass;
  /** The cut's rate, frames per second. */
  readonly fps: number;
  /** Shot ids in script order. */
  readonly script: readonly string[];
  readonly takes: (shot: string, pass: Pass) => readonly Take[];
  /** Frames of the dialogue window, for shots that have one. */
  readonly windows: ReadonlyMap<string, number>;
}

/** The cut's rate: the series config's, else the pass's build's, else 24. */
export function cutRate(seriesFps: number | undefined, builtFps: number | undefined): number {
  return seriesFps ?? builtFps ?? 24;
}

/** The pass whose take an entry plays: its list's, or the other one for a placeholder. */
export function passOf(entry: CutEntry, list: Pass): Pass {
  return entry.pass ?? list;
}

/** The take an entry names, usable or not; without a name the latest usable one. */
export function takeInUse(entry: CutEntry, facts: Pick<CutFacts, "pass" | "takes">): Take | undefined {
  const takes = facts.takes(entry.shot, passOf(entry, facts.pass));
  return entry.take === undefined ? findLatestUsable(takes) : takes.find((take) => take.take === entry.take);
}

/** Frames of the cut that an entry has before trims, or undefined while that is unknown. */
export function lengthOf(entry: CutEntry, facts: CutFacts): number | undefined {
  const take = takeInUse(entry, facts);
  const frames = take && isUsable(take) ? framesOf(take) : undefined;
  const played =
    frames === undefined ? undefined : rescaleFrames(frames, (take && fpsOf(take)) ?? facts.fps, facts.fps);
  const window = facts.windows.get(entry.shot);
  const known = [played, window].filter((length) => length !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

// How many frames of the cut a shot's stretch of the recording is. Both edges are counted from the first window of the pass, so
// neighbouring windows share an edge and rounding never adds up.

/** Frames at `fps` by shot, for the shots that have a window. */
export function windowFrames(entries: readonly ShotEntry[], fps: number): Map<string, number> {
  const windows = entries.flatMap(({ id, audio_in, audio_out }) =>
    audio_in === undefined || audio_out === undefined ? [] : [{ id, from: audio_in, to: audio_out }],
  );
  const base = Math.min(...windows.map(({ from }) => from));
  return new Map(windows.map(({ id, from, to }) => [id, framesNear(to - base, fps) - framesNear(from - base, fps)]));
}
