// A line of action as words, for rules that look for names in it. What is quoted is lettering or speech, and left out.

export interface Word {
  /** As written, without a possessive ending. */
  readonly text: string;
  readonly lower: string;
  /** First of its sentence, or of a part after a colon: a capital says nothing there. */
  readonly opens: boolean;
  /** Punctuation or a quote stands between it and the word before. */
  readonly apart: boolean;
  readonly possessive: boolean;
}

/** A quoted stretch (a bounded one: no line can make this slow), a word with its hyphens and apostrophes, or a mark. */
const PIECE =
  /"[^"]{0,200}"|“[^”]{0,200}”|«[^»]{0,200}»|[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*(?:['’-][\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*)*|[^\s'’]/gu;
const LETTER = /^[\p{L}\p{N}_]/u;
const POSSESSIVE = /['’]s$/i;
/** Marks beyond ASCII that part words: the apostrophe, quotes, dashes, the ellipsis. */
const PARTING = new Set(Array.from("’‘“”«»–—…\u00a0", (mark) => mark.charCodeAt(0)));
const ENDS_SENTENCE = /^[.!?…:;]/;

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let opens = true;
  let apart = false;
  for (const [piece] of text.matchAll(PIECE)) {
    if (!LETTER.test(piece)) {
      opens ||= ENDS_SENTENCE.test(piece);
      apart = true;
      continue;
    }
    const possessive = POSSESSIVE.test(piece);
    const bare = possessive ? piece.slice(0, -2) : piece;
    words.push({ text: bare, lower: bare.toLowerCase(), opens, apart, possessive });
    opens = false;
    apart = false;
  }
  return words;
}

/** What `someRun` knows of the words that it skims for, before it looks at one whole: first letter and length. */
export type Marks = ReadonlySet<number>;

/** Whether some run of letters and digits of a text in small letters passes: what comes before `wordsOf`, many times as fast. */
export function someRun(text: string, marks: Marks, passes: (run: string) => boolean): boolean {
  for (let from = 0; from < text.length; from++) {
    if (!isRunCode(text.charCodeAt(from))) continue;
    let to = from + 1;
    while (to < text.length && isRunCode(text.charCodeAt(to))) to++;
    if (marks.has(markOf(text, from, to)) && passes(text.slice(from, to))) return true;
    from = to;
  }
  return false;
}

/** Prepares skimming for words that begin with these runs. */
export function prepareMarks(starts: Iterable<string>): Marks {
  return new Set(Array.from(starts, (start) => markOf(start, 0, start.length)));
}

/** The run that a word begins with: `o'brien` begins with `o`. */
export function firstRun(word: string): string {
  let to = 0;
  while (to < word.length && isRunCode(word.charCodeAt(to))) to++;
  return word.slice(0, to);
}

function markOf(text: string, from: number, to: number): number {
  return text.charCodeAt(from) * 64 + Math.min(63, to - from);
}

/** a to z, digits, _ and everything beyond ASCII but marks that part words: letters of all scripts, and signs that do no harm. */
function isRunCode(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95;
  return !PARTING.has(code);
}
