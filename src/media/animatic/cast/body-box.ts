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
