// What somebody on foot pushes before them or drags behind them along the ground, where the shot has none of it: a mower, a piano, a crate, a barrel.
import type { Beat } from "../../acting/acting.ts";
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
const BOULDER = 4.2;
const ROCK = /^(?:boulder|rocks?|slab|block)$/;
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
  if (noun === undefined || shape === undefined) return undefined;
  return isLeantAgainst(beat) || !(NO_LOAD.test(noun) || thingHeight(shape) < LOW) ? noun : undefined;
}

/** A thing of the shot stands where it is, unless it is pushed along the ground. */
const listedAs = ({ place }: Bearer, noun: string): string | undefined =>
  place.card.scene.subjects.find(({ id, name, kind }) => kind !== "character" && `${id} ${name}`.includes(noun))?.id;

/** With the whole body, and it goes along. */
const isLeantAgainst = ({ gesture, posture }: Beat): boolean => gesture === "push" && posture === "trudge";

function lookOf(noun: string, listed: string | undefined, { place }: Bearer) {
  const design = place.card.scene.subjects.find(({ id }) => id === listed)?.design ?? "";
  return readThing("prop", { id: noun, name: noun, design });
}

const headsOf = (noun: string, heads: number): number =>
  Math.max(ROCK.test(noun) ? BOULDER : LEAST, Math.min(MOST, heads));

function load(bearer: Bearer, side: 1 | -1): readonly Mover[] {
  const { place, one, beat, from, to } = bearer;
  const noun = loadIn(bearer);
  const listed = noun === undefined ? undefined : listedAs(bearer, noun);
  if (noun === undefined || place.isNear || (listed !== undefined && !isLeantAgainst(beat))) return [];
  const { spot, member } = one;
  const look = lookOf(noun, listed, bearer);
  if (isToppling(look.shape, place)) return [];
  const tall = headsOf(noun, thingHeight(look.shape) * BODY) * spot.head;
  const half = ((BROAD[look.shape] ?? 1) * tall) / 2;
  const away = (side === 1 ? HANDS : BEHIND) * spot.head + half;
  const goes = beat.way === "none" ? GIVES * spot.head * spot.facing * side : 0;
  return [
    {
      ...{ art: "thing", look, colour: look.colour, unit: tall, isBefore: true },
      ...(listed !== undefined && { standsFor: listed }),
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
