// How many a phrase of an action line means: by numbers, by words for groups, or by the plural alone.
import type { Noun } from "./nouns.ts";

const NUMBERS: Readonly<Record<string, number>> = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  ...{
    couple: 2,
    few: 3,
    some: 3,
    several: 5,
    dozen: 10,
    many: 10,
    dozens: 12,
    hundreds: 12,
    thousands: 12,
    countless: 12,
  },
};
/** Words for a group that "of" follows. */
const GROUPS: Readonly<Record<string, number>> = {
  ...{
    pair: 2,
    trio: 3,
    family: 4,
    group: 4,
    gang: 4,
    pack: 5,
    team: 5,
    crew: 5,
    band: 5,
    bunch: 4,
    handful: 4,
    litter: 4,
  },
  ...{
    pride: 4,
    herd: 7,
    flock: 8,
    line: 7,
    row: 6,
    rows: 12,
    caravan: 6,
    convoy: 4,
    column: 10,
    columns: 12,
    procession: 8,
  },
  ...{
    parade: 8,
    string: 5,
    school: 9,
    shoal: 9,
    swarm: 9,
    cloud: 9,
    troop: 6,
    army: 12,
    crowd: 12,
    mob: 10,
    squad: 5,
  },
  ...{ patrol: 4, platoon: 8, colony: 8, pod: 4, fleet: 5, stream: 8, queue: 6, choir: 8 },
};
const DETERMINERS = new Set(
  "a an another the his her their its my your our this that these those other any each every no 's".split(" "),
);
const ENDS = new Set(
  (
    ", and or then in on of from with by under over behind beside near across through along into onto off between at past around for to toward towards " +
    "down up is are was were has have had as while when like than he she they it who which"
  ).split(" "),
);
const MOST_ADJECTIVES = 3;

export interface Counted {
  readonly count: number;
  /** Words that are said of each of them. */
  readonly adjectives: readonly string[];
  /** Place of the phrase's first word. */
  readonly start: number;
  /** The article or pronoun that it begins with; "" where it has none. */
  readonly determiner: string;
  /** Neither an article nor a number: "dogs", "horse". */
  readonly isBare: boolean;
}

/** `at`: place of the noun. */
export function countBefore(words: readonly string[], at: number, noun: Noun): Counted {
  const first = backOver(words, at, MOST_ADJECTIVES);
  const before = (place: number) => words[place - 1] ?? ",";
  const number = numberOf(before(first));
  const whole = groupBefore(words, number === undefined ? first : first - 1);
  const determiner = DETERMINERS.has(before(whole.start)) ? before(whole.start) : "";
  const count = number ?? whole.count;
  const isBare = determiner === "" && count === undefined;
  return {
    ...{ determiner, isBare, count: count ?? (noun.isPlural ? USUAL[noun.kind] : 1) },
    adjectives: isBare ? [] : words.slice(first, at),
    start: isBare ? at : whole.start - (determiner === "" ? 0 : 1),
  };
}

/** The place before as many words that are neither small ones nor numbers. */
function backOver(words: readonly string[], from: number, most: number): number {
  let at = from;
  const isPlain = (word: string) => !ENDS.has(word) && !DETERMINERS.has(word) && numberOf(word) === undefined;
  while (from - at < most && isPlain(words[at - 1] ?? ",")) at--;
  return at;
}

/** "a long line of": how many that is, and where it begins. */
function groupBefore(words: readonly string[], at: number): { readonly start: number; readonly count?: number } {
  const word = words[at - 2] ?? "";
  const count = words[at - 1] === "of" ? (GROUPS[word] ?? numberOf(word)) : undefined;
  return count === undefined ? { start: at } : { start: backOver(words, at - 2, 2), count };
}

/** Of a plural without a number. */
const USUAL: Readonly<Record<Noun["kind"], number>> = { person: 3, animal: 4, vehicle: 2 };

function numberOf(word: string): number | undefined {
  return /^\d+$/.test(word) ? Math.max(1, Number(word)) : NUMBERS[word];
}
