// How large a script may grow: far over any real episode, and small enough that reading one shot takes no time worth naming.
// Behind the line that goes over, nothing is read.

/** Sequences and shots together. */
export const MOST_HEADINGS = 20_000;
/** Lines under one heading, and above the first. */
export const MOST_LINES = 2_000;

const HEADING = /^##? /;

/** Measures a script from its first line on. */
export class ScriptSize {
  #headings = 0;
  #lines = 0;

  /** Counts the next line; a sentence when it is one too many. */
  add(line: string): string | undefined {
    const isHeading = HEADING.test(line);
    this.#headings += isHeading ? 1 : 0;
    this.#lines = isHeading ? 0 : this.#lines + 1;
    if (this.#headings > MOST_HEADINGS)
      return `the script has more than ${MOST_HEADINGS} sequences and shots: make several episodes of it`;
    if (this.#lines > MOST_LINES)
      return `more than ${MOST_LINES} lines stand under one heading: divide them into shots`;
    return undefined;
  }
}
