// Who vanishes, appears out of nothing, shrinks, grows, glows, comes out of what is opened or turns into something else, by the words of an action.

import { STATUE, TURNS_TO } from "../unnamed/petrified.ts";

export const TRANSFORMATIONS = [
  "vanish",
  "dissolve",
  "appear",
  "shrink",
  "grow",
  "glow",
  "become",
  "emerge",
  "rise",
] as const;
export type TransformationKind = (typeof TRANSFORMATIONS)[number];

export interface Transformation {
  readonly kind: TransformationKind;
  /** Id of whoever is changed, and of what comes of it. */
  readonly who: string;
  readonly into?: string | undefined;
  /** What comes of it is there all the time. */
  readonly stays?: boolean;
  /** Before it fades. */
  readonly rises?: boolean;
  /** The words that it was read from. */
  readonly because: string;
}

/** Somebody or something that is seen, by the words that mean it. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly isPerson: boolean;
}

const WITH_AIR = String.raw`(?:in|into|with|amid) (?:\w+ ){0,3}?(?:air|smoke|flash|puff|cloud|light|sparks?|mist|stars|nothing|nothingness|glitter|dust)\b`;
/** "steps into the lamp light" is no magic, "in a flash of light" is. */
const IN_A_FLASH = String.raw`(?:in|with|amid) an? (?:\w+ ){0,3}?(?:air|smoke|flash|puff|cloud|light|sparks?|mist|stars|glitter|dust)\b`;
const NOWHERE = String.raw`(?:out of|from) (?:thin air|nowhere|nothing|the air|the ether)`;

/** The first that fits counts; the first of all has a statue in the shot. */
const RULES: readonly (readonly [TransformationKind, RegExp])[] = [
  ["become", TURNS_TO],
  [
    "become",
    /\b(?:transforms?|turns?|changes?|morphs?|shape-?shifts?|metamorphoses) (?:back )?into (?:a|an|the|his|her|one)\b/,
  ],
  [
    "dissolve",
    new RegExp(
      String.raw`\b(?:dissolves?|crumbles?|disintegrates?|evaporates?|turns?|dissolving|burns?) (?:(?:in)?to|into) (?:\w+ )?(?:dust|ash|ashes|sand|smoke|mist|light|nothing|pixels|sparks)\b|\b(?:disintegrates?|evaporates?|dissolves?)(?= ?[.,;]|$)|\bfades? (?:away|into (?:thin )?(?:air|nothing)|to nothing|from (?:view|sight))\b`,
    ),
  ],
  [
    "vanish",
    new RegExp(
      String.raw`\b(?:vanish(?:es)?|disappears?|dematerializes?|dematerialises?|teleports?|winks? out of existence)(?= ?[.,;]|$| and\b| ${WITH_AIR})`,
    ),
  ],
  [
    "appear",
    new RegExp(
      String.raw`\b(?:appears?|materiali[sz]es?|emerges?|steps?) (?:\w+ )?(?:${NOWHERE}|${IN_A_FLASH})|\bmateriali[sz]es?\b|\bappears? (?:suddenly|by magic)\b|\bsuddenly appears?\b`,
    ),
  ],
  ["shrink", /\bshrinks?\b(?! (?:back|away|from|into|against|behind))|\bgrows? (?:smaller|tiny)\b/],
  [
    "grow",
    /\bgrows? (?:taller|larger|bigger|huge|enormous|gigantic|to (?:twice|ten|double|giant|enormous|the size)|as tall as|as big as|into a giant|and grows?)\b|\bswells? to\b/,
  ],
  [
    "glow",
    /\b(?:glows?|begins? to glow|starts? to glow|glowing|shines?|radiates?|shimmers?|blazes?) (?:\w+ )?(?:with|in|like|from within|all over)\b|\b(?:glows?|shimmers?)(?= ?[.,;]|$)|\bradiates? (?:\w+ )?(?:light|energy|power)\b/,
  ],
  [
    "rise",
    /\b(?:rises?|surfaces?|emerges?|looms?(?: up)?|comes? up|climbs?|crawls?|claws? (?:his|her|its) way) (?:slowly |silently |up )?(?:up )?(?:from|out of|through) (?:the |its |his |her |a )?(?:\w+ ){0,2}?(?:graves?|tomb|coffin|crypt|ground|earth|soil|water|lake|swamp|sea|river|mud|sand|pond|marsh|bog|ocean|depths|deep|lagoon|mist|ashes)\b/,
  ],
  [
    "emerge",
    /(?<=\b(?:open|pry|pries|prise|lift|unlock|untie|uncover|unzip|tear|crack|break|kick|slit|peel|lever|smash|split|remove|shake)\w*\b[^.;]*)\b(?:shoots?|bursts?|pops?|leaps?|springs?|jumps?|fl(?:y|ies)|flutters?|crawls?|scuttles?|slithers?|hops?|swarms?|rushes|darts?|scurr(?:y|ies)|wriggles?|comes?) (?:\w+ )?out\b/,
  ],
];

