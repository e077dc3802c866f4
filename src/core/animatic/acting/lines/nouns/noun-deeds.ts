// A deed that is said by a noun behind a verb that says nothing, as that deed's own verb: "gives Tom a hug" as "hugs Tom", "has a drink" as "drinks".
import { isAnimalWord } from "../../../looks/animals/kinds.ts";
import { formsOf } from "../../deeds/verb-forms.ts";
import { JOINTS, PREPOSITIONS } from "../../words.ts";

/** Deeds that are nouns behind a verb that says nothing: the verb that each stands for. */
const NOUNS: Readonly<Record<string, string>> = {
  ...{ bath: "bathe", wash: "wash", rub: "massage", tattoo: "tattoo", shave: "shave", trim: "trim", brush: "brush" },
  ...{ polish: "polish", tickle: "tickle", boost: "boost", "black eye": "punch", clip: "clip", cuff: "slap" },
  ...Object.fromEntries(
    [
      "nod shrug hug kiss push shove wave salute laugh smile grin wink slap punch kick yawn shudder shiver gasp scream shriek yell cry",
      "shout whistle bow curtsy sip gulp bite look glance peek drink step walk stroll swim run ride lick sniff taste cuddle embrace tug",
      "pull squeeze nudge pat stretch jump leap twirl spin dance start groan moan sigh chuckle giggle sob cheer whoop howl roar snarl growl bark",
      "swing stab grab lunge dash dive wipe rinse scrub massage shake poke prod stir turn point cough sneeze peep hop skip stare swig",
    ]
      .join(" ")
      .split(" ")
      .map((noun) => [noun, noun]),
  ),
};
/** What somebody is given to taste is eaten by them. */
const TASTED: ReadonlySet<string> = new Set(["bite", "sip", "drink", "swig", "gulp", "taste", "lick"]);
/** A throw, a drop or a break of these is a deed; of others it is a throw. */
const NEEDS: Readonly<Record<string, RegExp>> = {
  throw: /^(?:punch|kick|glance|look|slap)$/,
  drop: /^(?:curtsy|kiss|bow)$/,
  bob: /^(?:curtsy|bow)$/,
  break: /^(?:run|smile|grin|dance|laugh|trot)$/,
  take: /^(?!push|shove|punch|kick|cry)/,
  make: /^(?:run|dash|grab|lunge|bow|jump|dive|leap|curtsy|swing)$/,
  let: /^(?:laugh|yell|scream|shriek|cry|whistle|sigh|groan|moan|sob|cheer|whoop|howl|roar|shout|gasp|snarl|growl|bark|yawn|chuckle|giggle)$/,
};

/** "gives the horse water" as "holds out a bucket to the horse", and a person a glass. */
const WATERED =
  /\b(gives?|giving|offers?|brings?) ((?:the|an?|his|her|their) (?:\w+ )?((?!some\b|little\b|fresh\b|cold\b|cool\b|baby|infant|newborn|plants?|flowers?|roses?|tulips|seedlings?|garden|lawn|tomatoes|trees?|vegetables|fern|cactus)\w+)|him|her|them|it|(?<=g[ia]v\w* )(?!(?:some|cold|fresh|more|clean|hot|warm|an?|the|no|off|out|up|plants|flowers|his|her|their|boiling|holy)\b)\w+) (?:some |a little |fresh |cold |cool )*(?:water|a drink|milk)(?: of water)?(?: to drink)?(?: (?:from|out of|in) (?:an?|the|his|her) (?:\w+ )?(bucket|bowl|trough|cup|glass|bottle|can|pail|hat|gourd|dish|jug|canteen|flask))?(?= ,| and| \.|$)/g;

/** "holds a goldfish in a bag" as "holds a bag". */
const KEPT =
  /\b(?:an?|the|his|her|two|three|some) (?:\w+ )?(?:goldfish|fish|tadpoles?|newts?|frogs?|minnows?|shrimps?|beetles?|fireflies|firefly|bees?|wasps?|spiders?|butterfly|butterflies|moths?) in (an?|the|his|her) ((?:\w+ )?(?:bag|jar|bottle|glass))\b(?: of water)?/g;

/** "gives Tom a lift in her car" as "drives with Tom in her car", and on a mount as "rides". */
const LIFTS =
  /\b(?:gives|gave) ((?:(?:the|an?|his|her) (?:\w+ )?)?\w+) a (?:lift|ride)((?: home| back| to (?:the )?\w+| into (?:the )?\w+)? (?:in|on) (?:an?|the|his|her) (?!\w*back\b|shoulders|knees?|lap)(?:\w+ )?\w+)/g;
