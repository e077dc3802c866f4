// What somebody on foot pushes before them or drags behind them along the ground, where the shot has none of it: a mower, a piano, a crate, a barrel.
import { BODY } from "../../blocking/blocked.ts";
import { readThing } from "../../looks/object-look.ts";
import { thingHeight } from "../../looks/prop-heights.ts";
import { propIn } from "../../looks/props/find-prop.ts";
import { isToppling } from "../happenings/plan-falls.ts";
import type { Bearer, Gear } from "../gear.ts";
import type { Mover } from "../mover.ts";
import { smooth } from "../paths.ts";

/** Heads from who pushes to the hands, and from who drags back to the load. */
const HANDS = 1.7;
const BEHIND = 1.6;
/** Heads that a load is high at least, and at most; how far it gives way before one who stands. */
const LEAST = 2.4;
const MOST = 6.4;
const GIVES = 0.6;

/** Breadth beside the height. */
const BROAD: Readonly<Record<string, number>> = {
  ...{ sofa: 2, piano: 1.3, table: 1.5, chest: 1.3, box: 1.1 },
  ...{ shelf: 0.7, fridge: 0.5, barrel: 0.8, bin: 0.7, mower: 1.7 },
};

/** The handle is at the other end of its drawing. */
const BACK = { [1]: -1, [-1]: 1 } as const;

/** Named in these words, it is a part of the house, or is moved in another way. */
const NO_LOAD = /^(?:door|gate|window|wall|swing|shelf|drawer|ball|lid|boat|bars?|lamp|curtains?|button|lever)$/;
const WHERE =
  /^(?:against|across|to|towards?|into|in|over|along|through|up|down|out|off|away|from|under|onto|with|and)$/;
/** Less high than that beside a person, it is carried. */
const LOW = 0.2;

/** The load right behind the verb. */
function loadIn({ beat, one }: Bearer): string | undefined {
  if (beat.holds.length > 0 || one.member.fixture !== undefined || one.member.boarding !== undefined) return undefined;
  const after = beat.because.slice(1);
  const end = after.findIndex((word) => WHERE.test(word));
  const noun = (end < 0 ? after : after.slice(0, end)).findLast((word) => propIn([word]) !== undefined);
  const shape = noun === undefined ? undefined : propIn([noun]);
  if (noun === undefined || shape === undefined || NO_LOAD.test(noun) || thingHeight(shape) < LOW) return undefined;
  return noun;
}

/** A thing of the shot stands where it is. */
const isListed = ({ place }: Bearer, noun: string): boolean =>
  place.card.scene.subjects.some(({ id, name, kind }) => kind !== "character" && `${id} ${name}`.includes(noun));

function load(bearer: Bearer, side: 1 | -1): readonly Mover[] {
  const { place, one, beat, from, to } = bearer;
  const noun = loadIn(bearer);
  if (noun === undefined || place.isNear || isListed(bearer, noun)) return [];
  const { spot, member } = one;
  const look = readThing("prop", { id: noun, name: noun, design: "" });
  if (isToppling(look.shape, place)) return [];
  const tall = Math.max(LEAST, Math.min(MOST, thingHeight(look.shape) * BODY)) * spot.head;
  const half = ((BROAD[look.shape] ?? 1) * tall) / 2;
  const away = (side === 1 ? HANDS : BEHIND) * spot.head + half;
  const goes = beat.way === "none" ? GIVES * spot.head * spot.facing * side : 0;
  return [
    {
      ...{ art: "thing", look, colour: look.colour, unit: tall, isBefore: true },
      ...{ x: spot.x + spot.facing * side * away, y: spot.base, follows: member.id, because: [noun] },
      facing: look.shape === "mower" ? BACK[spot.facing] : spot.facing,
      at: (seconds) =>
        seconds < from && from > 0
          ? undefined
          : { phase: 0, dx: goes * smooth((seconds - from) / Math.max(0.5, to - from)) },
    },
  ];
}

export const pushedLoad: Gear = (bearer) => load(bearer, 1);
export const draggedLoad: Gear = (bearer) => load(bearer, -1);
