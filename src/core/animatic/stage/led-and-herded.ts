// Where beasts are that somebody takes along: behind whoever leads them on a rope, before whoever drives them.
import type { Frame } from "../frame.ts";
import type { CastMember, StagedMember } from "./staged-member.ts";

export type MemberSpot = Pick<StagedMember, "member" | "spot" | "mount">;

const LEADS_ON = /^(?:lead|led|pull|drag|tug|haul|draw|drew|tow|coax|bring|brought|guid)/;
/** Parts of the frame that whoever leads a large beast is ahead of the middle, and heads of theirs between them. */
const LEADER_AHEAD = 0.2;
const ROPE = 2.3;

/** A beast as large as that goes behind whoever leads or pulls it on a rope; a dog goes beside them. */
const LED_BEHIND = 0.45;

/** Places of a beast and of whoever takes it along; undefined where nobody is taken along. */
export function ledOrHerded(
  one: MemberSpot,
  staged: readonly MemberSpot[],
  frame: Frame,
): Pick<MemberSpot["spot"], "x" | "facing"> | undefined {
  return herded(one, staged, frame) ?? pullingAhead(one, staged, frame) ?? behindLeader(one, staged, frame);
}

const PULLS_ON = /^(?:lead|led|guid|pull|drag|haul|tow|yank|strain)/;

/** A dog that pulls whoever has its leash is ahead of them. */
function pullingAhead(
  one: MemberSpot,
  staged: readonly MemberSpot[],
  { width }: Frame,
): Pick<MemberSpot["spot"], "x" | "facing"> | undefined {
  const pulls = staged.find(({ member: { long, beats } }) => long !== undefined && beats.some(isPullingOn));
  const on = pulls?.member.beats.find(isPullingOn)?.perch?.on;
  const drawn = staged.find(({ member }) => member.id === on);
  if (!pulls || !drawn || (one !== pulls && one !== drawn)) return undefined;
  const { facing, head } = drawn.spot;
  const x = width * (0.5 + facing * LEADER_AHEAD * 0.6);
  return { x: one === pulls ? x : x - facing * (halfOf(pulls.spot, pulls.member) + ROPE * head), facing };
}

const isPullingOn = ({ perch, way, because: [verb = ""] }: StagedMember["member"]["beats"][number]): boolean =>
  perch?.at === "lead" && way === "across" && PULLS_ON.test(verb);

const HERDS = /^(?:herd|driv|drov|round|muster|shoo)/;
/** Parts of the frame between its middle and whoever drives the animals, and the last of those. */
const DRIVER_BEHIND = 0.3;
const DRIVEN_FROM = 0.12;

/** Those that are driven go before whoever drives them, one ahead of another. */
function herded(
  one: MemberSpot,
  staged: readonly MemberSpot[],
  { width }: Frame,
): Pick<MemberSpot["spot"], "x" | "facing"> | undefined {
  const driver = staged.find((other) => drivenBy(other, staged).length > 0);
  const driven = driver ? drivenBy(driver, staged) : [];
  const [first] = driven;
  if (!driver || !first || (one !== driver && !driven.includes(one))) return undefined;
  const { facing } = driver.spot;
  const at = (part: number) => width * (0.5 + facing * part);
  if (one === driver) return { x: at(-DRIVER_BEHIND), facing };
  const step = Math.min(halfOf(first.spot, first.member) * 1.5, (width * (0.5 + DRIVEN_FROM)) / driven.length);
  return { x: at(-DRIVEN_FROM) + facing * step * driven.indexOf(one), facing };
}

function drivenBy({ member }: MemberSpot, staged: readonly MemberSpot[]): readonly MemberSpot[] {
  const drives = member.beats.find(({ because: [verb = ""], way }) => HERDS.test(verb) && way === "across");
  if (!drives || drives.object === null) return [];
  return staged.filter(
    (one) =>
      one.member.id !== member.id &&
      one.member.long !== undefined &&
      (one.member.id === drives.object || one.member.group === drives.object) &&
      !one.mount,
  );
}

/** A calf that follows goes behind whoever is led. */
const FOLLOWS = /^follow/;

function behindLeader(
  one: MemberSpot,
  staged: readonly MemberSpot[],
  { width }: Frame,
): Pick<MemberSpot["spot"], "x" | "facing"> | undefined {
  const beast = staged.find(({ member }) => leaderOf(member, staged) !== undefined);
  const leader = beast && leaderOf(beast.member, staged);
  if (!beast || !leader) return undefined;
  const follows =
    one.member.long !== undefined && one.member.beats.some(({ because: [verb = ""] }) => FOLLOWS.test(verb));
  if (one !== beast && one !== leader && !follows) return undefined;
  const { facing, head } = leader.spot;
  const x = width * (0.5 + facing * LEADER_AHEAD);
  if (one === leader) return { x, facing };
  const behind = x - facing * (halfOf(beast.spot, beast.member) + ROPE * head);
  if (one === beast) return { x: behind, facing };
  return { x: behind - facing * (halfOf(beast.spot, beast.member) + halfOf(one.spot, one.member)) * 0.8, facing };
}

function leaderOf({ beats, tall = 1, group }: CastMember, staged: readonly MemberSpot[]): MemberSpot | undefined {
  const on = beats.find(({ perch, way }) => perch?.at === "lead" && way === "across")?.perch?.on;
  if (on === undefined || tall < LED_BEHIND || group !== undefined) return undefined;
  return staged.find(
    ({ member }) =>
      member.id === on &&
      member.look.kind !== "animal" &&
      member.beats.some(({ way, because: [verb = ""] }) => way === "across" && LEADS_ON.test(verb)),
  );
}

/** Pixels of half its length. */
export function halfOf({ base, top }: StagedMember["spot"], { long = 0.6, tall = 1 }: CastMember): number {
  return (((base - top) * long) / tall) * 0.5;
}
