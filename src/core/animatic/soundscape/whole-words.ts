// Whole words in a text, whatever their case. A pattern that ignores case itself takes four times as long at each letter, so texts are
// read in small letters; a pattern is made when it is first asked for.

interface FoundWords {
  readonly index: number;
  /** As the text has them. */
  readonly words: string;
}

export interface WholeWords {
  readonly areIn: (text: string) => boolean;
  readonly firstIn: (text: string) => FoundWords | undefined;
  readonly allIn: (text: string) => readonly FoundWords[];
}

/** `words`: a pattern in small letters, several with a bar between them. */
export function wholeWords(words: string): WholeWords {
  let made: RegExp | undefined;
  function* found(text: string): Generator<FoundWords> {
    const pattern = (made ??= new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "gu"));
    const small = smallLetters(text);
    let from = 0;
    for (;;) {
      pattern.lastIndex = from;
      const match = pattern.exec(small);
      if (!match) return;
      from = Math.max(pattern.lastIndex, match.index + 1);
      yield { index: match.index, words: text.slice(match.index, pattern.lastIndex) };
    }
  }
  const firstIn = (text: string): FoundWords | undefined => found(text).next().value ?? undefined;
  return { areIn: (text) => firstIn(text) !== undefined, firstIn, allIn: (text) => [...found(text)] };
}

/** As long as the text: a letter whose small one is longer stays. */
function smallLetters(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (letter) => {
    const other = letter.toLowerCase();
    return other.length === letter.length ? other : letter;
  }).join("");
}
