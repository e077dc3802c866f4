// Separable resampling of a plane by weights that were worked out before. Rows first, in 16 bits with 6 behind the point, then down them.
import { Plane, Weights, rowOf, Bytes } from "./plane";

/** Of the values between the two passes. */
const POINT: i32 = 6;
/** Of the weights. */
const WEIGHT_POINT: i32 = 14;

/** Whether source and target are of 16 bits, by the bits of `wide`. */
const WIDE_SOURCE: i32 = 1;
const WIDE_TARGET: i32 = 2;

/** Bytes of scratch memory for a target of this width with so many taps down. */
export function resampleBytes(width: i32, taps: i32): usize {
  return <usize>taps * rowBytes(width) + ((<usize>taps) << 2);
}

@unmanaged
export class Resampling {
  target: Plane;
  source: Plane;
  across: Weights;
  down: Weights;
  /** 1 for a source, 2 for a target of 16 bits. */
  wide: i32;
  scratch: usize;
}

/** Fills the target. */
export function resample(order: Resampling): void {
  const target = order.target;
  const source = order.source;
  const across = order.across;
  const down = order.down;
  const wide = order.wide;
  const scratch = order.scratch;
  const taps = down.taps;
  const stride = rowBytes(target.width);
  const rows = scratch + <usize>taps * stride;
  let ready = -1;
  for (let row = 0; row < target.height; row++) {
    const first = load<i32>(down.first + ((<usize>row) << 2));
    if (ready < first - 1) ready = first - 1;
    for (; ready < first + taps - 1; ready++) {
      const from = min(ready + 1, source.height - 1);
      const to = scratch + <usize>((ready + 1) % taps) * stride;
      if (wide & WIDE_SOURCE) sumWide(to, rowOf(source, from), across, target.width);
      else sumBytes(to, rowOf(source, from), across, target.width);
    }
    for (let tap = 0; tap < taps; tap++) {
      store<u32>(rows + ((<usize>tap) << 2), <u32>(scratch + <usize>((first + tap) % taps) * stride));
    }
    const weights = down.weights + ((<usize>(row * taps)) << 1);
    if (wide & WIDE_TARGET) sumRowsWide(rowOf(target, row), rows, weights, (taps << 16) | target.width);
    else sumRows(rowOf(target, row), rows, weights, (taps << 16) | target.width);
  }
}

/** A row of bytes at its new width. */
function sumBytes(to: usize, from: usize, across: Weights, width: i32): void {
  const taps = across.taps;
  const half = i32x4.splat(1 << (WEIGHT_POINT - POINT - 1));
  let weights = across.weights;
  for (let column = 0; column < width; column += 4) {
    const places = across.first + ((<usize>column) << 2);
    const a = dotBytes(from + <usize>load<i32>(places), weights, taps);
    weights += (<usize>taps) << 1;
    const b = dotBytes(from + <usize>load<i32>(places, 4), weights, taps);
    weights += (<usize>taps) << 1;
    const c = dotBytes(from + <usize>load<i32>(places, 8), weights, taps);
    weights += (<usize>taps) << 1;
    const d = dotBytes(from + <usize>load<i32>(places, 12), weights, taps);
    weights += (<usize>taps) << 1;
    storeFour(to + ((<usize>column) << 1), i32x4.shr_s(i32x4.add(sums(a, b, c, d), half), WEIGHT_POINT - POINT));
  }
}

/** A row of 16 bits at its new width. */
function sumWide(to: usize, from: usize, across: Weights, width: i32): void {
  const taps = across.taps;
  const half = i32x4.splat(1 << (WEIGHT_POINT - 1));
  let weights = across.weights;
  for (let column = 0; column < width; column += 4) {
    const places = across.first + ((<usize>column) << 2);
    const a = dotWide(from + ((<usize>load<i32>(places)) << 1), weights, taps);
    weights += (<usize>taps) << 1;
    const b = dotWide(from + ((<usize>load<i32>(places, 4)) << 1), weights, taps);
    weights += (<usize>taps) << 1;
    const c = dotWide(from + ((<usize>load<i32>(places, 8)) << 1), weights, taps);
    weights += (<usize>taps) << 1;
    const d = dotWide(from + ((<usize>load<i32>(places, 12)) << 1), weights, taps);
    weights += (<usize>taps) << 1;
    storeFour(to + ((<usize>column) << 1), i32x4.shr_s(i32x4.add(sums(a, b, c, d), half), WEIGHT_POINT));
  }
}

