// The way of a ball that a keeper goes for: to the hands, and with them to the ground or off them over the goal.
import type { StagedMember } from "../stage/staged-member.ts";
import { arc, type Pitch, type Way } from "./ball-and-gear.ts";

const PUNCHED = /\b(?:punch|tip|parr|palm|fist|bat)\w*|\b(?:over|round) the (?:bar|post)\b/;
/** Heads before a keeper who flies, and above the ground: where the hands meet the ball, and where they come down with it. */
const HANDS = { meet: [5.2, 3.4], end: [8, 0.6] } as const;

/** To the keeper's hands, and out of the picture over the goal, or to the ground with them. */
export function saved(
  { unit, far, room }: Pitch,
  { spot }: StagedMember,
  { from, time }: { readonly from: readonly [number, number]; readonly time: number },
): ReturnType<Way> {
  const before = ([forward, up]: readonly [number, number]) =>
    [spot.x + spot.facing * forward * unit, spot.base - up * unit] as const;
  const meet = before(HANDS.meet);
  if (time < 0.6) return arc(from, meet, time / 0.6, unit * 0.7);
  const isPunched = PUNCHED.test(room.card.actionWords.toLowerCase());
  if (isPunched) return arc(meet, [far(-0.02), spot.base - 11 * unit], Math.min(1, (time - 0.6) / 0.9), unit * 1.5);
  return arc(meet, before(HANDS.end), Math.min(1, (time - 0.6) / 0.7), 0);
}
