// An action line as clauses: who acts in each, by which verb, and the words after it. No grammar: a verb belongs to the subject right before it, to the
// one who acted before in the sentence, or, at a sentence's start, to the first who is named in it.
import type { Actor } from "./acting.ts";
import { BEAST_VERBS } from "./animals/animal-verbs.ts";
import { VERBS, type Verb } from "./verbs.ts";
import { actorsAt, firstNamed, ownerOf, personByTrade, remember, soleActor, type Reading } from "./who-acts.ts";
import { ARTICLES, FILLERS, JOINTS, NEGATIONS, NOUN_LIKE, PREPOSITIONS } from "./words.ts";

export interface Clause {
  /** Ids of who does it. */
  readonly who: readonly string[];
  readonly verb: Verb;
  /** As it is written. */
  readonly said: string;
  readonly after: readonly string[];
  /** Place in the whole text, in words. */
  readonly at: number;
}

/** Words before a verb in which a negation forbids it. */
const NEGATION_REACH = 4;

/** Verbs of two words: "tap-dances", "does push-ups". */
const JOINED = /\b(tap|shadow|break|belly|arm|push|pull|sit|star|high)-(?=\p{L})/gu;

/** How somebody stands, and nothing that is done. */
const BOWED = /\bheads? (?:are |is )?(?:bowed|lowered|bent)\b/g;

