// What a person looks like, read from a design: age, build, skin, hair, beard, traits and clothes. What the words leave open has the costume that they or the place
// ask for, or is chosen by the person's id, so that the same person looks the same in every view and in every wardrobe variant.
import type { Colour } from "../colour/colour.ts";
import { coloursIn } from "../colour/colour-words.ts";
import { costumeIn, isOccupation } from "./costumes/costume.ts";
import { withHalves } from "./costumes/patterns.ts";
import { inOneStuff } from "./costumes/all-of-stone.ts";
import { dressOfPlace, meantInPlace } from "./costumes/dress-of-place.ts";
import { readClothes, type DressWords } from "./read-clothes.ts";
import { isGarmentWord } from "./garment.ts";
import { ageOf, readAge, readForm, readYears, type Age, type Form } from "./person-age.ts";
import { PEOPLE, isMuscular, readBuild, readSkin, readStature } from "./person-body.ts";
import { BEARD_NOUNS, readBeard, saidBeardColour, usualBeard } from "./hair/beard.ts";
import { withHairNamed } from "./hair/called-hair.ts";
import {
  HAIR_NOUNS,
  greyingOf,
  isBrown,
  isDarkHaired,
  isOfFairPeople,
  readHair,
  saidHairColour,
  steadyColour,
} from "./hair/person-hair.ts";
import type { PersonLook } from "./person-look.ts";
import { readTraits } from "./person-traits.ts";
import { hasAny, mentionsOf, type Mention } from "./read-words.ts";

/** A person, or the same one in other clothes. */
export interface PersonWords {
  /** Of the person, not of the wardrobe variant. */
  readonly id: string;
  readonly words: readonly string[];
  /** The variant's words; where they say nothing, the person's own hold. */
  readonly wardrobe: readonly string[] | null;
  readonly pronoun: string | null;
  /** The words of id and name: a trade that the design leaves out. */
  readonly title?: readonly string[];
  /** Of the place: they dress whoever is not described, and tell the time. */
  readonly around?: readonly string[];
}

const BODY_NOUNS = "kit outfit skin skinned eyes eyed face faced head hands nose cheeks ears wings horns tail";
const NOUNS = new Set(`${HAIR_NOUNS} ${BEARD_NOUNS} ${BODY_NOUNS} ${PEOPLE}`.split(" "));

const isNoun = (word: string): boolean => NOUNS.has(word) || isGarmentWord(word);

export function readPerson(person: PersonWords): PersonLook {
  const { id, pronoun } = person;
  const words = withHalves(withHairNamed(person.words)).map(ofCamouflage).map(ofNun);
  const plainForm = readForm(words, pronoun);
  const costume = costumeOf(person, plainForm);
  const form = plainForm === "plain" ? formOf(costume, words) : plainForm;
  const whole = [...words, ".", ...costume];
  const age = readAge(whole);
  const isYoung = age !== "old" && (age !== "adult" || hasAny(words, "young youthful"));
  const looks = mentionsOf(whole, isNoun).filter((_, at, all) =>
    isOwnOrFits(all, at, { count: mentionsOf(words, isNoun).length, isYoung, age, form }),
  );
  const saidHair = saidHairColour(looks, whole) ?? saidBeardColour(looks);
  const isFair = isOfFairPeople(saidHair, whole);
  const skin = readSkin(blackOf(whole), looks, { id, hair: isFair ? "fair" : isBrown(saidHair) ? "brown" : "any" });
  const years = readYears(words) ?? null;
  const natural = readHair({ id, words: whole, mentions: looks, age, form, isDark: isDarkHaired(skin, whole) });
  const hair = { ...natural, colour: saidHair ?? greyingOf(id, { age, years, form }) ?? natural.colour };
  const beard = usualBeard(readBeard(looks, hair.colour), {
    ...{ id, form, age, years },
    hair: hair.style,
    words: whole,
  });
  const look: PersonLook = {
    ...{ id, age, years, form, skin, beard },
    isGhost: hasAny([...words, ...id.split("_")], GHOSTS),
    build: readBuild(whole, id),
    isMuscular: isMuscular(whole),
    stature: readStature(words, isOccupation),
    stoop: stoopOf(words, age),
    lines: linesOf(words, { age, years }),
    freckles: hasAny(words, "freckles freckled freckly"),
    hair,
    eyes: colourBefore(looks, "eyes eyed") ?? steadyColour(id, "eyes", skin.light < 0.65 ? DARK_EYES : EYES),
    traits: readTraits(whole),
    beast: null,
    clothes: readClothes(dressOf({ ...person, words }, { costume, form, age }), { id, age, form }, isNoun),
  };
  return inOneStuff(look, words);
}

