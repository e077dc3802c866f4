// Where a carrier stands in the picture and at what scale, with its riders, and where each seat of it is.
import { BODY, type SubjectPosition } from "../blocking/blocked.ts";
import type { Frame, Framing } from "../frame.ts";
import type { CastMember } from "../stage/staged-member.ts";
import type { Carrier } from "./carriers.ts";
import type { Seat } from "./seat.ts";

export interface MemberSpot {
  readonly member: CastMember;
  readonly spot: SubjectPosition;
}

export interface Shot {
  readonly framing: Framing;
  readonly frame: Frame;
}

/** Heads from the crown to the hips of somebody who is so many heads high. */
export function hipHeads(heads: number): number {
  return 1 + (2.67 * (heads - 1)) / 6.37;
}

/** Of the frame that a carrier and its riders may fill in a wide picture. */
const MOST = { across: 0.84, up: 0.74 };
/** The least that an endless carrier is of its true size. */
const LEAST_ENDLESS = 0.66;
/** From the floor to the hips of somebody who stands, in heights of a grown person. */
const LEGS = 0.47;
const FLOOR_MOST = 0.5;
/** Whoever leans out of a window: forwards and up, in heights of a grown person. */
const LEANING = [0.06, 0.24] as const;
/** From the seat of one to that of the next, where there are more riders than seats. */
const APART = 0.24;
/** Of somebody on the far seat, forwards and up in heights of a grown person. */
const FAR = { forward: 0.13, up: 0.02 };

export interface GroupShot extends Shot {
  /** The way that all vehicles of the shot go. */
  readonly facing: 1 | -1 | undefined;
  readonly at: number;
  readonly count: number;
}

export interface Group {
  readonly carrier: Carrier;
  readonly carrierSpot: MemberSpot;
  readonly riders: readonly MemberSpot[];
  readonly along: readonly MemberSpot[];
  readonly shot: GroupShot;
}

/** Where the carrier's middle and ground are, its height, and pixels in the height of a grown person. */
export interface GroupPlace {
  readonly x: number;
  readonly base: number;
  readonly high: number;
  readonly unit: number;
  readonly facing: 1 | -1;
}

function personUnit({ member, spot }: MemberSpot): number {
  return (spot.head * (member.heads ?? BODY)) / Math.max(0.05, member.tall ?? 1);
}

function carrierTall({ carrierSpot: { member } }: Group): number {
  return Math.max(0.05, member.tall ?? 1);
}

function facingOf({ riders, carrierSpot, along, shot }: Group): 1 | -1 {
  if (shot.facing !== undefined && carrierSpot.member.kind === "vehicle") return shot.facing;
  return (riders[0] ?? along[0] ?? carrierSpot).spot.facing;
}

export function placeWide(group: Group, placed: readonly MemberSpot[]): GroupPlace {
  const { along, shot, carrierSpot } = group;
  const { framing, frame } = shot;
  const tall = carrierTall(group);
  const facing = facingOf(group);
  const [leader] = along;
  if (framing.feet === undefined && leader) return besideNear(leader, group);
  const beside =
    framing.feet !== undefined && group.carrier.runs === "rails" && group.carrier.isEndless
      ? outsidersIn(placed)[0]
      : undefined;
  const ground = frame.height * (framing.feet ?? 0.98);
  if (beside) return atPlatform(beside, group, ground);
  const unit =
    framing.feet === undefined
      ? personUnit(carrierSpot)
      : Math.min(unitWide(group), ...giantsIn(placed).map((one) => personUnit(one)));
  if (isInSky(group, placed))
    return { x: frame.width * middleOf(group, placed), ...overhead(unit, tall, frame), facing };
  const low = ground - frame.height * airShare(group);
  const base = Math.min(ground, Math.max(low, frame.height * 0.06 + unit * topOfAll(group)));
  return { x: frame.width * middleOf(group, placed), base, high: unit * tall, unit, facing };
}

/** People who are on board of nothing. */
function outsidersIn(placed: readonly MemberSpot[]): readonly MemberSpot[] {
  return placed.filter(({ member }) => member.kind === "person" && member.boarding === undefined);
}

