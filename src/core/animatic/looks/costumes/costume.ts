// What people of one occupation, culture or legend usually wear and look like, as words of a design: what the design itself says goes first.
import { coloursIn } from "../../colour/colour-words.ts";
import type { Form } from "../person-age.ts";
import { isGarmentWord, slotOf } from "../garment.ts";
import { hasAny, wordsIn } from "../read-words.ts";
import type { Costume, Era } from "./era.ts";
import { eraIn } from "./era.ts";
import { FANCY } from "./fancy.ts";
import { OUTSIDE_THE_LAW } from "./outside-the-law.ts";
import { PAST } from "./past.ts";
import { SCHOOL_AND_HOUSEHOLD } from "./school-and-household.ts";
import { SPORT } from "./sport.ts";
import { WORK } from "./work.ts";

const COSTUMES: ReadonlyMap<string, Costume> = new Map(
  [...PAST, ...FANCY, ...SPORT, ...WORK, ...SCHOOL_AND_HOUSEHOLD, ...OUTSIDE_THE_LAW].flatMap((costume) =>
    costume.words.split(" ").map((word): [string, Costume] => [word, costume]),
  ),
);

/** Who is meant, and words of the place, which tell the time. */
interface Dresser {
  readonly form: Form;
  readonly around: readonly string[];
}

/** The words of the costume that the words name; empty where they name none. Of two nouns side by side the second one dresses first: "a zombie nurse". */
export function costumeIn(said: readonly string[], { form, around }: Dresser): readonly string[] {
  const words = meantBy(said, around);
  const beast = beastDress(words);
  if (beast) return wordsIn(beast);
  const at = words.findIndex((word, index) => rowOf(word) !== undefined && !isOther(words, index));
  if (at < 0) return [];
  const [first = "", next = ""] = words.slice(at, at + 2);
  const rows = ordered(first, rowOf(next) && !isOther(words, at + 1) ? next : "");
  const era = eraIn([...words, ".", ...around]);
  return wordsIn(
    rows
      .flatMap((word) => {
        const row = rowOf(word);
        const isStriped = hasAny([word], PRISONERS) && hasAny(words, "striped stripes");
        if (!row) return [];
        const wear = wearOf(row, form, isStriped ? "victorian" : era);
        return [isFirstOfGarment(words, at) ? partOf(wear, next) : wear];
      })
      .join(". "),
  );
}

/** Nouns in the sense that stands in the tables. */
function meantBy(said: readonly string[], around: readonly string[]): readonly string[] {
  const whole = [...said, ...around];
  return said.map((word, at) => {
    if (word === "hunter") return hunterIn(said, at);
    if (word === "ragged" && hasAny(said.slice(at + 1, at + 2), ANYBODY)) return "rags";
    const [sense, company = "", isOwn] = SENSES[word] ?? [];
    return sense !== undefined && hasAny(isOwn ? said : whole, company) ? sense : word;
  });
}

/** What a noun means in the company of others, of the design and the place or of the design alone. */
const SENSES: Readonly<Record<string, readonly [sense: string, company: string, isOwn?: boolean]>> = {
  maid: ["motelmaid", "uniform motel hotel trolley vacuum"],
  lord: ["daimyo", "samurai shogun japan japanese tatami edo kyoto katana"],
  groom: ["indiangroom", "turban sherwani garland sehra", true],
  goalkeeper: ["hockeygoalie", "hockey ice rink puck legpads skates mask"],
  sergeant: ["soldier", "greatcoat khaki army regiment platoon trench trenches rifle war battlefield barracks drill"],
  conductor: ["maestro", "orchestra orchestral baton symphony philharmonic choir concert tails tailcoat podium"],
  covered: ["greenman", "moss ferns leaves ivy bark lichen", true],
  samurai: ["samuraiarmour", "armour armor", true],
};

function hunterIn(said: readonly string[], at: number): string {
  if (said[at - 1] === "bounty") return "bountyhunter";
  return hasAny(said, "skin skins furs hide hides") ? "caveman" : "hunter";
}

const ANYBODY = "child children boy boys girl girls man men woman women figure stranger";

