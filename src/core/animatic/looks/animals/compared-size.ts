// How high words say that somebody is by comparing: "the size of a cat", "no bigger than a thumb", "cat-sized". Heights beside a grown person.
import { ANIMALS, speciesOf } from "./kinds.ts";
import { CREATURE_SIZES, readCreature } from "../creature-look.ts";
import { propFacts, propIn } from "../props/find-prop.ts";

const COMPARED =
  /\b(?:(?:the )?size of|as (?:big|large|small|tall|high) as|no (?:bigger|larger|taller) than|(?:bigger|larger|taller) than) (?:a|an|the|his|her) (?:(?:big|small|large|little|grown|house|garden) )?(\w+)\b|\b(\w+) sized?\b/;

/** Of what is neither beast nor prop. */
const OTHERS: Readonly<Record<string, number>> = {
  ...{ thumb: 0.04, finger: 0.05, fist: 0.06, hand: 0.1, head: 0.13, child: 0.7, man: 1, person: 1, door: 1.2 },
  ...{ car: 0.85, van: 1.2, bus: 1.8, lorry: 2, truck: 2, hut: 1.6, house: 3.4, barn: 3.6, tree: 3, whale: 2 },
};

/** "Full-sized", "a medium-size dog". */
const NO_SIZE = /^(?:full|life|medium|small|large|king|queen|good|over|under)$/;

/** Undefined where they compare with nothing that is known. */
export function comparedSize(words: readonly string[]): number | undefined {
  const found = COMPARED.exec(words.join(" "));
  const noun = found?.[1] ?? found?.[2];
  return noun === undefined || NO_SIZE.test(noun) ? undefined : sizeOf(noun);
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
