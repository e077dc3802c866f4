// A character's cue: the name, and what follows it in brackets.
import { oneLine } from "../lib/one-line.ts";

export interface Cue {
  readonly name: string;
  readonly extensions: readonly string[];
  readonly isDual: boolean;
}

/** Splits `MARA (V.O.) (CONT'D) ^`. Reads from left to right once, so no line can make it slow. */
export function splitCue(text: string): Cue {
  const isDual = text.trimEnd().endsWith("^");
  const bare = isDual ? text.trimEnd().slice(0, -1) : text;
  const open = bare.indexOf("(");
  const name = oneLine(open < 0 ? bare : bare.slice(0, open))
    .replace(/(?<!:):+$/, "")
    .trimEnd();
  const extensions = (open < 0 ? "" : bare.slice(open))
    .split(/[()]/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return { name, extensions, isDual };
}
