// What comes out of a thing of its own accord: smoke, steam, flames, sparks, water or light, of which colour, and out of what.

export type Air = "smoke" | "steam" | "flames" | "sparks" | "water" | "light";

export interface Outpour {
  readonly air: Air;
  /** Before the word for it: "thick black". */
  readonly before: readonly string[];
  /** Words for what it comes out of; the last is its noun. None for what somebody is at. */
  readonly source: readonly string[];
  /** Part of the text before it. */
  readonly from: number;
  readonly because: string;
}

const AIRS: readonly (readonly [Air, RegExp])[] = [
  ["smoke", /^(?:smoke|fumes|gas|soot)$/],
  ["steam", /^(?:steam|vapou?rs?|mist)$/],
  ["flames", /^(?:flames?|fire)$/],
  ["sparks", /^sparks?$/],
  ["water", /^(?:water|rain|rainwater|spray|froth|suds)$/],
  ["light", /^(?:light|glow|radiance)$/],
];

const NOUN =
  "smoke|fumes|gas|soot|steam|vapou?rs?|mist|flames?|fire|sparks?|water|rain|rainwater|spray|froth|suds|light|glow|radiance";
const COMES =
  "pours?|billows?|curls?|rolls?|blows?|puffs?|streams?|drifts?|rises?|wafts?|seeps?|escapes?|erupts?|bursts?|shoots?|leaps?|licks?|flares?|jumps?|fl(?:y|ies)|showers?|spits?|crackles?|gushes|gush|spurts?|sprays?|squirts?|jets?|leaks?|drips?|trickles?|floods?|flows?|runs|spills?|hiss(?:es)?|comes?|belch(?:es)?|explodes?|swirls?|spews?|fountains?|shines?|floats?|creeps?|oozes?|coils?";
const OUT = "out of|under|out from under|out from|from under|from behind|from|off|up from|through|over";
const SAID = new RegExp(
  String.raw`\b((?:\w+ ){0,2})(${NOUN}) (?:\w+ly )?(?:${COMES}) (?:\w+ly |back |up |out |down )*?(?:${OUT}) (?:the |an? |his |her |its |their )?((?:\w+ ?){1,3})`,
  "g",
);
/** "The toaster catches fire", "the kettle steams". */
const ITSELF: readonly (readonly [Air, RegExp])[] = [
  [
    "flames",
    /\b(?:the |an? |his |her )((?:\w+ ){0,2}\w+) (?:catches fire|bursts into flames?|goes up in flames|is on fire|is ablaze)\b/g,
  ],
  [
    "smoke",
    /\b(?:the |an? |his |her )((?:\w+ ){0,2}\w+) (?:smokes|smoulders|is smoking|starts to smoke|begins to smoke)\b/g,
  ],
  ["steam", /\b(?:the |his |her )((?:\w+ ){0,2}\w+) (?:steams|is steaming)\b/g],
  ["sparks", /\b(?:the |an? |his |her )((?:\w+ ){0,2}\w+) (?:sparks|throws sparks|spits sparks|short-circuits)\b/g],
];
/** "and steam rolls into her face", "steam hisses up": out of what somebody is at. */
const AT_THEM = new RegExp(
  String.raw`\b((?:\w+ ){0,2})(${NOUN}) (?:\w+ly )?(?:${COMES}|hits?|clouds?|envelops?) (?:(?:up|out|back)(?= ,|[,.]| and|$)|(?:\w+ ){0,2}?(?:his|her) (?:face|eyes)|(?:him|her) in the (?:face|eyes|chest))`,
  "g",
);
const ENDS =
  /^(?:and|as|while|when|into|in|onto|on|at|to|over|across|with|until|behind|before|beside|under|of|he|she|they|it|that|which|where|up|down|out)$/;

export function readOutpours(action: string): readonly Outpour[] {
  const text = action.toLowerCase();
  const from = ({ index }: RegExpMatchArray) => (index ?? 0) / Math.max(1, text.length);
  const poured = [...text.matchAll(SAID)].flatMap((found): readonly Outpour[] => {
    const [because, before = "", noun = "", source = ""] = found;
    const air = AIRS.find(([, names]) => names.test(noun))?.[0];
    const words = sourceIn(source);
    if (air === undefined || words.length === 0) return [];
    return [{ air, before: before.split(" "), source: words, from: from(found), because }];
  });
  const met = [...text.matchAll(AT_THEM)].flatMap((found): readonly Outpour[] => {
    const [because, before = "", noun = ""] = found;
    const air = AIRS.find(([, names]) => names.test(noun))?.[0];
    const isNew = !poured.some((one) => one.because.includes(noun));
    return air && isNew ? [{ air, before: before.split(" "), source: [], from: from(found), because }] : [];
  });
  const own = ITSELF.flatMap(([air, pattern]) =>
    [...text.matchAll(pattern)].map((found): Outpour => {
      const [because, source = ""] = found;
      return { air, before: [], source: source.split(" "), from: from(found), because };
    }),
  );
  return [...poured, ...met, ...own];
}

/** Up to where something else begins. */
function sourceIn(said: string): readonly string[] {
  const words = said.trim().split(" ");
  const end = words.findIndex((word) => ENDS.test(word));
  return end < 0 ? words : words.slice(0, end);
}
