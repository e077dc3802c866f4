// The `colour` block: what the colours of the show's takes are matched to. It decides nothing that is built, so what is wrong in it does not
// count, and is warned of.
import { parseColourMatch, type ColourMatch } from "../lib/colour-match.ts";
import { Diagnostics } from "../lib/diagnostics.ts";
import { blockOf, findField, numberOf, textOf } from "./fields.ts";
import type { ConfigDiagnostics, LocatedFields } from "./located-json.ts";

const STRENGTH = { whole: false, min: 0, max: 1 };

export function readColour(root: LocatedFields, diagnostics: ConfigDiagnostics): ColourMatch | null {
  const found: ConfigDiagnostics = new Diagnostics<number | null>();
  const block = blockOf(root, "colour", found);
  const match = textOf(block, "match", found);
  const strength = numberOf(block, "strength", STRENGTH, found) ?? 1;
  const read = match === null ? undefined : parseColourMatch(match);
  if (match !== null && !read) {
    const field = findField(block, "match");
    found.problem(field?.line ?? null, `${field?.path ?? "match"} must be plate, first, shot:<id> or none`);
  }
  for (const { line, message } of found.problems) diagnostics.warn(line, `${message}, so it does not count`);
  return read && found.problems.length === 0 ? { match: read.match, strength: read.strength * strength } : null;
}
