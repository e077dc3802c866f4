// Who does what a verb says: the subject right before it, the one who acted before, or nobody of the cast.
import { VERBS } from "../verbs.ts";
import type { Verb } from "../deeds/deed.ts";
import { actorsAt, ownerOf, personByTrade, type Reading } from "../who-acts.ts";
import { ARTICLES, FILLERS, JOINTS, NEGATIONS, PREPOSITIONS } from "../words.ts";
import { partVerb } from "./body-parts.ts";
import { isBeast, meantBy } from "./pronouns.ts";
import { isNamed } from "./verb-places.ts";

/** Ids; "nobody" where something else is the subject; undefined where the clause goes on with whoever acted before. */
export function subjectBefore(
  reading: Reading,
  { from, at }: Span,
  current: readonly string[] | undefined,
): readonly string[] | "nobody" | undefined {
  const { words } = reading;
  const meant = relativeSubject(reading, at);
  if (meant) return meant;
  if (isRelative(words, { from, at })) return "nobody";
  const place = beforeFillers(reading, { from, at });
  const between = words.slice(Math.max(place + 1, from), at);
  if (current && (between.includes("and") || between.includes("then"))) return undefined;
  if (place < from && from > 0) return undefined;
  return subjectAt(reading, { from, at }, { place, current });
}

/** "Enzo, who ducks", "the zebra, which bolts": whoever is named before it. */
function relativeSubject(reading: Reading, at: number): readonly string[] | undefined {
  const { words } = reading;
  const who = words[at - 2] === "who" && HAS.test(words[at - 1] ?? "") ? at - 2 : at - 1;
  if (words[who] !== "who" && !isOfBeast(reading, at)) return undefined;
  const from = words[who - 1] === "," ? who - 2 : who - 1;
  const near = Array.from({ length: MOST_BEFORE }, (_, back) => from - back);
  const end = near.findIndex((place) => VERBS.has(words[place] ?? "") && !isNamed(reading, place));
  const named = (end < 0 ? near : near.slice(0, end)).map((place) => actorsAt(reading, place));
  return named.find((who) => who !== undefined) ?? (end < 0 ? undefined : []);
}

/** "at the zebra, which bolts": an animal right before the comma does it. */
function isOfBeast(reading: Reading, at: number): boolean {
  const [named = "", comma, which] = reading.words.slice(Math.max(0, at - 3), at);
  return (
    which === "which" &&
    comma === "," &&
    reading.actors.some(({ isBeast: is, words }) => is === true && words.includes(named))
  );
}

/** "who has fainted". */
const HAS = /^(?:has|have|had|is|are|just|now|already)$/;

/** "tosses Tom the keys, who catches them". */
const MOST_BEFORE = 4;

interface Candidate {
  readonly place: number;
  readonly current: readonly string[] | undefined;
}

function subjectAt(
  reading: Reading,
  { from, at }: Span,
  { place, current }: Candidate,
): readonly string[] | "nobody" | undefined {
  const { words } = reading;
  const word = words[place] ?? "";
  if (isThing(reading, place) || isEveryoneElse(reading, place, current)) return "nobody";
  if (place < from || word === "," || JOINTS.has(word)) return beforeComma(reading, { from, at: place }, current);
  const who = OBJECTS.has(word) ? undefined : actorsAt(reading, place);
  if (who) return isOfOne(words[at] ?? "") ? who : withJoined(reading, place, who);
  return byPart(reading, { from: place, at }) ?? otherwise(reading, { from, at: place }, at);
}

/** "looks at Ben and Mia laughs", and not "Ben and Mia laugh": one does it. */
function isOfOne(word: string): boolean {
  const plain = VERBS.get(word)?.plain;
  return plain !== undefined && word !== plain && /[^s]s$/.test(word);
}

/** "fires at the ceiling and everybody drops", "everybody rises as the judge enters": not the one who acts, who is the only one there. */
function isEveryoneElse({ words, actors }: Reading, place: number, current: readonly string[] | undefined): boolean {
  const [only, second] = actors.filter(({ acts }) => acts);
  if (!only || second || !EVERYONE.test(words[place] ?? "")) return false;
  return current !== undefined || words.slice(place + 1).some((word) => only.words.includes(word));
}

