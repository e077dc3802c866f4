// Where an animal is that is on somebody: on a shoulder, an arm or a lap, in arms, in a mouth; and the hand that leads one.
import type { Beat } from "../../../../core/animatic/acting/acting.ts";
import type { PerchPlace } from "../../../../core/animatic/acting/animals/action-names.ts";
import type { SubjectPosition } from "../../../../core/animatic/blocking/blocked.ts";
import { headsOf } from "../../../../core/animatic/looks/true-size.ts";
import type { Path } from "../../../../core/animatic/carriers/carried-motion.ts";
import type { StagedMember } from "../../../../core/animatic/stage/staged-member.ts";
import type { Dot } from "../../../cards/pen.ts";
import type { DrawnBody } from "../body-box.ts";
import { animalHeight } from "../../../cards/animals/paint-animal.ts";

interface Seat {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Heads forwards and down from the crown, of whoever it is on. */
const SEATS: Readonly<Record<Exclude<PerchPlace, "lead" | "after" | "mouth" | "dragged" | "lap">, Dot>> = {
  shoulder: [-0.8, 1.52],
  arm: [2.5, 2.1],
  arms: [0.62, 2.95],
  hung: [1.75, 0.2],
  head: [0, 0.06],
};
/** An arm is bent more where it must stay in the picture. */
const NEAR_ARM: Dot = [1.15, 1.95];
/** Who kneels or crouches holds out a hand further down; part of the height that is left of them. */
const LOW_ARM: Dot = [1.3, 2.7];
const KNEELING = 0.85;
/** Heads of a lap forwards, above the ground of who sits, and below the crown where the legs are not seen. */
const LAP = { forward: 1.1, up: 2.5, down: 3.3 } as const;

interface Perching {
  readonly partner: SubjectPosition | undefined;
  readonly body: DrawnBody;
  /** Pixels down to where a hand still is in a near picture; undefined in a wide one. */
  readonly lowest: number | undefined;
}

/** Parts of a near picture's height. */
export const LOWEST_HAND = 0.78;

export function perchPlace(
  { member, spot }: StagedMember,
  at: PerchPlace,
  { partner, body, lowest = Infinity }: Perching,
): Seat | undefined {
  if (!partner || at === "lead" || at === "after" || !isBeast(member)) return undefined;
  const isOnArm = at === "arm";
  const scale = Math.max(
    0.5,
    Math.min(spot.head, mostOf(member, partner, body)) * (isOnArm && lowest !== Infinity ? ON_NEAR_ARM : 1),
  );
  const [x, y] = seatOf(partner, at, { ...sizeOf(member), isNear: lowest !== Infinity });
  if (at === "dragged") return { x, y: partner.base - body.box.bottom * scale, scale };
  if (at === "hung") return { x, y: y - body.box.top * scale, scale };
  if (at === "mouth") return { x, y: y - ((body.box.top + body.box.bottom) / 2) * scale, scale };
  return { x, y: (isOnArm ? Math.min(y, lowest) : y) - body.box.bottom * scale, scale };
}

const sizeOf = ({ tall = 1, long = 1 }: StagedMember["member"]) => ({ tall, long });

const isBeast = ({ look }: StagedMember["member"]): boolean => look.kind === "animal" || look.kind === "creature";

/** A large bird on an arm leaves the face beside it free. */
const ON_NEAR_ARM = 0.74;
/** What is tiny is no higher than so many heads of whoever it is on, and no larger than so many of its own. */
const LEAST_SEEN = 0.9;
const LARGER = 1.3;

function mostOf({ tall = 1 }: StagedMember["member"], { head, standing }: SubjectPosition, { box }: DrawnBody): number {
  if (standing.kind !== "person" || standing.long !== undefined) return Infinity;
  const own = (tall / (standing.tall ?? 1)) * (standing.heads ?? 7.1);
  return (head * Math.max(LEAST_SEEN, own * LARGER)) / Math.max(0.1, box.bottom - box.top);
}

/** Beside a grown person, from which on an animal lies across both shoulders; and heads from the crown to its feet there. */
const ON_SHOULDER = 0.4;
const LOADED = 2.5;

/** From the middle of whoever drags it backwards to its own: parts of both lengths. */
const DRAGGED = 0.44;

function seatOf(
  partner: SubjectPosition,
  at: Exclude<PerchPlace, "lead" | "after">,
  { isNear, tall, long }: { readonly isNear: boolean; readonly tall: number; readonly long: number },
): Dot {
  const { x, top, base, head, facing, standing } = partner;
  if (at === "dragged")
    return [x - facing * ((base - top) / (standing.tall ?? 1)) * DRAGGED * ((standing.long ?? 1) + long), base];
  if (at === "mouth") {
    const { long = 0, tall: own = 1, heads = 2 } = standing;
    const high = head * heads;
    return [x + facing * ((high * long) / own) * 0.42, base - high * 0.64];
  }
  if (at === "shoulder" && tall > ON_SHOULDER) return [x, top + LOADED * head];
  if (at === "lap") return [x + facing * LAP.forward * head, Math.min(base - LAP.up * head, top + LAP.down * head)];
  const [forward, down] = at === "arm" ? armOf(isNear, standing.share) : SEATS[at];
  return [x + facing * forward * head, top + down * head];
}

const armOf = (isNear: boolean, share = 1): Dot => (share < KNEELING ? LOW_ARM : isNear ? NEAR_ARM : SEATS.arm);

/** The hand that holds the leash, in heights of the animal's shoulder from where it stands. */
export function leashOf(
  { member: { look }, partnerOf }: StagedMember,
  beat: Beat,
  { x, y, scale, flip }: Seat & { readonly flip: 1 | -1 },
): Dot | undefined {
  const partner = beat.perch?.at === "lead" ? partnerOf(beat) : undefined;
  if (!partner || look.kind !== "animal") return undefined;
  const hand: Dot = [partner.x + partner.facing * 0.75 * partner.head, partner.top + 2.5 * partner.head];
  const unit = (scale * headsOf({ kind: "animal", look: look.look })) / animalHeight(look.look);
  return [((hand[0] - x) / unit) * flip, (hand[1] - y) / unit];
}

/** Whoever has it takes it along. */
export function tiedPath(
  { member: { id, beats } }: StagedMember,
  staged: readonly StagedMember[],
  pathOf: (other: StagedMember) => Path,
): Path | undefined {
  const on = beats.findLast(({ perch }) => perch)?.perch?.on;
  const other = staged.find(({ member }) => member.id === on && member.id !== id);
  return other && pathOf(other);
}
