// How many there are, by words: people without a name in a shot, and the members of a group that is one subject.

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven"];
const MOST_EXTRAS = 7;
export const MOST_MEMBERS = 9;

const MANY = /\b(?:crowds?|many|dozens|hundreds|packed|busy|people|mob|audience)\b/;
/** Nouns that mean several people wherever an action has them. */
const CROWD =
  /\b(?:crowds?|mob|audience|commuters|guests|passers-by|pedestrians|spectators|marchers|protesters|protestors|villagers|customers|shoppers|colleagues|onlookers|bystanders)\b/;

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

const GROUP =
  /^(?:(two|three|four|five|six|seven)|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|(?:a|two) dozen|(?:dozens|scores|hundreds|thousands) of|a (?:herd|flock|pack|crowd|crew|line|swarm|troop|choir|row) of) (?!years?\b|metres?\b|feet\b)/;

/** How many a design begins with, up to 9: "three sailors", "a herd of goats". */
export function membersIn(design: string): number {
  const found = GROUP.exec(design.trim().toLowerCase());
  if (!found) return 1;
  return found[1] === undefined ? MOST_MEMBERS : Math.min(MOST_MEMBERS, NUMBERS.indexOf(found[1]));
}
