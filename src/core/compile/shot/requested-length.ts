// How long a shot wants to be, in seconds. docs/format.md "Length": a window on the recording, the model's guess, the
// dialogue, or a number. What a target's grid makes of it is `plan-length`'s business.
import type { StoryShot, Timing } from "../../../contracts/files/story.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Series } from "../../series/series.ts";
import { neededSeconds } from "../../story/pacing.ts";
import { frameRate } from "../../targets/grid.ts";
import { secondsOf } from "../../time/rate.ts";
import { paceOf } from "./pace.ts";
import type { ShotNotes } from "./shot-notes.ts";

/** What a shot without dialogue gets when the model is asked and the target says nothing. */
const GUESS_SECONDS = 5;
const SHORTEST_GUESS = 0.5;

export interface RequestedLength {
  readonly seconds: number;
  /** Set for a window on the recording, in seconds. */
  readonly window?: { readonly audio_in: number; readonly audio_out: number };
  /** The model was asked how long: these seconds are a guess. */
  readonly estimated?: true;
  /** The range a predicting target may choose from. */
  readonly predict?: { readonly min_seconds: number; readonly max_seconds: number };
}

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
