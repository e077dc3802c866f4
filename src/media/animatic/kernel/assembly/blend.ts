// Laying planes over one another: premultiplied layers over a frame, and one frame dissolved into another.
import { Plane } from "./plane";

/** target = source + target * (255 - alpha) / 255, rounded. All three have the source's size. */
export function over(target: Plane, source: Plane, alpha: Plane): void {
  for (let row = 0; row < source.height; row++) {
    const to = target.address + <usize>(row * target.pitch);
    const from = source.address + <usize>(row * source.pitch);
    const mask = alpha.address + <usize>(row * alpha.pitch);
    overRow(to, from, mask, source.width);
  }
}

/** The same with a layer that is there only in part: share 0 to 256. */
export function overPart(target: Plane, source: Plane, alpha: Plane, share: i32): void {
  for (let row = 0; row < source.height; row++) {
    const to = target.address + <usize>(row * target.pitch);
    const from = source.address + <usize>(row * source.pitch);
    const mask = alpha.address + <usize>(row * alpha.pitch);
    overRowPart(to, from, mask, (share << 16) | source.width);
  }
}

/** target = target + (other - target) * weight / 256, over so many bytes; weight 0 to 256. */
export function mix(target: usize, other: usize, weight: i32, bytes: i32): void {
  const toward = i16x8.splat(<i16>weight);
  const stay = i16x8.splat(<i16>(256 - weight));
  const end = target + <usize>bytes;
  for (; target + 16 <= end; target += 16, other += 16) {
    const a = v128.load(target);
    const b = v128.load(other);
    const low = weighed(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(b), stay, toward);
    const high = weighed(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(b), stay, toward);
    v128.store(target, i8x16.narrow_i16x8_u(low, high));
  }
  for (; target < end; target++, other++) {
    const sum = <i32>load<u8>(target) * (256 - weight) + <i32>load<u8>(other) * weight;
    store<u8>(target, <u8>((sum + 128) >> 8));
  }
}

function overRow(to: usize, from: usize, mask: usize, width: i32): void {
  const whole = i16x8.splat(255);
  let column = 0;
  for (; column + 16 <= width; column += 16) {
    const alpha = v128.load(mask + column);
    if (!v128.any_true(alpha)) continue;
    const under = v128.load(to + column);
    const low = scaled(i16x8.extend_low_i8x16_u(under), i16x8.sub(whole, i16x8.extend_low_i8x16_u(alpha)));
    const high = scaled(i16x8.extend_high_i8x16_u(under), i16x8.sub(whole, i16x8.extend_high_i8x16_u(alpha)));
    v128.store(to + column, i8x16.add_sat_u(i8x16.narrow_i16x8_u(low, high), v128.load(from + column)));
  }
  for (; column < width; column++) {
    const alpha = <i32>load<u8>(mask + column);
    if (alpha === 0) continue;
    const part = <i32>load<u8>(to + column) * (255 - alpha) + 128;
    const value = ((part + (part >> 8)) >> 8) + <i32>load<u8>(from + column);
    store<u8>(to + column, <u8>(value > 255 ? 255 : value));
  }
}

/** `measures`: the share in the upper half, the width in the lower. */
function overRowPart(to: usize, from: usize, mask: usize, measures: i32): void {
  const width = measures & 0xffff;
  const share = measures >> 16;
  const shares = i16x8.splat(<i16>share);
  const whole = i16x8.splat(255);
  let column = 0;
  for (; column + 16 <= width; column += 16) {
    const alpha = v128.load(mask + column);
    if (!v128.any_true(alpha)) continue;
    const under = v128.load(to + column);
    const source = v128.load(from + column);
    const low = scaled(
      i16x8.extend_low_i8x16_u(under),
      i16x8.sub(whole, partOf(i16x8.extend_low_i8x16_u(alpha), shares)),
    );
    const high = scaled(
      i16x8.extend_high_i8x16_u(under),
      i16x8.sub(whole, partOf(i16x8.extend_high_i8x16_u(alpha), shares)),
    );
    const shown = i8x16.narrow_i16x8_u(
      partOf(i16x8.extend_low_i8x16_u(source), shares),
      partOf(i16x8.extend_high_i8x16_u(source), shares),
    );
    v128.store(to + column, i8x16.add_sat_u(i8x16.narrow_i16x8_u(low, high), shown));
  }
  for (; column < width; column++) {
    const alpha = (<i32>load<u8>(mask + column) * share) >> 8;
    const part = <i32>load<u8>(to + column) * (255 - alpha) + 128;
    const value = ((part + (part >> 8)) >> 8) + ((<i32>load<u8>(from + column) * share) >> 8);
    store<u8>(to + column, <u8>(value > 255 ? 255 : value));
  }
}

function partOf(value: v128, shares: v128): v128 {
  return i16x8.shr_u(i16x8.mul(value, shares), 8);
}

/** value * part / 255, rounded. */
function scaled(value: v128, part: v128): v128 {
  const product = i16x8.add(i16x8.mul(value, part), i16x8.splat(128));
  return i16x8.shr_u(i16x8.add(product, i16x8.shr_u(product, 8)), 8);
}

function weighed(a: v128, b: v128, stay: v128, toward: v128): v128 {
  const sum = i16x8.add(i16x8.mul(a, stay), i16x8.mul(b, toward));
  return i16x8.shr_u(i16x8.add(sum, i16x8.splat(128)), 8);
}
