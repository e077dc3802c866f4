// The words that belong to a verb: up to where the next deed begins, with what "it" stands for said in its place.
import { VERBS } from "../verbs.ts";
import type { Reading } from "../who-acts.ts";
import { JOINTS, PREPOSITIONS } from "../words.ts";
import { meantBy, thingBefore } from "./pronouns.ts";

const MOST_AFTER = 9;

export function afterVerb(reading: Reading, at: number, verbs: readonly number[]): readonly string[] {
  const { words } = reading;
  const rest = words.slice(at + 1, at + 1 + MOST_AFTER);
  const isJoint = (word: string, place: number) =>
    JOINTS.has(word) && !(PLACED.test(word) && !isDoneIn(words, at + 1 + place, verbs));
  const joint = rest.findIndex((word, place) => word === "," || isJoint(word, place));
  const next = verbs.find((place) => place > at);
  const end = endOfDeed(words, at, next);
  const last = Math.min(joint < 0 ? rest.length : joint, end - at - 1);
  const said = rest.slice(0, last).map((word, index) => meantBy(reading, at + 1 + index, at) ?? word);
  if (said.length === 0 && STRAINS.test(words[at] ?? "")) return strainedAt(reading, at);
  if (GETS_IN.test(words[at] ?? "") && said.join(" ") === "in") return intoNest(reading, at);
  return [...said, ...relativeObject(words, at, said)];
}

/** "leans against the van and pushes": the van. */
const STRAINS = /^(?:push|pull|heave|haul|tug|shove)(?:e?s)?$/;
function strainedAt(reading: Reading, at: number): readonly string[] {
  const thing = thingBefore(reading, at);
  return thing === undefined ? [] : ["the", thing];
}

/** "props the lid of the trunk open; she climbs in": into the trunk. */
const GETS_IN = /^(?:climb|crawl|clamber|jump|hop|get|step)s?$/;
const NEST = /^(?:trunk|chest|crate|box|barrel|coffin|hamper|basket|skip|dumpster|bin)$/;
function intoNest({ words, before = [] }: Reading, at: number): readonly string[] {
  const nest = [...before, ...words.slice(0, at)].findLast((word) => NEST.test(word));
  return nest === undefined ? ["in"] : ["into", "the", nest];
}

/** "before Mara" is a place where nothing is done behind it. */
const PLACED = /^(?:before|after)$/;

/** Behind it, before the next deed is told. */
function isDoneIn(words: readonly string[], from: number, verbs: readonly number[]): boolean {
  const next = verbs.find((verb) => verb > from);
  return next !== undefined && !words.slice(from, next).some((word) => word === "," || word === "and");
}

/** "the tray that Tom holds out": what is held out. */
function relativeObject(words: readonly string[], at: number, said: readonly string[]): readonly string[] {
  const that = words.lastIndexOf("that", at);
  const isNear = that > 0 && at - that <= 4 && words[that + 1] !== words[at];
  return isNear && said.every((word) => word === "out" || PREPOSITIONS.has(word)) ? [words[that - 1] ?? ""] : [];
}

/** "runs down the corridor pushing the bed": who runs is not on it. */
const isPushing = (words: readonly string[], at: number, next: number): boolean =>
  next > at + 2 && /^(?:push|pull|drag|wheel|carry|hold|wav|haul|lead|tow)ing$/.test(words[next] ?? "");

/** "picks up and throws the ball": both do it with the ball. */
function endOfDeed(words: readonly string[], at: number, next: number | undefined): number {
  if (next === undefined) return words.length;
  const and = words.lastIndexOf("and", next);
  if (and <= at) return isPushing(words, at, next) ? next : words.length;
  const between = words.slice(at + 1, and);
  const own = between.filter((word) => !PREPOSITIONS.has(word) && !word.endsWith("ly"));
  const { takes, posture } = VERBS.get(words[at] ?? "")?.deed ?? {};
  const isShared = own.length === 0 && (takes === true || (between.length > 0 && posture === undefined));
  return and === next - 1 && isShared ? words.length : and;
}