/** Heights of a person from which an animal sets the scale of the vehicles that are beside it. */
const GIANT = 1.5;

function giantsIn(placed: readonly MemberSpot[]): readonly MemberSpot[] {
  return outsidersIn(placed).filter(({ member: { look, tall = 1 } }) => look.kind === "animal" && tall > GIANT);
}

/** What flies by itself over people who are in the picture: seen from below, further away than they are. */
function isInSky(
  { carrier, carrierSpot: { member }, riders, along, shot }: Group,
  placed: readonly MemberSpot[],
): boolean {
  const isAlone = riders.length + along.length === 0 && shot.framing.feet !== undefined;
  const flies = member.beats.some(({ way }) => way === "across" || way === "out");
  return carrier.runs === "air" && isAlone && flies && outsidersIn(placed).length > 0;
}

/** Parts of the frame's height. */
const IN_SKY = { foot: 0.24, high: 0.19 } as const;

function overhead(unit: number, tall: number, { height }: Frame): Pick<GroupPlace, "base" | "high" | "unit"> {
  const high = Math.min(unit * tall, height * IN_SKY.high);
  return { base: height * IN_SKY.foot, high, unit: high / tall };
}

/** How much of a train is below the platform, in its heights. */
const BELOW_PLATFORM = 0.3;

/** Behind whoever stands at a platform, at their scale: its floor is as high as the platform. */
function atPlatform(beside: MemberSpot, group: Group, ground: number): GroupPlace {
  const unit = personUnit(beside);
  const high = unit * carrierTall(group);
  const { frame } = group.shot;
  return { x: frame.width / 2, base: ground + BELOW_PLATFORM * high, high, unit, facing: facingOf(group) };
}

/** Of a near picture of somebody who pushes or leads. */
function besideNear(leader: MemberSpot, group: Group): GroupPlace {
  const unit = personUnit(leader);
  const high = unit * carrierTall(group);
  const facing = facingOf(group);
  const way = leader.member.boarding?.as === "leader" ? -1 : 1;
  const ahead = way * facing * ((group.carrier.long * high) / 2 + unit * 0.16);
  return { x: leader.spot.x + ahead, base: leader.spot.base, high, unit, facing };
}

/** Pixels in the height of a grown person, so that all fits. */
function unitWide(group: Group): number {
  const { carrier, riders, along, shot } = group;
  const { framing, frame, count } = shot;
  const asked = isOfBeasts(group) ? Infinity : framing.head * Math.sqrt(frame.unit * frame.height) * BODY;
  const room = (frame.width / count) * MOST.across * (along.length > 0 ? 0.7 : 1);
  const across = room / (carrier.long * carrierTall(group));
  // A ship or an airliner with nobody at it is seen from bow to stern; a train goes on beyond the picture.
  const isWhole = carrier.isEndless !== true || (carrier.runs !== "rails" && riders.length + along.length === 0);
  const least = isWhole ? 0 : asked * LEAST_ENDLESS;
  return Math.min(asked, Math.max(across, least), (frame.height * MOST.up) / topOfAll(group));
}

/** Nobody but animals rides it: it is as large as a person would be. */
function isOfBeasts({ riders }: Group): boolean {
  return (
    riders.length > 0 && riders.every(({ member: { look } }) => look.kind === "animal" || look.kind === "creature")
  );
}

function topOfAll(group: Group): number {
  return Math.max(carrierTall(group), ...group.riders.map((one) => topOf(one, group)));
}

/** Where across the picture, as a share of its breadth. */
function middleOf({ riders, along, carrierSpot, shot, carrier }: Group, placed: readonly MemberSpot[]): number {
  const { at, count, frame } = shot;
  if (count > 1) return (at + 0.5) / count;
  const outside = outsidersIn(placed);
  const isAlone = riders.length + along.length === 0;
  if (outside.length === 0) return 0.5;
  if (isAlone && outside.length === 1 && isRunAfter(carrierSpot.member)) return 0.5 + AHEAD * carrierSpot.spot.facing;
  return isAlone && carrier.isEndless !== true ? carrierSpot.spot.x / frame.width : 0.44;
}

