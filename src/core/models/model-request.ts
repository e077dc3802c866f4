// What a render asks of the models folders before it is known what is installed, and what becomes of it where the pass's
// accelerator is missing (base preset).
import type { Lora, Pass } from "../../contracts/schema.ts";
import type { Preset } from "../../contracts/files/target-models.ts";
import type { TargetFile } from "../../contracts/files/target.ts";
import { globName } from "./glob.ts";
import { passesByName, ruleOf, type AddedPatterns } from "./judge-family.ts";
import type { BuildLayer } from "../lib/layers.ts";

/** The layer that a value comes from; the config's pass blocks are `series` and `proxy`. */
export type ValueLayer = BuildLayer | "override" | "request";

export type ModelTarget = Pick<TargetFile, "label" | "models" | "downloads"> & {
  readonly presets: { readonly final: Preset; readonly proxy?: Preset };
};

export interface ModelRequest {
  readonly target: ModelTarget;
  readonly pass: Pass;
  readonly model: string | null;
  /** The second model of a two-stage target. */
  readonly modelLow: string | null;
  readonly loras: readonly RequestedLora[];
  readonly steps: { readonly value: number | null; readonly source: ValueLayer };
  /** The series config's `model_families`. */
  readonly added: AddedPatterns;
  /** Parameters that the workflow loads; null while that is not known. */
  readonly used: ReadonlySet<string> | null;
}

export interface RequestedLora extends Lora {
  readonly source: ValueLayer;
}

/** The preset of a pass with what a proxy takes over from the final pass; image and audio targets have one preset. */
export function presetOf({ presets }: Pick<ModelTarget, "presets">, pass: Pass): Preset {
  const { final } = presets;
  const own = (pass === "proxy" && presets.proxy) || final;
  const low = own.model_low ?? final.model_low;
  return { ...own, model: own.model ?? final.model, ...(low && { model_low: low }) };
}

/** What a pass renders with by default. */
export function presetRequest(target: ModelTarget, pass: Pass): ModelRequest {
  const preset = presetOf(target, pass);
  const names = preset.loras ?? (preset.lora === null ? [] : [preset.lora]);
  return {
    target,
    pass,
    model: preset.model,
    modelLow: preset.model_low ?? null,
    loras: names.map((name) => ({ name, strength: preset.lora_strength ?? 1, source: "preset" })),
    steps: { value: preset.steps, source: "preset" },
    added: new Map(),
    used: null,
  };
}

/** The pass's own LoRA, which makes it fast or is what the target is about: not one that a person named for a look. */
export function isOwnLora({ target, added }: ModelRequest, { name, source }: RequestedLora): boolean {
  if (source === "preset") return true;
  const param = target.models["loras"];
  const isOfPass = source === "series" || source === "proxy";
  return isOfPass && param !== undefined && passesByName(ruleOf(param, added), globName(name));
}

export interface BasePresetResult {
  readonly request: ModelRequest;
  readonly preset: Preset;
  readonly steps: number | null;
  readonly notes: readonly string[];
}

/**
 * What a render changes into where its accelerator is not installed: the pass's base preset over its own. docs/http.md "Requirement tiers".
 * LoRAs that a person named stay; a number of steps that a person asked for in a request or an override too.
 */
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
