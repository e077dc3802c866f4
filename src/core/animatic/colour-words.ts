// Colours as people write them in a design, with their shades: "moss green", "pale blue", "dark red". OKLCH.
import { shifted, type Colour } from "./colour.ts";

/** Lightness, chroma and hue. */
const COLOURS: Readonly<Record<string, readonly [number, number, number]>> = {
  red: [0.54, 0.19, 27],
  scarlet: [0.56, 0.21, 30],
  crimson: [0.48, 0.18, 20],
  maroon: [0.36, 0.12, 20],
  burgundy: [0.35, 0.11, 12],
  wine: [0.37, 0.11, 10],
  brick: [0.5, 0.13, 34],
  rust: [0.53, 0.13, 45],
  rusty: [0.53, 0.13, 45],
  coral: [0.7, 0.15, 35],
  salmon: [0.74, 0.11, 32],
  orange: [0.7, 0.17, 55],
  amber: [0.75, 0.15, 72],
  peach: [0.84, 0.08, 60],
  terracotta: [0.58, 0.12, 42],
  copper: [0.58, 0.12, 50],
  ginger: [0.58, 0.14, 50],
  auburn: [0.42, 0.1, 42],
  chestnut: [0.4, 0.08, 48],
  bronze: [0.56, 0.09, 72],
  brass: [0.68, 0.1, 86],
  gold: [0.76, 0.13, 86],
  golden: [0.76, 0.13, 86],
  yellow: [0.85, 0.16, 97],
  mustard: [0.7, 0.13, 85],
  lemon: [0.91, 0.14, 104],
  ochre: [0.64, 0.11, 76],
  straw: [0.82, 0.09, 90],
  blond: [0.79, 0.09, 86],
  blonde: [0.79, 0.09, 86],
  sandy: [0.7, 0.07, 80],
  cream: [0.94, 0.03, 90],
  ivory: [0.94, 0.02, 95],
  beige: [0.83, 0.04, 82],
  tan: [0.7, 0.07, 70],
  camel: [0.66, 0.08, 70],
  khaki: [0.62, 0.06, 100],
  fawn: [0.72, 0.06, 72],
  brown: [0.43, 0.075, 55],
  chocolate: [0.34, 0.06, 48],
  mahogany: [0.36, 0.08, 38],
  walnut: [0.4, 0.06, 58],
  oak: [0.58, 0.08, 68],
  wooden: [0.5, 0.08, 62],
  leather: [0.42, 0.07, 52],
  hazel: [0.48, 0.08, 75],
  green: [0.55, 0.13, 148],
  emerald: [0.55, 0.14, 158],
  moss: [0.47, 0.085, 128],
  olive: [0.5, 0.08, 112],
  lime: [0.8, 0.19, 125],
  mint: [0.86, 0.08, 165],
  sage: [0.68, 0.05, 140],
  bottle: [0.36, 0.08, 158],
  jade: [0.62, 0.11, 165],
  teal: [0.5, 0.09, 195],
  turquoise: [0.72, 0.11, 195],
  cyan: [0.78, 0.12, 205],
  aqua: [0.8, 0.1, 200],
  blue: [0.52, 0.15, 256],
  sky: [0.76, 0.1, 235],
  azure: [0.66, 0.14, 245],
  navy: [0.31, 0.09, 264],
  indigo: [0.38, 0.13, 278],
  denim: [0.46, 0.08, 255],
  cobalt: [0.46, 0.17, 262],
  royal: [0.44, 0.18, 264],
  steel: [0.6, 0.03, 245],
  slate: [0.45, 0.03, 250],
  violet: [0.5, 0.17, 296],
  purple: [0.45, 0.16, 305],
  plum: [0.4, 0.11, 325],
  lilac: [0.78, 0.09, 308],
  lavender: [0.78, 0.08, 296],
  mauve: [0.66, 0.08, 325],
  magenta: [0.58, 0.23, 340],
  pink: [0.76, 0.12, 358],
  rose: [0.68, 0.13, 8],
  white: [0.955, 0.006, 90],
  snowy: [0.955, 0.006, 90],
  silver: [0.8, 0.008, 250],
  silvery: [0.8, 0.008, 250],
  grey: [0.6, 0.008, 255],
  gray: [0.6, 0.008, 255],
  greying: [0.62, 0.015, 60],
  ashen: [0.7, 0.01, 250],
  charcoal: [0.34, 0.01, 260],
  graphite: [0.36, 0.01, 260],
  black: [0.22, 0.012, 265],
  raven: [0.2, 0.015, 270],
  jet: [0.2, 0.01, 270],
  chrome: [0.82, 0.01, 240],
  metal: [0.66, 0.012, 245],
  metallic: [0.68, 0.012, 245],
  iron: [0.42, 0.012, 255],
  tin: [0.7, 0.012, 245],
  glass: [0.84, 0.03, 215],
  crystal: [0.86, 0.04, 225],
  brunette: [0.34, 0.06, 50],
};

/** What stands before a colour and shades it: lightness added, and how much of the chroma is left. */
const SHADES: Readonly<Record<string, readonly [light: number, chroma: number]>> = {
  light: [0.14, 0.75],
  pale: [0.18, 0.55],
  soft: [0.08, 0.7],
  faded: [0.1, 0.55],
  dusty: [0.06, 0.55],
  dark: [-0.16, 0.85],
  deep: [-0.12, 1],
  bright: [0.05, 1.2],
  vivid: [0.02, 1.25],
  dirty: [-0.08, 0.7],
  dull: [-0.03, 0.6],
};

/** The colours that words name, as they stand there; "navy blue" and "moss green" are one colour each. */
export function coloursIn(words: readonly string[]): readonly Colour[] {
  const found: Colour[] = [];
  let joins = false;
  for (const [at, word] of words.entries()) {
    const named = colourOf(word);
    if (named && !joins) found.push(shaded(named, words[at - 1]));
    joins = named !== undefined && !joins;
  }
  return found;
}

export function colourOf(word: string): Colour | undefined {
  const parts = Object.hasOwn(COLOURS, word) ? COLOURS[word] : undefined;
  return parts && { light: parts[0], chroma: parts[1], hue: parts[2] };
}

/** How much lighter words say that something is: "dark", "pale". */
export function shadeIn(words: readonly string[]): readonly [light: number, chroma: number] | undefined {
  const word = words.find((one) => Object.hasOwn(SHADES, one));
  return word === undefined ? undefined : SHADES[word];
}

export function shaded(colour: Colour, word: string | undefined): Colour {
  const shade = word === undefined ? undefined : shadeIn([word]);
  if (!shade) return colour;
  return shifted(
    { ...colour, chroma: colour.chroma * shade[1] },
    shade[0] * (colour.light > 0.85 && shade[0] > 0 ? 0.2 : 1),
  );
}
