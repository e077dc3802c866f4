// What was found in both texts as one list.
import type { Problem } from "../../contracts/schema.ts";
import type { Finding } from "../lib/findings.ts";
import { stepsOf, type Steps } from "../lib/steps.ts";

/** The config's first, then the script's from top to bottom; each sentence once a line. */
export function* problemsOf(series: readonly Finding<number | null>[], script: readonly Finding[]): Steps<Problem[]> {
  const sorted = script.toSorted((a, b) => a.line - b.line);
  const found = new Map<string, Problem>();
  const add = (file: Problem["file"]) => (finding: Finding<number | null>) =>
    found.set(`${file}:${finding.line}:${finding.message}`, { file, ...finding });
  yield;
  yield* stepsOf(series, add("series"));
  yield* stepsOf(sorted, add("script"));
  return [...found.values()];
}
