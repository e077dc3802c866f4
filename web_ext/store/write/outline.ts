// The script as a list of its sequences and shots, with what the check says of each; and which shot a line belongs to.
import type { TextDiagnostic } from "./diagnostics.ts";

/** `unchecked`: no check of the script has answered yet. */
export type OutlineMark = "error" | "warning" | "ok" | "unchecked";
type Problems = readonly Pick<TextDiagnostic, "line" | "severity">[] | undefined;

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

/** Read from the text alone, so that it follows while the check is on its way; undefined problems are not known yet. */
export function buildOutline(text: string, problems: Problems): OutlineSequence[] {
  const sequences: { id: string; location: string; line: number; shots: OutlineShot[] }[] = [];
  const lines = text.split("\n");
  const worst = worstByLine(problems);
  const spans = shotSpans(text).values();
  let span = spans.next().value;
  for (const [index, line] of lines.entries()) {
    const sequence = /^# +(\S+) *(\S*)/.exec(line);
    if (sequence) sequences.push({ id: sequence[1] ?? "", location: sequence[2] ?? "", line: index + 1, shots: [] });
    if (span?.line !== index + 1) continue;
    sequences.at(-1)?.shots.push(outlineShot(span, lines, worst));
    span = spans.next().value;
  }
  return sequences;
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

/** Undefined while the problems are not known. */
type Worst = ReadonlyMap<number, TextDiagnostic["severity"]> | undefined;

function worstByLine(problems: Problems): Worst {
  if (!problems) return undefined;
  const worst = new Map<number, TextDiagnostic["severity"]>();
  for (const { line, severity } of problems) {
    if (line !== null && worst.get(line) !== "error") worst.set(line, severity);
  }
  return worst;
}

function outlineShot({ id, line, end_line }: ShotSpan, lines: readonly string[], worst: Worst): OutlineShot {
  const body = lines.slice(line, end_line);
  const prose = body.find((one) => /\S/.test(one) && !/^[a-z][a-z_]*\s*:/.test(one) && !/^\s*\/\//.test(one)) ?? "";
  const size = body.map((one) => /^size\s*:\s*(.+)$/.exec(one)?.[1]?.trim()).find(Boolean) ?? "";
  return { id, line, says: prose.trim(), size, mark: markOf(worst, line, end_line) };
}

function markOf(worst: Worst, first: number, last: number): OutlineMark {
  if (!worst) return "unchecked";
  let mark: OutlineMark = "ok";
  for (let line = first; line <= last && mark !== "error"; line += 1) mark = worst.get(line) ?? mark;
  return mark;
}

/** The text with `// lint: off <id>` in the shot of the line, or undefined where no shot is. */
export function suppressRule(text: string, line: number, id: string): string | undefined {
  const shot = shotAtLine(shotSpans(text), line);
  if (!shot) return undefined;
  const lines = text.split("\n");
  lines.splice(shot.line, 0, `// lint: off ${id}`);
  return lines.join("\n");
}
