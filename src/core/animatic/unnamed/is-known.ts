// Whether a noun of an action line means one of the shot's own subjects: by its name, its design, or because it fits.
import type { Counted } from "./how-many.ts";
import { nounOf, VAGUE_PEOPLE, type Noun } from "./nouns.ts";

/** A subject of the shot, as far as an action line may mean it. */
export interface Known {
  /** Names, and words of the kind: "rex", "dog". */
  readonly words: readonly string[];
  /** Its names alone, where the line has one of them. */
  readonly names: readonly string[];
  /** Words of the design. */
  readonly design: readonly string[];
  readonly form: "woman" | "man" | "plain";
  readonly isPerson: boolean;
  /** Whether the line has its name. */
  readonly isNamed: boolean;
}

/** Whether the shot's own subjects are meant. */
export function isKnown(noun: Noun, counted: Counted, known: readonly Known[]): boolean {
  const { determiner, count, adjectives } = counted;
  if (determiner === "another" || determiner === "other" || adjectives.includes("other")) return false;
  const named = known.filter((one) => isNamed(one, noun));
  if (noun.isPlural && named.some(({ words }) => words.some((word) => isSeveral(word, noun)))) return true;
  if (named.length > 0) return !(noun.isPlural && count > named.length && determiner === "");
  return (
    noun.kind === "person" &&
    isMeant(
      noun,
      counted,
      known.filter(({ isPerson }) => isPerson),
    )
  );
}

/** "two huskies" of the shot's own. */
function isSeveral(word: string, { one }: Noun): boolean {
  const own = nounOf(word);
  return own?.isPlural === true && own.one === one;
}

function isNamed({ words, design, isPerson }: Known, noun: Noun): boolean {
  const all = isPerson === (noun.kind === "person") ? [...words, ...withoutLoad(design)] : words;
  return all.some((word) => word === noun.one || nounOf(word)?.one === noun.one);
}

/** "A cage full of pigeons" is none of them. */
function withoutLoad(design: readonly string[]): readonly string[] {
  const full = design.findIndex((word) => /^(?:full|filled|containing|crammed)$/.test(word));
  return full < 0 ? design : design.slice(0, full);
}

/** "the thief" is whoever of the shot the line does not name; "the man", "both women" are those whom it fits. */
function isMeant(noun: Noun, { determiner, count }: Counted, people: readonly Known[]): boolean {
  const unsaid = people.filter((one) => !one.isNamed && fits(one, KIN[noun.one] ?? ""));
  if (/^(?:his|her|their)$/.test(determiner) && KIN[noun.one] !== undefined && unsaid.length === 1) return true;
  const isSaid = noun.isPlural ? determiner !== "" : /^th(?:e|is|at)$/.test(determiner);
  if (!isSaid) return false;
  const unspoken = people.filter((one) => !one.isNamed && mayBe(one, noun.one)).length;
  if (!noun.isPlural && unspoken >= (noun.one === "couple" ? 2 : 1)) return true;
  const fitting = people.filter((one) => fits(one, noun.one));
  return VAGUE_PEOPLE.has(noun.one) && fitting.length >= (noun.isPlural ? Math.max(2, Math.min(3, count)) : 1);
}

const NOT_HUMAN = new Set("robot android ghost zombie skeleton mummy alien vampire demon mermaid".split(" "));
const GROWN = /^(?:man|woman|lady|gentleman|old|elderly|grown|middle|twenty|thirty|forty|fifty|sixty|seventy|eighty)$/;

/** A robot is nobody of whom that is not said, nor a child one of forty. */
const mayBe = ({ design }: Known, noun: string): boolean =>
  !NOT_HUMAN.has(noun) &&
  !(/^(?:child|kid|boy|girl|toddler|baby)$/.test(noun) && design.some((word) => GROWN.test(word)));

/** "takes her son's face in her hands", where nobody else can be meant. */
const KIN: Readonly<Record<string, string>> = {
  ...{ son: "man", father: "man", husband: "man", brother: "man", grandfather: "man", uncle: "man", nephew: "man" },
  ...{ partner: "plain" },
  ...{ daughter: "woman", mother: "woman", wife: "woman", sister: "woman", grandmother: "woman", aunt: "woman" },
};

const FEMALE = new Set("woman girl lady".split(" "));
const MALE = new Set("man boy gentleman".split(" "));
const YOUNG_PEOPLE = new Set("child kid teenager".split(" "));

function fits({ form, design, words }: Known, noun: string): boolean {
  if (YOUNG_PEOPLE.has(noun))
    return [...design, ...words].some((word) => /^(?:boy|girl|child|kid|teen\w*)$/.test(word));
  if (FEMALE.has(noun)) return form !== "man";
  return !MALE.has(noun) || form !== "woman";
}

/** "knocks over his king", where chess is played. */
export const isChessman = (words: readonly string[], at: number, known: readonly Known[]): boolean =>
  /^(?:king|queen|knight|bishop|pawn)s?$/.test(words[at] ?? "") &&
  [words, ...known.map((one) => [...one.words, ...one.design])].some((said) =>
    said.some((word) => word.startsWith("chess")),
  );
