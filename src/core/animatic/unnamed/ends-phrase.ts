// Where a noun of an action line is the whole of what is named, and no first word of something else: "the dog runs", not "the dog collar".
import { carriedNoun } from "../looks/props/find-prop.ts";
import { VERBS } from "../acting/verbs.ts";
import { ARTICLES, FILLERS, JOINTS, NEGATIONS, PREPOSITIONS } from "../acting/words.ts";
import { nounOf } from "./nouns.ts";

const AFTER = new Set(
  "and or then who that which he she they it we you is are was were has have dry clean awake asleep alive alone free home low high straight full packed loaded crammed goodbye hello goodnight tight hard close again too".split(
    " ",
  ),
);

const PARTICLES = new Set("out up down off away back in inside home across along over round around".split(" "));
/** "throws a ball at the teacher's back": the teacher is there. */
const PARTS_OF_BODIES =
  /^(?:heads?|face|back|shoulders?|arms?|hands?|wrists?|neck|throat|chest|legs?|feet|foot|knees?|ankles?|hair|ears?|nose|eyes|cheeks?|forehead|jaw|chin|beard|mouth|lips|belly|stomach|ribs|waist|thumbs?|fingers?|palms?|toes?|sleeve|collar|lap|hat|cap|helmet|jacket|coat|pockets?|belt|tail|mane|flank|jaws|beak|snout|paws?|hoof|hooves|udder|trunk|tusks?|horns?|antlers?|wings?|fur|muzzle|fin|shell)$/;

/** "a goldfish in a bag": in the hand. */
const IN_VESSEL =
  /^(?:goldfish|fish|tadpoles?|newts?|frogs?|minnows?|shrimps?|beetles?|fireflies|firefly|bees?|wasps?|spiders?|butterfly|butterflies|moths?) in (?:a|the|his|her) (?:\w+ ){0,2}?(?:bag|jar|glass|bottle)\b/;

/** "the dog runs", not "the dog collar". */
export function endsPhrase(words: readonly string[], at: number, isPlural: boolean): boolean {
  const next = words[at + 1] ?? ",";
  if (IN_VESSEL.test(words.slice(at, at + 6).join(" "))) return false;
  if (next === "," || next.endsWith("ly") || SMALL.some((set) => set.has(next))) return true;
  if (next === "'s") return PARTS_OF_BODIES.test(words[at + 2] ?? "");
  if (isNoun(next)) return isGiven(words, at);
  return isPlural || isSaidOfOne(next);
}

/** "gives the children cookies": to them. */
function isGiven(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at);
  const gives = before.findLastIndex((word) => GIVES.test(word));
  return (
    gives >= 0 &&
    ARTICLES.has(before[gives + 1] ?? "") &&
    !before.slice(gives + 1).some((word) => PREPOSITIONS.has(word))
  );
}

const GIVES =
  /^(?:gives?|gave|giving|hands?|handed|offers?|feeds?|brings?|passe?s?|throws?|shows?|serves?|lends?|pays?)$/;

const isNoun = (word: string): boolean => !VERBS.has(word) && (nounOf(word) ?? carriedNoun(word)) !== undefined;

/** What one does, did or is doing: "runs", "ran", "running". */
function isSaidOfOne(word: string): boolean {
  const verb = VERBS.get(word);
  return /(?:[^s]s|ed|ing)$/.test(word) || (verb !== undefined && verb.plain !== word);
}

const SMALL = [PREPOSITIONS, ARTICLES, JOINTS, FILLERS, NEGATIONS, AFTER, PARTICLES];
