// Where each block of a frame is in the frame beside it: a search in planes of a quarter of the size, made exact in the frame itself.
import { Plane, rowOf } from "./plane";

/** Pixels of a block's side in the frame, and in the small plane. */
const BLOCK: i32 = 16;
const SMALL: i32 = 4;
/** Side of the square that is compared in the small plane: a block with its surroundings. */
const SEEN: i32 = 8;
/** Steps of the search in small pixels, the widest first. */
const WIDEST: i32 = 8;
/** What a step away from standing still costs, in sums of differences: noise has no direction. */
const PULL: i32 = 3;
const STILL: i32 = 40;
/** A block's vector that nobody knows. */
export const UNKNOWN: u32 = 0x8000_8000;
/** Pixels of a block that are compared in the frame: every second row. */
const COMPARED: i32 = 128;
/** Steps a pixel, on average: another picture; and what counts as the same only where standing still is four times worse. */
const UNLIKE: i32 = 20;
const SIMILAR: i32 = 8;

@unmanaged
export class Tracking {
  now: Plane;
  other: Plane;
  smallNow: Plane;
  smallOther: Plane;
  /** 32 bits a block: across in the lower half, down in the upper, in pixels of the frame. */
  vectors: Plane;
  /** 1 for the frame after, -1 for the one before: vectors point forward in time. */
  sign: i32;
}

/** Means of four by four pixels. The target's sides are a quarter, rounded down. */
export function quarter(target: Plane, source: Plane): void {
  for (let row = 0; row < target.height; row++) {
    const to = rowOf(target, row);
    const from = rowOf(source, row << 2);
    const pitch = <usize>source.pitch;
    for (let column = 0; column < target.width; column += 4) {
      const at = from + ((<usize>column) << 2);
      let sum = i16x8.extadd_pairwise_i8x16_u(v128.load(at));
      sum = i16x8.add(sum, i16x8.extadd_pairwise_i8x16_u(v128.load(at + pitch)));
      sum = i16x8.add(sum, i16x8.extadd_pairwise_i8x16_u(v128.load(at + 2 * pitch)));
      sum = i16x8.add(sum, i16x8.extadd_pairwise_i8x16_u(v128.load(at + 3 * pitch)));
      const means = i32x4.shr_u(i32x4.add(i32x4.extadd_pairwise_i16x8_u(sum), i32x4.splat(8)), 4);
      const narrow = i16x8.narrow_i32x4_s(means, means);
      v128.store32_lane(to + column, i8x16.narrow_i16x8_u(narrow, narrow), 0);
    }
  }
}

/** Fills in the vectors that are not known yet; returns how many stay unknown. */
export function track(order: Tracking): i32 {
  const vectors = order.vectors;
  let unknown = 0;
  for (let row = 0; row < vectors.height; row++) {
    for (let column = 0; column < vectors.width; column++) {
      const at = rowOf(vectors, row) + ((<usize>column) << 2);
      if (load<u32>(at) !== UNKNOWN) continue;
      const found = exact(order, column, row, coarse(order, column, row));
      store<u32>(at, found);
      if (found === UNKNOWN) unknown += 1;
    }
  }
  return unknown;
}

/** In small pixels. The neighbours' vectors are tried first, then wider steps before narrow ones. */
function coarse(order: Tracking, column: i32, row: i32): u32 {
  let best: u32 = 0;
  let cost = costOf(order, column, row, best);
  for (let neighbour = 0; neighbour < 3; neighbour++) {
    const other = neighbourOf(order, column + (neighbour === 0 ? -1 : neighbour - 1), row - (neighbour === 0 ? 0 : 1));
    const tried = costOf(order, column, row, other);
    if (tried < cost) {
      best = other;
      cost = tried;
    }
  }
  for (let step = WIDEST; step > 0; step >>= 1) {
    const centre = best;
    for (let turn = 0; turn < 9; turn++) {
      const other = packed(acrossOf(centre) + ((turn % 3) - 1) * step, downOf(centre) + (turn / 3 - 1) * step);
      const tried = costOf(order, column, row, other);
      if (tried < cost) {
        best = other;
        cost = tried;
      }
    }
  }
  return best;
}

/** What is known of a block beside this one, as it was found; none is no motion. */
function neighbourOf(order: Tracking, column: i32, row: i32): u32 {
  const vectors = order.vectors;
  if (column < 0 || row < 0 || column >= vectors.width) return 0;
  const vector = load<u32>(rowOf(vectors, row) + ((<usize>column) << 2));
  if (vector === UNKNOWN) return 0;
  return packed((acrossOf(vector) * order.sign) / SMALL, (downOf(vector) * order.sign) / SMALL);
}

