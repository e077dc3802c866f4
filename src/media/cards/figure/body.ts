// A body in space, and how it looks from a side. Head heights: x to the person's left, y down from the crown, z forwards. A trunk and what is
// worn on it are rings around an axis; limbs are stations with a radius. Turned, their outlines follow from the same numbers, so that
// all views show one person.
import { type Station, outlineOf, traceLimb } from "../../../core/animatic/limb-outline.ts";
import { headsIn, type Age, type Form } from "../../../core/animatic/looks/person-age.ts";
import type { Trait } from "../../../core/animatic/looks/person-traits.ts";
import type { Path2D } from "../../animatic/paint/canvas.ts";

import { type Dot, curve } from "../pen.ts";

export type Aspect = "front" | "threequarter" | "side" | "back";

export interface View {
  readonly aspect: Aspect;
  /** Of the turn. */
  readonly cos: number;
  readonly sin: number;
}

const TURNS: Readonly<Record<Aspect, number>> = { front: 0, threequarter: -36, side: -90, back: 180 };

export function viewOf(aspect: Aspect): View {
  const turn = (TURNS[aspect] * Math.PI) / 180;
  return { aspect, cos: Math.cos(turn), sin: Math.sin(turn) };
}

export type Point3 = readonly [x: number, y: number, z: number];

export function flat({ cos, sin }: View, [x, y, z]: Point3): Dot {
  return [x * cos + z * sin, y];
}

/** How near to the eye. */
export function nearness({ cos, sin }: View, [x, , z]: Point3): number {
  return z * cos - x * sin;
}

/** Half breadth, half depth, and how far forward the middle lies. */
interface Ring {
  readonly a: number;
  readonly b: number;
  readonly z: number;
}

type RingAt = readonly [y: number, a: number, b: number, z: number];

const MAN: readonly RingAt[] = [
  [1.2, 0.27, 0.27, -0.06],
  [1.36, 0.44, 0.31, -0.05],
  [1.5, 0.74, 0.36, -0.04],
  [1.7, 0.9, 0.42, -0.02],
  [2.05, 0.86, 0.5, 0.03],
  [2.5, 0.76, 0.47, 0.03],
  [2.95, 0.69, 0.43, 0.02],
  [3.4, 0.7, 0.45, -0.01],
  [3.8, 0.74, 0.49, -0.04],
  [4.1, 0.72, 0.46, -0.04],
];
const WOMAN: readonly RingAt[] = [
  [1.2, 0.23, 0.24, -0.06],
  [1.36, 0.36, 0.27, -0.05],
  [1.5, 0.6, 0.32, -0.04],
  [1.7, 0.74, 0.37, -0.02],
  [2.08, 0.71, 0.5, 0.06],
  [2.5, 0.61, 0.41, 0.03],
  [2.9, 0.545, 0.37, 0.01],
  [3.4, 0.67, 0.44, -0.03],
  [3.8, 0.77, 0.5, -0.06],
  [4.1, 0.75, 0.46, -0.05],
];
const CHILD: readonly RingAt[] = [
  [1.2, 0.2, 0.2, -0.05],
  [1.36, 0.34, 0.24, -0.04],
  [1.5, 0.47, 0.29, -0.03],
  [1.7, 0.57, 0.34, -0.01],
  [2.1, 0.57, 0.4, 0.03],
  [2.5, 0.54, 0.4, 0.04],
  [2.95, 0.53, 0.41, 0.04],
  [3.4, 0.54, 0.4, -0.01],
  [3.8, 0.56, 0.41, -0.04],
  [4.1, 0.55, 0.4, -0.04],
];

/** How much of the neck the shoulders hide, in heights of a grown body. */
const SHORT_NECK = 0.2;

