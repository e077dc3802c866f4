// What the checks of both texts say, as the marks of one of them: errors first, each sentence of a line once.
import type { Check } from "../../../src/contracts/replies/build-report.ts";
import type { SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { Problem } from "../../../src/contracts/schema.ts";

export interface TextDiagnostic extends Problem {
  readonly severity: "error" | "warning";
}

export function diagnosticsOf(file: SourceFile, checks: readonly (Check | undefined)[]): readonly TextDiagnostic[] {
  const all = checks.flatMap((check) => [
    ...(check?.problems ?? []).map((problem): TextDiagnostic => ({ ...problem, severity: "error" })),
    ...(check?.warnings ?? []).map((problem): TextDiagnostic => ({ ...problem, severity: "warning" })),
  ]);
  const mine = all.filter((problem) => problem.file === file);
  const once = new Map(mine.map((problem) => [`${problem.line} ${problem.message}`, problem]));
  return [...once.values()].toSorted(inOrder);
}

/** Warnings of a preview that no check has said of the same line already. */
export function newWarnings(warnings: readonly Problem[], said: readonly TextDiagnostic[]): readonly TextDiagnostic[] {
  const known = new Set(said.map(({ line, message }) => `${line} ${message}`));
  const unsaid = warnings.filter(({ line, message }) => !known.has(`${line} ${message}`));
  return unsaid.map((problem) => ({ ...problem, severity: "warning" }));
}

function inOrder(a: TextDiagnostic, b: TextDiagnostic): number {
  return Number(a.severity === "warning") - Number(b.severity === "warning") || (a.line ?? 0) - (b.line ?? 0);
}
