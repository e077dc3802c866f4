// Diagnostics about one shot: each sentence names it and carries its line, or the line of the key that it is about.
import type { StoryShot } from "../../../contracts/files/story.ts";
import type { Diagnostics } from "../../lib/diagnostics.ts";
import { quoted } from "../../lib/wording.ts";
import { findKeyLine, type ShotNode } from "../../script/tree.ts";
import type { AboutLine, BuildContext, ShotNotes, BuiltShot } from "../build-model.ts";

export function notesAbout(
  { id, source }: StoryShot,
  diagnostics: Diagnostics,
  nodes?: BuildContext["nodes"],
): ShotNotes {
  const named = (message: string) => `shot ${quoted(id)} ${message}`;
  const node = nodes?.get(id);
  const lineOf = (about: AboutLine | undefined) => (about && node && findLine(node, about)) ?? source.line;
  return {
    problem: (message, about) => diagnostics.problem(lineOf(about), named(message)),
    warn: (message, rule, about) => diagnostics.warn(lineOf(about), named(message), rule),
  };
}

function findLine(node: ShotNode, about: AboutLine): number | undefined {
  if (typeof about === "string") return findKeyLine(node, about)?.line;
  return node.keys.filter(({ key }) => key === about.key)[about.nth]?.line;
}

const NAMED = 8;

/** `shot "sh010"`, or `12 shots (sh010, sh020 and 10 more)`. */
export function namesOf(group: readonly BuiltShot[]): string {
  const ids = group.map(({ entry }) => entry.id);
  if (ids.length === 1) return `shot ${quoted(ids[0] ?? "")}`;
  const rest = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : "";
  return `${ids.length} shots (${ids.slice(0, NAMED).join(", ")}${rest})`;
}
