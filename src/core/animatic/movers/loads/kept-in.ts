// What is seen of a thing in an open vessel or on water: until hands lift it out, or once they have put it in, for as long as nobody takes it.
import { readThing } from "../../looks/object-look.ts";
import { thingHeight } from "../../looks/prop-heights.ts";
import { BODY } from "../../blocking/blocked.ts";
import type { Bearer } from "../gear.ts";
import type { Mover } from "../mover.ts";

/** Parts of the deed at which the hands have let go of it, and have it. */
const LEFT = 0.75;
const TAKEN = 0.26;
/** The part of its height that is below the rim, at most so many heads; least and most of its height, in heads. */
const SUNK = { part: 0.5, most: 0.7 } as const;
const HIGH = { least: 0.5, most: 2.2 } as const;

interface Rim {
  readonly x: number;
  readonly rim: number;
}

/** In pixels down from where it is put. */
export function keptIn(bearer: Bearer, { x, rim }: Rim): readonly Mover[] {
  const { place, one, beat, from, to } = bearer;
  const end = Math.min(to, (beat.until ?? 1) * place.card.seconds);
  const isOut = beat.gesture === "lift_from";
  const id = beat.holds.at(-1);
  if (id === undefined || (!isOut && beat.gesture !== "put_into")) return [];
  const known = place.card.scene.subjects.find((subject) => subject.id === id);
  const look = readThing("prop", { id, name: known?.name ?? id, design: known?.design ?? "" });
  if (look.shape === "label") return [];
  const { spot } = one;
  const tall = Math.max(HIGH.least, Math.min(HIGH.most, thingHeight(look.shape) * BODY)) * spot.head;
  const until = isOut ? from + TAKEN * (end - from) : takenAgain(bearer, id);
  const since = isOut ? -1 : from + LEFT * (end - from);
  return [
    {
      ...{ art: "thing", look, colour: look.colour, unit: tall, facing: spot.facing, isBefore: true, because: [id] },
      ...{ x, y: rim + Math.min(SUNK.part * tall, SUNK.most * spot.head) },
      at: (seconds) => (seconds < since || seconds >= until ? undefined : { phase: 0 }),
    },
  ];
}

/** Seconds at which somebody has it in the hands again. */
function takenAgain({ place, beat }: Bearer, id: string): number {
  const later = place.people
    .flatMap(({ member }) => member.beats)
    .filter(({ from, holds }) => from > beat.from && holds.includes(id))
    .map(({ from }) => from);
  return later.length > 0 ? (Math.min(...later) + 0.08) * place.card.seconds : Infinity;
}
