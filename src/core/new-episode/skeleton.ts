// The script that a new episode begins with: a header, one sequence, one shot, with names that its config knows.
import { findField, isComment, kindOf } from "../series/fields.ts";
import type { LocatedFields } from "../series/located-json.ts";
import { oneLine, headerLine } from "../lib/one-line.ts";
import { asProse } from "../script/lines/prose.ts";

/** Placeholder of a config without locations: the check then says what is missing. */
const NO_LOCATION = "somewhere";

export function buildSkeleton(root: LocatedFields, name: string, title: string): string {
  const person = firstCharacter(root);
  const action = person ? asProse(`${oneLine(person.name)} looks up.`) : "Nobody is here yet.";
  const shot = ["## sh010", ...(person ? [`who: ${person.id}`] : []), "size: ms", "dur: 3", action];
  return [headerLine(name, title), "", `# sq01 ${firstLocation(root)}`, "", ...shot, ""].join("\n");
}

/** The first character that can be shown and that a script can name. */
function firstCharacter(root: LocatedFields): { id: string; name: string } | undefined {
  for (const [id, { fields }] of root.get("subjects")?.fields ?? []) {
    if (isComment(id) || !fields || kindOf(fields) !== "character" || !/^[^\s,][^,\n\r]*$/.test(id)) continue;
    const [name, design] = ["name", "design"].map((key) => findField(fields, key)?.scalar);
    if (typeof name === "string" && typeof design === "string" && design.trim() !== "") return { id: id.trim(), name };
  }
  return undefined;
}

function firstLocation(root: LocatedFields): string {
  for (const [id, { fields }] of root.get("locations")?.fields ?? []) {
    if (fields && !isComment(id) && /^\S+$/.test(id)) return id;
  }
  return NO_LOCATION;
}
