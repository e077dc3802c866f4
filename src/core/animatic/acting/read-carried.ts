// What is in somebody's hands all through a line: "with the umbrella open", "a letter in his hand", "hat in hand".
import type { Actor, Beat } from "./acting.ts";
import type { Deed, Verb } from "./deeds/deed.ts";
import { sentencesOf } from "./lines/sentences.ts";
import { thingAt } from "./in-hand.ts";
import { carriedNoun } from "../looks/props/find-prop.ts";
import { actorsAt, firstNamed, remember, type Reading } from "./who-acts.ts";
import { phraseDeed, VERBS } from "./verbs.ts";
import { ARTICLES, FILLERS, NEGATIONS, NOT_HANDLING, NOUN_LIKE, PREPOSITIONS } from "./words.ts";

type Carried = Pick<Beat, "holds" | "isOpen" | "gesture" | "because">;

/** "a tea towel" is no tea. */
const isOfTwo = (words: readonly string[], at: number): boolean =>
  carriedNoun(`${words[at] ?? ""}_${words[at + 1] ?? ""}`) !== undefined;

/** "with his whole weight": how it is done. */
const isEffort = (words: readonly string[], at: number): boolean =>
  words[at] === "weight" && words.slice(Math.max(0, at - 4), at).includes("with");

/** "with her glove": the hand is in it. */
const isWorn = (words: readonly string[], at: number): boolean =>
  NOT_IN_HAND.test(words.slice(Math.max(0, at - 2), at + 3).join(" ")) ||
  STREAMS.test(words[at + 1] ?? "") ||
  (/^(?:gloves?|mittens?)$/.test(words[at] ?? "") &&
    /\bwith (?:his|her|their) (?:\w+ )?$/.test(`${words.slice(Math.max(0, at - 3), at).join(" ")} `));

/** "black with coal", "with a walking frame", "with his coat on". */
const NOT_IN_HAND =
  /^(?:black|white|grey|red|brown|covered|caked|smeared|streaked|splattered|dusted) with \w+|\b(?:walking|zimmer) frame\b|^\w+ \w+ \w+ on(?: (?:,|and))?$/;

/** "with her cape streaming behind her". */
const STREAMS = /^(?:stream|billow|flow|flutter|flapp)ing$/;

/** "among the bamboo stems". */
const GROWS = /^(?:stems|stalks|canes|trees|groves?|forest|leaves|thicket|shoots)$/;

const THROUGH = /\b(?:among|amongst|amid|between|through|behind|in|into|from)(?: the)?$/;

/** "with a tray of cups", "a basket of red apples": in what is held. */
const isContents = (words: readonly string[], at: number, actors: readonly Actor[]): boolean => {
  const of = words[at - 1] === "of" ? at - 1 : at - 2;
  return words[of] === "of" && thingAt(words, of - 1, actors) !== undefined;
};

const isNoThing = (words: readonly string[], at: number, actors: readonly Actor[]): boolean =>
  [isWorn, isOfTwo, isEffort].some((is) => is(words, at)) ||
  isDoing(words, at, actors) ||
  isContents(words, at, actors) ||
  GROWS.test(words[at + 1] ?? "") ||
  (words[at] === "bamboo" && THROUGH.test(words.slice(Math.max(0, at - 2), at).join(" ")));

/** By subject id. */
export function readCarried(action: string, actors: readonly Actor[]): ReadonlyMap<string, Carried> {
  const found = new Map<string, Carried>();
  let last: string | undefined;
  const named: Reading["last"] = new Map();
  for (const words of sentencesOf(action)) {
    last ??= firstIn(words, actors);
    for (let at = 0; at < words.length; at++) {
      const reading = { words, actors, last: named };
      remember(reading, at);
      last = actorsAt(reading, at)?.[0] ?? last;
      const isPart = isNoThing(words, at, actors);
      const thing = isPart ? undefined : thingAt(words, at, actors);
      if (thing === undefined || last === undefined) continue;
      if (!isCarried({ words, actors }, { at, thing })) continue;
      for (const id of holdersOf(words, at, { actors, last: notBeast(last, words, { at, actors }) }))
        found.set(id, carriedWith(found.get(id), words, { at, thing }));
    }
  }
  return found;
}

