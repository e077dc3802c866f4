// Sets a key line of one shot in a script's text. A text edit: every other line stays as it was written, byte for byte.
//
//   ## sh010            ## sh010
//   dur: 4       ─▶     dur: 4
//   MARA: Hello.        target: ltx2      after the key lines that open the shot, never below dialogue
//                       MARA: Hello.
import { splitKeyLine } from "./constructs/key-line.ts";
import type { KeyName } from "./key-table.ts";
import { parseScript } from "./parse.ts";
import { findKeyLine, type ShotNode } from "./tree.ts";

export interface KeyEdit {
  readonly shot: string;
  readonly key: KeyName;
  /** One line of text. */
  readonly value: string;
}

/** The text with the line set, and its 1-based number; undefined when the script has no such shot. Line ends are LF. */
export function setKeyLine(text: string, { shot, key, value }: KeyEdit): { text: string; line: number } | undefined {
  const found = parseScript(text)
    .sequences.flatMap(({ shots }) => shots)
    .find(({ id }) => id === shot);
  if (!found) return undefined;
  const lines = text.split("\n");
  const there = findKeyLine(found, key);
  if (there) {
    const word = splitKeyLine(lines[there.line - 1] ?? "")?.word ?? key;
    lines[there.line - 1] = `${word}: ${value}`;
    return { text: lines.join("\n"), line: there.line };
  }
  const line = lastOpeningKey(found, lines) + 1;
  lines.splice(line - 1, 0, `${key}: ${value}`);
  return { text: lines.join("\n"), line };
}

/** The line of the last key that opens the shot, over blanks and comments between; of its heading when none does. */
function lastOpeningKey(shot: ShotNode, lines: readonly string[]): number {
  const keys = new Set(shot.keys.map(({ line }) => line));
  let last = shot.line;
  for (let line = shot.line + 1; line <= shot.endLine; line++) {
    const text = (lines[line - 1] ?? "").trim();
    if (keys.has(line)) last = line;
    else if (text !== "" && !text.startsWith("//")) break;
  }
  return last;
}
