// Writes windows into a script's text: `audio: 12.500-15.840` right under the `##` line. Only the lines concerned change.
//
//   ## sh010            ## sh010
//   who: mara           audio: 12.500-15.840
//   dur: 4       ─▶     who: mara
//   MARA: Hello.        // dur: 4 (set aside: the recording tells the length)
//                       MARA: Hello.
import type { ScriptParse, ShotNode } from "../script/tree.ts";
import type { AlignWindow } from "./align-window.ts";
import type { Timing } from "../../contracts/files/story.ts";
import { dur } from "../script/keys/length.ts";
import { splitKeyLine } from "../lib/written-values.ts";

/** Line ends are LF. A shot without a window keeps its lines, or has those back that an earlier alignment set aside. */
export function editWindows(text: string, script: ScriptParse, windows: ReadonlyMap<string, AlignWindow>): string {
  const before = text.split("\n");
  const edits = new Map<number, readonly string[]>();
  for (const node of script.sequences.flatMap(({ shots }) => shots)) {
    const window = windows.get(node.id);
    const changed = window ? windowEdits(node, window, before) : restoreEdits(node, before);
    for (const [line, lines] of changed) edits.set(line, lines);
  }
  return before.flatMap((line, index) => edits.get(index + 1) ?? [line]).join("\n");
}

export function windowText({ from, to }: AlignWindow): string {
  return `${from.toFixed(3)}-${to.toFixed(3)}`;
}

/** What the lines of a shot become, by their 1-based numbers. */
type Edits = [line: number, becomes: readonly string[]][];

function windowEdits(node: ShotNode, window: AlignWindow, before: readonly string[]): Edits {
  const heading: Edits = [[node.line, [before[node.line - 1] ?? "", `audio: ${windowText(window)}`]]];
  return [...heading, ...withoutWindow(node), ...linesOf(node, "dur").map(asComment)];

  function asComment(line: number): Edits[number] {
    return [line, [setAside(before[line - 1] ?? "")]];
  }
}

/** With a `dur:` to go back to, an old window goes: it is of another alignment. */
function restoreEdits(node: ShotNode, before: readonly string[]): Edits {
  const old = linesOf(node, "audio");
  if (old.length === 0) return [];
  const aside = findSetAside(node, before);
  const hasDur = linesOf(node, "dur").length > 0;
  if (!aside && !hasDur) return [];
  const back: Edits = aside && !hasDur ? [[aside.line, [restoredLine(before[aside.line - 1] ?? "") ?? ""]]] : [];
  return [...withoutWindow(node), ...back];
}

function withoutWindow(node: ShotNode): Edits {
  return linesOf(node, "audio").map((line) => [line, []]);
}

function linesOf(node: ShotNode, key: "audio" | "dur"): number[] {
  return node.keys.filter((line) => line.key === key).map(({ line }) => line);
}

const MARK = "(set aside: the recording tells the length)";

/**
 * A `dur:` line that an alignment has set aside: it stays in the script as a comment, so that nothing a person wrote is lost, and is
 * read again by the next alignment.
 */
function setAside(line: string): string {
  return `// ${line.trimEnd()} ${MARK}`;
}

/** The line as it was; undefined for any other line. */
function restoredLine(line: string): string | undefined {
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
