// Whom the words after a verb mean besides whoever acts: a name, a noun, "him", "her hand" of somebody else, "each other".
import type { Actor } from "../acting.ts";
import { thingAt } from "../in-hand.ts";
import type { Cast } from "../read-gaze.ts";
import { actorsAt } from "../who-acts.ts";
import { ARTICLES, HE, PREPOSITIONS, SHE } from "../words.ts";

const OF_HER = new Set(["her", "hers"]);
const OTHERS = new Set(["other", "another"]);
/** After "her" they say that she herself is meant, and not what is hers. */
const ENDS =
  /^(?:,|and|to|at|in|on|by|with|from|up|down|out|off|away|over|under|into|onto|through|across|along|around|round|behind|against|towards?|as|while|for|a|an|the|his|their|close|tight|tightly|again|gently|hard|softly|asleep|awake|how)$/;

/** Whom or what the words after a verb mean first. */
export interface Other {
  /** Somebody else is meant. */
  readonly isMeant: boolean;
  /** And nothing before them that it could be done to. */
  readonly isDirect: boolean;
  /** Several do it, to nobody who is named. */
  readonly isJoint: boolean;
  /** The words with "them" for names and nouns of people. */
  readonly named: readonly string[];
}

/** `isJoint`: several do it together, with each other where nothing else is named. */
export function otherIn(after: readonly string[], cast: Cast, isJoint: boolean): Other {
  const meant = somebodyIn(after, cast);
  const first = after.findIndex((_, at) => thingAt(after, at, cast.actors) !== undefined);
  const isThing = first >= 0 && (meant === undefined || somebodyIn(after.slice(0, first), cast) === undefined);
  return {
    isMeant: isJoint || meant !== undefined,
    isJoint: isJoint && meant === undefined,
    isDirect: !isThing && (isJoint || meant !== undefined),
    named: withThem(after, cast),
  };
}

/** "carries the sleeping girl to bed", "carries her to bed" as "carries them to bed". */
function withThem(after: readonly string[], { actors }: Cast): readonly string[] {
  const isPerson = (word: string) => actors.some(({ isPerson, words }) => isPerson && words.includes(word));
  return after.reduce<readonly string[]>((said, word, at) => {
    if (word === "him" || (word === "her" && isObject(after, at))) return [...said, "them"];
    if (!isPerson(word) || after[at + 1] === "'s") return [...said, word];
    const article = said.findLastIndex((one) => ARTICLES.has(one));
    const isBefore = article >= 0 && said.length - article <= 2;
    return [...(isBefore ? said.slice(0, article) : said), "them"];
  }, []);
}

/** The id of somebody else; undefined where nobody is meant. */
export function somebodyIn(after: readonly string[], { actor, actors }: Cast): string | undefined {
  const others = actors.filter(({ id, acts }) => acts && id !== actor.id);
  return meantIn(after, { actor, actors: others });
}

/** `actors`: all others. */
function meantIn(after: readonly string[], cast: Cast): string | undefined {
  for (const [at, word] of after.entries()) {
    const meant = byName(word, cast.actors) ?? byPronoun(after, at, cast) ?? byNoun(after, at, cast.actors);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

function byName(word: string, others: readonly Actor[]): string | undefined {
  const [only, second] = others;
  return others.find(({ words }) => words.includes(word))?.id ?? (OTHERS.has(word) && !second ? only?.id : undefined);
}

/** "with both hands". */
const COUNTS = new Set(["both", "all", "together"]);

function byNoun(after: readonly string[], at: number, others: readonly Actor[]): string | undefined {
  if (isPronoun(after[at] ?? "") || COUNTS.has(after[at] ?? "")) return undefined;
  const meant = actorsAt({ words: after, actors: others, last: new Map() }, at);
  return meant?.length === 1 ? meant[0] : undefined;
}

const formOf = (word: string) => (SHE.has(word) ? "woman" : HE.has(word) ? "man" : undefined);
const isPronoun = (word: string): boolean => formOf(word) !== undefined || word === "them" || word === "their";

/** What is the own is nobody else's: "strokes her hair". */
function byPronoun(after: readonly string[], at: number, { actor, actors: others }: Cast): string | undefined {
  const word = after[at] ?? "";
  if (!isPronoun(word) || word.endsWith("self")) return undefined;
  const beast = PAWS.test(after[at + 1] ?? "") ? others.find(({ isBeast }) => isBeast) : undefined;
  return beast ? beast.id : personOf(after, at, { actor, actors: others });
}

function personOf(after: readonly string[], at: number, { actor, actors: others }: Cast): string | undefined {
  const form = formOf(after[at] ?? "");
  const same = others.find((one) => one.form === form);
  const isSame = actor.form === form || (!same && (form === undefined || actor.form === "plain"));
  const isOwn = !isObject(after, at) && !isInto(after, at) && !isAwarded(after) && isSame;
  const fitting = same ?? others.find((one) => form === undefined || one.form === "plain");
  return isOwn ? undefined : fitting?.id;
}

/** "pulls a thorn from his paw": of no person. */
const PAWS = /^(?:paws?|hoof|hooves|tail|snout|muzzle|beak|wings?|fur|claws?|mane|udder|flanks?|horns?)$/;

/** "slips the note into his palm", "takes it out of her hand": nobody does so to themselves. */
function isInto(after: readonly string[], at: number): boolean {
  if (/^(?:of|from)$/.test(after[at - 1] ?? "") && /^(?:hands?|grip|grasp|fingers)$/.test(after[at + 1] ?? ""))
    return true;
  return /^(?:into|in|onto)$/.test(after[at - 1] ?? "") && /^(?:palm|hand|hands|arms|lap)$/.test(after[at + 1] ?? "");
}

/** "pins a medal on his chest": nobody gives one to themselves where somebody else is there. */
const isAwarded = (after: readonly string[]): boolean =>
  after.some((word) => /^(?:medals?|decoration|rosette)$/.test(word)) &&
  /^(?:chest|uniform|coat|jacket|breast|lapel|tunic|neck)$/.test(after.at(-1) ?? "");

/** "him", "pushes her back"; not "behind her back". */
function isObject(after: readonly string[], at: number): boolean {
  const [word = "", next = ","] = [after[at], after[at + 1]];
  if (word === "him" || word === "them") return true;
  const isPushed = next === "back" && !PREPOSITIONS.has(after[at - 1] ?? "");
  return OF_HER.has(word) && (isPushed || ENDS.test(next));
}
