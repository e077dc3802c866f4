// Colours in OKLCH, where equal steps look equal, turned into the sRGB that canvases take.

/** Lightness 0 to 1, chroma 0 to about 0.35, hue in degrees, alpha 0 to 1. */
export interface Colour {
  readonly light: number;
  readonly chroma: number;
  readonly hue: number;
  readonly alpha?: number;
}

type Triple = readonly [number, number, number];

/** Degrees between one speaker and the next: neighbours never look alike, however many there are. */
const GOLDEN_ANGLE = 137.508;

/** Hue of a speaker, in degrees; `index` is the order of first appearance in the episode, `first` the hue of the first speaker. */
export function speakerHue(first: number, index: number): number {
  return turned(first + index * GOLDEN_ANGLE);
}

/** The light tint that a speaker's name, pill and caption bar share. */
export function speakerTint(hue: number, alpha = 1): Colour {
  return { light: 0.82, chroma: 0.125, hue, alpha };
}

/** A colour between two, straight through the middle: opposite hues meet in grey, not in a third hue. `part` 0 is the first. */
export function mixed(from: Colour, to: Colour, part: number): Colour {
  const along = (a: number, b: number) => a + (b - a) * part;
  const [fromA, fromB] = plainOf(from);
  const [toA, toB] = plainOf(to);
  const [a, b] = [along(fromA, toA), along(fromB, toB)];
  return {
    light: along(from.light, to.light),
    chroma: Math.hypot(a, b),
    hue: turned((Math.atan2(b, a) * 180) / Math.PI),
    alpha: along(from.alpha ?? 1, to.alpha ?? 1),
  };
}

/** The same colour, lighter or darker by a step of lightness. */
export function shifted(colour: Colour, light: number): Colour {
  return { ...colour, light: Math.min(1, Math.max(0, colour.light + light)) };
}

export function faded(colour: Colour, alpha: number): Colour {
  return { ...colour, alpha };
}

/** As a canvas reads it: `rgba(12,34,56,0.5)`. */
export function css(colour: Colour): string {
  const [red, green, blue] = inGamut(colour).map((part) => Math.round(255 * encoded(part)));
  return `rgba(${red},${green},${blue},${Number((colour.alpha ?? 1).toFixed(4))})`;
}

/** Linear red, green and blue, each 0 to 1; a colour that sRGB lacks loses chroma, never hue or lightness. */
function inGamut(colour: Colour): readonly number[] {
  const { light } = colour;
  const [towardsRed, towardsYellow] = plainOf({ ...colour, chroma: 1 });
  const at = (chroma: number) => linear(light, chroma * towardsRed, chroma * towardsYellow);
  let low = 0;
  let high = colour.chroma;
  const whole = at(high);
  if (isInside(whole)) return clamped(whole);
  for (let step = 0; step < 14; step++) {
    const chroma = (low + high) / 2;
    if (isInside(at(chroma))) low = chroma;
    else high = chroma;
  }
  return clamped(at(low));
}

/** `a` and `b`: towards red, towards yellow. */
function linear(light: number, a: number, b: number): Triple {
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Hue and chroma as two coordinates: towards red, towards yellow. */
function plainOf({ chroma, hue }: Colour): readonly [number, number] {
  const angle = (hue * Math.PI) / 180;
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

function isInside([red, green, blue]: Triple): boolean {
  return isShare(red) && isShare(green) && isShare(blue);
}

function isShare(part: number): boolean {
  return part >= -0.0005 && part <= 1.0005;
}

function clamped(parts: Triple): readonly number[] {
  return parts.map((part) => Math.min(1, Math.max(0, part)));
}

function encoded(part: number): number {
  return part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
}

function turned(hue: number): number {
  return ((hue % 360) + 360) % 360;
}
