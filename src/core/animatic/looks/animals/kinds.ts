// All animals by the nouns that name them.
import type { AnimalLook } from "../animal-look.ts";
import type { AnimalKind } from "./animal-kind.ts";
import { BEASTS } from "./beasts.ts";
import { BIRDS } from "./birds.ts";
import { wordsIn } from "../read-words.ts";

export type Species = AnimalLook["species"];

export const ANIMALS: Readonly<Record<Species, AnimalKind>> = { ...BEASTS, ...BIRDS };

const SPECIES: ReadonlyMap<string, Species> = new Map(
  (Object.keys(ANIMALS) as Species[]).flatMap((species) =>
    ANIMALS[species].words.split(" ").map((word) => [word, species] as const),
  ),
);

/** Of one or of several of them. */
export function speciesOf(word: string): Species | undefined {
  return (
    SPECIES.get(word) ??
    SPECIES.get(word.replace(/s$/, "")) ??
    SPECIES.get(word.replace(/ies$/, "y")) ??
    SPECIES.get(word.replace(/ves$/, "f"))
  );
}

/** Of one alone. */
export function isAnimalWord(word: string): boolean {
  return SPECIES.has(word);
}

const DOGS: ReadonlySet<string> = new Set("hound terrier shepherd collie bulldog poodle dachshund husky".split(" "));

const YOUNG = new Set(
  "puppy pup kitten foal colt filly calf cub lamb fawn piglet cygnet chick duckling gosling eaglet owlet nestling".split(
    " ",
  ),
);

/** Nouns that an action means it by: of its kind, and as its design has it; all of its kind where the design has none of its own, and of a dog's breed. */
export function animalWords(species: Species, design: string): readonly string[] {
  const own = wordsIn(design).filter((word) => speciesOf(word) === species || YOUNG.has(word));
  const wide = DOGS.has(species) ? ["dog"] : species in BIRDS ? ["bird"] : [];
  const isPlain = DOGS.has(species) || own.every((word) => word === species);
  const grown = isPlain ? ANIMALS[species].words.split(" ").filter((word) => !YOUNG.has(word)) : [];
  const parts = own.flatMap((word) => lastPart(word, design));
  return [...new Set([species, ...own, ...parts, ...wide, ...grown, "animal", "beast", "creature"])];
}

/** Of a name of two words, which an action has as two: the pig of a guinea pig. */
function lastPart(word: string, design: string): readonly string[] {
  const said = design.toLowerCase().split(/[^a-z]+/);
  return said.includes(word) ? [] : said.filter((one) => one.length > 2 && word.endsWith(one));
}
