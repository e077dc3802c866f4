// A target as `GET /studio/targets` shows it. docs/format.md "Target files"; docs/http.md "Limits of targets".
import type { Preset } from "../../contracts/files/target-models.ts";
import type { TargetFile } from "../../contracts/files/target.ts";
import type { Workflow, WorkflowInput, WorkflowNode } from "../../contracts/files/workflow.ts";
import type { TargetRecord } from "../../contracts/routes/targets.ts";
import { effectiveLimits } from "../hosted/limits.ts";
import type { Settings } from "../settings/settings.ts";

export interface TargetState {
  /** Null for what the studio draws itself. */
  readonly workflow: Workflow | null;
  /** Whether it is the default of its kind. */
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
    needs: target.needs ?? null,
    memory: null,
    ...howProven(target),
    limits: limits && { ...limits, overridden: [...limits.overridden] },
    draft: isOwnDraft ?? (shippedDraft && !settings.enabledDrafts.includes(id)),
    shipped_draft: shippedDraft,
    custom: isOwnDraft !== null,
    scope: isOwnDraft === null ? "builtin" : "show",
  };
}

/** How sure a target's graph is, and why it is not surer. */
export function howProven({
  proven,
  proven_note: note,
  builtin,
}: TargetFile): Pick<TargetRecord, "proven" | "proven_note"> {
  return { proven: proven ?? (builtin ? "run" : "drafted"), proven_note: note ?? null };
}

/** The first LoRA represents a pair, which is listed in full beside it. */
function showPreset(preset: Preset): TargetRecord["presets"]["final"] {
  return { ...preset, lora: preset.lora ?? preset.loras?.[0] ?? null };
}

// Which node and which of its inputs takes each value of a target's workflow: `widgets` of docs/format.md "Target files".

export interface Widget {
  readonly class_type: string;
  readonly field: string;
}

/** The first node that takes a value stands for all; a list by its name, by the input that takes an item's file. */
export function bindWidgets({ nodes, options }: Workflow): Record<string, Widget> {
  const found = new Map<string, Widget>();
  for (const node of Object.values(nodes)) bindNode(node, undefined, found);
  for (const option of options) {
    for (const node of Object.values(option.add ?? {})) bindNode(node, option.each, found);
    for (const [place, input] of Object.entries(option.set ?? {})) bindPlace(place, input, nodes, found);
  }
  return Object.fromEntries(found);
}

/** The class of the node whose files are the work's result. */
export function saverOf({ nodes, options, output }: Workflow): string | null {
  const added = options.flatMap((option) => Object.entries(option.add ?? {}));
  const node = nodes[output.node] ?? added.find(([id]) => id === output.node)?.[1];
  return node?.class_type ?? null;
}

function bindNode({ class_type, inputs }: WorkflowNode, each: string | undefined, found: Map<string, Widget>): void {
  for (const [field, input] of Object.entries(inputs)) {
    const name = valueName(input) ?? (isFile(input) ? each : undefined);
    if (name !== undefined) add(found, name, { class_type, field });
  }
}

function bindPlace(place: string, input: WorkflowInput, nodes: Workflow["nodes"], found: Map<string, Widget>): void {
  const [id = "", ...field] = place.split(".");
  const [name, node] = [valueName(input), nodes[id]];
  if (name !== undefined && node) add(found, name, { class_type: node.class_type, field: field.join(".") });
}

function add(found: Map<string, Widget>, name: string, widget: Widget): void {
  if (!found.has(name)) found.set(name, widget);
  const [list, stage] = name.split("_");
  if (list === "loras" && stage !== undefined && !found.has(list)) found.set(list, widget);
}

function valueName(input: WorkflowInput): string | undefined {
  return typeof input === "object" && "value" in input ? input.value : undefined;
}

function isFile(input: WorkflowInput): boolean {
  return typeof input === "object" && "item" in input && input.item === "file";
}
