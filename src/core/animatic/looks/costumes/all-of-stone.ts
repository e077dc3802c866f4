// People who are of one stuff from head to foot, clothes and hair as well: statues that come alive, a man of ice, a golem of clay.
import type { Colour } from "../../colour/colour.ts";
import type { Clothes, Garment } from "../clothes.ts";

interface Colours {
  readonly skin: Colour;
  readonly eyes: Colour;
  readonly freckles: boolean;
  readonly hair: { readonly colour: Colour };
  readonly beard: { readonly colour: Colour };
  readonly clothes: Clothes;
}

const STUFFS: Readonly<Record<string, Colour>> = {
  marble: { light: 0.92, chroma: 0.008, hue: 90 },
  alabaster: { light: 0.92, chroma: 0.012, hue: 70 },
  plaster: { light: 0.9, chroma: 0.01, hue: 80 },
  porcelain: { light: 0.93, chroma: 0.01, hue: 240 },
  ice: { light: 0.87, chroma: 0.05, hue: 225 },
  snow: { light: 0.95, chroma: 0.01, hue: 230 },
  stone: { light: 0.66, chroma: 0.012, hue: 90 },
  boulders: { light: 0.6, chroma: 0.012, hue: 80 },
  rock: { light: 0.6, chroma: 0.012, hue: 80 },
  rocks: { light: 0.6, chroma: 0.012, hue: 80 },
  granite: { light: 0.55, chroma: 0.01, hue: 260 },
  bronze: { light: 0.5, chroma: 0.07, hue: 75 },
  clay: { light: 0.55, chroma: 0.07, hue: 50 },
  terracotta: { light: 0.6, chroma: 0.1, hue: 45 },
  wax: { light: 0.86, chroma: 0.05, hue: 85 },
  gold: { light: 0.76, chroma: 0.13, hue: 88 },
  sand: { light: 0.78, chroma: 0.06, hue: 80 },
};
const STUFF = Object.keys(STUFFS).join("|");

/** What such a one is called, before anything that it has or stands beside. */
const FIGURE = /^(?:an? |the )?(?:\S+ ){0,4}(?:statue|sculpture|golem)s?\b/;
const END = / (?:with|in|on|at|who|beside|\.)(?: |$)/;
/** "A man of ice", "a woman made of glass". */
const MADE_OF = new RegExp(
  String.raw`^(?:an? |the )?(?:\S+ ){0,3}(?:(?:wo)?man|boy|girl|knight|soldier|king|queen|giant|figure|warrior) (?:(?:made|carved|built|hewn|cast|moulded|sculpted) )?(?:out )?(?:of|from) (?:(?:solid|pure|white|black|grey|red|green|living|melting|cracked|carved|polished|blue|stacked|piled|heaped|loose) )?(${STUFF})\b`,
);
const NAMED = new RegExp(String.raw`\b(${STUFF})\b`);

/** As it is, where the words are of nobody of one stuff. */
export function inOneStuff<Person extends Colours>(look: Person, words: readonly string[]): Person {
  const colour = stuffOf(words.join(" "));
  if (!colour) return look;
  const eyes = { ...colour, light: colour.light * 0.7 };
  return {
    ...{ ...look, skin: colour, eyes, freckles: false },
    hair: { ...look.hair, colour: { ...colour, light: colour.light * 0.93 } },
    beard: { ...look.beard, colour: { ...colour, light: colour.light * 0.93 } },
    clothes: clothesOf(look.clothes, colour),
  };
}

function stuffOf(text: string): Colour | undefined {
  const made = MADE_OF.exec(text)?.[1];
  if (made !== undefined) return STUFFS[made];
  const [first = ""] = text.split(END);
  return FIGURE.test(first) ? STUFFS[NAMED.exec(first)?.[1] ?? "stone"] : undefined;
}

/** Sleeves and hems are told by their shade. */
function clothesOf(clothes: Clothes, colour: Colour): Clothes {
  const of = (garment: Garment): Garment => ({
    ...garment,
    colour: { ...colour, light: colour.light * 0.96 },
    second: { ...colour, light: colour.light * 0.85 },
  });
  const { top, over, bottom, shoes, hat, extras } = clothes;
  return {
    ...{ ...clothes, top: of(top), over: over && of(over), bottom: of(bottom), shoes: of(shoes), hat: hat && of(hat) },
    extras: Object.fromEntries(Object.entries(extras).map(([kind, garment]) => [kind, of(garment)])),
  };
}
