// A design that means several, as its members: how many they are, and what each of them is: "forty women in shawls", "a wall of fans",
// "women, children and old men with handcarts", "a couple in their sixties".
import { MOST_MEMBERS } from "../people-counts.ts";
import { nounOf } from "../unnamed/nouns.ts";

const NUMBERS = "two three four five six seven eight nine ten eleven twelve".split(" ");
const MANY =
  /^(?:thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a|one|two|three|several) (?:hundred|thousand|dozen)|dozens|scores|hundreds|thousands|many|countless)\b(?: of)?(?: (?:a|the))? ?/;
/** "two rows of archers", "a family of four". */
const ROWS =
  /^(?:(?:two|three|four|several|long|full|packed|endless) )?(?:rows|lines|ranks|columns|teams|groups|files) of /;
const NUMBERED =
  /^(?:an?|the) (?:\p{L}+ )?(?:family|group|band|gang|team|crew|party|row|line|circle) of (two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b ?/u;
const SOME = /^(?:some|several|a few|a handful of|a bunch of) /;
/** Nouns for many together; "of" may follow. */
const WHOLE =
  /^(?:an?|the) (?:\p{L}+ ){0,2}?(?:herd|flock|(?<!\b(?:jet|ice|power|battery) )pack|colony|pod|pride|litter|fleet|crowd|crew|line|swarm|troop|choir|row|wall|sea(?= of)|mass|group|band|gang|mob|party|queue|circle|ring(?= of)|army|squad|platoon|team|audience|congregation|procession|rank|throng|horde|huddle|column|class|family)\b(?: of (?:about |some )?)?/u;
/** After such a noun without "of" what it is all about: "an army lorry" is no army, "a family doctor" no family. */
const ONE_OF_IT =
  /^ (?!(?:in|with|under|on|at|who|that|which|from|behind|around|along|and|or|each|all|half|asleep|awake|led|to|of|by|as|for)\b)\p{L}+(?<!s|ed|ing|ly|en)\b/u;
const COUPLE = /^(?:an?|the) ((?:\p{L}+ ){0,2}?)(?:couple|pair|newlyweds)\b(?: of (?=\p{L}+s\b))?/u;
const SAID: readonly (readonly [count: number, words: RegExp])[] = [
  [2, /^(?:an? (?:couple|pair) of|both|twin) /],
  [4, SOME],
  [MOST_MEMBERS, MANY],
  [MOST_MEMBERS, WHOLE],
];
/** How many plural nouns mean without a number. */
const PLAIN = 6;
/** Words that end what the members are called. */
const END = /\b(?:in|with|under|on|at|wearing|carrying|holding|who|from|of|behind|each|all)\b/;
const MOST_WORDS = 4;

export interface Members {
  readonly count: number;
  /** Of one each, in turn. */
  readonly designs: readonly string[];
}

/** Undefined where one is meant. */
export function readMembers(design: string): Members | undefined {
  const text = design.trim().toLowerCase();
  if (/^(?:\S+ )?(?:years?|metres?|feet|inches)\b/.test(text.replace(/^\S+ /, ""))) return undefined;
  const couple = COUPLE.exec(text);
  if (couple && !couple[0].endsWith(" of ")) {
    const rest = text.slice(couple[0].length);
    return { count: 2, designs: ["woman", "man"].map((one) => `a ${couple[1] ?? ""}${one}${rest}`) };
  }
  const counted = countOf(text);
  if (counted.count === undefined && /^(?:an?|one) /.test(text)) return undefined;
  const designs = singlesOf(text.slice(counted.length));
  if (counted.count === undefined) return designs.length > 0 ? { count: PLAIN, designs } : undefined;
  return { count: counted.count, designs: designs.length > 0 ? designs : [text.slice(counted.length)] };
}

const HALF = ["her", "his"] as const;
/** Services that were of men for most of their time. */
const OF_MEN =
  /\b(?:soldier|knight|guard|monk|sailor|pirate|viking|samurai|miner|cowboy|officer|priest|gladiator|warrior|bandit|rider|legionar)/;

/** Of a group, every other is a woman where its design does not say who they are. */
export function pronounOfMember(design: string, at: number): string | undefined {
  return OF_MEN.test(design) ? undefined : HALF[at % 2];
}

function countOf(text: string): { readonly count?: number; readonly length: number } {
  const rows = ROWS.exec(text)?.[0];
  if (rows !== undefined) return { count: MOST_MEMBERS, length: rows.length };
  const [first = ""] = text.split(" ");
  if (NUMBERS.includes(first)) return { count: numberOf(first), length: first.length + 1 };
  const whole = NUMBERED.exec(text);
  if (whole) return { count: numberOf(whole[1]), length: whole[0].length };
  for (const [count, pattern] of SAID) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && (pattern !== WHOLE || !ONE_OF_IT.test(text.slice(found.length))))
      return { count, length: found.length };
  }
  return { length: 0 };
}

function numberOf(word = ""): number {
  return Math.min(MOST_MEMBERS, NUMBERS.indexOf(word) + 2);
}

/** "market women in shawls": "market woman in shawls"; each of a list by itself. */
function singlesOf(text: string): readonly string[] {
  const end = text.search(END);
  const head = (end < 0 ? text : text.slice(0, end)).trim();
  const rest = end < 0 ? "" : text.slice(end);
  const items = head.split(/,| and /).map((item) => item.trim());
  const single: string[] = [];
  for (const item of items) {
    const words = item.split(" ").filter((word) => word !== "");
    const last = words.at(-1) ?? "";
    const one = singularOf(last);
    if (one === undefined || words.length > MOST_WORDS) break;
    single.push([...words.slice(0, -1), one].join(" "));
  }
  const more = items.slice(single.length).join(", ");
  return single.map((one) => `a ${one}${more === "" ? "" : `, ${more}`} ${rest}`.trim());
}

function singularOf(word: string): string | undefined {
  const noun = nounOf(word);
  if (noun?.isPlural) return noun.one;
  if (noun) return noun.kind === "animal" && /^(?:sheep|deer|fish|cattle)$/.test(word) ? word : undefined;
  return /(?:[^aeiou]ers|tors|ists|ians|fans|students|citizens|mourners|twins|elders|locals|guests|nurses|pupils|recruits|troops|kids|rebels)$/.test(
    word,
  )
    ? word.replace(/s$/, "")
    : undefined;
}
