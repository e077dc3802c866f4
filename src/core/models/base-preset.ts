// What a render changes into where its accelerator is not installed: the pass's base preset laid over. Contract part B,
// "Requirement tiers". LoRAs that a person named stay; a number of steps that a person asked for in a request or an override too.
import type { Preset } from "../../contracts/files/target-models.ts";
import { isOwnLora, type ModelWish, type WishedLora } from "./model-wish.ts";

export interface Based {
  readonly wish: ModelWish;
  readonly preset: Preset;
  readonly steps: number | null;
  /** The values of the base preset alone. */
  readonly instead: Partial<Preset>;
  readonly notes: readonly string[];
}

export function layBase(wish: ModelWish, preset: Preset, base: NonNullable<Preset["base"]>): Based {
  const { model, lora, lora_strength: strength, loras, ...values } = base;
  const own = baseLoras(base) ?? wish.loras.filter((each) => isOwnLora(wish, each));
  const named = wish.loras.filter((each) => !isOwnLora(wish, each));
  const steps = baseSteps(wish, base.steps ?? preset.steps);
  return {
    wish: { ...wish, ...(model !== undefined && { model }), loras: [...own, ...named] },
    preset: {
      ...preset,
      ...values,
      ...(model !== undefined && { model }),
      ...(lora !== undefined && { lora }),
      ...(strength !== undefined && { lora_strength: strength }),
      ...(loras !== undefined && { lora: null, loras }),
    },
    instead: { ...values, steps: steps.steps },
    ...steps,
  };
}

/** Undefined where the base says nothing of LoRAs: the pass's own stay. */
function baseLoras({
  lora,
  lora_strength: strength = 1,
  loras,
}: NonNullable<Preset["base"]>): WishedLora[] | undefined {
  const names = loras ?? (lora === undefined ? undefined : [lora]);
  return names?.map((name) => ({ name, strength, source: "preset" }));
}

function baseSteps({ steps: { value, source } }: ModelWish, steps: number | null) {
  const isAsked = value !== null && (source === "request" || source === "override");
  if (!isAsked) return { steps, notes: value === steps ? [] : [`it takes ${steps} steps instead of ${value}`] };
  if (value === steps) return { steps, notes: [] };
  return { steps: value, notes: [`the ${value} steps of the ${source} are kept: the base preset takes ${steps}`] };
}
