// Whom and what an action line adds to the shot's own subjects: "a waiter brings two plates", "seven elephants wade", "a taxi pulls up". No
// grammar: a noun counts where an article, a number or its plural says that it is there, and no word beside it says that it is only spoken or thought of.
import { sentencesOf } from "../acting/lines/sentences.ts";
import { speciesOf } from "../looks/animals/kinds.ts";
import { VERBS } from "../acting/verbs.ts";
import { ARTICLES, FILLERS, GROUPS, JOINTS, NEGATIONS, OF_OBJECTS, PREPOSITIONS } from "../acting/words.ts";
import { endsPhrase } from "./ends-phrase.ts";
import { countBefore, type Counted } from "./how-many.ts";
import { isChessman, isKnown, type Known } from "./is-known.ts";
import { joinedNames, nounOf, VAGUE_PEOPLE, type Noun } from "./nouns.ts";

export interface Unnamed extends Noun {
  readonly count: number;
  readonly adjectives: readonly string[];
  /** "a calf", "her cubs": of those that were named before. */
  readonly youngOf: string | null;
  /** Words that it was read from. */
  readonly because: readonly string[];
}

export function readUnnamed(action: string, known: readonly Known[]): readonly Unnamed[] {
  const found = new Map<string, Unnamed>();
  for (const words of sentencesOf(action).map(joinedNames))
    for (const at of words.keys()) {
      const one = unnamedAt(words, at, { known, found });
      const own = one && onCarousel(one, words);
      if (own && !found.has(own.one)) found.set(own.one, own);
    }
  return [...found.values()];
}

/** Its horses are of wood. */
function onCarousel(one: Unnamed, words: readonly string[]): Unnamed {
  const isWooden = one.one === "horse" && words.some((word) => /^(?:carousel|merry|roundabout)$/.test(word));
  return isWooden ? { ...one, one: "carouselhorse", kind: "vehicle" } : one;
}

interface Around {
  readonly known: readonly Known[];
  readonly found: ReadonlyMap<string, Unnamed>;
}

function unnamedAt(words: readonly string[], at: number, { known, found }: Around): Unnamed | undefined {
  const word = words[at] ?? "";
  const noun = FILLERS.has(word) ? undefined : nounOf(word);
  if (!noun || isDone(words, at, known) || isChessman(words, at, known)) return undefined;
  const counted = countedAt(words, at, noun);
  if (!endsPhrase(words, at, isSeveral(words, noun, counted))) return undefined;
  if (counted.determiner === "no" || !isThere(words, at, { noun, counted })) return undefined;
  const others = isAnotherOne(words, counted) ? known.map(byNameAlone) : beside(words, counted, { noun, known });
  if (isKnown(noun, counted, others)) return undefined;
  const { count, adjectives, start } = counted;
  return { ...noun, count, adjectives, youngOf: parentOf(noun, found), because: words.slice(start, at + 2) };
}

/** A couple is two, whatever stands before. */
function countedAt(words: readonly string[], at: number, noun: Noun): Counted {
  const counted = countBefore(words, at, noun);
  return noun.one === "couple" ? { ...counted, count: 2 * counted.count } : counted;
}

/** What they do is said of several: "the couple kiss". */
const isSeveral = (words: readonly string[], { one, isPlural }: Noun, { start, count }: Counted): boolean =>
  isPlural || count > 1 || one === "couple" || words[start - 1] === "and";

function parentOf({ one: young }: Noun, found: Around["found"]): string | null {
  const parent = [...found.values()].find(({ kind, one }) => kind === "animal" && speciesOf(one) !== undefined);
  return parent && YOUNG.has(young) ? parent.one : null;
}

/** "Tom hits a man": it is not him, though he is one. "Tom, a man of forty, smiles" tells of him. */
const isAnotherOne = (words: readonly string[], { determiner, start }: Counted): boolean =>
  /^an?$/.test(determiner) && words[start - 1] !== ",";

/** "Mara hugs the old woman": who is named before in the same clause is somebody else, but "Mara, the old woman"; a stranger is nobody who is named. */
function beside(words: readonly string[], { determiner, start }: Counted, { noun, known }: Meant): readonly Known[] {
  if (determiner !== "the" || noun.isPlural || words[start - 1] === "," || !VAGUE_PEOPLE.has(noun.one)) return known;
  const before = words.slice(0, start);
  const clause = before.slice(before.findLastIndex((word) => word === "," || word === "and" || JOINTS.has(word)) + 1);
  const said = noun.one === "stranger" ? words : clause;
  return known.filter(({ names, isNamed }) => !isNamed || !names.some((name) => said.includes(name)));
}

