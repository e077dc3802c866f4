// Every model parameter of a target, and its LoRAs, against what is installed. What a missing file means depends on its tier.
import type { Lora, Resolved } from "../../contracts/schema.ts";
import type { ModelFamilies } from "../../contracts/files/host/model-families.ts";
import type { ModelParam } from "../../contracts/files/target-models.ts";
import type { LoadedFile } from "./check-files.ts";
import { findFile, type Search } from "./find-file.ts";
import { globName } from "./glob.ts";
import { type Inventory, type UnreadFile, installedFiles } from "./inventory.ts";
import { baseRule, passesByName, ruleOf, type FamilyRule } from "./judge-family.ts";
import { isOwnLora, presetOf, type ModelTarget, type ModelRequest, type RequestedLora } from "./model-request.ts";

type Tier = ModelParam["tier"];

/** A file that is missing and has no substitute. */
export interface MissingModel {
  readonly param: string;
  readonly tier: Tier;
  /** Null where any file of the family would do. */
  readonly want: string | null;
  readonly family: string | null;
  readonly label: string;
  readonly folder: string;
  /** What is off without it. */
  readonly feature?: string;
}

export interface ChosenLora extends Lora {
  /** Which model of a two-stage target it is for, by its name; null: both, or there is one model. */
  readonly stage: "high" | "low" | null;
}

export interface Resolution {
  readonly resolved: Resolved;
  readonly absent: readonly MissingModel[];
  readonly featuresOff: readonly string[];
  readonly notes: readonly string[];
  readonly unread: readonly UnreadFile[];
}

const NO_FILES = installedFiles([]);

/** Every parameter but the LoRAs. */
export function resolveParams(request: ModelRequest, inventory: Inventory) {
  const files: Record<string, string> = {};
  const loaded: LoadedFile[] = [];
  const out = new ResolutionLog();
  for (const [name, param] of Object.entries(request.target.models)) {
    if (name === "loras") continue;
    const want = wantedFile(request, name, param);
    const rule = ruleFor(request, { name, param, want }, inventory.families);
    const isOwn = isKnown(rule, want, param);
    const tier = isOwn ? param.tier : "required";
    const { found, unread } = search(rule, want, inventory, !isOwn);
    out.unread.push(...unread.map((file) => ({ folder: rule.folder, file })));
    out.record(name, { want, using: found?.using ?? null, how: found?.how ?? "off", tier });
    if (!found) {
      out.miss({ param: name, want, ...about(rule, param), tier }, request.used?.has(name) ?? true);
      continue;
    }
    files[name] = found.using;
    loaded.push({ param: name, rule, file: found.using, byHeader: found.byHeader });
    if (found.how === "family") out.notes.push(standsIn(found.using, want, rule));
  }
  return { files, loaded, ...out.result() };
}

/** The LoRAs in their order. One that a person named is required; the pass's own have the tier of their parameter. */
export function resolveLoras(request: ModelRequest, inventory: Inventory) {
  const param = request.target.models["loras"];
  const out = new ResolutionLog();
  const results = request.loras.map((lora) => resolveLora(request, lora, inventory, out));
  const loras = results.flatMap(({ chosen }) => chosen ?? []);
  const want = request.loras.map(({ name }) => name);
  const using = loras.map(({ name }) => name);
  if (want.length > 0) {
    const tier = weightiest(results.map((each) => each.tier));
    out.record("loras", { want, using, how: howOf(want, using, out), tier });
  } else if (param?.tier === "optional") {
    optionalLora(request, param, inventory, out);
  }
  return { loras, ...out.result() };
}

function resolveLora(request: ModelRequest, lora: RequestedLora, inventory: Inventory, out: ResolutionLog) {
  const param = request.target.models["loras"];
  const rule = loraRule(request, param);
  const tier: Tier = isOwnLora(request, lora) ? (param?.tier ?? "accelerator") : "required";
  const isOfFamily = passesByName(rule, globName(lora.name));
  const { found } = search(rule, lora.name, inventory, !isOfFamily);
  if (!found) {
    const known = isOfFamily ? { family: rule.family, label: rule.label } : { family: null, label: lora.name };
    const feature = param?.feature === undefined ? {} : { feature: param.feature };
    out.miss({ param: "loras", tier, want: lora.name, folder: rule.folder, ...known, ...feature }, true);
    return { tier };
  }
  if (found.how === "family") out.notes.push(standsIn(found.using, lora.name, rule));
  const stage = stageOf(request.target, lora.name, found.using);
  return { tier, chosen: { name: found.using, strength: lora.strength, stage } };
}

