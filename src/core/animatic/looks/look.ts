// Somebody or something that can be drawn, read from the words of the config: the same for a reference card and for every shot.
import { wordsOfId } from "../overlay/clean-text.ts";
import { readAnimal, readMachineAnimal } from "./read-animal.ts";
import type { AnimalLook } from "./animal-look.ts";
import { ANIMALS, animalWords, speciesOf } from "./animals/kinds.ts";
import { comparedSize, withoutComparisons } from "./animals/compared-size.ts";
import { dressedBeast } from "./dressed-beast.ts";
import { formOfName } from "./names/first-names.ts";
import { isCreatureWord, readCreature, type CreatureLook } from "./creature-look.ts";
import { nounOf } from "../unnamed/nouns.ts";
import { readThing, type ThingLook } from "./object-look.ts";
import { propIn } from "./props/find-prop.ts";
import { readPerson } from "./read-person.ts";
import type { PersonLook } from "./person-look.ts";
import { hasAny, wordsIn } from "./read-words.ts";
import { readRobot, type RobotLook } from "./robot-look.ts";

export type SubjectLook =
  | { readonly kind: "person"; readonly look: PersonLook }
  | { readonly kind: "animal"; readonly look: AnimalLook }
  | { readonly kind: "creature"; readonly look: CreatureLook }
  | { readonly kind: "robot"; readonly look: RobotLook }
  | { readonly kind: "thing"; readonly look: ThingLook };

export interface LookWords {
  /** Of the base of a wardrobe variant, else its own. */
  readonly id: string;
  readonly kind: "character" | "prop" | "vehicle";
  readonly name: string;
  readonly design: string;
  /** Of the base of a wardrobe variant, which is the same one in other clothes; null where it is none. */
  readonly baseDesign: string | null;
  readonly pronoun: string | null;
  /** Words of the place, for somebody whom the config does not know: they dress who is not described. */
  readonly around?: readonly string[];
}

export function readLook(given: LookWords): SubjectLook {
  return asCompared(lookIn(given), wordsIn(given.baseDesign ?? given.design));
}

/** "A dragon the size of a cat". */
function asCompared(one: SubjectLook, words: readonly string[]): SubjectLook {
  const size = one.kind === "thing" ? undefined : comparedSize(words);
  if (size === undefined) return one;
  if (one.kind === "animal") return { ...one, look: { ...one.look, stature: size / ANIMALS[one.look.species].size } };
  if (one.kind === "creature") return { ...one, look: { ...one.look, tall: size } };
  if (one.kind === "robot") return { ...one, look: { ...one.look, stature: size } };
  return one.kind === "person" && size < 0.6 ? { ...one, look: { ...one.look, stature: size } } : one;
}

/** "A man of seventy, black, grey hair": said alone it is no colour of what comes next. */
const BLACK = /, black(?=\s*(?:,|$))/gi;

function lookIn(given: LookWords): SubjectLook {
  const { id, kind, name, design, baseDesign, around = [] } = given;
  const pronoun = given.pronoun ?? PRONOUNS[formOfName(name)];
  if (kind !== "character") return listedLook(given, kind);
  const text = (baseDesign ?? design).replace(BLACK, ", ebony");
  const title = `${wordsOfId(id)}. ${name}`;
  const words = wordsIn(text === "" ? title : text);
  const wardrobe = baseDesign === null ? null : wordsIn(design);
  const person = readPerson({ id, words, wardrobe, pronoun, title: wordsIn(title), around });
  if (isAboutPerson(words, text)) return { kind: "person", look: person };
  const real = withoutPictures(words);
  const dressed = dressedBeast(real);
  if (dressed) return { kind: "person", look: { ...person, ...dressed } };
  const young = wordsIn(title).filter((word) => BROOD.test(word));
  return (
    readBeast(id, [...real, ...young]) ??
    (hasPerson(words) ? undefined : readBeast(id, [...real, ...wordsIn(`. ${title}`)])) ?? {
      kind: "person",
      look: person,
    }
  );
}

/** Said by a name alone: "hatchling | a small blue dragon". */
const BROOD = /^(?:hatchling|newborn|baby|cub|whelp|fledgling|nestling)$/;

