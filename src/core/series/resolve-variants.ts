// Wardrobe and state variants: a subject with `of` is its base with its own keys laid over, and a sheet of its own name.
import { findField, kindOf, textOf, type Entries, type Entry } from "./fields.ts";
import { didYouMean, keysOf, listed, quoted } from "../lib/wording.ts";
import type { ConfigDiagnostics, Located, LocatedFields } from "./located-json.ts";

/** Every subject with its base's keys filled in. A variant that cannot be resolved stays as written. */
export function resolveVariants(subjects: Entries, diagnostics: ConfigDiagnostics): Entries {
  const resolved = new Map<string, Entry>();
  for (const entry of subjects.values()) {
    const of = findField(entry.fields, "of");
    const base = of && findBase(entry, of, subjects, diagnostics);
    resolved.set(entry.id, base ? { ...entry, fields: overlay(entry, base, diagnostics) } : entry);
  }
  return resolved;
}

function findBase(entry: Entry, of: Located, subjects: Entries, diagnostics: ConfigDiagnostics): Entry | undefined {
  const id = of.scalar;
  const known = keysOf(subjects, entry.id);
  const base = typeof id === "string" ? subjects.get(id) : undefined;
  const complaint =
    typeof id !== "string" || id.trim() === ""
      ? "must be the id of the subject it is a variant of"
      : id === entry.id
        ? "names the subject itself: name the subject it is a variant of"
        : !base
          ? `names an unknown subject ${quoted(id)}${didYouMean(id, known)}: known are ${listed(known)}`
          : findField(base.fields, "of")
            ? `names ${quoted(id)}, which is a variant itself: name the base`
            : undefined;
  if (complaint === undefined) return base;
  diagnostics.problem(of.line, `${of.path} ${complaint}`);
  return undefined;
}

function overlay(entry: Entry, base: Entry, diagnostics: ConfigDiagnostics): LocatedFields {
  const fields = new Map(base.fields);
  fields.delete("sheet");
  for (const [key, field] of entry.fields) fields.set(key, field);
  checkOwnDesign(entry, diagnostics);
  checkKind(entry, base, diagnostics);
  const sheet = findField(entry.fields, "sheet") ?? derivedSheet(entry, base, diagnostics);
  if (sheet) fields.set("sheet", sheet);
  return fields;
}

function checkOwnDesign(entry: Entry, diagnostics: ConfigDiagnostics): void {
  const design = findField(entry.fields, "design");
  if (typeof design?.scalar === "string" && design.scalar.trim() !== "") return;
  const line = design?.line ?? entry.line;
  diagnostics.problem(line, `${entry.path} is a variant and needs a design of its own: say how it looks`);
}

function checkKind(entry: Entry, base: Entry, diagnostics: ConfigDiagnostics): void {
  const own = findField(entry.fields, "kind");
  const baseKind = kindOf(base.fields);
  if (!own || kindOf(entry.fields) === baseKind) return;
  diagnostics.problem(own.line, `${own.path} must be ${quoted(baseKind)}, like its base ${quoted(base.id)}`);
}

/** The base's picture with the first `base` in its file name replaced by the variant's id; folders stay. */
function derivedSheet(entry: Entry, base: Entry, diagnostics: ConfigDiagnostics): Located | undefined {
  const sheet = findField(base.fields, "sheet");
  const path = textOf(base.fields, "sheet", diagnostics) ?? "";
  const cut = Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1;
  const file = path.slice(cut);
  if (sheet && file.includes(base.id)) {
    const at = file.indexOf(base.id);
    const own = file.slice(0, at) + entry.id + file.slice(at + base.id.length);
    return { ...sheet, path: `${entry.path}.sheet`, line: entry.line, scalar: path.slice(0, cut) + own };
  }
  const why = path === "" ? "has none" : `${quoted(path)} does not have ${quoted(base.id)} in its file name`;
  diagnostics.problem(
    entry.line,
    `${entry.path} needs a sheet of its own: the sheet of its base ${quoted(base.id)} ${why}`,
  );
  return undefined;
}
