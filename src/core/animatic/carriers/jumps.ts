// Who rides over a fence: when the mount and its rider are in the air, and how high. Pure.
import type { StagedMember } from "../stage/staged-member.ts";

/** What a mount goes over by the words of its own deed, or of its rider's. */
export const JUMPED =
  /^(?:clear|jump|leap|leapt|vault|spring|sprang|sail|fl(?:ies|y)|soar|hurdle|bound)\w* (?:\w+ )??(?:over )?(?:the|a|an|its|another) (?:\w+ ){0,2}?(?:hedge|fence|gate|wall|jump|ditch|hurdle|bars?|stream|log|barrier|obstacle|brook|rail)\b/;

/** "rides over the jump, flies through the air". */
const LEAPT =
  /\b(?:fl(?:ies|y|ying)|sails?|soars?|leaps?|jumps?|takes off|shoots?|launches)\b.*\b(?:through the air|into the air|over (?:the|a|an) (?:\w+ ){0,2}?(?:jump|ramp|hill|crest|gap|ditch|dune|log|bump|wall|car|cars|bus|buses)|off (?:the|a) (?:\w+ )?(?:jump|ramp|kerb|ledge|hill|dune))\b|\bover the (?:\w+ )?(?:jump|ramp)\b/;

/** On wheels, by the words of the whole line. */
export const leapsOnWheels = (action: string): boolean => LEAPT.test(action.toLowerCase());

/** Parts of a shot between which it is in the air, and heights of the mount that it rises. */
const AIR = { from: 0.36, to: 0.64 } as const;
const HIGH = 0.3;

export const jumps = ({ member }: StagedMember, staged: readonly StagedMember[]): boolean =>
  [
    member,
    ...staged.flatMap((one) => (one.mount?.as === "rider" && one.mount.on === member.id ? [one.member] : [])),
  ].some(({ beats }) => beats.some(({ because }) => JUMPED.test(because.join(" "))));

/** Heights of the mount, at a part of the shot. */
export function jumpedAt(part: number): number {
  const share = (part - AIR.from) / (AIR.to - AIR.from);
  return share <= 0 || share >= 1 ? 0 : HIGH * Math.sin(share * Math.PI);
}

/** On wheels: longer, and higher beside its own height. */
const LEAP = { from: 0.28, to: 0.78, high: 0.6 } as const;

export function leaptAt(part: number): number {
  const share = (part - LEAP.from) / (LEAP.to - LEAP.from);
  return share <= 0 || share >= 1 ? 0 : LEAP.high * Math.sin(share * Math.PI);
}
