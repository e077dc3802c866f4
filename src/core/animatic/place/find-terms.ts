// Finds the terms of a table in a text: the longest first, each word once, with how much each counts where it stands.
import { joinedPairs, type Token } from "./tokens.ts";

interface Term<K extends string> {
  readonly words: readonly string[];
  readonly key: K;
  /** Names the thing itself, and not only something that goes with it. */
  readonly strong: boolean;
}

/** Terms by their first word, the longest first. */
export type TermIndex<K extends string> = ReadonlyMap<string, readonly Term<K>[]>;

export interface FoundTerm<K extends string> {
  readonly keys: readonly { readonly key: K; readonly strong: boolean }[];
  readonly words: string;
  /** The first token, and the one after the last. */
  readonly at: number;
  readonly end: number;
  readonly denied: boolean;
  /** 0 to 1: less for what is far away or only compared with. */
  readonly weight: number;
}

/** Tables of "strong, terms; weak, terms" by key. */
export function indexTerms<K extends string>(tables: readonly Partial<Readonly<Record<K, string>>>[]): TermIndex<K> {
  const index = new Map<string, Term<K>[]>();
  for (const table of tables) {
    for (const key of Object.keys(table) as K[]) {
      for (const [part, list] of (table[key] ?? "").split(";").entries()) {
        for (const term of list.split(","))
          addTerm(index, { words: joinedPairs(term.trim().split(/[ -]+/)), key, strong: part === 0 });
      }
    }
  }
  for (const terms of index.values()) terms.sort((a, b) => b.words.length - a.words.length);
  return index;
}

function addTerm<K extends string>(index: Map<string, Term<K>[]>, term: Term<K>): void {
  const [first] = term.words;
  if (!first) return;
  index.set(first, [...(index.get(first) ?? []), term]);
}

export function findTerms<K extends string>(tokens: readonly Token[], index: TermIndex<K>): readonly FoundTerm<K>[] {
  const found: FoundTerm<K>[] = [];
  for (let at = 0; at < tokens.length;) {
    const terms = termsAt(tokens, at, index);
    const [longest] = terms;
    if (!longest) {
      at += 1;
      continue;
    }
    const end = at + longest.words.length;
    const span = tokens.slice(at, end);
    const compared = span.some((token) => token.compared);
    const behind = span.every((token) => token.behind);
    found.push({
      keys: terms.filter(({ key }, place) => terms.findIndex((term) => term.key === key) === place),
      words: longest.words.join(" "),
      at,
      end,
      denied: span.some((token) => token.denied),
      weight: compared ? 0 : behind ? BEHIND : 1,
    });
    at = end;
  }
  return found;
}

const BEHIND = 0.3;

/** All terms of the greatest length that stand at a place in the text. */
function termsAt<K extends string>(tokens: readonly Token[], at: number, index: TermIndex<K>): readonly Term<K>[] {
  const token = tokens[at];
  if (!token) return [];
  const candidates = [
    ...(index.get(token.word) ?? []),
    ...(token.stem === token.word ? [] : (index.get(token.stem) ?? [])),
  ];
  const fitting = candidates.filter(({ words }) =>
    words.every((word, offset) => isWord(tokens[at + offset], word, token.clause)),
  );
  const most = Math.max(0, ...fitting.map(({ words }) => words.length));
  return fitting.filter(({ words }) => words.length === most);
}

function isWord(token: Token | undefined, word: string, clause: number): boolean {
  return token !== undefined && token.clause === clause && (token.word === word || token.stem === word);
}
