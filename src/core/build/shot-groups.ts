// Several shots in one sentence: which belong together, and how they are named.
import { groupBy } from "../lib/group-by.ts";
import { quoted } from "../lib/wording.ts";
import type { BuiltShot } from "./pass-build.ts";

const NAMED = 8;

/** Items with the same key together, in the order of the first of each. */
export function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  return [...groupBy(items, keyOf).values()];
}

/** `shot "sh010"`, or `12 shots (sh010, sh020 and 10 more)`. */
export function namesOf(group: readonly BuiltShot[]): string {
  const ids = group.map(({ entry }) => entry.id);
  if (ids.length === 1) return `shot ${quoted(ids[0] ?? "")}`;
  const rest = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : "";
  return `${ids.length} shots (${ids.slice(0, NAMED).join(", ")}${rest})`;
}
