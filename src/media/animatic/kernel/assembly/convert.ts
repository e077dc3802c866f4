// Canvas pixels to video planes: BT.709 with limited range, colour at half size as the mean of four pixels by their alpha.
import { Layer, Raster } from "./plane";

/** Y = 16 + 219 (.2126 R + .7152 G + .0722 B), in 1/65536. */
const LUMA_RED: i32 = 11966;
const LUMA_GREEN: i32 = 40254;
const LUMA_BLUE: i32 = 4064;
const LUMA_BLACK: i32 = 16 << 16;
/** U and V = 128 + 224 times the colour differences, in 1/65536. */
const BLUE_RED: i32 = -6596;
const BLUE_GREEN: i32 = -22189;
const BLUE_BLUE: i32 = 28785;
const RED_RED: i32 = 28785;
const RED_GREEN: i32 = -26145;
const RED_BLUE: i32 = -2640;
const NEUTRAL: i32 = 128 << 16;

/** Fills a layer's planes from a raster of the same, even size. */
export function convert(raster: Raster, layer: Layer): void {
  const across = raster.width >> 1;
  for (let row = 0; row < raster.height; row += 2) {
    for (let column = 0; column < raster.width; column += 2) {
      convertBlock(raster, layer, row * raster.width + column, (row >> 1) * across + (column >> 1));
    }
  }
}

function convertBlock(raster: Raster, layer: Layer, at: i32, smallAt: i32): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let alpha = 0;
  for (let corner = 0; corner < 4; corner++) {
    const place = at + (corner >> 1) * raster.width + (corner & 1);
    const pixel = load<u32>(raster.pixels + ((<usize>place) << 2));
    const weight = layer.alpha ? <i32>(pixel >>> 24) : 255;
    red += <i32>(pixel & 255) * weight;
    green += <i32>((pixel >>> 8) & 255) * weight;
    blue += <i32>((pixel >>> 16) & 255) * weight;
    alpha += weight;
    storeLuma(layer, place, pixel, weight);
  }
  if (alpha === 0) storeNothing(layer, smallAt);
  else storeColour(layer, smallAt, mean(red, green, blue, alpha), (alpha + 2) >> 2);
}

function storeLuma(layer: Layer, place: i32, pixel: u32, weight: i32): void {
  const red = <i32>(pixel & 255);
  const green = <i32>((pixel >>> 8) & 255);
  const blue = <i32>((pixel >>> 16) & 255);
  const value = LUMA_BLACK + red * LUMA_RED + green * LUMA_GREEN + blue * LUMA_BLUE;
  store<u8>(layer.luma + place, premultiplied(value, weight));
  if (layer.alpha) store<u8>(layer.alpha + place, <u8>weight);
}

/** Mean red, green and blue in quarters of a step, ten bits each. */
function mean(red: i32, green: i32, blue: i32, alpha: i32): u64 {
  const half = alpha >> 1;
  const r = <u64>(((red << 2) + half) / alpha);
  const g = <u64>(((green << 2) + half) / alpha);
  const b = <u64>(((blue << 2) + half) / alpha);
  return r | (g << 16) | (b << 32);
}

function storeColour(layer: Layer, at: i32, colour: u64, alpha: i32): void {
  const red = <i32>(colour & 0xffff);
  const green = <i32>((colour >> 16) & 0xffff);
  const blue = <i32>(colour >> 32);
  const blueness = NEUTRAL + ((red * BLUE_RED + green * BLUE_GREEN + blue * BLUE_BLUE) >> 2);
  const redness = NEUTRAL + ((red * RED_RED + green * RED_GREEN + blue * RED_BLUE) >> 2);
  store<u8>(layer.blue + at, premultiplied(blueness, alpha));
  store<u8>(layer.red + at, premultiplied(redness, alpha));
  if (layer.alpha) store<u8>(layer.smallAlpha + at, <u8>alpha);
}

function storeNothing(layer: Layer, at: i32): void {
  store<u8>(layer.blue + at, 0);
  store<u8>(layer.red + at, 0);
  store<u8>(layer.smallAlpha + at, 0);
}

/** A value in 1/65536 times alpha / 255, rounded to a whole step. */
function premultiplied(value: i32, alpha: i32): u8 {
  if (alpha === 255) return <u8>((value + 32768) >> 16);
  return <u8>(((((value + 128) >> 8) * alpha) / 255 + 128) >> 8);
}