const PICTURED =
  /\b(?:(?:painted|printed|embroidered|decorated|patterned|stitched|marked|carved|engraved|emblazoned) (?:with|like|as)|(?:picture|drawing|print|tattoo|badge|patch|image|logo|emblem|mask|head) of) (?:(?:a|an|the|two|little|small|big|snarling|howling) )*\w+/g;

/** Without what is only a picture on somebody, and what they are compared with: "a white mask painted with a wolf", "as big as a calf". */
function withoutPictures(words: readonly string[]): readonly string[] {
  return withoutComparisons(words.join(" ").replaceAll(PICTURED, " ")).split(/ +/).filter(Boolean);
}

/** What a show lists among its things. */
function listedLook(given: LookWords, kind: "prop" | "vehicle"): SubjectLook {
  const { id, name, design } = given;
  if (isBeing(kind, design) || isDressedBeast(kind, design)) return readLook({ ...given, kind: "character" });
  return (
    toyRobot(id, design) ??
    livingProp(kind, id, design) ?? { kind: "thing", look: readThing(kind, { id, name, design }) }
  );
}

/** "A small tin toy robot" is a robot of a hand's height. */
function toyRobot(id: string, design: string): SubjectLook | undefined {
  const [phrase = ""] = design.toLowerCase().split(PHRASE_END);
  const isToy = /\b(?:toy|tin|clockwork|wind-up)\b/.test(phrase) && wordsIn(phrase).at(-1) === "robot";
  const robot = isToy ? readRobot(id, wordsIn(design)) : undefined;
  return robot && { kind: "robot", look: { ...robot, stature: 0.2, head: "box" } };
}

/** What stands for a form that only a name tells. */
const PRONOUNS = { woman: "her", man: "his", plain: null } as const;

/** Robots, people and beings of tales that a show lists among its things: "a silver robot with one eye". */
const BEING =
  /^(?:robot|android|cyborg|droid|alien|ghost|fairy|mermaid|troll|ogre|giant|goblin|elf|zombie|vampire|demon|angel|wizard|witch|guard|bodyguard|seller|merchant|monk|nun|knight|pirate|thief|waiter|waitress|bartender|policeman|policewoman|baby|toddler)$/;
const PHRASE_END =
  /\b(?:with|in|on|of|at|who|that|wearing|holding|from|under|behind|than|taller|larger|bigger|as)\b|[,.;:]/;

function isBeing(kind: LookWords["kind"], design: string): boolean {
  const [phrase = ""] = design.toLowerCase().split(PHRASE_END);
  const noun = wordsIn(phrase).at(-1) ?? "";
  return (
    kind === "prop" && !LIFELESS.test(design) && (BEING.test(noun) || /^(?:(?:wo)?man|boy|girl|child)$/.test(noun))
  );
}

/** "a small brown mouse in a red waistcoat". */
function isDressedBeast(kind: LookWords["kind"], design: string): boolean {
  return kind === "prop" && !LIFELESS.test(design) && dressedBeast(wordsIn(design)) !== undefined;
}

/** A fish or a dog that a show lists among its things; a toy is none, nor the picture of one. */
function livingProp(kind: "prop" | "vehicle", id: string, design: string): SubjectLook | undefined {
  const title = wordsIn(wordsOfId(id));
  const words = wordsIn(`${design}. ${wordsOfId(id)}`);
  if (kind !== "prop" || LIFELESS.test(design) || isTool(title, design)) return undefined;
  if (title.includes("scarecrow"))
    return { kind: "person", look: readPerson({ id, words, wardrobe: null, pronoun: null, around: [] }) };
  const beast =
    (isNamedForBeast(title) ? readBeast(id, title) : undefined) ??
    (isOfBeast(wordsIn(design)) ? readBeast(id, words) : undefined);
  return !beast || beast.kind === "robot" || isHandled(beast, design) ? undefined : readBeast(id, words);
}

/** A dead hare and a silver fish are things that somebody has. */
function isHandled(beast: SubjectLook, design: string): boolean {
  if (beast.kind === "creature" && beast.look.shape === "fish") return DEAD.test(design) || !ALIVE.test(design);
  return DEAD.test(design) && isGame(beast);
}

