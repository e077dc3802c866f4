// What somebody wears of whom the design says nothing: by the weather, the kind of place and the time that the words of the place name.
import type { Age, Form } from "../person-age.ts";
import { hasAny, wordsIn } from "../read-words.ts";
import { eraIn } from "./era.ts";
import { DRESS } from "./past.ts";

interface PlaceDress {
  readonly words: string;
  /** What else the words must not say. */
  readonly unless?: string;
  readonly wear: string;
  readonly woman?: string;
}

const INSIDE =
  "room kitchen office bar hotel inside indoors hall church shop bedroom studio corridor flat apartment cabin hospital";

const PLACES: readonly PlaceDress[] = [
  {
    words: "snow snowy snowfall blizzard arctic antarctic polar glacier frozen",
    unless: INSIDE,
    wear: "puffer, beanie, scarf, gloves, black boots",
  },
  {
    words: "swimming pool underwater lido",
    unless: "pub table garden",
    wear: "shirtless, navy trunks, bare feet",
    woman: "navy swimsuit, bare feet",
  },
  {
    words: "beach",
    unless: "winter storm stormy rain cold night fog snow",
    wear: "tshirt, beige shorts, bare feet",
    woman: "sundress, sunhat, bare feet",
  },
  { words: "rain rainy drizzle downpour monsoon storm", unless: INSIDE, wear: "raincoat, black boots" },
  { words: "jungle safari savannah desert", unless: INSIDE, wear: "beige shirt, khaki trousers, sunhat, brown boots" },
  { words: "spaceship spacecraft starship", wear: "grey jumpsuit, white boots" },
  { words: "moon mars spacewalk orbit", unless: "moonlit moonlight full night", wear: "white spacesuit" },
  { words: "gym stadium track", wear: "singlet, shorts, white trainers" },
  { words: "ballroom opera gala", wear: "black tuxedo, white shirt, black bowtie", woman: "gown, necklace" },
  { words: "funeral graveyard cemetery", wear: "black coat, black trousers", woman: "black coat, black dress" },
  { words: "winter december january frost icy autumn november", unless: INSIDE, wear: "coat, scarf" },
];

export function dressOfPlace(
  around: readonly string[],
  { form, age }: { readonly form: Form; readonly age: Age },
): readonly string[] {
  if (age === "baby") return wordsIn("white babygrow");
  const era = eraIn(around);
  if (era) return wordsIn(DRESS[era][form === "woman" ? "woman" : "man"]);
  const place = PLACES.find(({ words, unless = "" }) => hasAny(around, words) && !hasAny(around, unless));
  if (!place) return [];
  return wordsIn(form === "woman" ? (place.woman ?? place.wear) : place.wear);
}

/** "red gloves" in a boxing ring. */
const IN_RING: Readonly<Record<string, string>> = { gloves: "boxinggloves", shorts: "boxingshorts" };

/** Words of clothes as they are meant in the place. */
export function meantInPlace(words: readonly string[], around: readonly string[]): readonly string[] {
  return hasAny(around, "boxing boxers") ? words.map((word) => IN_RING[word] ?? word) : words;
}
