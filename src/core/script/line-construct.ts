// What one kind of line is made of: how it is told from the others, and what it does to the script being read.
import type { ScriptBuilder } from "./script-builder.ts";

export interface LineExample {
  readonly text: string;
  /** What the line says, or "other" when it is a line of another kind. */
  readonly reads: unknown;
}

interface Definition<Match> {
  readonly name: string;
  /** Where such a line can stand at all; everywhere when left out. */
  readonly isAllowed?: (builder: ScriptBuilder) => boolean;
  /** What the line says, or null when it is of another kind. The text is trimmed on the right only. */
  readonly match: (text: string) => Match | null;
  readonly apply: (match: Match, line: number, builder: ScriptBuilder) => void;
  readonly examples: readonly LineExample[];
}

export interface LineConstruct {
  readonly name: string;
  readonly match: (text: string) => unknown;
  /** Takes the line into the draft; false when it is of another kind. */
  readonly take: (text: string, line: number, builder: ScriptBuilder) => boolean;
  readonly examples: readonly LineExample[];
}

export function lineConstruct<Match>(definition: Definition<Match>): LineConstruct {
  const { name, match, apply, isAllowed, examples } = definition;
  const take = (text: string, line: number, builder: ScriptBuilder): boolean => {
    const matched = isAllowed && !isAllowed(builder) ? null : match(text);
    if (matched === null) return false;
    apply(matched, line, builder);
    return true;
  };
  return { name, match, take, examples };
}
