// A basket, sack or rucksack whose design has it on the back: whoever is in the shot wears it, and puts things over the shoulder into it.
import type { Garment } from "../../looks/clothes.ts";
import type { SubjectLook } from "../../looks/look.ts";
import type { CastMember } from "../../stage/staged-member.ts";
import type { Beat } from "../acting.ts";
import type { Gesture } from "../gestures/names.ts";

interface Spoken {
  readonly member: CastMember;
  /** Words of the design. */
  readonly design: readonly string[];
}

/** As what a thing is worn, by its shape. */
const WORN_AS: Readonly<Record<string, string>> = {
  ...{ basket: "backbasket", bath: "backbasket", bucket: "backbasket", barrel: "backbasket" },
  ...{ sack: "sack", bag: "sack", backpack: "backpack", guitar: "guitar", quiver: "guitar" },
};
const ON_BACK = /\bon (?:(?:his|her|their|the|its) )?backs?\b/;
/** It is taken off, or put down. */
const OFF = /\b(?:off|down|unslings?|shrugs?|sheds?)\b/;
const INTO_IT: ReadonlySet<Gesture> = new Set([
  ...(["throw_in", "pack_in", "throw", "put_down", "drop", "shoulder", "reach"] as const),
]);

export function wornOnBacks<T extends Spoken>(cast: readonly T[], action: string): readonly T[] {
  const wearer = cast.find(({ member: { kind, look } }) => kind === "person" && look.kind === "person");
  const worn = cast.find(({ member, design }) => member.kind !== "person" && ON_BACK.test(design.join(" ")));
  const kind = worn?.member.look.kind === "thing" ? WORN_AS[worn.member.look.look.shape] : undefined;
  if (!wearer || !worn || kind === undefined || OFF.test(action.toLowerCase())) return cast;
  return cast
    .filter((one) => one !== worn)
    .map((one) => (one === wearer ? { ...one, member: wearing(one.member, worn.member, kind) } : one));
}

function wearing(member: CastMember, { id, look }: CastMember, kind: string): CastMember {
  const colour = look.kind === "thing" ? look.look.colour : undefined;
  return {
    ...member,
    look: colour ? withExtra(member.look, { ...BARE, kind, colour, second: colour }) : member.look,
    beats: member.beats.map((beat) => intoIt(beat, id)),
  };
}

const BARE = { pattern: "plain", long: 0.5, sleeves: 0, torn: false } as const;

function withExtra(look: SubjectLook, garment: Garment): SubjectLook {
  if (look.kind !== "person") return look;
  const { clothes } = look.look;
  return {
    ...look,
    look: { ...look.look, clothes: { ...clothes, extras: { ...clothes.extras, [garment.kind]: garment } } },
  };
}

const GOES_IN = /\b(?:over (?:his|her|their) shoulders?|into|in)\b/;

function intoIt(beat: Beat, id: string): Beat {
  const holds = beat.holds.filter((one) => one !== id && one !== "nothing");
  const object = beat.object === id ? null : beat.object;
  // From bushes as high as the waist: what a load on the back is for.
  const isInto = beat.gesture === "pluck" || (INTO_IT.has(beat.gesture) && GOES_IN.test(beat.because.join(" ")));
  if (!isInto) return { ...beat, holds, object };
  return { ...beat, holds, object: null, gesture: "toss_back", posture: "stand", way: "none" };
}
