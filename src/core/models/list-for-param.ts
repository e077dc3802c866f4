// The files of a parameter's folder as a picker lists them: of the family by name, by header, and the others, each group in the
// host's order. docs/http.md "Targets and models".
import type { ModelFamilies } from "../../contracts/files/host/model-families.ts";
import type { ModelFile } from "../../contracts/routes/models.ts";
import type { Identified } from "./identify.ts";
import type { Inventory, UnreadFile, InstalledFile } from "./inventory.ts";
import { hasHeader, judgeHeader, passesByName, type FamilyRule } from "./judge-family.ts";

export interface ParamRules {
  readonly own: FamilyRule;
  /** For the file of the base preset, when that is of another family. */
  readonly base: FamilyRule | null;
}

export interface ListedFiles {
  readonly files: readonly ModelFile[];
  readonly unread: readonly UnreadFile[];
}

/** Headers that are read for one list. */
const MOST_HEADERS = 1000;

export function listForParam(rules: ParamRules, { files, headers, families }: Inventory): ListedFiles {
  const { folder } = rules.own;
  const groups: Record<ModelFile["match"], ModelFile[]> = { name: [], fingerprint: [], other: [] };
  const unread: UnreadFile[] = [];
  for (const file of files.get(folder)?.files ?? []) {
    const isNamed = passesByName(rules.own, file);
    const said = isNamed || !hasHeader(file) ? null : headers(folder, file.name);
    if (said === undefined && unread.length < MOST_HEADERS) unread.push({ folder, file: file.name });
    const shown = isNamed ? byName(rules.own, file) : byHeader(rules, file, said ?? null, families);
    groups[shown.match].push(shown);
  }
  return { files: [...groups.name, ...groups.fingerprint, ...groups.other], unread };
}

function byName({ family, label }: FamilyRule, { name }: InstalledFile): ModelFile {
  return { name, match: "name", family, label, confidence: "name", detail: null };
}

const NOTHING_SAID: Identified = { families: [], confidence: "unknown", detail: null };

function byHeader(
  { own, base }: ParamRules,
  file: InstalledFile,
  said: Identified | null,
  families: ModelFamilies,
): ModelFile {
  const { families: identified, confidence, detail } = said ?? NOTHING_SAID;
  const { is, found } = judgeHeader(own, file.name, { families: identified }, families);
  const isBase = base !== null && base !== own && passesByName(base, file);
  return {
    name: file.name,
    match: is === "same" ? "fingerprint" : "other",
    ...(is === "different" && !isBase && { mismatch: true }),
    family: found,
    label: labelOf(families, found),
    confidence,
    detail,
    ...(isBase && { base: true }),
  };
}

function labelOf(families: ModelFamilies, id: string | null): string | null {
  return id === null ? null : (families[id]?.label ?? null);
}
