// Nouns of an action line that mean several of the shot's own people together: "the two boxers", "both climbers", "the three soldiers".
import type { Known } from "./is-known.ts";
import { nounOf } from "./nouns.ts";

interface GroupSaid {
  /** As the line has it, and for one of them: "boxers", "boxer". */
  readonly word: string;
  readonly one: string;
  /** Those whom the line names as well: "Orla drops her bag and the two sisters embrace". */
  readonly isOfAll: boolean;
}

const NUMBERS = ["", "", "two", "three", "four", "five", "six", "seven"];
/** Those who look on are others, where the line does not count them. */
const LOOKERS =
  /^(?:guest|spectator|onlooker|passer|passenger|customer|bystander|person|tourist|fan|mourner|worshipper)$/;
/** Nouns for whoever is there, named or not. */
const KIN = /^(?:sister|brother|sibling|twin|friend|lover|companion|woman|man|child|kid|girl|boy)$/;
const MOST_ADJECTIVES = 2;

/** The nouns for all people of the shot whom the line does not name; none where their number is another. */
export function groupsSaid(words: readonly string[], known: readonly Known[]): readonly GroupSaid[] {
  const people = known.filter(({ isPerson }) => isPerson);
  const unsaid = people.filter(({ isNamed }) => !isNamed).length;
  return words.flatMap((word, at) => {
    const noun = nounOf(word);
    if (noun?.kind !== "person" || !noun.isPlural) return [];
    const isOfAll = unsaid > 0 && unsaid < people.length && KIN.test(noun.one) && isCounted(words, at, people.length);
    const isMeant =
      unsaid > 1 && (isCounted(words, at, unsaid) || (unsaid === people.length && isSaid(words, at, noun.one)));
    return isMeant || isOfAll ? [{ word, one: noun.one, isOfAll: !isMeant }] : [];
  });
}

/** "the two tired boxers", "both boxers", "all three boxers": as many as there are. */
function isCounted(words: readonly string[], at: number, count: number): boolean {
  const near = words.slice(Math.max(0, at - MOST_ADJECTIVES - 1), at);
  const number = near.findLastIndex((word) => word === NUMBERS[count] || (count === 2 && word === "both"));
  if (number < 0) return false;
  const before = words[at - near.length + number - 1] ?? "";
  return near[number] === "both" || /^(?:|the|all|these|those)$/.test(before);
}

/** "the dancers". */
const isSaid = (words: readonly string[], at: number, one: string): boolean =>
  (words[at - 1] === "the" || words[at - 1] === "both") && !LOOKERS.test(one);
