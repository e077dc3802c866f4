// Brings into the picture what words say of places: who is behind somebody, close beside, far away, or near to us.
import type { SubjectPosition } from "../blocking/blocked.ts";
import type { Frame, Framing } from "../frame.ts";
import type { Relation } from "./read-relations.ts";

export interface RelationOrder {
  readonly relationOf: (id: string) => Relation | undefined;
  readonly framing: Framing;
  readonly frame: Frame;
}

/** Sizes beside what they would be. */
const FAR = 0.36;
const NEAR = 1.5;
const BEHIND = 0.9;
/** Heads from one to the other. */
const APART = { behind: 1.5, behindNear: 1.1, beside: 2.1, besideNear: 1.9 } as const;

export function applyRelations(spots: readonly SubjectPosition[], order: RelationOrder): readonly SubjectPosition[] {
  const placed = new Map(spots.map((spot) => [spot.standing.id, spot]));
  for (const spot of spots) {
    const { id } = spot.standing;
    const relation = order.relationOf(id);
    if (!relation || relation.way === "wading" || (relation.to === null && spots.length < 2)) continue;
    if (relation.way === "between") inMiddle(placed, id);
    const to = relation.to === null ? undefined : placed.get(relation.to);
    const moved = movedBy(placed.get(id) ?? spot, relation, { to, order, spots });
    if (moved) placed.set(id, moved);
  }
  return [...placed.values()];
}

interface Moving {
  readonly to: SubjectPosition | undefined;
  readonly order: RelationOrder;
  readonly spots: readonly SubjectPosition[];
}

function movedBy(
  spot: SubjectPosition,
  { way }: Relation,
  { to, order: { framing, frame }, spots }: Moving,
): SubjectPosition | undefined {
  const seen: Seen = { isWide: framing.feet !== undefined, frame };
  switch (way) {
    case "far":
      return { ...scaled(spot, FAR, seen), x: awayFrom(spot, spots, frame), depth: -3 };
    case "near":
      return { ...scaled(spot, NEAR, seen), depth: 2 };
    case "behind":
      return to && behind(spot, to, seen);
    case "before":
      return to && before(spot, to, seen);
    case "beside":
      return to && beside(spot, to, seen);
    case "under":
      return under(spot, to);
    case "between":
    case "wading":
      return undefined;
  }
}

/** Behind a thing half of somebody is seen. */
function behind(spot: SubjectPosition, to: SubjectPosition, seen: Seen): SubjectPosition {
  const own = scaled(spot, BEHIND, seen);
  if (to.standing.kind === "vehicle") return { ...own, x: within(endOf(to, -1, HALF_OUT), seen.frame), depth: -1.5 };
  if (to.standing.kind === "prop") return { ...own, x: to.x + (to.base - to.top) * 0.3, depth: -1.5 };
  const x = to.x - to.facing * to.head * (seen.isWide ? APART.behind : APART.behindNear);
  return { ...own, x: within(x, seen.frame), facing: to.facing, depth: (to.depth ?? 0) - 0.6 };
}

/** On the ground, seen below its body. */
function under(spot: SubjectPosition, to: SubjectPosition | undefined): SubjectPosition | undefined {
  if (to?.standing.kind !== "vehicle") return undefined;
  const base = to.base + UNDER * spot.head;
  return { ...spot, x: to.x, base, top: base - (spot.base - spot.top), depth: -1.5 };
}

/** Heads nearer than its wheels: most of a body is to be seen. */
const UNDER = 1.2;

/** In heights of a vehicle, from its middle: its front, or its rear. */
const ENDS = 1.3;
/** A little further than its rear. */
const HALF_OUT = 1.88;

function endOf({ x, base, top, facing }: SubjectPosition, end: 1 | -1, ends = ENDS): number {
  return x + end * facing * (base - top) * ends;
}

/** Before a vehicle: where it goes, nearer than it is. People face each other as they do without these words. */
function before(spot: SubjectPosition, to: SubjectPosition, { frame }: Seen): SubjectPosition | undefined {
  if (to.standing.kind !== "vehicle") return undefined;
  return { ...spot, x: within(endOf(to, 1), frame), facing: to.facing === 1 ? -1 : 1, depth: 0.5 };
}

/** Whoever is between takes the middle place of the people there, the others what is left, in their order. */
function inMiddle(placed: Map<string, SubjectPosition>, id: string): void {
  const people = [...placed.values()].filter(
    ({ standing }) => standing.kind === "person" && standing.group === undefined,
  );
  const own = people.find(({ standing }) => standing.id === id);
  if (!own || people.length !== 3) return;
  const places = people.map(({ x }) => x).toSorted((a, b) => a - b);
  const [first, last] = people.filter((one) => one !== own).toSorted((a, b) => a.x - b.x);
  for (const [spot, x] of [
    [first, places[0]],
    [own, places[1]],
    [last, places[2]],
  ] as const)
    if (spot && x !== undefined)
      placed.set(spot.standing.id, { ...spot, x, facing: spot === own ? spot.facing : spot === first ? 1 : -1 });
}

function beside(spot: SubjectPosition, to: SubjectPosition, { isWide, frame }: Seen): SubjectPosition | undefined {
  if (to.standing.kind !== "person" || spot.standing.kind !== "person") return undefined;
  const side = spot.x < to.x ? -1 : 1;
  return { ...spot, x: within(to.x + side * to.head * (isWide ? APART.beside : APART.besideNear), frame) };
}

function within(x: number, { width }: Frame): number {
  return Math.max(width * 0.08, Math.min(width * 0.92, x));
}

interface Seen {
  readonly isWide: boolean;
  readonly frame: Frame;
}

/** Larger, with the feet further down, or smaller, with the feet nearer to the horizon; in a near picture with the eyes where they were. */
function scaled(spot: SubjectPosition, by: number, { isWide, frame }: Seen): SubjectPosition {
  const whole = (spot.base - spot.top) * by;
  const head = spot.head * by;
  if (!isWide) {
    const top = spot.top + (spot.head - head) * 0.47;
    return { ...spot, head, top, base: top + whole };
  }
  const rise =
    by < 1 ? Math.min((spot.base - spot.top) * (1 - by) * 0.8, frame.height * 0.19) : -(by - 1) * 0.2 * frame.height;
  const base = spot.base - rise;
  return { ...spot, head, base, top: base - whole };
}

/** On the other side of the picture than the others. */
function awayFrom({ standing, x }: SubjectPosition, spots: readonly SubjectPosition[], { width }: Frame): number {
  const others = spots.filter((one) => one.standing.id !== standing.id);
  const mean = others.reduce((sum, one) => sum + one.x, 0) / Math.max(1, others.length);
  return x < mean ? Math.min(x, width * 0.24) : Math.max(x, width * 0.76);
}
