// Which clips a film is joined from, how many frames each one gets, and the notes of its report. Pure: measuring, encoding
// and joining are `media/`.
import type { CutEntry } from "../../contracts/files/cut.ts";
import { findClip, type ClipFacts, type ResolvedClip } from "./find-clip.ts";
import type { ResolvedEntry } from "./resolve.ts";
import { fadesWithin } from "../levels/clip-levels.ts";
import { RunningClock } from "../time/running-clock.ts";

export interface AssembleClip extends Omit<ResolvedClip, "played"> {
  /** Frames of the cut that the clip fills. */
  readonly length: number;
}

export interface AssemblePlan {
  readonly clips: readonly AssembleClip[];
  /** Frames of the whole film, at the cut's rate. */
  readonly frames: number;
  /** What is odd about the film, for its report. */
  readonly notes: readonly string[];
}

export type PlannedFilm =
  | { readonly ok: true; readonly plan: AssemblePlan }
  | { readonly ok: false; readonly error: string; readonly missing: readonly string[] };

/** `partial`: shots without a clip are left out instead of refusing the film. */
export function planAssemble(cut: readonly ResolvedEntry[], facts: ClipFacts, partial: boolean): PlannedFilm {
  const entries = playedEntries(cut);
  const results = entries.map((entry) => ({ shot: entry.shot, ...findClip(entry, facts) }));
  const missing = results.filter((each) => "missing" in each);
  const found = results.filter((each) => "clip" in each);
  const gaps = missing.map((each) => `${each.shot} ${each.missing}`);
  const error = refuseFilm({ entries: entries.length, found: found.length, gaps, partial });
  if (error !== undefined) return { ok: false, error, missing: missing.map((each) => each.shot) };
  const lengths = clipLengths(
    found.map(({ clip }) => ({ ...clip.played, trimmed: clip.trimIn + clip.trimOut })),
    facts.fps,
  );
  const clips = found.map(({ clip: { played: _played, ...clip } }, index) => ({
    ...clip,
    length: lengths[index] ?? 0,
    ...shortenedFades(clip, lengths[index] ?? 0),
  }));
  const notes = [...gaps.map((gap) => `${gap}: left out`), ...orphanNotes(cut), ...found.flatMap((each) => each.notes)];
  return { ok: true, plan: { clips, frames: lengths.reduce((sum, length) => sum + length, 0), notes } };
}

/** A take that is shorter than the one whose fades were set has less room for them. */
export function shortenedFades(clip: ClipFades, length: number): ClipFades {
  const { fades, soundFades } = clip;
  return {
    ...(fades && { fades: fadesWithin(fades, length) }),
    ...(soundFades && { soundFades: fadesWithin(soundFades, length) }),
  };
}

type ClipFades = Pick<ResolvedClip, "fades" | "soundFades">;

/** What a film is made of: no orphans, and nothing that is left out. */
export function playedEntries(cut: readonly ResolvedEntry[]): CutEntry[] {
  return cut.flatMap(({ entry, scriptIndex }) => (scriptIndex === null || entry.out ? [] : [entry]));
}

function refuseFilm(of: {
  entries: number;
  found: number;
  gaps: readonly string[];
  partial: boolean;
}): string | undefined {
  if (of.entries === 0) return "the cut has no shots: build the episode, or put shots back into the cut";
  if (of.gaps.length === 0) return undefined;
  const all = of.gaps.join("; ");
  if (of.found === 0) return `no shot has a clip to play (${all}): render the shots first`;
  return of.partial ? undefined : `${all}: render what is missing, leave it out of the cut, or assemble with partial`;
}

/** What is said of shots in the cut that no build has. */
export function orphanNotes(cut: readonly ResolvedEntry[]): string[] {
  const orphans = cut.filter(({ scriptIndex, entry }) => scriptIndex === null && !entry.out);
  return orphans.map(({ entry }) => `${entry.shot} is in no build any more: left out`);
}

// How many frames each clip gets in the film. A clip's time rarely is a whole number of the cut's frames; the film's clock adds
// the exact times and each clip gets the frames between two readings, so the total never drifts from the sum.
//
//   exact   |--- 2.4 ---|--- 2.4 ---|--- 2.4 ---|
//   edges   0           2           5           7       lengths 2, 3, 2

export interface ClipTime {
  /** Frames of the clip at its own rate. */
  readonly frames: number;
  /** The clip's own rate, frames per second. */
  readonly fps: number;
  /** Frames of the cut that are taken off both ends together. */
  readonly trimmed: number;
}

/** Frames of the cut for each clip, at the cut's rate. A clip that is left with less than a frame is held for one. */
export function clipLengths(clips: readonly ClipTime[], fps: number): number[] {
  const clock = new RunningClock();
  let edge = 0;
  return clips.map((clip) => {
    advance(clock, clip, fps);
    const before = edge;
    edge = clock.frame(fps);
    return edge - before;
  });
}

function advance(clock: RunningClock, clip: ClipTime, fps: number): void {
  const left = new RunningClock();
  left.add(clip.frames, clip.fps);
  left.add(-clip.trimmed, fps);
  left.add(-1, fps);
  if (left.isNegative()) return clock.add(1, fps);
  clock.add(clip.frames, clip.fps);
  clock.add(-clip.trimmed, fps);
}
