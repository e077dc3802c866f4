// What is in somebody's hands after a deed: the things that the words name, and the tool that it is done with.
import type { Actor, Beat } from "../acting.ts";
import type { Clause } from "../verbs.ts";
import type { Deed } from "../deeds/deed.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import type { Gesture } from "../gestures/names.ts";
import { toolsFor } from "../gestures/tools.ts";
import { hasWay } from "../../looks/props/find-prop.ts";
import { asItIsNow, biteOf, changedHolds, isFilled, partOfHeld } from "./changed-in-hand.ts";
import type { Cast } from "../read-gaze.ts";
import { BEYOND, thingIn, wholeThing } from "./named-in-words.ts";
import { pouredFrom } from "./poured.ts";
import { cutleryFor, VESSELS, vesselIn } from "./vessels.ts";

/** What is held is gone when it is done. */
const LETS_GO: ReadonlySet<Gesture> = new Set([
  ...([
    "put_down",
    "set_on_table",
    "drop",
    "throw",
    "hurl_spear",
    "hand_over",
    "release",
    "slide",
    "pin_up",
    "hang_phone",
    "hurl_at",
    "dash_down",
    "sweep_off",
  ] as const),
  ...(["slam_down", "hang_up", "stow_up"] as const),
  ...([
    "load_up",
    "slide_floor",
    "put_into",
    "shove_under",
    "hat_on_them",
    "necklace_on",
    "tie_to",
    "plant",
    "give_baby",
  ] as const),
]);

/** After them the thing is in the hand that was put in, or taken out. */
const TOOL_STAYS: ReadonlySet<Gesture> = new Set(["take_out", "open_letter", "sharpen", "nail_in"]);

/** `next`: what is done then. */
export function letGo(before: Beat, next: Deed, actors: readonly Actor[]): Beat {
  const { beside, ...last } = leftBy(before, next);
  const holds = changedHolds(before, [...last.holds, ...usedBefore(before, next)], { next, actors });
  return { ...last, holds, ...(beside && next.gesture === undefined && { beside }) };
}

/** What they are done with is still in the hand afterwards. */
const WORKS: ReadonlySet<Gesture> = new Set(["drill_ahead", "bore", "drill_down"]);

/** What was taken off is in the hands for what is done with it, and so is a tool. */
function usedBefore({ gesture, holds }: Beat, { takes }: Deed): readonly string[] {
  const { tool, keys } = GESTURE_DESIGNS[gesture];
  if (tool !== undefined && holds.length === 0 && WORKS.has(gesture)) return [tool];
  return takes && holds.length === 0 && tool !== undefined && keys.at(-1)?.worn === "off" ? [tool] : [];
}

/** The hands do something else, or the body lies. */
const isOver = ({ gesture, posture = "stand" }: Deed): boolean => gesture !== undefined || posture.startsWith("lie");

function leftBy(beat: Beat, next: Deed): Beat {
  if (beat.gesture === "tuck_under") return { ...beat, gesture: "none", holds: [] };
  if (wornAfter(beat).worn?.is === "on" && GESTURE_DESIGNS[beat.gesture].keys.at(-1)?.worn)
    return { ...beat, gesture: "none", holds: beat.holds.slice(0, -1) };
  if (isOver(next) && GESTURE_DESIGNS[beat.gesture].second && beat.holds.length > 1)
    return {
      ...beat,
      gesture: "none",
      holds: TOOL_STAYS.has(beat.gesture) ? beat.holds.slice(-1) : beat.holds.slice(0, 1),
    };
  return LETS_GO.has(beat.gesture) ? { ...beat, gesture: "none", holds: heldAfter(beat) } : beat;
}

/** What is still in the hands when a deed is done. */
export const heldAfter = ({ gesture, holds }: Beat): readonly string[] =>
  LETS_GO.has(gesture) || gesture === "slide_to" ? holds.slice(0, -1) : holds;