const PRISONERS = "prisoner prisoners convict convicts inmate inmates";
/** Clothes that are worn by those alone whose noun stands before them. */
const WHOLE_DRESS = "uniform costume suit robe robes habit armour armor outfit gown dress";

/** "A girl of ten in a pirate bandana" is no pirate. */
function isFirstOfGarment(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? "";
  return isGarmentWord(next) && !hasAny([next], WHOLE_DRESS) && words.slice(0, at).some((word) => SOMEBODY.test(word));
}

const SOMEBODY = /^(?:(?:wo)?m[ae]n|boys?|girls?|child|children|kids?|toddler|teenager|lady|gentleman|student)$/;

/** What of a costume is worn where the garment is. */
function partOf(wear: string, garment: string): string {
  const slot = slotOf(garment);
  return wear
    .split(", ")
    .filter((part) => slotOf(wordsIn(part).at(-1) ?? "") === slot)
    .join(", ");
}

function wearOf(row: Costume, form: Form, era: Era | undefined): string {
  const own = form === "woman" ? row.woman : form === "man" ? row.man : undefined;
  return (era && row.in?.[era]) ?? own ?? row.wear;
}

const BEAST_DRESS: readonly (readonly [nouns: string, ears: string, colour: string])[] = [
  ["bear teddy monkey", "round", "tan"],
  ["panda mouse koala", "round", "grey"],
  ["gorilla ape", "round", "charcoal"],
  ["sheep lamb seal polarbear", "round", "white"],
  ["pig piglet", "pointed", "pink"],
  ["cow horse reindeer squirrel owl", "pointed", "brown"],
  ["rabbit bunny hare donkey", "long", "white"],
  ["cat fox wolf tiger lion dog dragon dinosaur", "pointed", "orange"],
  ["frog chicken duck bee", "round", "yellow"],
];

/** "In a bear costume", "dressed as a rabbit": a suit of that coat, and a hood with ears. */
function beastDress(words: readonly string[]): string | undefined {
  for (const [nouns, ears, usual] of BEAST_DRESS) {
    const at = words.findIndex(
      (word, index) =>
        hasAny([word], nouns) &&
        (hasAny(words.slice(index + 1, index + 2), "costume suit onesie outfit") ||
          /\bdressed (?:up )?as an? (?:\w+ )?$/.test(`${words.slice(Math.max(0, index - 5), index).join(" ")} `)),
    );
    if (at < 0) continue;
    const colour = coloursIn(words.slice(Math.max(0, at - 2), at)).length > 0 ? (words[at - 1] ?? usual) : usual;
    return `${colour} jumpsuit, ${colour} ${ears}earhood`;
  }
  return undefined;
}

/** Ranks and other words that say little beside another noun: "a pirate captain", "a samurai warrior". */
const WEAK = "captain commander officer lieutenant colonel warrior worker driver gentleman lord lady";
const ROYAL = "king queen prince princess emperor empress duke lord sultan senator";

function ordered(first: string, next: string): readonly string[] {
  if (next === "" || rowOf(first) === rowOf(next)) return [first];
  if (hasAny([next], WEAK)) return [first];
  return hasAny([first], `${ROYAL} roman victorian`) ? [next] : [next, first];
}

/** Whether a noun says what somebody is, and so what they wear. */
export function isOccupation(word: string): boolean {
  return rowOf(word) !== undefined;
}

function rowOf(word: string): Costume | undefined {
  return (
    COSTUMES.get(word) ??
    COSTUMES.get(word.replace(/s$/, "")) ??
    COSTUMES.get(word.replace(/(?:wo)?m[ae]n$/, "man")) ??
    COSTUMES.get(word.replace(/ves$/, "f"))
  );
}

/** What keeps a noun from dressing anybody: "a retired nurse", "the judge's son", "dressed for the pilot's funeral". */
function isOther(words: readonly string[], at: number): boolean {
  const [before, after] = [words[at - 1] ?? "", words[at + 1] ?? ""];
  return hasAny([before], NOT_NOW) || hasAny([after], OTHERS) || hasAny(words, "plainclothes undercover naked");
}

const NOT_NOW = "former retired off ex future aspiring would with by for from than";
const OTHERS = "boots son daughter wife husband mother father sister brother hunter s";
