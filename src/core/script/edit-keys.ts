// Sets key lines of shots in a script's text. A text edit: every other line stays as it was written, byte for byte.
//
//   ## sh010            ## sh010
//   dur: 4       ─▶     dur: 4
//   MARA: Hello.        target: ltx2      after the key lines that open the shot, never below dialogue
//                       MARA: Hello.
import { groupBy } from "../lib/group-by.ts";
import { parseScript } from "./parse.ts";
import { findKeyLine, type ShotNode, type KeyName } from "./tree.ts";
import { splitKeyLine } from "../lib/written-values.ts";

export interface KeyEdit {
  readonly shot: string;
  readonly key: KeyName;
  /** One line of text. */
  readonly value: string;
}

export interface EditedScript {
  readonly text: string;
  /** 1-based lines of the edited text; an edit of a shot that is not in the script has none. */
  readonly lines: ReadonlyMap<KeyEdit, number>;
}

/** The text with the lines set; of each shot a key at most once. Line ends are LF. */
export function setKeyLines(text: string, edits: readonly KeyEdit[]): EditedScript {
  const shots = new Map(
    parseScript(text).sequences.flatMap((sequence) => sequence.shots.map((shot) => [shot.id, shot])),
  );
  const before = text.split("\n");
  const lineEdits = edits.flatMap((edit) => {
    const shot = shots.get(edit.shot);
    return shot ? [lineEditOf(edit, shot, before)] : [];
  });
  const byLine = groupBy(lineEdits, ({ line }) => line);
  const after: string[] = [];
  const lines = new Map<KeyEdit, number>();
  const write = ({ edit, written }: LineEdit) => lines.set(edit, after.push(written));
  for (const [index, line] of before.entries()) {
    const here = byLine.get(index + 1) ?? [];
    const instead = here.find(({ replaces }) => replaces);
    if (instead) write(instead);
    else after.push(line);
    here.filter(({ replaces }) => !replaces).forEach(write);
  }
  return { text: after.join("\n"), lines };
}

interface LineEdit {
  readonly edit: KeyEdit;
  /** The line that it replaces or follows, as numbered before the edits. */
  readonly line: number;
  readonly replaces: boolean;
  readonly written: string;
}

/** The line that counts is replaced, in the word that its writer uses for the key. */
function lineEditOf(edit: KeyEdit, shot: ShotNode, lines: readonly string[]): LineEdit {
  const existing = findKeyLine(shot, edit.key);
  if (!existing)
    return { edit, line: lastOpeningKey(shot, lines), replaces: false, written: `${edit.key}: ${edit.value}` };
  const word = splitKeyLine(lines[existing.line - 1] ?? "")?.word ?? edit.key;
  return { edit, line: existing.line, replaces: true, written: `${word}: ${edit.value}` };
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
