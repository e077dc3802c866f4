// Colours that the words give to a place: "green wallpaper", "white tiles", "a pale blue kitchen".
import { colourOf, coloursIn } from "../colour/colour-words.ts";
import type { PlaceColour } from "./place-scene.ts";
import type { Token } from "./tokens.ts";

/** Words that are colours elsewhere, and materials or titles here. */
const NO_COLOURS = new Set(
  "sky oak wooden leather glass crystal iron tin metal metallic steel slate royal golden raven jet coral straw brick copper brass gold silver walnut mahogany bottle wine camel chocolate hazel snowy sandy rusty rose plum peach lemon mint lavender salmon ginger chestnut bronze".split(
    " ",
  ),
);
/** Materials and small words between a colour and its thing. */
const BETWEEN = new Set(
  "velvet silk striped painted peeling old tall long heavy wooden stone brick plaster and or flowered floral tiled paper bright neon light".split(
    " ",
  ),
);
const LIGHTS = new Set(
  "light lights alert lighting glow neon tubes tube lamp lamps lightning strobe strobes floodlight searchlight moonlight".split(
    " ",
  ),
);
const LIT = new Set(
  "emergency alarm standby strip warning grow strobe warm cold soft flickering dim bright neon and or magenta stage police signal".split(
    " ",
  ),
);
const MOST = 4;

export function readColours(tokens: readonly Token[]): readonly PlaceColour[] {
  const found: PlaceColour[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.denied || token.compared || NO_COLOURS.has(token.word) || !colourOf(token.word)) continue;
    const previous = tokens[at - 1];
    const words = previous && previous.clause === token.clause ? [previous.word, token.word] : [token.word];
    const colour = coloursIn(words.filter((word) => !NO_COLOURS.has(word))).at(-1);
    if (colour) found.push({ colour, of: thingAfter(tokens, at) });
  }
  return found.slice(0, MOST);
}

const isLight = (token: Token | undefined): boolean =>
  token !== undefined && (LIGHTS.has(token.word) || LIT.has(token.word));

/** Before the thing itself: "sky" is one where no colour follows. */
function isPassed({ word }: Token, next: Token | undefined): boolean {
  if (word === "sky" && !colourOf(next?.word ?? "")) return false;
  return colourOf(word) !== undefined || BETWEEN.has(word) || (LIT.has(word) && isLight(next));
}

/** The word that a colour stands before; "" when none follows in its clause. */
function thingAfter(tokens: readonly Token[], at: number): string {
  const clause = tokens[at]?.clause;
  for (let next = at + 1; next <= at + 3; next++) {
    const token = tokens[next];
    if (!token || token.clause !== clause) return "";
    if (LIGHTS.has(token.word)) return token.stem === "lamp" ? "lamp" : "light";
    if (isPassed(token, tokens[next + 1])) continue;
    return token.stem;
  }
  return "";
}
