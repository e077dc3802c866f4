// Sets one value in a config's text. A text edit: order, comments by key, blanks and line form of everything else stay.
import { applyEdits, modify } from "jsonc-parser";

/** The text with the value at a path; the path's objects are made where they are missing. */
export function setConfigValue(text: string, path: readonly string[], value: unknown): string {
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? "  ";
  const formattingOptions = { insertSpaces: !indent.startsWith("\t"), tabSize: indent.length, eol: "\n" };
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

/** Whether a text is laid out as our own writers do: two blanks a level. */
export function isPlainlyIndented(text: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text), null, 2) === text.trimEnd();
  } catch {
    return false;
  }
}
