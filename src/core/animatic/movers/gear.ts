// What a body has with it that is drawn beside it: by whom, in which of their beats, and from when to when.
import type { Beat } from "../acting/acting.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import type { Mover } from "./mover.ts";
import type { MoverRoom } from "./room-for-movers.ts";

export interface Bearer {
  readonly place: MoverRoom;
  readonly one: StagedMember;
  readonly beat: Beat;
  /** Seconds at which it begins, and at which it ends. */
  readonly from: number;
  readonly to: number;
}

export type Gear = (bearer: Bearer) => readonly Mover[];

export const gearBase = ({ place, one: { spot }, beat }: Bearer) => ({
  ...{ unit: place.unit, facing: spot.facing, because: beat.because },
});

/** A line from the back of an animal. */
export const onItsBack = ({ base, top }: Bearer["one"]["spot"]) => ({
  y: base - (base - top) * 0.9,
  unit: (base - top) * 0.22,
});
