// How a group stands, by the words of the action: around somebody, facing them, going along with them, in a row, in a circle, or in ranks.
import { LOAD } from "../acting/between/hauling-together.ts";
import { LINKED } from "./linked-groups.ts";
import { hashOf } from "../seeded-random.ts";

export interface Formation {
  /** "table": behind a long one. "around": on both sides and behind. "among": some are nearer than whoever is between them. "facing": an audience on one side. */
  readonly way: "table" | "ranks" | "row" | "circle" | "around" | "among" | "facing" | "along";
  /** The words that this was read from; nothing where it is what is usual. */
  readonly because: string;
}

/** A group that does something together at one table. */
export const AT_TABLE =
  /\b(?:at|round|around|across|along) (?:the|a|an|their|his|her) (?:\w+ ){0,2}tables?\b|\b(?:have|having|at|eats?|eating|share|sharing) (?:dinner|supper|breakfast|lunch|a meal)\b|\b(?:feasts?|feasting|banquet|dines?|dining)\b/;

const WAYS: readonly (readonly [Formation["way"], RegExp])[] = [
  ["table", AT_TABLE],
  ["circle", /\b(?:in|forms?|forming|into) an? (?:\w+ )?(?:circle|ring)\b|\bjoin(?:s|ed|ing)? hands\b/],
  ["among", /\b(?:through|between|among|amongst|amid|amidst|inside|into|out of) (?:the|a|an|his|her|their|all the)\b/],
  [
    "around",
    /\b(?:a?round|surround(?:s|ed|ing)?|encircl\w+|in the middle|in the centre|crowd(?:s|ed|ing)? (?:round|around)|closes? in|at (?:his|her|their) side|(?:his|her) shoulders?|behind (?:him|her|them))\b/,
  ],
  [
    "row",
    /\bin (?:a|one|two) (?:\w+ )?(?:row|rows|line|lines|queue)\b|\b(?:queues?|lines? up|stands? in line|side by side)\b/,
  ],
  [
    "row",
    /\b(?:haul|heav|pull|drag|tug|draw|tow|winch|strain)\w*\b[^.]{0,30}\b(?:nets?|ropes?|lines?|cables?|chains?|hawsers?)\b/,
  ],
  ["row", new RegExp(String.raw`\b(?:carr|bear|bore|lug|shoulder)\w*\b[^.]{0,30}${LOAD.source}`)],
  ["facing", /\b(?:at|to|before|against|towards?|facing|opposite|addresses) (?:the|a|his|her|their)\b/],
];

export interface FormationWords {
  readonly words: string;
  readonly seed: string;
  /** Whether somebody stands out from the group, and goes along with it. */
  readonly hasFocus: boolean;
  readonly goesAlong: boolean;
}

export function readFormation({ words, seed, hasFocus, goesAlong }: FormationWords): Formation {
  const text = words.toLowerCase();
  const link = hasFocus ? undefined : LINKED.exec(text)?.[0];
  if (link !== undefined) return { way: "row", because: link };
  for (const [way, pattern] of WAYS) {
    const found = pattern.exec(text)?.[0];
    if (found === undefined || (!hasFocus && /^(?:around|among|facing)$/.test(way))) continue;
    return { way, because: found };
  }
  if (!hasFocus) return { way: "ranks", because: "" };
  if (goesAlong) return { way: "along", because: "" };
  return { way: hashOf(`${seed} formation`) % 3 === 0 ? "around" : "facing", because: "" };
}
