// Animals and people that touch each other stand so near that they do: a dog that licks a face, somebody who milks a cow at its flank.
import type { AnimalAction } from "../acting/animals/action-names.ts";
import type { Beat } from "../acting/acting.ts";
import type { Gesture } from "../acting/gestures/names.ts";
import type { Frame } from "../frame.ts";
import { actionOf, meetsAt, suckledAt } from "./heads-apart.ts";
import { halfOf, ledOrHerded, type MemberSpot } from "./led-and-herded.ts";
import type { CastMember, StagedMember } from "./staged-member.ts";

/** Part of an animal's half length between its middle and whom it touches. */
const TOUCH: Partial<Readonly<Record<AnimalAction, number>>> = {
  lick: 1.02,
  lick_down: 1.05,
  lick_lying: 1.02,
  nestle: 0.95,
  reach_up: 0.72,
  tug: 1,
  pounce: 0.55,
  sniff: 0.95,
  shelter: 0.8,
  hug: 0.66,
};
const MILKS = /^milk(?:s|ing|ed)$/;
/** What is done at an animal's side. */
const AT_FLANK = /^(?:milk|shear|brush|groom|saddl|sho(?:e|d)|nail|unload|load|harness|curr|comb|clip|mount|paint)/;

/** People and animals of a wide picture, the one that touches moved to the other. */
export function touching<T extends MemberSpot>(staged: readonly T[], frame: Frame): readonly T[] {
  return staged.map((one) => {
    const edge = frame.width * 0.06;
    const inside = (x: number) => Math.max(edge, Math.min(frame.width - edge, x));
    const behind = behindBoat(one, staged);
    if (behind) return { ...one, spot: { ...one.spot, ...behind } };
    const led = ledOrHerded(one, staged, frame);
    if (led) return { ...one, spot: { ...one.spot, ...led } };
    const ahead = aheadOfFile(one, staged, frame);
    if (ahead !== undefined) return { ...one, spot: { ...one.spot, x: ahead } };
    const file = inFile(one, staged, frame);
    if (file) return { ...one, spot: { ...one.spot, ...file } };
    if (isSpraying(one, staged))
      return { ...one, spot: { ...one.spot, x: frame.width * (0.5 - one.spot.facing * BACK_FROM_SPRAY) } };
    const loads = atLoad(one, staged);
    if (loads) return { ...one, spot: { ...one.spot, ...loads, x: inside(loads.x) } };
    const headed = atHead(one, staged);
    if (headed) return { ...one, spot: { ...one.spot, ...headed, x: inside(headed.x) } };
    const dragged = draggedAway(one, staged);
    if (dragged) return { ...one, spot: { ...one.spot, ...dragged, x: inside(dragged.x) } };
    const fed = suckledAt(one, staged);
    if (fed) return { ...one, spot: { ...one.spot, ...fed } };
    const x = meetsAt(one, staged) ?? touchedAt(one, staged, frame);
    return x === undefined ? one : { ...one, spot: { ...one.spot, x: inside(x) } };
  });
}

const drags = ({ member }: MemberSpot): Beat | undefined =>
  member.beats.find(({ animal, way }) => animal === "tug" && way === "across");

/** A beast that drags somebody goes backwards, away from where they were; both go the same way. */
function draggedAway(
  one: MemberSpot,
  staged: readonly MemberSpot[],
): Pick<MemberSpot["spot"], "x" | "facing"> | undefined {
  const beast = staged.find((other) => drags(other) !== undefined);
  const other = beast && staged.find(({ member }) => member.id === drags(beast)?.object);
  if (!beast || !other || (one !== beast && one !== other)) return undefined;
  const side = beast.spot.x <= other.spot.x ? -1 : 1;
  if (one === other) return { x: other.spot.x, facing: side };
  return { x: other.spot.x + side * (halfOf(beast.spot, beast.member) + 2.6 * other.spot.head), facing: side };
}

/** Heads from the middle of a beast to each of two who load it. */
const LOADERS = 2.2;

/** Two who lift one load onto a beast stand on both sides of its back. */
function atLoad(
  { member, spot }: MemberSpot,
  staged: readonly MemberSpot[],
): Pick<MemberSpot["spot"], "x" | "facing"> | undefined {
  const does = (one: MemberSpot) => one.member.beats.some(({ gesture }) => gesture === "load_up");
  const loaders = staged.filter(does);
  const nth = loaders.findIndex((one) => one.member.id === member.id);
  const beast = staged.find((one) => one.member.long !== undefined);
  if (nth < 0 || loaders.length < 2 || !beast) return undefined;
  const side = nth % 2 === 0 ? -1 : 1;
  return { x: beast.spot.x + side * LOADERS * spot.head, facing: side === 1 ? -1 : 1 };
}

