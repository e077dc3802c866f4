// What somebody reaches for and has not got yet: before the hand, on the table, above it or on the ground, until something else is done.
import { readThing, type ThingLook } from "../../looks/object-look.ts";
import { carriedNoun, propIn } from "../../looks/props/find-prop.ts";
import { thingHeight } from "../../looks/prop-heights.ts";
import type { Frame } from "../../frame.ts";
import { BODY } from "../../blocking/blocked.ts";
import { fixtureHead, SHELF_GAP } from "../../stage/beside-fixtures.ts";
import { tableHigh } from "../../stage/in-reach.ts";
import { soughtIn } from "../../acting/holding/reach-for.ts";
import type { Bearer, Gear } from "../gear.ts";
import type { Mover } from "../mover.ts";

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
const MOST = { far: 1.5, near: 1.2 } as const;
/** Heads from a thing to whoever stands behind it. */
const BESIDE = 1.3;
const LYING = /^lie/;
const SKY = /^(?:stars?|moon|sun|sky|clouds?)$/;

/** And drawn by nothing else. */
function isOutOfHand({ one: { member }, beat: { posture, gesture, holds } }: Bearer, object: string): boolean {
  if (LYING.test(posture) || SKY.test(object)) return false;
  if (holds.includes(object) || carriedNoun(object) === undefined) return false;
  return !member.fixture || (gesture === "reach_up" && member.fixture.kind === "shelf");
}

export const sought: Gear = (bearer) => {
  const object = soughtIn(bearer.beat);
  if (object === null || !isOutOfHand(bearer, object)) return [];
  const listed = bearer.place.staged.find(({ member }) => member.id === object);
  const spot = listed && bearer.beat.gesture !== "reach_up" ? undefined : spotOf(bearer);
  if (!spot) return [];
  const thing = thingAt(
    bearer,
    spot,
    listed?.member.look.kind === "thing" ? listed.member.look.look : unlisted(bearer, object),
  );
  if (!listed) return [thing];
  const design = bearer.place.card.scene.subjects.find(({ id }) => id === object)?.design ?? "";
  return [...(HANGS.test(design) ? [] : shelfUnder(thing, bearer)), { ...thing, standsFor: object }];
};

/** By its noun and the word before it. */
function unlisted({ beat: { because } }: Bearer, object: string): ThingLook {
  const at = because.findIndex((word) => word === object);
  return readThing("prop", { id: object, name: object, design: because.slice(Math.max(0, at - 1), at + 1).join(" ") });
}

function thingAt({ place, one, beat, from, to }: Bearer, [x, y]: readonly [number, number], look: ThingLook): Mover {
  const size = Math.min(place.isNear ? MOST.near : MOST.far, Math.max(LEAST, thingHeight(look.shape) * BODY));
  const ends = to >= place.card.seconds ? Infinity : to;
  const { facing, head } = one.spot;
  return {
    ...{ art: "thing", look, colour: look.colour, facing, isBefore: true, because: beat.because },
    ...{ x, y, unit: size * head },
    at: (seconds) => (seconds >= ends || seconds < from - 1 ? undefined : { phase: 0 }),
  };
}

const HANGS = /\b(?:hanging|hangs|hung|dangling)\b/;
const ON_TREES = /\b(?:trees?|orchard|branch|branches|bough|vine|vineyard|forest|woods?|jungle|garden|grove)\b/i;
/** Heads. */
const SUPPORTS = { plank: { high: 0.6, under: 0.24 }, branch: { high: 1.5, under: -0.6 } } as const;

/** What a thing up there is on, where no shelf is: a board on the wall, a branch above it. */
function shelfUnder(thing: Mover, { place, one }: Bearer): readonly Mover[] {
  if (one.member.fixture) return [];
  const kind = ON_TREES.test(`${place.card.placeDescription} ${thing.look?.name ?? ""}`) ? "branch" : "plank";
  const look = readThing("prop", { id: kind, name: kind, design: kind });
  const { head } = one.spot;
  const { high, under } = SUPPORTS[kind];
  return [
    {
      ...{ art: "thing", look, colour: look.colour, facing: thing.facing, isBefore: false, because: thing.because },
      ...{ x: thing.x, y: thing.y + under * head, unit: high * head },
      at: () => ({ phase: 0 }),
    },
  ];
}

/** In the upper gap, unless that is above the picture. */
function onShelf(spot: Bearer["one"]["spot"], { slate }: Frame): readonly [x: number, y: number] {
  const { forward, high, under } = SHELF_GAP;
  const unit = fixtureHead(spot);
  const isAbove = spot.base - high * unit < slate + spot.head * LEAST;
  return [spot.x + spot.facing * forward * unit, spot.base - (isAbove ? under : high) * unit];
}

function spotOf({ place, one, beat }: Bearer): readonly [x: number, y: number] | undefined {
  const { x, top, base, head, facing } = one.spot;
  if (one.member.fixture?.kind === "shelf") return onShelf(one.spot, place.frame);
  const ahead = (heads: number) =>
    Math.max(head * 0.5, Math.min(place.frame.width - head * 0.5, x + facing * heads * head));
  if (beat.gesture.endsWith("_table"))
    return [
      ahead(place.isNear ? ON_TABLE.near : ON_TABLE.far),
      place.isNear ? place.ground : base - tableHigh(one.spot) * head,
    ];
  if (beat.gesture === "reach_low") return place.isNear ? undefined : [ahead(ON_GROUND), base];
  const room = Math.min(
    Infinity,
    ...place.people.flatMap(({ spot }) => ((spot.x - x) * facing > 0 ? [((spot.x - x) * facing) / head - BESIDE] : [])),
  );
  const found = PLACES[beat.gesture]?.[place.isNear ? 1 : 0];
  if (!found) return undefined;
  const lowest = place.isNear ? 0.95 * place.frame.height : Infinity;
  return [
    ahead(Math.min(found[0], Math.max(1.2, room))),
    Math.min(lowest, Math.max(head * 0.7, top + found[1] * head)),
  ];
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