export interface Body {
  readonly view: View;
  /** Heads in the whole height. */
  readonly heads: number;
  /** Breadth of limbs beside those of a grown person. */
  readonly limb: number;
  /** Half the breadth at the shoulders. */
  readonly shoulder: number;
  readonly hip: number;
  /** A height of a grown body, at its place in this one. */
  readonly down: (y: number) => number;
  readonly ring: (y: number) => Ring;
  /** The lowest that a hem hangs, in heights of a grown body: cloth lies on raised thighs. */
  readonly lowest: number;
}

/** What a body is shaped by, of a person's look. */
interface BodyLook {
  readonly age: Age;
  readonly years?: number | null;
  readonly form: Form;
  readonly build: number;
  readonly stature: number;
  readonly isMuscular?: boolean;
  readonly traits?: ReadonlySet<Trait>;
}

/** A child, and a boy who does not grow yet. */
function isChildlike({ age, years, form }: BodyLook): boolean {
  const isBoyish = age === "teen" && (years ?? 18) <= 14 && form !== "woman";
  return isBoyish || age === "child" || age === "toddler" || age === "baby";
}

export function bodyOf(look: BodyLook, aspect: Aspect, lowest = 9): Body {
  const heads = headsIn(look);
  const isSmall = isChildlike(look);
  const rings = isSmall ? CHILD : look.form === "woman" ? WOMAN : MAN;
  const breadth = breadthOf(look, isSmall);
  const down = (y: number) =>
    y <= 1 ? y : 1 + ((y - 1 - SHORT_NECK * Math.min(1, (y - 1) / 0.2)) * (heads - 1)) / (6.5 - SHORT_NECK);
  const shape = {
    breadth,
    build: look.build,
    isMuscular: look.isMuscular === true,
    belly: look.traits?.has("belly") ? 1 : 0,
  };
  const ring = (y: number): Ring => widened(ringAt(rings, y), y, shape);
  return {
    view: viewOf(aspect),
    heads,
    limb: (isSmall ? 0.72 : look.form === "woman" ? 0.84 : 0.97) * (0.45 + 0.55 * look.build),
    shoulder: ring(1.7).a - 0.13,
    hip: ring(3.9).a * 0.47,
    down,
    ring,
    lowest,
  };
}

function breadthOf({ age, form, build }: BodyLook, isSmall: boolean): number {
  const grown = age === "teen" ? 0.9 : form === "plain" && !isSmall ? 0.93 : 1;
  return (age === "toddler" ? 1.06 : grown) * (0.35 + 0.65 * build);
}

interface Shape {
  readonly breadth: number;
  readonly build: number;
  readonly isMuscular: boolean;
  /** Of one who expects a child. */
  readonly belly: number;
}

/** Stout people are stout around the middle first, strong ones at the shoulders. */
function widened({ a, b, z }: Ring, y: number, { breadth, build, isMuscular, belly }: Shape): Ring {
  const fat = isMuscular ? 0 : Math.max(0, build - 1);
  const middle = Math.exp(-(((y - 3.1) / 0.85) ** 2)) * fat;
  const child = Math.exp(-(((y - 2.95) / 0.66) ** 2)) * belly;
  const chest = isMuscular ? 0.14 * Math.exp(-(((y - 1.9) / 0.5) ** 2)) - 0.05 * Math.exp(-(((y - 3) / 0.5) ** 2)) : 0;
  return {
    a: a * breadth + 0.34 * middle + 0.1 * child + chest,
    b: b * breadth + 0.75 * middle + 0.46 * child + chest * 0.6,
    z: z + 0.4 * middle + 0.5 * child,
  };
}

function ringAt(rings: readonly RingAt[], y: number): Ring {
  const next = rings.findIndex(([at]) => at >= y);
  const last = next < 0 ? rings.length - 1 : next;
  const [from, to] = [rings[Math.max(0, last - 1)], rings[last]];
  if (!from || !to) return { a: 0.5, b: 0.4, z: 0 };
  const part = from === to ? 0 : Math.min(1, Math.max(0, (y - from[0]) / (to[0] - from[0])));
  const mix = (index: 1 | 2 | 3) => from[index] + (to[index] - from[index]) * part;
  return { a: mix(1), b: mix(2), z: mix(3) };
}

