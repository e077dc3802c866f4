// The lines of an authored text. Only LF, CRLF and CR end a line (decisions 9); a byte order mark is no part of the text.

const MARK = "\ufeff";

export function splitLines(text: string): string[] {
  return withoutMark(text).split(/\r\n|\n|\r/);
}

/** The text with LF line ends and without a byte order mark. */
export function plainText(text: string): string {
  return withoutMark(text).replace(/\r\n?/g, "\n");
}

export function withoutMark(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}
