// Which kind of place words name, with how much confidence. A name in the first words counts most, things found there count less,
// and what stands before another name only describes it: a "station kitchen" is a kitchen.
import { findLooseTerms, findTerms, indexTerms, type FoundTerm } from "./find-terms.ts";
import { otherSideOf, traitsOf, type PlaceKind } from "./place-kinds.ts";
import type { Because, PlaceSource } from "./place-scene.ts";
import { isLeftOutside, type Token } from "./tokens.ts";
import { KIND_WORDS } from "./words/kind-words.ts";
import { OPEN, ROOFED } from "./words/light-and-air.ts";
import { SENSES } from "./words/senses.ts";

export interface PlaceText {
  readonly source: PlaceSource;
  readonly tokens: readonly Token[];
}

export interface KindReading {
  readonly kind: PlaceKind;
  readonly confidence: number;
  /** What the words say of inside and outside, where they do. */
  readonly outside: boolean | undefined;
  readonly because: readonly Because[];
}

const TERMS = indexTerms<PlaceKind>(KIND_WORDS);
const SIDES = indexTerms<"open" | "roofed">([{ open: OPEN, roofed: ROOFED }]);

const SOURCE_WEIGHT: Readonly<Record<PlaceSource, number>> = {
  hint: 8,
  id: 2.2,
  description: 1,
  sequence: 0.8,
  shot: 0.6,
};
const THING = 0.36;
const MOST_THINGS = 1.1;
const MODIFIER = 0.3;
/** What counts of the place around another one. */
const AROUND = 0.5;
/** What stands before a place around another: "the toilets of a station", "a saloon in a town". */
const OF_BATHROOMS = ["in", "inside", "of", "at", "behind"];
const OF_OTHERS = ["in", "inside", "of"];
/** Parts that look like what they belong to: "the porch of a station", "the shore of a lake". */
const PARTS = new Set(
  "porch terrace shore bank banks track tracks courtyard platform hall garden chamber lobby yard stage square tower".split(
    " ",
  ),
);
/** Of these a building has the walls alone: "the courtyard of a monastery". */
const OPEN_PARTS = new Set(["courtyard", "garden"]);
/** What stands before a building that is seen from outside: "the porch of a church", "in front of a bank". */
const IN_FRONT_OF =
  /(?:^| )(?:in front of|front of|outside|back wall of|(?:porch|doorstep|stoop|steps|front door|front steps|driveway|front yard) of) (?:\S+ ){0,4}$/;
/** What follows what is only seen from inside: "the street behind the window". */
const THROUGH_PANE =
  /^(?:\w+ ){0,2}?(?:behind|beyond|outside|through|past|in front of) (?:\w+ ){0,3}?(?:windows?|panes?|glass|blinds|shutters|curtains|portholes?)\b/;
const BEHIND_PANE = 0.3;
/** Whoever has a place of their own where they work or live. */
const KEEPERS = /^(?:[a-z]+(?:er|or|ist|man|master|mistress)|captain|guard|cook|chef|monk|nun|staff|crew)s?$/;
const FIRST_CLAUSE = 1.5;
/** What counts of a name in a later clause that is only found there: "air vents", "smoke hanging under the roof". */
const FOUND_LATER = 0.6;
/** "An airship above the clouds" is not clouds that an airship describes. */
const SAYS_WHERE = /^(?:above|over|under|beneath|below|on|in|inside|at|behind|beyond|outside) /;
/** A score that is certain, and how sure one must be. */
const CERTAIN = 1.6;
const LEAST = 0.3;
/** What is left of a kind that lies on the wrong side of the walls. */
const WRONG_SIDE = 0.25;
const OTHER_SIDE = 0.8;

/** Names of cities: they say a street where no other place is named. */
const CITIES = new Set(["new york", "tokyo", "london", "paris", "berlin"]);
/** Rooms for sport and shows that stay what they are without a roof. */
const OPEN_AIR = new Set<PlaceKind>(["boxing_gym", "fitness_gym", "dance_studio", "theatre"]);

