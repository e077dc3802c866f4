// Names inside ffmpeg's own little languages. Names that are whole arguments need nothing: arguments are lists.

/** A file name for a line of a concat list, or undefined when it cannot be said there: a list is read line by line. */
export function concatName(path: string): string | undefined {
  if (/[\r\n\0]/.test(path)) return undefined;
  return `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
