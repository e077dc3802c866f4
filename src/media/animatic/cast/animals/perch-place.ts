// Where an animal is that is on somebody: on a shoulder, an arm or a lap, in arms, in a mouth; and the hand that leads one.
import type { Beat } from "../../../../core/animatic/acting/acting.ts";
import type { Perch, PerchPlace } from "../../../../core/animatic/acting/animals/action-names.ts";
import { BODY, type SubjectPosition } from "../../../../core/animatic/blocking/blocked.ts";
import { headsOf } from "../../../../core/animatic/looks/true-size.ts";
import type { Path } from "../../../../core/animatic/carriers/carried-motion.ts";
import { isLying } from "../../../../core/animatic/stage/lying.ts";
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
const SEATS: Readonly<Record<Exclude<PerchPlace, "lead" | "after" | "mouth" | "dragged" | "lap" | "arms">, Dot>> = {
  shoulder: [-0.8, 1.52],
  arm: [2.5, 2.1],
  hung: [1.75, 0.2],
  head: [0, 0.06],
  nose: [0.5, 0.56],
};
/**
 * On the forearms that are crossed before the chest: heads forwards, down from the chin of somebody grown, and from there to the feet. In a near
 * picture they are that much above its lower edge.
 */
const IN_ARMS = { forward: 0.45, down: 1.5, feet: 0.16, aboveEdge: 0.36 } as const;
/** An arm is bent more where it must stay in the picture. */
const NEAR_ARM: Dot = [1.15, 1.95];
/** Who kneels or crouches holds out a hand further down; part of the height that is left of them. */
const LOW_ARM: Dot = [1.3, 2.7];
const KNEELING = 0.85;
/** Heads of a lap forwards, above the ground of who sits, and below the crown where the legs are not seen. */
const LAP = { forward: 1.1, up: 2.5, down: 3.3, aboveEdge: 0.15 } as const;

interface Perching {
  readonly partner: SubjectPosition | undefined;
  readonly body: DrawnBody;
  /** Pixels down to the lower edge of a near picture; undefined in a wide one. */
  readonly edge: number | undefined;
}

/** Parts of a near picture's height down to where a hand that is held out still is. */
const LOWEST_HAND = 0.78;

export function perchPlace(
  { member, spot }: StagedMember,
  perch: Perch,
  { partner, body, edge = Infinity }: Perching,
): Seat | undefined {
  const { at } = perch;
  if (!partner || at === "lead" || at === "after" || !isBeast(member)) return undefined;
  const high = Math.max(0.1, body.box.bottom - body.box.top);
  const [least, most] = rangeOf(partner, at, high);
  const wanted =
    Math.min(spot.head, mostOf(member, partner, high)) * (at === "arm" && edge !== Infinity ? ON_NEAR_ARM : 1);
  const scale = Math.max(least, Math.min(wanted, most));
  const [x, y] = raisedWith(perch, partner, seatOf(partner, at, { ...sizeOf(member), edge }));
  if (at === "nose") return { x, y: y - anchorOf(body, at) * scale * ON_NOSE, scale: scale * ON_NOSE };
  const down = at === "dragged" ? partner.base : at === "arm" ? Math.min(y, edge * LOWEST_HAND) : y;
  return { x, y: down - anchorOf(body, at) * scale, scale };
}

/** What of it is at that place: its feet, its top where it hangs, its middle in a mouth and on a nose. */
function anchorOf({ box: { top, bottom } }: DrawnBody, at: PerchPlace): number {
  if (at === "hung") return top;
  return at === "mouth" || at === "nose" ? (top + bottom) / 2 : bottom;
}

const raisedWith = ({ raised = 0 }: Perch, { head }: SubjectPosition, [x, y]: Dot): Dot => [x, y - raised * head];

const sizeOf = ({ tall = 1, long = 1 }: StagedMember["member"]) => ({ tall, long });

const isBeast = ({ look }: StagedMember["member"]): boolean => look.kind === "animal" || look.kind === "creature";

