// Two of whom one does something behind, before or beside the other: hugs from behind, looks over a shoulder, walks arm in arm, shields with the body.
import { GESTURE_DESIGNS } from "../acting/gestures/gestures.ts";
import type { GestureDesign } from "../acting/gestures/gesture.ts";
import type { SubjectPosition } from "../blocking/blocked.ts";
import { besideLying, isLying } from "./lying.ts";
import type { CastMember } from "./staged-member.ts";

interface Order {
  readonly people: readonly CastMember[];
  /** In a near picture hands are before whoever stands beside. */
  readonly isNear: boolean;
  /** The way that all go. */
  readonly facing: 1 | -1 | undefined;
  /** Of the action. */
  readonly words: string;
}

const BACK_TO_BACK =
  /\bback to back\b|\b(?:(?:his|her|their|with) backs?|backs) (?:turned )?to (?:each other|him|her|one another)\b/i;
/** Heads from one to the other who are back to back. */
const BACKS = { near: 0.95, wide: 1.1 } as const;

/** Who does it is painted before the other one, or over. */
const DEPTHS = { near: { over: 1.8, under: 0.5 }, wide: { over: 0.5, under: -0.5 } } as const;

export function pairUp(spots: readonly SubjectPosition[], order: Order): readonly SubjectPosition[] {
  const two = BACK_TO_BACK.test(order.words) ? twoOf(spots) : undefined;
  if (two) return backToBack(spots, two, order);
  const parting = order.people.find(({ beats }) => beats.some(({ gesture }) => gesture === "part_them"));
  return parting ? parted(spots, parting.id) : byPairs(spots, order);
}

function byPairs(spots: readonly SubjectPosition[], order: Order): readonly SubjectPosition[] {
  const placed = new Map(spots.map((spot) => [spot.standing.id, spot]));
  const done = new Set<string>();
  for (const member of order.people) {
    const { id } = member;
    const asked = askedOf(member, order);
    const [own, other] = [placed.get(id), placed.get(asked?.other ?? "")];
    if (!asked || !own || !other || done.has(id) || done.has(other.standing.id)) continue;
    done.add(id).add(other.standing.id);
    const pairing = { design: asked.design, leads: asked.leads, order };
    for (const spot of together(own, other, pairing)) placed.set(spot.standing.id, spot);
  }
  for (const third of thirds(placed, done, order)) placed.set(third.standing.id, third);
  return [...placed.values()];
}

function thirds(
  placed: ReadonlyMap<string, SubjectPosition>,
  together: ReadonlySet<string>,
  order: Order,
): readonly SubjectPosition[] {
  const done = new Set(together);
  return order.people.flatMap((member) =>
    allAsked(member, order).flatMap((deed) => {
      const third = thirdIn(deed, [placed.get(member.id), placed.get(deed.other)], { done, isNear: order.isNear });
      if (third) done.add(third.standing.id);
      return third ?? [];
    }),
  );
}

interface Together {
  /** Ids of those who stand where they are to stand. */
  readonly done: ReadonlySet<string>;
  readonly isNear: boolean;
}

/** Who does something with one of two who are together. */
function thirdIn(
  { design }: PairDeed,
  [one, other]: readonly [SubjectPosition | undefined, SubjectPosition | undefined],
  { done, isNear }: Together,
): SubjectPosition | undefined {
  if (!one || !other || design.stands !== undefined) return undefined;
  const [fixed, free] = done.has(one.standing.id) ? [one, other] : [other, one];
  if (!done.has(fixed.standing.id) || done.has(free.standing.id)) return undefined;
  return atTheirBack(free, fixed, headsOf(design, isNear));
}

/** A third one, at the back of who does something with another one as well. */
function atTheirBack(free: SubjectPosition, { x, facing, head }: SubjectPosition, heads: number): SubjectPosition {
  return { ...free, x: x - (facing * heads * (head + free.head)) / 2, facing };
}

/** Heads from who parts two to each of them. */
const PARTED = 2.9;

/** Who parts two stands between them. */
function parted(spots: readonly SubjectPosition[], id: string): readonly SubjectPosition[] {
  const own = spots.find(({ standing }) => standing.id === id);
  const others = spots.filter(({ standing }) => standing.kind === "person" && standing.id !== id);
  const [left, right] = others.toSorted((a, b) => a.x - b.x);
  if (!own || !left || !right || others.length > 2) return spots;
  const x = (own.x + left.x + right.x) / 3;
  const away = PARTED * own.head;
  return spots.map((spot) => {
    if (spot === own) return { ...spot, x, depth: DEPTHS.wide.over };
    if (spot === left) return { ...spot, x: x - away, facing: 1 };
    return spot === right ? { ...spot, x: x + away, facing: -1 } : spot;
  });
}

/** Who shakes hands and then pats a back is face to face all the time. */
function askedOf(member: CastMember, order: Order) {
  const all = allAsked(member, order);
  const going = all.filter(({ design, goes }) => goes && design.stands !== undefined);
  const faced = all.filter(({ design }) => design.stands === undefined);
  const behind = all.filter(({ isBehind }) => isBehind);
  const asked = [going, behind, faced].find((some) => some.length > 0) ?? all;
  return asked.toSorted((a, b) => headsOf(a.design, order.isNear) - headsOf(b.design, order.isNear))[0];
}

interface PairDeed {
  readonly design: GestureDesign;
  readonly other: string;
  /** On the way, and before the other one. */
  readonly goes: boolean;
  readonly leads: boolean;
  /** The words have it behind the other one. */
  readonly isBehind: boolean;
}

