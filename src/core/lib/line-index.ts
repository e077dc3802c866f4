// From an offset in a text to its line and column, both from 1. LF, CRLF and CR end a line.

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
