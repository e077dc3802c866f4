// One line of a script as coloured pieces. The editor's marks come from the service's check; this only tells the kinds of lines apart.
import { SCRIPT_KEYS } from "./script-words.ts";

export type Piece = "heading" | "id" | "key" | "value" | "name" | "delivery" | "comment";

export interface Token {
  /** Length in UTF-16 units; what no token covers is prose. */
  readonly length: number;
  readonly piece: Piece | null;
}

const KEYS = new Set<string>(SCRIPT_KEYS);

/** The tokens of a line, in order, covering it whole. */
export function tokensOf(line: string): Token[] {
  if (/^\s*\/\//.test(line)) return [{ length: line.length, piece: "comment" }];
  const heading = /^(=|#{1,2})(\s+)(\S+)(.*)$/.exec(line);
  if (heading) {
    const [, mark = "", blank = "", id = "", rest = ""] = heading;
    return kept([
      { length: mark.length + blank.length, piece: "comment" },
      { length: id.length, piece: "heading" },
      { length: rest.length, piece: mark === "#" ? "value" : mark === "=" ? "id" : null },
    ]);
  }
  const key = /^([a-z][a-z_]*)(\s*:)(.*)$/.exec(line);
  if (key && KEYS.has(key[1] ?? "")) {
    const [, word = "", colon = "", rest = ""] = key;
    return kept([
      { length: word.length, piece: "key" },
      { length: colon.length, piece: null },
      { length: rest.length, piece: "value" },
    ]);
  }
  const dialogue = /^([A-Z][A-Z0-9_ '-]*?)(\s*)(\([^)]*\))?(\s*:)(.*\S.*)$/.exec(line);
  if (!dialogue) return kept([{ length: line.length, piece: null }]);
  const [, name = "", blank = "", paren = "", colon = "", text = ""] = dialogue;
  return kept([
    { length: name.length, piece: "name" },
    { length: blank.length, piece: null },
    { length: paren.length, piece: "delivery" },
    { length: colon.length + text.length, piece: null },
  ]);
}

function kept(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ length }) => length > 0);
}
