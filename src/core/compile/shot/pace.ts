// The pace of a shot, and whether its dialogue fits the length it was given.
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { StoryShot } from "../../../contracts/files/story.ts";
import type { Series } from "../../series/series.ts";
import { pacing, type Pacing } from "../../story/pacing.ts";
import { snapLength } from "../../targets/grid.ts";
import type { Pace } from "../../lib/format-words.ts";
import type { ShotNotes } from "../build-model.ts";

/** The shot's word, else the show's. */
export function paceOf(shot: StoryShot, series: Series): Pace {
  return shot.pace ?? series.pace;
}

interface BuiltLength {
  readonly frames: number;
  readonly fps: number;
}

/** How the dialogue sits in the built length, or null without dialogue; lines that nobody could speak so fast are a warning. */
export function judgePace(
  shot: StoryShot,
  { frames, fps }: BuiltLength,
  { target, pace }: { readonly target: VideoTarget; readonly pace: Pace },
  notes: ShotNotes,
): Pacing | null {
  if (shot.dialogue.length === 0) return null;
  const snap = (asked: number) => {
    const snapped = snapLength(target.template.frames, asked);
    return snapped.ok ? snapped.value : asked;
  };
  const judged = pacing(shot.dialogue, { frames, fps, pace, snap });
  if (judged.verdict === "CRAMMED") {
    const speed = `${judged.syllables} syllables in ${judged.held.toFixed(2)} s is ${judged.forced.toFixed(1)} a second`;
    notes.warn(
      `is CRAMMED: ${speed}; give it ${judged.fits.toFixed(2)} s, or lines of at most ${judged.holds} syllables`,
      "crammed",
    );
  }
  return judged;
}
