// Who is meant by a word of an action line: names, pronouns, groups, nouns for people, and the owner of a hand.
import type { Actor } from "./acting.ts";
import { carriedNoun } from "../looks/props/find-prop.ts";
import { GROUPS, IT, MEN, PEOPLE, THEY, WOMEN } from "./words.ts";

export interface Reading {
  readonly words: readonly string[];
  readonly actors: readonly Actor[];
  /** Who was named last, as pronouns mean it. */
  readonly last: Map<"she" | "he" | "it" | "any", string>;
  /** Words of the sentences before this one. */
  readonly before?: readonly string[];
}

/** Who a word means. */
export function actorsAt({ words, actors, last }: Reading, at: number): readonly string[] | undefined {
  const word = words[at] ?? "";
  const acting = actors.filter(({ acts }) => acts);
  const named = acting.filter((actor) => actor.words.includes(word));
  const [first] = byColour(words, at, named);
  if (first) return pairOf(first, acting);
  if (THEY.has(word)) return theyWho(words[at + 1], theyIn(words.slice(0, at), acting, word)).map(({ id }) => id);
  const several = severalOf(word, acting);
  if (several.length > 1) return several.map(({ id }) => id);
  if (Object.hasOwn(GROUPS, word)) return groupOf(GROUPS[word], acting);
  const beastNamed = () => {
    const id = last.get("it") ?? soleBeast(acting) ?? last.get("any");
    return id === undefined ? undefined : [id];
  };
  const one = (key: "she" | "he" | "it", fits: (actor: Actor) => boolean) => {
    const known = last.get(key) ?? (key === "it" ? undefined : last.get("any"));
    const candidates = acting.filter(fits);
    if (candidates.length === 0 && key !== "it") return beastNamed();
    const id = candidates.some((actor) => actor.id === known) ? known : (candidates[0]?.id ?? known);
    return id === undefined ? undefined : [id];
  };
  if (word === "she" || word === "her") return one("she", ({ form, isPerson }) => isPerson && form !== "man");
  if (word === "he" || word === "him" || word === "his")
    return one("he", ({ form, isPerson }) => isPerson && form !== "woman");
  if (word === "it") return one("it", ({ isPerson }) => !isPerson);
  return unnamed(word, acting);
}

function soleBeast(acting: readonly Actor[]): string | undefined {
  const beasts = acting.filter(({ isBeast }) => isBeast);
  return beasts.length === 1 ? beasts[0]?.id : undefined;
}

/** "the robots", "the two cats": all whom the noun for one of them means. */
const severalOf = (word: string, acting: readonly Actor[]): readonly Actor[] =>
  acting.filter(({ plurals = [] }) => plurals.includes(word));

/** Both of two who are one subject: "two men lift the chest". */
function pairOf({ id, pair }: Actor, acting: readonly Actor[]): readonly string[] {
  return pair === undefined ? [id] : acting.filter((one) => one.pair === pair).map((one) => one.id);
}

const WEARING = /^(?:in|wearing|with|on)$/;

/** "the red car", "the rider in blue": of several that a noun fits, those of that colour; all where none is said or fits. */
export function byColour(words: readonly string[], at: number, fitting: readonly Actor[]): readonly Actor[] {
  if (fitting.length < 2) return fitting;
  const after = WEARING.test(words[at + 1] ?? "") ? words.slice(at + 2, at + 5) : [];
  const said = [...words.slice(Math.max(0, at - 2), at), ...after];
  const meant = fitting.filter(({ marks = [] }) => marks.some((mark) => said.includes(mark)));
  return meant.length > 0 ? meant : fitting;
}

/** "Pip climbs on the bear's back and they ride off": those who are named before, where they are several. */
function theyIn(before: readonly string[], acting: readonly Actor[], word: string): readonly Actor[] {
  if (!/^(?:they|both|together)$/.test(word)) return acting;
  const named = acting.filter((actor) => actor.words.some((own) => before.includes(own)));
  return named.length > 1 ? named : acting;
}

/** "runs into the pigeons and they fly up": not whoever runs. */
function theyWho(verb = "", they: readonly Actor[]): readonly Actor[] {
  const beasts = BEASTLY.test(verb) ? they.filter(({ isBeast }) => isBeast === true) : [];
  return beasts.length > 0 ? beasts : they;
}

const BEASTLY =
  /^(?:fl(?:y|ies|ew)|flutter\w*|flap\w*|swarm\w*|peck\w*|graze\w*|bark\w*|howl\w*|stampede\w*|take off)$/;

