// What somebody knocks over: small things on a table, how they tip over and what runs out of them over the table and down from its edge; and what stands on the
// floor, one or several in a row.
import { raisedBy } from "../../acting/set-pieces/piece-heights.ts";
import { readThing, type ThingLook } from "../../looks/object-look.ts";
import { BODY } from "../../blocking/blocked.ts";
import { thingHeight } from "../../looks/prop-heights.ts";
import { propIn } from "../../looks/props/find-prop.ts";
import { tableHigh } from "../../stage/in-reach.ts";
import type { Bearer, Gear } from "../gear.ts";
import type { Mover } from "../mover.ts";
import { round, smooth } from "../paths.ts";
import { knockedBy } from "./read-knocked.ts";
import { stuffIn, stuffOf, type Stuff } from "../stuffs.ts";

const HOLDS =
  /^(?:cup|glass|wineglass|bottle|jug|jar|teapot|bucket|vase|tankard|mug|bowl|pot|can|inkwell|labflask|teacup|pitcher|paintpot|papercup|flask|beaker)$/;
const HOT = /^(?:cup|mug|teacup|papercup)$/;
const WATER: Stuff = { flowing: "liquid", colour: { light: 0.78, chroma: 0.06, hue: 230 } };

/** What runs out of it, by the words; of a cup coffee. */
function spilt(words: string, look: ThingLook, action: string): Stuff | undefined {
  const said = stuffIn(words.split(" ")) ?? (HOLDS.test(look.shape) ? stuffIn(action.split(/[^a-z]+/)) : undefined);
  if (said?.flowing === "liquid") return said;
  if (/\bink/.test(words)) return stuffOf("ink");
  if (!HOLDS.test(look.shape)) return undefined;
  return HOT.test(look.shape) ? stuffOf("coffee") : WATER;
}

/** Part of the deed at which the arm meets it, and seconds in which it lies. */
const MET = 0.42;
const TAKES = 0.3;
const SPREADS = 1.5;
/** Heads before who does it, and from there to the edge of the table. */
const FORWARD = 1.75;
const EDGE = 1.5;
/** Heights of an animal from its middle to before its paws. */
const PAWS = 0.95;
const LEAST = 0.85;
const NEAR_TABLE = 0.93;

export const knockedOver: Gear = (bearer) => {
  const { place, one, beat, from, to } = bearer;
  const thing = knockedThing(bearer);
  if (!thing) return [];
  const { words, prop, look } = thing;
  const { spot } = one;
  const at = Math.max(0.5, from + MET * (to - from));
  const { x, y } = standsAt(bearer);
  const tall = Math.max(LEAST, Math.min(1.6, thingHeight(look.shape) * BODY)) * spot.head;
  const line = {
    facing: spot.facing === 1 ? -1 : 1,
    isBefore: true,
    because: [...beat.because],
    follows: one.member.id,
    metAt: at,
  } as const;
  const tips: Mover = {
    ...{ ...line, art: "thing", look, colour: look.colour, x, y, unit: tall },
    turns: { from: 0, to: -92, pivot: 0.12 },
    ...(prop && { standsFor: prop.member.id }),
    at: (seconds) => {
      const part = smooth((seconds - at) / TAKES);
      return { phase: 0.99 * part, dx: spot.facing * 0.35 * spot.head * part };
    },
  };
  const stuff = spilt(words, look, place.card.actionWords.toLowerCase());
  return stuff
    ? [...spill(bearer, { x: x + spot.facing * 0.5 * spot.head, y, at, colour: stuff.colour, line }), tips]
    : [tips];
};

/** On the table before a person; before the paws of an animal, on what it stands on. */
function standsAt({ place, one: { spot, member }, beat }: Bearer): { readonly x: number; readonly y: number } {
  if (member.look.kind === "animal")
    return {
      x: spot.x + spot.facing * PAWS * (spot.base - spot.top),
      y: spot.base - raisedBy(beat) * place.unit,
    };
  const y = place.isNear ? NEAR_TABLE * place.frame.height : spot.base - tableHigh(spot) * spot.head;
  return { x: spot.x + spot.facing * FORWARD * spot.head, y };
}