/** Sentences of lower-case words; commas stay as ",". */
export function sentencesOf(text: string): readonly (readonly string[])[] {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/n['\u2019]t\b/g, "nt")
    .replaceAll(/['\u2019]s\b/g, " 's")
    .replaceAll(JOINED, "$1")
    .replaceAll(BOWED, "downcast")
    .replaceAll(/\barm[- ]wrestl/g, "armwrestl");
  return plain
    .split(/[.!?;:\u2026\n]+|\s[-\u2013\u2014]+\s/)
    .map((sentence) => sentence.match(/'s|[\p{L}\p{N}]+|,/gu) ?? [])
    .filter((sentence) => sentence.length > 0);
}

export function readClauses(text: string, actors: readonly Actor[]): readonly Clause[] {
  const last: Reading["last"] = new Map();
  let offset = 0;
  return sentencesOf(text).flatMap((words) => {
    const clauses = clausesIn({ words, actors, last }, offset);
    offset += words.length;
    return clauses;
  });
}

function clausesIn(reading: Reading, offset: number): readonly Clause[] {
  const { words } = reading;
  const found: (Omit<Clause, "who"> & { who: readonly string[] | undefined })[] = [];
  let current: readonly string[] | undefined;
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const verb = verbAt(reading, at, found.length > 0);
    if (!verb) {
      remember(reading, at);
      continue;
    }
    const who = subjectBefore(reading, { from, at }, current);
    from = at + 1;
    current = who === "nobody" ? [] : (who ?? current);
    if (isNotDone(words, at) || current?.length === 0) continue;
    found.push({ who: current, verb, said: word, after: afterVerb(reading, at), at: offset + at });
  }
  const first = firstNamed(reading) ?? soleActor(reading.actors);
  return found.flatMap((clause) => {
    const who = clause.who ?? first;
    return who ? [{ ...clause, who }] : [];
  });
}

function verbAt(reading: Reading, at: number, isList: boolean): Verb | undefined {
  const word = reading.words[at] ?? "";
  const hasBeast = reading.actors.some(({ isBeast }) => isBeast);
  const verb = VERBS.get(word) ?? (hasBeast ? BEAST_VERBS.get(word) : undefined);
  return verb && isVerbAt(reading, at, isList) && !isNamed(reading, at) ? verb : undefined;
}

/** Somebody, or a thing that is not what somebody does: "Joe shears the sheep" beside the shears. */
const isNamed = ({ words, actors }: Reading, at: number): boolean => {
  const isDone = actors.some(({ acts, words: own }) => acts && own.includes(words[at - 1] ?? ""));
  return actors.some((actor) => actor.words.includes(words[at] ?? "") && (actor.acts || !isDone));
};

/** "a walk", "his hands", "the drink" are things. `isList`: something has been done before it in the sentence. */
function isVerbAt(reading: Reading, at: number, isList: boolean): boolean {
  const word = reading.words[at] ?? "";
  if (isAfterNounWord(reading.words[at - 1] ?? "", word)) return false;
  if (word === "close" && reading.words[at + 1] === "to") return false;
  if (isLet(reading.words, at) || (word === "open" && VERBS.has(reading.words[at - 1] ?? ""))) return false;
  return !NOUN_LIKE.test(word) || (!isDoing(reading.words[at + 1]) && isDoneBy(reading, at, isList));
}

/** "lets the balloon go": it is no deed of whoever lets it. */
function isLet(words: readonly string[], at: number): boolean {
  const isPlain = VERBS.get(words[at] ?? "")?.plain === words[at];
  return isPlain && words.slice(Math.max(0, at - MOST_LET), at).some((word) => /^let(?:s|ting)?$/.test(word));
}

/** Words from there to what is let happen. */
const MOST_LET = 4;

/** "and water sprays up": what stands before it is a noun. */
const isDoing = (next = ""): boolean => next.endsWith("s") && VERBS.has(next) && !NOUN_LIKE.test(next);

/** A word that is a noun as well, behind somebody who does it, or in a list of what is done. */
function isDoneBy(reading: Reading, at: number, isList: boolean): boolean {
  const { words } = reading;
  const [word = "", before = ""] = [words[at], words[at - 1]];
  if (at === 0 && isBeforeVerb(words)) return false;
  if (isList && before === "," && word.endsWith("s")) return true;
  if (isBehindSubject(reading, EACH.test(before) ? at - 1 : at)) return true;
  return before === "to" && VERBS.get(word)?.plain === word;
}

/** "Mara and Tom each press a hand". */
const EACH = /^(?:each|both|all)$/;

function isBehindSubject(reading: Reading, at: number): boolean {
  return isNamed(reading, at - 1) || isSubjectBefore(reading.words, at) || ownerOf(reading, at - 1) !== undefined;
}

/** "Water runs": the first word is a noun. */
const isBeforeVerb = ([, next = ""]: readonly string[]): boolean => VERBS.has(next) && !FILLERS.has(next);

function isAfterNounWord(before: string, word: string): boolean {
  if (ARTICLES.has(before) || before === "'s" || before === "with") return true;
  const isGerund = word.endsWith("ing");
  if (before === "in") return !isGerund || word !== "walking";
  return PREPOSITIONS.has(before) && before !== "to" && !isGerund;
}

function isSubjectBefore(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  const isPronoun = ["she", "he", "they", "it", "who"].includes(before);
  return isPronoun || before === "and" || at === 0 || isKnownName(words, at);
}

/** A word that is in no table stands for a name: "Mara hands". */
function isKnownName(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  const known =
    [FILLERS, PREPOSITIONS, ARTICLES, JOINTS].some((set) => set.has(before)) || before === "," || VERBS.has(before);
  return !known && !ARTICLES.has(words[at - 2] ?? "") && !PREPOSITIONS.has(words[at - 2] ?? "");
}

const isNotDone = (words: readonly string[], at: number): boolean => isNegated(words, at) || isPassive(words, at);

/** "is pressed back into her seat": it is done to her. */
function isPassive(words: readonly string[], at: number): boolean {
  return /^(?:is|are|was|were|been|gets?)$/.test(words[at - 1] ?? "") && !(words[at] ?? "").endsWith("ing");
}

function isNegated(words: readonly string[], at: number): boolean {
  const near = words.slice(Math.max(0, at - NEGATION_REACH), at);
  const end = near.findLastIndex((word) => word === "," || JOINTS.has(word) || word === "and");
  return near.slice(end + 1).some((word) => NEGATIONS.has(word));
}

/** Ids; "nobody" where something else is the subject; undefined where the clause goes on with whoever acted before. */
function subjectBefore(
  reading: Reading,
  { from, at }: Span,
  current: readonly string[] | undefined,
): readonly string[] | "nobody" | undefined {
  const { words } = reading;
  if (isRelative(words, { from, at })) return "nobody";
  const meant = relativeSubject(reading, at);
  if (meant) return meant;
  const place = beforeFillers(reading, { from, at });
  const between = words.slice(Math.max(place + 1, from), at);
  if (current && (between.includes("and") || between.includes("then"))) return undefined;
  if (place < from && from > 0) return undefined;
  return subjectAt(reading, { from, at }, { place, current });
}

/** "Enzo, who ducks": whoever is named before it. */
function relativeSubject(reading: Reading, at: number): readonly string[] | undefined {
  const { words } = reading;
  if (words[at - 1] !== "who") return undefined;
  return actorsAt(reading, words[at - 2] === "," ? at - 3 : at - 2);
}

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
  if (place < from || word === "," || JOINTS.has(word)) return beforeComma(reading, { from, at: place }, current);
  const who = OBJECTS.has(word) ? undefined : actorsAt(reading, place);
  if (who) return withJoined(reading, place, who);
  return isGoingOn(words, at) ? undefined : otherSubject(reading, { from, at: place }, VERBS.get(words[at] ?? ""));
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
  const isSaid = [FILLERS, PREPOSITIONS].some((set) => set.has(before)) || VERBS.has(before) || before.endsWith("ly");
  const isNew = second === "," || second === "and" || second === "with";
  return (words[at] ?? "").endsWith("ing") && (isSaid || !isNew);
}

interface Span {
  readonly from: number;
  readonly at: number;
}

/** The last place before a verb that is no filler, negation or adverb. */
function beforeFillers(reading: Reading, { from, at }: Span): number {
  const { words } = reading;
  let place = at - 1;
  const isFiller = (word: string) => FILLERS.has(word) || NEGATIONS.has(word) || word.endsWith("ly");
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
  if (current) return undefined;
  for (let place = at; place >= from; place--) {
    const who = actorsAt(reading, place);
    if (who && !PREPOSITIONS.has(reading.words[place - 1] ?? "")) return who;
  }
  return undefined;
}

/** "the wolf in the snow runs": the subject stands before a preposition; "water runs": it is nobody of the cast. */
function ofPhrase(reading: Reading, { from, at }: Span) {
  for (let place = at; place >= from; place--) {
    if (PREPOSITIONS.has(reading.words[place] ?? "")) {
      const who = place > from ? actorsAt(reading, place - 1) : undefined;
      if (who) return withJoined(reading, place - 1, who);
    }
  }
  return "nobody" as const;
}

/** "Mara and Tom run". */
function withJoined(reading: Reading, place: number, who: readonly string[]): readonly string[] {
  const { words } = reading;
  const isJoined = words[place - 1] === "and" || (ARTICLES.has(words[place - 1] ?? "") && words[place - 2] === "and");
  const other = isJoined ? place - (words[place - 1] === "and" ? 2 : 3) : -1;
  const more = other >= 0 ? actorsAt(reading, other) : undefined;
  return more ? [...new Set([...more, ...who])] : who;
}

const MOST_AFTER = 9;

function afterVerb(reading: Reading, at: number): readonly string[] {
  const { words } = reading;
  const rest = words.slice(at + 1, at + 1 + MOST_AFTER);
  const isNext = (place: number) =>
    rest[place] === "and" && isNamed(reading, at + 2 + place) && VERBS.has(rest[place + 2] ?? "");
  const end = rest.findIndex((word, place) => word === "," || JOINTS.has(word) || isNext(place));
  return end < 0 ? rest : rest.slice(0, end);
}
