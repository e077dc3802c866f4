// Puts carriers and whoever is on board of them into the picture at one scale: the whole of both where the shot is wide, and as much of the carrier
// as is around the riders where it is near.
import { BODY, type SubjectPosition } from "../blocking/blocked.ts";
import type { CastMember, Mount } from "../stage/staged-member.ts";
import type { Carrier } from "./carriers.ts";
import { carrierOf } from "./carriers.ts";
import { isSwimming } from "./carrying.ts";
import { harnessed, placeDrawn } from "./drawn-by.ts";
import {
  hipHeads,
  placeNear,
  placeWide,
  seatOf,
  seatPlace,
  type Group,
  type GroupPlace,
  type GroupShot,
  type MemberSpot,
  type Shot,
} from "./group-place.ts";
import type { Runs } from "./seat.ts";

export interface Mounted extends MemberSpot {
  readonly mount: Mount | null;
}

/** How high the floor is above the ground, in heights: nothing of who is inside hangs below it. */
const FLOORS: Partial<Record<Runs, number>> = { wheels: 0.17, rails: 0.16, hooves: 0.2, water: 0.05, air: 0.02 };

/** In the order in which they are painted. */
export function seatRiders(asPlaced: readonly MemberSpot[], shot: Shot): readonly Mounted[] {
  const isWide = shot.framing.feet !== undefined;
  const placed = isWide ? harnessed(asPlaced, shot.frame) : asPlaced;
  const carriers = placed.filter(
    ({ member }) =>
      placed.some((one) => one.member.boarding?.on === member.id) ||
      (isWide && member.kind === "vehicle" && carrierOf(member.look) !== undefined),
  );
  const [first] = carriers;
  const facing = carriers.length > 1 && first?.member.kind === "vehicle" ? first.spot.facing : undefined;
  const standing = inOrder(carriers, facing).map((carrier, at) =>
    groupOf(carrier, placed, { ...shot, at, count: carriers.length, facing }),
  );
  // What passes is before what it passes.
  const groups = standing.toSorted((a, b) => Number(isGoing(a)) - Number(isGoing(b)));
  const known = new Set(groups.flatMap((group) => group.map(({ member }) => member.id)));
  const leaning = groups.flat().find(({ member }) => member.boarding?.leans === true);
  const others = placed
    .filter(({ member }) => !known.has(member.id))
    .map((one): Mounted => ({ ...(leaning && isWide ? beforeWindow(one, leaning.spot) : one), mount: null }));
  return [...groups.flat(), ...others];
}

const BEHIND = /^(?:chas|pursu|follow|crash|ram|smash|slam|hit|is tow)/;

/** Of two vehicles the one that chases the other, or drives into it, is behind. */
function inOrder(carriers: readonly MemberSpot[], facing: 1 | -1 | undefined): readonly MemberSpot[] {
  const isBehind = ({ member }: MemberSpot) => member.beats.some(({ because: [verb = ""] }) => BEHIND.test(verb));
  if (carriers.length !== 2 || facing === undefined || carriers.filter(isBehind).length !== 1) return carriers;
  const order = carriers.toSorted((a, b) => Number(isBehind(b)) - Number(isBehind(a)));
  return facing === 1 ? order : order.toReversed();
}

function isGoing(group: readonly Mounted[]): boolean {
  return group.some(({ member }) => member.beats.some(({ way }) => way !== "none"));
}

/** Heads from whoever leans out of a window to the one who stands before it. */
const BEFORE_WINDOW = 1.5;

function beforeWindow({ member, spot }: MemberSpot, leaning: SubjectPosition): MemberSpot {
  if (member.kind !== "person") return { member, spot };
  const { facing, head, x } = leaning;
  return { member, spot: { ...spot, x: x + facing * BEFORE_WINDOW * head, facing: facing === 1 ? -1 : 1 } };
}

const runsOn = (member: MemberSpot["member"], { runs }: Carrier): Runs => (isSwimming(member) ? "water" : runs);

