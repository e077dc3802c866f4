// How long a shot is: the seconds asked for, and the frames on the target's grid at its own rate. docs/format.md "Length".
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { firstSet } from "../../lib/layers.ts";
import type { Series } from "../../series/series.ts";
import { frameRate, snapLength } from "../../targets/grid.ts";
import { framesNear, secondsOf } from "../../time/rate.ts";
import { type PlacedShot, continuesFrom } from "../../story/story-shots.ts";
import type { ShotNotes, PlannedLength, RequestedLength } from "../build-model.ts";
import type { StoryShot, Timing } from "../../../contracts/files/story.ts";
import { neededSeconds, pacing, type Pacing } from "../../story/pacing.ts";
import type { Pace } from "../../lib/format-words.ts";

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

/** Frames that `continuous: latent` keeps from the shot before; 0 on a target that keeps none. */
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

/** What a shot without dialogue gets when the model is asked and the target says nothing. */
const GUESS_SECONDS = 5;

const SHORTEST_GUESS = 0.5;

/** The seconds that a shot asks for on a target; undefined when it asks for none, which the notes then say. */
export function requestedLength(
  shot: StoryShot,
  target: VideoTarget,
  series: Series,
  notes: ShotNotes,
): RequestedLength | undefined {
  const { timing } = shot;
  if (timing === null) {
    const ways = '"dur: 4" (seconds), "dur: auto" when it has dialogue, or a window on the recording, "audio: 1.5-4"';
    notes.problem(`has no length: write ${ways}`);
    return undefined;
  }
  if ("audio_in" in timing) {
    const { audio_in, audio_out } = timing;
    return { seconds: audio_out - audio_in, window: { audio_in, audio_out } };
  }
  if ("seconds" in timing) return { seconds: timing.seconds };
  const spoken = shot.dialogue.length === 0 ? undefined : neededSeconds(shot.dialogue, paceOf(shot, series));
  if ("model" in timing) return guessedLength(timing, spoken, { target, series }, notes);
  return spokenLength(spoken, notes);
}

function spokenLength(spoken: number | undefined, notes: ShotNotes): RequestedLength | undefined {
  if (spoken === undefined) {
    notes.problem('takes its length from dialogue ("dur: auto") and has none: write the seconds, "dur: 4"', "dur");
    return undefined;
  }
  if (spoken === 0)
    notes.warn('takes its length from dialogue ("dur: auto") without a syllable: it gets the shortest there is');
  return { seconds: spoken };
}

type ModelTiming = Extract<Timing, { model: true }>;

function guessedLength(
  timing: ModelTiming,
  spoken: number | undefined,
  { target, series }: { readonly target: VideoTarget; readonly series: Series },
  notes: ShotNotes,
): RequestedLength {
  const guess = spoken ?? target.duration?.default_seconds ?? GUESS_SECONDS;
  if (target.capabilities.duration === "predict") {
    const predict = predictRange(timing, target, series.fps);
    return { seconds: clamp(guess, predict.min_seconds, predict.max_seconds), estimated: true, predict };
  }
  const seconds = clamp(guess, timing.min ?? 0, timing.max ?? Infinity);
  notes.warn(
    `asks the model for its length ("dur: model"), and ${target.id} cannot say: it gets ${seconds.toFixed(2)} s`,
    "guessed-length",
  );
  return { seconds, estimated: true };
}

/** The script's range, else the target's, never past the longest that its grid can make. */
function predictRange(
  timing: ModelTiming,
  target: VideoTarget,
  seriesFps: number,
): NonNullable<RequestedLength["predict"]> {
  const { duration, template } = target;
  const longest = Number(secondsOf(template.frames.max, frameRate(template, seriesFps)).toFixed(2));
  const min = Math.max(SHORTEST_GUESS, timing.min ?? duration?.min_seconds ?? SHORTEST_GUESS);
  const max = Math.min(longest, timing.max ?? duration?.max_seconds ?? longest);
  return { min_seconds: min, max_seconds: Math.max(min, max) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Warns of more padding than the target's data calls worth it. A length that follows dialogue or a recording cannot be typed better. */
export function judgeLength({ timing }: StoryShot, length: PlannedLength, target: VideoTarget, notes: ShotNotes): void {
  const { frames, requested, fps } = length;
  const padding = (frames - requested) / frames;
  const isTyped = timing !== null && "seconds" in timing;
  if (!isTyped || padding <= (target.most_padding ?? 1)) return;
  const seconds = (count: number) => secondsOf(count, fps).toFixed(2);
  const share = `${Math.round(padding * 100)}% of it is padding`;
  notes.warn(`renders ${seconds(frames)} s for the ${seconds(requested)} s it asks for: ${share}`, "padding", "dur");
}

/** The shot's word, else the show's. */
export function paceOf(shot: StoryShot, series: Series): Pace {
  return shot.pace ?? series.pace;
}

interface BuiltLength {
  readonly frames: number;
  readonly fps: number;
}

/** How the dialogue sits in the built length, or null without dialogue; lines that cannot be spoken so fast are a warning. */
export function judgePace(
  shot: StoryShot,
  { frames, fps }: BuiltLength,
  { target, pace }: { readonly target: VideoTarget; readonly pace: Pace },
  notes: ShotNotes,
): Pacing | null {
  if (shot.dialogue.length === 0) return null;
  const snap = (requested: number) => {
    const snapped = snapLength(target.template.frames, requested);
    return snapped.ok ? snapped.value : requested;
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
