// How high words say that somebody is by comparing: "the size of a cat", "no bigger than a thumb", "cat-sized", "knee-high". Heights beside a grown
// person.
import { ANIMALS, speciesOf } from "./kinds.ts";
import { CREATURE_SIZES, readCreature } from "../creature-look.ts";
import { propFacts, propIn } from "../props/find-prop.ts";

const COMPARED =
  /\b(?:(?:the )?size of|as (?:big|large|small|tall|high) as|no (?:bigger|larger|taller) than|(?:bigger|larger|taller) than) (?:a|an|the|his|her) (?:(?:big|small|large|little|grown|(?:house|garden)(?= (?:cat|mouse|spider|fly|gnome|shed|snail))) )?(\w+)\b|\b(\w+) sized?\b/;

/** Of what is longer than it is high, beside its length. */
const HIGH = 0.5;
const AS_LONG =
  /\b(?:as long as|the length of) (?:a|an|the|his|her) (?:\w+ )?(forearm|arm|hand|finger|thumb|foot|leg|man|person|child|car|bus)\b/;

/** "As heavy as a calf": more than sizes are compared. */
const COMPARISONS =
  /\b(?:(?:as (?:big|large|small|tall|high|long|heavy|fat|strong|quick|fast) as|(?:the )?size of|(?:bigger|larger|taller|smaller) than) (?:a|an|the) (?:\w+ )?\w+|\w+ sized?\b)/g;

/** Up to where of a grown person; of boots and grass it says nothing of who has them. */
const UP_TO =
  /\b(ankle|knee|thigh|hip|waist|chest|shoulder) high\b(?!(?: \w+){0,2} (?:boots?|socks?|stockings|waders|leggings|skirt|trousers|grass|water|snow|mud)\b)/;
const PARTS: Readonly<Record<string, number>> = {
  ...{ ankle: 0.08, knee: 0.28, thigh: 0.42, hip: 0.52, waist: 0.58, chest: 0.72, shoulder: 0.82 },
};

/** Of what is neither beast nor prop. */
const OTHERS: Readonly<Record<string, number>> = {
  ...{
    thumb: 0.04,
    finger: 0.05,
    fist: 0.06,
    hand: 0.1,
    foot: 0.15,
    forearm: 0.26,
    arm: 0.4,
    leg: 0.5,
    head: 0.13,
    child: 0.7,
    man: 1,
    person: 1,
    door: 1.2,
  },
  ...{ car: 0.85, van: 1.2, bus: 1.8, lorry: 2, truck: 2, hut: 1.6, house: 3.4, barn: 3.6, tree: 3, whale: 2 },
};

/** "Full-sized", "a medium-size dog". */
const NO_SIZE = /^(?:full|life|medium|small|large|king|queen|good|over|under)$/;

/** Undefined where they compare with nothing that is known. */
export function comparedSize(words: readonly string[]): number | undefined {
  const text = words.join(" ");
  const part = UP_TO.exec(text)?.[1];
  if (part !== undefined) return PARTS[part];
  const length = AS_LONG.exec(text)?.[1];
  if (length !== undefined) return (OTHERS[length] ?? 1) * HIGH;
  const found = COMPARED.exec(text);
  const noun = found?.[1] ?? found?.[2];
  return noun === undefined || NO_SIZE.test(noun) ? undefined : sizeOf(noun);
}

/** What is left names who it is: "a cat-sized dragon" is no cat. */
export function withoutComparisons(text: string): string {
  return text.replaceAll(COMPARISONS, " ");
}

function sizeOf(noun: string): number | undefined {
  const species = speciesOf(noun);
  const creature = readCreature(noun, [noun]);
  const prop = propIn([noun]);
  return (
    OTHERS[noun] ??
    (species ? ANIMALS[species].size : undefined) ??
    (creature ? CREATURE_SIZES[creature.shape] : undefined) ??
    (prop ? propFacts(prop)?.tall : undefined)
  );
}