function groupOf(carrierSpot: MemberSpot, placed: readonly MemberSpot[], shot: GroupShot): readonly Mounted[] {
  const { member } = carrierSpot;
  const carrier = carrierOf(member.look);
  if (!carrier) return [];
  const { riders, along } = aboardOf(member.id, placed);
  const whole: Group = { carrier, carrierSpot, riders, along, shot };
  const isNear = shot.framing.feet === undefined;
  const drawn = isNear ? undefined : placeDrawn({ member, long: carrier.long }, placed);
  const place = drawn?.place ?? (isNear && riders.length > 0 ? placeNear(whole) : placeWide(whole, placed));
  const spot = carrierPlace(carrierSpot, place);
  const seated = riders.map((one) => riderSpot(one, place, whole));
  const isUnder = ({ mount }: Mounted) => mount?.as === "rider" && mount.isUnder;
  const under = seated.filter(isUnder);
  const over = seated.filter((one) => !isUnder(one));
  const pusher = along.map((one): Mounted => alongSpot(one, place, whole));
  const [lead] = along;
  const own: Mounted = {
    ...{ member: drawn ? { ...member, beats: [] } : member, spot },
    mount: {
      as: "carrier",
      with: drawn?.by ?? lead?.member.id ?? null,
      isManned: riders.length > 0,
      runs: runsOn(member, carrier),
      half: (carrier.long * place.high) / 2,
    },
  };
  return [...under.toReversed(), own, ...over.toReversed(), ...pusher];
}

function aboardOf(id: string, placed: readonly MemberSpot[]): Pick<Group, "riders" | "along"> {
  const all = placed.filter(({ member }) => member.boarding?.on === id);
  const seat = ({ member }: MemberSpot) => member.boarding?.seat ?? 0;
  const isRider = ({ member }: MemberSpot) => member.boarding?.as === "rider";
  return {
    riders: all.filter(isRider).toSorted((a, b) => seat(a) - seat(b)),
    along: all.filter((one) => !isRider(one)),
  };
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
  return {
    member,
    spot: { ...spot, x: hip[0], top, base: top + whole, head, facing: place.facing },
    mount: mountOf(member, { place, group, hip, head, drop: place.base - (top + whole) }),
  };
}

interface Seated {
  readonly place: GroupPlace;
  readonly group: Group;
  readonly hip: readonly [number, number];
  readonly head: number;
  /** Pixels from the soles of who stands there to the ground. */
  readonly drop: number;
}

function mountOf(member: CastMember, { place, group, hip, head, drop }: Seated): Mount {
  const seat = seatOf(member, group);
  const { from = 0, to = 1, on = "", leans = false } = member.boarding ?? {};
  const isCut = leans || seat?.isRim === true;
  return {
    ...{ as: "rider", on, hip, from, to, leans: isCut },
    isUnder: seat?.isUnder === true && !leans,
    floor: isCut ? hip[1] - head * 0.1 : place.base - place.high * (FLOORS[group.carrier.runs] ?? 0),
    outside: [-place.facing * place.unit * 0.5, drop],
  };
}

/** From an end of it to whoever is along with it, in heights of a grown person: a sled is pulled on a line. */
function aheadOf({ runs, isPushed = false }: Carrier, way: 1 | -1): number {
  if (way === 1 && runs === "snow") return 0.42;
  return isPushed ? 0.16 : 0.08;
}

/** Behind what is pushed, before what is led. */
function alongSpot({ member, spot }: MemberSpot, place: GroupPlace, { carrier, along }: Group): Mounted {
  const way = member.boarding?.as === "leader" ? 1 : -1;
  const heads = member.heads ?? BODY;
  const whole = place.unit * (member.tall ?? 1);
  const nth = along.findIndex((one) => one.member.id === member.id);
  const x =
    place.x +
    way * place.facing * ((carrier.long * place.high) / 2 + place.unit * (aheadOf(carrier, way) + 0.24 * nth));
  const top = place.base - whole;
  return {
    member,
    spot: { ...spot, x, base: place.base, top, head: whole / heads, facing: place.facing },
    mount: { as: "pusher", on: member.boarding?.on ?? "" },
  };
}
