// Arms, hands, legs and feet: where they are in space, and how each is drawn with what is worn on it.
import type { Colour } from "../../../core/animatic/colour/colour.ts";
import { type Station, outlineOf, traceLimb } from "../../../core/animatic/limb-outline.ts";

import type { Fingers } from "../../../core/animatic/acting/pose.ts";
import { type Body, type Point3, flat, limbPath } from "./body.ts";
import { paintHand } from "./hand.ts";
import { type Dot, type PartStyle, type Pen, curve, dots, drawLine, drawSeam, inkOf, oval, paintPart } from "../pen.ts";

/** 1: the person's left. */
export type BodySide = 1 | -1;
export type Stations = readonly (readonly [Point3, number])[];

/** How the arms hang, chosen by the seed. */
export interface Stance {
  /** How far the elbows stand out. */
  readonly elbow: number;
  /** How far the hands are before the hips. */
  readonly reach: number;
  /** The right hand holds something before the belly. */
  readonly holds: boolean;
}

export interface Sleeve {
  readonly colour: Colour;
  /** Parts of the arm that it covers: 0.35 is short, 1 reaches the wrist. */
  readonly long: number;
  /** Radius added to the arm's. */
  readonly ease: number;
  readonly inside?: () => void;
}

export interface Arm {
  readonly shoulder: Point3;
  readonly elbow: Point3;
  readonly wrist: Point3;
  /** Whether it is before the trunk, where its pose says so. */
  readonly isBefore?: boolean;
  readonly fingers?: Fingers;
  /** It lies in a sling. */
  readonly isSlung?: boolean;
}

export function armOf(body: Body, side: BodySide, stance: Stance): Arm {
  const { down, shoulder } = body;
  const out = side * shoulder;
  const bent = stance.holds && side === -1;
  return {
    shoulder: [out, down(1.72), -0.02],
    elbow: [out + side * (0.14 + stance.elbow) * body.limb, down(2.84), bent ? 0 : -0.1],
    wrist: bent
      ? [out * 0.42, down(2.98), 0.72]
      : [out + side * (0.17 + stance.elbow * 0.4) * body.limb, down(3.74), 0.1 + stance.reach],
  };
}

export const METAL: Colour = { light: 0.66, chroma: 0.012, hue: 245 };

export function paintArm(
  pen: Pen,
  body: Body,
  arm: Arm,
  look: {
    readonly side: BodySide;
    readonly skin: Colour;
    readonly sleeve: Sleeve | null;
    readonly glove: Colour | null;
    /** An arm of metal. */
    readonly isMetal?: boolean;
    /** A hook for a hand. */
    readonly isHook?: boolean;
    readonly isTattooed?: boolean;
  },
): void {
  const bare = armStations(body, arm, 0);
  const own = look.isMetal ? METAL : look.skin;
  if ((look.sleeve?.long ?? 0) < 0.9) paintLimb(pen, body, bare, { colour: own, side: look.side });
  if (look.isMetal) paintJoints(pen, body, arm);
  if (look.isTattooed && !look.isMetal) paintInk(pen, body, arm);
  if (!look.isHook) paintHand(pen, body, arm, look.glove ?? own);
  if (!look.sleeve) return;
  const { colour, long, ease, inside } = look.sleeve;
  const sleeve = cutLimb(armStations(body, arm, ease), long);
  paintLimb(pen, body, sleeve, { colour, side: look.side, inside, end: long < 0.9 ? "flat" : "round" });
  paintCuff(pen, body, sleeve, colour);
}

/** Rings round an arm of metal, at its joints and along the forearm. */
function paintJoints(pen: Pen, body: Body, { shoulder, elbow, wrist }: Arm): void {
  for (const [from, to, share] of [
    [shoulder, elbow, 0.6],
    [shoulder, elbow, 0.98],
    [elbow, wrist, 0.3],
    [elbow, wrist, 0.62],
    [elbow, wrist, 0.9],
  ] as const) {
    const [x, y] = flat(body.view, between(from, to, share));
    paintPart(pen, oval(x, y, 0.15 * body.limb, 0.05), JOINT, { shade: 0.02, outline: 0.8 });
  }
}

const JOINT: Colour = { light: 0.36, chroma: 0.02, hue: 245 };
const INK: Colour = { light: 0.32, chroma: 0.06, hue: 240, alpha: 0.8 };

/** Bands and points along the bare arm. */
function paintInk(pen: Pen, body: Body, { shoulder, elbow, wrist }: Arm): void {
  for (const [from, to, share] of [
    [shoulder, elbow, 0.5],
    [shoulder, elbow, 0.8],
    [elbow, wrist, 0.2],
    [elbow, wrist, 0.45],
    [elbow, wrist, 0.7],
  ] as const) {
    const [x, y] = flat(body.view, between(from, to, share));
    const r = 0.13 * body.limb;
    drawLine(
      pen,
      curve(
        dots(`${x - r},${y} ${x - r * 0.4},${y - 0.09} ${x},${y + 0.06} ${x + r * 0.4},${y - 0.09} ${x + r},${y}`),
        false,
        0.3,
      ),
      INK,
      2.4,
    );
  }
}

function armStations(body: Body, { shoulder, elbow, wrist }: Arm, ease: number): Stations {
  const limb = body.limb;
  const r = (radius: number) => radius * limb + ease;
  return [
    [shoulder, r(0.205)],
    [between(shoulder, elbow, 0.16), r(0.218)],
    [between(shoulder, elbow, 0.55), r(0.185)],
    [elbow, r(0.155)],
    [between(elbow, wrist, 0.35), r(0.15)],
    [between(elbow, wrist, 0.94), r(0.105)],
  ];
}

