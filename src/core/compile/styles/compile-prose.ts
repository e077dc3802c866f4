// The styles that write plain language: for models with sound, for silent ones, and for those that read a reference sheet.
import { onlySet } from "../../lib/only-set.ts";
import type { BuildContext } from "../build-context.ts";
import type { ShotPlan, StyleFields } from "../shot/shot-plan.ts";
import { planPanels } from "./prose/panels.ts";
import { writeProse, writeSilentProse } from "./prose/write-prose.ts";
import { writeSheetProse } from "./prose/write-sheet-prose.ts";

export function compileProse(context: BuildContext, plan: ShotPlan): StyleFields {
  return onlySet({ prompt: writeProse(plan.placed.shot, context.series), negative: presetNegative(context, plan) });
}

/** A target that takes pictures of subjects gets them as panels beside the words. */
export function compileSilentProse(context: BuildContext, plan: ShotPlan): StyleFields {
  return onlySet({
    panels: planPanels(context, plan),
    prompt: writeSilentProse(plan.placed.shot, context.series),
    negative: presetNegative(context, plan),
  });
}

/** A shot of which nothing has a picture is plain prose. */
export function compileSheetProse(context: BuildContext, plan: ShotPlan): StyleFields {
  const panels = planPanels(context, plan);
  if (!panels) return compileProse(context, plan);
  const prompt = writeSheetProse(plan.placed.shot, context.series, panels);
  return onlySet({ panels, prompt, negative: presetNegative(context, plan) });
}

/** The target's own; what the show or a person says takes its place when the render starts. */
function presetNegative({ pass }: BuildContext, { target }: ShotPlan): string | undefined {
  return target.capabilities.negative_prompt ? target.presets[pass].negative : undefined;
}
