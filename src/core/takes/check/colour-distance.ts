// How far apart two colours look: their distance in CIE Lab (1976, white D65). About 2 can just be seen, 100 is black to white.

/** Red, green and blue as sRGB holds them, each 0 to 1. */
export type Rgb = readonly [number, number, number];

export function colourDistance(a: Rgb, b: Rgb): number {
  const [one, other] = [labOf(a), labOf(b)];
  return Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)));
}

function labOf(colour: Rgb): readonly number[] {
  const [red = 0, green = 0, blue = 0] = colour.map(linear);
  const x = curved((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = curved(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curved((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function linear(part: number): number {
  const value = Math.min(1, Math.max(0, part));
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function curved(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
