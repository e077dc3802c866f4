// Where the members of a group stand: in ranks of which the nearer is the larger, round somebody, before them, or in a row. Frame pixels.
import { BODY, type BlockedSubject, type SubjectPosition } from "../blocking/blocked.ts";
import type { Frame, Framing } from "../frame.ts";
import { seededRandom, type SeededRandom } from "../seeded-random.ts";
import { LINKED, linkedApart } from "./linked-groups.ts";
import type { Formation } from "./read-formation.ts";

export interface GroupOrder {
  readonly members: readonly BlockedSubject[];
  readonly formation: Formation;
  /** Those who are no group: the group looks at the first of them. */
  readonly others: readonly SubjectPosition[];
  readonly framing: Framing;
  readonly frame: Frame;
  readonly seed: string;
  /** Something flies between them and the others. */
  readonly isFlown?: boolean;
  /** The way that all go. */
  readonly goes: 1 | -1 | undefined;
}

/** Sizes of the ranks beside whoever stands in front, from the nearest to the furthest. */
const RANKS = { wide: [0.94, 0.8, 0.68], near: [0.72, 0.58, 0.48], alone: [0.92, 0.74, 0.6] } as const;
/** How far a rank's feet are nearer to the horizon, in the height that it is smaller by. */
const RISE = 0.86;
const EYE_LINE = 0.36;
const EYES = 0.47;
/** Of those who are nearer than whoever is between them. */
const BEFORE = 1.14;

/** Heights of a grown person. */
const LEAST_BEAST = 0.24;

const QUEUE = /queue|line/;
/** Who hauls has what is hauled before them. */
const HAULS = /^(?:haul|heav|pull|drag|tug|draw|tow|winch|strain)/;
/** Parts of the breadth that rows take: of those who have a net before them, and those under one load. */
const ROWS: readonly (readonly [words: RegExp, span: readonly [number, number]])[] = [
  [HAULS, [0.06, 0.68]],
  [/^(?:carr|bear|bore|lug|shoulder)/, [0.28, 0.72]],
];

interface SpotInGroup {
  readonly x: number;
  readonly size: number;
}

export function placeGroup(order: GroupOrder): readonly SubjectPosition[] {
  const { members, frame, seed, others } = order;
  const random = seededRandom(`${seed} group ${members[0]?.id ?? ""}`);
  const places = placesOf(order, random);
  const [focus] = others;
  return members.flatMap((standing, at): readonly SubjectPosition[] => {
    const place = places[at];
    if (!place) return [];
    const spot = spotOf(standing, place, order);
    const facing = facingOf(place, order, { focus, random });
    const isLine = order.formation.way === "row" && order.goes === undefined;
    const isInLine = QUEUE.test(order.formation.because) || HAULS.test(order.formation.because);
    const seen = isInLine ? ("side" as const) : ("front" as const);
    return [{ ...spot, facing, pivot: frame.width / 2, ...(isLine && { seen }) }];
  });
}

function placesOf(order: GroupOrder, random: SeededRandom): readonly SpotInGroup[] {
  const { members, formation, framing } = order;
  const count = members.length;
  if (formation.way === "row") return spreadOver(count, order, random);
  if (formation.way === "table" && framing.feet !== undefined) return behindTable(count, order);
  if (formation.way === "circle" && framing.feet !== undefined) return ringOf(count, order);
  const before = formation.way === "among" && order.isFlown !== true && framing.feet !== undefined && count > 4 ? 2 : 0;
  const behind = spreadOver(count - before, order, random);
  const { frame } = order;
  const edges = [0.07, 0.93].slice(0, before).map((part): SpotInGroup => ({ x: part * frame.width, size: BEFORE }));
  return [...edges, ...behind];
}

function sizesOf({ framing, others }: GroupOrder): readonly [number, number, number] {
  return framing.feet !== undefined ? RANKS.wide : others.length === 0 ? RANKS.alone : RANKS.near;
}

/** Which rank each column is in, from left to right: faces are seen between those before them. */
const RANK_ORDER: Readonly<Record<1 | 2 | 3, readonly number[]>> = { 1: [0], 2: [0, 1], 3: [0, 2, 1, 0, 1, 2] };

function spreadOver(count: number, order: GroupOrder, random: SeededRandom): readonly SpotInGroup[] {
  const [from, to] = spanOf(order);
  const gap = (to - from) / Math.max(1, count);
  const isRow = order.formation.way === "row";
  const ranks = RANK_ORDER[isRow || count < 4 ? 1 : count < 7 ? 2 : 3];
  const sizes = sizesOf(order);
  const turn = Math.floor(random() * ranks.length);
  return Array.from({ length: count }, (_, at) => {
    const jitter = isRow ? 0 : (random() - 0.5) * 0.4;
    const size = sizes[ranks[(at + turn) % ranks.length] ?? 0] ?? 1;
    const x = from + (at + 0.5 + jitter) * gap;
    return { x: isRow ? x : clearOf(x, order, size), size: size * (1 + (random() - 0.5) * 0.04) };
  });
}

/** Heads to a group that throws or is thrown at. */
const FLOWN = 7;