const EVERYONE = /^(?:everyone|everybody)$/;

function otherwise(reading: Reading, span: Span, at: number): readonly string[] | "nobody" | undefined {
  const { words } = reading;
  return isGoingOn(words, at) ? undefined : otherSubject(reading, span, VERBS.get(words[at] ?? ""));
}

/** "it", which is no animal; "the trawler leaves". */
function isThing(reading: Reading, place: number): boolean {
  if (isLifeless(reading, place)) return true;
  if (reading.words[place] === "they") return isFlung(reading, place);
  return reading.words[place] === "it" && meantBy(reading, place) !== undefined && !isBeast(reading, place);
}

/** What the clause begins with is a thing or a vehicle of the shot. */
function isLifeless({ words, actors }: Reading, place: number): boolean {
  const word = words[place] ?? "";
  const before = words[placeBefore(words, place)];
  const isFirst = before === undefined || before === "and" || JOINTS.has(before);
  const meant = actors.filter((one) => one.words.includes(word));
  return isFirst && meant.length > 0 && meant.every(({ acts }) => !acts);
}

/** "hurls his shirts out of the window. They land in the hedge": the shirts. */
function isFlung({ words, before = [] }: Reading, place: number): boolean {
  if (!LANDS.test(words[place + 1] ?? "")) return false;
  const said = [...before, ...words.slice(0, place)];
  const thrown = said.findLastIndex((word) => FLINGS.test(word));
  const things = said.slice(thrown + 1).findIndex((word) => PREPOSITIONS.has(word) || AWAY.test(word));
  return thrown >= 0 && /[^s']s$/.test(said[thrown + things] ?? "");
}

const FLINGS = /^(?:throw|hurl|fling|toss|pitch|chuck|drop|scatter|tip|spill|dump|heav|kick|knock|sweep)(?:s|es)$/;
const AWAY = /^(?:out|off|away|down|over|up|at)$/;
const LANDS = /^(?:land|fall|scatter|flutter|shatter|smash|roll|drift|float|splash|rain|bounce|clatter|spill)$/;

/** "her hand creeps towards the gun": hers. */
function byPart(reading: Reading, { from: place, at }: Span): readonly string[] | undefined {
  const verb = VERBS.get(reading.words[at] ?? "");
  return verb && partVerb(reading, at, verb) ? ownerOf(reading, place) : undefined;
}

/** A hand by whose it is, the noun before a preposition, a trade; else something that is nobody of the cast. */
function otherSubject(reading: Reading, span: Span, verb: Verb | undefined): readonly string[] | "nobody" {
  const owner = ownerOf(reading, span.at);
  if (owner) return verb?.deed.posture === undefined ? owner : "nobody";
  const found = ofPhrase(reading, span);
  return found === "nobody" ? (personByTrade(reading, span.at) ?? found) : found;
}

/** "sits, drinking", "starts to run", "holds the rope, leaning back"; but "sparks flying" is about the sparks. */
function isGoingOn(words: readonly string[], at: number): boolean {
  const [before = "", second = ","] = [words[at - 1], words[at - 2]];
  if (before === "to" || before === "and") return true;
  if (!(words[at] ?? "").endsWith("ing") || isOwnPart(words, at - 2) || STUFF.test(before)) return false;
  const isSaid =
    [FILLERS, PREPOSITIONS].some((set) => set.has(before)) || isDone(before, second) || before.endsWith("ly");
  return isSaid || !/^(?:,|and|with)$/.test(second);
}

/** "jumps in, water splashing" tells of the water. */
const STUFF =
  /^(?:water|rain|snow|dust|sand|mud|sweat|smoke|steam|sparks|foam|spray|wind|blood|tears|feathers|petals|leaves|papers|pages|flames|embers|bubbles)$/;

/** "hangs there, his legs kicking" tells of the legs, "slips, the tray flying out of his hand" of the tray. */
const isOwnPart = (words: readonly string[], at: number): boolean =>
  /^(?:his|her|its|their|the|an?)$/.test(words[at] ?? "") && /^(?:,|with)$/.test(words[at - 1] ?? ",");

/** A verb, and not ", fish pouring round his legs". */
function isDone(word: string, before: string): boolean {
  return VERBS.has(word) && (before !== "," || VERBS.get(word)?.plain !== word);
}

interface Span {
  readonly from: number;
  readonly at: number;
}

/** The last place before a verb that is no filler, negation or adverb. */
function beforeFillers(reading: Reading, { from, at }: Span): number {
  const { words } = reading;
  let place = at - 1;
  const isFiller = (word: string) => FILLERS.has(word) || NEGATIONS.has(word) || /(?<!fami)ly$/.test(word);
  while (place >= from && isFiller(words[place] ?? "") && !isNamed(reading, place)) place--;
  return place;
}

/** Pronouns that are never a subject. */
const OBJECTS = new Set(["him", "them", "her", "his", "its", "their"]);

/** "reads what she has written" tells of something else. */
function isRelative(words: readonly string[], { from, at }: Span): boolean {
  return words
    .slice(Math.max(from, at - 5), at)
    .some((word) => word === "what" || word === "which" || word === "whatever");
}

/** "Mara, laughing, runs" and "When the door opens, she turns": the last who is named in the clause. */
function beforeComma(reading: Reading, { from, at }: Span, current: readonly string[] | undefined) {
  const fresh = current && freshSubject(reading, { from, at });
  if (current) return fresh;
  for (let place = at; place >= from; place--) {
    const who = actorsAt(reading, place);
    if (who && !PREPOSITIONS.has(reading.words[place - 1] ?? "")) return who;
  }
  return undefined;
}

/** "while Tom, behind her, irons": whoever stands right behind the joint. */
function freshSubject(reading: Reading, { from, at }: Span): readonly string[] | undefined {
  for (let place = at; place >= from; place--) {
    const isFirst = JOINTS.has(reading.words[place - 1] ?? "") || reading.words[place - 1] === "and";
    const isMeant = isFirst && reading.words[place + 1] === "," && !OBJECTS.has(reading.words[place] ?? "");
    const who = isMeant ? actorsAt(reading, place) : undefined;
    if (who) return withJoined(reading, place, who);
  }
  return undefined;
}

/** "the wolf in the snow runs": the subject stands before a preposition; "water runs": it is nobody of the cast. */
function ofPhrase(reading: Reading, { from, at }: Span) {
  for (let place = at; place >= from; place--) {
    if (reading.words[place] === "and" || JOINTS.has(reading.words[place] ?? "")) break;
    if (PREPOSITIONS.has(reading.words[place] ?? "")) {
      const who = place > from ? actorsAt(reading, place - 1) : undefined;
      if (who) return withJoined(reading, place - 1, who);
    }
  }
  return "nobody" as const;
}

/** "Mara and Tom run", "Mara, Tom and Eva run". */
function withJoined(reading: Reading, place: number, who: readonly string[]): readonly string[] {
  const { words } = reading;
  const near = placeBefore(words, place);
  const before = words[near] === "and" ? near : placeBefore(words, near);
  if (words[before] !== "and") return who;
  const other = words[before - 1] === "," ? before - 2 : before - 1;
  const more = other >= 0 && !ADVERBS.has(words[other] ?? "") ? actorsAt(reading, other) : undefined;
  return more ? [...new Set([...listed(reading, other), ...more, ...who])] : who;
}

/** "rakes them together, and Pia jumps": Pia alone does. */
const ADVERBS: ReadonlySet<string> = new Set(["together", "all", "both"]);

/** The place before a noun and its article. */
const placeBefore = (words: readonly string[], at: number): number =>
  ARTICLES.has(words[at - 1] ?? "") ? at - 2 : at - 1;

/** Those before a comma, where nothing but a list stands before them. */
function listed(reading: Reading, at: number): readonly string[] {
  const { words } = reading;
  const before = placeBefore(words, at);
  const more = words[before] === "," ? actorsAt(reading, before - 1) : undefined;
  if (!more) return [];
  const first = words[placeBefore(words, before - 1)];
  if (first !== undefined && first !== "," && !JOINTS.has(first)) return [];
  return [...listed(reading, before - 1), ...more];
}
