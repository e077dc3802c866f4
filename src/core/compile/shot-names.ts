// How several shots are named in one sentence.
import { quoted } from "../lib/wording.ts";
import type { BuiltShot } from "./pass-build.ts";

const NAMED = 8;

/** `shot "sh010"`, or `12 shots (sh010, sh020 and 10 more)`. */
export function namesOf(group: readonly BuiltShot[]): string {
  const ids = group.map(({ entry }) => entry.id);
  if (ids.length === 1) return `shot ${quoted(ids[0] ?? "")}`;
  const rest = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : "";
  return `${ids.length} shots (${ids.slice(0, NAMED).join(", ")}${rest})`;
}
