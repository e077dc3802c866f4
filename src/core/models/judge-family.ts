// Whether a file is of the family that a parameter takes: by its name, else by its header. docs/http.md "Model family check".
import type { ModelFamilies } from "../../contracts/files/host/model-families.ts";
import type { ModelParam } from "../../contracts/files/target-models.ts";
import { globName, matchesAny, type GlobName } from "./glob.ts";
import { isChild, withName, type Identified } from "./identify.ts";

/** What a parameter takes in this show: the target's patterns, and those that the series config adds to the family. */
export interface FamilyRule {
  readonly family: string;
  readonly label: string;
  readonly patterns: readonly string[];
  readonly exclude: readonly string[];
  readonly keep: readonly string[];
  readonly folder: string;
  /** Added by the series config's `model_families`: what it names passes whatever the target leaves out. */
  readonly also: readonly string[];
}

/** Family to the patterns of the series config's `model_families`. */
export type AddedPatterns = ReadonlyMap<string, readonly string[]>;

export function ruleOf(param: ModelParam, added: AddedPatterns): FamilyRule {
  const { family, label, patterns, exclude = [], keep = [], folder } = param;
  return { family, label, patterns, exclude, keep, folder, also: added.get(family) ?? [] };
}

/** The rule for the file of a base preset, which may be of another family than the parameter's own. */
export function baseRule(rule: FamilyRule, file: string, families: ModelFamilies, added: AddedPatterns): FamilyRule {
  const name = globName(file);
  if (passesByName(rule, name)) return rule;
  const named = Object.entries(families).filter(([, each]) => isNamed(each.names, each.exclude ?? [], name));
  const deepest = named.find(([id]) => !named.some(([other]) => isChild(families, other, id)));
  if (!deepest) return rule;
  const [family, { label, names, exclude = [] }] = deepest;
  return { ...rule, family, label, patterns: names, exclude, also: added.get(family) ?? [] };
}

export function passesByName({ patterns, exclude, also }: FamilyRule, file: GlobName): boolean {
  return isNamed(patterns, exclude, file) || matchesAny(also, file);
}

/** Only these files have a header that can be read without running anything. */
export function hasHeader({ base }: GlobName): boolean {
  return base.endsWith(".safetensors");
}

/** `same`: the family, or a child of it; `parent`: the header cannot say which child; `unknown`: it says nothing. */
export type Judgement = "same" | "parent" | "different" | "unknown";

/** `found`: what the header identifies, with the name's help; the family that decides comes first. */
export function judgeHeader(
  { family }: FamilyRule,
  file: string,
  { families: identified }: Pick<Identified, "families">,
  families: ModelFamilies,
): { readonly is: Judgement; readonly found: string | null } {
  const found = withName(identified, file, families);
  const same = found.find((id) => id === family || isChild(families, id, family));
  if (same !== undefined) return { is: "same", found: same };
  const parent = found.find((id) => isChild(families, family, id));
  if (parent !== undefined) return { is: "parent", found: parent };
  const [other] = found;
  return other === undefined ? { is: "unknown", found: null } : { is: "different", found: other };
}

function isNamed(patterns: readonly string[], exclude: readonly string[], file: GlobName): boolean {
  return matchesAny(patterns, file) && !matchesAny(exclude, file);
}
