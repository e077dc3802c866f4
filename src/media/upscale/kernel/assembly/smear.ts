// Motion blur: each tile of a plane is the mean of what moves through it while the shutter is open.
import { Plane, rowOf } from "./plane";
import { UNKNOWN, acrossOf, downOf } from "./motion";

/** Pixels of a tile's side. */
const TILE: i32 = 8;
/** Most places along the way that are taken into the mean. */
const MOST: i32 = 16;
/** A way that is shorter, in 1/16 of a pixel, is none. */
const SHORT: i32 = 12;

/** Column and row of each place of a way. */
const PLACES: usize = memory.data(MOST * 8);

@unmanaged
export class Smearing {
  target: Plane;
  before: Plane;
  now: Plane;
  after: Plane;
  /** Of blocks, in pixels of brightness. */
  vectors: Plane;
  /** Tiles along a block's side: two of brightness, one of colour. */
  tiles: i32;
  /** How long the shutter is open, in 1/256 of the frame interval. */
  open: i32;
}

/** Fills the target. Where nobody knows the motion, the frame is blended with its neighbours. */
export function smear(order: Smearing): void {
  const now = order.now;
  const columns = (now.width + TILE - 1) / TILE;
  const rows = (now.height + TILE - 1) / TILE;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = min(column * TILE, now.width - TILE);
      const y = min(row * TILE, now.height - TILE);
      const way = wayAt(order, column, row);
      if (way === UNKNOWN) blendTile(order, x, y);
      else smearTile(order, x, y, way);
    }
  }
}

/** How far the picture moves through a tile while the shutter is open, in 1/16 of this plane's pixels: between the blocks around it. */
function wayAt(order: Smearing, column: i32, row: i32): u32 {
  const tiles = order.tiles;
  let across = 0;
  let down = 0;
  let unknown = 0;
  for (let corner = 0; corner < 4; corner++) {
    const x = blockOf(column, tiles, corner & 1);
    const y = blockOf(row, tiles, corner >> 1);
    const weight = weightOf(tiles, corner & 1) * weightOf(tiles, corner >> 1);
    const vector = vectorAt(order.vectors, x, y);
    if (vector === UNKNOWN) unknown += weight;
    else {
      across += weight * acrossOf(vector);
      down += weight * downOf(vector);
    }
  }
  if (unknown >= 8) return UNKNOWN;
  // The weights' sum is 16; a colour plane has half the pixels of a block.
  const shift = tiles === 2 ? 8 : 9;
  return ((<u32>((across * order.open) >> shift)) & 0xffff) | ((<u32>((down * order.open) >> shift)) << 16);
}

/** The block that a tile lies in, or the next one on its side. */
function blockOf(tile: i32, tiles: i32, far: i32): i32 {
  if (tiles === 1) return tile;
  const near = tile >> 1;
  return far ? near + ((tile & 1) << 1) - 1 : near;
}

/** In quarters. */
function weightOf(tiles: i32, far: i32): i32 {
  if (tiles === 1) return far ? 0 : 4;
  return far ? 1 : 3;
}

function vectorAt(vectors: Plane, x: i32, y: i32): u32 {
  const column = max(0, min(x, vectors.width - 1));
  const row = max(0, min(y, vectors.height - 1));
  return load<u32>(rowOf(vectors, row) + ((<usize>column) << 2));
}

function blendTile(order: Smearing, x: i32, y: i32): void {
  const share = order.open >> 3;
  const outer = i16x8.splat(<i16>share);
  const inner = i16x8.splat(<i16>(256 - 2 * share));
  for (let line = y; line < y + TILE; line++) {
    const before = v128.load8x8_u(rowOf(order.before, line) + x);
    const now = v128.load8x8_u(rowOf(order.now, line) + x);
    const after = v128.load8x8_u(rowOf(order.after, line) + x);
    const sum = i16x8.add(i16x8.mul(i16x8.add(before, after), outer), i16x8.mul(now, inner));
    const mean = i16x8.shr_u(i16x8.add(sum, i16x8.splat(128)), 8);
    v128.store64_lane(rowOf(order.target, line) + x, i8x16.narrow_i16x8_u(mean, mean), 0);
  }
}

function smearTile(order: Smearing, x: i32, y: i32, way: u32): void {
  const across = acrossOf(way);
  const down = downOf(way);
  const longest = max(abs(across), abs(down));
  if (longest < SHORT) return copyTile(order, x, y);
  const count = min(MOST, max(2, (longest + 15) >> 4));
  const scale = i16x8.splat(<i16>(32768 / count));
  // From half the way before to half the way behind.
  for (let turn = 0; turn < count; turn++) {
    const part = 2 * turn + 1 - count;
    const left = max(0, min(x - rounded(across * part, count), order.now.width - TILE));
    store<i32>(PLACES + ((<usize>turn) << 3), left);
    store<i32>(PLACES + ((<usize>turn) << 3), y - rounded(down * part, count), 4);
  }
  for (let line = 0; line < TILE; line++) {
    let sum = i16x8.splat(0);
    for (let turn = 0; turn < count; turn++) {
      const place = PLACES + ((<usize>turn) << 3);
      const top = max(0, min(load<i32>(place, 4) + line, order.now.height - 1));
      sum = i16x8.add(sum, v128.load8x8_u(rowOf(order.now, top) + load<i32>(place)));
    }
    const mean = i16x8.shr_s(i16x8.add(i16x8.q15mulr_sat_s(i16x8.shl(sum, 3), scale), i16x8.splat(4)), 3);
    v128.store64_lane(rowOf(order.target, y + line) + x, i8x16.narrow_i16x8_u(mean, mean), 0);
  }
}

/** A part of the way in whole pixels: value / (2 * count) / 16. */
function rounded(value: i32, count: i32): i32 {
  const whole = count << 5;
  return value >= 0 ? (value + (whole >> 1)) / whole : -((-value + (whole >> 1)) / whole);
}

function copyTile(order: Smearing, x: i32, y: i32): void {
  for (let line = y; line < y + TILE; line++) {
    store<u64>(rowOf(order.target, line) + x, load<u64>(rowOf(order.now, line) + x));
  }
}
