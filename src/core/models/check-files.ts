// Whether every file that a render loads is of the family that its parameter takes. docs/http.md "Model family check": a name
// is enough; a header that says another family stops the render.
import type { ModelFamilies } from "../../contracts/files/host/model-families.ts";
import { globName } from "./glob.ts";
import type { UnreadFile, ReadHeader } from "./inventory.ts";
import { hasHeader, judgeHeader, passesByName, type FamilyRule } from "./judge-family.ts";

export interface LoadedFile {
  readonly param: string;
  readonly rule: FamilyRule;
  /** As the host spells it. */
  readonly file: string;
  readonly byHeader: boolean;
}

/** Fields as docs/http.md "Model family check" has them. */
export interface FileCheck {
  readonly param: string;
  readonly file: string;
  readonly family: string;
  readonly label: string;
  readonly patterns: readonly string[];
  readonly match: "name" | "fingerprint" | "other";
  /** The family that the header identifies, or null. */
  readonly found: string | null;
  /** A sentence about it; null for a file that its name identifies. */
  readonly message: string | null;
  readonly block: boolean;
}

export interface CheckedFiles {
  readonly checks: readonly FileCheck[];
  readonly unread: readonly UnreadFile[];
}

export function checkFiles(loaded: readonly LoadedFile[], headers: ReadHeader, families: ModelFamilies): CheckedFiles {
  const looked = loaded.map((each) => ({ each, said: lookAt(each, headers) }));
  return {
    checks: looked.map(({ each, said }) => checkFile(each, said ?? null, families)),
    unread: looked.flatMap(({ each, said }) =>
      said === undefined ? [{ folder: each.rule.folder, file: each.file }] : [],
    ),
  };
}

/** A name that identifies the family needs no header. */
function lookAt({ rule, file }: LoadedFile, headers: ReadHeader): ReturnType<ReadHeader> {
  const name = globName(file);
  return passesByName(rule, name) || !hasHeader(name) ? null : headers(rule.folder, file);
}

function checkFile(
  { param, rule, file }: LoadedFile,
  said: Exclude<ReturnType<ReadHeader>, undefined>,
  families: ModelFamilies,
): FileCheck {
  const { family, label, patterns, also } = rule;
  const known = { param, file, family, label, patterns: [...patterns, ...also] };
  if (passesByName(rule, globName(file))) {
    return { ...known, match: "name", found: null, message: null, block: false };
  }
  const { is, found } = said ? judgeHeader(rule, file, said, families) : { is: "unknown" as const, found: null };
  const foundLabel = (found !== null && families[found]?.label) || "another model";
  const messages = {
    same: `${param}: ${file} is taken for ${label} by its header`,
    parent: `${param}: the header of ${file} says ${foundLabel}, which may be the ${label} that is needed`,
    unknown: `${param}: whether ${file} is ${label} could not be told`,
    different: `${param} takes ${label}, and the header of ${file} says ${foundLabel}`,
  };
  const match = is === "same" ? "fingerprint" : "other";
  return { ...known, match, found, message: messages[is], block: is === "different" };
}
