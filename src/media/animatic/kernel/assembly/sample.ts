// Bilinear sampling of a plane through a window that may lie between pixels. Sixteen pixels a step, integers only.
import { Plane, Window } from "./plane";

/** Bytes that describe eight target columns: first source column, which bytes to take left and right, weight of the right. */
const BLOCK: usize = 48;
const LEFT: usize = 16;
const RIGHT: usize = 24;
const WEIGHT: usize = 32;
/** Bytes that one shuffle can reach: a window's step must stay below 1.75 source pixels. */
const REACH: i32 = 16;

/** Bytes of scratch memory that `sample` needs for a target of this width. */
export function scratchBytes(width: i32): usize {
  return tableBytes(width) + 2 * rowBytes(width);
}

/** Fills the target with what the window shows of the source; beyond its edges the source's last pixels go on. */
export function sample(target: Plane, source: Plane, window: Window, scratch: usize): void {
  planColumns(scratch, target.width, source.width, window);
  let upper = scratch + tableBytes(target.width);
  let lower = upper + rowBytes(target.width);
  let upperAt = -1;
  let lowerAt = -1;
  for (let row = 0; row < target.height; row++) {
    const place = bounded(window.top + row * window.step, (source.height - 1) << 16);
    const at = place >> 16;
    const next = at + 1 < source.height ? at + 1 : at;
    if (upperAt !== at && lowerAt === at) {
      const free = upper;
      upper = lower;
      lower = free;
      upperAt = at;
      lowerAt = -1;
    }
    if (upperAt !== at) blendColumns(upper, rowOf(source, at), scratch, target.width);
    if (lowerAt !== next) blendColumns(lower, rowOf(source, next), scratch, target.width);
    upperAt = at;
    lowerAt = next;
    blendRows(rowOf(target, row), upper, lower, ((place & 0xffff) << 16) | target.width);
  }
}

function planColumns(table: usize, width: i32, limit: i32, window: Window): void {
  const last = (limit - 1) << 16;
  for (let first = 0; first < width; first += 8, table += BLOCK) {
    const base = bounded(bounded(window.left + first * window.step, last) >> 16, limit - REACH);
    store<i32>(table, base);
    for (let column = 0; column < 8; column++) {
      const place = bounded(window.left + (first + column) * window.step, last);
      const left = place >> 16;
      const right = left + 1 < limit ? left + 1 : left;
      store<u8>(table + LEFT + column, <u8>bounded(left - base, REACH - 1));
      store<u8>(table + RIGHT + column, <u8>bounded(right - base, REACH - 1));
      store<u16>(table + WEIGHT + (column << 1), <u16>((place >> 9) & 127));
    }
  }
}

/** One source row between its columns: values times 128, in 16 bits. */
function blendColumns(row: usize, source: usize, table: usize, width: i32): void {
  const whole = i16x8.splat(128);
  for (let first = 0; first < width; first += 8, table += BLOCK, row += 16) {
    const near = v128.load(source + <usize>load<i32>(table));
    const pairs = i8x16.swizzle(near, v128.load(table, LEFT));
    const weight = v128.load(table, WEIGHT);
    const left = i16x8.mul(i16x8.extend_low_i8x16_u(pairs), i16x8.sub(whole, weight));
    const right = i16x8.mul(i16x8.extend_high_i8x16_u(pairs), weight);
    v128.store(row, i16x8.add(left, right));
  }
}

/** Two such rows to one row of the target. `share`: the lower row's weight in the upper half, the width in the lower. */
function blendRows(target: usize, upper: usize, lower: usize, share: u32): void {
  const width = <i32>(share & 0xffff);
  const weight = <i32>(share >> 17);
  const weights = i16x8.splat(<i16>weight);
  const half = i16x8.splat(64);
  let column = 0;
  for (; column + 16 <= width; column += 16, upper += 32, lower += 32) {
    const first = between(v128.load(upper), v128.load(lower), weights);
    const second = between(v128.load(upper, 16), v128.load(lower, 16), weights);
    const low = i16x8.shr_u(i16x8.add(first, half), 7);
    const high = i16x8.shr_u(i16x8.add(second, half), 7);
    v128.store(target + column, i8x16.narrow_i16x8_u(low, high));
  }
  for (; column < width; column++, upper += 2, lower += 2) {
    const above = <i32>load<u16>(upper);
    const below = <i32>load<u16>(lower);
    const value = above + (((below - above) * weight + 16384) >> 15);
    store<u8>(target + column, <u8>((value + 64) >> 7));
  }
}

function between(above: v128, below: v128, weights: v128): v128 {
  return i16x8.add(above, i16x8.q15mulr_sat_s(i16x8.sub(below, above), weights));
}

function rowOf(plane: Plane, row: i32): usize {
  return plane.address + <usize>(row * plane.pitch);
}

function tableBytes(width: i32): usize {
  return <usize>((width + 7) >> 3) * BLOCK;
}

function rowBytes(width: i32): usize {
  return (<usize>(width + 16)) << 1;
}

/** Between 0 and the limit; a negative limit counts as 0. */
function bounded(value: i32, limit: i32): i32 {
  const below = value > limit ? limit : value;
  return below < 0 ? 0 : below;
}
