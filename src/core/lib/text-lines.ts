// The lines of an authored text, and where an offset or a part stands among them. Only LF, CRLF and CR end a line (docs/decisions.md 9).

const MARK = "\ufeff";

export function splitLines(text: string): string[] {
  const lines = withoutMark(text);
  // Most texts have no CR, and are split in half the time without a pattern.
  return lines.includes("\r") ? lines.split(/\r\n|\n|\r/) : lines.split("\n");
}

/** The text with LF line ends and without a byte order mark. */
export function plainText(text: string): string {
  return withoutMark(text).replace(/\r\n?/g, "\n");
}

export function withoutMark(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}

export interface Position {
  readonly line: number;
  readonly col: number;
}

/** Indexes a text once; each look-up is a binary search. */
export function indexLines(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), (match) => match.index + match[0].length)];
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, col: offset - (starts[low] ?? 0) + 1 };
  };
}

/** The last part that begins at or above a line, from 1. */
export function lastAbove<Part extends { readonly line: number }>(
  parts: readonly Part[],
  line: number,
): Part | undefined {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (parts[middle]!.line <= line) low = middle + 1;
    else high = middle;
  }
  return parts[low - 1];
}
