// Which words of a sentence are verbs that somebody does: not nouns that look alike, nothing that is not done.
import { BEAST_VERBS } from "../animals/animal-verbs.ts";
import { VERBS } from "../verbs.ts";
import type { Verb } from "../deeds/deed.ts";
import { ownerOf, type Reading } from "../who-acts.ts";
import { ARTICLES, FILLERS, GROUPS, JOINTS, NEGATIONS, NOUN_LIKE, PREPOSITIONS } from "../words.ts";
import { isBridal, isDaylight, isFishOrDarts, isRoseOrDust, isThrown } from "./nouns/nouns-beside.ts";
import { isForThing, isLeftOpen, isStateOf } from "./states-of-others.ts";
import { unknownVerb } from "./unknown-verbs.ts";

/** `isList`: something has been done before it in the sentence. */
export function verbAt(reading: Reading, at: number, isList: boolean): Verb | undefined {
  const { words } = reading;
  if (isNamed(reading, at)) return undefined;
  const hasBeast = reading.actors.some((one) => one.isBeast);
  const known = VERBS.get(words[at] ?? "");
  const isOpen = known === undefined || Object.keys(known.deed).length === 0;
  const verb = (hasBeast && isOpen ? BEAST_VERBS.get(words[at] ?? "") : undefined) ?? known;
  if (verb) return isVerbAt(reading, at, isList) ? verb : undefined;
  return unknownVerb(words, at, (place) => isSubject(reading, place));
}

const isSubject = (reading: Reading, at: number): boolean =>
  /^(?:she|he|they|who)$/.test(reading.words[at] ?? "") || isActing(reading, at);

/** Words before a verb in which a negation forbids it. */
const NEGATION_REACH = 4;

const isActing = ({ words, actors }: Reading, at: number): boolean =>
  actors.some((actor) => actor.acts && actor.words.includes(words[at] ?? ""));

/** Somebody, or a thing that is not what somebody does: "Joe shears the sheep" beside the shears. */
export const isNamed = ({ words, actors }: Reading, at: number): boolean => {
  const isDone = actors.some(({ acts, words: own }) => acts && own.includes(words[at - 1] ?? ""));
  return actors.some((actor) => actor.words.includes(words[at] ?? "") && (actor.acts || !isDone));
};

/** "a walk", "his hands", "the drink" are things. `isList`: something has been done before it in the sentence. */
function isVerbAt(reading: Reading, at: number, isList: boolean): boolean {
  const word = reading.words[at] ?? "";
  if (isAfterNounWord(reading.words[at - 1] ?? "", word) || isSaidOfNoun(reading, at)) return false;
  if (
    [
      isOfLimb,
      isRoseOrDust,
      isDoerOf,
      isTaught,
      isDaylight,
      isLulled,
      isThrown,
      isBridal,
      isSecondNoun,
      isFishOrDarts,
      isLeftOpen,
      isForThing,
    ].some((isOther) => isOther(reading.words, at))
  )
    return false;
  if (isSaidOfThem(reading.words, at) || (PREPOSITIONS.has(word) && !isActing(reading, at - 1))) return false;
  return !NOUN_LIKE.test(word) || (!isDoing(reading.words[at + 1], word) && isDoneBy(reading, at, isList));
}

const isSaidOfNoun = (reading: Reading, at: number): boolean => isNounOf(reading, at) || isStateOf(reading, at);

/** "grabs him by the belt and collar": what one person does has another form. */
const isSecondNoun = (words: readonly string[], at: number): boolean =>
  words[at - 1] === "and" &&
  NOUN_LIKE.test(words[at] ?? "") &&
  VERBS.get(words[at] ?? "")?.plain === words[at] &&
  words.slice(Math.max(0, at - 8), at - 1).some((word) => isDoneNow(word)) &&
  /^(?:and|,|\.)?$/.test(words[at + 1] ?? "");

