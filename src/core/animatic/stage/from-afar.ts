// Whoever throws, shoots or sprays at a vehicle or a thing stands away from it, at the side of the picture: what flies is seen on its way.
import type { Frame } from "../frame.ts";
import { FLYING } from "./heads-apart.ts";
import type { StagedMember } from "./staged-member.ts";

/** Parts of the frame's breadth: from the edge to who does it, from there to the near side of what it is done at, and the furthest middle of that. */
const EDGE = 0.15;
const AWAY = 0.24;
const FURTHEST = 0.98;

type Staged = Pick<StagedMember, "member" | "spot" | "mount">;

export function fromAfar<T extends Staged>(staged: readonly T[], { width }: Frame): readonly T[] {
  const people = staged.filter(({ member }) => member.kind === "person");
  const [user] = people;
  const isManned = staged.some(({ mount }) => mount !== null && mount.as !== "carrier");
  if (people.length !== 1 || !user || isManned) return staged;
  const target = staged.find((one) => one !== user && isAimedAt(one, user));
  if (!target) return staged;
  const { facing } = user.spot;
  const away = (part: number) => (facing === 1 ? part * width : (1 - part) * width);
  const middle = Math.min(FURTHEST, EDGE + AWAY + halfOf(target) / width);
  return staged.map((one) => {
    if (one === user) return { ...one, spot: { ...one.spot, x: away(EDGE) } };
    return one === target ? { ...one, spot: { ...one.spot, x: away(middle) } } : one;
  });
}

/** What the words of the deed name; of what is shot or sprayed, any vehicle. */
function isAimedAt({ member: { id, kind } }: Staged, { member: { beats } }: Staged): boolean {
  if (kind === "person") return false;
  return beats.some(({ gesture, because, holds }) => {
    const isNamed = because.slice(1).includes(id) || (kind === "vehicle" && gesture !== "throw");
    return FLYING.has(gesture) && !holds.includes(id) && isNamed;
  });
}

function halfOf({ spot, mount }: Staged): number {
  return mount?.as === "carrier" ? mount.half : (spot.base - spot.top) * 0.5;
}
