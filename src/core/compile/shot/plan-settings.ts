// Model, LoRA and steps of one shot's entry, where the script sets them. docs/format.md "Precedence"; what the target and the config
// say stands in the shot list's defaults, and overrides and requests come later.
import type { Lora } from "../../../contracts/schema.ts";
import type { ShotEntry, ShotlistDefaults } from "../../../contracts/files/shotlist.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { firstSet } from "../../lib/layers.ts";
import { passLayers, shotLayers, scriptLayers } from "../setting-layers.ts";
import { onlySet } from "../../lib/json-values.ts";
import { parseLora } from "../../lib/written-values.ts";
import type { PlacedShot } from "../../story/story-shots.ts";
import type { BuildContext, ShotSettings } from "../build-model.ts";

export function planSettings(context: BuildContext, placed: PlacedShot, target: VideoTarget): ShotSettings {
  const { shot, sequence } = placed;
  const { model, loras, steps } = shotLayers(context, placed, target);
  const requested = scriptLayers(placed, context.series).find((layer) => layer.steps !== null)?.steps;
  return onlySet({
    model: firstSet(model)?.value,
    ...firstSet(loras)?.value,
    steps: firstSet([...steps, ...passLayers(context, target).steps])?.value ?? null,
    requestedSteps: requested ?? undefined,
    profile: shot.profile ?? sequence.profile,
  });
}

/** The LoRAs that a built entry renders with: its own, else the pass's. */
export function lorasOf(defaults: ShotlistDefaults, entry: ShotEntry): Lora[] {
  if (entry.loras) return entry.loras;
  if (entry.lora !== undefined) return [parseLora(entry.lora) ?? []].flat();
  const { lora_strength: strength, loras } = defaults;
  if (loras) return loras.map((lora) => (typeof lora === "string" ? { name: lora, strength: strength ?? 1 } : lora));
  if (defaults.lora === null) return [];
  return [parseLora(defaults.lora) ?? []].flat().map((lora) => ({ ...lora, strength: strength ?? lora.strength }));
}