function dotBytes(from: usize, weights: usize, taps: i32): v128 {
  let sum = i32x4.dot_i16x8_s(v128.load8x8_u(from), v128.load(weights));
  for (let tap = 8; tap < taps; tap += 8) {
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(v128.load8x8_u(from + tap), v128.load(weights + ((<usize>tap) << 1))));
  }
  return sum;
}

function dotWide(from: usize, weights: usize, taps: i32): v128 {
  let sum = i32x4.dot_i16x8_s(v128.load(from), v128.load(weights));
  for (let tap = 8; tap < taps; tap += 8) {
    const at = (<usize>tap) << 1;
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(v128.load(from + at), v128.load(weights + at)));
  }
  return sum;
}

/** The sum of each of four vectors. */
function sums(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7));
  return i32x4.add(v128.shuffle<i64>(ab, cd, 0, 2), v128.shuffle<i64>(ab, cd, 1, 3));
}

function storeFour(to: usize, values: v128): void {
  v128.store64_lane(to, i16x8.narrow_i32x4_s(values, values), 0);
}

/** Rows to one row of bytes. `size`: how many rows in the upper half, the width in the lower. */
function sumRows(to: usize, rows: usize, weights: usize, size: i32): void {
  const width = size & 0xffff;
  const end = rows + ((<usize>(size >> 16)) << 2);
  const half = i32x4.splat(1 << (WEIGHT_POINT + POINT - 1));
  let column = 0;
  for (; column < width; column += 8) {
    const at = (<usize>column) << 1;
    let low = half;
    let high = half;
    for (let row = rows, weight = weights; row < end; row += 8, weight += 4) {
      const a = v128.load(<usize>load<u32>(row) + at);
      const b = v128.load(<usize>load<u32>(row, 4) + at);
      const pair = v128.load32_splat(weight);
      low = i32x4.add(low, i32x4.dot_i16x8_s(v128.shuffle<i16>(a, b, 0, 8, 1, 9, 2, 10, 3, 11), pair));
      high = i32x4.add(high, i32x4.dot_i16x8_s(v128.shuffle<i16>(a, b, 4, 12, 5, 13, 6, 14, 7, 15), pair));
    }
    low = i32x4.shr_s(low, WEIGHT_POINT + POINT);
    high = i32x4.shr_s(high, WEIGHT_POINT + POINT);
    const values = i16x8.narrow_i32x4_s(low, high);
    Bytes.store(to + column, i8x16.narrow_i16x8_u(values, values), width - column);
  }
}

/** Rows to one row of 16 bits. */
function sumRowsWide(to: usize, rows: usize, weights: usize, size: i32): void {
  const width = size & 0xffff;
  const end = rows + ((<usize>(size >> 16)) << 2);
  const half = i32x4.splat(1 << (WEIGHT_POINT - 1));
  for (let column = 0; column < width; column += 8) {
    const at = (<usize>column) << 1;
    let low = half;
    let high = half;
    for (let row = rows, weight = weights; row < end; row += 8, weight += 4) {
      const a = v128.load(<usize>load<u32>(row) + at);
      const b = v128.load(<usize>load<u32>(row, 4) + at);
      const pair = v128.load32_splat(weight);
      low = i32x4.add(low, i32x4.dot_i16x8_s(v128.shuffle<i16>(a, b, 0, 8, 1, 9, 2, 10, 3, 11), pair));
      high = i32x4.add(high, i32x4.dot_i16x8_s(v128.shuffle<i16>(a, b, 4, 12, 5, 13, 6, 14, 7, 15), pair));
    }
    const values = i16x8.narrow_i32x4_s(i32x4.shr_s(low, WEIGHT_POINT), i32x4.shr_s(high, WEIGHT_POINT));
    v128.store(to + at, values);
  }
}

function rowBytes(width: i32): usize {
  return (<usize>((width + 15) & ~7)) << 1;
}
