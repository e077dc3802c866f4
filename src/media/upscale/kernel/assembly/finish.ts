// The last pass over a plane: the take's colour and tone, its softness, and grain, added in parts of a step and rounded once.
import { Plane, rowOf, Bytes } from "./plane";

/** What a plane is finished with, each of 16 bits and of the plane's size, one row after the other; 0 where there is none. */
@unmanaged
export class Finish {
  /** Take minus model in 1/64 of a step, and whether it is added to the picture (1) or taken off the even one (0). */
  difference: usize;
  split: i32;
  /** The take, enlarged evenly, in 1/64 of a step; and how far the picture goes towards it, in 1/32768. */
  even: usize;
  softness: usize;
  /** Noise around 0, and its strength in 1/32768. */
  noise: usize;
  strength: i32;
  /** Bytes from one row of these to the next. */
  pitch: i32;
}

/** Changes a plane of bytes in place. */
export function finish(plane: Plane, parts: Finish): void {
  const strength = i16x8.splat(<i16>parts.strength);
  for (let row = 0; row < plane.height; row++) {
    const skip = <usize>(row * parts.pitch);
    const to = rowOf(plane, row);
    for (let column = 0; column < plane.width; column += 8) {
      const at = skip + ((<usize>column) << 1);
      let value = i16x8.shl(v128.load8x8_u(to + column), 6);
      if (parts.difference) {
        const difference = v128.load(parts.difference + at);
        if (parts.split) value = i16x8.add_sat_s(value, difference);
        if (parts.even) value = softened(value, evenly(parts, difference, at), v128.load(parts.softness + at));
      }
      if (parts.noise) {
        const noise = i16x8.q15mulr_sat_s(i16x8.shl(v128.load(parts.noise + at), 5), strength);
        value = i16x8.add_sat_s(value, i16x8.q15mulr_sat_s(noise, grainWeight(value)));
      }
      const whole = i16x8.shr_s(i16x8.add_sat_s(value, i16x8.splat(32)), 6);
      Bytes.store(to + column, i8x16.narrow_i16x8_u(whole, whole), plane.width - column);
    }
  }
}

function evenly(parts: Finish, difference: v128, at: usize): v128 {
  const even = v128.load(parts.even + at);
  return parts.split ? even : i16x8.sub_sat_s(even, difference);
}

function softened(value: v128, even: v128, softness: v128): v128 {
  return i16x8.add_sat_s(value, i16x8.q15mulr_sat_s(i16x8.sub_sat_s(even, value), softness));
}

/** In mid grey nearly 1, in black and white next to nothing, in 1/32768. `value`: brightness in limited range, in 1/64. */
function grainWeight(value: v128): v128 {
  const above = i16x8.sub(i16x8.shr_s(value, 6), i16x8.splat(16));
  const level = i16x8.min_s(i16x8.max_s(above, i16x8.splat(0)), i16x8.splat(219));
  const bow = i16x8.mul(level, i16x8.sub(i16x8.splat(219), level));
  return i16x8.add(i16x8.add(i16x8.shl(bow, 1), i16x8.shr_u(bow, 1)), i16x8.splat(2000));
}

/** Fills a plane of 16 bits with sums of four random bytes around 0: standard deviation 148. Each row begins anew from the seed. */
export function noise(plane: Plane, seed: u32): void {
  const middle = i16x8.splat(510);
  for (let row = 0; row < plane.height; row++) {
    const to = rowOf(plane, row);
    let state = firstState(seed ^ mixed(<u32>row * 0x9e3779b9 + 0x7f4a7c15));
    for (let column = 0; column < plane.width; column += 8) {
      const one = nextState(state);
      state = nextState(one);
      const sum = i16x8.add(i16x8.extadd_pairwise_i8x16_u(one), i16x8.extadd_pairwise_i8x16_u(state));
      v128.store(to + ((<usize>column) << 1), i16x8.sub(sum, middle));
    }
  }
}

function firstState(seed: u32): v128 {
  let state = i32x4.splat(0);
  state = i32x4.replace_lane(state, 0, mixed(seed + 1) | 1);
  state = i32x4.replace_lane(state, 1, mixed(seed + 2) | 1);
  state = i32x4.replace_lane(state, 2, mixed(seed + 3) | 1);
  return i32x4.replace_lane(state, 3, mixed(seed + 4) | 1);
}

/** Marsaglia's xorshift, in four lanes. */
function nextState(state: v128): v128 {
  let next = v128.xor(state, i32x4.shl(state, 13));
  next = v128.xor(next, i32x4.shr_u(next, 17));
  return v128.xor(next, i32x4.shl(next, 5));
}

/** Every bit of the result depends on every bit of the value. */
function mixed(value: u32): u32 {
  let next = value ^ (value >> 16);
  next *= 0x7feb352d;
  next ^= next >> 15;
  next *= 0x846ca68b;
  return next ^ (next >> 16);
}
