// How high somebody is who sits, kneels or lies, beside how high they stand.
import type { Beat } from "./acting.ts";

/** How much of the height is left in the first posture; of who lies and gets up, in the highest one that follows. */
export function shareOf(beats: readonly Beat[]): number {
  const [first] = beats;
  if (!first) return 1;
  const own = SHARES[first.posture] ?? 1;
  return first.posture.startsWith("lie") ? Math.max(own, ...beats.map(({ posture }) => SHARES[posture] ?? 1)) : own;
}

/** Of who sits on a seat. */
export const SHARE_OF_SEATED = 0.8;

const SHARES: Partial<Record<Beat["posture"], number>> = {
  sit: SHARE_OF_SEATED,
  sit_ground: 0.52,
  curl: 0.52,
  kneel_both: 0.72,
  lie_front: 0.3,
  ...{ lie_low: 0.22, face_down: 0.24, snow_angel: 0.3 },
  lie_side: 0.28,
  bow: 0.86,
  drive: 0.78,
  pedal: 0.9,
  kneel: 0.82,
  crouch: 0.6,
  crawl: 0.5,
  lie: 0.28,
  dragged: 0.28,
  hauled: 0.45,
  swim: 0.4,
  sit_bed: 0.56,
  tantrum: 0.3,
  sled: 0.52,
  sit_up: 0.5,
  roll: 0.5,
  push_up: 0.4,
  fly: 0.7,
  drag_self: 0.34,
  kowtow: 0.62,
  lotus: 0.56,
  trudge: 0.92,
  feet_up: 0.76,
};