interface Vote {
  readonly kind: PlaceKind;
  readonly word: string;
  readonly source: PlaceSource;
  readonly score: number;
  readonly strong: boolean;
  /** The kind that the word names, where it is seen from outside. */
  readonly inside?: PlaceKind;
}

export function readKind(texts: readonly PlaceText[]): KindReading {
  const outside = sideOf(texts);
  const near = new Set(
    texts.flatMap(({ tokens }) => tokens.flatMap(({ word, stem, denied }) => (denied ? [] : [word, stem]))),
  );
  const isOpenAir = near.has("outdoor") || (near.has("open") && near.has("air"));
  const isNamedHere = texts.some((text) => termsOf(text, near).some(({ weight }) => weight === 1));
  const named = texts.flatMap((text) => votesOf(text, { near, isNamedHere }));
  const hasName = named.some(({ strong, word }) => strong && !CITIES.has(word));
  const seenAs = new Map(named.flatMap(({ kind, inside }) => (inside ? [[inside, kind] as const] : [])));
  const votes = named
    .map((vote) => ({ ...vote, kind: seenAs.get(vote.kind) ?? vote.kind }))
    .filter(({ word }) => !hasName || !CITIES.has(word))
    .map((vote) => (isOpenAir && OPEN_AIR.has(vote.kind) ? vote : sided(vote, outside)));
  const scores = tally(votes);
  const [first, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (!first) return { kind: "abstract", confidence: 0, outside, because: [] };
  const [kind, score] = first;
  const confidence = Math.min(1, score / CERTAIN) * (score / (score + 0.5 * (second?.[1] ?? 0)));
  if (confidence < LEAST) return { kind: "abstract", confidence, outside, because: [] };
  const because = votes
    .filter((vote) => vote.kind === kind && vote.score > 0)
    .map(({ word, source }) => ({ field: "kind", word, source }));
  return { kind, confidence, outside, because };
}

/** What a slug line says first counts; a look outside the window is not a place outside. */
function sideOf(texts: readonly PlaceText[]): boolean | undefined {
  for (const { tokens, source } of texts) {
    if (source === "shot") continue;
    for (const { keys, words, at, denied } of findTerms(tokens, SIDES)) {
      const [side] = keys;
      if (denied || !side) continue;
      if (words === "outside" && at > 0) continue;
      return side.key === "open";
    }
  }
  return undefined;
}

function termsOf({ tokens }: PlaceText, near: ReadonlySet<string>): readonly FoundTerm<PlaceKind>[] {
  const said = findLooseTerms(tokens, TERMS).filter(({ denied, weight }) => !denied && weight > 0);
  return said.filter((term) => kindsOf(term, near).length > 0);
}

interface Surroundings {
  readonly near: ReadonlySet<string>;
  /** Something else is named than what lies beyond: "a fence across a field" has but the field. */
  readonly isNamedHere: boolean;
}

function votesOf(text: PlaceText, { near, isNamedHere }: Surroundings): readonly Vote[] {
  const { source, tokens } = text;
  const found = termsOf(text, near);
  const isOutside = tokens[0]?.word === "outside";
  const firstClause = tokens[found[0]?.at ?? 0]?.clause;
  return found.flatMap((term, order) => {
    const clause = clauseWeight(tokens, term, firstClause);
    const length = 1 + 0.35 * (term.words.split(" ").length - 1);
    const around = order > 0 && (isLeftOutside(tokens, term) || isAround(tokens, found[0], term)) ? AROUND : 1;
    const part = onlyDescribes(tokens, term, [found[order - 1], found[order + 1]]) ? MODIFIER : 1;
    const fromOutside = isName(term) && isSeenFromOutside(tokens, term, found[order - 1]?.end ?? 0);
    const weight = isNamedHere && !(fromOutside && isOutside) ? weightOf(tokens, term, order) : 1;
    const score = SOURCE_WEIGHT[source] * weight * clause * length * part * around;
    return kindsOf(term, near).map(({ key, strong }) => ({
      kind: fromOutside && strong ? outsideOf(key) : key,
      ...(fromOutside && strong && !traitsOf(key).outside && { inside: key }),
      word: term.words,
      source,
      score: strong ? score : score * THING,
      strong,
    }));
  });
}

function clauseWeight(tokens: readonly Token[], term: FoundTerm<PlaceKind>, first: number | undefined): number {
  if (tokens[term.at]?.clause === first) return FIRST_CLAUSE;
  return isFoundThere(tokens, term) ? FOUND_LATER : 1;
}

/** Several of a kind, and what something else lies or hangs under or on. */
function isFoundThere(tokens: readonly Token[], { at, end, words }: FoundTerm<PlaceKind>): boolean {
  const [before, last] = [tokens[at - 1], tokens[end - 1]];
  const start = tokens.find(({ clause }) => clause === last?.clause);
  if (last && last.word !== last.stem && !/^(?:an?|the)$/.test(start?.word ?? "")) return true;
  return SAYS_WHERE.test(words) && before?.clause === last?.clause;
}

type Neighbours = readonly [before: FoundTerm<PlaceKind> | undefined, after: FoundTerm<PlaceKind> | undefined];

/** Whether a name is said of another one beside it. */
function onlyDescribes(tokens: readonly Token[], term: FoundTerm<PlaceKind>, [before, after]: Neighbours): boolean {
  if (after && saysOnlyRoom(term) && isRoofed(after) && isAround(tokens, { ...term, keys: after.keys }, after))
    return true;
  return isPart(tokens, term, after) || isRoomOf(tokens, term, before);
}

/** What describes the name after it, or is the front of it: a "station kitchen", "the porch of a church". */
function isPart(tokens: readonly Token[], term: FoundTerm<PlaceKind>, next: FoundTerm<PlaceKind> | undefined): boolean {
  if (!next || !isName(next)) return false;
  if (isSeenFromOutside(tokens, next, term.end)) return !isPlaceBefore(tokens, term);
  if (saysOnlyRoom(next) && isRoofed(term)) return false;
  return (
    areOneName(tokens, term, next) && isName(term) && sameClause(tokens, term, next) && !SAYS_WHERE.test(next.words)
  );
}

/** "A taxi rank outside a station": a place of its own, and no part of what it is before. */
function isPlaceBefore(tokens: readonly Token[], term: FoundTerm<PlaceKind>): boolean {
  return isName(term) && !PARTS.has(term.words) && tokens[term.end]?.word === "outside";
}

/** Whether nothing but a noun stands between: "a lighthouse keeper's kitchen", "a beach snack bar". */
function areOneName(tokens: readonly Token[], term: FoundTerm<PlaceKind>, next: FoundTerm<PlaceKind>): boolean {
  const between = tokens.slice(term.end, next.at);
  return between.length === 0 || (between.length === 1 && KEEPERS.test(between[0]?.word ?? ""));
}

/** "A saloon in a frontier town": what lies around a place that is named before it. A room alone is none. */
function isAround(
  tokens: readonly Token[],
  first: FoundTerm<PlaceKind> | undefined,
  term: FoundTerm<PlaceKind>,
): boolean {
  if (!first || !isName(first) || !sameClause(tokens, first, term) || first.keys.some(({ key }) => key === "room"))
    return false;
  const ofRooms = first.keys.some(({ key }) => key === "bathroom") ? OF_BATHROOMS : OF_OTHERS;
  const before = isRoofed(first) ? [...ofRooms, "on"] : ofRooms;
  const isLikeIt = PARTS.has(first.words) && !(OPEN_PARTS.has(first.words) && isRoofed(term));
  const around = isLikeIt ? ["in", "inside"] : before;
  return tokens.slice(first.end, term.at + 1).some(({ word }) => around.includes(word));
}

/** Whether a name follows what stands before a building, with no other place between the two. */
function isSeenFromOutside(tokens: readonly Token[], { at, end }: FoundTerm<PlaceKind>, after: number): boolean {
  if (/^(?:window|gate)$/.test(tokens[end]?.stem ?? "")) return tokens[end]?.stem === "gate";
  const clause = tokens[at]?.clause;
  const before = tokens.slice(0, at).filter((token) => token.clause === clause);
  const [front] = IN_FRONT_OF.exec(before.map(({ word }) => `${word} `).join("")) ?? [];
  return front !== undefined && at - front.trim().split(" ").length >= after - 2;
}

/** Less, where a name is followed by the window behind which it lies. */
function weightOf(tokens: readonly Token[], { at, end, weight }: FoundTerm<PlaceKind>, order: number): number {
  const clause = tokens[at]?.clause;
  const after = tokens.slice(end, end + 8).filter((token) => token.clause === clause);
  const isBehind = order > 0 && THROUGH_PANE.test(after.map(({ word }) => word).join(" "));
  return isBehind ? BEHIND_PANE * weight : weight;
}

function isRoomOf(
  tokens: readonly Token[],
  term: FoundTerm<PlaceKind>,
  before: FoundTerm<PlaceKind> | undefined,
): boolean {
  return before !== undefined && saysOnlyRoom(term) && isRoofed(before) && areOneName(tokens, before, term);
}

function isRoofed(term: FoundTerm<PlaceKind>): boolean {
  return term.keys.some(({ key, strong }) => strong && !traitsOf(key).outside);
}

/** "Room" and "chamber" alone: the word before them says which, "an inn room". */
function saysOnlyRoom(term: FoundTerm<PlaceKind>): boolean {
  return term.keys.every(({ key }) => key === "room");
}

function outsideOf(kind: PlaceKind): PlaceKind {
  return traitsOf(kind).outside ? kind : (otherSideOf(kind) ?? kind);
}

function sameClause(tokens: readonly Token[], a: FoundTerm<PlaceKind>, b: FoundTerm<PlaceKind>): boolean {
  return tokens[a.at]?.clause === tokens[b.at]?.clause;
}

function isName(term: FoundTerm<PlaceKind>): boolean {
  return term.keys.some(({ strong }) => strong);
}

/** A word of several senses is read by its neighbours. */
function kindsOf(term: FoundTerm<PlaceKind>, near: ReadonlySet<string>): FoundTerm<PlaceKind>["keys"] {
  const senses = Object.hasOwn(SENSES, term.words) ? SENSES[term.words] : undefined;
  const sense = senses?.find((held) => held.near === "" || held.near.split(" ").some((word) => near.has(word)));
  if (!sense) return term.keys;
  return sense.kind === "none" ? [] : [{ key: sense.kind, strong: true }];
}

/** Their walls are seen from within as from without. */
const ROOFLESS: ReadonlySet<PlaceKind> = new Set(["ruins", "jungle_temple"]);

function sided(vote: Vote, outside: boolean | undefined): Vote {
  if (outside === undefined || traitsOf(vote.kind).outside === outside || vote.kind === "abstract") return vote;
  if (ROOFLESS.has(vote.kind)) return vote;
  const other = otherSideOf(vote.kind);
  if (!other || !vote.strong) return { ...vote, score: vote.score * WRONG_SIDE };
  return { ...vote, kind: other, score: vote.score * OTHER_SIDE };
}

/** Names add up; things add up to a limit, so that a long list of them is not surer than a name. */
function tally(votes: readonly Vote[]): ReadonlyMap<PlaceKind, number> {
  const [names, things] = [new Map<PlaceKind, number>(), new Map<PlaceKind, number>()];
  for (const { kind, score, strong } of votes) {
    const map = strong ? names : things;
    map.set(kind, (map.get(kind) ?? 0) + score);
  }
  for (const [kind, score] of things) names.set(kind, (names.get(kind) ?? 0) + Math.min(score, MOST_THINGS));
  return names;
}
