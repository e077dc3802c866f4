// From a Fountain text (fountain.io/syntax) to a screenplay. Never throws, on any text; whatever is nothing else is action.
import { splitCue } from "./cue.ts";
import { withoutEmphasis } from "./emphasis.ts";
import { readFountainLines, type FountainLine } from "./fountain-lines.ts";
import { readTitlePage } from "./fountain-title.ts";
import { groupScenes, type Guess, type Piece, type ScreenplayRead, type SpeechPart } from "./screenplay.ts";

const HEADING = /^(int|ext|est|int\.?\/ext|ext\.?\/int|i\.?\/e|e\.?\/i)[. ]/i;
const SCENE_NUMBER = /#[^#\s][^#]*#$/;
const TRANSITION = /TO:$|^FADE (IN|OUT)[.:]?$|^(FADE|CUT) TO BLACK[.:]?$/;

export function parseFountain(text: string): ScreenplayRead {
  const { lines, notes, cuts } = readFountainLines(text);
  const page = readTitlePage(lines);
  const pieces = new Reader(lines.slice(page.length)).readAll();
  const noted = notes.map(({ line, text: note }): Piece => ({ is: "note", line, text: note }));
  const scenes = groupScenes([...pieces, ...noted].toSorted((a, b) => a.line - b.line));
  const guesses = cuts.map((line): Guess => ({
    line,
    message: "the passage between /* and */ is cut: it is left out",
  }));
  return { screenplay: { title: page.title, titlePage: page.rest, scenes }, guesses };
}

/** Walks the lines once; every step takes at least one. */
class Reader {
  readonly #lines: readonly FountainLine[];
  readonly #pieces: Piece[] = [];
  #at = 0;

  constructor(lines: readonly FountainLine[]) {
    this.#lines = lines;
  }

  readAll(): Piece[] {
    while (this.#at < this.#lines.length) {
      if (this.#isBlank(this.#at)) this.#at++;
      else this.#readBlock();
    }
    return this.#pieces;
  }

  #readBlock(): void {
    const { line } = this.#lines[this.#at] ?? { line: 0 };
    const text = this.#text(this.#at);
    const single = this.#isFirst() ? (headingOf(text, line) ?? markedOf(text, line)) : markedOf(text, line);
    if (single) {
      for (const piece of single) this.#push(piece);
      this.#at++;
    } else if (this.#isTransition(text)) {
      this.#pieces.push({ is: "transition", line, text });
      this.#at++;
    } else if (this.#isCue(text)) this.#readSpeech(line, text);
    else this.#readAction(line);
  }

  /** Lines of a song belong together. */
  #push(piece: Piece): void {
    const last = this.#pieces.at(-1);
    if (piece.is === "lyrics" && last?.is === "lyrics" && !this.#isFirst()) {
      this.#pieces[this.#pieces.length - 1] = { ...last, text: `${last.text} ${piece.text}` };
    } else this.#pieces.push(piece);
  }

  #readSpeech(line: number, text: string): void {
    const { name, extensions, isDual } = splitCue(withoutEmphasis(text.replace(/^@/, "")));
    const parts: SpeechPart[] = [];
    for (this.#at++; this.#at < this.#lines.length && !this.#endsSpeech(this.#at); this.#at++) {
      const at = this.#lines[this.#at]?.line ?? line;
      const said = this.#text(this.#at);
      if (said === "") continue;
      if (said.startsWith("~")) parts.push({ is: "lyrics", line: at, text: clean(said.slice(1)) });
      else if (/^\(.*\)$/.test(said)) parts.push({ is: "direction", line: at, text: clean(said.slice(1, -1)) });
      else parts.push({ is: "words", line: at, text: clean(said) });
    }
    this.#pieces.push({ is: "speech", line, name, extensions, parts, isDual });
  }

  #readAction(line: number): void {
    const words: string[] = [];
    do {
      words.push(clean(this.#text(this.#at).replace(/^!/, "")));
      this.#at++;
    } while (this.#at < this.#lines.length && !this.#isBlank(this.#at) && !/^[#=~>!]/.test(this.#text(this.#at)));
    this.#pieces.push({ is: "action", line, text: words.join(" ") });
  }

  /** Capitals with an empty line before and words right behind; `@` says it of any name. */
  #isCue(text: string): boolean {
    if (this.#at + 1 >= this.#lines.length || this.#isBlank(this.#at + 1)) return false;
    if (text.startsWith("@")) return splitCue(text.slice(1)).name !== "";
    const { name } = splitCue(text);
    return this.#isFirst() && !text.startsWith("!") && /\p{Lu}/u.test(name) && name === name.toUpperCase();
  }

  #isTransition(text: string): boolean {
    const last = this.#at + 1 >= this.#lines.length || this.#isBlank(this.#at + 1);
    return this.#isFirst() && last && !/^[!@]/.test(text) && text === text.toUpperCase() && TRANSITION.test(text);
  }

  /** At the top or behind an empty line. */
  #isFirst(): boolean {
    return this.#at === 0 || this.#isBlank(this.#at - 1);
  }

  /** An empty line of two blanks or more goes on with the speech. */
  #endsSpeech(at: number): boolean {
    return this.#isBlank(at) && !/^ {2,}$/.test(this.#lines[at]?.text ?? "");
  }

  #isBlank(at: number): boolean {
    return this.#text(at) === "";
  }

  #text(at: number): string {
    return this.#lines[at]?.text.trim() ?? "";
  }
}

function headingOf(text: string, line: number): Piece[] | undefined {
  const forced = /^\.(?=[^.\s])/.test(text);
  if (!forced && !HEADING.test(text)) return undefined;
  const heading = clean((forced ? text.slice(1) : text).replace(SCENE_NUMBER, ""));
  return [{ is: "heading", line, text: heading }];
}

/** Lines that a mark in front says the kind of. A page break says nothing that a film could show. */
function markedOf(text: string, line: number): Piece[] | undefined {
  if (/^={3,}$/.test(text)) return [];
  if (text.startsWith("=")) return [{ is: "synopsis", line, text: clean(text.slice(1)) }];
  if (text.startsWith("#")) return [{ is: "section", line, text: clean(text.replace(/^#+/, "")) }];
  if (text.startsWith("~")) return [{ is: "lyrics", line, text: clean(text.slice(1)) }];
  if (/^>.*<$/.test(text)) return [{ is: "action", line, text: clean(text.slice(1, -1)) }];
  return text.startsWith(">") ? [{ is: "transition", line, text: clean(text.slice(1)) }] : undefined;
}

function clean(text: string): string {
  return withoutEmphasis(text).trim();
}