/** The shot's own, or as the words have it. */
function knockedThing({ place, beat }: Bearer) {
  const knocked = knockedBy(beat.because);
  if (!knocked) return undefined;
  const { noun, words } = knocked;
  const prop = place.staged.find(({ member }) => member.kind === "prop" && named(member.id, member.name, noun));
  const own = prop?.member.look.kind === "thing" ? prop.member.look.look : undefined;
  const name = propIn([noun]) === undefined ? (DRUNK_FROM.find(([drink]) => drink.test(noun))?.[1] ?? "glass") : noun;
  return { noun, words, prop, look: own ?? readThing("prop", { id: name, name, design: words }) };
}

/** Several: as many, a head and a half apart, and one after another. */
const ROW = 3;
const APART = 1.9;
const LATER = 0.18;
const FALLS = 0.45;
/** Heads before who does it. */
const BEFORE = 2.3;

export const knockedDown: Gear = (bearer) => {
  const { place, one, beat, from, to } = bearer;
  const thing = knockedThing(bearer);
  if (!thing) return [];
  const { noun, prop, look } = thing;
  const { spot } = one;
  const tall = thingHeight(look.shape) * BODY * spot.head;
  const isRow = !prop && /[^s]s$/.test(noun);
  return Array.from({ length: isRow ? ROW : 1 }, (_, nth): Mover => {
    const x = spot.x + spot.facing * (BEFORE + APART * nth) * spot.head;
    const met = beat.way === "across" ? from : Math.max(0.4, from + MET * (to - from));
    const at = met + LATER * nth;
    return {
      ...{ art: "thing", look, colour: look.colour, x, y: spot.base - 0.02 * nth * spot.head, unit: tall },
      ...{ facing: spot.facing === 1 ? -1 : 1, isBefore: true, because: [...beat.because] },
      ...(beat.way !== "across" && { follows: one.member.id, metAt: met }),
      turns: { from: 0, to: -92, pivot: 0.1 },
      ...(prop && nth === 0 && { standsFor: prop.member.id }),
      at: (seconds) => {
        const part = smooth((seconds - at) / FALLS);
        return { phase: 0.99 * part, dx: spot.facing * 0.5 * spot.head * part };
      },
    };
  }).filter(({ x }) => x > -spot.head && x < place.frame.width + spot.head);
};

const DRUNK_FROM: readonly (readonly [drink: RegExp, vessel: string])[] = [
  [/^(?:coffee|tea|cocoa|broth)$/, "cup"],
  [/^(?:milk|cream)$/, "jug"],
  [/^(?:ink|oil|paint|petrol)$/, "inkwell"],
  [/^(?:beer|ale|cider|lager)$/, "beer"],
  [/^(?:soup|batter|porridge|custard)$/, "bowl"],
];

const named = (id: string, name: string, noun: string): boolean =>
  `${id} ${name}`
    .toLowerCase()
    .split(/[\s_]+/)
    .includes(noun);

interface Spilling {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly colour: Stuff["colour"];
  readonly line: Pick<Mover, "facing" | "isBefore" | "because">;
}

/** Over the table both ways; in a wide picture it drips from the edge into a puddle. */
function spill({ place, one: { spot } }: Bearer, { x, y, at, colour, line }: Spilling): readonly Mover[] {
  const head = spot.head;
  const runs: Mover = {
    ...{ ...line, art: "spill", colour, x, y: y + 0.02 * head, unit: head * (place.isNear ? 0.9 : 0.62) },
    at: (seconds) => (seconds < at + 0.15 ? undefined : { phase: Math.min(0.99, (seconds - at - 0.15) / SPREADS) }),
  };
  if (place.isNear) return [runs];
  const edge = x + spot.facing * EDGE * 0.75 * head;
  const far = (spot.base - y) / head;
  const drips: Mover = {
    ...{ ...line, art: "drips", colour, x: edge, y: y + 0.1 * head, unit: head, reach: [0, far] },
    at: (seconds) => (seconds < at + 0.8 ? undefined : { phase: round(seconds, 1.3) }),
  };
  const puddle: Mover = {
    ...{ ...line, art: "spill", colour, x: edge, y: spot.base, unit: head * 0.5 },
    at: (seconds) => (seconds < at + 1.3 ? undefined : { phase: Math.min(0.99, (seconds - at - 1.3) / SPREADS) }),
  };
  return [puddle, drips, runs];
}
