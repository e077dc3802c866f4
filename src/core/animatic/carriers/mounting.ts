// Who gets on a mount in the shot: "swings herself onto its back", "vaults into the saddle", whatever they do beside it before and on it then; and which mount nobody is on.
import type { Clause } from "../acting/verbs.ts";
import { ON, wordSet } from "./boarding-words.ts";
import { moment, WHOLE, type BoardingFound, type Passenger, type Vehicle } from "./seat.ts";

const MOUNTS = wordSet(
  "swing vault spring haul pull hoist heave throw fling lift leap jump climb get scramble clamber hop step mount bound slip settle",
);
const ONTO_BACK =
  /\b(?:on|onto|into|upon|in) (?:to )?(?:(?:its|the|her|his|their|a) )?(?:\w+ ){0,2}?(?:back|saddle)\b|\bastride\b/;
const ONTO = /^(?:(?:him|her|them)sel(?:f|ves) )?(?:up )?(?:on|onto)\b/;
/** The first word after the verb, where it is themselves that they bring there. */
const THEMSELVES = /^(?:on|onto|into|up|upon|astride|back|quickly|lightly|in|(?:him|her|them)sel(?:f|ves))$/;

/** "swings a leg over the motorbike". */
const LEG_OVER = /^(?:a|an|one|his|her|their|the other) (?:\w+ )?legs? over\b/;
/** What somebody does who gets somebody else up there, and stays below. */
const HELPS = wordSet("help lift hoist boost heave give hand load put sit set swing");

interface Riding {
  readonly vehicles: readonly Vehicle[];
  readonly clauses: readonly Clause[];
  /** Words of the line. */
  readonly count: number;
}

export function mounting({ actor }: Passenger, { clauses, vehicles, count }: Riding): BoardingFound | undefined {
  const mounts = vehicles.filter(({ isMount }) => isMount);
  for (const clause of clauses) {
    const { who, verb, said, after, at } = clause;
    if (!who.includes(actor.id)) {
      const beside = besideOn(actor, after, vehicles) ?? aheadOn(actor, { plain: verb.plain, after }, vehicles);
      if (beside) return { ...WHOLE, on: beside.id, drives: true, because: [said, ...after] };
      const helped = helpedOn(actor, { plain: verb.plain, after }, vehicles);
      if (helped) return { ...WHOLE, on: helped.id, from: moment(at / count), because: [said, ...after] };
      continue;
    }
    const already = upThere(clause, mounts, count);
    if (already) return already;
    const astride = LEG_OVER.test(after.join(" ")) ? nameIn(after, vehicles) : undefined;
    const mount = astride ?? mountedIn(verb.plain, after, mounts);
    if (mount)
      return {
        ...{ ...WHOLE, on: mount.id, from: moment(at / count), because: [said, ...after] },
        ...(astride && { drives: true }),
      };
  }
  return undefined;
}

/** On its back until they get down, or all the time. */
function upThere(
  { verb, said, after, at }: Clause,
  mounts: readonly Vehicle[],
  count: number,
): BoardingFound | undefined {
  const because = [said, ...after];
  const left = dismounted(verb.plain, after, mounts);
  if (left) return { ...WHOLE, on: left.id, to: moment(at / count), because };
  const [first] = mounts;
  const isAlong = LIES_ALONG.test([verb.plain, ...after].join(" "));
  return first && isAlong ? { ...WHOLE, on: first.id, drives: true, because } : undefined;
}

/** "the jockey crouched over his neck". */
const LIES_ALONG =
  /^(?:crouch|lean|bend|lie|sit|hunch|cling|duck|stand|rise) (?:\w+ )?(?:over|on|to|along|against|up in|in) (?:its|his|her|the) (?:\w+ )?(?:neck|mane|back|withers|stirrups|saddle)\b/;