/** "the children": all of that kind, or all where none is said to be of it; nobody where there is but one. */
function groupOf(nouns: ReadonlySet<string> = new Set(), acting: readonly Actor[]): readonly string[] | undefined {
  const people = acting.filter(({ isPerson }) => isPerson);
  const fitting = people.filter(({ words }) => words.some((word) => nouns.has(word)));
  const meant = fitting.length > 0 ? fitting : people;
  return meant.length > 1 ? meant.map(({ id }) => id) : undefined;
}

const CHILDREN = /^(?:boy|girl|child|kid)$/;
/** Words that say whether somebody is grown. */
const AGED = /^(?:boy|girl|child|kid|man|woman|lady|gentleman|mother|father|grandmother|grandfather)$/;

/** "a man", "the girl": somebody of the shot whom it fits. */
function unnamed(word: string, acting: readonly Actor[]): readonly string[] | undefined {
  const fits = (actor: Actor) =>
    actor.isPerson &&
    (actor.isChild === undefined || !AGED.test(word) || actor.isChild === CHILDREN.test(word)) &&
    ((WOMEN.has(word) && actor.form !== "man") || (MEN.has(word) && actor.form !== "woman") || PEOPLE.has(word));
  const found = acting.filter(fits);
  return found.length === 1 ? found.map(({ id }) => id) : undefined;
}

export function remember(reading: Reading, at: number): void {
  const { words, actors, last } = reading;
  const actor = actors.find((one) => one.acts && one.words.includes(words[at] ?? ""));
  if (!actor) return;
  last.set("any", actor.id);
  if (!actor.isPerson) last.set("it", actor.id);
  if (actor.isPerson && actor.form !== "man") last.set("she", actor.id);
  if (actor.isPerson && actor.form !== "woman") last.set("he", actor.id);
}

export function firstNamed(reading: Reading): readonly string[] | undefined {
  for (let at = 0; at < reading.words.length; at++) {
    if (IT.has(reading.words[at] ?? "")) continue;
    const who = actorsAt(reading, at);
    if (who) return who;
  }
  return undefined;
}

/** A line without a subject is about the only one who can act. */
export function soleActor(actors: readonly Actor[]): readonly string[] | undefined {
  const acting = actors.filter(({ acts }) => acts);
  return acting.length === 1 ? acting.map(({ id }) => id) : undefined;
}

/** Parts of a body that do things by themselves: "her hands knead the dough". */
const PARTS = new Set(
  "hand hands finger fingers thumb thumbs fist fists arm arms foot feet leg legs knees lips head eyes gaze face glance stare".split(
    " ",
  ),
);
const OWNERS = new Set(["her", "his", "their", "its", "'s"]);
/** Words between whose it is and the part: "her trembling left hand". */
const MOST_BETWEEN = 2;

/** Whose hand, arm or foot a word is; undefined where it is none, or nobody's of the cast. */
export function ownerOf(reading: Reading, at: number): readonly string[] | undefined {
  const { words, actors } = reading;
  if (!PARTS.has(words[at] ?? "")) return undefined;
  for (let place = at - 1; place >= Math.max(0, at - 1 - MOST_BETWEEN); place--) {
    const word = words[place] ?? "";
    if (!OWNERS.has(word)) continue;
    return actorsAt(reading, word === "'s" ? place - 1 : place) ?? soleActor(actors);
  }
  return undefined;
}

/** A noun of somebody who does something by trade, where only one person is there to be meant. */
export function personByTrade({ words, actors }: Reading, at: number): readonly string[] | undefined {
  const word = words[at] ?? "";
  const all = actors.filter(({ acts, isPerson }) => acts && isPerson);
  const unsaid = all.filter((one) => !words.some((said) => one.words.includes(said)));
  const people = all.length === 1 ? all : unsaid;
  const isTrade =
    TRADE.test(word) &&
    !THINGS.test(word) &&
    carriedNoun(word) === undefined &&
    (words[at - 1] === "the" || words[at - 2] === "the");
  return isTrade && people.length === 1 ? people.map(({ id }) => id) : undefined;
}

const TRADE =
  /(?:[^aeiou]er|ist|ian|eer|naut|man|woman|monk|nun|thief|king|queen|countess|duchess|bride|groom|boss|chef|coach|clerk|bishop|pope|judge|nurse|maid|clown|hero|messenger)$/;
/** Things and beasts that end alike. */
const THINGS =
  /^(?:water|river|letter|paper|flower|thunder|ladder|power|timer|computer|floor|corner|shower|tower|weather|silver|lighter|winter|summer|number|shoulder|counter|center|matter|butter|copper|pepper|poster|feather|leather|cover|trailer|charger|speaker|container|cooker|boiler|burner|heater|printer|server|roller|rover|hammer|slipper|zipper|helicopter|banner|finger|tiger|panther|lobster|hamster|spider|badger|beaver|otter|dinner|supper|paper|rubber|timber|mist|fist|list|wrist|waist|twist)$/;