/** How unlike a block and its surroundings are where a vector leads, and how far that is. */
function costOf(order: Tracking, column: i32, row: i32, vector: u32): i32 {
  const now = order.smallNow;
  const left = inside(column * SMALL - 2, now.width - SEEN);
  const top = inside(row * SMALL - 2, now.height - SEEN);
  const x = left + acrossOf(vector);
  const y = top + downOf(vector);
  if (x < 0 || y < 0 || x > now.width - SEEN || y > now.height - SEEN) return i32.MAX_VALUE;
  let sum = i16x8.splat(0);
  for (let line = 0; line < SEEN; line++) {
    const a = v128.load64_zero(rowOf(now, top + line) + left);
    const b = v128.load64_zero(rowOf(order.smallOther, y + line) + x);
    sum = i16x8.add(sum, i16x8.extadd_pairwise_i8x16_u(i8x16.sub(i8x16.max_u(a, b), i8x16.min_u(a, b))));
  }
  const away = abs(acrossOf(vector)) + abs(downOf(vector));
  return total(sum) + PULL * away + (vector === 0 ? 0 : STILL);
}

/** The vector in pixels of the frame, forward in time; unknown where what it leads to is another picture. */
function exact(order: Tracking, column: i32, row: i32, small: u32): u32 {
  let best = packed(acrossOf(small) * SMALL, downOf(small) * SMALL);
  const still = unlikeness(order, column, row, 0);
  let least = unlikeness(order, column, row, best);
  for (let step = 2; step > 0; step--) {
    const centre = best;
    for (let turn = 0; turn < 9; turn++) {
      const other = packed(acrossOf(centre) + ((turn % 3) - 1) * step, downOf(centre) + (turn / 3 - 1) * step);
      const tried = unlikeness(order, column, row, other);
      if (tried < least) {
        best = other;
        least = tried;
      }
    }
  }
  // What hardly differs where it is stands still.
  if (still <= least + COMPARED / 2) {
    best = 0;
    least = still;
  }
  if (least > UNLIKE * COMPARED || (least > SIMILAR * COMPARED && least * 4 > still)) return UNKNOWN;
  return packed(acrossOf(best) * order.sign, downOf(best) * order.sign);
}

function unlikeness(order: Tracking, column: i32, row: i32, vector: u32): i32 {
  const now = order.now;
  const left = inside(column * BLOCK, now.width - BLOCK);
  const top = inside(row * BLOCK, now.height - BLOCK);
  const x = left + acrossOf(vector);
  const y = top + downOf(vector);
  if (x < 0 || y < 0 || x > now.width - BLOCK || y > now.height - BLOCK) return i32.MAX_VALUE >> 2;
  let sum = i16x8.splat(0);
  for (let line = 0; line < BLOCK; line += 2) {
    const a = v128.load(rowOf(now, top + line) + left);
    const b = v128.load(rowOf(order.other, y + line) + x);
    sum = i16x8.add(sum, i16x8.extadd_pairwise_i8x16_u(i8x16.sub(i8x16.max_u(a, b), i8x16.min_u(a, b))));
  }
  return total(sum);
}

/** Each vector becomes the middle one of itself and its neighbours: one that differs from all is an error. */
export function steady(target: Plane, source: Plane): void {
  for (let row = 0; row < source.height; row++) {
    for (let column = 0; column < source.width; column++) {
      const own = load<u32>(rowOf(source, row) + ((<usize>column) << 2));
      store<u32>(rowOf(target, row) + ((<usize>column) << 2), own === UNKNOWN ? own : middle(source, column, row));
    }
  }
}

/** Counts how many of the known vectors around are smaller, one component after the other. */
function middle(source: Plane, column: i32, row: i32): u32 {
  return packed(middleOf(source, column, row, 0), middleOf(source, column, row, 2));
}

function middleOf(source: Plane, column: i32, row: i32, part: usize): i32 {
  const own = componentAt(source, column, row, part);
  let best = own;
  let balance = i32.MAX_VALUE;
  for (let one = 0; one < 9; one++) {
    const candidate = componentAt(source, column + (one % 3) - 1, row + one / 3 - 1, part);
    if (candidate === i16.MIN_VALUE) continue;
    let difference = 0;
    for (let other = 0; other < 9; other++) {
      const value = componentAt(source, column + (other % 3) - 1, row + other / 3 - 1, part);
      if (value !== i16.MIN_VALUE) difference += abs(value - candidate);
    }
    // On a tie the block's own stays.
    if (difference < balance || (difference === balance && candidate === own)) {
      best = candidate;
      balance = difference;
    }
  }
  return best;
}

function componentAt(source: Plane, column: i32, row: i32, part: usize): i32 {
  const x = inside(column, source.width - 1);
  const y = inside(row, source.height - 1);
  return <i32>load<i16>(rowOf(source, y) + ((<usize>x) << 2) + part);
}

function total(sum: v128): i32 {
  const four = i32x4.extadd_pairwise_i16x8_u(sum);
  const two = i32x4.add(four, v128.shuffle<i32>(four, four, 2, 3, 0, 1));
  return i32x4.extract_lane(two, 0) + i32x4.extract_lane(two, 1);
}

function inside(value: i32, limit: i32): i32 {
  return max(0, min(value, limit));
}

function packed(across: i32, down: i32): u32 {
  return ((<u32>across) & 0xffff) | ((<u32>down) << 16);
}

export function acrossOf(vector: u32): i32 {
  return <i32>(<i16>(vector & 0xffff));
}

export function downOf(vector: u32): i32 {
  return (<i32>vector) >> 16;
}
