// Canvas pixels to video planes: BT.709 with limited range, colour at half size as the mean of four pixels. Pixels come with their
// colours multiplied by their alpha, and planes keep them so. Eight columns of two rows a step, integers only.
import { Layer, Raster } from "./plane";

/** Y = 16 + 219 (.2126 R + .7152 G + .0722 B), in 1/65536; what is constant goes with alpha. */
const LUMA_RED: i32 = 11966;
const LUMA_GREEN: i32 = 40254;
const LUMA_BLUE: i32 = 4064;
const LUMA_ALPHA: i32 = 4112;
/** U and V = 128 + 224 times the colour differences, in 1/65536. */
const BLUE_RED: i32 = -6596;
const BLUE_GREEN: i32 = -22189;
const BLUE_BLUE: i32 = 28785;
const RED_RED: i32 = 28785;
const RED_GREEN: i32 = -26145;
const RED_BLUE: i32 = -2640;
const NEUTRAL: i32 = 32897;
const HALF: i32 = 1 << 15;
/** Sums of four. */
const TWO: i32 = 1 << 17;

/** Fills a layer's planes from a raster of the same, even size. A layer without alpha takes every pixel as opaque. */
export function convert(raster: Raster, layer: Layer): void {
  const width = raster.width;
  const across = width >> 1;
  const opaque: u32 = layer.alpha ? 0 : 0xff000000;
  for (let row = 0; row < raster.height; row += 2) {
    const at = row * width;
    const smallAt = (row >> 1) * across;
    let column = 0;
    for (; column + 8 <= width; column += 8) convertStep(raster, layer, at + column, smallAt + (column >> 1));
    for (; column < width; column += 2) {
      const place = at + column;
      const first = convertPixel(raster, layer, place, opaque);
      const second = convertPixel(raster, layer, place + 1, opaque);
      const third = convertPixel(raster, layer, place + width, opaque);
      const fourth = convertPixel(raster, layer, place + width + 1, opaque);
      const even = (first & 0xff00ff) + (second & 0xff00ff) + (third & 0xff00ff) + (fourth & 0xff00ff);
      const odd = ((first >>> 8) & 0xff00ff) + ((second >>> 8) & 0xff00ff) + ((third >>> 8) & 0xff00ff);
      storeColour(layer, smallAt + (column >> 1), even, odd + ((fourth >>> 8) & 0xff00ff));
    }
  }
}

/** Stores a pixel's brightness and alpha; returns the pixel. */
function convertPixel(raster: Raster, layer: Layer, place: i32, opaque: u32): u32 {
  const pixel = load<u32>(raster.pixels + ((<usize>place) << 2)) | opaque;
  const sum =
    <i32>(pixel & 255) * LUMA_RED +
    <i32>((pixel >>> 8) & 255) * LUMA_GREEN +
    <i32>((pixel >>> 16) & 255) * LUMA_BLUE +
    <i32>(pixel >>> 24) * LUMA_ALPHA;
  store<u8>(layer.luma + place, <u8>((sum + HALF) >> 16));
  if (layer.alpha) store<u8>(layer.alpha + place, <u8>(pixel >>> 24));
  return pixel;
}

/** Sums of four pixels: red in the lower half of `even` and blue in the upper, green and alpha in `odd`. */
function storeColour(layer: Layer, at: i32, even: u32, odd: u32): void {
  const red = <i32>(even & 0xffff);
  const blue = <i32>(even >>> 16);
  const green = <i32>(odd & 0xffff);
  const alpha = <i32>(odd >>> 16);
  const rest = alpha * NEUTRAL + TWO;
  store<u8>(layer.blue + at, byteOf((red * BLUE_RED + green * BLUE_GREEN + blue * BLUE_BLUE + rest) >> 18));
  store<u8>(layer.red + at, byteOf((red * RED_RED + green * RED_GREEN + blue * RED_BLUE + rest) >> 18));
  if (layer.alpha) store<u8>(layer.smallAlpha + at, <u8>((alpha + 2) >> 2));
}

