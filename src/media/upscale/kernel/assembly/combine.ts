// Planes as they are, and two or three put together.
import { Plane, rowOf } from "./plane";

/** The source's bytes from a corner on, as many as the target has. */
export function copy(target: Plane, source: Plane, left: i32, top: i32): void {
  for (let row = 0; row < target.height; row++) {
    memory.copy(rowOf(target, row), rowOf(source, row + top) + left, target.width);
  }
}

/** target = a - b, of so many values of 16 bits; a multiple of eight is read and written. */
export function subtract(target: usize, a: usize, b: usize, count: i32): void {
  for (let at: usize = 0, end = (<usize>count) << 1; at < end; at += 16) {
    v128.store(target + at, i16x8.sub(v128.load(a + at), v128.load(b + at)));
  }
}

/** A frame and its neighbours, each of which counts `share` of 256; so many bytes, a multiple of 16. */
export function mean(target: usize, frames: usize, share: i32, bytes: i32): void {
  const before = <usize>load<u32>(frames);
  const now = <usize>load<u32>(frames, 4);
  const after = <usize>load<u32>(frames, 8);
  const outer = i16x8.splat(<i16>share);
  const inner = i16x8.splat(<i16>(256 - 2 * share));
  for (let at: usize = 0; at < <usize>bytes; at += 16) {
    const a = v128.load(before + at);
    const b = v128.load(now + at);
    const c = v128.load(after + at);
    const lowSides = i16x8.add(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(c));
    const highSides = i16x8.add(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(c));
    const low = i16x8.add(i16x8.mul(lowSides, outer), i16x8.mul(i16x8.extend_low_i8x16_u(b), inner));
    const high = i16x8.add(i16x8.mul(highSides, outer), i16x8.mul(i16x8.extend_high_i8x16_u(b), inner));
    v128.store(target + at, i8x16.narrow_i16x8_u(rounded(low), rounded(high)));
  }
}

function rounded(value: v128): v128 {
  return i16x8.shr_u(i16x8.add(value, i16x8.splat(128)), 8);
}
