// Latents of takes: whether a take keeps the one that its model sampled, and how a shot that continues by `latent` overlaps the
// take before it. Frames at the take's rate.
import type { ContinuedFrom } from "../../contracts/files/sidecar.ts";
import type { FrameGrid, VideoTarget } from "../../contracts/files/target.ts";
import type { GraphValue } from "../graph/graph.ts";
import { secondsOf } from "../time/rate.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { Pass } from "../../contracts/schema.ts";
import type { Series } from "../series/series.ts";

/** The most frames of the target's grid that the take has and the plan asks for; undefined when it has fewer than the grid's least. */
export function overlapFrames({ base, step }: FrameGrid, planned: number, available: number): number | undefined {
  const most = Math.min(planned, available);
  return most < base ? undefined : base + step * Math.floor((most - base) / step);
}

/** How many steps of the model's own clocks the held frames last; null where the target does not say. */
export function stepsOf(
  { continuous, template }: Pick<VideoTarget, "continuous" | "template">,
  frames: number,
  fps: number,
): Pick<ContinuedFrom, "video_steps" | "audio_steps"> {
  const steps = continuous?.steps;
  if (!steps) return { video_steps: null, audio_steps: null };
  const { base, step } = template.frames;
  return {
    video_steps: steps.base + steps.step * Math.floor((frames - base) / step),
    audio_steps: Math.round(secondsOf(frames, fps) * steps.sound_per_second),
  };
}

/** Frames that are held, frames that the take keeps behind them, and its rate. */
export interface OverlapLength {
  readonly held: number;
  readonly kept: number;
  readonly fps: number;
}

/** Values of the graph beside its files: it renders `length` frames, of which the first `held_frames` go and `kept_frames` stay. */
export function heldValues({ held, kept, fps }: OverlapLength): Record<string, GraphValue> {
  return {
    length: held + kept,
    held_frames: held,
    kept_frames: kept,
    held_seconds: secondsOf(held, fps),
    kept_seconds: secondsOf(kept, fps),
  };
}

/** The same for a latent of `rendered` frames, of which the last are held. */
export function latentValues(length: OverlapLength, rendered: number): Record<string, GraphValue> {
  const from = rendered - length.held;
  return { ...heldValues(length), held_from: from, held_from_seconds: secondsOf(from, length.fps) };
}

// Whether a take keeps the latent that its model sampled. docs/http.md "Rendering" (`save_latent`).

/** The value whose presence makes a graph save its latents, under names that begin with it. */
const VALUE = "latent_prefix";

export interface KeptLatent {
  readonly keeps: boolean;
  /** For the take's notes, when it was asked for and cannot be had. */
  readonly note: string | null;
}

/** `asked`: the request's word; null leaves it to the series config. `workflow` is null for a target without a graph. */
export function keepLatent(
  asked: boolean | null | undefined,
  { series, pass }: { readonly series: Pick<Series, "saveLatents"> | null; readonly pass: Pass },
  { label, workflow }: { readonly label: string; readonly workflow: Workflow | null },
): KeptLatent {
  const rule = series?.saveLatents ?? "final";
  const isWanted = asked ?? (rule === "always" || (rule === "final" && pass === "final"));
  const canKeep = workflow?.options.some(({ when = [] }) => when.includes(VALUE)) === true;
  if (!isWanted || canKeep) return { keeps: isWanted, note: null };
  const isAsked = asked === true || rule === "always";
  return { keeps: false, note: isAsked ? `${label} keeps no latent` : null };
}