/** "walks her dog under an umbrella": it is hers. */
function notBeast(
  last: string,
  words: readonly string[],
  { at, actors }: { readonly at: number; readonly actors: readonly Actor[] },
): string {
  const isBeast = isUnderUmbrella(words, at) && actors.some(({ id, isBeast: is }) => id === last && is === true);
  return isBeast ? (firstIn(words, actors) ?? last) : last;
}

function isCarried({ words, actors }: Sentence, { at, thing }: FoundThing): boolean {
  if (isOnBack(words, at) && !actors.some(({ id }) => id === thing)) return false;
  if (isHeldSo(words, at) || isTrayOnHand(words, at) || isOnBody(words, at)) return true;
  return isInHand(words, at) || isUnderUmbrella(words, at) || isHandled({ words, actors }, at);
}

/** Who is named first, or stands first in the shot. */
function firstIn(words: readonly string[], actors: readonly Actor[]): string | undefined {
  const named = firstNamed({ words, actors, last: new Map() });
  return named?.[0] ?? actors.find(({ acts }) => acts)?.id;
}

/** "Femi rocks the baby": a verb, not a rock; "rolls up her trousers and wades": no waders. */
function isDoing(words: readonly string[], at: number, actors: readonly Actor[]): boolean {
  const [before = "", word = ""] = [words[at - 1], words[at]];
  const verb = VERBS.get(word);
  const isNext = /^(?:and|,)$/.test(before) && isVerbHere(words, at);
  return verb !== undefined && (isNext || actors.some((one) => one.words.includes(before)));
}

/** After "and", or before what is somebody's own or another one's: "lifts her veil, cups her face". */
function isVerbHere(words: readonly string[], at: number): boolean {
  const [before = "", word = "", after = ""] = words.slice(at - 1, at + 2);
  if (VERBS.get(word)?.plain === word || !word.endsWith("s")) return false;
  return /^(?:his|her|their|its|him|them|it)$/.test(after) || (before === "and" && !NOUN_LIKE.test(word));
}

/** "feeds Lily with a spoon": it is in the hands of who does it. Undefined where nothing is done with it to somebody. */
function doerWith(words: readonly string[], at: number, actors: readonly Actor[]): string | undefined {
  const from = words.lastIndexOf("with", at);
  const isNamed = (place: number) => actors.some((one) => one.acts && one.words.includes(words[place] ?? ""));
  if (from < 0 || at - from > MOST_BETWEEN) return undefined;
  const verbAt = words.findLastIndex(
    (word, place) => place < from && VERBS.has(word) && !isNamed(place) && !isNounAt(words, place),
  );
  const verb = VERBS.get(words[verbAt] ?? "");
  const after = words.slice(verbAt + 1, from);
  if (!verb || after.includes(",") || after.includes("and")) return undefined;
  const deed = phraseDeed(verb, words.slice(verbAt + 1), BOTH) ?? verb.deed;
  if (!isOfTheirBody(after) && !isWielded(deed, verb, words[from + 1])) return undefined;
  const who = words.findLastIndex((_, place) => place < verbAt && isNamed(place) && words[place + 1] !== "'s");
  return actors.find((one) => one.acts && one.words.includes(words[who] ?? ""))?.id;
}

/** "looks down the boy's throat with a torch": not the boy's. */
const isOfTheirBody = (after: readonly string[]): boolean =>
  (after.slice(-3, -1).includes("'s") && THEIR_BODY.test(after.at(-1) ?? "")) || SENT_AWAY.test(after.join(" "));
/** "swats his hand away with a spoon". */
const SENT_AWAY =
  /^(?:his|her|their) (?:\w+ )?(?:hands?|arm|fingers|wrist|head|face|legs?) (?:away|aside|down|back|off|up)$/;
const THEIR_BODY =
  /^(?:throat|mouth|lips|belly|stomach|spine|skin|ears?|eyes?|face|nose|chin|cheeks?|forehead|brow|hair|head|neck|back|chest|arms?|hands?|legs?|ankles?|knees?|foot|feet|fingers?|nails|toes|teeth|tooth|shoulders?|wounds?|knuckles|sleeves?|collar|hem|coat|dress|shirt|gown|tie|veil|boots?|shoes?|hat)$/;

/** `article`: of the thing. */
function isWielded({ gesture, posture = "stand" }: Deed, { plain }: Verb, article = ""): boolean {
  if (gesture !== undefined) return !BARE.has(gesture);
  return WORKS.test(plain) || STRIKES.has(posture) || (AFTER.test(plain) && /^an?$/.test(article));
}

