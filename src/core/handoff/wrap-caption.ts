// A spoken line as captions: at most two lines of 42 characters at a time. What is longer becomes several captions, cut between words
// and shared out evenly, so that none is left with a single word.

/** Characters of a line, and lines of a caption. */
const WIDTH = 42;
const LINES = 2;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The captions of a text, each as its lines. Line breaks in the text count as blanks. */
export function wrapCaption(text: string): string[][] {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  const pieces = words.flatMap(cutLongWord);
  const count = Math.ceil(fill(pieces, WIDTH).length / LINES);
  if (count === 0) return [];
  const captions: string[][] = [];
  let left = pieces;
  for (let rest = count; left.length > 0; rest--) {
    const taken = rest <= 1 ? left : shareOf(left, rest);
    captions.push(balance(taken));
    left = left.slice(taken.length);
  }
  return captions.flatMap(splitTooMany);
}

/** Characters as a person counts them. */
export function lengthOf(text: string): number {
  return [...letters.segment(text)].length;
}

/** The first words, about one share of all, and never more than one caption holds. */
function shareOf(words: readonly string[], shares: number): string[] {
  const goal = lengthOf(words.join(" ")) / shares;
  let taken = 1;
  while (taken < words.length) {
    const next = words.slice(0, taken + 1);
    const isEnough = lengthOf(words.slice(0, taken).join(" ")) >= goal;
    if (isEnough || fill(next, WIDTH).length > LINES) break;
    taken++;
  }
  return words.slice(0, taken);
}

/** In as few lines as it takes, and those of about the same length. */
function balance(words: readonly string[]): string[] {
  const least = fill(words, WIDTH);
  for (let width = 1; width < WIDTH; width++) {
    const lines = fill(words, width);
    if (lines.length === least.length && lines.every((line) => lengthOf(line) <= width)) return lines;
  }
  return least;
}

/** What uneven sharing left too long for one caption. */
function splitTooMany(lines: string[]): string[][] {
  if (lines.length <= LINES) return [lines];
  return [lines.slice(0, LINES), ...splitTooMany(lines.slice(LINES))];
}

function fill(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(last) + 1 + lengthOf(word) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A word that no line holds, and text of scripts that leave no blanks between words. */
function cutLongWord(word: string): string[] {
  const parts = [...letters.segment(word)].map(({ segment }) => segment);
  const pieces: string[] = [];
  for (let from = 0; from < parts.length; from += WIDTH) pieces.push(parts.slice(from, from + WIDTH).join(""));
  return pieces;
}
