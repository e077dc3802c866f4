// How far above the ground a body is because of what it stands on, or below it in what it is in.
import type { Beat } from "../acting.ts";
import { FROM_HEIGHTS } from "../postures/from-heights.ts";
import type { SetPiece } from "./piece-names.ts";
import { setPieceOf } from "./set-pieces.ts";

/** Heads above the ground. */
export const HEIGHTS: Partial<Readonly<Record<SetPiece, number>>> = {
  ...{
    ledge: 1.5,
    high_table: 1.9,
    crate: 1.3,
    stood_on: 1.3,
    boulder: 1.7,
    gap: 1.5,
    wagon_gap: 1.5,
    overhang: 0.5,
    couch: 1.5,
    on_steps: 1.65,
  },
  ...{
    high_platform: 4.2,
    ladder_top: 2.5,
    board_end: 1.6,
    in_tree: 2.6,
    well: -2.2,
    window_opening: 3.2,
    hammock: 1.5,
  },
  ...{ trampoline: 1.5, treadmill: 0.55, bed_top: 1.9 },
  ...{
    lie_bench: 1.5,
    lounger: 1.3,
    hay: 0.25,
    edge_lain_on: 2.2,
    lie_slab: 2.3,
    in_coffin: 0.5,
    in_pod: 0.9,
    top_bunk: 4.2,
    rails: 0.12,
    lie_wall: 2.4,
  },
  ...{ seat_fence: 0.8, seat_table: 0.7, seat_slide: 2.6 },
  ...{ tight_rope: 0.95, fallen_log: 0.7, gym_beam: 0.8, wall_top: 1.1 },
};
/** Of who comes out of a well, over its rim. */
const OUT_OF_WELL = 1.9;

/** From the feet of who sits up to the edge under them. */
const SEAT = 1.95;

/** How far above the ground a body is because of what it stands on. */
export function raisedBy(beat: Pick<Beat, "posture" | "because">): number {
  if (FROM_HEIGHTS.has(beat.posture)) return 0;
  const piece = setPieceOf(beat);
  if (piece === "water_edge" && beat.posture === "stand") return SEAT;
  if (piece === "hammock" && beat.posture === "sit") return 0;
  if (piece === "well" && beat.posture === "climb_out") return OUT_OF_WELL;
  return piece === undefined ? 0 : (HEIGHTS[piece] ?? 0);
}

const IN_GROUND: ReadonlySet<SetPiece> = new Set([
  ...(["pit", "well", "rubble", "pool_edge", "chimney", "crate_in", "crib_in", "barrel_in"] as const),
  ...(["into_water", "into_water_behind", "into_pit", "bank_edge", "brink"] as const),
]);

/** Whether what is under the ground is not seen of a body. */
export function isInGround(beat: Pick<Beat, "posture" | "because">): boolean {
  const piece = setPieceOf(beat);
  return beat.posture === "sink_in" || (piece !== undefined && IN_GROUND.has(piece));
}
