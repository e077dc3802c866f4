// A thing that moves by itself at its place in the picture, before what it does is known; and its value as a moving thing.
import type { ThingLook } from "../looks/object-look.ts";
import type { MoverRoom } from "./room-for-movers.ts";
import type { MoverArt, Mover } from "./mover.ts";
import type { SelfMoving } from "./read-self-motion.ts";

export interface PlacedMover {
  readonly place: MoverRoom;
  readonly one: SelfMoving;
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly art: MoverArt;
  readonly look: ThingLook | undefined;
  /** Height in units. */
  readonly tall: number;
}

export function thing(placed: PlacedMover, at: Mover["at"], more: Partial<Mover> = {}): Mover {
  const { place, one, x, y, unit, art, look } = placed;
  const person = place.people[0];
  const facing = person && person.spot.x < x ? -1 : 1;
  const isBefore = !BEHIND.has(art);
  const size = art === "thing" || art === "candle" ? placed.tall * unit : unit;
  return { art, look, colour: look?.colour, x, y, unit: size, facing, isBefore, at, because: one.because, ...more };
}

const BEHIND: ReadonlySet<MoverArt> = new Set(["curtains", "clock_face", "swing", "chandelier", "statue", "armour"]);
