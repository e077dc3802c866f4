// A `dur:` line that an alignment has set aside: it stays in the script as a comment, so that nothing a person wrote is lost, and is
// read again by the next alignment.
import type { Timing } from "../../contracts/files/story.ts";
import type { ShotNode } from "../script/tree.ts";
import { dur } from "../script/keys/length.ts";
import { splitKeyLine } from "../lib/written-values.ts";

const MARK = "(set aside: the recording tells the length)";

export function setAside(line: string): string {
  return `// ${line.trimEnd()} ${MARK}`;
}

/** The line as it was; undefined for any other line. */
export function restoredLine(line: string): string | undefined {
  const trimmed = line.trimEnd();
  if (!trimmed.startsWith("// ") || !trimmed.endsWith(MARK)) return undefined;
  const inside = trimmed.slice("// ".length, -MARK.length).trimEnd();
  return /^(dur|duration)$/.test(splitKeyLine(inside)?.word ?? "") ? inside : undefined;
}

/** The last one of a shot: its 1-based line and what it said. */
export function findSetAside(node: ShotNode, written: readonly string[]): { line: number; value: Timing } | undefined {
  for (let line = blockEnd(node, written); line > node.line; line--) {
    const inside = restoredLine(written[line - 1] ?? "");
    const reading = inside === undefined ? undefined : dur.read(splitKeyLine(inside)?.text ?? "", "shot");
    if (reading && "value" in reading && reading.value) return { line, value: reading.value };
  }
  return undefined;
}

/** Comments do not lengthen a shot in the tree, but they stand below it until the next heading. */
function blockEnd(node: ShotNode, written: readonly string[]): number {
  let end = node.endLine;
  while (end < written.length && !/^##? /.test(written[end] ?? "")) end++;
  return end;
}
