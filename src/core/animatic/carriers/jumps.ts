// Who rides over a fence: when the mount and its rider are in the air, and how high. Pure.
import type { StagedMember } from "../stage/staged-member.ts";

/** What a mount goes over by the words of its own deed, or of its rider's. */
export const JUMPED =
  /^(?:clear|jump|leap|leapt|vault|spring|sprang|sail|fl(?:ies|y)|soar|hurdle|bound)\w* (?:\w+ )??(?:over )?(?:the|a|an|its|another) (?:\w+ ){0,2}?(?:hedge|fence|gate|wall|jump|ditch|hurdle|bars?|stream|log|barrier|obstacle|brook|rail)\b/;

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
