// Where a step of the build says what is wrong or doubtful about one shot: each sentence names it and carries its line, or that of
// the key line that it is about when the shot has one.
import type { StoryShot } from "../../../contracts/files/story.ts";
import type { Diagnostics } from "../../lib/diagnostics.ts";
import type { RuleId } from "../../lib/rule-ids.ts";
import { quoted } from "../../lib/wording.ts";
import type { KeyName } from "../../script/key-table.ts";
import { findKeyLine } from "../../script/tree.ts";
import type { BuildContext } from "../build-context.ts";

export interface ShotNotes {
  problem(message: string, about?: KeyName): void;
  /** `id`: the lint rule that says so, for what a comment line can silence. */
  warn(message: string, id?: RuleId, about?: KeyName): void;
}

export function notesAbout(
  { id, source }: StoryShot,
  diagnostics: Diagnostics,
  nodes?: BuildContext["nodes"],
): ShotNotes {
  const named = (message: string) => `shot ${quoted(id)} ${message}`;
  const node = nodes?.get(id);
  const lineOf = (about: KeyName | undefined) => (about && node && findKeyLine(node, about)?.line) ?? source.line;
  return {
    problem: (message, about) => diagnostics.problem(lineOf(about), named(message)),
    warn: (message, rule, about) => diagnostics.warn(lineOf(about), named(message), rule),
  };
}