/** What is done at an animal's head: parts of its half length, and heads of who does it, from its middle. */
const AT_HEAD: Partial<Readonly<Record<Gesture, readonly [half: number, heads: number]>>> = {
  ...{ caress: [1, 0.9], feed: [1, 1.1], hand_over: [1, 1.1], offer: [1, 1.2], kiss: [1, 0.5], hug: [0.68, 0.5] },
  ...{ whisper: [0.95, 0.7], receive: [0.8, 0.9], kiss_brow: [1, 0.5], kiss_cheek: [1, 0.5], reach: [1, 1.5] },
  grapple: [1.1, 1.6],
};

/** Done with a paw that is held out. */
const REACHING: ReadonlySet<AnimalAction> = new Set(["paw", "offer"]);
const AT_PAW = 1.2;
/** Of a trunk. */
const AT_TRUNK = 1.42;
const reachOf = ({ look }: CastMember): number =>
  look.kind === "animal" && look.look.species === "elephant" ? AT_TRUNK : AT_PAW;

/** Heads from the middle of a beast's head, which is its place in a near picture, to that of whoever hugs it or feeds it. */
const CHEEK: Partial<Readonly<Record<Gesture, number>>> = { hug: 0.6, hand_over: 3.2, offer: 3.2, feed: 3.2 };

/** In a near picture: whoever hugs a large animal is at its neck, the head beside its head; whoever feeds it reaches its mouth. */
export function embracing<T extends MemberSpot>(staged: readonly T[]): readonly T[] {
  return staged.map((one) => {
    const own = one.member.beats.find(({ gesture }) => CHEEK[gesture] !== undefined);
    const away = one.member.long === undefined ? CHEEK[own?.gesture ?? "none"] : undefined;
    const beast = staged.find(({ member }) => member.long !== undefined && member.id === own?.object);
    if (away === undefined || !beast || beast.member.beats.some(({ perch }) => perch)) return one;
    const { x, facing } = beast.spot;
    const at = x + facing * away * one.spot.head;
    return { ...one, spot: { ...one.spot, x: at, facing: facing === 1 ? -1 : 1 } };
  });
}

/** Before its face, and looking into it. */
function atHead(
  { member, spot }: MemberSpot,
  staged: readonly MemberSpot[],
): Pick<MemberSpot["spot"], "x" | "facing"> | undefined {
  if (member.long !== undefined || member.beats.some(({ posture, way }) => posture === "ride" || way !== "none"))
    return undefined;
  const own = member.beats.find(({ gesture, object }) => AT_HEAD[gesture] !== undefined && object !== null);
  const other = staged.find((one) => one.member.id === own?.object && one.member.long !== undefined);
  const away = own && AT_HEAD[own.gesture];
  const isApart = other?.member.beats.some(
    ({ perch, site, way }) => perch !== undefined || site !== undefined || way !== "none",
  );
  const reaches = other?.member.beats.some((beat) => REACHING.has(actionOf(other.member, beat) ?? "stand"));
  if (!away || !other || isApart || flankOf(member) !== undefined) return undefined;
  const { facing, x } = other.spot;
  return {
    x:
      x +
      facing * (halfOf(other.spot, other.member) * (reaches ? reachOf(other.member) : away[0]) + spot.head * away[1]),
    facing: facing === 1 ? -1 : 1,
  };
}

/** What swims or runs after a boat or a cart is behind it, and goes the same way. */
function behindBoat(
  { member, spot }: MemberSpot,
  staged: readonly MemberSpot[],
): Pick<MemberSpot["spot"], "x" | "facing"> | undefined {
  const goes = member.beats.find(({ posture, way }) => (posture === "swim" || posture === "run") && way !== "none");
  if (!goes || member.long === undefined) return undefined;
  const carrier = staged.find(
    ({ member: { id, kind }, mount }) =>
      kind === "vehicle" &&
      mount?.as === "carrier" &&
      (id === goes.object ||
        staged.some((one) => one.member.id === goes.object && one.mount?.as === "rider" && one.mount.on === id)),
  );
  if (!carrier || carrier.mount?.as !== "carrier") return undefined;
  const { facing, x } = carrier.spot;
  return { facing, x: x - facing * (carrier.mount.half + halfOf(spot, member)) };
}

/** Parts of the frame that an animal is behind the middle that sprays somebody. */
const BACK_FROM_SPRAY = 0.2;

