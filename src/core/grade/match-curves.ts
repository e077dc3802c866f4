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
const PARTS = Array.from({ length: 25 }, (_, index) => 0.02 + (index * 0.96) / 24);
/** Values this near an end may have been cut off there: nothing is learnt from them. */
const CUT_OFF = 1.5;
/** Values that lie closer than this count as one. */
const TOGETHER = 3;
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
}

function pointsOf(from: ColourCount, to: ColourCount, channel: Channel | "light"): Point[] {
  const pairs = PARTS.map((part) => ({
    at: valueAt(from[channel], from.pixels, part),
    to: valueAt(to[channel], to.pixels, part),
  }));
  const certain = pairs.filter(({ at }) => at >= CUT_OFF && at <= 255 - CUT_OFF);
  const groups: { at: number; by: number; count: number }[] = [];
  for (const { at, to: wanted } of certain) {
    const last = groups.at(-1);
    if (!last || at - last.at / last.count >= TOGETHER) groups.push({ at, by: wanted - at, count: 1 });
    else {
      last.at += at;
      last.by += wanted - at;
      last.count += 1;
    }
  }
  return groups.map(({ at, by, count }) => ({ at: at / count / 255, by: by / count / 255 }));
}

/** By how much each node is moved; beyond the values that are known, less and less. */
function shiftOf(points: readonly Point[]): number[] {
  if (points.length === 0) return Array.from({ length: CURVE_NODES }, () => 0);
  const all = [{ at: 0, by: 0 }, ...points.filter(({ at }) => at > 0 && at < 1), { at: 1, by: 0 }];
  return Array.from({ length: CURVE_NODES }, (_, index) => {
    const x = index * STEP;
    const next = Math.max(
      1,
      all.findIndex(({ at }) => at >= x),
    );
    const [a, b] = [all[next - 1], all[next]];
    if (!a || !b || b.at === a.at) return b?.by ?? 0;
    return a.by + ((x - a.at) / (b.at - a.at)) * (b.by - a.by);
  });
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