export function readTransformation(action: string, named: readonly Named[]): Transformation | undefined {
  const text = action.toLowerCase();
  for (const [kind, words] of RULES) {
    const match = magicIn(text, kind, words);
    if (!match) continue;
    const before = text.slice(0, match.index);
    const alike = match[0].endsWith(" one") ? likeIt(before, named) : undefined;
    if (alike) return { ...alike, kind, because: match[0] };
    const who = lastIn(
      before,
      named.filter(({ isPerson }) => isPerson),
    );
    if (who === undefined) continue;
    const after = text.slice(match.index + match[0].length);
    const others = named.filter(({ id }) => id !== who);
    const into = kind === "become" ? becomes(words, after, others) : undefined;
    if (kind === "become" && into === undefined && match[0].startsWith("turn")) continue;
    const rises = kind === "dissolve" && RISES_THEN.test(before);
    return { kind, who, into, because: match[0], ...(rises && { rises }) };
  }
  return undefined;
}

/** "walks into the mine and disappears": it is no magic. */
const GOES_OUT_OF_SIGHT =
  /\b(?:walk|run|go|goes|step|turn|sail|rid|driv|swim|fl(?:y|ies)|gallop|rac|slip|duck|climb|crawl|march|strid|stroll|sprint|wander|trudg|hurr|head)\w* (?:\w+ )?(?:into|in|through|round|around|behind|over|down|up|along|across|past) [^.;,]*\band $/;
const AIR = new RegExp(WITH_AIR);

function magicIn(text: string, kind: TransformationKind, words: RegExp): RegExpExecArray | null {
  const match = words.exec(text);
  const isMerelyGone =
    match && kind === "vanish" && GOES_OUT_OF_SIGHT.test(text.slice(0, match.index)) && !AIR.test(match[0]);
  return isMerelyGone ? null : match;
}

const becomes = (words: RegExp, after: string, others: readonly Named[]): string | undefined =>
  (words === TURNS_TO ? others.find(({ id }) => id === STATUE)?.id : undefined) ?? firstIn(after, others);

/** "rises from the grave and fades away". */
const RISES_THEN = /\b(?:rises?|appears?|emerges?|drifts?|floats?) (?:\w+ ){0,2}?(?:from|out of|up|through|in)\b/;

/** Places of somebody's names in a text. */
function placesOf({ id, name }: Named, text: string): readonly number[] {
  const own = new Set(`${id} ${name}`.toLowerCase().split(/[\s_#\d]+/));
  return [...own]
    .filter((word) => word.length > 1 && word !== "the")
    .map((word) => text.search(new RegExp(`\\b${word.replaceAll(/\W/g, "")}\\b`)));
}

/** Nothing of what else is named right before it: "the candle glows". */
function lastIn(text: string, named: readonly Named[]): string | undefined {
  const sentence = text.slice(1 + Math.max(text.lastIndexOf("."), text.lastIndexOf(",")));
  const found = [sentence, text].map(
    (part) =>
      named
        .map((one) => ({ id: one.id, at: Math.max(-1, ...placesOf(one, part)) }))
        .filter(({ at }) => at >= 0)
        .toSorted((a, b) => b.at - a.at)[0],
  );
  const own = found[0];
  if (own) return isOther(sentence.slice(own.at)) ? undefined : own.id;
  return /^(?:\s*(?:and|then|slowly|suddenly|finally|he|she|they))*\s*$/.test(sentence) ? found[1]?.id : undefined;
}

/** A noun of something else between the name and the verb: "of Ben's lamp". */
const isOther = (words: string): boolean =>
  !/\b(?:and|then) *$/.test(words) && /\b(?:his|her|their|'s|the|a|an)\b/.test(words.replace(/^\w+/, ""));

/** "Mia kisses the frog and turns into one": who is named first becomes as the other one is, which stays. */
function likeIt(text: string, named: readonly Named[]) {
  const who = firstIn(text, named);
  const into =
    who &&
    firstIn(
      text,
      named.filter(({ id }) => id !== who),
    );
  return into ? { who, into, stays: true } : undefined;
}

function firstIn(text: string, named: readonly Named[]): string | undefined {
  return named
    .map((one) => ({ id: one.id, at: Math.min(...placesOf(one, text).filter((place) => place >= 0)) }))
    .filter(({ at }) => Number.isFinite(at))
    .toSorted((a, b) => a.at - b.at)[0]?.id;
}