/** "fish pouring round his legs", "tilts her head back": a noun before what it does, and a way. */
function isDoerOf(words: readonly string[], at: number): boolean {
  const [before = "", word = "", next = ""] = [words[at - 1], words[at], words[at + 1]];
  if (THINGS_DO.test(word) && isOfObjectNow(words, at)) return true;
  if (word === "back") return !/^(?:to|they|both|and|then|who|,)$/.test(before);
  return before === "," && VERBS.get(word)?.plain === word && next.endsWith("ing") && VERBS.has(next);
}

/** "hauls the pike flapping onto the snow": the pike flaps. */
const THINGS_DO =
  /^(?:flapp|wriggl|thrash|writh|squirm|flutter|squeal|twitch|struggl|kick|screech|clatter|dripp|steam)ing$/;
const isOfObjectNow = (words: readonly string[], at: number): boolean =>
  [at - 2, at - 3].some((place) => ARTICLES.has(words[place] ?? "") && VERBS.has(words[place - 1] ?? "")) &&
  words[at - 1] !== ",";

/** "shows her how to hold the bow": she is to do it. */
const isTaught = (words: readonly string[], at: number): boolean =>
  words[at - 1] === "to" &&
  (words[at - 2] === "how" || (OTHERS.test(words[at - 2] ?? "") && ORDERS.test(words[at - 3] ?? "")));

/** "orders them to dive": whoever is not in the picture is to do it. */
const ORDERS = /^(?:order|tell|ask|signal|command|beg|urge|warn|invite|motion|forbid)s?$/;
const OTHERS = /^(?:them|everyone|everybody|all)$/;

/** "rocks the baby to sleep", "sings them to sleep": somebody else does. */
const isLulled = (words: readonly string[], at: number): boolean =>
  words[at] === "sleep" &&
  words[at - 1] === "to" &&
  words
    .slice(Math.max(0, at - 5), at)
    .some((word) => /^(?:rock|sing|sang|lull|put|read|pat|stroke|sooth|nurs)/.test(word));

/** "her legs dangling", "hands raised", "arms flung wide": how they are, and not what is done. */
function isOfLimb(words: readonly string[], at: number): boolean {
  const [before = "", word = "", next = ""] = [words[at - 1], words[at], words[at + 1]];
  const isHeld = (one: string) => VERBS.get(one) !== undefined && !/(?:ing|[^s]s)$/.test(one) && isPast(one);
  if (LIMBS.test(before) && (LIMPLY.test(word) || isHeld(word))) return true;
  return (
    LIMBS.test(word) && (before === "," || before === "with") && (isHeld(next) || /^(?:up|wide|behind)$/.test(next))
  );
}

const isPast = (word: string): boolean => VERBS.get(word)?.plain !== word;

const LIMBS = /^(?:legs?|feet|foot|arms?|hair|tail|head|hands?|fists?|fingers?|eyes|palms?|knees)$/;
const LIMPLY = /^(?:dangl|hang|swing)/;

/** "pulls him close", "pushes open", "lets go": words of another verb. */
function isSaidOfThem(words: readonly string[], at: number): boolean {
  if (words[at] === "close" && isNear(words, at)) return true;
  return isLet(words, at) || isMadeOf(words, at) || (words[at] === "open" && VERBS.has(words[at - 1] ?? ""));
}

/** "snaps her fan shut", "holds her arms open": how it is then. */
function isMadeOf(words: readonly string[], at: number): boolean {
  if (words[at] !== "shut" && words[at] !== "open") return false;
  const near = words.slice(Math.max(0, at - MOST_LET), at);
  return near.some((word) => VERBS.has(word)) && !/^(?:to|and|,|they|then)$/.test(near.at(-1) ?? "");
}

/** "hits a wrong note": what one person does has another form. */
function isNounOf(reading: Reading, at: number): boolean {
  const [own = "", before = "", word = ""] = reading.words.slice(Math.max(0, at - 2), at + 1);
  const isPlain = VERBS.get(word)?.plain === word && /^(?:a|an|the|his|its|their)$/.test(own);
  if (isObjectOf(reading.words, at) && !isNamed(reading, at - 1)) return true;
  return isPlain && !isNamed(reading, at - 1) && !MANY.test(before) && !PREPOSITIONS.has(word);
}

