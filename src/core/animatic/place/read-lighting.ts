// How a place is lit beyond its hour: how much of it lies in the dark, and the colours that its words give to the light.
import type { Colour } from "../colour/colour.ts";
import { findTerms, indexTerms } from "./find-terms.ts";
import type { PlaceText } from "./read-kind.ts";
import type { Because, Hour, PlaceColour, PlaceLight } from "./place-scene.ts";
import { DIMNESS } from "./words/light-and-air.ts";

const TERMS = indexTerms<"dark" | "dim">([DIMNESS]);
const SHARES = { dark: 0.85, dim: 0.5 } as const;
/** Inside at night, which is dark already. */
const NIGHT_SHARES = { dark: 0.85, dim: 0.25 } as const;
/** "Warm light" and "cold light" have a hue without naming one. */
const WARMTHS: readonly (readonly [word: string, colour: Colour])[] = [
  ["warm", { light: 0.82, chroma: 0.11, hue: 70 }],
  ["emergency", { light: 0.6, chroma: 0.19, hue: 27 }],
  ["alarm", { light: 0.6, chroma: 0.19, hue: 27 }],
  ["cold", { light: 0.78, chroma: 0.07, hue: 235 }],
];
const MOST_COLOURS = 2;
/** Hues of the shades of lamps, and of daylight through leaves, which tint nothing. */
const USUAL = [50, 170] as const;
/** Beside these a coloured lamp is a thing that stands there, and does not light all. */
const PLAIN_LAMPS = new Set("reading desk bedside table floor shade counter street".split(" "));

interface Said {
  readonly colours: readonly PlaceColour[];
  readonly outside: boolean;
  readonly hour: Hour;
}

export function readLighting(
  texts: readonly PlaceText[],
  { colours, outside, hour }: Said,
): { readonly light: PlaceLight; readonly because: readonly Because[] } {
  const found = texts.flatMap(({ tokens, source }) =>
    findTerms(tokens, TERMS)
      .filter(({ denied, weight }) => !denied && weight > 0)
      .map(({ keys, words }) => ({ keys, because: { field: "light", word: words, source } })),
  );
  const because = found.map((held) => held.because);
  const shares = hour === "night" && !outside ? NIGHT_SHARES : SHARES;
  const dim = Math.max(0, ...found.flatMap(({ keys }) => keys.map(({ key }) => shares[key])));
  const isDay = outside && hour !== "night" && hour !== "blue";
  const hasPlainLamp = texts.some(({ tokens }) => tokens.some(({ word }) => PLAIN_LAMPS.has(word)));
  const isUsual = ({ hue }: Colour) => hue >= USUAL[0] && hue <= USUAL[1];
  const named = colours
    .filter(({ of, colour }) => of === "light" || (of === "lamp" && !hasPlainLamp && !isUsual(colour)))
    .map(({ colour }) => colour)
    .filter((colour) => !isDay || !isUsual(colour));
  const tints = named.length > 0 || outside ? named : warmthsOf(texts);
  const dark = outside ? (isDay ? 0 : 0.4) : 1;
  return { light: { dim: dim * dark, colours: tints.slice(0, MOST_COLOURS) }, because };
}

function warmthsOf(texts: readonly PlaceText[]): readonly Colour[] {
  return WARMTHS.filter(([word]) => texts.some(({ tokens }) => isLit(tokens, word))).map(([, colour]) => colour);
}

/** "Cold light", "warm oven light", "warm lamplight". */
function isLit(tokens: PlaceText["tokens"], word: string): boolean {
  return tokens.some(
    (token, at) =>
      token.word === word &&
      !token.denied &&
      tokens.slice(at + 1, at + 3).some((next) => next.clause === token.clause && next.stem.endsWith("light")),
  );
}
