// Where notes stand in the film: on the frame of their take, where the cut plays it; of another take of the shot, at the same time in its clip.
import type { ReadonlySignal } from "@preact/signals";
import type { Issue } from "../../../src/contracts/routes/issues.ts";
import { rescaleFrames } from "../../../src/core/time/rate.ts";
import type { CutEdits } from "../cut/edit-values.ts";
import type { Clip } from "../playback/clips-and-playhead.ts";
import { frameOfNote, headOfNote, rateOfTake } from "./moment.ts";

export interface PlacedNote {
  readonly issue: Issue;
  readonly clip: Clip;
  /** On the clock of the cut. */
  readonly frame: number;
}

export interface Placing {
  readonly clips: ReadonlySignal<readonly Clip[]>;
  readonly cut: CutEdits;
  readonly fps: ReadonlySignal<number>;
}

/** Not those whose shot is left out of the cut, or gone. */
export function placeNotes(issues: readonly Issue[], { clips, cut, fps }: Placing): PlacedNote[] {
  if (issues.length === 0) return [];
  const byShot = new Map(clips.value.map((clip) => [clip.shot, clip]));
  return issues.flatMap((issue): PlacedNote[] => {
    const clip = byShot.get(issue.shot);
    if (!clip || clip.frames === 0) return [];
    const own = issue.frame === undefined ? frameOfNote(issue.note, fps.value) : toCut(issue, clip, { cut, fps });
    return [{ issue, clip, frame: clip.start + within((own ?? 0) - clip.trimIn, clip.frames) }];
  });
}

/** The note on another frame of its take, its time in its words too; undefined where it is no other one. */
export function moveNote(issue: Issue | undefined, to: number, { clips, cut, fps }: Placing) {
  const clip = clips.peek().find(({ shot }) => shot === issue?.shot);
  if (!issue || !clip || clip.frames === 0) return undefined;
  const into = within(to - clip.start, clip.frames) + clip.trimIn;
  const frame = rescaleFrames(into, fps.peek(), rateOfNote(issue, clip, cut));
  if (frame === issue.frame) return undefined;
  const hasTime = frameOfNote(issue.note, fps.peek()) !== undefined;
  const head = headOfNote({ frame: into }, fps.peek()).trim();
  return { ...issue, frame, note: hasTime ? issue.note.replace(/^\d\d(:\d\d){3}/, head) : issue.note };
}

/** Frames of the episode from the take's first one. */
function toCut(issue: Issue, clip: Clip, { cut, fps }: Pick<Placing, "cut" | "fps">): number {
  return rescaleFrames(issue.frame ?? 0, rateOfNote(issue, clip, cut), fps.value);
}

function rateOfNote({ shot, take, take_pass }: Issue, clip: Clip, cut: CutEdits): number {
  const noted = take_pass === undefined ? cut.shot(shot)?.takes.find((one) => one.take === take) : undefined;
  return noted?.fps ?? rateOfTake(clip, cut);
}

function within(frame: number, frames: number): number {
  return Math.max(0, Math.min(frames - 1, Math.round(frame)));
}
