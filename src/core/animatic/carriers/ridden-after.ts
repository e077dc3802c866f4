// What is ridden after: a calf before a rider with a rope is on its own legs, and runs.
import type { Beat } from "../acting/acting.ts";
import type { CastMember } from "../stage/staged-member.ts";
import { isRiddenAfter } from "./falls-and-company.ts";
import type { Passenger } from "./seat.ts";

/** Said of what runs before a rider. */
export const BEFORE_RIDER = "before a rider";

/** What is ridden after runs. */
export function runningFromRiders(
  cast: readonly CastMember[],
  spoken: readonly { readonly member: CastMember; readonly actor: Passenger["actor"] }[],
  action: string,
): readonly CastMember[] {
  const isRidden = cast.some(({ boarding }) => boarding?.as === "rider");
  return cast.map((member) => {
    const actor = spoken.find((one) => one.member.id === member.id)?.actor;
    if (!isRidden || member.boarding || member.long === undefined || !actor || !isRiddenAfter(action, actor))
      return member;
    const beats = member.beats.map((beat): Beat => ({
      ...beat,
      posture: "run",
      animal: "run",
      because: [BEFORE_RIDER],
    }));
    return { ...member, beats };
  });
}