interface Meant {
  readonly noun: Noun;
  readonly known: readonly Known[];
}

const byNameAlone = (one: Known): Known => (one.names.length > 0 ? { ...one, words: one.names, design: [] } : one);

/** "her calf" is a part of a leg, what sits on a neck is no company, and "its mother" is no person. */
function isOfBody(words: readonly string[], at: number): boolean {
  const [before = "", word = "", next = "", own = ""] = words.slice(Math.max(0, at - 1), at + 3);
  if (/^cal(?:f|ves)$/.test(word)) return /^(?:his|her|left|right|sore|my)$/.test(before);
  if (before === "its" && /^(?:mother|father|brother|sister)$/.test(word)) return true;
  return INSECT.test(word) && next === "on" && /^(?:his|her|their)$/.test(own);
}

const INSECT = /^(?:mosquito|fly|midge|wasp|bee|tick|flea|ant|bug|gnat|spider|leech)$/;

/** "the team duck", "the guards fish": what several do, not what they are. */
function isDoneBySeveral(words: readonly string[], at: number): boolean {
  const [before = "", word = ""] = [words[at - 1], words[at]];
  if (VERBS.get(word)?.plain !== word) return false;
  return before in GROUPS || SEVERAL.has(before) || nounOf(before)?.isPlural === true;
}

function isDone(words: readonly string[], at: number, known: readonly Known[]): boolean {
  return isDoneBySeveral(words, at) || isDoneByOne(words, at, known) || isOfBody(words, at);
}

/** "and the thief ducks", "a boy ducks behind the door". */
function isDuckingDown(words: readonly string[], at: number): boolean {
  const [article = "", before = "", word = "", next = ","] = words.slice(Math.max(0, at - 2), at + 2);
  if (at < 2 || word !== "ducks" || !ARTICLES.has(article)) return false;
  return nounOf(before)?.kind === "person" && (/^(?:,|and|down)$/.test(next) || PREPOSITIONS.has(next));
}

/** "the king knights the squire": what he does. */
function isDoneByOne(words: readonly string[], at: number, known: readonly Known[]): boolean {
  const [before = "", word = "", next = ""] = words.slice(at - 1, at + 2);
  const isKnownNext = known.some((one) => one.words.includes(next));
  const isVerb = word.endsWith("s") && VERBS.has(word) && (OF_OBJECTS.has(next) || isKnownNext);
  const isSomebody = nounOf(before)?.kind === "person" || known.some((one) => one.words.includes(before));
  return at > 0 && ((isVerb && isSomebody) || isDuckingDown(words, at));
}

const SEVERAL = new Set("they all both team crowd crew audience family gang police".split(" "));

const YOUNG = new Set("calf cub pup puppy foal chick kitten lamb fawn piglet duckling baby".split(" "));

/** Words before which what follows is not in the picture. */
const ABSENT = new Set(
  (
    "like than about without for photo photograph picture painting portrait drawing statue toy hot teddy rocking rubber stuffed pommel vaulting story memory name word sound noise smell voice voices hears hear " +
    "draws drawing paints painting sketches sketching carves carving doodles scratches chalks dreams thinks imagines remembers remember wants needs misses expects calls phones says dead imaginary invisible unseen called named becomes became being playing plays pretends smells"
  ).split(" "),
);
/** After them, "of" stands before the whole. */
const PARTS = new Set(
  "back door side stern bow window windows roof wheel wheels tyre tyres tire tires bumper boot trunk fender ramp steps deck front edge top middle cab seat rear bonnet hood nose tail shadow out inside instead ahead".split(
    " ",
  ),
);
const FOOD = new Set("fish chicken lamb duck crab lobster turkey salmon trout goose tuna pig".split(" "));
const MEALS = new Set(
  "plucks plucking guts gutting stuffs stuffing skins bastes eats eat eating cooks cooking fries frying roasts roast grills serves carves peels tastes cuts cutting orders plate dish wraps weighs packs sells fillets bones scales smokes salts slaps throws tosses feeds".split(
    " ",
  ),
);
const MOST_BETWEEN = 3;
interface Phrase {
  readonly noun: Noun;
  readonly counted: Counted;
}

