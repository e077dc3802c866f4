// `animatic` blocks of the config: hints for what the built-in target draws. They decide nothing that is built for a model, so what is wrong in
// them does not count, and is warned of.
import { readHint, type AnimaticHints, type HintScope } from "../lib/animatic-hints.ts";
import { findField, isComment } from "./fields.ts";
import type { ConfigDiagnostics, Located, LocatedFields } from "./located-json.ts";

export function readHints(fields: LocatedFields, scope: HintScope, diagnostics: ConfigDiagnostics): AnimaticHints {
  const block = findField(fields, "animatic");
  if (block && !block.fields) diagnostics.warn(block.line, `${block.path} must be an object, so it does not count`);
  const hints: Record<string, string> = {};
  for (const [name, field] of block?.fields ?? []) {
    if (isComment(name) || field.scalar === null) continue;
    const read = readHint(scope, name, textOf(field));
    if ("value" in read) hints[name] = read.value;
    else diagnostics.warn(field.line, `${field.path} does not count: ${read.problem}`);
  }
  return hints;
}

/** A number is its text; an object or a list is empty. */
function textOf({ scalar }: Located): string {
  return scalar === undefined ? "" : String(scalar);
}