/** The part of the breadth that the group takes, in pixels. */
function spanOf(order: GroupOrder): readonly [number, number] {
  const { formation, frame, others, isFlown = false } = order;
  const { width } = frame;
  if (formation.way === "row") return spanOfRow(order);
  const [focus] = others;
  const isAround = formation.way === "around" || formation.way === "among";
  if ((isAround && !isFlown) || !focus) return [width * 0.02, width * 0.98];
  const isLeft = focus.x < width / 2;
  const edge = others.reduce((far, { x }) => (isLeft ? Math.max(far, x) : Math.min(far, x)), focus.x);
  const near = edge + (isLeft ? 1 : -1) * focus.head * (isFlown ? FLOWN : 2.2);
  return isLeft ? [Math.min(near, width * 0.6), width * 1.02] : [-width * 0.02, Math.max(near, width * 0.4)];
}

function spanOfRow(order: GroupOrder): readonly [number, number] {
  const { formation, frame } = order;
  if (LINKED.test(formation.because)) return closeTogether(order);
  const [from, to] = ROWS.find(([words]) => words.test(formation.because))?.[1] ?? [0.06, 0.94];
  return [frame.width * from, frame.width * to];
}

/** In the middle, as near to each other as arms reach. */
function closeTogether({ members, formation, framing, frame, others }: GroupOrder): readonly [number, number] {
  const [first] = members;
  const head = (grownHeight(framing, frame, others) * (first?.tall ?? 1)) / (first?.heads ?? BODY);
  const half = Math.min(frame.width * 0.49, (members.length * head * linkedApart(formation.because)) / 2);
  return [frame.width / 2 - half, frame.width / 2 + half];
}

/** Heads left free on both sides of whoever stands out. */
const FREE = { wide: 1.9, near: 1.05 } as const;

/** Nobody stands right behind the head of who stands out. */
function clearOf(x: number, { others, framing, frame }: GroupOrder, size: number): number {
  const free = framing.feet === undefined ? FREE.near : FREE.wide;
  for (const other of others) {
    const room = Math.min(other.head, frame.width * 0.18) * free * (0.5 + 0.5 * size);
    const away = x - other.x;
    if (Math.abs(away) < room) return other.x + (away < 0 ? -room : room);
  }
  return x;
}

/** In one row, as close as they must be. */
function behindTable(count: number, order: GroupOrder): readonly SpotInGroup[] {
  const [from, to] = spanOf(order);
  const [start, end] = [Math.max(from, order.frame.width * 0.12), Math.min(to, order.frame.width * 0.88)];
  return Array.from({ length: count }, (_, at) => ({ x: start + ((at + 0.5) * (end - start)) / count, size: 0.9 }));
}

/** Around a ring on the ground, open at the front. */
function ringOf(count: number, { frame }: GroupOrder): readonly SpotInGroup[] {
  const open = 0.3 * Math.PI;
  return Array.from({ length: count }, (_, at) => {
    const angle = Math.PI / 2 + open + ((2 * Math.PI - 2 * open) * (at + 0.5)) / count;
    return { x: frame.width * (0.5 + 0.38 * Math.cos(angle)), size: 0.82 + 0.16 * Math.sin(angle) };
  });
}

type Spot = Omit<SubjectPosition, "facing">;

function spotOf(standing: BlockedSubject, { x, size }: SpotInGroup, { framing, frame, others }: GroupOrder): Spot {
  const lead = grownHeight(framing, frame, others) * nearerBy(standing, others.length === 0);
  const heads = standing.heads ?? BODY;
  const whole = lead * (standing.tall ?? 1) * size;
  const head = whole / heads;
  if (framing.feet !== undefined) {
    const base = frame.height * framing.feet - lead * (1 - size) * RISE;
    return { standing, x, head, base, top: base - whole * (standing.share ?? 1), depth: size < 1 ? size - 2 : size };
  }
  const lower = Math.max(0, 1 - (standing.tall ?? 1)) * 0.5 * lead * size;
  const top = frame.height * (EYE_LINE - 0.1 * (1 - size)) + lower - EYES * head;
  return { standing, x, head, top, base: top + whole, depth: size - 2 };
}

/** A grown person's height in front, in pixels. */
function grownHeight(framing: Framing, frame: Frame, others: readonly SubjectPosition[]): number {
  const own = framing.head * Math.sqrt(frame.unit * frame.height) * BODY;
  const person = others.find(({ standing: { long } }) => long === undefined);
  if (!person) return framing.head > 1 ? own * 0.4 : own;
  return (person.head * (person.standing.heads ?? BODY)) / Math.max(0.7, person.standing.tall ?? 1);
}

/** Animals alone are nearer, and small ones beside people larger than they are: they must be seen. */
function nearerBy({ long, tall = 1 }: BlockedSubject, isAlone: boolean): number {
  if (long === undefined) return 1;
  return isAlone ? 2 / (tall + 1) : Math.max(1, LEAST_BEAST / tall);
}

interface Looking {
  readonly focus: SubjectPosition | undefined;
  readonly random: SeededRandom;
}

/** The way that all go, else to whoever stands out, else to the middle, some not. */
function facingOf({ x }: SpotInGroup, { goes, formation, frame }: GroupOrder, { focus, random }: Looking): 1 | -1 {
  if (goes !== undefined) return goes;
  if (formation.way === "row") return 1;
  const inwards = x < (focus ? focus.x : frame.width / 2) ? 1 : -1;
  if (focus || formation.way === "circle") return inwards;
  return random() < 0.75 ? inwards : inwards === 1 ? -1 : 1;
}
