// Who rides, drives or sits in a vehicle of the shot: brought into its seat, at its scale, and painted before or behind it.
import type { SubjectPosition } from "../blocking.ts";
import type { CastMember, Mount } from "./staged-member.ts";

/** Where somebody sits, in heights of the vehicle, which looks to the left. */
interface Seat {
  /** From its middle, to the front. */
  readonly forward: number;
  /** Of the feet above its ground. */
  readonly rise: number;
  /** The vehicle hides what is below its edge. */
  readonly inside: boolean;
  /** Of whoever sits low under a roof, where it is not the whole size. */
  readonly size?: number;
}

const SEATS: Readonly<Record<string, Seat>> = {
  bicycle: { forward: -0.3, rise: 0.27, inside: false },
  motorbike: { forward: -0.16, rise: 0.16, inside: false },
  boat: { forward: -0.1, rise: 0.3, inside: true },
  cart: { forward: 0.1, rise: 0.42, inside: true },
  car: { forward: 0.12, rise: 0.17, inside: true, size: 0.68 },
  sailboat: { forward: -0.18, rise: 0.1, inside: true },
  balloon: { forward: 0, rise: 0.02, inside: true },
  tractor: { forward: -0.2, rise: 0.36, inside: true },
};
/** From one who sits in it to the next, in heights of the vehicle. */
const APART = 0.42;
const ON_BOARD: ReadonlySet<string> = new Set(["ride", "drive"]);
const AT_REST: ReadonlySet<string> = new Set(["sit", "stand", "kneel"]);
const WORK: ReadonlySet<string> = new Set(["work", "reach", "hold"]);

export interface MemberSpot {
  readonly member: CastMember;
  readonly spot: SubjectPosition;
}

export interface Mounted extends MemberSpot {
  readonly mount: Mount;
}

/** In the order in which they are painted. `words`: the action's. */
export function mountRiders(placed: readonly MemberSpot[], words: string): readonly Mounted[] {
  const plain = placed.map((one): Mounted => ({ ...one, mount: null }));
  const vehicle = placed.find(({ member }) => member.kind === "vehicle");
  const shape = vehicle?.member.look.kind === "thing" ? vehicle.member.look.look.shape : undefined;
  const seat = SEATS[shape ?? ""];
  if (!vehicle || !seat) return plain;
  const riders = plain.filter(({ member }) => isAboard(member, { shape, words }));
  if (riders.length === 0) return plain;
  const seated = riders.map((rider, at): Mounted => ({
    ...rider,
    mount: "rider",
    spot: seatOf(rider, vehicle, { seat, at, count: riders.length }),
  }));
  const own: Mounted = { ...vehicle, mount: "manned" };
  const others = plain.filter((one) => one.member !== vehicle.member && !riders.includes(one));
  return seat.inside ? [...seated, own, ...others] : [own, ...seated, ...others];
}

interface Aboard {
  readonly shape: string | undefined;
  readonly words: string;
}

const IN =
  /\b(?:in|on|inside|aboard)\s+(?:the|a|an|his|her|their|its)\s+(?:\p{L}+\s+){0,2}?(?:boat|rowboat|canoe|dinghy|cart|car|taxi|balloon|sailboat|yacht|tractor|bicycle|bike|motorbike)\b|\brow(?:s|ing|ed)?\b/iu;

function isAboard({ kind, look, beats }: CastMember, { shape, words }: Aboard): boolean {
  const [first] = beats;
  if (kind !== "person" || !first || look.kind === "creature") return false;
  if (ON_BOARD.has(first.posture)) return true;
  const isQuiet = AT_REST.has(first.posture) || WORK.has(first.gesture);
  return isQuiet && shape !== undefined && IN.test(words);
}

interface Seating {
  readonly seat: Seat;
  readonly at: number;
  readonly count: number;
}

/** As high beside the vehicle as both are in life. */
function seatOf({ member, spot }: MemberSpot, vehicle: MemberSpot, { seat, at, count }: Seating): SubjectPosition {
  const { top, base, x, facing } = vehicle.spot;
  const high = base - top;
  const scale = (seat.size ?? 1) / Math.max(0.1, vehicle.member.tall ?? 1);
  const whole = high * (member.tall ?? 1) * scale;
  const foot = base - seat.rise * high;
  const aside = seat.forward + (at - (count - 1) / 2) * APART * (count > 1 ? 1 : 0);
  return {
    ...spot,
    ...{ x: x + facing * aside * high, base: foot, facing },
    top: foot - whole * (member.share ?? 1),
    head: whole / (member.heads ?? 7.1),
  };
}
