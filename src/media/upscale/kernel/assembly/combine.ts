// Planes as they are, and one taken off another.
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
