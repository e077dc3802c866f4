// A tone curve for each channel that brings where its values lie to where those of other pictures lie. The curves rise everywhere, never so
// steeply or so flat that steps are seen, and bend back to white and black at their ends. The share that all channels have in common is
// tone; what one has beyond that is a tint, and is bounded more closely.
import { CHANNELS, valueAt, type Channel, type ColourCount } from "./colour-sample.ts";

/** Values of a curve: at 0, 1/32 ... 1. */
export const CURVE_NODES = 33;
const STEP = 1 / (CURVE_NODES - 1);

/** As far as a value may be moved: by all channels together, and by one beyond that. 0 to 1. */
export interface CurveBounds {
  readonly tone: number;
  readonly tint: number;
}

/** Parts of all values that are compared: what lies at the very ends are single pixels. */
const PARTS = Array.from({ length: 49 }, (_, index) => 0.02 + index * 0.02);
/** Values this near an end may have been cut off there: nothing is learnt from them. */
const CUT_OFF = 1.5;
/** Parts on both sides of one that tell how dense the values lie there; as wide apart as this, they are trusted half. */
const BESIDE = 0.03;
const SPARSE = 24;
/** How far what is learnt of one value counts for others, 0 to 1. */
const REACH = 0.05;
/** The same where nothing near is trusted: further away, and as little as this. */
const FAR = 0.2;
const FAR_SHARE = 0.05;
/** Rise of a curve from value to value. */
const LEAST_RISE = 0.25;
const MOST_RISE = 2.5;
/** What is left of the room above a value and below it, so that highlights and shadows keep their drawing. */
const HEADROOM = 0.25;
const FOOTROOM = 0.25;
/** Lifted blacks may go down to black: below this there is less room. */
const BLACKS = 0.1;

type Curves = Readonly<Record<Channel, number[]>>;

export function matchCurves(from: ColourCount, to: ColourCount, bounds: CurveBounds): Curves {
  const shift = (channel: Channel | "light") => shiftOf(pointsOf(from, to, channel));
  const tone = shift("light").map((value) => clamp(value, bounds.tone));
  const curve = (channel: Channel) => {
    const tint = shift(channel).map((value, index) => clamp(value - (tone[index] ?? 0), bounds.tint));
    const moved = tone.map((value, index) => index * STEP + value + (tint[index] ?? 0));
    return roundAll(rising(moved, middleOf(from, channel)));
  };
  const [red, green, blue] = CHANNELS.map(curve);
  return { red: red ?? [], green: green ?? [], blue: blue ?? [] };
}

interface Point {
  /** 0 to 1: where a value lies, and by how much it is to be moved. */
  readonly at: number;
  readonly by: number;
  /** Where few values lie, as between a dark frame and what it holds, how many lie below says nothing: that counts little. */
  readonly weight: number;
}

function pointsOf(from: ColourCount, to: ColourCount, channel: Channel | "light"): Point[] {
  const fromAt = (part: number) => valueAt(from[channel], from.pixels, part);
  const toAt = (part: number) => valueAt(to[channel], to.pixels, part);
  return PARTS.flatMap((part) => {
    const [at, wanted] = [fromAt(part), toAt(part)];
    if (at < CUT_OFF || at > 255 - CUT_OFF) return [];
    const [less, more] = [Math.max(0.001, part - BESIDE), Math.min(0.999, part + BESIDE)];
    const spread = fromAt(more) - fromAt(less) + toAt(more) - toAt(less);
    return [{ at: at / 255, by: (wanted - at) / 255, weight: (1 + (spread / SPARSE) ** 2) ** -2 }];
  });
}

/** By how much each node is moved: what lies near counts; beyond the values that are known, less and less. */
function shiftOf(points: readonly Point[]): number[] {
  const [first, last] = [points[0], points.at(-1)];
  return Array.from({ length: CURVE_NODES }, (_, index) => {
    const x = index * STEP;
    if (!first || !last) return 0;
    const place = Math.min(last.at, Math.max(first.at, x));
    const share = x < first.at ? x / first.at : x > last.at ? (1 - x) / (1 - last.at) : 1;
    return share * shiftAt(points, place);
  });
}

/** The line through what lies near, weighted; level where nothing else speaks for a slope. */
function shiftAt(points: readonly Point[], x: number): number {
  let [sum, sumX, sumXX, sumY, sumXY] = [1e-9, 0, 1e-5, 0, 0];
  for (const { at, by, weight } of points) {
    const off = at - x;
    const share = weight * (near(off / REACH) + FAR_SHARE * near(off / FAR));
    sum += share;
    sumX += share * off;
    sumXX += share * off * off;
    sumY += share * by;
    sumXY += share * off * by;
  }
  return (sumY * sumXX - sumXY * sumX) / Math.max(1e-12, sum * sumXX - sumX * sumX);
}

function near(distance: number): number {
  return Math.exp(-0.5 * distance ** 2);
}

function middleOf(from: ColourCount, channel: Channel): number {
  const node = Math.round(valueAt(from[channel], from.pixels, 0.5) / 255 / STEP);
  return Math.min(CURVE_NODES - 2, Math.max(1, node));
}

/** The same curve, its rise bounded from the middle of its values on both ways. */
function rising(wanted: readonly number[], middle: number): number[] {
  const curve = wanted.map((value, index) => roomFor(value, index * STEP));
  for (let index = middle + 1; index < curve.length; index++) {
    const before = curve[index - 1] ?? 0;
    curve[index] = Math.min(before + MOST_RISE * STEP, Math.max(before + LEAST_RISE * STEP, curve[index] ?? 0));
  }
  for (let index = middle - 1; index >= 0; index--) {
    const after = curve[index + 1] ?? 0;
    curve[index] = Math.max(after - MOST_RISE * STEP, Math.min(after - LEAST_RISE * STEP, curve[index] ?? 0));
  }
  return curve.map((value) => Math.min(1, Math.max(0, value)));
}

function roomFor(value: number, x: number): number {
  return Math.max(FOOTROOM * Math.max(x / 5, x - BLACKS), Math.min(1 - HEADROOM * (1 - x), value));
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}

function roundAll(curve: readonly number[]): number[] {
  return curve.map((value) => Number(value.toFixed(5)));
}
