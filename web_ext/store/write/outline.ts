// The script as a list of its sequences and shots, with what the check says of each; and which shot a line belongs to.
import type { TextDiagnostic } from "./diagnostics.ts";

/** `ok`: it builds on its target. `unchecked`: that is not known, because no check has answered, or because of an error elsewhere. */
export type OutlineMark = "error" | "warning" | "ok" | "unchecked";

/** What the last check said of the script. */
export interface CheckedScript {
  readonly problems: readonly Pick<TextDiagnostic, "line" | "severity">[];
  /** Ids of the shots that build on their target. */
  readonly building: ReadonlySet<string>;
}

export interface OutlineShot {
  readonly id: string;
  readonly line: number;
  /** The words after the id, or the first line of action. */
  readonly says: string;
  readonly size: string;
  readonly mark: OutlineMark;
}

export interface OutlineSequence {
  readonly id: string;
  readonly location: string;
  readonly line: number;
  readonly shots: readonly OutlineShot[];
}

/** Where a shot stands: its heading to the line before the next heading, 1-based. */
export interface ShotSpan {
  readonly id: string;
  readonly line: number;
  readonly end_line: number;
}

/** Read from the text alone, so that it follows while the check is on its way. */
export function buildOutline(text: string, checked: CheckedScript | undefined): OutlineSequence[] {
  const sequences: { id: string; location: string; line: number; shots: OutlineShot[] }[] = [];
  const lines = text.split("\n");
  const judge = judging(checked);
  const spans = shotSpans(text).values();
  let span = spans.next().value;
  for (const [index, line] of lines.entries()) {
    const sequence = /^# +(\S+) *(\S*)/.exec(line);
    if (sequence) sequences.push({ id: sequence[1] ?? "", location: sequence[2] ?? "", line: index + 1, shots: [] });
    if (span?.line !== index + 1) continue;
    sequences.at(-1)?.shots.push(outlineShot(span, lines, judge));
    span = spans.next().value;
  }
  return sequences;
}

/** The same outline, in the objects of an earlier one wherever nothing changed: a letter that is typed redraws one row, or none. */
export function keepUnchanged(
  before: readonly OutlineSequence[],
  next: readonly OutlineSequence[],
): readonly OutlineSequence[] {
  const sequences = next.map((sequence, index) => {
    const old = before[index];
    const shots = sequence.shots.map((shot, at) => sameOr(old?.shots[at], shot));
    const isSame = old?.shots.length === shots.length && shots.every((shot, at) => shot === old.shots[at]);
    return sameOr(old, { ...sequence, shots: isSame ? old.shots : shots });
  });
  const isSame = before.length === sequences.length && sequences.every((sequence, index) => sequence === before[index]);
  return isSame ? before : sequences;
}

/** The one before where every field of the two is the same value. */
function sameOr<T extends object>(before: T | undefined, next: T): T {
  const isSame = before && (Object.keys(next) as (keyof T)[]).every((key) => before[key] === next[key]);
  return isSame ? before : next;
}

/** Where each shot stands: its heading to the line before the next heading. */
export function shotSpans(text: string): ShotSpan[] {
  const lines = text.split("\n");
  const heads = lines.flatMap((line, index) => (/^#{1,2} +\S/.test(line) ? [index + 1] : []));
  return heads.flatMap((line, index) => {
    const id = /^## +(\S+)/.exec(lines[line - 1] ?? "")?.[1];
    return id === undefined ? [] : [{ id, line, end_line: (heads[index + 1] ?? lines.length + 1) - 1 }];
  });
}

/** The shot that a line stands in, 1-based. */
export function shotAtLine(spans: readonly ShotSpan[], line: number): ShotSpan | undefined {
  return spans.find((span) => line >= span.line && line <= span.end_line);
}

type Judge = (shot: ShotSpan) => OutlineMark;

function judging(checked: CheckedScript | undefined): Judge {
  if (!checked) return () => "unchecked";
  const worst = new Map<number, TextDiagnostic["severity"]>();
  for (const { line, severity } of checked.problems) {
    if (line !== null && worst.get(line) !== "error") worst.set(line, severity);
  }
  return ({ id, line: first, end_line: last }) => {
    let found: TextDiagnostic["severity"] | undefined;
    for (let line = first; line <= last && found !== "error"; line += 1) found = worst.get(line) ?? found;
    if (found === "error") return found;
    return checked.building.has(id) ? (found ?? "ok") : "unchecked";
  };
}

function outlineShot(span: ShotSpan, lines: readonly string[], judge: Judge): OutlineShot {
  const { id, line, end_line } = span;
  const body = lines.slice(line, end_line);
  const prose = body.find((one) => /\S/.test(one) && !/^[a-z][a-z_]*\s*:/.test(one) && !/^\s*\/\//.test(one)) ?? "";
  const size = body.map((one) => /^size\s*:\s*(.+)$/.exec(one)?.[1]?.trim()).find(Boolean) ?? "";
  return { id, line, says: prose.trim(), size, mark: judge(span) };
}

/** The text with `// lint: off <id>` in the shot of the line, or undefined where no shot is. */
export function suppressRule(text: string, line: number, id: string): string | undefined {
  const shot = shotAtLine(shotSpans(text), line);
  if (!shot) return undefined;
  const lines = text.split("\n");
  lines.splice(shot.line, 0, `// lint: off ${id}`);
  return lines.join("\n");
}
