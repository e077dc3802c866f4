// A cart, sleigh or plough that an animal draws: it goes behind the animal, at the animal's scale.
import type { Beat } from "../acting/acting.ts";
import type { Frame } from "../frame.ts";
import { BODY } from "../blocking/blocked.ts";
import type { CastMember } from "../stage/staged-member.ts";
import { CARRIERS } from "./carriers.ts";
import type { GroupPlace, MemberSpot } from "./group-place.ts";

const DRAWS = /^(?:pulls?|pulled|pulling|drags?|dragged|dragging|draws?|drew|drawing|hauls?|hauling|tows?|towing)$/;

/** The animals that draw it, the first one in its order: by its name, or by that of whoever is on it. */
function teamOf({ id, look }: CastMember, placed: readonly MemberSpot[]): readonly MemberSpot[] {
  const riders = placed.filter(({ member }) => member.boarding?.on === id).map(({ member }) => member.id);
  const shape = look.kind === "thing" ? look.look.shape : id;
  const isIt = ({ object, because }: Beat) =>
    object === id || riders.includes(object ?? "") || because.includes(id) || because.includes(shape);
  return placed.filter(
    ({ member }) =>
      member.look.kind === "animal" &&
      member.id !== id &&
      member.beats.some((beat) => isIt(beat) && beat.because.slice(0, 3).some((word) => DRAWS.test(word))),
  );
}

/** Parts of the frame that the team and what it draws may take. */
const MOST = 0.92;

/** Animals that draw something are ahead of the middle, and all is so small that what they draw has room behind them. */
export function harnessed(placed: readonly MemberSpot[], { width }: Frame): readonly MemberSpot[] {
  const drawn = placed.find(({ member }) => member.kind !== "person" && teamOf(member, placed).length > 0);
  const carrier = drawn && CARRIERS.get(drawn.member.look.kind === "thing" ? drawn.member.look.look.shape : "");
  const team = drawn ? teamOf(drawn.member, placed) : [];
  const [lead] = team;
  if (!drawn || !carrier || !lead) return placed;
  const unit = unitOf(lead);
  const whole =
    unit * ((lead.member.long ?? 1) * (1 + (team.length - 1) * STEP) + carrier.long * (drawn.member.tall ?? 1));
  const share = Math.min(1, (width * MOST) / whole);
  const { facing } = lead.spot;
  const front = width * 0.5 + (facing * whole * share) / 2;
  return placed.map((one) => {
    const at = team.indexOf(one);
    const isAboard = one.member.boarding?.on === drawn.member.id;
    if (at < 0 && !isAboard) return one;
    const { head, top, base } = one.spot;
    const long = unit * (lead.member.long ?? 1) * share;
    const x = at < 0 ? one.spot.x : front - facing * long * (0.5 + (team.length - 1 - at) * STEP);
    return { ...one, spot: { ...one.spot, x, facing, head: head * share, top: base - (base - top) * share } };
  });
}

/** From one of a team to the next, in their lengths. */
const STEP = 0.4;

function unitOf({ member, spot }: MemberSpot): number {
  return (spot.head * (member.heads ?? BODY)) / Math.max(0.05, member.tall ?? 1);
}

interface Drawn {
  readonly member: CastMember;
  readonly long: number;
}

/** Undefined where nobody draws it. */
export function placeDrawn(
  { member: carrier, long }: Drawn,
  placed: readonly MemberSpot[],
): { readonly place: GroupPlace; readonly by: string } | undefined {
  const [lead] = teamOf(carrier, placed);
  if (!lead) return undefined;
  const { member, spot } = lead;
  const { facing, base } = spot;
  const unit = unitOf(lead);
  const high = unit * Math.max(0.05, carrier.tall ?? 1);
  const half = (unit * (member.long ?? 1)) / 2;
  const led = member.beats.find(({ perch }) => perch?.at === "lead")?.perch?.on;
  return {
    by: led ?? member.id,
    place: { x: spot.x - facing * (half * 0.9 + (long * high) / 2), base, high, unit, facing },
  };
}
