// What a line has somebody walk on or with, drawn in their hands as what a design says of them: crutches, a walking stick.
import type { Trait } from "../../looks/person-traits.ts";
import type { CastMember } from "../../stage/staged-member.ts";
import type { Beat } from "../acting.ts";

const AIDS: readonly (readonly [trait: Trait, words: RegExp])[] = [
  ["crutches", /\b(?:on|with) (?:(?:his|her|two|a|the|pair|of) )*crutch(?:es)?\b/],
  ["stick", /\b(?:on|with) (?:his|her|a|the) (?:\w+ )?(?:walking stick|walking cane|cane)\b/],
];
const IS_HELD = /^(?:crutch|crutches|cane|stick|walkingstick)$/;

interface Spoken {
  readonly member: CastMember;
}

/** What is drawn in the hands is not drawn beside them as well. */
export function withAids<T extends Spoken>(cast: readonly T[]): readonly T[] {
  const all = cast.map((one) => ({ ...one, member: aided(one.member) }));
  const isAny = all.some(({ member }, at) => member !== cast[at]?.member);
  return isAny ? all.filter(({ member: { kind, id } }) => kind === "person" || !IS_HELD.test(id)) : all;
}

function aided(member: CastMember): CastMember {
  const { look, beats } = member;
  const said = beats.find(isOnFoot)?.because.join(" ");
  const trait = said === undefined ? undefined : AIDS.find(([, words]) => words.test(said))?.[0];
  if (trait === undefined || look.kind !== "person") return member;
  return {
    ...member,
    look: { ...look, look: { ...look.look, traits: new Set([...look.look.traits, trait]) } },
    beats: beats.map((beat) => ({ ...beat, holds: beat.holds.filter((thing) => !IS_HELD.test(thing)) })),
  };
}

const isOnFoot = ({ posture }: Beat): boolean => /^(?:walk|limp|trudge|stagger|stairs)$/.test(posture);
