// What "it" and "them" stand for in an action line: the last thing or animal that was named before.
import type { Actor } from "../acting.ts";
import { carriedNoun, carriedNounAt } from "../../looks/props/find-prop.ts";
import { VERBS } from "../verbs.ts";
import type { Reading } from "../who-acts.ts";
import { PREPOSITIONS } from "../words.ts";

/** `from`: nothing is meant that is named from there on, such as what is put into it. A word for it; undefined where it is no such pronoun, or nothing was named. */
export function meantBy(reading: Reading, at: number, from = at): string | undefined {
  const word = reading.words[at] ?? "";
  if (word === "it") return itBefore(reading, at, from);
  const isPlural = (one: string) => one.endsWith("s") && !one.endsWith("ss");
  return word === "them" ? lastThing(reading, from, isPlural, true) : undefined;
}

/** What was named last and can be pushed or pulled. */
export const thingBefore = (reading: Reading, at: number): string | undefined =>
  lastThing(reading, at, (word) => !STILL.test(word), true);
const STILL = /^(?:ground|floor|wall|mud|snow|sand|grass|road|street|deck|heels?|feet|shoulders?|back|hands?)$/;

function itBefore(reading: Reading, at: number, from: number): string | undefined {
  const doer = doerBefore(reading, at);
  const before = reading.words[at - 1] ?? "";
  const emptied = DRINKS.test(before)
    ? lastThing(reading, from, isCup)
    : EMPTIES.test(before)
      ? lastThing(reading, from, isVessel)
      : CATCHES.test(before)
        ? lastThing(reading, from, isThrown)
        : undefined;
  if (emptied !== undefined) return emptied;
  const isOther = (one: string) => (GIVEN.test(before) && BODY.test(one)) || (HELD.test(before) && FACE.test(one));
  const isMeant = (one: string) => !isOther(one) && doer?.words.includes(one) !== true;
  return lastThing(reading, from, (one) => isMeant(one) && !SEVERAL.test(one)) ?? lastThing(reading, from, isMeant);
}

/** "Rex sees the bone and grabs it": whoever does it, an animal as well, does not do it to itself. */
function doerBefore({ words, actors }: Reading, at: number): Actor | undefined {
  for (let place = at - 1; place >= 0; place--) {
    const actor = actors.find((one) => one.acts && one.words.includes(words[place] ?? ""));
    if (actor) return VERBS.has(words[place + 1] ?? "") && !actor.isPerson ? actor : undefined;
  }
  return undefined;
}

/** Whether "it" is somebody who acts: an animal. */
export function isBeast(reading: Reading, at: number): boolean {
  const meant = meantBy(reading, at);
  return reading.actors.some(({ acts, words }) => acts && meant !== undefined && words.includes(meant));
}

function lastThing(
  { words, actors, before = [] }: Reading,
  at: number,
  fits: (word: string) => boolean,
  isThing = false,
): string | undefined {
  const said = [...before, ...words.slice(0, at)];
  let beside: string | undefined;
  for (let place = said.length - 1; place >= 0; place--) {
    const word = said[place] ?? "";
    const actor = actors.find((one) => one.words.includes(word));
    if (
      !fits(word) ||
      !(actor ? CORPSE.test(word) || mayBe(actor, isThing) : isBody(said, place) || isNoun(said, place))
    )
      continue;
    const whole = wholeOf(said, place);
    if (!isPlace(said, place)) return whole;
    beside ??= whole;
  }
  return beside;
}

/** Said as "them". */
const SEVERAL =
  /^(?:banknotes|notes|coins|clothes|papers|letters|apples|eggs|bricks|stones|logs|leaves|flowers|books|bottles|potatoes)$/;

/** "climbs down with a basket and tips it out". */
const EMPTIES = /^(?:tips?|empties|empty|upends?|dumps?)$/;
const isVessel = (word: string): boolean =>
  /^(?:bucket|pail|basket|sack|bag|crate|box|tub|bowl|tray|pan|pot|cauldron|drum|bin|jug|wheelbarrow|barrow|cart)$/.test(
    word,
  );

/** "hangs out of the window and catches it": what a hand can hold. */
const CATCHES = /^(?:catch(?:es)?|caught)$/;
const isThrown = (word: string): boolean => carriedNoun(word) !== undefined;

/** "squeezes a lemon into a glass and drinks it". */
const DRINKS = /^(?:drinks?|sips?|gulps?|downs|drains?|swallows?)$/;
const isCup = (word: string): boolean => /^(?:glass|cup|mug|tumbler|goblet|tankard|beaker|bowl)$/.test(word);

/** "brushes the sand off a skull and lifts it": what is wiped away. */
function isDirt(said: readonly string[], at: number): boolean {
  return (
    /^(?:off|from)$/.test(said[at + 1] ?? "") && said.slice(Math.max(0, at - 3), at).some((word) => CLEANS.test(word))
  );
}
const CLEANS = /^(?:brush|wip|clean|scrap|dust|blow|wash|scrub)(?:s|es)$/;