/** Of the frame's breadth, before whoever runs after it on foot. */
const AHEAD = 0.34;
const isRunAfter = ({ beats }: CastMember): boolean => beats.some(({ because: [said] }) => said === "is after");

/** How far above the ground something flies, as a share of the frame. */
function airShare({ carrier, carrierSpot: { member }, shot }: Group): number {
  if (carrier.runs !== "air") return 0;
  const { way, because: [said = ""] = [] } = member.beats.at(-1) ?? {};
  return way === "across" || way === "out" || said.startsWith("hover") ? (shot.framing.label === "FS" ? 0.14 : 0.3) : 0;
}

/** How high the crown of a rider is above the carrier's ground, in heights of a grown person. */
function topOf({ member }: MemberSpot, group: Group): number {
  const seat = seatOf(member, group);
  const heads = member.heads ?? BODY;
  return (seat?.up ?? 0) * carrierTall(group) + ((member.tall ?? 1) * hipHeads(heads)) / heads;
}

/** The riders' heads where their size asks for them. */
export function placeNear(group: Group): GroupPlace {
  const { riders, shot } = group;
  const { frame } = shot;
  const tall = carrierTall(group);
  const facing = facingOf(group);
  const [first] = riders;
  if (!first) return placeWide(group, []);
  const seats = riders.map(({ member }) => seatPlace(member, group, facing));
  const xs = seats.map(([x]) => x);
  const spread = Math.max(...xs) - Math.min(...xs);
  const asked = personUnit(first);
  const unit = spread > 0 ? Math.min(asked * (riders.length > 1 ? 1.1 : 1), (frame.width * 0.5) / spread) : asked;
  const middle = (Math.max(...xs) + Math.min(...xs)) / 2;
  const heads = first.member.heads ?? BODY;
  const head = (unit * (first.member.tall ?? 1)) / heads;
  const eyes = first.spot.top + first.spot.head * 0.47;
  const hipY = eyes - head * 0.47 + hipHeads(heads) * head;
  const [, up] = seats[0] ?? [0, 0];
  const x = frame.width * (0.5 - facing * (riders.length > 1 ? 0 : 0.06)) - middle * unit;
  return { x, base: hipY + up * unit, high: unit * tall, unit, facing };
}

/** From the carrier's middle and ground, in heights of a grown person; x as in the picture. */
export function seatPlace(member: CastMember, group: Group, facing: 1 | -1): readonly [x: number, up: number] {
  const tall = carrierTall(group);
  const seat = seatOf(member, group);
  if (!seat) return [0, 0];
  const far = seat.isFar ? FAR : { forward: 0, up: 0 };
  const { seats } = group.carrier;
  const { seat: nth = 0, outer } = member.boarding ?? {};
  const over = outer ? nth * 2 * APART : Math.max(0, nth - seats.length + 1) * APART;
  const leans = member.boarding?.leans === true;
  const [ahead, higher] = leans ? LEANING : [0, 0];
  const isStanding = !outer && !/^(?:stand|punt|stride|deck)$/.test(seat.as) && isOnFeet(member);
  const up = isStanding ? Math.min(seat.up, FLOOR_MOST) * tall * 0.4 + LEGS : seat.up * tall + higher;
  const legs = seat.as === "deck" ? ownLegs(member) : 0;
  return [facing * (seat.forward * tall + far.forward - over + ahead), up + legs + far.up];
}

/** Heights of a grown person from the feet to the hips. */
const ownLegs = ({ heads = BODY, tall = 1 }: CastMember): number => (tall * hipHeads(heads)) / heads;

/** From the first moment on, on board. */
function isOnFeet({ beats, boarding }: CastMember): boolean {
  return boarding?.from === 0 && boarding.to === 1 && beats[0]?.posture === "stand";
}

export function seatOf({ boarding }: CastMember, { carrier }: Group): Seat | undefined {
  return boarding?.outer ?? carrier.seats[Math.min(boarding?.seat ?? 0, carrier.seats.length - 1)];
}
