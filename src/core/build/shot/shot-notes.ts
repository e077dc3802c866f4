// Where a step of the build says what is wrong or doubtful about one shot: each sentence names it and carries its line.
import type { StoryShot } from "../../../contracts/files/story.ts";
import type { Findings } from "../../lib/findings.ts";
import type { RuleId } from "../../lint/rules.ts";
import { quoted } from "../../lib/wording.ts";

export interface ShotNotes {
  problem(message: string): void;
  /** `id`: the lint rule that says so, for what a comment line can silence. */
  warn(message: string, id?: RuleId): void;
}

export function notesAbout({ id, source }: StoryShot, findings: Findings): ShotNotes {
  const named = (message: string) => `shot ${quoted(id)} ${message}`;
  return {
    problem: (message) => findings.problem(source.line, named(message)),
    warn: (message, id) => findings.warn(source.line, named(message), id),
  };
}
