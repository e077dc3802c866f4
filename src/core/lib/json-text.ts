// JSON as the studio writes it.

/** Two blanks a level, LF, a last line end; letters of every script stay letters. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