/** "bat | an aluminium bat", "crane | a yellow crane": for a game or to lift loads, where nothing is said of wings and fur. */
function isTool(title: readonly string[], design: string): boolean {
  const [phrase = ""] = design.toLowerCase().split(PHRASE_END);
  const [noun] = /^(?:bat|crane)(?=s?$)/.exec(title.at(-1) ?? "") ?? [];
  return (
    noun !== undefined &&
    new RegExp(String.raw`\b${noun}s?\b`).test(phrase) &&
    !/\b(?:wing|fur|fruit|vampire|cave|ears|eyes|fang|flying|flapping|hanging|live|feather|beak|bird|legs)/.test(
      design.toLowerCase(),
    )
  );
}

/** "Pet goldfish", "dog 2"; a baseball bat, a cow bell and a butterfly net are named for one and are none. */
function isNamedForBeast(title: readonly string[]): boolean {
  const last = title.findLastIndex((word) => !/^(?:\d+|one|two|three)$/.test(word));
  const word = (title[last] ?? "").replace(/(?<=[^s])s$/, "");
  return propIn(title, true) === undefined && (speciesOf(word) !== undefined || isCreatureWord(word));
}

/** "A big grey elephant with one tusk": what it is, and not what something is for. */
function isOfBeast(words: readonly string[]): boolean {
  const at = words.findIndex((word) => speciesOf(word) !== undefined || isCreatureWord(word));
  const isPair = propIn(words.slice(Math.max(0, at - 1), at + 1), true) !== undefined;
  return (
    at >= 0 &&
    at < 6 &&
    !isPair &&
    !words.slice(0, at).some((word) => AWAY.test(word)) &&
    REST.test(words[at + 1] ?? "")
  );
}

const AWAY = /^(?:of|for|with|on|in|from|like|\.)$/;
const REST = /^(?:\.?|with|in|on|and|lying|sitting|sleeping|curled|asleep|standing|that|who|calf|cub|chick|foal|pup)$/;

/** Listed among the things, a fish is one, unless it lives. */
const ALIVE =
  /\b(?:living?|alive|orange|red|gold(?:en)?|yellow|blue|green|purple|striped|swimming|leaping|jumping|wriggling|thrashing|flapping|goldfish|koi|glowing|pet|giant|huge|clown|school|shoal|tropical|piranha|pufferfish|swordfish)\b/i;

const isGame = (beast: SubjectLook): boolean =>
  beast.kind !== "animal" || ANIMALS[beast.look.species].size * beast.look.stature < GAME;

/** A dead animal of that height and less is a thing that somebody holds. */
const GAME = 0.4;
const DEAD = /\bdead\b/i;

const LIFELESS =
  /\b(?:chess|plate|dish|wrapped?|plastic|roast|roasted|fried|grilled|smoked|frozen|cooked|baked|slice|piece|fillet|block of|steak|tinned|toy|rocking|hobby|pommel|rubber|inflatable|teddy|doll|stuffed|plush|wooden|carved|(?<!huge |giant |great |young )(?:bronze|plaster|stone|marble|porcelain|wax|terracotta)|statue|figurine|puppet|picture|painting|photo|mask|skin|bone|skull|cage|trap|made|tin|paper|costume|dog (?:lead|bowl|collar))\b/i;

/** Whatever acts and is no person. */
function readBeast(id: string, words: readonly string[]): SubjectLook | undefined {
  const machine = readMachineAnimal(id, words);
  if (machine) return { kind: "animal", look: machine };
  const robot = readRobot(id, words);
  if (robot) return { kind: "robot", look: robot };
  const creature = readCreature(id, words);
  const animal = readAnimal(id, words);
  const isFirst = words.findIndex(isCreatureWord) < words.findIndex((word) => speciesOf(word) !== undefined);
  if (creature && (!animal || isFirst)) return { kind: "creature", look: creature };
  const beast = animal ?? readAnimal(id, [...words, ".", likeness(words)]);
  return beast && { kind: "animal", look: beast };
}