function isThere(words: readonly string[], at: number, { noun, counted }: Phrase): boolean {
  const { start, adjectives } = counted;
  if (counted.isBare && !mayStandAlone(words, at, noun)) return false;
  if (isSomethingElse(words, at, start)) return false;
  const clause = words.slice(Math.max(0, start - MOST_BETWEEN), start);
  const near = clause.slice(Math.max(clause.lastIndexOf(","), isDoing(words, at) ? clause.lastIndexOf("and") : -1) + 1);
  if (near.at(-1) === "of" && !PARTS.has(near.at(-2) ?? "") && !isPronounPart(near)) return false;
  const absent = [...near, ...adjectives].filter((word) => ABSENT.has(word) || NEGATIONS.has(word));
  if (absent.some((word) => word !== "for" || !isFed(words, noun))) return false;
  if (isGone(words.slice(at + 1, at + 5))) return false;
  return !(FOOD.has(noun.one) && near.some((word) => MEALS.has(word)));
}

/** "the soldiers run", "the soldier runs": they do it themselves, whatever was done before. */
const isDoing = (words: readonly string[], at: number): boolean => VERBS.has(words[at + 1] ?? "");

/** "scatters crumbs for the ducks", "reaches for the cat": they are there. */
function isFed(words: readonly string[], { kind }: Noun): boolean {
  return (kind === "animal" && words.some((word) => FEEDS.test(word))) || words.some((word) => GRASPS.test(word));
}

const GRASPS = /^(?:reach|grab|lunge|dive|leap|snatch|grope|swipe)(?:s|es|ing|ed|d)?$/;

const FEEDS = /^(?:crumbs?|bread|seeds?|grain|corn|hay|scraps?|nuts|crusts?|feed|carrots?)$/;

/** "has gone", "had already left", "is nowhere". */
function isGone(after: readonly string[]): boolean {
  const [first = "", ...rest] = after.filter((word) => !/^(?:all|already|just|long|now)$/.test(word));
  if (!/^(?:has|have|had|is|are|was|were)$/.test(first)) return false;
  return /^(?:gone|left|vanished|disappeared|departed|missing|nowhere|over)$/.test(rest[0] ?? "");
}

/** Numbers that are written. */
const WRITTEN = /^(?:scribbl|jot|writ|chalk|scrawl|enter|add|pencil|tot)\w*$/;

const CHESSMEN = /^(?:king|queen|knight|bishop|rook)$/;

/** Nouns beside which a word before or behind makes them a thing. */
const WITH: readonly (readonly [noun: RegExp, beside: string, by: -1 | 1])[] = [
  [/^couples?$/, "of", 1],
  [/^train$/, "bride", -1],
  [/^train$/, "wedding", -1],
  [/^runners?$/, "on", -1],
  [/^guides?$/, "book", 1],
  [/^(?:zebra|pelican)$/, "crossing", 1],
  [/^birds?$/, "droppings", 1],
  [/^cleaner$/, "vacuum", -1],
  [/^cleaner$/, "carpet", -1],
];

/** A tank that holds something, and does not drive. */
const HOLDS =
  /\b(?:fill\w*|refill\w*|empt\w*|fuel|petrol|gas|water|fish|glass|oil|diving|air|oxygen|septic|nitrogen|acid|storage|cooling|cold|fermentation|tanks? of)\b/;
const FUELS = /^(?:caps?|nozzle|pumps?|hose|petrol|diesel|dipstick|siphons?)$/;
/** What lives in one of glass. */
const IN_TANKS =
  /^(?:goldfish|fish|turtles?|tortoises?|snakes?|lizards?|geckos?|eels?|sharks?|octopus|newts?|frogs?|crabs?|lobsters?|floats?|floating|swims?|swimming|tubes?)$/;
/** What a joiner's plane goes over. */
const JOINERY = /^(?:boards?|planks?|wood|shavings|timber|beam)$/;