/** "on both shoulders", "in the back": no verbs. */
function isNounAt(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  return ARTICLES.has(before) || before === "both" || before === "'s" || PREPOSITIONS.has(before);
}

const BOTH = { isMeant: true, isDirect: true };

/** Done with nothing but hands and eyes: "with" tells of whom it is done to. */
const BARE: ReadonlySet<string> = new Set(["hug", "kiss", "point", "reach", "whisper", "beckon", "wave", "listen"]);
const STRIKES: ReadonlySet<string> = new Set(["fight", "kick"]);

/** "scans the alien with a wand": whoever scans has it. */
const WORKS = /^(?:scan|probe|inspect|test|search|treat|correct|mark|slit|prod)$/;

/** "chases Leo round the table with a spoon". */
const AFTER = /^(?:lunge|chase|pursue|charge|rush|attack|threaten|hunt)$/;

interface Holders {
  readonly actors: readonly Actor[];
  readonly last: string;
}

/** Several things are in the hands of all who are named before: "Mara and Tom fight with swords". */
function holdersOf(words: readonly string[], at: number, { actors, last }: Holders): readonly string[] {
  const word = words[at] ?? "";
  const doer =
    doerWith(words, at, actors) ??
    (isHeldSo(words, at) || isTrayOnHand(words, at) ? firstIn(words, actors) : undefined) ??
    last;
  if (carriedNoun(word) === word || carriedNoun(word) === undefined) return [doer];
  const named = actors.filter((one) => one.acts && words.slice(0, at).some((before) => one.words.includes(before)));
  return named.length > 1 ? named.map(({ id }) => id) : [doer];
}

/** "faces the guard with a torch held high", "kneels before her, the sword held upright": whoever acts holds it. */
function isHeldSo(words: readonly string[], at: number): boolean {
  const [said = "", article = "", , how = ""] = words.slice(Math.max(0, at - 2), at + 2);
  return (
    /^(?:with|,)$/.test(said) && /^(?:an?|the)$/.test(article) && /^(?:held|raised|lifted|drawn|pointed)$/.test(how)
  );
}

/** ", a tray of drinks on his raised hand". */
const isTrayOnHand = (words: readonly string[], at: number): boolean =>
  /^(?:tray|platter|salver)$/.test(words[at] ?? "") &&
  /^(?:of (?:\w+ ){1,3}?)?(?:balanced |held |poised |raised )?(?:high )?(?:on|in|upon) (?:his|her|their|its|one|a|the) (?:\w+ )?(?:hands?|palm|fingertips)\b/.test(
    words.slice(at + 1).join(" "),
  );

interface FoundThing {
  readonly at: number;
  readonly thing: string;
}

function carriedWith(before: Carried | undefined, words: readonly string[], { at, thing }: FoundThing): Carried {
  const near = [...words.slice(Math.max(0, at - 2), at), ...words.slice(at + 1, at + 3)];
  return {
    holds: [...(before?.holds ?? []), thing].slice(-2),
    isOpen: before?.isOpen === true || near.includes("open") || isUnderUmbrella(words, at),
    gesture: carriedOn(words.slice(at + 1, at + 5), words[at] ?? ""),
    because: words.slice(Math.max(0, at - 2), at + 4),
  };
}

/** "with the bucket on her head". */
function carriedOn(after: readonly string[], noun: string): Carried["gesture"] {
  return restingOn(after, noun) ?? inHands(after);
}

function inHands(after: readonly string[]): Carried["gesture"] {
  const on = after.indexOf("on");
  if (/^(?:raised|lifted|held (?:high|aloft|up))\b/.test(after.join(" "))) return "raise";
  if (/^(?:in|with) both (?:hands|arms)\b/.test(after.join(" "))) return "carry";
  if (/^(?:tucked )?under (?:his|her|their|one) arms?\b/.test(after.join(" "))) return "under_arm";
  if (on < 0 || on > 1) return after.includes("shoulder") && after.includes("over") ? "shoulder" : "hold";
  if (after.includes("head")) return "on_head";
  if (after.includes("back")) return "on_back";
  return after.includes("shoulder") ? "shoulder" : "hold";
}

/** "with a newspaper over his face", "lies in the hay, a straw hat over his eyes". */
const ON_BODY =
  /^(?:(?:spread|open|lying|resting|pulled|tipped|folded|laid|down) )*(?:on|over|across) (?:his|her|their) (?<part>face|faces|eyes|nose|belly|stomach|tummy|chest)\b/;