/** What an animal without a name is built like, by what it has. */
const LIKENESSES: readonly (readonly [parts: string, species: string])[] = [
  ["trunk", "elephant"],
  ["hump humps", "camel"],
  ["antlers", "deer"],
  ["tusks snout", "boar"],
  ["mane", "lion"],
  ["quills spines", "hedgehog"],
  ["horns hooves", "cow"],
  ["scales scaly", "crocodile"],
  ["beak feathers", "ostrich"],
];

/** "A six-legged animal, pale fur, a long trunk"; none where the words are of no animal. */
function likeness(words: readonly string[]): string {
  const at = words.findIndex((word) => /^(?:animal|beast)$/.test(word));
  if (at < 0 || at > 4) return "";
  return LIKENESSES.find(([parts]) => hasAny(words, parts))?.[1] ?? "bear";
}

const PERSON =
  /^(?:wo)?m[ae]n$|^(?:boy|girl|person|lady|gentleman|child|clerk|owner|keeper|trainer|driver|hunter|rider|sailor|soldier|doctor|nurse|teacher|detective|king|queen|prince|princess|mother|father|grandmother|grandfather|sister|brother|coat|shirt|dress|trousers|suit|jacket|beard|years?|aged|wrestler|boxer|bowler|batter|player|athlete|champion|fighter|acrobat|dancer|thief|spy|pilot)$/;

/** "a burglar of thirty": ages in words are those of people. */
const AGED =
  /^(?:eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|twenties|thirties|forties|fifties|sixties)$/;

/** "a lion tamer", "a snake charmer": a person by the trade after the animal. */
function worksWithAnimals(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      WITH_ANIMALS.test(word) && (speciesOf(words[at - 1] ?? "") !== undefined || isCreatureWord(words[at - 1] ?? "")),
  );
}

const isAboutPerson = (words: readonly string[], design: string): boolean =>
  worksWithAnimals(words) || isPersonFirst(design) || isTradeAlone(design);

/** "a mechanic", whose name is Ray: no animal where the design has none. */
function isTradeAlone(design: string): boolean {
  const all = wordsIn(design);
  const [phrase = ""] = design.toLowerCase().split(PHRASE_END);
  const isOther = all.some((word) => speciesOf(word) !== undefined || isCreatureWord(word));
  return !isOther && readRobot("", all) === undefined && nounOf(wordsIn(phrase).at(-1) ?? "")?.kind === "person";
}

/** "a jockey on a white horse": whoever the phrase is about. */
function isPersonFirst(design: string): boolean {
  const [phrase = ""] = design.toLowerCase().split(PHRASE_END);
  const noun = nounOf(wordsIn(phrase).at(-1) ?? "");
  if (noun?.kind === "person" && MOUNTED.test(design)) return true;
  return noun?.kind === "person" && HUMAN.test(noun.one) && wordsIn(phrase).length < design.split(/\s+/).length;
}

/** "a knight in silver armour, on a white horse". */
const MOUNTED =
  /\b(?:on|astride|riding|rides) (?:a|an|the|his|her) (?:\w+ ){0,3}?(?:horse|mare|stallion|pony|charger|steed|camel|elephant|mule|donkey)\b/i;

/** Trades of people alone: a captain, a king or a waiter may be a mouse. */
const HUMAN =
  /^(?:jockey|rider|horseman|horsewoman|cyclist|musketeer|shepherd|farmer|hunter|cowboy|nomad|lancer|hussar|dragoon)$/;

const WITH_ANIMALS =
  /^(?:tamer|charmer|catcher|handler|groomer|breeder|herder|herd|herdsman|whisperer|dealer|trader|seller|walker|lover|tracker|farmer|rustler|poacher|shearer|fancier|doctor|slayer|wrangler|thief|monger|king|lord|lady|mother|man|woman|boy|girl)$/;

function hasPerson(words: readonly string[]): boolean {
  return words.some((word, at) => PERSON.test(word) || (words[at - 1] === "of" && AGED.test(word)));
}

/** Nouns that an action means an animal or another creature by; none of what is neither. */
export function beastWords(look: SubjectLook, design: string): readonly string[] {
  if (look.kind === "animal") return animalWords(look.look.species, design);
  return look.kind === "creature" ? [look.look.shape] : [];
}