/** "Camouflage trousers" are of it. */
const ofCamouflage = (word: string, at: number, words: readonly string[]): string =>
  word === "camouflage" && isGarmentWord(words[at + 1] ?? "") ? "camo" : word;

/** A nun's veil is no bride's. */
const ofNun = (word: string, _: number, words: readonly string[]): string =>
  word === "veil" && hasAny(words, "nun novice abbess prioress") ? "wimple" : word;

/** By the design; a trade that only the name tells dresses who has no clothes in the design. */
function costumeOf({ words, title = [], around = [] }: PersonWords, form: Form): readonly string[] {
  const own = costumeIn(words, { form, around });
  return own.length > 0 || words.some(isGarmentWord) ? own : costumeIn(title, { form, around });
}

const GHOSTS = "ghost ghostly spirit phantom spectre specter apparition wraith poltergeist";

/** "A tall Black preacher": of a trade the colour is that of the skin; a knight and a witch are named by it. */
function blackOf(words: readonly string[]): readonly string[] {
  const isSkin = words.some(
    (word, at) =>
      word === "black" &&
      isOccupation(words[at + 1] ?? "") &&
      !/^(?:knight|witch|widow|ninja)/.test(words[at + 1] ?? ""),
  );
  return isSkin ? ["ebony", ...words] : words;
}

/** "A king"; a costume with a bare chest is that of a man, and so are beards and turbans. */
function formOf(costume: readonly string[], words: readonly string[]): Form {
  if (hasAny(costume, "shirtless") || hasAny(words, "turban bearded beard moustache moustached stubble")) return "man";
  return readForm(costume, null);
}

const EYES = ["brown", "hazel", "slate", "chocolate", "denim"];
const DARK_EYES = ["brown", "chocolate", "chestnut"];

/** What the design says holds. Of a costume nobody young takes beard or grey hair, nobody old the hair of youth, and no woman the beard. */
function isOwnOrFits(
  all: readonly Mention[],
  at: number,
  {
    count,
    isYoung,
    age,
    form,
  }: { readonly count: number; readonly isYoung: boolean; readonly age: Age; readonly form: Form },
): boolean {
  const { noun, before } = all[at] ?? { noun: "", before: [] };
  if (at < count) return true;
  if (hasAny([noun], BEARD_NOUNS)) return !isYoung && form !== "woman";
  if (!hasAny([noun], HAIR_NOUNS)) return true;
  return !(isYoung && hasAny(before, "white grey")) && !(age === "old" && hasAny(before, "black brown blond red"));
}

/** Words of the clothes: the variant's first, because the first garment of a kind is the one that is worn; glasses and the like stay. */
function dressOf(
  { words, wardrobe, title = [], around = [] }: PersonWords,
  { costume, form, age }: { readonly costume: readonly string[]; readonly form: Form; readonly age: Age },
): DressWords {
  const changed = wardrobe === null ? [] : costumeIn(wardrobe, { form, around });
  if (wardrobe === null || (changed.length === 0 && !wardrobe.some(isGarmentWord))) {
    const isBare = costume.length === 0 && !words.some(isGarmentWord);
    return {
      own: [...meantInPlace(words, around), ".", ...title.filter((word) => !isGarmentWord(word))],
      usual: isBare ? dressOfPlace(around, { form, age }) : costume,
    };
  }
  const kept = mentionsOf(words, isNoun).filter(({ noun }) => hasAny([noun], "glasses spectacles eyepatch earrings"));
  return { own: [...wardrobe, ...kept.flatMap(({ noun, before }) => [".", ...before, noun])], usual: changed };
}

/** Degrees. */
function stoopOf(words: readonly string[], age: Age): number {
  if (hasAny(words, "stooped stooping hunched bent hunchback hunchbacked crooked")) return 17;
  return age === "old" && !hasAny(words, "upright proud tall straight ramrod elegant") ? 8 : 0;
}

function linesOf(
  words: readonly string[],
  { age, years }: { readonly age: Age; readonly years: number | null },
): number {
  if (age === "old") return 1;
  if (age !== "adult" || hasAny(words, "young youthful")) return 0;
  if (hasAny(words, "wrinkled lined craggy haggard")) return 0.8;
  const isGrey = words.some(
    (word, at) =>
      hasAny([word], "grey gray greying silver") && hasAny(words.slice(at + 1, at + 2), "hair haired beard"),
  );
  return (years !== null && ageOf(years) === "adult" && years >= 43) || isGrey || hasAny(words, "middle") ? 0.5 : 0;
}

function colourBefore(mentions: readonly Mention[], nouns: string): Colour | undefined {
  return mentions.flatMap(({ noun, before }) => (hasAny([noun], nouns) ? coloursIn(before).slice(-1) : []))[0];
}
