// The locations of a config. One with `of` is another camera angle of a master location and inherits nothing.
import { didYouMean, keysOf, listed, quoted } from "../lib/wording.ts";
import { findField, textOf, type Entries, type Entry } from "./fields.ts";
import type { ConfigDiagnostics } from "./located-json.ts";
import { readHints } from "./read-hints.ts";
import type { Location } from "./series.ts";

export function readLocations(entries: Entries, diagnostics: ConfigDiagnostics): Map<string, Location> {
  return new Map([...entries.values()].map((entry) => [entry.id, readLocation(entry, diagnostics)]));
}

function readLocation({ id, line, path, fields }: Entry, diagnostics: ConfigDiagnostics): Location {
  const description = textOf(fields, "description", diagnostics);
  if (description === null) {
    diagnostics.problem(
      findField(fields, "description")?.line ?? line,
      `${path} needs a description: what the place looks like`,
    );
  }
  const of = findField(fields, "of")?.scalar;
  return {
    id,
    description: description ?? "",
    plate: textOf(fields, "plate", diagnostics) ?? "",
    of: typeof of === "string" ? of : null,
    animatic: readHints(fields, "place", diagnostics),
  };
}

/** `of` names another location that is no angle itself. */
export function checkAngles(entries: Entries, diagnostics: ConfigDiagnostics): void {
  for (const entry of entries.values()) {
    const of = findField(entry.fields, "of");
    const complaint = of && angleComplaint(of.scalar, entry, entries);
    if (of && complaint !== undefined) diagnostics.problem(of.line, `${of.path} ${complaint}`);
  }
}

function angleComplaint(of: unknown, entry: Entry, entries: Entries): string | undefined {
  if (typeof of !== "string" || of.trim() === "") return "must be the id of the location it is an angle of";
  if (of === entry.id) return "names the location itself: name the location it is an angle of";
  const master = entries.get(of);
  if (!master) {
    const known = keysOf(entries, entry.id);
    return `names an unknown location ${quoted(of)}${didYouMean(of, known)}: known are ${listed(known)}`;
  }
  return findField(master.fields, "of") ? `names ${quoted(of)}, which is an angle itself: name its master` : undefined;
}
