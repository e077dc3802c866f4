// A shot's length on a target's grid, at the target's own rate. docs/format.md "Length". Frames.
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { firstSet } from "../../lib/layers.ts";
import type { Series } from "../../series/series.ts";
import { continuesFrom } from "../../story/continuity.ts";
import type { PlacedShot } from "../../story/shots-of.ts";
import { frameRate, snapLength } from "../../targets/grid.ts";
import { framesNear, secondsOf } from "../../time/rate.ts";
import { requestedLength, type RequestedLength } from "./requested-length.ts";
import type { ShotNotes } from "./shot-notes.ts";

export interface PlannedLength extends RequestedLength {
  readonly fps: number;
  /** Frames asked for, before the grid. */
  readonly requested: number;
  /** Frames the take keeps. */
  readonly frames: number;
  /** Frames held from the shot before, rendered in front of `frames`. */
  readonly overlap: number;
}

/** The length of a shot on a target; undefined when it has none, which the notes then say. */
export function planLength(
  placed: PlacedShot,
  target: VideoTarget,
  series: Series,
  notes: ShotNotes,
): PlannedLength | undefined {
  const length = requestedLength(placed.shot, target, series, notes);
  const overlap = overlapFrames(placed, target, series, notes);
  if (!length || overlap === undefined) return undefined;
  const grid = target.template.frames;
  const fps = frameRate(target.template, series.fps);
  const requested = Math.max(1, framesNear(length.seconds, fps));
  const snapped = snapLength(grid, requested + overlap);
  if (snapped.ok) return { ...length, fps, requested, overlap, frames: snapped.value - overlap };
  const request = `${length.seconds.toFixed(2)} s at ${fps} fps`;
  const limit = `${secondsOf(grid.max, fps).toFixed(1)} s`;
  notes.problem(
    `is too long for ${target.id}: ${request}; ${snapped.sentence} (${limit})`,
    length.window ? "audio" : "dur",
  );
  return undefined;
}

/** Frames that `continuous: latent` keeps from the shot before; 0 on a target that holds none. */
function overlapFrames(
  { shot, sequence }: PlacedShot,
  target: VideoTarget,
  series: Series,
  notes: ShotNotes,
): number | undefined {
  const own = target.continuous?.overlap;
  if (own === undefined || continuesFrom(shot, sequence) !== "latent") return 0;
  const requested = firstSet([
    { source: "shot", value: shot.overlap },
    { source: "sequence", value: sequence.overlap },
    { source: "series", value: series.overlap },
  ]);
  const snappedOverlap = snapLength(target.template.frames, requested?.value ?? own);
  if (!snappedOverlap.ok) {
    notes.problem(`cannot hold so much of the shot before: ${snappedOverlap.sentence}`, "overlap");
    return undefined;
  }
  if (requested && snappedOverlap.value !== requested.value) {
    const message = `holds ${snappedOverlap.value} frames of the shot before, not ${requested.value}: that is ${target.id}'s grid`;
    notes.warn(message, "rounded-overlap", "overlap");
  }
  return snappedOverlap.value;
}