function byteOf(value: i32): u8 {
  return <u8>(value < 0 ? 0 : value > 255 ? 255 : value);
}

function convertStep(raster: Raster, layer: Layer, at: i32, smallAt: i32): void {
  const opaque = i32x4.splat(layer.alpha ? 0 : 0xff000000);
  const upper = raster.pixels + ((<usize>at) << 2);
  const lower = upper + ((<usize>raster.width) << 2);
  const a = v128.or(v128.load(upper), opaque);
  const b = v128.or(v128.load(upper, 16), opaque);
  const c = v128.or(v128.load(lower), opaque);
  const d = v128.or(v128.load(lower, 16), opaque);
  storeRow(layer, at, a, b);
  storeRow(layer, at + raster.width, c, d);
  const red = sums(channel(a, 0), channel(b, 0), channel(c, 0), channel(d, 0));
  const green = sums(channel(a, 8), channel(b, 8), channel(c, 8), channel(d, 8));
  const blue = sums(channel(a, 16), channel(b, 16), channel(c, 16), channel(d, 16));
  const alpha = sums(channel(a, 24), channel(b, 24), channel(c, 24), channel(d, 24));
  const rest = i32x4.add(scaled(alpha, NEUTRAL), i32x4.splat(TWO));
  const bluish = i32x4.add(i32x4.add(scaled(red, BLUE_RED), scaled(green, BLUE_GREEN)), scaled(blue, BLUE_BLUE));
  const reddish = i32x4.add(i32x4.add(scaled(red, RED_RED), scaled(green, RED_GREEN)), scaled(blue, RED_BLUE));
  storeFour(layer.blue + smallAt, i32x4.shr_s(i32x4.add(bluish, rest), 18));
  storeFour(layer.red + smallAt, i32x4.shr_s(i32x4.add(reddish, rest), 18));
  if (layer.alpha) storeFour(layer.smallAlpha + smallAt, i32x4.shr_s(i32x4.add(alpha, i32x4.splat(2)), 2));
}

/** Brightness and alpha of eight pixels. */
function storeRow(layer: Layer, at: i32, left: v128, right: v128): void {
  const shorts = i16x8.narrow_i32x4_s(lumaOf(left), lumaOf(right));
  v128.store64_lane(layer.luma + at, i8x16.narrow_i16x8_u(shorts, shorts), 0);
  if (!layer.alpha) return;
  const alphas = i16x8.narrow_i32x4_s(channel(left, 24), channel(right, 24));
  v128.store64_lane(layer.alpha + at, i8x16.narrow_i16x8_u(alphas, alphas), 0);
}

function lumaOf(pixels: v128): v128 {
  const warm = i32x4.add(scaled(channel(pixels, 0), LUMA_RED), scaled(channel(pixels, 8), LUMA_GREEN));
  const cold = i32x4.add(scaled(channel(pixels, 16), LUMA_BLUE), scaled(channel(pixels, 24), LUMA_ALPHA));
  return i32x4.shr_s(i32x4.add(i32x4.add(warm, cold), i32x4.splat(HALF)), 16);
}

function channel(pixels: v128, shift: i32): v128 {
  return v128.and(i32x4.shr_u(pixels, shift), i32x4.splat(255));
}

function scaled(values: v128, factor: i32): v128 {
  return i32x4.mul(values, i32x4.splat(factor));
}

/** Of two rows of eight values the sums of each square of four. */
function sums(a: v128, b: v128, c: v128, d: v128): v128 {
  const left = i32x4.add(a, c);
  const right = i32x4.add(b, d);
  return i32x4.add(v128.shuffle<i32>(left, right, 0, 2, 4, 6), v128.shuffle<i32>(left, right, 1, 3, 5, 7));
}

function storeFour(address: usize, values: v128): void {
  const shorts = i16x8.narrow_i32x4_s(values, values);
  v128.store32_lane(address, i8x16.narrow_i16x8_u(shorts, shorts), 0);
}
