// What was found in both texts as one list.
import type { Problem } from "../../contracts/schema.ts";
import type { Finding } from "../lib/findings.ts";

/** The config's first, then the script's from top to bottom; each sentence once a line. */
export function problemsOf(series: readonly Finding<number | null>[], script: readonly Finding[]): Problem[] {
  const all: Problem[] = [
    ...series.map((finding) => ({ file: "series" as const, ...finding })),
    ...script.toSorted((a, b) => a.line - b.line).map((finding) => ({ file: "script" as const, ...finding })),
  ];
  return [...new Map(all.map((problem) => [`${problem.file}:${problem.line}:${problem.message}`, problem])).values()];
}