/** What somebody wears, or no longer, after a beat. */
export function wornAfter({ gesture, holds, worn }: Beat): Pick<Beat, "worn"> {
  const is = GESTURE_DESIGNS[gesture].keys.at(-1)?.worn;
  const thing = holds.at(-1) ?? GESTURE_DESIGNS[gesture].tool;
  const now = is === undefined || thing === undefined ? worn : { thing, is };
  return now ? { worn: now } : {};
}

/** Of a clause after its verb: "sits down on the edge of the diving board". */
const MOST_WORDS = 14;

/** The words of a deed; what was torn before it is in pieces. */
export function wordsOf({ said, after }: Clause, before: Beat): readonly string[] {
  return [said, ...after.slice(0, MOST_WORDS), ...(before.gesture === "tear" ? ["pieces"] : [])];
}

/** Poured out of something that is held. */
export const LIQUID =
  /^(?:tea|coffee|milk|water|wine|oil|juice|beer|soup|petrol|whisky|rum|sauce|syrup|cream|honey|paint|cereal|champagne|lemonade|vodka|gin|blood|sand|ash|ashes|sugar|salt|rice|grain)$/;

/** What is written on lies there. */
const isPen = (word: string): boolean => toolsFor("write").includes(word);

/** What the words put into the hands, or the tool of what is done. */
export function holdsIn(last: Beat, deed: Deed, { after, verb }: Clause, { actors }: Cast): readonly string[] {
  const gesture = deed.gesture ?? "none";
  if (GESTURE_DESIGNS[gesture].second) return bothHands(last, gesture, { after: withWhat(verb, after), actors });
  const tool = toolWith(gesture, after, actors) ?? toolOf(gesture, actors) ?? vesselOf(gesture, after, last);
  const named = ofDrink(gesture, thingIn(after, actors, deed), actors);
  const thing = isLeft(deed, named, after)
    ? undefined
    : named && partIn(deed, named, { after, actors, holds: last.holds });
  const isOther = deed.takes === true && actors.some(({ id }) => id === thing);
  if (tool !== undefined && !isOther) return withTool(last, gesture, tool);
  return deed.takes && thing === undefined ? partOfHeld(last.holds, after, actors) : holdsAfter(last, deed, thing);
}

/** Water comes out of a hose, whatever was in the hand before. */
const nozzleFor = ({ holds }: Beat): string | undefined =>
  holds.length > 0 && !holds.some((id) => /hose|extinguisher|jet/.test(id)) ? "hose" : undefined;

/** Eaten or given, a slice of it. */
const partIn = ({ takes, gesture }: Deed, thing: string, { after, ...now }: Done & Pick<Beat, "holds">): string =>
  takes ? asItIsNow(gesture === "eat" ? biteOf(thing, now.actors) : thing, after, now) : thing;

/** What is poured, and what is written on, is in no hand. */
function isLeft({ gesture }: Deed, named: string | undefined, after: readonly string[]): boolean {
  if (gesture === "pour" || gesture === "feed") return LIQUID.test(named ?? "");
  if (gesture === "spray") return !toolsFor(gesture).includes(named ?? "");
  return gesture === "write" && !after.some(isPen);
}

/** What it is drunk from, where only the drink is named; what somebody is wrapped in. */
function vesselOf(gesture: Gesture, after: readonly string[], last: Beat): string | undefined {
  if (gesture === "hose_down") return nozzleFor(last);
  if (gesture === "coat_round" && /^(?:in|into)$/.test(after.at(-3) ?? ""))
    return after.slice(-1).find((word) => toolsFor(gesture).includes(word));
  if ((gesture !== "drink" && gesture !== "blow_on") || after.some((word) => toolsFor(gesture).includes(word)))
    return undefined;
  return vesselIn(after);
}

/** "slides the whisky to him", "throws the wine": what of the shot it is in; "throws water" is done with a glass of it. */
function ofDrink(gesture: Gesture, thing: string | undefined, actors: readonly Actor[]): string | undefined {
  const isDrink = thing !== undefined && LIQUID.test(thing) && !actors.some(({ id }) => id === thing);
  if (!isDrink || !MOVES_DRINKS.has(gesture)) return thing;
  return vesselWith(thing, actors) ?? (gesture === "douse" ? vesselIn([thing]) : thing);
}

