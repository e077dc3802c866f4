// Animals on a shoulder, an arm or a head: as small as they are, and whoever has one has nobody else beside them.
import type { Frame } from "../frame.ts";
import type { CastMember, StagedMember } from "./staged-member.ts";

const PERCHED = /^(?:shoulder|arms?|hung|head)$/;
const isOnSomebody = ({ beats }: CastMember): boolean => beats.some(({ perch }) => perch && PERCHED.test(perch.at));

/** Who has nobody beside them but what is on their shoulder or arm. */
export function inTheMiddle<T extends Pick<StagedMember, "member" | "spot">>(
  staged: readonly T[],
  frame: Frame,
): readonly T[] {
  const people = staged.filter(({ member }) => member.kind === "person");
  const [alone, ...others] = people.filter(({ member }) => !isOnSomebody(member));
  if (!alone || others.length > 0 || people.length < 2) return staged;
  return staged.map((one) => (one === alone ? { ...one, spot: { ...one.spot, x: frame.width / 2 } } : one));
}

/** Beside a grown person, up to which an animal on a hand or a shoulder is drawn no larger than it is. */
const TINY = 0.2;

export function perched(member: CastMember): CastMember {
  const { tall = 1, long } = member;
  return long !== undefined && tall < TINY && isOnSomebody(member) ? { ...member, isPerched: true } : member;
}