/** "dabs powder on his nose", "sprays paint on the wall": right behind what one person does, it is done with it. */
function isObjectOf(words: readonly string[], at: number): boolean {
  const [before = "", word = "", next = ""] = [words[at - 1], words[at], words[at + 1]];
  if (VERBS.get(word)?.plain !== word) return false;
  if (AS_IT_IS.test(word) && isDoneNow(before) && !PREPOSITIONS.has(next) && !isEnd(next)) return true;
  return isOfObject(words, at) || (isDoneNow(before) && /^(?:on|onto|over|into|to|from|off)$/.test(next));
}

/** "pulls wet sheets out", "carries clean towels": how a thing is. */
const AS_IT_IS = /^(?:wet|dry|clean|warm|cool|empty|dirty|smooth|blunt|free|clear|tame|mature)$/;
const isEnd = (word: string): boolean => word === "" || word === "," || word === "and";

const isDoneNow = (word: string): boolean =>
  /[^su]s$/.test(word) && VERBS.has(word) && isPast(word) && !HELPED.test(word);

const HELPED = /^(?:helps|lets|makes|watches|sees|hears|has|goes|comes|dares|needs)$/;

/** Those who may do a thing in its plain form. */
const MANY =
  /s$|^(?:people|children|men|women|crew|family|team|couple|crowd|pair|two|three|four|both|others|police|audience)$/;

/** "close to", "pulls him close", and not "they close the door". */
function isNear(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? "and";
  return words[at - 1] !== "to" && (next === "and" || next === "," || PREPOSITIONS.has(next));
}

/** "lets the balloon go": it is no deed of whoever lets it. */
function isLet(words: readonly string[], at: number): boolean {
  const isPlain = VERBS.get(words[at] ?? "")?.plain === words[at];
  return isPlain && words.slice(Math.max(0, at - MOST_LET), at).some((word) => /^let(?:s|ting)?$/.test(word));
}

/** Words from there to what is let happen. */
const MOST_LET = 4;

/** "and water sprays up": what stands before it is a noun. */
const isDoing = (next: string | undefined, word: string): boolean =>
  /[^su]s$/.test(next ?? "") &&
  (RUNS.test(word) ? !PREPOSITIONS.has(next ?? "") : VERBS.has(next ?? "") && !NOUN_LIKE.test(next ?? ""));
const RUNS = /^(?:water|oil|milk|steam|dust|smoke|foam|paint|sand|mud|soup|grease)$/;

/** A word that is a noun as well, behind somebody who does it, or in a list of what is done. */
function isDoneBy(reading: Reading, at: number, isList: boolean): boolean {
  const { words } = reading;
  const [word = "", before = ""] = [words[at], words[at - 1]];
  if (at === 0 && isBeforeVerb(words)) return false;
  if ((isList || isSubject(reading, 0)) && isNextIn(before, word)) return true;
  if (isBehindSubject(reading, isAdverb(reading, at - 1) ? at - 1 : at)) return true;
  return before === "to" && VERBS.get(word)?.plain === word;
}

const PLACES = /^(?:on|in|at|behind|under|by|beside|inside|above|near|from)$/;

/** "The man on the ladder waves": behind a subject and where it is, with no verb between. */
function isPlacedSubject(reading: Reading, at: number): boolean {
  const { words } = reading;
  const article = [at - 2, at - 3].find((place) => ARTICLES.has(words[place] ?? ""));
  if (article === undefined || article < 2 || !(words[at] ?? "").endsWith("s")) return false;
  return PLACES.test(words[article - 1] ?? "") && isActing(reading, article - 2);
}

const isNextIn = (before: string, word: string): boolean => /^(?:,|then)$/.test(before) && word.endsWith("s");

/** "Mara and Tom each press a hand", "and slowly shakes his head". */
const EACH = /^(?:each|both|all)$|(?<!fami)ly$/;