const BORNE =
  /\b(?:gives|gave) ((?:(?:the|an?|his|her) (?:\w+ )?)?\w+) a (?:piggyback |pony )?ride (on (?:his|her) (?:back|shoulders))\b/g;
const lifted = (whom: string, on: string): string => `${/ in /.test(on) ? "drives" : "rides"} with ${whom}${on}`;

const SMALL =
  /^(?:cat|kitten|dog|puppy|pup|hedgehog|rabbit|bird|hamster|mouse|fox|hen|chick|parrot|kid|lamb|monkey)s?$/;
function vesselOf(whose: string): string {
  if (SMALL.test(whose)) return "bowl";
  return isAnimalWord(whose) ? "bucket" : "glass";
}

function withVessels(words: readonly string[]): readonly string[] {
  const line = words
    .join(" ")
    .replaceAll(KEPT, "$1 $2")
    .replaceAll(BORNE, "carries $1 $2")
    .replaceAll(LIFTS, (_, whom: string, on: string) => lifted(whom, on));
  const watered = line.replaceAll(WATERED, (...[, gives, whom, noun = "", vessel]: readonly (string | undefined)[]) =>
    [gives, whom, "a", vessel ?? vesselOf(noun)].join(" "),
  );
  return watered.split(" ");
}

/** "gives Tom a hug" as "hugs Tom". */
export function withoutNouns(said: readonly string[]): readonly string[] {
  const words = withVessels(said);
  const at = words.findIndex((_, place) => nounDeed(words, place) !== undefined);
  const found = at < 0 ? undefined : nounDeed(words, at);
  if (!found) return words;
  const rest = words.slice(found.end);
  return [...words.slice(0, at), found.verb, ...found.whom, ...withoutNouns(rest)];
}

interface NounDeed {
  readonly verb: string;
  readonly whom: readonly string[];
  /** The place behind it. */
  readonly end: number;
}

function nounDeed(words: readonly string[], at: number): NounDeed | undefined {
  const isGiving = GIVES.test(words[at] ?? "") && !PREPOSITIONS.has(words[at - 1] ?? "");
  const match = isGiving ? GIVEN.exec(words.slice(at).join(" ")) : null;
  return match ? nounDeedOf(words, at, match) : undefined;
}

function nounDeedOf(words: readonly string[], at: number, match: readonly string[]): NounDeed | undefined {
  const [all = "", said = "", whom = "", noun = ""] = match;
  const between = whom.split(" ").filter((word) => word !== "");
  const end = at + all.split(" ").length;
  if (between.some(isBoundary) || !ENDS.has(words[end] ?? ",") || !isSaidWith(said, noun, whom)) return undefined;
  const verb = formsOf(NOUNS[noun] ?? noun)[said.endsWith("ing") ? 2 : 1] ?? noun;
  return { verb, whom: between, end: end + leftOut(words.slice(end), noun) };
}

const GIVES =
  /^(?:gives?|gave|giving|has|have|having|takes?|took|taking|makes?|made|making|lets?|letting|does|did|doing|throws?|threw|throwing|drops?|dropped|bobs?|bobbed|breaks?|broke|breaking|heaves?)$/;
/** Whom it is done to in three words at most, and how in two. */
const GIVEN = new RegExp(
  `^(\\S+) ((?:\\S+ ){0,3}?)(?:(?:out|into|off) )?an? (?:\\S+ ){0,2}?(${Object.keys(NOUNS).join("|")})(?= |$)`,
);

const isBoundary = (word: string): boolean =>
  word === "," || word === "and" || PREPOSITIONS.has(word) || JOINTS.has(word);

/** Words behind the noun that say nothing without it: "of tea", "for it", "at Tom". */
function leftOut([next = "", second = ""]: readonly string[], noun: string): number {
  if (next === "for" && second === "it") return 2;
  return (next === "of" && second !== "") || (next === "at" && WITH_OBJECT.has(noun)) ? 1 : 0;
}

const WITH_OBJECT: ReadonlySet<string> = new Set(["punch", "kick", "slap", "shove", "stab"]);

function isSaidWith(said: string, noun: string, whom: string): boolean {
  if (whom !== "" && TASTED.has(noun) && /^g[ia]v/.test(said)) return false;
  const verb = Object.keys(NEEDS).find((plain) => formsOf(plain).includes(said));
  return verb === undefined || NEEDS[verb]?.test(noun) === true;
}

/** "a look at", and not "a kick drum". */
const ENDS: ReadonlySet<string> = new Set([
  ...PREPOSITIONS,
  ...JOINTS,
  ...["and", ",", "then", "back", "together", "away", "round", "around", "forward", "forwards", "backwards"],
]);
