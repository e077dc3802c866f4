// A target as `GET /studio/targets` shows it. docs/format.md "Target files"; docs/http.md "Limits of targets".
import type { Preset } from "../../contracts/files/target-models.ts";
import type { TargetFile } from "../../contracts/files/target.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { TargetRecord } from "../../contracts/routes/targets.ts";
import { bindWidgets, saverOf } from "../models/bind-widgets.ts";
import { effectiveLimits } from "../hosted/limits.ts";
import type { Settings } from "../settings/settings.ts";

export interface TargetState {
  /** Null for what the studio draws itself. */
  readonly workflow: Workflow | null;
  /** Whether it is what its kind is drawn on while nobody names another. */
  readonly isDefault: boolean;
  readonly graph: TargetRecord["graph"];
  readonly settings: Pick<Settings, "targetLimits" | "enabledDrafts">;
  /** Of a show's own target its draft mark; null for one that comes with the studio. */
  readonly isOwnDraft: boolean | null;
}

export function showTarget(
  target: TargetFile,
  { workflow, isDefault, graph, settings, isOwnDraft }: TargetState,
): TargetRecord {
  const { id, kind, label, short, family, template, capabilities, models, downloads, presets } = target;
  const shippedDraft = target.shipped_draft === true;
  const final = showPreset(presets.final);
  const limits = effectiveLimits(target.limits, settings.targetLimits[id]);
  return {
    id,
    kind,
    label,
    short,
    family,
    default: isDefault,
    presets: { final, proxy: "proxy" in presets ? showPreset(presets.proxy) : final },
    widgets: workflow ? bindWidgets(workflow) : {},
    workflow: workflow ? id : null,
    loader: null,
    saver: workflow && saverOf(workflow),
    template,
    capabilities,
    models,
    downloads,
    graph,
    upscale: null,
    limits: limits && { ...limits, overridden: [...limits.overridden] },
    draft: isOwnDraft ?? (shippedDraft && !settings.enabledDrafts.includes(id)),
    shipped_draft: shippedDraft,
    custom: isOwnDraft !== null,
    scope: isOwnDraft === null ? "builtin" : "show",
  };
}

/** The first LoRA stands for a pair, which is told whole beside it. */
function showPreset(preset: Preset): TargetRecord["presets"]["final"] {
  return { ...preset, lora: preset.lora ?? preset.loras?.[0] ?? null };
}