const MOVES_DRINKS: ReadonlySet<Gesture> = new Set([
  ...(["douse", "slide", "slide_to", "hand_over", "give", "offer", "throw", "set_on_table"] as const),
  ...(["put_down", "drop", "hold", "take", "take_from", "carry"] as const),
]);

/** What of the shot a drink can be in: the kind of thing that it is drunk from first. */
function vesselWith(drink: string, actors: readonly Actor[]): string | undefined {
  const ofActors = (names: RegExp) => actors.find(({ acts, words }) => !acts && words.some((word) => names.test(word)));
  return (ofActors(HOT.test(drink) ? CUPS : GLASSES) ?? ofActors(CUPS) ?? ofActors(GLASSES))?.id;
}

const HOT = /^(?:tea|coffee|cocoa|chocolate|soup)$/;
const CUPS = /^(?:cup|mug|teacup|bowl)$/;
const GLASSES = /^(?:glass|wineglass|goblet|tankard|jug|bucket|pitcher)$/;

/** In a hand that is empty. */
export const NOTHING = "nothing";

/** What is packed where nothing is named. */
function withWhat({ plain }: Clause["verb"], after: readonly string[]): readonly string[] {
  const isAll = plain === "pack" && !after.some((word) => word === "in" || word === "into");
  return isAll ? ["towel", "into", ...after] : after;
}

interface Done {
  readonly after: readonly string[];
  readonly actors: readonly Actor[];
}

/** What it is done to, then the tool; of what goes into another thing, or out of it, the other thing first. */
function bothHands(last: Beat, gesture: Gesture, done: Done): readonly string[] {
  const poured = gesture === "pour" ? pouredFrom(done.after, done.actors) : undefined;
  if (poured) return [poured.into, poured.from].filter((one) => one !== undefined);
  const things = thingsFor(gesture, done);
  const before = last.holds.at(-1);
  const tool = namedTool(gesture, things) ?? toolOf(gesture, done.actors) ?? usualTool(gesture, before, done.after);
  const others = things.filter(({ thing }) => thing !== tool && !MORSELS.test(thing));
  const object = (others.find(({ thing }) => !FASTENERS.test(thing)) ?? others[0])?.thing ?? before;
  const other = object === undefined || object === tool ? usualOther(gesture, done, last) : object;
  return other === "" || other === tool ? [tool] : [other, tool];
}

/** At the end of a tool, and not in the other hand. */
const MORSELS = /^(?:sugarcubes?|sugarlump|lumpsugar|dumplings?|sushi|maki|nigiri|gyoza|wonton|momo|oysters?)$/;

/** What they are in is worked on. */
const FASTENERS = /^(?:screw|bolt|nail|nut|egg|bean|noodle|pea)s?$/;

function usualOther(gesture: Gesture, { after }: Done, { because }: Beat): string {
  const isAway = gesture === "pour" && after.some((word) => OVER.has(word));
  const drink = IN_DRINKS.has(gesture) ? (vesselIn(after) ?? vesselIn(because)) : undefined;
  return isAway ? "" : (drink ?? GESTURE_DESIGNS[gesture].second?.noun ?? "");
}

/** Done to what is in a cup, where a drink is named. */
const IN_DRINKS: ReadonlySet<Gesture> = new Set(["stir", "sprinkle", "taste"]);

/** It is poured away, or over somebody. */
const OVER: ReadonlySet<string> = new Set(["over", "on", "onto", "out", "away", "down", "across"]);

/** Of a gesture without tools it is what is moved. */
function namedTool(gesture: Gesture, things: ReturnType<typeof thingsFor>): string | undefined {
  const isMoved = toolsFor(gesture).length === 0 && things.length > 1;
  return (isMoved ? things[0] : things.find((one) => one.isTool))?.thing;
}

/** In the hand already. */
const POURED_FROM = /(?:^|_)(?:pot|teapot|coffeepot|kettle|jug|pitcher|bottle|flask|decanter|carafe|ewer|saucepan)$/;