const isSpraying = ({ member }: MemberSpot, staged: readonly MemberSpot[]): boolean =>
  member.beats.some(
    ({ animal, object }) =>
      animal === "spray" && staged.some((one) => one.member.id === object && one.member.id !== member.id),
  );

const LEADS = /^(?:lead|led|guid|shepherd|pull|drag|haul|tow|yank)/;

/** Parts of the frame that the first of a file is ahead of the middle. */
const AHEAD = 0.27;

/** By what it does, or by what the group after it does. */
function isLeading({ member }: MemberSpot, follower: MemberSpot["member"]): boolean {
  const { group } = follower;
  if (group === undefined || member.group !== undefined) return false;
  if (follower.beats.some(({ perch }) => perch?.at === "after" && perch.on === member.id)) return true;
  return (
    member.long !== undefined &&
    member.beats.some(({ because: [verb = ""], object }) => LEADS.test(verb) && object === group)
  );
}

function aheadOfFile(one: MemberSpot, staged: readonly MemberSpot[], { width }: Frame): number | undefined {
  return staged.some(({ member }) => isLeading(one, member)) ? width * (0.5 + one.spot.facing * AHEAD) : undefined;
}

/** Whoever an animal leads goes behind it one after another. */
function inFile(
  { member, spot }: MemberSpot,
  staged: readonly MemberSpot[],
  { width }: Frame,
): Pick<MemberSpot["spot"], "x" | "base" | "top"> | undefined {
  const leader = staged.find((one) => isLeading(one, member));
  if (!leader || member.long === undefined) return undefined;
  const mates = staged.filter((one) => one.member.group === member.group);
  const nth = mates.findIndex((one) => one.member.id === member.id);
  const { facing, base } = leader.spot;
  const x = width * (0.5 + facing * AHEAD);
  const step = 2.1 * halfOf(spot, member);
  const high = spot.base - spot.top;
  return { x: x - facing * (halfOf(leader.spot, leader.member) + step * (nth + 0.4)), base, top: base - high };
}

function touchedAt({ member, spot }: MemberSpot, staged: readonly MemberSpot[], frame: Frame): number | undefined {
  const own = member.beats.find((beat) => TOUCH[actionOf(member, beat) ?? "stand"] !== undefined);
  const action = own && actionOf(member, own);
  const id = own?.object ?? (member.long === undefined ? flankOf(member) : undefined);
  const other = staged.find((one) => one.member.id === id && one.member.id !== member.id);
  const burnt = burntBy(member, staged);
  if (burnt) return beforeFire(spot, burnt, frame);
  if (!other || other.member.kind !== "person") return undefined;
  const side = Math.sign(spot.x - other.spot.x) || 1;
  if (action) return other.spot.x + side * (halfOf(spot, member) * (TOUCH[action] ?? 1) + other.spot.head * 0.5);
  return other.member.long === undefined ? undefined : other.spot.x + side * halfOf(other.spot, other.member) * 0.55;
}

const burntBy = ({ id }: CastMember, staged: readonly MemberSpot[]): MemberSpot | undefined =>
  staged.find(({ member: { beats } }) =>
    beats.some(
      ({ animal, object }) => (animal === "fire" || animal === "fly_fire" || animal === "spray") && object === id,
    ),
  );

/** Whoever fire is breathed at is at the other side of the picture, before the flames. */
function beforeFire({ x }: StagedMember["spot"], { spot }: Pick<StagedMember, "spot">, { width }: Frame): number {
  return x < spot.x ? Math.min(x, width * 0.12) : Math.max(x, width * 0.88);
}

/** Whom somebody does something at the side of. */
function flankOf({ beats }: CastMember): string | undefined {
  const isAtFlank = ({ because, object }: Beat) =>
    object !== null && (AT_FLANK.test(because[0] ?? "") || because.some((word) => MILKS.test(word)));
  return beats.find(isAtFlank)?.object ?? undefined;
}

/** A goblin at the belt of a knight would be hidden behind the legs. */
const SMALL = 0.5;

/** In a wide picture animals are behind people, the largest behind the others. */
export function behindPeople({ kind, long, tall = 1, beats }: CastMember): number {
  const does = (action: AnimalAction) => beats.some(({ animal }) => animal === action);
  if (does("reach_up") || does("lick") || does("nestle") || does("tug")) return 0.1;
  const isSmall = kind === "person" && long === undefined && tall < SMALL;
  if (isSmall && beats.some(({ gesture }) => gesture !== "none")) return 0.1;
  return long === undefined ? 0 : -0.1 * tall;
}
