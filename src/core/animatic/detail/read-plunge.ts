// A thing that falls into a liquid, alone in the picture: which thing, into what, and the colour of the liquid.
import type { Colour } from "../colour/colour.ts";
import { readThing } from "../looks/object-look.ts";
import type { DetailSurface, DetailThing, ThingDetail } from "./detail.ts";
import { LIQUIDS } from "./detail-words.ts";
import { thingAt, type Namer } from "./read-roles.ts";

const FALLS =
  /^(?:falls?|drops?|plops?|plunges?|splash(?:es)?|tumbles?|slips?|slides?|sinks?|lands?|dives?|hits?|plunks?)$/;
const INTO = /^(?:in|into|on|onto|hits?|through|beneath|under)$/;
const WATERS =
  /^(?:water|pond|lake|river|sea|stream|brook|fountain|pool|puddle|well|canal|aquarium|tank|waves?|bath|bathtub|sink|basin|surface)$/;
const VESSELS =
  /^(?:bowl|cup|mug|glass|tumbler|goblet|pot|saucepan|cauldron|bucket|jug|jar|vat|beaker|dish|wineglass)$/;
const MORE_LIQUIDS: Readonly<Record<string, readonly [number, number, number]>> = {
  ...{ soup: [0.72, 0.14, 70], broth: [0.72, 0.12, 75], sauce: [0.5, 0.17, 35], yoghurt: [0.96, 0.01, 90] },
  ...{ yogurt: [0.96, 0.01, 90], custard: [0.87, 0.12, 92], batter: [0.88, 0.08, 88], cocoa: [0.36, 0.07, 45] },
  ...{ lemonade: [0.9, 0.09, 105], cocktail: [0.7, 0.16, 35], cola: [0.28, 0.05, 40], soda: [0.86, 0.04, 220] },
};
/** What these are drunk from. */
const IN_A_CUP = /^(?:tea|coffee|cocoa|chocolate)$/;
const IN_A_GLASS = /^(?:wine|juice|whiske?y|rum|brandy|beer|champagne|vodka|gin|lemonade|cocktail|cola|soda)$/;

/** Undefined where nothing falls into something wet. */
export function readPlunge(first: readonly string[], namer: Namer, surface: DetailSurface): ThingDetail | undefined {
  const verb = first.findIndex((word) => FALLS.test(word));
  const into = first.findIndex((word, at) => at >= verb && at <= verb + 4 && INTO.test(word));
  if (verb < 1 || into < 0) return undefined;
  const goal = first.slice(into + 1, nextClause(first, into));
  const word = goal.findLast((one) => isLiquid(one) || WATERS.test(one) || VESSELS.test(one));
  const thing = fallingIn(first.slice(0, verb), namer);
  if (word === undefined || !thing || (/^(?:on|onto)$/.test(first[into] ?? "") && VESSELS.test(word))) return undefined;
  return {
    ...{ part: "thing", motion: "plunge", thing, surface, isMirrored: false, because: [thing.word, "into", word] },
    ...{ target: vesselFor(word, goal, namer), liquid: liquidOf(goal) },
  };
}

function liquidOf(words: readonly string[]): Colour | null {
  const [light, chroma, hue] = words.flatMap((word) => LIQUIDS[word] ?? MORE_LIQUIDS[word] ?? []);
  return light === undefined || chroma === undefined || hue === undefined ? null : { light, chroma, hue };
}

const isLiquid = (word: string): boolean => Object.hasOwn(LIQUIDS, word) || Object.hasOwn(MORE_LIQUIDS, word);

function nextClause(words: readonly string[], from: number): number {
  const end = words.findIndex((word, at) => at > from && /^(?:,|and|with|as|while|then|sending)$/.test(word));
  return end < 0 ? words.length : end;
}

/** What falls, as it is drawn; what has no drawing is a small round thing. */
function fallingIn(before: readonly string[], namer: Namer): DetailThing | undefined {
  const own = before.find((word) => SMALL.test(word));
  const found = [...before.keys()].flatMap((at) => thingAt(before, at, namer) ?? []).find(({ look }) => look !== null);
  if (own === undefined || found?.look?.shape === "coin") return found;
  const look = readThing("prop", { id: own, name: "brown pebble", design: "" });
  return { word: own, look: SMALL_DRAWN.test(own) ? look : (found?.look ?? look), fixture: null };
}

const SMALL =
  /^(?:(?:straw|rasp|blue|black|cran)?berr(?:y|ies)|cherry|cherries|grapes?|olives?|cubes?|ice|sugar|lump|pebbles?|almonds?|raisins?|dumplings?)$/;
const SMALL_DRAWN = /berr|cherr|grape|olive|cube|ice|sugar|lump/;

/** The vessel that is named or listed, or what such a liquid stands in; water by itself is open. */
function vesselFor(word: string, goal: readonly string[], namer: Namer): DetailThing {
  const listed = namer.things.find(({ nouns }) => nouns.some((noun) => VESSELS.test(noun) && goal.includes(noun)));
  const only = listed ?? namer.things.find(({ nouns }) => VESSELS.test(nouns.at(-1) ?? ""));
  if (WATERS.test(word) && !listed && (word !== "water" || !only)) return { word, look: null, fixture: "water" };
  const noun = goal.find((one) => VESSELS.test(one)) ?? usualFor(word);
  const look = only?.look ?? readThing("prop", { id: noun, name: noun, design: "" });
  return { word: only?.nouns.at(-1) ?? noun, look, fixture: null };
}

function usualFor(liquid: string): string {
  if (IN_A_CUP.test(liquid)) return "cup";
  return IN_A_GLASS.test(liquid) ? "glass" : "bowl";
}
