// Where the words of an action have an animal on somebody, in another's mouth, or on a leash.
import type { Actor } from "../acting.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { actorsAt } from "../who-acts.ts";
import { ARTICLES } from "../words.ts";
import type { PerchPlace } from "./action-names.ts";

export interface PerchedAnimal {
  readonly beast: Actor;
  readonly on: Actor;
  readonly at: PerchPlace;
  /** It comes there in the shot, or leaves. */
  readonly way: "comes" | "goes" | "stays";
  readonly because: readonly string[];
}

const PLACES: Readonly<Record<Exclude<PerchPlace, "lead" | "after" | "dragged" | "hung">, RegExp>> = {
  shoulder: /^(?:shoulders?|back)$/,
  arm: /^(?:arm|hand|glove|fist|wrist|fingers?|fingertips?|thumb|palms?|forearm|gauntlet)$/,
  arms: /^(?:arms|hands|chest|coat|jacket|embrace)$/,
  lap: /^(?:lap|knees?|legs|belly|stomach|tummy)$/,
  head: /^(?:head|hair)$/,
  nose: /^(?:nose|cheek|forehead|brow)$/,
  mouth: /^(?:mouth|jaws?|teeth|beak|talons|claws|paws)$/,
};
const PREPOSITION = /^(?:on|onto|in|into|under|to|across|from|off|upon|over|around|round|up|down|along)$/;
const COMING = /^(?:land|alight|jump|leap|hop|climb|fl(?:y|ies)|flew|flutter|swoop|settle|scurr|run|crawl)/;
/** "walks across her hand". */
const WALKING = /^(?:walk|creep|crept|scuttle|wander|slither|inch|trot)/;
const OVER = /^(?:up|across|over|along|down|round|around)$/;
const TAKING = /^(?:snatch|grab|st[eo]al|pluck|takes?$|pull|eats?$|peck|bite|lick|knock)/;
/** By whoever has it there. */
const LOOSED = /^(?:throw|threw|toss|launch|releas|cast|fling|flung|send|sent|free|let|loos|unleash)/;
const RISING = /^(?:takes?|rises?|lifts?)$/;
const STAYING =
  /^(?:sits?|sat|sitting|perch|sleep|sle|li(?:es|e)|lying|purr|curl|rest|ride|is|are|balanc|squat|cling|nestl|snuggl)/;
const LEAD = /^(?:leash|leashes|lead|leads|bridle|halter|reins|rein|rope|chain)$/;
const LEADING = /^(?:lead|leads|leading|led|walk|walks|walking|walked)$/;
/** "carries the lead to the door": it has it in the mouth. */
const BEARS = /^(?:carr|bring|brought|fetch|drop|drag|tak|took|hold|held|chew|snatch|grab|pick|lay|laid)/;
/** Words between a place on a body and its preposition. */
const MOST_BETWEEN = 5;

/** By the words alone. */
export function perchesIn(action: string, actors: readonly Actor[]): readonly PerchedAnimal[] {
  return sentencesOf(action).flatMap((words) => [...onBodies(words, actors), ...onLeads(words, actors)]);
}

const firstOf = (words: readonly string[], actors: readonly Actor[], fits: (actor: Actor) => boolean) =>
  words.flatMap((word, at) => {
    const who = actors.find((one) => one.acts && fits(one) && one.words.includes(word));
    return who ? [{ who, at }] : [];
  });

function onBodies(words: readonly string[], actors: readonly Actor[]): readonly PerchedAnimal[] {
  return words.flatMap((word, at): readonly PerchedAnimal[] => {
    const place = (Object.keys(PLACES) as (keyof typeof PLACES)[]).find((one) => PLACES[one].test(word));
    const before = words.slice(Math.max(0, at - MOST_BETWEEN), at);
    const from = before.findLastIndex((one) => PREPOSITION.test(one));
    // "its back" is the animal's own.
    const isOwn = place !== "mouth" && (before.slice(from).includes("its") || isTurned(words, at));
    if (!place || from < 0 || isOwn || before.slice(from).includes("with")) return [];
    if (place !== "mouth" && HEADS.test(words[at - before.length + from - 1] ?? "")) return [];
    const named = firstOf(words.slice(0, at), actors, ({ isBeast }) => isBeast === true);
    const start = at - before.length + from;
    return place === "mouth"
      ? inMouth(words, { named, start, at })
      : onBody(words, { named, start, at }, { place, actors });
  });
}

/** "lays its head in her lap": no more of it is there. */
const HEADS = /^(?:head|chin|muzzle|nose|snout|paws?|cheek|beak)$/;

/** "turns the ewe on her back": the ewe's. */
const isTurned = (words: readonly string[], at: number): boolean =>
  words[at] === "back" &&
  /^(?:his|her)$/.test(words[at - 1] ?? "") &&
  words.slice(Math.max(0, at - 2 * MOST_BETWEEN), at).some((word) => TURNS.test(word));

const TURNS = /^(?:turn|roll|flip|tip|upend|upends|wrestle|throw|lay)s?(?:ing)?$/;