function restingOn(after: readonly string[], noun: string): Carried["gesture"] | undefined {
  const part = ON_BODY.exec(after.join(" "))?.groups?.["part"];
  if (part === undefined) return undefined;
  const [face, belly] = SHEETS.test(noun)
    ? (["sheet_on_face", "sheet_on_belly"] as const)
    : (["on_face", "on_belly"] as const);
  return FACE.test(part) ? face : belly;
}
const SHEETS = /^(?:newspaper|paper|magazine|book|map|comic|letter|script|notebook)s?$/;
const FACE = /^(?:faces?|eyes|nose)$/;
const isOnBody = (words: readonly string[], at: number): boolean =>
  ON_BODY.test(words.slice(at + 1, at + 6).join(" ")) &&
  /(?:^|\s)(?:with|,) (?:an?|the|his|her) (?:\w+ )?$/.test(`${words.slice(Math.max(0, at - 4), at).join(" ")} `);

interface Sentence {
  readonly words: readonly string[];
  readonly actors: readonly Actor[];
}

/** The object of a verb that no table knows, right behind it: "launches the small drone", "sings into the microphone". */
function isHandled({ words, actors }: Sentence, at: number): boolean {
  for (let verb = at - 1; verb >= Math.max(1, at - MOST_BETWEEN); verb--) {
    const word = words[verb] ?? "";
    if (word === "'s") continue;
    if (VERBS.has(word) || (PREPOSITIONS.has(word) && word !== "into")) return false;
    if (/(?:s|ed)$/.test(word) && !NOT_HANDLING.has(word) && isAfterActor({ words, actors }, verb)) return true;
  }
  return false;
}

/** Words between a verb and its object. */
const MOST_BETWEEN = 5;

function isAfterActor({ words, actors }: Sentence, verb: number): boolean {
  const [before = "", second = ""] = [words[verb - 1], words[verb - 2]];
  const isActor = (word: string) => actorsAt({ words: [word], actors, last: new Map() }, 0) !== undefined;
  return before === "and" || isActor(before) || (FILLERS.has(before) && isActor(second));
}

const HAND = /^(?:hands?|arms?|fist)$/;

/** "walks under the umbrella", "with an umbrella over her head": held over the head; not that of a beach or a table, nor of who sits or lies under it. */
const isUnderUmbrella = (words: readonly string[], at: number): boolean =>
  /^(?:umbrella|parasol|brolly)s?$/.test(words[at] ?? "") &&
  (UNDER.test(words.slice(Math.max(0, at - 4), at).join(" ")) || OVER_HEAD.test(words.slice(at + 1).join(" "))) &&
  !words.slice(0, at).some((word) => RESTS.test(word));

const OVER_HEAD = /^(?:open |held |up )*(?:over|above) (?:his|her|its|their) heads?\b/;
const UNDER = /\b(?:under|beneath)\b(?! .*\b(?:beach|café|cafe|sun|garden|market)$)/;
const RESTS = /^(?:sit|sits|sitting|lie|lies|lying|sleeps?|dozes?|naps?)$/;

/** "with a guitar on her back": worn, where it is no thing of the shot. */
const isOnBack = (words: readonly string[], at: number): boolean =>
  /^on (?:his|her|their|its|my) back\b/.test(words.slice(at + 1, at + 4).join(" "));

/** "with the suitcase at her feet", "with a rope around his neck". */
const NOT_HELD =
  /^(?:at (?:his|her|their) feet|(?:tied |tight |slung )?(?:a?round|about) (?:his|her|their|its) (?:neck|waist|wrists?|ankles?|head|middle))\b/;

function isInHand(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at);
  if (before.some((word) => NEGATIONS.has(word))) return false;
  const after = words.slice(at + 1, at + 6);
  const place = after.findIndex(
    (word, index) => word === "in" && after.slice(index + 1, index + 3).some((one) => HAND.test(one)),
  );
  if (NOT_HELD.test(after.join(" "))) return false;
  const isHeld = place >= 0 && place <= 2 && after[place + 1] !== "the";
  const phrase = before.slice(before.lastIndexOf("with"));
  const isOther = after.slice(0, 3).join(" ") === "in the other";
  return isHeld || isOther || (before.includes("with") && !phrase.includes("and"));
}
