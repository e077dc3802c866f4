// What somebody shoots at that is no person: on a fence at the edge of the picture until it is hit, in pieces or off it then.
import { BODY } from "../../blocking/blocked.ts";
import { readThing } from "../../looks/object-look.ts";
import { thingHeight } from "../../looks/prop-heights.ts";
import { propIn } from "../../looks/props/find-prop.ts";
import { gearBase, type Gear } from "../gear.ts";
import type { Mover } from "../mover.ts";

const TARGETS =
  /^(?:bottles?|cans?|tins?|jars?|glass|glasses|cups?|mugs?|plates?|jugs?|vases?|apples?|oranges?|melons?|pumpkins?|coconuts?|lanterns?|lamps?|bulbs?|ducks?|hat|skull|egg|eggs|dummy|clay|pigeon|balloons?|candles?|coins?)$/;
const BREAKS =
  /^(?:bottle|jar|glass|cup|mug|plate|jug|vase|melon|pumpkin|coconut|lantern|lamp|bulb|egg|clay|pigeon|balloon)/;

/** Part of the deed at which it is hit, seconds for which its pieces are seen, and for which it falls. */
const HIT = 0.3;
const PIECES = 0.9;
const FALLS = 0.8;
/** Heads of the fence that it stands on, and the part of the frame's breadth from its edge to it. */
const FENCE = 4.3;
const AT = 0.12;
const LEAST = 1;

export const shotOff: Gear = (bearer) => {
  const { place, one, beat, from, to } = bearer;
  const noun = beat.because.slice(1).find((word) => TARGETS.test(word));
  if (noun === undefined || place.people.length > 1) return [];
  const single = noun.replace(/(?<=[^s])s$/, "");
  if (propIn([single]) === undefined) return [];
  const { spot } = one;
  const { frame, unit } = place;
  const x = frame.width * (spot.facing === 1 ? 1 - AT : AT);
  const y = spot.top + 2.7 * spot.head;
  const look = readThing("prop", { id: single, name: single, design: "" });
  const own = { ...gearBase(bearer), x, isBefore: true } as const;
  const at = from + HIT * (to - from);
  const fence: Mover = { ...own, art: "fence_end", y: y + FENCE * unit, isBefore: false, at: () => ({ phase: 0 }) };
  const thing = {
    ...own,
    art: "thing",
    look,
    colour: look.colour,
    y,
    unit: unit * Math.max(LEAST, thingHeight(look.shape) * BODY),
  } as const;
  const whole: Mover = { ...thing, at: (seconds) => (seconds < at ? { phase: 0 } : undefined) };
  return [
    fence,
    whole,
    BREAKS.test(single) ? pieces(own, at, { y: y - unit * 0.6, unit: unit * 1.2 }) : offIt(thing, at, unit),
  ];
};

function pieces(own: Omit<Mover, "art" | "y" | "unit" | "at">, at: number, where: Pick<Mover, "y" | "unit">): Mover {
  return {
    ...{ ...own, ...where, art: "pop" },
    at: (seconds) => {
      const part = (seconds - at) / PIECES;
      return part < 0 || part >= 1 ? undefined : { phase: part };
    },
  };
}

/** Over and over, down behind the fence. */
function offIt(thing: Omit<Mover, "at">, at: number, unit: number): Mover {
  return {
    ...{ ...thing, isBefore: false, turns: { from: 0, to: 300, pivot: 0.5 } },
    at: (seconds) => {
      const part = (seconds - at) / FALLS;
      if (part < 0 || part >= 1) return undefined;
      return { phase: part, dx: thing.facing * 1.8 * unit * part, dy: unit * (7 * part * part - 3.2 * part) };
    },
  };
}
