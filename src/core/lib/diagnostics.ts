// What is wrong or doubtful in an authored text, collected while it is read: nothing stops at the first.
// Lines are 1-based; a config's finding may be about the whole file (null).
import type { RuleId } from "./rule-ids.ts";

export interface Diagnostic<Line = number> {
  readonly line: Line;
  /** 1-based column; JSON syntax errors only. */
  readonly col?: number;
  readonly message: string;
  /** What a comment line can silence it by; only lint has one. */
  readonly id?: RuleId;
}

export class Diagnostics<Line = number> {
  readonly problems: Diagnostic<Line>[] = [];
  readonly warnings: Diagnostic<Line>[] = [];

  problem(line: Line, message: string): void {
    this.problems.push({ line, message });
  }

  /** `id`: the lint rule that says so, for what a comment line can silence. */
  warn(line: Line, message: string, id?: RuleId): void {
    this.warnings.push({ line, message, ...(id && { id }) });
  }
}

/** In the order of the text; findings about one line keep their order. */
export function byLine<F extends Diagnostic>(diagnostics: readonly F[]): F[] {
  return diagnostics.toSorted((a, b) => a.line - b.line);
}
