// Gentle detail at the picture's own size: what differs from a small blur is raised, kept between a pixel's neighbours, so that no edge
// gets a seam, and left alone where it is no more than noise.
import { Plane, rowOf, Bytes } from "./plane";

/** Pixels before and behind a row that the blur reaches, and room for whole vectors. */
const MARGIN: usize = 16;
/** What counts as noise, in 1/64 of a step. */
const CORE: i16 = 48;
/** How far beyond its brightest and darkest neighbour a pixel may go, in steps. */
const BEYOND: i8 = 2;

/** Fills the target with the source, raised by `amount` / 32768. `scratch`: 3 rows of 16 bits, 2 of bytes, each with 64 bytes to spare. */
export function detail(target: Plane, source: Plane, amount: i32, scratch: usize): void {
  const stride = ((<usize>source.width) << 1) + 64;
  const sums = scratch + MARGIN * 2;
  const darkest = scratch + stride + MARGIN;
  const brightest = darkest + stride;
  for (let row = 0; row < source.height; row++) {
    sumDown(sums, source, row);
    extremes(darkest, brightest, source, row);
    padWide(sums, source.width);
    pad(darkest, source.width);
    pad(brightest, source.width);
    raise(rowOf(target, row), rowOf(source, row), sums, (amount << 16) | source.width);
  }
}

/** 1 4 6 4 1 down the columns. */
function sumDown(to: usize, plane: Plane, row: i32): void {
  const last = plane.height - 1;
  const a = rowOf(plane, max(row - 2, 0));
  const b = rowOf(plane, max(row - 1, 0));
  const c = rowOf(plane, row);
  const d = rowOf(plane, min(row + 1, last));
  const e = rowOf(plane, min(row + 2, last));
  const six = i16x8.splat(6);
  for (let column: usize = 0; column < <usize>plane.width; column += 8) {
    const outer = i16x8.add(v128.load8x8_u(a + column), v128.load8x8_u(e + column));
    const near = i16x8.shl(i16x8.add(v128.load8x8_u(b + column), v128.load8x8_u(d + column)), 2);
    const inner = i16x8.mul(v128.load8x8_u(c + column), six);
    v128.store(to + (column << 1), i16x8.add(i16x8.add(outer, near), inner));
  }
}

/** The darkest and brightest of three rows. */
function extremes(darkest: usize, brightest: usize, plane: Plane, row: i32): void {
  const above = rowOf(plane, max(row - 1, 0));
  const here = rowOf(plane, row);
  const below = rowOf(plane, min(row + 1, plane.height - 1));
  for (let column: usize = 0; column < <usize>plane.width; column += 16) {
    const a = v128.load(above + column);
    const b = v128.load(here + column);
    const c = v128.load(below + column);
    v128.store(darkest + column, i8x16.min_u(i8x16.min_u(a, b), c));
    v128.store(brightest + column, i8x16.max_u(i8x16.max_u(a, b), c));
  }
}

function padWide(row: usize, width: i32): void {
  const end = row + ((<usize>width) << 1);
  const first = load<u16>(row);
  const last = load<u16>(end - 2);
  store<u32>(row - 4, (<u32>first) | ((<u32>first) << 16));
  store<u32>(end, (<u32>last) | ((<u32>last) << 16));
}

function pad(row: usize, width: i32): void {
  store<u8>(row - 1, load<u8>(row));
  store<u8>(row + width, load<u8>(row + width - 1));
}

function raise(to: usize, from: usize, sums: usize, size: i32): void {
  const width = size & 0xffff;
  const stride = ((<usize>width) << 1) + 64;
  const darkest = sums + stride - MARGIN;
  const brightest = darkest + stride;
  const amount = i16x8.splat(<i16>(size >> 16));
  const core = i16x8.splat(CORE);
  const beyond = i8x16.splat(BEYOND);
  const six = i16x8.splat(6);
  for (let column = 0; column < width; column += 8) {
    const at = sums + ((<usize>column) << 1);
    const outer = i16x8.add(v128.load(at - 4), v128.load(at + 4));
    const near = i16x8.shl(i16x8.add(v128.load(at - 2), v128.load(at + 2)), 2);
    const blurred = i16x8.shr_u(i16x8.add(i16x8.add(outer, near), i16x8.mul(v128.load(at), six)), 2);
    const value = i16x8.shl(v128.load8x8_u(from + column), 6);
    const high = i16x8.sub(value, blurred);
    // Towards 0 by the core: what is smaller is noise.
    const raised = i16x8.sub(high, i16x8.max_s(i16x8.min_s(high, core), i16x8.neg(core)));
    const sharp = i16x8.add_sat_s(value, i16x8.q15mulr_sat_s(raised, amount));
    const whole = i16x8.shr_s(i16x8.add_sat_s(sharp, i16x8.splat(32)), 6);
    const least = i8x16.sub_sat_u(lowest(darkest + column), beyond);
    const most = i8x16.add_sat_u(highest(brightest + column), beyond);
    const bounded = i8x16.min_u(i8x16.max_u(i8x16.narrow_i16x8_u(whole, whole), least), most);
    Bytes.store(to + column, bounded, width - column);
  }
}

function lowest(at: usize): v128 {
  return i8x16.min_u(i8x16.min_u(v128.load64_zero(at - 1), v128.load64_zero(at)), v128.load64_zero(at + 1));
}

function highest(at: usize): v128 {
  return i8x16.max_u(i8x16.max_u(v128.load64_zero(at - 1), v128.load64_zero(at)), v128.load64_zero(at + 1));
}