/** Something worn around the trunk, from one height to another. Heights are those of a grown body. */
export interface Loft {
  readonly body: Body;
  readonly top: number;
  readonly hem: number;
  readonly ring: (y: number) => Ring;
}

const STEPS = 26;

/** The outline: down the right side, along the hem, up the left. */
export function loftPath({ body, top, hem, ring }: Loft): Path2D {
  const heights = Array.from({ length: STEPS + 1 }, (_, step) => top + ((hem - top) * step) / STEPS);
  const side = (sign: 1 | -1) => heights.map((y): Dot => [sideOf(body.view, ring(y), sign), body.down(y)]);
  const bottom = hemLine({ body, top, hem, ring });
  return curve([...side(1), ...bottom, ...side(-1).toReversed()]);
}

/** The front edge of the hem, from right to left: it hangs a little lower than the sides. */
function hemLine({ body, hem, ring }: Loft): readonly Dot[] {
  const { a, b } = ring(hem);
  const low = 0.1 * (Math.abs(body.view.sin) * a + Math.abs(body.view.cos) * b);
  const [right, left] = [sideOf(body.view, ring(hem), 1), sideOf(body.view, ring(hem), -1)];
  return [0.25, 0.5, 0.75].map((part): Dot => [
    right + (left - right) * part,
    body.down(hem) + low * Math.sin(Math.PI * part),
  ]);
}

function sideOf({ cos, sin }: View, { a, b, z }: Ring, sign: 1 | -1): number {
  return z * sin + sign * Math.hypot(a * cos, b * sin);
}

/** A place on a loft: `turn` in degrees from the breastbone, to the person's left. */
export function onLoft({ body, ring }: Loft, turn: number, y: number): Dot {
  const { a, b, z } = ring(y);
  const angle = (visibleTurn(body.view, { a, b, z }, turn) * Math.PI) / 180;
  return [flat(body.view, [a * Math.sin(angle), y, z + b * Math.cos(angle)])[0], body.down(y)];
}

/** Whether that place is on the side that is seen. */
export function isSeen({ body, ring }: Loft, turn: number, y: number): boolean {
  return Math.abs(visibleTurn(body.view, ring(y), turn) - turn) < 0.5;
}

/** The turn itself, or the nearest one at the edge of what is seen. */
function visibleTurn({ cos, sin }: View, { a, b }: Ring, turn: number): number {
  const middle = (Math.atan2(-sin / a, cos / b) * 180) / Math.PI;
  const offset = wrap(turn - middle);
  return turn - offset + Math.min(90, Math.max(-90, offset));
}

export function wrap(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** A limb's outline with round ends, or one that a sleeve ends with, as seen. */
export function limbPath(
  view: View,
  stations: readonly (readonly [Point3, number])[],
  end: "round" | "flat" = "round",
): Path2D {
  const trace = traceLimb({ stations: stations.map(([place, radius]): Station => [...flat(view, place), radius]) }, 6);
  const outline = outlineOf(trace);
  const half = outline.length / 2;
  const [first, last] = [trace[0], trace.at(-1)];
  return curve([
    ...cap(first, outline[outline.length - 1], outline[0]),
    ...outline.slice(0, half),
    ...(end === "round" ? cap(last, outline[half - 1], outline[half]) : []),
    ...outline.slice(half),
  ]);
}

/** Points around the end of a limb, from one side to the other. */
export function cap(end: Station | undefined, from: Dot | undefined, to: Dot | undefined): readonly Dot[] {
  if (!end || !from || !to) return [];
  const start = Math.atan2(from[1] - end[1], from[0] - end[0]);
  const target = Math.atan2(to[1] - end[1], to[0] - end[0]);
  const turn = (((start - target) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  return [0.25, 0.5, 0.75].map((part): Dot => [
    end[0] + end[2] * Math.cos(start - turn * part),
    end[1] + end[2] * Math.sin(start - turn * part),
  ]);
}