interface Body {
  readonly place: Exclude<PerchPlace, "lead" | "after" | "mouth" | "dragged" | "hung">;
  readonly actors: readonly Actor[];
}

function onBody(
  words: readonly string[],
  { named, start, at }: Named,
  { place, actors }: Body,
): readonly PerchedAnimal[] {
  const beast = named.findLast((one) => one.at < start);
  const owner = beast && ownerOf(words, { start, at }, actors);
  const way = beast && wayOf(words, beast.at, start);
  if (!owner || !way) return [];
  const isIn = /^(?:in|into|under)$/.test(words[start] ?? "");
  const because = words.slice(start, at + 1);
  return [{ beast: beast.who, on: owner, at: place === "arm" && isIn ? "arms" : place, way, because }];
}

const goes = (between: readonly string[], around: readonly string[]): boolean =>
  between.some((one) => RISING.test(one)) || around.some((one) => LOOSED.test(one));

/** Whether it is there all the time; undefined where it is no place of the animal. */
function wayOf(words: readonly string[], beast: number, start: number): PerchedAnimal["way"] | undefined {
  const between = words.slice(beast + 1, start);
  const isOver = OVER.test(words[start] ?? "");
  const comes = between.some((one) => COMING.test(one) || (isOver && WALKING.test(one)));
  const leaves = words[start] === "from" || words[start] === "off";
  if (leaves && between.some((one, at) => TAKING.test(one) && !/^(?:off|)$/.test(between[at + 1] ?? "")))
    return undefined;
  const around = words.slice(Math.max(0, beast - 3), start);
  if (leaves) return comes || goes(between, around) ? "goes" : undefined;
  if (comes) return "comes";
  return isStaying(words, beast, between) ? "stays" : undefined;
}

function isStaying(words: readonly string[], beast: number, between: readonly string[]): boolean {
  if (words.slice(Math.max(0, beast - 3), beast).includes("with")) return true;
  if (between.length === 0) return !words.slice(0, beast).some((word) => HITS.test(word));
  return between.some((one) => STAYING.test(one));
}

/** "taps the camel on the knees": the camel's. */
const HITS = /^(?:tap|hit|beat|slap|strik|pat|prod|poke|whip|smack|kick|touch)(?:s|es|ing|ed)?$/;

interface Named {
  readonly named: readonly { readonly who: Actor; readonly at: number }[];
  readonly start: number;
  readonly at: number;
}

/** "runs off with the hen in its jaws": the second animal is in the mouth of the first. */
function inMouth(words: readonly string[], { named, start, at }: Named): readonly PerchedAnimal[] {
  const [carrier, carried] = [named[0]?.who, named.findLast((one) => one.at < start)?.who];
  if (!carrier || !carried || carrier === carried) return [];
  return [{ beast: carried, on: carrier, at: "mouth", way: "stays", because: words.slice(start, at + 1) }];
}

/** Whose shoulder it is: a person's of the shot. */
function ownerOf(
  words: readonly string[],
  { start, at }: { readonly start: number; readonly at: number },
  actors: readonly Actor[],
): Actor | undefined {
  const people = actors.filter(({ acts, isBeast }) => acts && !isBeast);
  const named = words.slice(start + 1, at).flatMap((word) => people.find((one) => one.words.includes(word)) ?? [])[0];
  if (named) return named;
  if (!words.slice(start + 1, at).some((word) => ARTICLES.has(word) || word === "'s")) return undefined;
  const [id] = words
    .slice(start + 1, at)
    .flatMap((word) => actorsAt({ words: [word], actors: people, last: new Map() }, 0) ?? []);
  return people.find((one) => one.id === id) ?? (people.length === 1 ? people[0] : undefined);
}

/** "leads the horse by the bridle", "walks the dog", "drags Otto along on its lead". */
function onLeads(words: readonly string[], actors: readonly Actor[]): readonly PerchedAnimal[] {
  const [beast] = firstOf(words, actors, ({ isBeast }) => isBeast === true);
  const [person] = firstOf(words, actors, ({ isBeast }) => !isBeast);
  if (!beast || !person) return [];
  const verb = words.findIndex((word) => LEADING.test(word));
  const isLed =
    verb > person.at &&
    beast.at > verb &&
    beast.at - verb <= MOST_BETWEEN &&
    !words.slice(verb, beast.at).some((word) => PREPOSITION.test(word));
  const isPassed = /^(?:behind|beside|under|past|round|around)$/.test(words[beast.at - 2] ?? "");
  const isTied =
    !isPassed &&
    words.some(
      (word, at) =>
        LEAD.test(word) &&
        /^(?:a|the|its|his|her|their|short|long|by|on)$/.test(words[at - 1] ?? "") &&
        !(
          words[at - 1] === "a" &&
          /^in (?:his|her|one|the|their) (?:\w+ )?(?:hands?|fist)/.test(words.slice(at + 1, at + 5).join(" "))
        ) &&
        !(beast.at < at - 2 && person.at > at && BEARS.test(words[at - 2] ?? "")),
    );
  return isLed || isTied
    ? [{ beast: beast.who, on: person.who, at: "lead", way: "stays", because: words.slice(0, 6) }]
    : [];
}