const PULLS = /^(?:pull|drag|tow|tug|draw|drew|lead|led)/;

function allAsked({ id, beats, group }: CastMember, { people }: Order): readonly PairDeed[] {
  const others = people.filter((one) => one.id !== id && one.group === undefined);
  if (group !== undefined) return [];
  return beats.flatMap(({ gesture, object, way, because, order: isOwn }) => {
    const design: GestureDesign = GESTURE_DESIGNS[gesture];
    const isFree = design.stands === undefined && design.apart === undefined;
    const other = others.find((one) => one.id === object) ?? (others.length === 1 ? others[0] : undefined);
    const goes = way === "across";
    const leads = goes && design.stands === "beside" && isOwn !== undefined && PULLS.test(because[0] ?? "");
    return isFree || !other
      ? []
      : [{ design, other: other.id, goes, leads, isBehind: design.stands === "behind" && because.includes("behind") }];
  });
}

/** The nearest of what two do one after another counts. */
function headsOf({ apart = 2, apartNear = apart }: GestureDesign, isNear: boolean): number {
  return isNear ? apartNear : apart;
}

interface Pairing {
  readonly design: GestureDesign;
  readonly leads: boolean;
  readonly order: Order;
}

function together(own: SubjectPosition, other: SubjectPosition, pairing: Pairing): readonly SubjectPosition[] {
  const { design, order } = pairing;
  const way = own.x <= other.x ? 1 : -1;
  if (design.stands !== undefined) return oneWay(own, other, { ...pairing, way });
  const depths = DEPTHS[order.isNear ? "near" : "wide"];
  if (!order.isNear && isLying(other)) {
    const lies = { ...other, facing: turned(way) };
    const tends = besideLying(own, lies, design);
    return [isOnSeat(other, order) ? { ...tends, depth: depths.over } : tends, lies];
  }
  const [at, otherAt] = placesOf(own, other, { ...pairing, way });
  return [
    { ...(order.isNear && design.kneels ? lowered(own, other) : own), x: at, facing: way, depth: depths.over },
    { ...other, x: otherAt, facing: turned(way) },
  ];
}

/** Both look the same way; who leads is ahead. */
function oneWay(
  own: SubjectPosition,
  other: SubjectPosition,
  pairing: Pairing & { readonly way: 1 | -1 },
): readonly SubjectPosition[] {
  const { design, order, leads, way } = pairing;
  const [at, otherAt] = placesOf(own, other, pairing);
  const seen = design.stands === "before" ? turned(way) : way;
  const facing = order.facing ?? seen;
  const [x, otherX] = (facing === seen) === leads ? [otherAt, at] : [at, otherAt];
  return [
    { ...own, x, facing, depth: DEPTHS[order.isNear ? "near" : "wide"][design.isOver ? "over" : "under"] },
    { ...other, x: otherX, facing },
  ];
}

const SEAT = /^(?:sofa|couch|settee|divan|bench|table)$/;

/** On something that stands behind both. */
const isOnSeat = ({ standing: { id } }: SubjectPosition, { people }: Order): boolean =>
  people.some(
    (one) => one.id === id && one.beats.some(({ posture, because }) => posture === "lie" && because.some(isSeat)),
  );
const isSeat = (word: string): boolean => SEAT.test(word);

const turned = (way: 1 | -1): 1 | -1 => (way === 1 ? -1 : 1);

/** As far from each other as it asks for: around their middle, or the one at the other, where there are more. */
function placesOf(
  own: SubjectPosition,
  other: SubjectPosition,
  { design, order: { people, isNear }, way }: Pairing & { readonly way: 1 | -1 },
): readonly [own: number, other: number] {
  const seats = [own, other].filter(({ standing }) => risesFromSeat(people.find(({ id }) => id === standing.id)));
  const heads = headsOf(design, isNear) + BEFORE_SEAT * seats.length;
  const half = (way * heads * (own.head + other.head)) / 4;
  const middle = people.length === 2 ? (own.x + other.x) / 2 : other.x - half;
  return [middle - half, middle + half];
}

/** Heads that somebody comes forwards who gets up from a seat. */
const BEFORE_SEAT = 1.7;

function risesFromSeat(member: CastMember | undefined): boolean {
  const sits = member?.beats.findIndex(({ posture }) => posture === "sit") ?? -1;
  return sits >= 0 && member?.beats.slice(sits).some(({ posture }) => posture === "stand") === true;
}

/** Who is taller bends so far down to the other one. */
const STOOP = 0.7;

function lowered(own: SubjectPosition, { top }: SubjectPosition): SubjectPosition {
  const by = Math.max(0, top - own.top) * STOOP;
  return { ...own, top: own.top + by, base: own.base + by };
}

function twoOf(spots: readonly SubjectPosition[]): readonly [SubjectPosition, SubjectPosition] | undefined {
  const [first, second, third] = spots.filter(({ standing }) => standing.kind === "person");
  return first && second && !third ? [first, second] : undefined;
}

function backToBack(
  spots: readonly SubjectPosition[],
  [one, other]: readonly [SubjectPosition, SubjectPosition],
  { isNear }: Order,
): readonly SubjectPosition[] {
  const middle = (one.x + other.x) / 2;
  const half = (BACKS[isNear ? "near" : "wide"] * (one.head + other.head)) / 4;
  const way = one.x <= other.x ? 1 : -1;
  const placed = new Map<SubjectPosition, SubjectPosition>([
    [one, { ...one, x: middle - way * half, facing: turned(way) }],
    [other, { ...other, x: middle + way * half, facing: way }],
  ]);
  return spots.map((spot) => placed.get(spot) ?? spot);
}
