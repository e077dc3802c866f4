// What changed between two texts, line by line, as a unified diff.
import { FILE_HEADERS_ONLY, createTwoFilesPatch } from "diff";

/** Empty for texts that are the same. */
export function diffLines(before: string, after: string, name: string): string {
  if (before === after) return "";
  return createTwoFilesPatch(name, name, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  });
}

export interface LineCounts {
  readonly added: number;
  readonly removed: number;
}

export function countLines(diff: string): LineCounts {
  const [, , ...lines] = diff.split("\n");
  const beginning = (sign: string) => lines.filter((line) => line.startsWith(sign)).length;
  return { added: beginning("+"), removed: beginning("-") };
}
