// What a render changes into where its accelerator is not installed: the pass's base preset laid over. docs/http.md "Requirement tiers".
// LoRAs that a person named stay; a number of steps that a person asked for in a request or an override too.
import type { Preset } from "../../contracts/files/target-models.ts";
import { isOwnLora, type ModelRequest, type RequestedLora } from "./model-request.ts";

export interface BasePresetResult {
  readonly request: ModelRequest;
  readonly preset: Preset;
  readonly steps: number | null;
  readonly notes: readonly string[];
}

export function applyBasePreset(
  request: ModelRequest,
  preset: Preset,
  base: NonNullable<Preset["base"]>,
): BasePresetResult {
  const { model, lora, lora_strength: strength, loras, ...values } = base;
  const own = baseLoras(base) ?? request.loras.filter((each) => isOwnLora(request, each));
  const named = request.loras.filter((each) => !isOwnLora(request, each));
  const steps = baseSteps(request, base.steps ?? preset.steps);
  return {
    request: { ...request, ...(model !== undefined && { model }), loras: [...own, ...named] },
    preset: {
      ...preset,
      ...values,
      ...(model !== undefined && { model }),
      ...(lora !== undefined && { lora }),
      ...(strength !== undefined && { lora_strength: strength }),
      ...(loras !== undefined && { lora: null, loras }),
    },
    ...steps,
  };
}

/** Undefined where the base says nothing of LoRAs: the pass's own stay. */
function baseLoras({
  lora,
  lora_strength: strength = 1,
  loras,
}: NonNullable<Preset["base"]>): RequestedLora[] | undefined {
  const names = loras ?? (lora === undefined ? undefined : [lora]);
  return names?.map((name) => ({ name, strength, source: "preset" }));
}

function baseSteps({ steps: { value, source } }: ModelRequest, steps: number | null) {
  const isRequested = value !== null && (source === "request" || source === "override");
  if (!isRequested) return { steps, notes: value === steps ? [] : [`it takes ${steps} steps instead of ${value}`] };
  if (value === steps) return { steps, notes: [] };
  return { steps: value, notes: [`the ${value} steps of the ${source} are kept: the base preset takes ${steps}`] };
}
