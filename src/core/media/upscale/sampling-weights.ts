// What each pixel along a side is made of when a picture is resized: weights of neighbouring pixels, as whole numbers.
import type { SideMap } from "./place-picture.ts";

/** Sum of the weights of a pixel. */
export const WHOLE = 16_384;

export interface SamplingCurve {
  /** How far it reaches, in values of the source. */
  readonly reach: number;
  readonly at: (distance: number) => number;
  /** At a source value it is that value. */
  readonly passes: boolean;
}

/** Sharp, with a slight ring at hard edges. */
export const LANCZOS: SamplingCurve = { reach: 3, passes: true, at: (x) => (x === 0 ? 1 : sinc(x) * sinc(x / 3)) };

/** Catmull-Rom: even, through the pixels themselves. */
export const BICUBIC: SamplingCurve = {
  reach: 2,
  passes: true,
  at: (x) => (x < 1 ? 1 + x * x * (1.5 * x - 2.5) : 2 + x * (-4 + x * (2.5 - 0.5 * x))),
};

/** B-spline: soft, never beyond the values that it is made of. */
export const SMOOTH: SamplingCurve = {
  reach: 2,
  passes: false,
  at: (x) => (x < 1 ? 2 / 3 + x * x * (x / 2 - 1) : (2 - x) ** 3 / 6),
};

function sinc(x: number): number {
  const angle = Math.PI * x;
  return Math.sin(angle) / angle;
}

export interface SideWeights {
  /** The first source value of each target value. */
  readonly first: Int32Array;
  /** `taps` for each target value. */
  readonly weights: Int16Array;
  readonly taps: number;
}

export interface SideRequest {
  /** Target values, and values of the source. */
  readonly count: number;
  readonly length: number;
  readonly map: SideMap;
  readonly curve: SamplingCurve;
  /** The number of weights is a multiple of this. */
  readonly grain: number;
}

/** A source that shrinks is taken in with a curve as much wider; beyond an edge its last value goes on. */
export function sideWeights({ count, length, map, curve, grain }: SideRequest): SideWeights {
  const wider = Math.max(1, map.step);
  const reach = curve.reach * wider;
  const isPlain = curve.passes && isCopy(map);
  const taps = grain * Math.ceil((isPlain ? 1 : 2 * Math.ceil(reach)) / grain);
  const [first, weights] = [new Int32Array(count), new Int16Array(count * taps)];
  for (let at = 0; at < count; at++) {
    const middle = map.start + at * map.step;
    const from = isPlain ? middle : Math.floor(middle - reach) + 1;
    const end = isPlain ? middle + 1 : middle + reach;
    const start = Math.max(0, Math.min(from, length - taps));
    const shares = new Float64Array(taps);
    for (let place = from; place < end; place++) {
      const inside = Math.max(0, Math.min(place, length - 1)) - start;
      shares[inside] = (shares[inside] ?? 0) + curve.at(Math.abs(place - middle) / wider);
    }
    first[at] = start;
    weights.set(wholeShares(shares), at * taps);
  }
  return { first, weights, taps };
}

/** Every target value is one source value. */
export function isCopy({ start, step }: SideMap): boolean {
  return step === 1 && Number.isInteger(start);
}

/** As whole numbers with the sum `WHOLE`; what rounding leaves goes to the largest. */
function wholeShares(shares: Float64Array): Int16Array {
  const sum = shares.reduce((total, share) => total + share, 0);
  const whole = Int16Array.from(shares, (share) => Math.round((share / sum) * WHOLE));
  const largest = whole.reduce((best, share, at) => (share > (whole[best] ?? 0) ? at : best), 0);
  whole[largest] = (whole[largest] ?? 0) + WHOLE - whole.reduce((total, share) => total + share, 0);
  return whole;
}
