// Where a step of the build says what is wrong or doubtful about one shot: each sentence names it and carries its line, or that of
// the key line that it is about when the shot has one.
import type { StoryShot } from "../../../contracts/files/story.ts";
import type { Findings } from "../../lib/findings.ts";
import type { RuleId } from "../../lint/rules.ts";
import { quoted } from "../../lib/wording.ts";
import type { KeyName } from "../../script/key-table.ts";
import { findKeyLine } from "../../script/tree.ts";
import type { BuildContext } from "../build-input.ts";

export interface ShotNotes {
  problem(message: string, about?: KeyName): void;
  /** `id`: the lint rule that says so, for what a comment line can silence. */
  warn(message: string, id?: RuleId, about?: KeyName): void;
}

export function notesAbout({ id, source }: StoryShot, findings: Findings, nodes?: BuildContext["nodes"]): ShotNotes {
  const named = (message: string) => `shot ${quoted(id)} ${message}`;
  const node = nodes?.get(id);
  const lineOf = (about: KeyName | undefined) => (about && node && findKeyLine(node, about)?.line) ?? source.line;
  return {
    problem: (message, about) => findings.problem(lineOf(about), named(message)),
    warn: (message, rule, about) => findings.warn(lineOf(about), named(message), rule),
  };
}
