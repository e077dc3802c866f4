// Finds subjects of the config in lines of action, and separates names from words that only look like one. The namings are
// gathered once for a whole script; each word of an action then costs one look-up.
import type { Series, Subject } from "../series/series.ts";
import { namingsOf, type Naming } from "./naming.ts";
import { firstRun, prepareMarks, someRun, wordsOf, type Word } from "./words.ts";

export interface Mention {
  /** As the action writes it. */
  readonly name: string;
  /** All subjects that are called so: variants of one person, or two guards. */
  readonly subjects: readonly Subject[];
}

/** The subjects that a text names, each name once. Where all that could be meant are `known`, a line may go unread. */
export type FindMentions = (text: string, isKnown: (subject: Subject) => boolean) => Mention[];

interface Called {
  readonly naming: Naming;
  readonly subjects: Subject[];
}

const DEFINITE = new Set("the this that these those his her their its my our your both".split(" "));
const ARTICLES = new Set(["a", "an"]);
const PLACED = new Set(
  "with by in on of from into onto under over behind beside inside near at against through across past and".split(" "),
);
/** What follows is another one, or not there at all. */
const OTHER = new Set(
  "another other others no any every each some many few several two three four five six second without".split(" "),
);
/** How far an article stands before its noun: "the old brass lamp". */
const REACH = 3;

/** Gathers how the subjects of a config can be called. */
export function prepareMentions(series: Series): FindMentions {
  const byFirst = new Map<string, Called[]>();
  for (const subject of series.subjects.values()) {
    for (const naming of namingsOf(subject)) addNaming(byFirst, naming, subject);
  }
  for (const called of byFirst.values()) called.sort((a, b) => b.naming.words.length - a.naming.words.length);
  const byStart = new Map<string, Subject[]>();
  for (const [first, called] of byFirst) {
    const start = firstRun(first);
    byStart.set(start, [...(byStart.get(start) ?? []), ...called.flatMap(({ subjects }) => subjects)]);
  }
  const marks = prepareMarks(byStart.keys());
  return (text, isKnown) => {
    const mayBeMeant = (run: string) => byStart.get(run)?.some((subject) => !isKnown(subject)) ?? false;
    return someRun(text.toLowerCase(), marks, mayBeMeant) ? mentionsIn(wordsOf(text), byFirst) : [];
  };
}

function addNaming(byFirst: Map<string, Called[]>, naming: Naming, subject: Subject): void {
  const first = naming.lower[0] ?? "";
  const called = byFirst.get(first) ?? [];
  byFirst.set(first, called);
  const same = called.find(
    (each) => each.naming.kind === naming.kind && each.naming.words.join(" ") === naming.words.join(" "),
  );
  if (same) same.subjects.push(subject);
  else called.push({ naming, subjects: [subject] });
}

function mentionsIn(words: readonly Word[], byFirst: ReadonlyMap<string, readonly Called[]>): Mention[] {
  const found = new Map<string, Mention>();
  for (let at = 0; at < words.length; at++) {
    const candidates = byFirst.get(words[at]!.lower);
    const called = candidates?.find(({ naming }) => stands(naming, words, at) && isMeant(naming, words, at));
    if (!called) continue;
    const { naming, subjects } = called;
    const name = words
      .slice(at, at + naming.words.length)
      .map(({ text }) => text)
      .join(" ");
    if (!found.has(name)) found.set(name, { name, subjects });
    at += naming.words.length - 1;
  }
  return [...found.values()];
}

/** Whether the words of a naming stand at a place, nothing between them. */
function stands({ lower }: Naming, words: readonly Word[], at: number): boolean {
  return lower.every((word, index) => {
    const there = words[at + index];
    if (there?.lower !== word || (index > 0 && there.apart)) return false;
    return index === lower.length - 1 || !there.possessive;
  });
}

function isMeant(naming: Naming, words: readonly Word[], at: number): boolean {
  const { text, opens } = words[at]!;
  switch (naming.kind) {
    case "proper":
      return isProper(naming, words, at);
    case "role":
    case "thing":
      return isShout(text) || (isCapital(text) && !opens) || isNoun(naming, words, at);
    case "plural":
      return !isOther(words, at);
    case "id":
      return naming.words[0] === text;
    case "small":
      return naming.words[0] === text && determiner(words, at) === undefined;
  }
}

/** In the capitals of the name or in capitals throughout, and no part of a longer name ("Rose Garden"). */
function isProper({ words: name, article }: Naming, words: readonly Word[], at: number): boolean {
  const written = words.slice(at, at + name.length);
  const next = words[at + name.length];
  const isWhole = !next || next.apart || next.opens || !isCapital(next.text) || isShout(next.text);
  if (written.every(({ text }, index) => text === name[index])) return isWhole || written.at(-1)!.possessive;
  if (written.every(({ text }) => isShout(text))) return true;
  return article && DEFINITE.has(before(words, at)?.lower ?? "");
}

/** "the guard" is the guard, "a guard" is anybody; "a lamp" may well be the lamp. "They watch" is no watch. */
function isNoun({ kind, words: name }: Naming, words: readonly Word[], at: number): boolean {
  if (isOther(words, at)) return false;
  const known = determiner(words, at);
  if (kind === "role") return known === "definite";
  return name.length > 1 || known !== undefined || PLACED.has(before(words, at)?.lower ?? "");
}

/** What makes a noun of a word: an article or a possessive a few words before. */
function determiner(words: readonly Word[], at: number): "definite" | "article" | undefined {
  for (let back = 1; back <= REACH; back++) {
    const word = words[at - back];
    if (!word || words[at - back + 1]!.apart) return undefined;
    if (DEFINITE.has(word.lower) || word.possessive) return "definite";
    if (ARTICLES.has(word.lower)) return "article";
    if (back === 1 && PLACED.has(word.lower)) return undefined;
  }
  return undefined;
}

function isOther(words: readonly Word[], at: number): boolean {
  const [near, far] = [before(words, at), at > 1 && !words[at - 1]!.apart ? words[at - 2] : undefined];
  return OTHER.has(near?.lower ?? "") || OTHER.has(far?.lower ?? "");
}

/** The word before, when nothing parts them. */
function before(words: readonly Word[], at: number): Word | undefined {
  return words[at]!.apart ? undefined : words[at - 1];
}

function isShout(text: string): boolean {
  return text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();
}

function isCapital(text: string): boolean {
  const first = text.slice(0, 1);
  return first !== first.toLowerCase();
}