const isAdverb = (reading: Reading, at: number): boolean => EACH.test(reading.words[at] ?? "") && !isNamed(reading, at);

function isBehindSubject(reading: Reading, at: number): boolean {
  if (isNamed(reading, at - 1) || isSubjectBefore(reading.words, at) || isOfGroup(reading, at)) return true;
  return ownerOf(reading, at - 1) !== undefined || isPlacedSubject(reading, at);
}

/** "the dancers bow", "the two climbers rest". */
function isOfGroup({ words, actors }: Reading, at: number): boolean {
  const [before = "", word = ""] = [words[at - 1], words[at]];
  const isGroup = Object.hasOwn(GROUPS, before) || actors.some(({ plurals = [] }) => plurals.includes(before));
  return isGroup && (VERBS.get(word)?.plain === word || (!before.endsWith("s") && word.endsWith("s")));
}

/** "Water runs": the first word is a noun. */
const isBeforeVerb = ([, next = "", then = ""]: readonly string[]): boolean =>
  !FILLERS.has(next) && (VERBS.has(next) || (/[^s]s$/.test(next) && PREPOSITIONS.has(then)));

function isAfterNounWord(before: string, word: string): boolean {
  if (word === "down" || ARTICLES.has(before) || before === "'s" || before === "with") return true;
  const isGerund = word.endsWith("ing");
  if (before === "in") return !isGerund || word !== "walking";
  return PREPOSITIONS.has(before) && before !== "to" && !isGerund;
}

function isSubjectBefore(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  const isPronoun = ["she", "he", "they", "it", "who", "which"].includes(before);
  return isPronoun || before === "and" || at === 0 || isKnownName(words, at);
}

/** A word that is in no table stands for a name: "Mara hands"; not "winds white tape". */
function isKnownName(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  const known =
    [FILLERS, PREPOSITIONS, ARTICLES, JOINTS].some((set) => set.has(before)) || before === "," || VERBS.has(before);
  const isFirst =
    !known &&
    !isDoneNow(words[at - 2] ?? "") &&
    !ARTICLES.has(words[at - 2] ?? "") &&
    !PREPOSITIONS.has(words[at - 2] ?? "");
  return isFirst && !isOfObject(words, at);
}

const isNoAdjective = (word: string): boolean =>
  word === "," || word === "and" || word === "'s" || [PREPOSITIONS, JOINTS, FILLERS].some((set) => set.has(word));

/** "kicks the heavy old box": what is done something to, or stands behind a preposition. */
function isOfObject(words: readonly string[], at: number): boolean {
  const article = [at - 3, at - 4].find((place) => ARTICLES.has(words[place] ?? ""));
  if (article === undefined || words.slice(article + 1, at).some(isNoAdjective)) return false;
  const before = words[article - 1] ?? "";
  return PREPOSITIONS.has(before) || (VERBS.has(before) && !HELPED.test(before));
}

/** "is pressed back into her seat": it is done to her. */
export function isPassive(words: readonly string[], at: number): boolean {
  if (words[at - 1] === "," && isSaidOfBefore(words, at)) return true;
  return /^(?:is|are|was|were|been|gets?)$/.test(words[at - 1] ?? "") && !(words[at] ?? "").endsWith("ing");
}

/** "slams the throttle forward, thrown back into her seat": behind what somebody does now, it is done to them. */
function isSaidOfBefore(words: readonly string[], at: number): boolean {
  const isParticiple = isPast(words[at] ?? "") && !/(?:ing|[^s]s)$/.test(words[at] ?? "");
  return isParticiple && words.slice(0, at).some((word) => VERBS.has(word) && /[^s]s$/.test(word) && isPast(word));
}

export function isNegated(words: readonly string[], at: number): boolean {
  const near = words.slice(Math.max(0, at - NEGATION_REACH), at);
  const end = near.findLastIndex((word) => word === "," || JOINTS.has(word) || word === "and");
  return near.slice(end + 1).some((word) => NEGATIONS.has(word));
}
