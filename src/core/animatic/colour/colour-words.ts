// Colours as people write them in a design, with their shades: "moss green", "pale blue", "dark red". OKLCH.
import { shifted, type Colour } from "./colour.ts";
import { COLOURS } from "./colour-table.ts";

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

/** Of several colours before a noun the last one is its own, and comes first; where "and" or a pattern joins them they keep their order. */
export function coloursOfNoun(before: readonly string[], isPatterned: boolean): readonly Colour[] {
  const found = coloursIn(before);
  return before.includes("and") || isPatterned ? found : [...found.slice(-1), ...found.slice(0, -1)];
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
    shade[0] * (colour.light > 0.8 && shade[0] > 0 ? 0.2 : 1),
  );
}
