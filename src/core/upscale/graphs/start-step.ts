// The step of a schedule at which a take is sampled again: late in it, so that little changes. docs/http.md "Upscale".
import type { LatentUpscale } from "../../../contracts/files/target-models.ts";

export interface StartRequest {
  /** Steps of the take's own schedule. */
  readonly steps: number;
  /** That many steps earlier. */
  readonly detail: number;
  /** The step that somebody named, from 0. */
  readonly exact: number | null;
  /** Of a take with two models: the share of the steps after which the second one takes over. */
  readonly split?: number | undefined;
}

/** Never behind the last step, nor in front of the step from which the model at hand is trained. */
export function startStepOf({ start }: Pick<LatentUpscale, "start">, request: StartRequest): number {
  const steps = stepsOf(start, request.steps);
  const late = "sigmas" in start ? start.step : Math.round(steps * start.fraction);
  const wanted = request.exact ?? Math.min(steps - 1, late) - request.detail;
  const least = request.split === undefined ? 0 : Math.round(steps * request.split);
  return Math.max(0, Math.min(steps - 1, Math.max(least, wanted)));
}

/** Steps of the schedule that `startStepOf` counts in. */
export function stepsOf(start: LatentUpscale["start"], steps: number): number {
  return "sigmas" in start ? start.sigmas.length - 1 : steps;
}

/** The noise levels from a step on, as a graph takes them. */
export function sigmasFrom(sigmas: readonly number[], step: number): string {
  return sigmas
    .slice(step)
    .map((each) => (Number.isInteger(each) ? each.toFixed(1) : String(each)))
    .join(", ");
}
