// A thing that turns in the air where nothing has weight, until whoever floats there catches it.
import type { Beat } from "../acting/acting.ts";
import { BODY } from "../blocking/blocked.ts";
import { readThing, type ThingLook } from "../looks/object-look.ts";
import { thingHeight } from "../looks/prop-heights.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import type { Mover } from "./mover.ts";
import type { MoverRoom } from "./room-for-movers.ts";

/** Heads before who catches it, and above their feet: where it comes from, and where the hands are. */
const FROM = [7, 6.4] as const;
const HANDS = [1.7, 7] as const;
/** Part of the deed after which it is in the hands, and turns in a second. */
const CAUGHT = 0.24;
const TURNS = 0.3;
/** The least size of what is to be seen, in heads. */
const LEAST = 0.75;

export function planAdrift(place: MoverRoom): readonly Mover[] {
  return place.people.flatMap((one) => {
    const at = one.member.beats.findIndex(isCatching);
    const beat = one.member.beats[at];
    const end = one.member.beats[at + 1]?.from ?? 1;
    return beat && one.member.look.kind === "person" ? [adrift(place, one, { beat, end })] : [];
  });
}

const isCatching = ({ posture, gesture, holds }: Beat): boolean =>
  posture === "float" && gesture === "catch" && holds.length > 0;

function lookOf(thing: string, { heldLooks }: MoverRoom["card"]): ThingLook {
  const own = heldLooks.get(thing);
  return own?.kind === "thing" ? own.look : readThing("prop", { id: thing, name: thing, design: "" });
}

function adrift(
  { card, unit }: MoverRoom,
  { spot }: StagedMember,
  { beat, end }: { readonly beat: Beat; readonly end: number },
): Mover {
  const look = lookOf(beat.holds.at(-1) ?? "", card);
  const until = (beat.from + CAUGHT * (end - beat.from)) * card.seconds;
  const place = ([forward, up]: readonly [number, number]) => [spot.facing * forward * unit, -up * unit] as const;
  const [from, to] = [place(FROM), place(HANDS)];
  return {
    ...{ art: "thing", look, colour: look.colour, x: spot.x, y: spot.base, facing: spot.facing, isBefore: true },
    unit: unit * Math.max(LEAST, thingHeight(look.shape) * BODY),
    turns: { from: 0, to: 360, pivot: 0.5 },
    at: (seconds) => {
      const part = seconds / Math.max(0.1, until);
      if (part >= 1) return undefined;
      const share = part * part;
      return {
        phase: (seconds * TURNS) % 1,
        dx: from[0] + (to[0] - from[0]) * share,
        dy: from[1] + (to[1] - from[1]) * share,
      };
    },
    because: beat.because,
  };
}
