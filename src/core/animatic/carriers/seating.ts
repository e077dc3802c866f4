// Puts carriers and whoever is on board of them into the picture at one scale: the whole of both where the shot is wide, and as much of the carrier
// as is around the riders where it is near.
import type { SubjectPosition } from "../blocking.ts";
import type { Frame, Framing } from "../frame.ts";
import type { CastMember, Mount } from "../stage/staged-member.ts";
import { carrierOf } from "./board-cast.ts";
import type { Carrier } from "./carriers.ts";
import type { Runs, Seat } from "./seat.ts";

export interface MemberSpot {
  readonly member: CastMember;
  readonly spot: SubjectPosition;
}

export interface Mounted extends MemberSpot {
  readonly mount: Mount | null;
}

interface Shot {
  readonly framing: Framing;
  readonly frame: Frame;
}

/** Heads from the crown to the hips of somebody who is so many heads high. */
export function hipHeads(heads: number): number {
  return 1 + (2.67 * (heads - 1)) / 6.37;
}

import { BODY } from "../blocking.ts";
/** Of the frame that a carrier and its riders may fill in a wide picture. */
const MOST = { across: 0.84, up: 0.74 };
/** The least that an endless carrier is of its true size. */
const LEAST_ENDLESS = 0.66;
/** How high the floor is above the ground, in heights: nothing of who is inside hangs below it. */
const FLOORS: Partial<Record<Runs, number>> = { wheels: 0.17, rails: 0.16, hooves: 0.2, water: 0.05, air: 0.02 };
/** Whoever leans out of a window: forwards and up, in heights of a grown person. */
const LEANING = [0.06, 0.24] as const;
/** From the seat of one to that of the next, where there are more riders than seats. */
const APART = 0.24;
/** Of somebody on the far seat, forwards and up in heights of a grown person. */
const FAR = { forward: 0.13, up: 0.02 };

/** In the order in which they are painted. */
export function seatRiders(placed: readonly MemberSpot[], shot: Shot): readonly Mounted[] {
  const isWide = shot.framing.feet !== undefined;
  const carriers = placed.filter(
    ({ member }) =>
      placed.some((one) => one.member.boarding?.on === member.id) ||
      (isWide && member.kind === "vehicle" && carrierOf(member.look) !== undefined),
  );
  const groups = carriers.map((carrier, at) => groupOf(carrier, placed, { ...shot, at, count: carriers.length }));
  const known = new Set(groups.flatMap((group) => group.map(({ member }) => member.id)));
  const others = placed.filter(({ member }) => !known.has(member.id)).map((one): Mounted => ({ ...one, mount: null }));
  return [...groups.flat(), ...others];
}

interface GroupShot extends Shot {
  readonly at: number;
  readonly count: number;
}

function groupOf(carrierSpot: MemberSpot, placed: readonly MemberSpot[], shot: GroupShot): readonly Mounted[] {
  const { member } = carrierSpot;
  const carrier = carrierOf(member.look);
  if (!carrier) return [];
  const riders = placed
    .filter((one) => one.member.boarding?.on === member.id && one.member.boarding.as === "rider")
    .toSorted((a, b) => (a.member.boarding?.seat ?? 0) - (b.member.boarding?.seat ?? 0));
  const along = placed.filter((one) => one.member.boarding?.on === member.id && one.member.boarding.as !== "rider");
  const whole: Group = { carrier, carrierSpot, riders, along, shot };
  const isNear = shot.framing.feet === undefined;
  const place = isNear && riders.length > 0 ? placeNear(whole) : placeWide(whole, placed);
  const spot = carrierPlace(carrierSpot, place);
  const seated = riders.map((one) => riderSpot(one, place, whole));
  const isUnder = ({ mount }: Mounted) => mount?.as === "rider" && mount.isUnder;
  const under = seated.filter(isUnder);
  const over = seated.filter((one) => !isUnder(one));
  const pusher = along.map((one): Mounted => alongSpot(one, place, whole));
  const [lead] = along;
  const own: Mounted = {
    ...{ member, spot },
    mount: {
      as: "carrier",
      with: lead?.member.id ?? null,
      isManned: riders.length > 0,
      runs: carrier.runs,
      half: (carrier.long * place.high) / 2,
    },
  };
  return [...under.toReversed(), own, ...over.toReversed(), ...pusher];
}

interface Group {
  readonly carrier: Carrier;
  readonly carrierSpot: MemberSpot;
  readonly riders: readonly MemberSpot[];
  readonly along: readonly MemberSpot[];
  readonly shot: GroupShot;
}

