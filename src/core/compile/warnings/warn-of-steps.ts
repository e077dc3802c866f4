// LoRAs that are made for a number of steps say so in their names. Where a render takes another number, one of the two was forgotten.
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Diagnostics } from "../../lib/diagnostics.ts";
import type { ConfigDiagnostics } from "../../series/located-json.ts";
import { blockOf, lineOf } from "../../series/series.ts";
import { groupBy } from "../../lib/group-by.ts";
import { firstSet } from "../../lib/layers.ts";
import { presetLoraNames } from "../build-shotlist.ts";
import { passLayers } from "../setting-layers.ts";
import type { BuildContext, BuiltShot } from "../build-model.ts";
import { namesOf } from "../shot/shot-notes.ts";

interface MadeFor {
  readonly lora: string;
  /** Steps that the LoRA is made for. */
  readonly madeFor: number;
}

interface Mismatch extends MadeFor {
  readonly shot: BuiltShot;
}

/** One sentence for each LoRA and number of steps: at the first shot that sets its steps, or about the config. */
export function warnOfSteps(
  context: BuildContext,
  shots: readonly BuiltShot[],
  { script, series }: { readonly script: Diagnostics; readonly series: ConfigDiagnostics },
): void {
  const madeFor = new Map<VideoTarget, readonly MadeFor[]>();
  const presetOf = (target: VideoTarget) => {
    const known = madeFor.get(target) ?? presetLoras(context, target);
    madeFor.set(target, known);
    return known;
  };
  const wrong = shots.flatMap((shot) => findMismatch(shot, presetOf) ?? []);
  for (const group of groupBy(wrong, ({ shot, lora }) => `${lora} ${shot.entry.steps} ${isOwn(shot)}`).values()) {
    const { shot, lora, madeFor } = group[0]!;
    const message = `${shot.entry.steps} steps with a LoRA made for ${madeFor} (${lora}): take ${madeFor} steps, or another LoRA`;
    const names = namesOf(group.map((one) => one.shot));
    if (isOwn(shot)) script.warn(shot.plan.placed.shot.source.line, `${names}: ${message}`);
    else
      series.warn(stepsLine(context, shot.chosen.target), `${shot.chosen.target.id}, ${context.pass} pass: ${message}`);
  }
}

function findMismatch(shot: BuiltShot, presetOf: (target: VideoTarget) => readonly MadeFor[]): Mismatch | undefined {
  const presets = presetOf(shot.chosen.target);
  if (presets.length === 0) return undefined;
  const { lora, loras, steps } = shot.entry;
  if (lora !== undefined || loras || steps === null) return undefined;
  const wrong = presets.find(({ madeFor }) => madeFor !== steps);
  return wrong && { shot, ...wrong };
}

/** The LoRAs of the pass's preset that say for how many steps they are made. */
function presetLoras(context: BuildContext, target: VideoTarget): MadeFor[] {
  return presetLoraNames(context, target).flatMap((lora) => {
    const madeFor = stepsInName(target, lora);
    return madeFor === undefined ? [] : [{ lora, madeFor }];
  });
}

/** The number that the target's data finds in the name of such a file. */
function stepsInName({ models }: VideoTarget, lora: string): number | undefined {
  const patterns = Object.values(models).flatMap(({ folder, keep }) => (folder === "loras" ? (keep ?? []) : []));
  const found = patterns.map((pattern) => Number(new RegExp(pattern, "iu").exec(lora)?.[1] ?? NaN));
  return found.find((steps) => Number.isInteger(steps));
}

/** Where the config sets the steps of the pass for a target, if it does. */
function stepsLine(context: BuildContext, target: VideoTarget): number | null {
  if (firstSet(passLayers(context, target).steps)?.source === "preset") return null;
  return lineOf(context.series, `${blockOf(context.pass)}.steps`);
}

function isOwn({ plan }: BuiltShot): boolean {
  return plan.settings.requestedSteps !== undefined;
}
