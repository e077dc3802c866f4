// What comes out of water, earth and the dark, and what is made of light: hands, fins, eyes, shadows, gates to elsewhere, lightning, spells.
import type { MoverArt } from "./mover.ts";

export type ApparitionArt = Extract<
  MoverArt,
  | "hand_up"
  | "claw"
  | "tentacle"
  | "fin"
  | "periscope"
  | "monster_neck"
  | "eyes"
  | "claw_shadow"
  | "portal"
  | "lightning"
  | "beam"
  | "fireball"
>;

export interface Apparition {
  readonly art: ApparitionArt;
  /** The words that it was read from. */
  readonly because: string;
}

const UP = String.raw`(?:ris|emerg|burst|break|breach|shoot|punch|reach|com|appear|surfac|erupt|thrust|claw|poke|stick|push|lift|snake|slither)\w*`;
const MAGIC = String.raw`(?:lightning|magic|energy|light|power|sparks|fire|flames?|electricity|plasma|ice|rays?|beams?|bolts?|blasts?)`;

/** The first that fits of each line counts. */
const RULES: readonly (readonly [ApparitionArt, RegExp])[] = [
  [
    "hand_up",
    new RegExp(
      String.raw`\b(?:hand|arm|fist)s? (?:(?!and\b)\w+ )?${UP} (?:\w+ ){0,2}?(?:out of|from|through|up|above)\b|\b(?:hand|arm)s? ${UP} (?:\w+ ){0,3}?(?:water|grave|earth|soil|ground|mud|lake|snow|sand)\b`,
    ),
  ],
  ["claw", new RegExp(String.raw`\b(?:claws?|talons?|paw) (?:(?!and\b)\w+ )?${UP}`)],
  ["tentacle", /\btentacles?\b/],
  [
    "fin",
    /\b(?:shark )?(?:fin|fins)\b(?= (?:\w+ ){0,2}?(?:cut|circl|ris|slic|mov|glid|appear|surfac|break|com|swim|head|race)\w*)|\bfin of (?:a|the) shark\b/,
  ],
  [
    "periscope",
    /\bperiscopes?\b(?= (?:\w+ )?(?:ris|break|surfac|appear|turn|com|emerg|poke|slid|cut|slic|glid|mov)\w*)/,
  ],
  [
    "monster_neck",
    new RegExp(
      String.raw`\b(?:(?:sea|lake|loch|river|water) (?:monster|serpent|beast|creature|dragon)|long neck|leviathan|nessie|hydra)\b(?: of \w+ \w+ ?\w*)? (?:\w+ ){0,2}?${UP}`,
    ),
  ],
  [
    "eyes",
    /\b(?:(?:two|glowing|yellow|red|green|burning|bright|pair of|shining|orange|white|many|dozens of) ){1,3}eyes? (?:\w+ )?(?:open|glow|shin|appear|gleam|watch|star|glint|blink|burn|light|peer|follow|look|loom)\w*/,
  ],
  [
    "eyes",
    /\beyes? (?:\w+ )?(?:appear|ris|surfac|emerg|glid|watch|break)\w* (?:\w+ ){0,2}?(?:above|out of|on|over|from) (?:the )?(?:\w+ )?(?:water|surface|river|swamp|lake)\b/,
  ],
  [
    "claw_shadow",
    /\b(?<!\b(?:its|his|her|their) (?:\w+ )?)(?:shadow|silhouette)s?\b(?=.{0,60}\b(?:creep|grow|ris|fall|loom|climb|stretch|spread|glid|mov|reach|slid|crawl|flit|tower)\w*)/,
  ],
  ["portal", /\b(?:portal|vortex|wormhole|rift|stargate|gateway|tear in (?:the air|reality|space)|hole in the air)\b/],
  [
    "beam",
    new RegExp(
      String.raw`\b${MAGIC}\b (?:\w+ ){0,2}?(?:shoot|shot|burst|fl[iye]|stream|pour|leap|blast|crackl|spring|flash|erupt|arc)\w* (?:\w+ )?(?:from|out of|between) (?:\S+ ){0,3}?(?:hands?|palms?|fingers?|fingertips|staff|wand|eyes)\b`,
    ),
  ],
  [
    "beam",
    new RegExp(
      String.raw`\b(?:shoot|hurl|fir|cast|blast|throw|fling|send|unleash)\w* (?:\w+ ){0,3}?(?:lightning|bolts? of (?:\w+ )?${MAGIC}|beams? of (?:\w+ )?${MAGIC}|a beam|spells?|energy|magic)\b`,
    ),
  ],
  [
    "lightning",
    /\b(?:lightning|a (?:lightning )?bolt|thunderbolt) (?:\w+ )?(?:strik|hit|split|struck|fork|flash|crack|rip|tear|zap)\w*|\b(?:is |are )?struck by lightning\b/,
  ],
  [
    "fireball",
    /\b(?:conjur|form|mak|hold|rais|creat|summon|hurl|throw|juggl|cup|gather|shap)\w* (?:\w+ ){0,3}?(?:fireballs?|ball of (?:fire|light|flame|energy|lightning)|orb of \w+|flames? (?:in|between|above) \w+ (?:hands?|palms?))\b|\b(?:ball|orb) of (?:fire|light|energy|flame)\b/,
  ],
];

export function readApparitions(action: string): readonly Apparition[] {
  const text = action.toLowerCase().replaceAll(/['\u2019]s\b/g, " s");
  const found = new Map<ApparitionArt, Apparition>();
  for (const [art, words] of RULES) {
    const because = words.exec(text)?.[0];
    if (because !== undefined && !found.has(art)) found.set(art, { art, because });
  }
  if (found.has("beam")) found.delete("lightning");
  return [...found.values()];
}