/** "slides down from its back". */
const OFF_BACK =
  /^(?:\w+ )?(?:(?:down|off)(?: from| of)?|from) (?:its|his|her|their|the (?:\w+ )+'s|the) (?:\w+ )?(?:back|saddle|hump|neck|shoulders)\b/;
const GETS_DOWN = wordSet("slide slip climb jump hop step get swing leap drop clamber scramble vault");

function dismounted(plain: string, after: readonly string[], mounts: readonly Vehicle[]): Vehicle | undefined {
  if (!GETS_DOWN.has(plain) || !OFF_BACK.test(after.join(" "))) return undefined;
  return nameIn(after, mounts) ?? mounts[0];
}

const nameIn = (after: readonly string[], vehicles: readonly Vehicle[]): Vehicle | undefined =>
  vehicles.find(({ words }) => after.some((word) => words.has(word)));

function mountedIn(plain: string, after: readonly string[], mounts: readonly Vehicle[]): Vehicle | undefined {
  if (!MOUNTS.has(plain) || !THEMSELVES.test(after[0] ?? "")) return undefined;
  const said = after.join(" ");
  const named = nameIn(after, mounts);
  if (ONTO_BACK.test(said)) return named ?? mounts[0];
  return ONTO.test(said) ? named : undefined;
}

/** "helps the lady up onto the horse": the lady. */
function helpedOn(
  { words, form }: Passenger["actor"],
  { plain, after }: { readonly plain: string; readonly after: readonly string[] },
  vehicles: readonly Vehicle[],
): Vehicle | undefined {
  const who = after.findIndex((word) => words.includes(word) || form === FORMS[word]);
  if (!HELPS.has(plain) || who < 0 || who > MOST_BEFORE) return undefined;
  const rest = after.slice(who + 1);
  if (!/^(?:\w+ )?(?:an? )?(?:leg |hand |boost )?(?:up )?(?:in|on|onto|into|astride)\b/.test(rest.join(" ")))
    return undefined;
  return vehicles.find((one) => rest.some((word) => one.words.has(word)));
}

const FORMS: Readonly<Record<string, Passenger["actor"]["form"]>> = { her: "woman", him: "man" };

/** Words before whom somebody helps. */
const MOST_BEFORE = 2;

/** "jumps on behind Jax": he has the reins or the handlebars. */
function aheadOn(
  { words }: Passenger["actor"],
  { plain, after }: { readonly plain: string; readonly after: readonly string[] },
  vehicles: readonly Vehicle[],
): Vehicle | undefined {
  const [up = "", behind = "", ...rest] = after.filter((word) => word !== "the");
  const isMeant = /^(?:on|up|astride)$/.test(up) && behind === "behind" && words.includes(rest[0] ?? "");
  return MOUNTS.has(plain) && isMeant ? vehicles.find(({ runs }) => runs === "wheels" || runs === "hooves") : undefined;
}

/** "runs beside Son on the bicycle": he rides it. */
function besideOn(
  { words }: Passenger["actor"],
  after: readonly string[],
  vehicles: readonly Vehicle[],
): Vehicle | undefined {
  const [place = "", who = "", on = "", ...rest] = after.filter((word) => word !== "the");
  if (!/^(?:beside|alongside|after)$/.test(place) || !words.includes(who) || on !== "on") return undefined;
  return nameIn(rest, vehicles);
}

/** "a hunter on a shaggy horse", "an old man in a wheelchair", "an officer leaning from the carriage window". */
export function byDesign({ design }: Passenger, vehicles: readonly Vehicle[]): BoardingFound | undefined {
  for (const [at, word] of design.entries()) {
    const vehicle = vehicles.find(({ words }) => words.has(word));
    const before = design.slice(Math.max(0, at - 5), at);
    const preposition = before.findLast((one) => ON.has(one));
    if (!vehicle || preposition === undefined || !/^(?:in|on|inside|aboard|astride|atop|from|of)$/.test(preposition))
      continue;
    return {
      ...WHOLE,
      on: vehicle.id,
      leans: before.includes("leaning") || before.includes("window"),
      because: design.slice(Math.max(0, at - 2), at + 1),
    };
  }
  return undefined;
}

/** A beast that follows does so itself. */
export const isOnItsLegs = ({ actor }: Passenger, clauses: readonly Clause[]): boolean =>
  actor.isBeast === true && clauses.some(({ who, verb }) => who.includes(actor.id) && verb.plain === "follow");

/** "and the llama follows". */
export const follows = ({ words, isMount }: Vehicle, sentences: readonly (readonly string[])[]): boolean =>
  isMount === true && sentences.some((said) => said.some((word, at) => words.has(word) && said[at + 1] === "follows"));
