// A drawing of a body that is not painted yet, and what it covers.
import type { Pen } from "../../cards/pen.ts";

/** What it covers, in units of a head; the middle of its head; where it stands. */
export interface BodyBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly head: readonly [x: number, y: number];
}

export interface DrawnBody {
  readonly box: BodyBox;
  /** The hand that holds things, and the foot that kicks. */
  readonly hand?: readonly [x: number, y: number];
  readonly foot?: readonly [x: number, y: number];
  /** From that hand up to the top of what it has. */
  readonly above?: number;
  /** And down to its foot. */
  readonly below?: number;
  readonly paint: (pen: Pen) => void;
}

/** Where an animal has another one. */
export interface PreyGrip {
  readonly at: readonly [x: number, y: number];
  /** Under the claws, or on the ground. */
  readonly isBelow: boolean;
}

/** What hangs in an animal's jaws: in units of its own, `tall` of which it is high. */
export interface DrawnPrey {
  readonly size: (tall: number) => { readonly high: number; readonly long: number };
  readonly paint: (pen: Pen, grip: PreyGrip, tall: number) => void;
}
