// A colour that a design gives to all that somebody wears: "a goalkeeper in green", "a footballer in a yellow kit", "a woman in black".
import type { Colour } from "../../colour/colour.ts";
import { coloursIn } from "../../colour/colour-words.ts";
import { hasAny } from "../read-words.ts";

const SHADES = "dark light pale bright deep all plain full";
const WHOLE = "kit strip outfit clothes uniform costume";
/** Words between a colour and a noun that it belongs to. */
const MOST_BETWEEN = 3;

/** `isNoun`: whatever else can have a colour. Undefined where no colour is said of the whole. */
export function outfitColour(words: readonly string[], isNoun: (word: string) => boolean): Colour | undefined {
  const named = namedClothes(words);
  if (named) return named;
  for (const [at, word] of words.entries()) {
    if (!hasAny([word], "in wearing")) continue;
    const start = hasAny(words.slice(at + 1, at + 2), "a an the their his her") ? at + 2 : at + 1;
    const first = words.slice(start).findIndex((one) => !hasAny([one], SHADES));
    const [colour] = coloursIn(words.slice(start, start + first + 1));
    const [held] = coloursIn([words[start + first] ?? ""]);
    if (first < 0 || first > 1 || !held || !colour) continue;
    const rest = words.slice(start + first + 1);
    if (start === at + 1 ? endsHere(rest, isNoun) : hasAny(rest.slice(0, 2), WHOLE)) return colour;
  }
  return undefined;
}

/** "Black tight clothes", "a red outfit", "a white hockey kit". */
function namedClothes(words: readonly string[]): Colour | undefined {
  const at = words.findIndex((word) => hasAny([word], "clothes outfit kit"));
  return at < 0 ? undefined : coloursIn(words.slice(Math.max(0, at - 2), at)).at(-1);
}

function endsHere(rest: readonly string[], isNoun: (word: string) => boolean): boolean {
  if (hasAny(rest.slice(0, 1), WHOLE) || coloursIn(rest.slice(0, 1)).length > 0) return true;
  const end = rest.findIndex((word) => word === "." || hasAny([word], "a an the with on at who his her their from"));
  const near = rest.slice(0, Math.min(MOST_BETWEEN, end < 0 ? MOST_BETWEEN : end));
  return !near.some((word) => isNoun(word)) && !(rest[0] === "and" && coloursIn(rest.slice(1, 2)).length > 0);
}
