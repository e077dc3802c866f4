// How many there are, by words: people without a name in a shot, and the members of a group that is one subject.

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven"];
const MOST_EXTRAS = 7;
/** Members of one group that are drawn. */
export const MOST_MEMBERS = 11;

const MANY = /\b(?:crowds?|many|dozens|hundreds|packed|busy|people|mob|audience|everyone|everybody)\b/;
/** Nouns that mean several people wherever words have them. */
export const CROWD_NOUNS =
  "crowds?|mob|throng|audience|commuters|guests|passers-by|pedestrians|spectators|marchers|protesters|protestors|congregation|worshippers|parishioners|mourners|villagers|customers|shoppers|colleagues|onlookers|bystanders";
const CROWD = new RegExp(`\\b(?:${CROWD_NOUNS})\\b`);

const EVERYONE = /\b(?:everyone|everybody)\b(?! (?:else )?(?:but|except))/;

/** The word for everybody in an action, where but one of them is listed. */
export const everyoneIn = (action: string): string | null => EVERYONE.exec(action.toLowerCase())?.[0] ?? null;

/** The clause of an action that has nameless people in it, where it does not say that there are none. */
export function crowdIn(action: string): string | null {
  const clauses = action.toLowerCase().split(/[.,;!?]+/);
  return clauses.find((clause) => CROWD.test(clause) && !/\b(?:no|nobody|without|not)\b/.test(clause))?.trim() ?? null;
}

/** How many nameless people words ask for: 0 to 7. */
export function countExtras(words: string | null): number {
  const text = (words ?? "").toLowerCase().trim();
  if (text === "") return 0;
  const digits = /\d+/.exec(text);
  if (digits) return Math.min(MOST_EXTRAS, Number(digits[0]));
  const named = NUMBERS.findIndex((word) => new RegExp(`\\b${word}\\b`).test(text));
  if (named >= 0) return named;
  if (MANY.test(text) || CROWD.test(text)) return MOST_EXTRAS;
  return /^an? /.test(text) && !/\bfew\b/.test(text) ? 1 : 3;
}