/** Of "a cup of tea" it is the cup, of "a wine glass" the glass for wine. */
function wholeOf(said: readonly string[], at: number): string {
  const [whole = "", word = ""] = [said[at - 1] === "of" ? said[at - 2] : undefined, said[at]];
  const pair = carriedNounAt(said, at) ?? word;
  if (pair !== word && pair.endsWith(word)) return pair;
  return carriedNoun(whole) === undefined ? word : whole;
}

/** "takes the body under the arms and drags it". */
const CORPSE = /^(?:body|corpse)$/;
/** An animal, or a thing. */
const mayBe = ({ acts, isPerson }: Actor, isThing: boolean): boolean => !isPerson && !(acts && isThing);

/** No part of a body is. */
const GIVEN = /^(?:gives?|gave|hands?|throws?|threw|puts?|pass|passes|sets?|lays?|drops?|pockets?)$/;

/** "pours water over the baby's forehead while she holds it": the baby. */
const HELD = /^(?:hold|cradle|rock|carry|carrie|lift)s?$/;
const FACE = /^(?:head|face|cheek|forehead|hair|shoulder)$/;

/** "takes Lise's hand and kisses it". */
const BODY = /^(?:hands?|head|face|arm|foot|cheek|forehead|hair|shoulder)$/;
const WHOSE = /^(?:'s|her|his|their)$/;
const isBody = (said: readonly string[], at: number): boolean =>
  BODY.test(said[at] ?? "") && WHOSE.test(said[at - 1] ?? "");

/** "across the table": where something is done, and less likely meant than what it is done with. */
function isPlace(said: readonly string[], at: number): boolean {
  const near = said.slice(Math.max(0, at - 4), at);
  const article = near.findLastIndex((word) => OWN.test(word));
  const isOwned = near[article] === "'s" && near.slice(0, article).some((one) => WHERE.test(one));
  const isParticle = article > 1 && DRESSES.test(near[article - 2] ?? "");
  return article > 0 && !isParticle && (isOwned || WHERE.test(near[article - 1] ?? ""));
}

/** "takes off his hat and holds it out": the hat. */
const DRESSES = /^(?:tak|pull|pick|tear|rip|peel|slip|snatch|whip|kick)(?:s|es)?$/;
const OWN = /^(?:a|an|the|his|her|their|its|'s)$/;
/** "out of the bag" and "out of Leo's hand" as well. */
const WHERE =
  /^(?:across|along|up|down|over|under|into|onto|on|in|from|off|behind|beside|through|past|round|around|to|towards|toward|of|with)$/;

const isNoThing = (said: readonly string[], at: number): boolean => PARTICLE.test(said[at] ?? "") || isDirt(said, at);

/** A thing that a hand can hold, or whatever an article stands before. */
function isNoun(said: readonly string[], at: number): boolean {
  const [own = "", one = "", next = ""] = [said[at - 1], said[at], said[at + 1]];
  if (isNoThing(said, at)) return false;
  if (at > 0 && !OWNED.test(own) && isDone(said, at)) return false;
  return carriedNoun(one) !== undefined || (isNamed(said, at) && isWord(one) && (isDeed(next) || !isWord(next)));
}

/** A verb, but for one in its plain form behind an article and what it is like: "the glowing bar", "the long file". */
function isDone(said: readonly string[], at: number): boolean {
  const verb = VERBS.get(said[at] ?? "");
  const next = said[at + 1] ?? "";
  const isEnd = ARTICLE.test(said[at - 2] ?? "") && (PREPOSITIONS.has(next) || /^a?round$/.test(next));
  return verb !== undefined && !(isEnd && verb.plain === said[at]);
}

/** A verb, and not the noun that looks like one. */
const isDeed = (next: string): boolean => VERBS.has(next) && carriedNoun(next) === undefined;

/** "takes a key out", "hands him a towel; he dries", "rolls the pastry thin". */
const PARTICLE =
  /^(?:he|she|they|who|out|away|back|off|aside|together|apart|forward|up|down|thin|flat|clean|dry|open|shut|closed|smooth|tight|loose|short|free|wide|straight|empty|full|upright|crosswise|across)$/;

/** "the door", "an open palm". */
function isNamed(said: readonly string[], at: number): boolean {
  const own = said[at - 1] ?? "";
  return ARTICLE.test(own) || (ARTICLE.test(said[at - 2] ?? "") && /^\p{L}/u.test(own));
}

const ARTICLE = /^(?:a|an|the)$/;
const OWNED = /^(?:a|an|the|'s|her|his|their)$/;
/** Another noun: what stands before it is an adjective. */
const isWord = (next: string): boolean =>
  /^\p{L}/u.test(next) && !PREPOSITIONS.has(next) && !/^(?:and|as|while|when|until|out|up|off|away|down)$/.test(next);