/** Where the carrier's middle and ground are, its height, and pixels in the height of a grown person. */
interface GroupPlace {
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

function facingOf({ riders, carrierSpot, along }: Group): 1 | -1 {
  return (riders[0] ?? along[0] ?? carrierSpot).spot.facing;
}

function placeWide(group: Group, placed: readonly MemberSpot[]): GroupPlace {
  const { along, shot, carrierSpot } = group;
  const { framing, frame } = shot;
  const tall = carrierTall(group);
  const facing = facingOf(group);
  const [leader] = along;
  if (framing.feet === undefined && leader) return besideNear(leader, group);
  const unit = framing.feet === undefined ? personUnit(carrierSpot) : unitWide(group);
  const ground = frame.height * (framing.feet ?? 0.98);
  const low = ground - frame.height * airShare(group);
  const base = Math.min(ground, Math.max(low, frame.height * 0.06 + unit * topOfAll(group)));
  return { x: frame.width * middleOf(group, placed), base, high: unit * tall, unit, facing };
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
  const { carrier, along, shot } = group;
  const { framing, frame, count } = shot;
  const asked = framing.head * Math.sqrt(frame.unit * frame.height) * BODY;
  const room = (frame.width / count) * MOST.across * (along.length > 0 ? 0.7 : 1);
  const across = room / (carrier.long * carrierTall(group));
  const least = carrier.isEndless ? asked * LEAST_ENDLESS : 0;
  return Math.min(asked, Math.max(across, least), (frame.height * MOST.up) / topOfAll(group));
}

function topOfAll(group: Group): number {
  return Math.max(carrierTall(group), ...group.riders.map((one) => topOf(one, group)));
}

/** Where across the picture, as a share of its breadth. */
function middleOf({ riders, along, carrierSpot, shot, carrier }: Group, placed: readonly MemberSpot[]): number {
  const { at, count, frame } = shot;
  if (count > 1) return (at + 0.5) / count;
  const outside = placed.filter(({ member }) => member.kind === "person" && member.boarding === undefined);
  const isAlone = riders.length + along.length === 0;
  if (outside.length === 0) return 0.5;
  return isAlone && carrier.isEndless !== true ? carrierSpot.spot.x / frame.width : 0.44;
}

/** How far above the ground something flies, as a share of the frame. */
function airShare({ carrierSpot: { member }, shot }: Group): number {
  const way = member.beats.at(-1)?.way;
  return way === "across" || way === "up" || way === "out" ? (shot.framing.label === "FS" ? 0.12 : 0.24) : 0;
}

/** How high the crown of a rider is above the carrier's ground, in heights of a grown person. */
function topOf({ member }: MemberSpot, group: Group): number {
  const seat = seatOf(member, group);
  const heads = member.heads ?? BODY;
  return (seat?.up ?? 0) * carrierTall(group) + ((member.tall ?? 1) * hipHeads(heads)) / heads;
}

/** The riders' heads where their size asks for them. */
function placeNear(group: Group): GroupPlace {
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
function seatPlace(member: CastMember, group: Group, facing: 1 | -1): readonly [x: number, up: number] {
  const tall = carrierTall(group);
  const seat = seatOf(member, group);
  if (!seat) return [0, 0];
  const far = seat.isFar ? FAR : { forward: 0, up: 0 };
  const { seats } = group.carrier;
  const over = Math.max(0, (member.boarding?.seat ?? 0) - seats.length + 1) * APART;
  const leans = member.boarding?.leans === true;
  const [ahead, higher] = leans ? LEANING : [0, 0];
  return [facing * (seat.forward * tall + far.forward - over + ahead), seat.up * tall + far.up + higher];
}

function seatOf({ boarding }: CastMember, { carrier }: Group): Seat | undefined {
  return carrier.seats[Math.min(boarding?.seat ?? 0, carrier.seats.length - 1)];
}

function carrierPlace({ member, spot }: MemberSpot, { x, base, high, facing }: GroupPlace): SubjectPosition {
  const head = member.look.kind === "thing" ? high / 3.6 : high / (member.heads ?? 2);
  return { ...spot, x, base, top: base - high, head, facing };
}

function riderSpot({ member, spot }: MemberSpot, place: GroupPlace, group: Group): Mounted {
  const heads = member.heads ?? BODY;
  const whole = place.unit * (member.tall ?? 1);
  const head = whole / heads;
  const [x, up] = seatPlace(member, group, place.facing);
  const hip: readonly [number, number] = [place.x + x * place.unit, place.base - up * place.unit];
  const top = hip[1] - hipHeads(heads) * head;
  const seat = seatOf(member, group);
  const { from = 0, to = 1, on = "", leans = false } = member.boarding ?? {};
  return {
    member,
    spot: { ...spot, x: hip[0], top, base: top + whole, head, facing: place.facing },
    mount: {
      ...{ as: "rider", on, hip, from, to, leans },
      isUnder: seat?.isUnder === true && !leans,
      floor: leans ? hip[1] - head * 0.1 : place.base - place.high * (FLOORS[group.carrier.runs] ?? 0),
      outside: [-place.facing * place.unit * 0.5, place.base - (top + whole)],
    },
  };
}

/** Behind what is pushed, before what is led. */
function alongSpot({ member, spot }: MemberSpot, place: GroupPlace, { carrier, along }: Group): Mounted {
  const way = member.boarding?.as === "leader" ? 1 : -1;
  const heads = member.heads ?? BODY;
  const whole = place.unit * (member.tall ?? 1);
  const nth = along.findIndex((one) => one.member.id === member.id);
  const x = place.x + way * place.facing * ((carrier.long * place.high) / 2 + place.unit * (0.16 + 0.24 * nth));
  const top = place.base - whole;
  return {
    member,
    spot: { ...spot, x, base: place.base, top, head: whole / heads, facing: place.facing },
    mount: { as: "pusher", on: member.boarding?.on ?? "" },
  };
}