/** A pupil of an eye, a runner of a sledge; "as a child", where nobody does anything as one. */
function isSomethingElse(words: readonly string[], at: number, start: number): boolean {
  if (isMeantOtherwise(words, at) || isPictured(words, at, start)) return true;
  if (/^pupils?$/.test(words[at] ?? "")) return words.some((word) => word.startsWith("eye"));
  if (isStillThing(words, at, start)) return true;
  if (WITH.some(([noun, beside, by]) => noun.test(words[at] ?? "") && words[by === -1 ? start - 1 : at + 1] === beside))
    return true;
  if (
    CHESSMEN.test(words[at] ?? "") &&
    words.some((word) => /^(?:chess\w*|pawns?|rooks?|checkmate|board|moves|move)$/.test(word))
  )
    return true;
  return words[start - 1] === "as" && !isSaidOf(words[at + 1] ?? "");
}

/** A figure that is written down, a stroke of swimmers. */
function isMeantOtherwise(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at);
  if (words[at] === "skeleton") return /^(?:dinosaur|whale|mammoth|rex|fish)$/.test(before.at(-1) ?? "");
  if (words[at] === "crows") return /^(?:rooster|cockerel|cock)$/.test(before.at(-1) ?? "");
  if (words[at] === "saloon") return !words.some((word) => /^(?:driv|park|engin|wheel|car$|brak|honk)/.test(word));
  if (/^figures?$/.test(words[at] ?? "")) return before.some((word) => WRITTEN.test(word));
  if (/^bats?$/.test(words[at] ?? ""))
    return words.some((word) => /^(?:swings?|balls?|stumps|wicket|pitcher)$/.test(word));
  if (words[at] === "horse") return words.some((word) => /^(?:springboard|vault\w*|pommel|gymnast)$/.test(word));
  return words[at] === "butterfly" && before.some((word) => /^sw[iu]m/.test(word));
}

/** "folds the napkin into a swan". */
const isMadeOfIt = (words: readonly string[], start: number): boolean =>
  words[start - 1] === "into" && words.slice(Math.max(0, start - 5), start).some((word) => MAKES.test(word));

/** "draws a cat on the plaster": a picture of one, or something that is made into one. */
const isPictured = (words: readonly string[], at: number, start: number): boolean =>
  isMadeOfIt(words, start) || isDrawn(words, at, start);

const isDrawn = (words: readonly string[], at: number, start: number): boolean =>
  /^(?:draw|doodl|scribbl|sketch|tattoo|chalk|paint|scratch|trac)(?:s|es|ing)$/.test(words[start - 1] ?? "") &&
  /^(?:on|onto|in|into|across|over|with)$/.test(words[at + 1] ?? "");

const MAKES = /^(?:fold|twist|carve|shap|mould|mold|sculpt|whittl|knot|cut)\w*$/;

/** "as a guard passes", "as two guards run past". */
const isSaidOf = (next: string): boolean => next.endsWith("s") || VERBS.get(next)?.plain === next;

const TOYS =
  /^(?:toy|model|miniature|wooden|cardboard|clockwork|lego|paper|origami|balloon|chocolate|gingerbread|knitted)$/;

const COOKED = /^(?:gingerbread|roast|roasted|fried|grilled|smoked|boiled|cooked|baked)$/;

/** A plane or a tank that neither flies nor drives. */
function isStillThing(words: readonly string[], at: number, start: number): boolean {
  if (COOKED.test(words[at - 1] ?? "")) return true;
  if (TOYS.test(words[at - 1] ?? "") && !/^(?:horses?|soldiers?|men|man)$/.test(words[at] ?? "")) return true;
  if (words[at] === "plane") return words.some((word) => JOINERY.test(word));
  if (!/^tanks?$/.test(words[at] ?? "")) return false;
  return (
    HOLDS.test(words.slice(Math.max(0, start - 1), at + 2).join(" ")) ||
    words.some((word) => FUELS.test(word) || IN_TANKS.test(word))
  );
}

/** Several without an article, and not what somebody does: "dogs bark", not "Tom guards the door". */
function mayStandAlone(words: readonly string[], at: number, { isPlural }: Noun): boolean {
  const before = words[at - 1] ?? ",";
  const isFirst = before === "," || before === "and" || JOINTS.has(before);
  if (VERBS.has(words[at] ?? "")) return false;
  if (!isPlural) return isFirst;
  return isFirst || PREPOSITIONS.has(before) || VERBS.has(before) || /(?:s|ed|ing)$/.test(before);
}

/** "in front of", "three of the guards". */
const isPronounPart = (near: readonly string[]): boolean =>
  /^(?:one|two|three|four|both|all|some|most)$/.test(near.at(-2) ?? "");
