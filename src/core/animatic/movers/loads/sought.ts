// What somebody reaches for and has not got yet: before the hand, on the table, above it or on the ground, until something else is done.
import { readThing } from "../../looks/object-look.ts";
import { carriedNoun, propIn } from "../../looks/props/find-prop.ts";
import { thingHeight } from "../../looks/prop-heights.ts";
import { BODY } from "../../blocking/blocked.ts";
import { TABLE } from "../../stage/in-reach.ts";
import { soughtIn } from "../../acting/holding/reach-for.ts";
import type { Bearer, Gear } from "../gear.ts";

/** Heads before whoever reaches, and from the top of the head down to its foot; in a wide picture and in a near one. */
const PLACES: Readonly<Record<string, readonly [far: readonly [number, number], near: readonly [number, number]]>> = {
  reach: [
    [3.35, 2.7],
    [2.35, 2.35],
  ],
  reach_up: [
    [1.2, -0.75],
    [1.2, -0.25],
  ],
};
const ON_TABLE = { far: 2.9, near: 2.3 } as const;
const ON_GROUND = 2.7;
/** Small things are drawn larger than they are: heads. */
const LEAST = 0.62;
const MOST = 2.4;
const LYING = /^lie/;

export const sought: Gear = (bearer) => {
  const { place, one, beat, from, to } = bearer;
  const { holds, because } = beat;
  const object = soughtIn(beat);
  if (
    LYING.test(beat.posture) ||
    object === null ||
    holds.includes(object) ||
    one.member.fixture ||
    carriedNoun(object) === undefined
  )
    return [];
  if (place.staged.some(({ member }) => member.id === object)) return [];
  const spot = spotOf(bearer);
  if (!spot) return [];
  const at = because.findIndex((word) => word === object);
  const look = readThing("prop", {
    id: object,
    name: object,
    design: because.slice(Math.max(0, at - 1), at + 1).join(" "),
  });
  const size = Math.min(MOST, Math.max(LEAST, thingHeight(look.shape) * BODY));
  const ends = to >= place.card.seconds ? Infinity : to;
  const { facing, head } = one.spot;
  return [
    {
      ...{ art: "thing", look, colour: look.colour, facing, isBefore: true, because },
      ...{ x: spot[0], y: spot[1], unit: size * head },
      at: (seconds) => (seconds >= ends || seconds < from - 1 ? undefined : { phase: 0 }),
    },
  ];
};

function spotOf({ place, one, beat }: Bearer): readonly [x: number, y: number] | undefined {
  const { x, top, base, head, facing } = one.spot;
  const ahead = (heads: number) =>
    Math.max(head * 0.5, Math.min(place.frame.width - head * 0.5, x + facing * heads * head));
  if (beat.gesture === "reach_table")
    return [ahead(place.isNear ? ON_TABLE.near : ON_TABLE.far), place.isNear ? place.ground : base - TABLE.high * head];
  if (beat.gesture === "reach_low") return place.isNear ? undefined : [ahead(ON_GROUND), base];
  const found = PLACES[beat.gesture]?.[place.isNear ? 1 : 0];
  return found && [ahead(found[0]), Math.max(head * 0.7, top + found[1] * head)];
}

const UNDER = /^(?:under|underneath|beneath|below)$/;
/** Heads from who looks under it to its near end, its heights, and its breadth beside them. */
const FURNITURE = { away: 2.1, least: 2.6, most: 4.2, broad: 1.7 } as const;
/** Less high beside a person than that, nobody looks under it. */
const LOW = 0.25;

/** What somebody on the knees looks or reaches under. */
export const underFurniture: Gear = ({ place, one, beat: { because } }) => {
  const at = because.findIndex((word) => UNDER.test(word));
  const noun = at < 0 ? undefined : because.slice(at + 1, at + 5).find((word) => propIn([word]) !== undefined);
  const shape = noun === undefined ? undefined : propIn([noun]);
  if (noun === undefined || shape === undefined || place.isNear || one.member.fixture) return [];
  if (thingHeight(shape) < LOW || place.staged.some(({ member }) => member.id === noun)) return [];
  const look = readThing("prop", { id: noun, name: noun, design: because.slice(at + 1, at + 4).join(" ") });
  const { spot } = one;
  const high = Math.max(FURNITURE.least, Math.min(FURNITURE.most, thingHeight(shape) * BODY)) * place.unit;
  const x = spot.x + spot.facing * (FURNITURE.away * spot.head + (FURNITURE.broad * high) / 2);
  return [
    {
      ...{ art: "thing", look, colour: look.colour, facing: spot.facing, isBefore: false, because },
      ...{ x, y: spot.base, unit: high },
      at: () => ({ phase: 0 }),
    },
  ];
};
