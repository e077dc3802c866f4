// What a press beside an error does: another word in its line, or a new entry in the series config. Both are typed text until they are saved.
import type { Mend } from "../../../src/contracts/schema.ts";
import { withEntry, type EntryKind } from "../show/new-entry.ts";
import type { Sources } from "./source.ts";
import type { TextDiagnostic } from "./diagnostics.ts";

/** `Add Jonah as a character`, `Use otto` */
export function labelMend(mend: Mend): string {
  if (mend.do === "use") return `Use ${mend.to}`;
  const as: Record<EntryKind, string> = { character: "a character", prop: "a prop", location: "a place" };
  return `Add ${mend.name} as ${as[mend.kind]}`;
}

/** What is in the text already is not added a second time. */
export function applyMend({ script, series }: Sources, { line, file }: TextDiagnostic, mend: Mend): void {
  if (mend.do === "add") series.type(withEntry(series.text.peek(), mend));
  else if (file === "script" && line !== null) script.type(replaceWord(script.text.peek(), line, mend));
}

/** The text with the first such word of a line replaced. */
export function replaceWord(
  text: string,
  line: number,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const lines = text.split("\n");
  const before = lines[line - 1] ?? "";
  const isPart = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}_]/u.test(char);
  let at = before.indexOf(from);
  while (at >= 0 && (isPart(before[at - 1]) || isPart(before[at + from.length]))) at = before.indexOf(from, at + 1);
  if (at < 0) return text;
  lines[line - 1] = before.slice(0, at) + to + before.slice(at + from.length);
  return lines.join("\n");
}
