// The lines of an authored text. Only LF, CRLF and CR end a line (decisions 9); a byte order mark is no part of the text.

export function splitLines(text: string): string[] {
  return withoutMark(text).split(/\r\n|\n|\r/);
}

export function withoutMark(text: string): string {
  return text.startsWith("\ufeff") ? text.slice(1) : text;
}
