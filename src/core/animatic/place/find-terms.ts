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
    found.push(foundTerm(tokens.slice(at, end), terms, { at, end }));
    at = end;
  }
  return found;
}

function foundTerm<K extends string>(
  span: readonly Token[],
  terms: readonly Term<K>[],
  where: { readonly at: number; readonly end: number },
): FoundTerm<K> {
  const compared = span.some((token) => token.compared);
  const behind = span.every((token) => token.behind);
  return {
    keys: terms.filter(({ key }, place) => terms.findIndex((term) => term.key === key) === place),
    words: terms[0]?.words.join(" ") ?? "",
    ...where,
    denied: span.some((token) => token.denied),
    weight: compared ? 0 : behind ? BEHIND : 1,
  };
}

const BEHIND = 0.3;

/** Words that no name of a place is said across: "the shore of a ship". */
const JOINS = new Set(
  "a an the of in on at by with and or to from under over between behind beside into near above below across along inside outside before after off out up down one two three".split(
    " ",
  ),
);

/**
 * What only a word more keeps from being a name of the table: "a sumo training ring", "the lip of an erupting volcano". What stands there
 * word for word counts before names of two words; what begins a name of its own is no such word.
 */
export function findLooseTerms<K extends string>(
  tokens: readonly Token[],
  index: TermIndex<K>,
): readonly FoundTerm<K>[] {
  const exact = findTerms(tokens, index);
  const taken = new Set(exact.flatMap(({ at, end }) => tokens.slice(at, end)));
  const loose: FoundTerm<K>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = looseAt(tokens, at, { index, taken });
    if (!found) continue;
    loose.push(found);
    at = found.end - 1;
  }
  const apart = exact.filter((term) => loose.every(({ at, end }) => term.end <= at || term.at >= end));
  return [...apart, ...loose].toSorted((a, b) => a.at - b.at);
}

interface Free<K extends string> {
  readonly index: TermIndex<K>;
  /** What exact names are made of. */
  readonly taken: ReadonlySet<Token>;
}

/** The most words of a name before the one that is said between. */
const MOST_BEFORE = 4;

function looseAt<K extends string>(
  tokens: readonly Token[],
  at: number,
  { index, taken }: Free<K>,
): FoundTerm<K> | undefined {
  const token = tokens[at];
  if (!token || taken.has(token)) return undefined;
  for (let gap = at + 1; gap <= at + MOST_BEFORE; gap++) {
    const over = tokens[gap];
    if (!over || over.clause !== token.clause) return undefined;
    if (JOINS.has(over.word) || taken.has(over)) continue;
    const found = acrossGap(tokens, { at, gap }, { index, taken });
    if (found) return found;
  }
  return undefined;
}

function acrossGap<K extends string>(
  tokens: readonly Token[],
  { at, gap }: { readonly at: number; readonly gap: number },
  { index, taken }: Free<K>,
): FoundTerm<K> | undefined {
  const without = [...tokens.slice(at, gap), ...tokens.slice(gap + 1, gap + 1 + MOST_BEFORE)];
  const terms = termsAt(without, 0, index).filter(({ words }) => words.length > gap - at);
  const length = terms[0]?.words.length ?? 0;
  const span = tokens.slice(at, at + length + 1);
  const isFree = length > 2 || span.every((part) => !taken.has(part));
  return isFree && terms.some(({ strong }) => strong)
    ? foundTerm(span, terms, { at, end: at + span.length })
    : undefined;
}

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

/** One stands for the other: "the rim of an old volcano". */
const ARTICLES = new Set(["a", "an", "the"]);

function isWord(token: Token | undefined, word: string, clause: number): boolean {
  if (token?.clause !== clause) return false;
  return token.word === word || token.stem === word || (ARTICLES.has(word) && ARTICLES.has(token.word));
}
