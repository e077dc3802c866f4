// What a promote would change in the two texts, as unified diffs for people to read before they agree.
// The time that a comparison takes grows with the square of what has changed, so long texts are compared in parts, from one line that
// both have once to the next.
import { FILE_HEADERS_ONLY, formatPatch, structuredPatch, type StructuredPatchHunk } from "diff";
import type { Steps } from "../lib/cooperative-steps.ts";
import { isPlainlyIndented } from "../series/edit-config.ts";
import type { Texts } from "./promote-model.ts";

export type TextNames = Readonly<Record<keyof Texts, string>>;

/** Lines that a part has at least. */
const PART = 200;
/** Parts of thousands of lines that have nothing in common are not compared for longer than this; milliseconds. */
const PATIENCE = 500;

/** "" where nothing changes. */
export function* diffTexts(before: Texts, after: Texts, names: TextNames): Steps<Texts> {
  const script = yield* diffOf(before.script, after.script, names.script);
  const series = yield* diffOf(before.series, after.series, names.series);
  const note =
    series === "" || isPlainlyIndented(before.series)
      ? ""
      : `# ${names.series} is not laid out as a value a line, two blanks a level: its own layout is kept\n`;
  return { script, series: `${note}${series}` };
}

/** Empty for texts that are the same. */
export function* diffOf(before: string, after: string, name: string): Steps<string> {
  if (before === after) return "";
  const hunks = yield* hunksOf(before.split("\n"), after.split("\n"));
  const patch = { oldFileName: name, newFileName: name, oldHeader: undefined, newHeader: undefined, hunks };
  return formatPatch(patch, FILE_HEADERS_ONLY);
}

/** Lines of both texts, from 0. */
interface LinePair {
  readonly before: number;
  readonly after: number;
}

function* hunksOf(before: readonly string[], after: readonly string[]): Steps<StructuredPatchHunk[]> {
  const hunks: StructuredPatchHunk[] = [];
  let from: LinePair = { before: 0, after: 0 };
  for (const to of [...commonLines(before, after), { before: before.length, after: after.length }]) {
    const [old, now] = [part(before, from.before, to.before), part(after, from.after, to.after)];
    const patch = structuredPatch("", "", old, now, undefined, undefined, { context: 3, timeout: PATIENCE });
    for (const hunk of patch?.hunks ?? []) {
      const [oldStart, newStart] = [hunk.oldStart + from.before, hunk.newStart + from.after];
      hunks.push({ ...hunk, oldStart, newStart });
    }
    from = to;
    yield;
  }
  return hunks;
}

/** Where parts begin: lines that each text has once, in the order of both. */
function commonLines(before: readonly string[], after: readonly string[]): LinePair[] {
  const inOther = linesOnce(after);
  const pairs: LinePair[] = [];
  let last: LinePair = { before: 0, after: 0 };
  for (const [line, at] of linesOnce(before)) {
    const found = inOther.get(line);
    if (found === undefined || found <= last.after || at - last.before < PART) continue;
    last = { before: at, after: found };
    pairs.push(last);
  }
  return pairs;
}

/** The lines that occur once, each with its index. */
function linesOnce(lines: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [at, line] of lines.entries()) found.set(line, found.has(line) ? -1 : at);
  return new Map([...found].filter(([, at]) => at >= 0));
}

/** Some lines as a text; only the last of all may be without an end. */
function part(lines: readonly string[], from: number, to: number): string {
  const text = lines.slice(from, to).join("\n");
  return to === lines.length ? text : `${text}\n`;
}
