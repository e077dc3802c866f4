// How old somebody is, and whether the words say a woman or a man: numbers, decades and nouns of a design. Years.
import { firstNamed, hasAny } from "./read-words.ts";

export type Age = "baby" | "toddler" | "child" | "teen" | "adult" | "old";
export type Form = "woman" | "man" | "plain";

/** Heads in the whole height, by age. */
const PERSON_HEADS: Readonly<Record<Age, number>> = {
  baby: 3.4,
  toddler: 3.3,
  child: 4.7,
  teen: 6,
  adult: 7.1,
  old: 6.9,
};

/** Heads in the height of somebody: short grown people have fewer, and young children. */
export function headsIn(one: { readonly age: Age; readonly stature: number; readonly years?: number | null }): number {
  const { age, stature, years = null } = one;
  if (age === "teen" && years !== null) return Math.min(6.5, 5.35 + 0.29 * (years - 13));
  const usual = age === "child" && years !== null ? 4.2 + 0.12 * (years - 4) : PERSON_HEADS[age];
  return stature < 0.8 ? Math.min(usual, 5.2) : usual;
}

const ONES = [
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" "),
  ..."sixteen seventeen eighteen nineteen".split(" "),
];
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const DECADES = "twenties thirties forties fifties sixties seventies eighties nineties".split(" ");

const NOUNS: Readonly<Record<Age, string>> = {
  baby: "baby newborn infant",
  toddler: "toddler",
  child:
    "child kid boy girl schoolboy schoolgirl schoolchild lad lass son daughter pupil urchin evacuee choirboy choirgirl paperboy boyscout girlguide karatekid",
  teen: "teen teens teenager teenage adolescent youth apprentice",
  old: "old hag elderly aged ancient grandmother grandfather grandma grandpa granny crone pensioner widow elder veteran wizened octogenarian matriarch patriarch",
  adult: "adult man woman",
};

const WOMEN =
  "pregnant woman women girl lady mother mum mom mama daughter sister aunt niece grandmother grandma granny nanny queen princess she her hers female schoolgirl widow wife bride bridesmaid nun hag actress waitress heroine witch crone mermaid empress duchess countess baroness goddess choirgirl girlguide enchantress sorceress priestess abbess lass ballerina housekeeper maid milkmaid governess stewardess hostess matron seamstress flapper geisha fairy heiress governess suffragette cowgirl usherette majorette laundress huntress manageress abbess shepherdess goddess mrs ms miss madam diva";
const MEN =
  "man men boy gentleman father dad papa son brother uncle nephew grandfather grandpa king prince he his him male schoolboy choirboy paperboy boyscout husband groom widower monk friar actor waiter wizard sorcerer emperor duke baron lad bloke guy lord sir mr cowboy butler footman sultan pharaoh gladiator centurion pope bishop patriarch";

/** "policewoman", "boatman"; a human is either. */
function suffixed(word: string): Form | undefined {
  if (/(?:wom[ae]n|wife|maid|lady|mistress)$/.test(word)) return "woman";
  return /(?:[^ou]|[^hw]o|[^h]u)m[ae]n$/.test(word) &&
    !/^(?:german|roman|norman|ottoman|human|shaman|talisman)s?$/.test(word)
    ? "man"
    : undefined;
}

/** "A punk girl" is no child. */
const NO_CHILDREN = /\b(?:punk|goth|biker|rocker|emo|skinhead|office|bar|party) (?:girl|boy|kid)\b/;

export function readAge(words: readonly string[]): Age {
  const years = readYears(words);
  if (years !== undefined) return ageOf(years);
  if (NO_CHILDREN.test(words.join(" "))) return "teen";
  const plain = (
    hasBabyInArms(words) ? words.filter((word) => !hasAny([word], `${NOUNS.baby} toddler`)) : words
  ).filter((word, at) => !(word === "old" && /^years?$/.test(words[at - 1] ?? "")));
  if (hasAny(plain, NOUNS.old) && !isYoung(plain)) return "old";
  return (
    firstNamed(plain, { baby: NOUNS.baby, toddler: NOUNS.toddler, teen: NOUNS.teen, child: NOUNS.child }) ?? "adult"
  );
}