function usualTool(gesture: Gesture, before: string | undefined, after: readonly string[]): string {
  const cutlery = gesture === "slurp" ? cutleryFor(after) : undefined;
  if (cutlery !== undefined) return cutlery;
  const isPoured = gesture === "pour" && before !== undefined && POURED_FROM.test(before);
  return isPoured ? before : (GESTURE_DESIGNS[gesture].tool ?? before ?? NOTHING);
}

/** What the words name that hands can hold, and whether it is a tool of the gesture. */
function thingsFor(gesture: Gesture, { after, actors }: Done) {
  const names = toolsFor(gesture);
  const isToolWord = (word: string) => names.includes(word) || names.includes(word.replace(/s$/, ""));
  return [...after.entries()].flatMap(([at, word]) => {
    const found = wholeThing(after, at, actors);
    const known = actors.find(({ id }) => id === found)?.words ?? [];
    const isTool = (!isFilled(gesture, after, at) && [word, ...known].some(isToolWord)) || isAfterWith(after, at);
    const isIn = LIQUID.test(word) || (IN_DRINKS.has(gesture) && VESSELS[word] !== undefined);
    const thing = isIn && !isTool && known.length === 0 ? undefined : found;
    return thing === undefined || isFurniture(thing, actors) ? [] : [{ thing, isTool }];
  });
}

/** "with a stiff brush". */
function isAfterWith(words: readonly string[], at: number): boolean {
  const from = words.lastIndexOf("with", at);
  const between = words.slice(from + 1, at);
  return from >= 0 && between.length <= MOST_OF_TOOL && !between.some((word) => word === "," || BEYOND.has(word));
}

/** Words between "with" and the tool. */
const MOST_OF_TOOL = 3;

/** Stands where it is. */
function isFurniture(thing: string, actors: readonly Actor[]): boolean {
  const words = actors.find(({ id }) => id === thing)?.words ?? [];
  return words.some((word) => hasWay(word, "fixed"));
}

/** Whether there is anything for the other hand, where only what the words name can be in it. */
export function hasSecond(gesture: Gesture, clause: Clause, { last, cast }: { last: Beat; cast: Cast }): boolean {
  const { second } = GESTURE_DESIGNS[gesture];
  return second === undefined || second.noun !== "" || bothHands(last, gesture, { ...clause, ...cast }).length > 1;
}

/** What is in the hands after a deed: two things at most. */
function holdsAfter({ holds }: Beat, { takes, drops }: Deed, thing: string | undefined): readonly string[] {
  if (thing === undefined) return holds;
  if (drops) return holds.filter((id) => id !== thing);
  return takes ? withThing({ holds }, thing) : holds;
}

/** At the own body it is in the hand that is there, whatever was taken up since. */
const withTool = ({ holds }: Pick<Beat, "holds">, gesture: Gesture, tool: string): readonly string[] =>
  withThing({ holds: gesture.startsWith("own_") ? holds.filter((id) => id !== tool) : holds }, tool);

function withThing({ holds }: Pick<Beat, "holds">, thing: string): readonly string[] {
  const whole = thing === "bow" && holds.some((id) => FIDDLE.test(id)) ? "violin_bow" : thing;
  return [...new Set([...holds, whole])].slice(-2);
}

/** What is played with a bow, and not shot with. */
const FIDDLE = /^(?:violin|fiddle|cello|viola)$/;

/** "with a brush": the tool that the words name, of what is done with one. */
function toolWith(gesture: Gesture, after: readonly string[], actors: readonly Actor[]): string | undefined {
  const { tool, apart } = GESTURE_DESIGNS[gesture];
  if ((tool === undefined && !gesture.startsWith("own_")) || apart !== undefined) return undefined;
  const at = [...after.keys()].find((place) => isAfterWith(after, place) && wholeThing(after, place, actors));
  return at === undefined ? undefined : wholeThing(after, at, actors);
}

function toolOf(gesture: Gesture, actors: readonly Actor[]): string | undefined {
  const names = toolsFor(gesture);
  return actors.find(({ acts, words }) => !acts && words.some((word) => names.includes(word)))?.id;
}
