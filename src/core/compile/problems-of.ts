// What was found in both texts as one list.
import type { Problem } from "../../contracts/schema.ts";
import type { Diagnostic } from "../lib/diagnostics.ts";
import { stepsOf, type Steps } from "../lib/cooperative-steps.ts";

/** The config's first, then the script's from top to bottom; each sentence once a line. */
export function* problemsOf(
  series: readonly Diagnostic<number | null>[],
  script: readonly Diagnostic[],
): Steps<Problem[]> {
  const sorted = script.toSorted((a, b) => a.line - b.line);
  const found = new Map<string, Problem>();
  const add = (file: Problem["file"]) => (finding: Diagnostic<number | null>) =>
    found.set(`${file}:${finding.line}:${finding.message}`, { file, ...finding });
  yield;
  yield* stepsOf(series, add("series"));
  yield* stepsOf(sorted, add("script"));
  return [...found.values()];
}
