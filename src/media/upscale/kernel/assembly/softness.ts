// How little detail a plane has, block by block.
import { Plane, rowOf } from "./plane";

/** Pixels of a block's side. */
const SIDE: i32 = 8;

/**
 * Fills a plane of 16 bits, a value a block of the source: `strength` where neighbours hardly differ, 0 where they differ much.
 * The source must have more than a block each way; its last blocks begin early enough to be whole.
 */
export function softness(target: Plane, source: Plane, strength: i32): void {
  for (let row = 0; row < target.height; row++) {
    const top = min(row * SIDE, source.height - SIDE - 1);
    for (let column = 0; column < target.width; column++) {
      const left = min(column * SIDE, source.width - SIDE - 1);
      const rough = roughness(source, max(left, 1), max(top, 1));
      store<i16>(rowOf(target, row) + ((<usize>column) << 1), <i16>((strength * share(rough)) >> 8));
    }
  }
}

/** Sums of differences in a block that count as none and as many: 0.6 and 2.6 steps a pixel, in both directions. */
const NONE: i32 = 77;
const MANY: i32 = 333;

/** 256 for no detail, 0 for much. */
function share(rough: i32): i32 {
  return 256 - min(256, (max(0, rough - NONE) * 256) / (MANY - NONE));
}

/** How much the pixels of a block differ from the mean of their neighbours, across and down. */
function roughness(plane: Plane, left: i32, top: i32): i32 {
  let sum = i16x8.splat(0);
  for (let row = top; row < top + SIDE; row++) {
    const at = rowOf(plane, row) + left;
    const here = v128.load64_zero(at);
    const across = i8x16.avgr_u(v128.load64_zero(at - 1), v128.load64_zero(at + 1));
    const down = i8x16.avgr_u(v128.load64_zero(at - plane.pitch), v128.load64_zero(at + plane.pitch));
    sum = i16x8.add(sum, i16x8.extadd_pairwise_i8x16_u(distance(here, across)));
    sum = i16x8.add(sum, i16x8.extadd_pairwise_i8x16_u(distance(here, down)));
  }
  const four = i32x4.extadd_pairwise_i16x8_u(sum);
  return i32x4.extract_lane(four, 0) + i32x4.extract_lane(four, 1);
}

function distance(a: v128, b: v128): v128 {
  return i8x16.sub(i8x16.max_u(a, b), i8x16.min_u(a, b));
}
