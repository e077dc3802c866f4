// Which files a render loads, or why it cannot: every parameter of the target resolved, the base preset where the accelerator is
// missing, features off where an optional file is. docs/http.md "Requirement tiers" and "Resolution of model files".
import type { Resolved } from "../../contracts/schema.ts";
import type { Preset } from "../../contracts/files/target-models.ts";
import { checkFiles, type FileCheck, type LoadedFile } from "./check-files.ts";
import type { Inventory, UnreadFile } from "./inventory.ts";
import { presetOf, type ModelRequest, applyBasePreset } from "./model-request.ts";
import {
  resolveLoras,
  resolveParams,
  type MissingModel,
  type ChosenLora,
  type Resolution,
  stageOf,
  wantedFile,
} from "./resolve-params.ts";

export interface ChosenModels {
  /** Parameter to file, as the host spells it; without LoRAs, and without what is off. */
  readonly files: Readonly<Record<string, string>>;
  readonly loras: readonly ChosenLora[];
  /** The values to use: the pass's preset, or its base preset over it. */
  readonly preset: Preset;
  readonly steps: number | null;
  /** Whether the base preset is in force. */
  readonly base: boolean;
  readonly resolved: Resolved;
  /** Features that are off because their file is missing. */
  readonly featuresOff: readonly string[];
  readonly notes: readonly string[];
}

export interface ModelChoice {
  readonly chosen: ChosenModels;
  /** Files that are missing and have no substitute, of every tier. */
  readonly absent: readonly MissingModel[];
  /** Whether the render can be made: all that it needs is there. */
  readonly isComplete: boolean;
  readonly checks: readonly FileCheck[];
  readonly unread: readonly UnreadFile[];
}

export function chooseModels(request: ModelRequest, inventory: Inventory): ModelChoice {
  const preset = presetOf(request.target, request.pass);
  const first = resolveAll(request, inventory);
  const isSlow = first.absent.some(({ tier }) => tier === "accelerator");
  if (!isSlow || !preset.base) return settle(first, { preset, steps: request.steps.value, notes: [] }, inventory);
  const based = applyBasePreset(request, preset, preset.base);
  const second = resolveAll(based.request, inventory);
  const lost = first.absent.filter(({ tier }) => tier === "accelerator");
  const needed = second.absent.map((each) =>
    each.tier === "accelerator" ? { ...each, tier: "required" as const } : each,
  );
  const names = lost.map(({ want, label }) => want ?? label).join(" and ");
  const said = `${names} ${lost.length > 1 ? "are" : "is"} not installed: the base preset is used`;
  const resolved = { ...second.resolved, ...asBase(first, second) };
  const both = {
    ...second,
    absent: [...lost, ...needed],
    resolved,
    notes: [said, ...second.notes],
    unread: [...first.unread, ...second.unread],
  };
  return settle(both, { ...based, isBase: true }, inventory);
}

interface Settings {
  readonly preset: Preset;
  readonly steps: number | null;
  readonly notes: readonly string[];
  readonly isBase?: boolean;
}

interface All extends Omit<Resolution, "found"> {
  readonly files: Readonly<Record<string, string>>;
  readonly loras: readonly ChosenLora[];
  readonly loaded: readonly LoadedFile[];
}

function resolveAll(request: ModelRequest, inventory: Inventory): All {
  const params = resolveParams(request, inventory);
  const loras = resolveLoras(request, inventory);
  return {
    files: params.files,
    loras: loras.loras,
    loaded: params.loaded,
    resolved: { ...params.resolved, ...loras.resolved },
    absent: [...params.absent, ...loras.absent],
    featuresOff: [...params.featuresOff, ...loras.featuresOff],
    notes: [...params.notes, ...loras.notes],
    unread: [...params.unread, ...loras.unread],
  };
}

/** What the base preset replaced is recorded with what was wanted at first. */
function asBase(first: All, second: All): Resolved {
  const changed = Object.entries(first.resolved).flatMap(([param, record]) => {
    const now = second.resolved[param];
    const isLost = first.absent.some((each) => each.param === param && each.tier === "accelerator");
    if (!isLost || (now && now.how === "off")) return [];
    const nothing = Array.isArray(record.want) ? [] : null;
    return [[param, { ...record, using: now?.using ?? nothing, how: "base" as const }]];
  });
  return Object.fromEntries(changed) as Resolved;
}

function settle(all: All, settings: Settings, { headers, families }: Inventory): ModelChoice {
  const isBase = settings.isBase === true;
  const checked = checkFiles(all.loaded, headers, families);
  const blocking = all.absent.filter(({ tier }) => tier === "required" || (tier === "accelerator" && !isBase));
  const { files, loras, resolved, featuresOff, notes } = all;
  const { preset, steps } = settings;
  return {
    chosen: {
      files,
      loras,
      preset: { ...preset, steps },
      steps,
      base: isBase,
      resolved,
      featuresOff,
      notes: [...notes, ...settings.notes],
    },
    absent: all.absent,
    isComplete: blocking.length === 0,
    checks: checked.checks,
    unread: [...all.unread, ...checked.unread],
  };
}

/** What a render loads while the installed files are unknown: every file under its requested name. */
export function trustNames(request: ModelRequest): ChosenModels {
  const { target, pass, steps, loras } = request;
  const wanted = Object.entries(target.models).flatMap(([name, param]) => {
    const file = name === "loras" ? null : wantedFile(request, name, param);
    return file === null ? [] : [[name, file] as const];
  });
  return {
    files: Object.fromEntries(wanted),
    loras: loras.map(({ name, strength }) => ({ name, strength, stage: stageOf(target, name) })),
    preset: { ...presetOf(target, pass), steps: steps.value },
    steps: steps.value,
    base: false,
    resolved: {},
    featuresOff: [],
    notes: ["the host did not answer when this was queued: its model files were not checked"],
  };
}