/** It leaves the eyes free. */
const ON_NOSE = 0.5;
/** A large bird on an arm leaves the face beside it free. */
const ON_NEAR_ARM = 0.74;
/** What is tiny is no higher than so many heads of whoever it is on, and no larger than so many of its own. */
const LEAST_SEEN = 0.9;
const LARGER = 1.3;
/** What is in arms is to be seen, and the face above it too: heads of whoever has it that it is high, at least and at most. */
const ARMFUL = [0.72, 1.6] as const;

function mostOf({ tall = 1 }: StagedMember["member"], { head, standing }: SubjectPosition, high: number): number {
  if (standing.kind !== "person" || standing.long !== undefined) return Infinity;
  const own = (tall / (standing.tall ?? 1)) * (standing.heads ?? 7.1);
  return (head * Math.max(LEAST_SEEN, own * LARGER)) / high;
}

/** Beside a grown person, from which on an animal lies across both shoulders; and heads from the crown to its feet there. */
const ON_SHOULDER = 0.4;
const LOADED = 2.5;

/** How large one unit of what is `high` units high is drawn, at least and at most. Pixels. */
function rangeOf({ standing, head }: SubjectPosition, at: PerchPlace, high: number): readonly [number, number] {
  if (at !== "arms" || standing.long !== undefined) return [0.5, Infinity];
  return [(ARMFUL[0] * head) / high, (ARMFUL[1] * head) / high];
}

/** From the middle of whoever drags it backwards to its own: parts of both lengths. */
const DRAGGED = 0.44;

function seatOf(
  partner: SubjectPosition,
  at: Exclude<PerchPlace, "lead" | "after">,
  { edge, tall, long }: { readonly edge: number; readonly tall: number; readonly long: number },
): Dot {
  const { x, top, base, head, facing, standing } = partner;
  if (at === "dragged")
    return [x - facing * ((base - top) / (standing.tall ?? 1)) * DRAGGED * ((standing.long ?? 1) + long), base];
  if (at === "mouth") return inMouth(partner);
  if (at === "shoulder" && tall > ON_SHOULDER) return [x, top + LOADED * head];
  if (at === "lap" || at === "arms") return beforeTrunk(partner, at, edge);
  const [forward, down] = at === "arm" ? armOf(edge !== Infinity, standing.share) : SEATS[at];
  return [x + facing * forward * head, top + down * head];
}

/** Heads towards the crown from the middle of who lies, and down from their upper edge. */
const ON_BELLY: Dot = [0.7, 0.5];
const onBelly = ({ x, top, head, facing }: SubjectPosition): Dot => [
  x - facing * ON_BELLY[0] * head,
  top + ON_BELLY[1] * head,
];

function inMouth({ x, base, head, facing, standing: { long = 0, tall = 1, heads = 2 } }: SubjectPosition): Dot {
  const high = head * heads;
  return [x + facing * ((high * long) / tall) * 0.42, base - high * 0.64];
}

/** On the lap or the forearms, and not below a near picture. */
function beforeTrunk(partner: SubjectPosition, at: "lap" | "arms", edge: number): Dot {
  return edge === Infinity && isLying(partner) ? onBelly(partner) : beforeUpright(partner, at, edge);
}

function beforeUpright(
  { x, top, base, head, facing, standing: { heads = BODY } }: SubjectPosition,
  at: "lap" | "arms",
  edge: number,
): Dot {
  if (at === "lap") {
    const lap = Math.min(base - LAP.up * head, top + LAP.down * head, edge - LAP.aboveEdge * head);
    return [x + facing * LAP.forward * head, lap];
  }
  const arms = 1 + (IN_ARMS.down * (heads - 1)) / (BODY - 1);
  const down = Math.min(arms, (edge - top) / head - IN_ARMS.aboveEdge) + IN_ARMS.feet;
  return [x + facing * IN_ARMS.forward * head, top + down * head];
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
