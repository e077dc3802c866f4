// The lines of an authored text. Only LF, CRLF and CR end a line (docs/decisions.md 9); a byte order mark is no part of the text.

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
