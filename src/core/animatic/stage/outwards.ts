// Who goes over an edge beside others does so away from them, and who is thrown over one backwards has them before the eyes.
import type { Posture } from "../acting/deeds/deed.ts";
import type { StagedMember } from "./staged-member.ts";

type Staged = Pick<StagedMember, "member" | "spot">;

const AWAY: ReadonlySet<Posture> = new Set(["fall_in", "jump_in", "drop_in", "fall_off", "dive"]);
const BACKWARDS: ReadonlySet<Posture> = new Set(["topple_in"]);

export function outwards<T extends Staged>(staged: readonly T[]): readonly T[] {
  const people = staged.filter(({ member }) => member.kind === "person");
  return staged.map((one) => {
    const others = people.filter(({ member }) => member.id !== one.member.id);
    const does = (postures: ReadonlySet<Posture>) => one.member.beats.some(({ posture }) => postures.has(posture));
    const way = does(AWAY) ? 1 : does(BACKWARDS) ? -1 : 0;
    if (way === 0 || others.length === 0 || one.member.boarding) return one;
    const middle = others.reduce((sum, { spot }) => sum + spot.x, 0) / others.length;
    const facing = (one.spot.x >= middle ? way : -way) as 1 | -1;
    return { ...one, spot: { ...one.spot, facing } };
  });
}
