// The way of a ball that a keeper goes for: to the hands, and with them to the ground or off them over the goal.
import type { StagedMember } from "../stage/staged-member.ts";
import { arc, type Pitch, type Way } from "./ball-and-gear.ts";

/** Part of a shot at which what is kicked or thrown once is on its way. */
export const RELEASE = 0.24;

const PUNCHED = /\b(?:punch|tip|parr|palm|fist|bat)\w*|\b(?:over|round) the (?:bar|post)\b/;
/** Part of the shot from its way to when it is at the hands. */
const MEETS = 0.24;
/** Heads before a keeper who flies, and above the ground: where the hands meet the ball, and where they come down with it. */
const HANDS = { meet: [6, 5], end: [8, 0.6] } as const;

/** To the keeper's hands, and out of the picture over the goal, or to the ground with them. */
export function saved(
  { unit, far, room }: Pitch,
  { spot }: StagedMember,
  { from, time }: { readonly from: readonly [number, number]; readonly time: number },
): ReturnType<Way> {
  const before = ([forward, up]: readonly [number, number]) =>
    [spot.x + spot.facing * forward * unit, spot.base - up * unit] as const;
  const meet = before(HANDS.meet);
  const [flies, after] = [MEETS * room.card.seconds, 0.28 * room.card.seconds];
  if (time < flies) return arc(from, meet, time / flies, unit * 0.7);
  const isPunched = PUNCHED.test(room.card.actionWords.toLowerCase());
  if (isPunched) return arc(meet, [far(0.02), spot.base - 11 * unit], (time - flies) / after, unit * 0.5);
  return arc(meet, before(HANDS.end), Math.min(1, (time - flies) / (0.7 * after)), 0);
}
