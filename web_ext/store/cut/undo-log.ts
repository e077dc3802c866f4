// What can be undone and redone in the cut of one pass, as a value: newest last in both lists.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { canApply, applyEdits, reversed } from "./cut-steps.ts";
import type { CutStep } from "./edit-values.ts";

export interface UndoLog {
  readonly undo: readonly CutStep[];
  readonly redo: readonly CutStep[];
}

export const NO_STEPS: UndoLog = { undo: [], redo: [] };
const MOST_STEPS = 200;

/** After something new, what was undone cannot be done again. */
export function withStep({ undo }: UndoLog, step: CutStep): UndoLog {
  return { undo: [...undo, step].slice(-MOST_STEPS), redo: [] };
}

export function undone({ undo, redo }: UndoLog): UndoLog {
  const last = undo.at(-1);
  return last ? { undo: undo.slice(0, -1), redo: [...redo, last] } : { undo, redo };
}

export function redone({ undo, redo }: UndoLog): UndoLog {
  const last = redo.at(-1);
  return last ? { undo: [...undo, last], redo: redo.slice(0, -1) } : { undo, redo };
}

/** The log without a step that came to nothing. */
export function withoutStep({ undo, redo }: UndoLog, step: CutStep): UndoLog {
  return { undo: undo.filter((one) => one !== step), redo: redo.filter((one) => one !== step) };
}

/** The log with a step on top again that could not be taken: off the other list. */
export function withStepBack(log: UndoLog, step: CutStep, onto: keyof UndoLog): UndoLog {
  const { undo, redo } = withoutStep(log, step);
  return onto === "undo" ? { undo: [...undo, step], redo } : { undo, redo: [...redo, step] };
}

/** What of a log still fits a cut that others have changed: a step that would overwrite what they did is left out. */
export function fittingSteps({ undo, redo }: UndoLog, shots: readonly ShotStatus[]): UndoLog {
  const back = fitSteps([...undo].reverse().map(reversed), shots);
  const on = fitSteps([...redo].reverse(), shots);
  return { undo: back.map(reversed).reverse(), redo: on.reverse() };
}

/** Of steps that are made one after another, those whose turn finds the cut as they expect it. */
function fitSteps(steps: readonly CutStep[], shots: readonly ShotStatus[]): CutStep[] {
  let now = shots;
  return steps.filter((step) => {
    const fits = canApply(step, now);
    if (fits) now = applyEdits(now, [step.after]);
    return fits;
  });
}