const BABY_IN_ARMS =
  /\b(?:with|holding|carrying|cradling|nursing|rocking|feeding) (?:a|an|her|his|the) (?:\w+ ){0,2}(?:baby|newborn|infant)\b|\b(?:baby|newborn|infant) (?:\w+ ){0,2}?(?:on|in|at|against|to) (?:her|his|the|their) (?:\w+ )?(?:lap|arms?|chest|breast|shoulders?|hip|back)\b/;

/** "A woman with a baby", "a sleeping baby on her lap". */
export function hasBabyInArms(words: readonly string[]): boolean {
  return BABY_IN_ARMS.test(words.join(" "));
}

/** "an old coat" is no age, and "a young woman" is none that matters; but "a small boy in an old coat" is a child. */
function isYoung(words: readonly string[]): boolean {
  const old = words.indexOf("old");
  const things =
    "coat jacket hat shirt dress boots shoes jumper sweater suit uniform trousers clothes friend cardigan".split(" ");
  const isOfThing = old >= 0 && words.slice(old + 1, old + 4).some((word) => things.includes(word));
  const count = words.filter((word) => NOUNS.old.split(" ").includes(word)).length;
  return (isOfThing && count === 1) || hasAny(words, "boy girl child kid toddler baby teenager young");
}

export function readForm(words: readonly string[], pronoun: string | null): Form {
  for (const word of words) {
    const named = firstNamed([word], { woman: WOMEN, man: MEN }) ?? suffixed(word);
    if (named) return named;
  }
  const said = pronoun ?? "";
  if (/^(?:she|her|hers)\b/i.test(said)) return "woman";
  return /^(?:he|his|him)\b/i.test(said) ? "man" : "plain";
}

export function ageOf(years: number): Age {
  if (years < 1) return "baby";
  if (years < 4) return "toddler";
  if (years < 13) return "child";
  if (years < 18) return "teen";
  return years < 60 ? "adult" : "old";
}

/** As the words say them; undefined where they do not. */
export function readYears(words: readonly string[]): number | undefined {
  for (const [at, word] of words.entries()) {
    const decade = DECADES.indexOf(word);
    if (decade >= 0) return 25 + 10 * decade;
    if (isInDecade(words, at)) return Number(word) + 5;
    const years = numberAt(words, at);
    if (years !== undefined && isAge(words, at)) return years;
  }
  return undefined;
}

/** "50s, heavy", "in her late 70s"; "a 50s dress" is none. */
function isInDecade(words: readonly string[], at: number): boolean {
  return /^[2-9]0$/.test(words[at] ?? "") && words[at + 1] === "s" && !hasAny(words.slice(at - 1, at), "a an the");
}

/** "of eight", "aged 8", "eight years old", "eight-year-old", "around sixty"; "8, in a pink coat" at the start. */
function isAge(words: readonly string[], at: number): boolean {
  const next = words.slice(at + 1, at + 3);
  const isFirst = at === 0 || words[at - 1] === ".";
  if (
    isFirst &&
    /^\d/.test(words[at] ?? "") &&
    (next.length === 0 || hasAny(next.slice(0, 1), "in with wearing a an . and"))
  )
    return true;
  if (next.some((word) => /^years?$/.test(word))) return true;
  const before = words.slice(Math.max(0, at - 2), at);
  const end = next[0];
  const ends = end === undefined || !/^(?:[a-z]+s|people|hands|men|women)$/.test(end) || end === "years";
  return ends && hasAny(before, "of aged age about around nearly almost past over");
}

function numberAt(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? "";
  if (/^\d{1,3}$/.test(word)) return Number(word);
  if (/^(?:hundreds?|thousand)$/.test(words[at + 1] ?? "") && ONES.includes(word)) return 100;
  const one = ONES.indexOf(word);
  if (one > 0) return one;
  if (word === "hundred") return 100;
  const ten = TENS.indexOf(word);
  if (ten < 0) return undefined;
  const rest = ONES.indexOf(words[at + 1] ?? "");
  return 20 + 10 * ten + (rest > 0 && rest < 10 ? rest : 0);
}