/** The part of a limb from its root on. */
function cutLimb(stations: Stations, long: number): Stations {
  const last = (stations.length - 1) * Math.min(1, long);
  const whole = stations.slice(0, Math.floor(last) + 1);
  const [from, to] = [stations[Math.floor(last)], stations[Math.ceil(last)]];
  if (!from || !to || last % 1 === 0) return whole;
  const rest = last % 1;
  return [...whole, [between(from[0], to[0], rest), from[1] + (to[1] - from[1]) * rest]];
}

interface LimbLook {
  readonly colour: Colour;
  readonly side: BodySide;
  readonly inside?: (() => void) | undefined;
  readonly end?: "round" | "flat";
}

/** A limb whose outline begins where it leaves the trunk: the joint itself has no line. */
function paintLimb(
  pen: Pen,
  body: Body,
  stations: Stations,
  { colour, side, inside, end: last = "round" }: LimbLook,
): void {
  const style: PartStyle = { outline: 0, shade: 0.13, ...(inside ? { inside } : {}) };
  paintPart(pen, limbPath(body.view, stations, last), colour, style);
  const { outer, inner, end } = edgesOf(body, stations, side);
  const ink = inkOf(colour);
  const isSide = body.view.aspect === "side";
  const cut = (edge: readonly Dot[], share: number) => curve(edge.slice(Math.floor(edge.length * share)), false);
  drawLine(pen, cut(outer, isSide ? 0.16 : 0.03), ink);
  drawLine(pen, cut(inner, 0.24), ink);
  drawLine(pen, curve(end, false), ink);
}

function edgesOf(body: Body, stations: Stations, side: BodySide) {
  const trace = traceOf(body, stations);
  const outline = outlineOf(trace);
  const half = outline.length / 2;
  const [one, two] = [outline.slice(0, half), outline.slice(half).toReversed()];
  const outward = side * (body.view.cos < 0 ? -1 : 1);
  const isOneOuter = ((one[2]?.[0] ?? 0) - (two[2]?.[0] ?? 0)) * outward > 0;
  const [outer, inner] = isOneOuter ? [one, two] : [two, one];
  const [a, b] = [outer.at(-1), inner.at(-1)];
  const tip = trace.at(-1);
  const end: readonly Dot[] = a && b && tip ? [a, [tip[0], tip[1] + tip[2] * 0.42], b] : [];
  return { outer, inner, end };
}

function traceOf(body: Body, stations: Stations): readonly Station[] {
  const flatOnes = stations.map(([place, radius]): Station => [...flat(body.view, place), radius]);
  return traceLimb({ stations: flatOnes }, 6);
}

function paintCuff(pen: Pen, body: Body, stations: Stations, colour: Colour): void {
  const { outer, inner } = edgesOf(body, stations, 1);
  const [a, b] = [outer.at(-3), inner.at(-3)];
  if (a && b) drawSeam(pen, [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.03], b], colour, 0.6);
}

export interface Leg {
  readonly hip: Point3;
  readonly knee: Point3;
  readonly ankle: Point3;
  /** How far the toes point down, in degrees. */
  readonly pitch: number;
}

export function legOf(body: Body, side: BodySide): Leg {
  const { down, hip } = body;
  const step = side * 0.1;
  return {
    hip: [side * hip, down(3.86), -0.02],
    knee: [side * hip * 1.02, down(5.5), 0.04 + step],
    ankle: [side * hip * 1.02, down(7.08), -0.04 + step * 1.4],
    pitch: 0,
  };
}

/** `long`: 1 reaches the ankle; what is bare below is skin. */
export function paintLeg(
  pen: Pen,
  body: Body,
  leg: Leg,
  look: {
    readonly skin: Colour;
    readonly cloth: Colour | null;
    readonly long: number;
    /** Which side's leg goes on from the trunk without a line; null where a hem lies over it. */ readonly joined: BodySide | null;
    readonly inside?: () => void;
  },
): void {
  const limb = body.limb;
  const stations = (ease: number, straight: number): Stations => [
    [leg.hip, 0.36 * limb + ease],
    [between(leg.hip, leg.knee, 0.5), 0.3 * limb + ease],
    [leg.knee, 0.2 * limb + ease],
    [between(leg.knee, leg.ankle, 0.34), 0.205 * limb + ease],
    [leg.ankle, 0.105 * limb + straight],
  ];
  if (look.long < 0.95 || !look.cloth) paintPart(pen, limbPath(body.view, stations(0, 0)), look.skin, { shade: 0.11 });
  if (!look.cloth) return;
  const cloth = cutLimb(stations(0.045, 0.1), look.long);
  if (look.joined) paintLimb(pen, body, cloth, { colour: look.cloth, side: look.joined, inside: look.inside });
  else
    paintPart(pen, limbPath(body.view, cloth), look.cloth, {
      shade: 0.14,
      ...(look.inside ? { inside: look.inside } : {}),
    });
  const knee = flat(body.view, leg.knee);
  if (look.long > 0.9) {
    drawSeam(
      pen,
      dots(
        `${knee[0] - 0.14 * limb},${knee[1] - 0.1} ${knee[0] - 0.03},${knee[1] - 0.03} ${knee[0] + 0.05 * limb},${knee[1] - 0.05}`,
      ),
      look.cloth,
      0.5,
    );
    const low = flat(body.view, between(leg.knee, leg.ankle, 0.88));
    drawSeam(
      pen,
      dots(`${low[0] - 0.15 * limb},${low[1]} ${low[0]},${low[1] + 0.05} ${low[0] + 0.11 * limb},${low[1] + 0.02}`),
      look.cloth,
      0.5,
    );
  }
}

export function between(from: Point3, to: Point3, part: number): Point3 {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, from[2] + (to[2] - from[2]) * part];
}
