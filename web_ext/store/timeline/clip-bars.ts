// A cut seen from so far that its clips are bars: which colour each sequence has, where its name has room, and the state of each clip.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { hasFailed, isQueued, isStale } from "../cut/usable.ts";
import type { Clip } from "../playback/clips-and-playhead.ts";

/** As many as `--sequence-<n>` there are. */
const COLOURS = 6;

export type BarState = "none" | "failed" | "queued" | "stale" | "ok";

/** A run of clips of one sequence; in a cut that was reordered there may be two of one. */
export interface SequenceRun {
  readonly sequence: string;
  /** From 1. */
  readonly colour: number;
  /** Frames on the clock of the cut. */
  readonly start: number;
  readonly end: number;
}

/** Sequences in the order of the cut, each with a colour of its own as long as there are enough. */
export function sequenceRuns(clips: readonly Clip[]): SequenceRun[] {
  const colours = new Map<string, number>();
  const runs: SequenceRun[] = [];
  for (const { sequence, start, frames } of clips) {
    const colour = colours.get(sequence) ?? (colours.size % COLOURS) + 1;
    colours.set(sequence, colour);
    const last = runs.at(-1);
    if (last?.sequence === sequence) runs[runs.length - 1] = { ...last, end: start + frames };
    else runs.push({ sequence, colour, start, end: start + frames });
  }
  return runs;
}

export function colourAt(runs: readonly SequenceRun[], { sequence }: Pick<Clip, "sequence">): number {
  return runs.find((run) => run.sequence === sequence)?.colour ?? 1;
}

/** What a shot needs most. */
export function barState(shot: ShotStatus | undefined, clip: Pick<Clip, "mp4">): BarState {
  if (shot && isQueued(shot)) return "queued";
  if (shot && hasFailed(shot)) return "failed";
  if (clip.mp4 === undefined) return "none";
  return shot && isStale(shot) ? "stale" : "ok";
}
