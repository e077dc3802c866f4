// Those who go along as one: all as fast, and none of them, nor what they push, out of the picture.
import type { CastMember, StagedMember } from "./staged-member.ts";

type Spotted = Pick<StagedMember, "member" | "spot" | "mount">;

/** `alone`: who is no group; `middle`: of those who go the same way. */
export function goingTogether(all: readonly Spotted[], alone: readonly CastMember[], middle: number | undefined) {
  const goers = all.filter(({ member }) => alone.includes(member));
  const pace = middle === undefined ? undefined : Math.max(...goers.map(({ spot }) => spot.base - spot.top));
  const ofAll = middle === undefined ? 0 : furthest(middle, goers, all);
  return (member: CastMember, { x, pivot }: Spotted["spot"]): Pick<StagedMember, "pace" | "spread"> => {
    const own = goers.filter((one) => one.member.id === member.id);
    if (own.length === 0) return {};
    const spread = middle === undefined ? furthest(x, own, all) : ofAll;
    return { pace, spread: pivot === undefined ? spread : undefined };
  };
}

/** How far from a place the furthest of them is, and the front of what is pushed. */
function furthest(from: number, ones: readonly Spotted[], all: readonly Spotted[]): number {
  const ids = new Set(ones.map(({ member }) => member.id));
  const fronts = all.flatMap(({ spot, mount }) =>
    mount?.as === "carrier" && ids.has(mount.with ?? "") ? [spot.x + spot.facing * mount.half] : [],
  );
  return Math.max(0, ...[...ones.map(({ spot }) => spot.x), ...fronts].map((x) => Math.abs(x - from)));
}
