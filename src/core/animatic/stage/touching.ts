// Animals and people that touch each other stand so near that they do: a dog that licks a face, somebody who milks a cow at its flank.
import type { AnimalAction } from "../acting/animals/action-names.ts";
import type { Frame } from "../frame.ts";
import type { CastMember, StagedMember } from "./staged-member.ts";

/** Part of an animal's half length between its middle and whom it touches. */
const TOUCH: Partial<Readonly<Record<AnimalAction, number>>> = {
  lick: 0.95,
  reach_up: 0.72,
  tug: 1,
  pounce: 0.55,
  sniff: 0.95,
};
/** What is done at an animal's side. */
const AT_FLANK = /^(?:milk|shear|brush|groom|saddl|sho(?:e|d)|nail|unload|load|harness|curr|comb|clip|mount|paint)/;

/** People and animals of a wide picture, the one that touches moved to the other. */
export function touching<T extends Pick<StagedMember, "member" | "spot">>(
  staged: readonly T[],
  frame: Frame,
): readonly T[] {
  return staged.map((one) => {
    const x = touchedAt(one, staged, frame);
    if (x === undefined) return one;
    const edge = frame.width * 0.06;
    return { ...one, spot: { ...one.spot, x: Math.max(edge, Math.min(frame.width - edge, x)) } };
  });
}

function touchedAt(
  { member, spot }: Pick<StagedMember, "member" | "spot">,
  staged: readonly Pick<StagedMember, "member" | "spot">[],
  frame: Frame,
): number | undefined {
  const own = member.beats.find(({ animal }) => animal !== undefined && TOUCH[animal] !== undefined);
  const id = own?.object ?? (member.long === undefined ? flankOf(member) : undefined);
  const other = staged.find((one) => one.member.id === id && one.member.id !== member.id);
  const burnt = staged.find((one) =>
    one.member.beats.some(({ animal, object }) => animal === "fire" && object === member.id),
  );
  if (burnt) return beforeFire(spot, burnt, frame);
  if (!other || other.member.kind !== "person") return undefined;
  const side = Math.sign(spot.x - other.spot.x) || 1;
  if (own?.animal)
    return other.spot.x + side * (halfOf(spot, member) * (TOUCH[own.animal] ?? 1) + other.spot.head * 0.5);
  return other.member.long === undefined ? undefined : other.spot.x + side * halfOf(other.spot, other.member) * 0.55;
}

/** Whoever fire is breathed at is at the other side of the picture, before the flames. */
function beforeFire({ x }: StagedMember["spot"], { spot }: Pick<StagedMember, "spot">, { width }: Frame): number {
  return x < spot.x ? Math.min(x, width * 0.12) : Math.max(x, width * 0.88);
}

/** Whom somebody does something at the side of. */
function flankOf({ beats }: CastMember): string | undefined {
  return beats.find(({ because: [verb = ""], object }) => object !== null && AT_FLANK.test(verb))?.object ?? undefined;
}

function halfOf({ base, top }: StagedMember["spot"], { long = 0.6, tall = 1 }: CastMember): number {
  return (((base - top) * long) / tall) * 0.5;
}

/** In a wide picture animals are behind people, the largest behind the others. */
export function behindPeople({ long, tall = 1, beats }: CastMember): number {
  if (beats.some(({ animal }) => animal === "reach_up" || animal === "lick" || animal === "tug")) return 0.1;
  return long === undefined ? 0 : -0.1 * tall;
}