/** A feature's LoRA that no preset names: whichever of its family is there. Whether a render uses it is its own business. */
function optionalLora(request: ModelRequest, param: ModelParam, inventory: Inventory, out: ResolutionLog): void {
  const rule = ruleOf(param, request.added);
  const { found } = search(rule, param.default ?? null, inventory);
  const want = param.default === undefined ? [] : [param.default];
  out.record("loras", { want, using: found ? [found.using] : [], how: found?.how ?? "off", tier: "optional" });
  if (!found) out.miss({ param: "loras", want: param.default ?? null, ...about(rule, param) }, true);
}

function search(rule: FamilyRule, want: string | null, inventory: Inventory, exactOnly = false): Search {
  const { headers, families, files } = inventory;
  return findFile(rule, want, { installed: files.get(rule.folder) ?? NO_FILES, headers, families, exactOnly });
}

/** Whether others of the family may be substituted: not for a named file of another family. */
function isKnown(rule: FamilyRule, want: string | null, param: ModelParam): boolean {
  return want === null || want === param.default || passesByName(rule, globName(want));
}

/** The file that a parameter asks for; null: any of its family. */
export function wantedFile(request: ModelRequest, name: string, param: ModelParam): string | null {
  if (name === "model") return request.model ?? param.default ?? null;
  if (name === "model_low") return request.modelLow ?? param.default ?? null;
  return param.default ?? null;
}

/** The file of the base preset may be of another family than the parameter's own, and is accepted all the same. */
function ruleFor(
  request: ModelRequest,
  { name, param, want }: { readonly name: string; readonly param: ModelParam; readonly want: string | null },
  families: ModelFamilies,
): FamilyRule {
  const own = ruleOf(param, request.added);
  const baseFile = name === "model" ? presetOf(request.target, request.pass).base?.model : undefined;
  if (baseFile === undefined || want === null || passesByName(own, globName(want))) return own;
  const base = baseRule(own, baseFile, families, request.added);
  return passesByName(base, globName(want)) ? base : own;
}

function loraRule({ added }: ModelRequest, param: ModelParam | undefined): FamilyRule {
  if (param) return ruleOf(param, added);
  return { family: "", label: "LoRA", patterns: [], exclude: [], keep: [], folder: "loras", also: [] };
}

/** The two of a pair are known by the words in their names. */
export function stageOf({ models }: Pick<ModelTarget, "models">, ...names: readonly string[]): ChosenLora["stage"] {
  if (models["model_low"] === undefined) return null;
  const word = names.map((name) => /(high|low)[_-]?noise/i.exec(name)?.[1]?.toLowerCase()).find(Boolean);
  return word === "high" || word === "low" ? word : null;
}

function about({ family, label, folder }: FamilyRule, { tier, feature }: ModelParam) {
  return { tier, family, label, folder, ...(feature && { feature }) };
}

function standsIn(using: string, want: string | null, { label }: FamilyRule): string {
  return want === null ? `${using} is used as ${label}` : `${using} stands in for ${want}, which is not installed`;
}

const WEIGHT: Record<Tier, number> = { required: 2, accelerator: 1, optional: 0 };

function weightiest(tiers: readonly Tier[]): Tier {
  return tiers.reduce((most, tier) => (WEIGHT[tier] > WEIGHT[most] ? tier : most), "optional" as Tier);
}

function howOf(
  want: readonly string[],
  using: readonly string[],
  { notes }: ResolutionLog,
): "exact" | "family" | "off" {
  if (using.length < want.length) return "off";
  return notes.length > 0 ? "family" : "exact";
}

class ResolutionLog {
  readonly notes: string[] = [];
  readonly unread: UnreadFile[] = [];
  readonly #resolved: Resolved = {};
  readonly #absent: MissingModel[] = [];
  readonly #off: string[] = [];

  record(param: string, record: Resolved[string]): void {
    this.#resolved[param] = record;
  }

  /** `isUsed`: whether the workflow would load it; a feature of another work is nothing to note. */
  miss(absent: MissingModel, isUsed: boolean): void {
    this.#absent.push(absent);
    if (absent.tier !== "optional") return;
    const feature = absent.feature ?? absent.label;
    this.#off.push(feature);
    if (isUsed) this.notes.push(`${feature} is off: ${absent.want ?? `a file of ${absent.label}`} is not installed`);
  }

  result(): Resolution {
    const { notes, unread } = this;
    return { resolved: this.#resolved, absent: this.#absent, featuresOff: this.#off, notes, unread };
  }
}
