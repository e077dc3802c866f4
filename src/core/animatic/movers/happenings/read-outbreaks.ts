// What things do by themselves besides falling: what bursts, what jumps out of something, what rolls away, what cracks, how water rises, and flames that go out one by one.
import { propIn } from "../../looks/props/find-prop.ts";

export type Outbreak =
  | { readonly kind: "burst"; readonly noun: string; readonly loud: boolean; readonly at: "face" | "hands" | "thing" }
  | { readonly kind: "leap"; readonly noun: string; readonly source: string }
  | { readonly kind: "roll"; readonly noun: string; readonly towards: string }
  | { readonly kind: "crack"; readonly noun: string; readonly surface: "ground" | "wall" | "pane" }
  | { readonly kind: "water"; readonly noun: string; readonly level: WaterLevel }
  | { readonly kind: "out"; readonly noun: string };

export type WaterLevel = "ankle" | "knee" | "waist" | "chest";

export interface Happening {
  readonly what: Outbreak;
  readonly isMany: boolean;
  readonly adjectives: readonly string[];
  readonly because: string;
  /** Part of the text before it. */
  readonly from: number;
}

const NP =
  "(?:\\b(?:the|an?|his|her|their|its|two|three|several|some|all the|every|one|both|\\w+['’]s) )?(?<phrase>(?:(?!and\\b|as\\b|but\\b|while\\b)[\\w-]+ ){0,3}?(?<noun>[\\w-]+))";
const ADV = "(?: \\w+ly| suddenly| then| all)?";

const BURST = new RegExp(
  `${NP}${ADV} (?<verb>bursts?|pops?|explodes?|blows up)(?! (?:into (?!pieces|bits|powder)|out|from|off|up))(?<rest>(?: (?:open|apart|asunder|(?:in)?to (?:pieces|bits|powder)))?(?: (?:right |straight )?in (?:his|her|their|(?:the )?\\w+['’]s?) (?<where>face|hands?|fingers|mouth))?)(?= |[.,;]|$)`,
  "g",
);
/** By somebody. */
const POPPED =
  /\b(?:pops?|bursts?|pricks?|punctures?) (?:the|an?|his|her|their|its|one of the|another|every|\w+['’]s) (?<phrase>(?:\w+ ){0,2}?(?<noun>balloons?|bubbles?|paper bag))\b/g;
const LEAP = new RegExp(
  `${NP}${ADV} (?:jumps?|pops?|shoots?|fl(?:y|ies)|leaps?|springs?|bounces?|bursts?|hops?|spurts?|rockets?|whirls?)(?: up| straight| right| high| flying)? (?:out of|from|off|out from) (?:the|an?|his|her|its|their) (?<source>(?:[\\w-]+ ){0,2}?[\\w-]+)(?= |[.,;]|$)`,
  "g",
);
const ROLL = new RegExp(
  `${NP}${ADV} (?:rolls?|bounces?|skitters?|trundles?|bowls?)(?: \\w+ly)? (?<way>(?:towards?|at|up to|to) (?:him|her|them|(?:the )?[\\w]+)|away|off|down|out|past|along|across|over|under|behind|through|all|everywhere|into|in)\\b`,
  "g",
);
const SURFACES =
  "ice|floor|ground|earth|road|pavement|lake|street|wall|ceiling|mirror|window|glass|windscreen|windshield|screen|pane|dam|plaster|visor|lens|rock|cliff";
const CRACK = new RegExp(
  `\\b(?:an? |the )?(?:\\w+ )?(?:cracks?|fissure|rift) (?:\\w+ly )?(?:runs?|spreads?|shoots?|opens?|races?|zigzags?|creeps?|appears?|snakes?)\\b[^.;,]{0,24}?\\b(?<noun>${SURFACES})\\b|\\bthe (?:\\w+ )?(?<own>${SURFACES}) (?:\\w+ly )?(?:cracks?|splits?|splinters?)\\b`,
  "g",
);
const WATER =
  /\b(?:the )?(?:\w+ )?(?<noun>water|tide|flood|sea|river)(?: \w+ly)? (?:rises?|climbs?|creeps? up|floods?|comes? up|reaches|swirls?|surges?|is up to|gushes in|pours in|comes in|streams in|fills)\b(?<rest>[^.;]{0,40})/g;
const OUT =
  /\b(?<noun>candle|lantern|torch|lamp|light|flame)s?\b[^.;]{0,40}?\b(?:out|die|fade)\b[^.;]{0,30}?\bone (?:by one|after (?:another|the other))|\b(?:blows?|snuffs?|puts?|pinches)\b[^.;]{0,20}?\b(?<own>candle|lantern|torch|lamp|light|flame)s\b[^.;]{0,30}?\bone (?:by one|after (?:another|the other))/;

const LEVELS: readonly (readonly [RegExp, WaterLevel])[] = [
  [/\b(?:chest|neck|chin|shoulders?|mouth)\b/, "chest"],
  [/\b(?:waists?|hips?|belly|belt)\b/, "waist"],
  [/\b(?:ankles?|carpet|floor|shoes|feet|toes)\b/, "ankle"],
];

/** They are burst, though no prop. */
const BURSTING =
  /^(?:balloons?|bubbles?|fireworks?|rockets?|tyres?|tires?|pipe|iron|boiler|tank|oven|engine|machine|bag|sack|pillow|cushion|bulb|fuse|flask|bottle|barrel|hydrant|suitcase|parcel|bomb|grenade|battery|snowman|vase|jar|pumpkin|melon|television|radio|toaster|microwave|kettle|seam|button)$/;
const FLYING = /^(?:toast|popcorn|cork|lid|cap|bread|pancake|spring|coins?|cards?|sparks?)$/;
/** Air and stuff are no things, and words of time and place no nouns. */
const NO_NOUN =
  /^(?:it|they|he|she|water|smoke|steam|light|flames?|fire|sparks?|tears|laughter|blood|crowd|people|children|rain|snow|wind|eyes|head|heart|voice|music|door|window|doors|windows|curtain|curtains|dust|foam|mud|oil|beer|milk|coal|coals|spray)$/;

const isThing = (noun: string, also?: RegExp): boolean =>
  !NO_NOUN.test(noun) && (also?.test(noun) === true || propIn([noun]) !== undefined);

const HANDS = /\b(?:hands?|fingers|grip|grasp|arms?|mouth|fist|pocket|head|bed|chair|seat|sofa|car|bus|train|boat)\b/;

export function outbreaksIn(action: string): readonly Happening[] {
  const text = action.toLowerCase();
  const found = (pattern: RegExp, read: (one: RegExpMatchArray) => Outbreak | undefined) =>
    [...text.matchAll(pattern)].flatMap((one): readonly Happening[] => {
      const what = read(one);
      const phrase = (one.groups?.["phrase"] ?? "").split(" ");
      const isMany = what !== undefined && (/[^s]s$/.test(what.noun) || what.noun === "popcorn");
      const from = (one.index ?? 0) / Math.max(1, text.length);
      return what ? [{ what, isMany, adjectives: phrase.slice(0, -1), because: one[0].trim(), from }] : [];
    });
  return [
    ...found(LEAP, leapOf),
    ...found(BURST, (one) => burstOf(one, text)),
    ...found(POPPED, ({ groups = {} }) => ({ kind: "burst", noun: groups["noun"] ?? "", loud: false, at: "thing" })),
    ...found(ROLL, rollOf),
    ...found(CRACK, (one) => crackOf(one, text)),
    ...found(WATER, waterOf),
    ...found(new RegExp(OUT.source, "g"), ({ groups = {} }) => ({
      kind: "out",
      noun: groups["noun"] ?? groups["own"] ?? "candle",
    })),
  ];
}

function leapOf({ groups = {} }: RegExpMatchArray): Outbreak | undefined {
  const { noun = "", source = "" } = groups;
  return isThing(noun, FLYING) && !HANDS.test(source) ? { kind: "leap", noun, source } : undefined;
}

function burstOf({ groups = {}, index = 0, 0: one }: RegExpMatchArray, text: string): Outbreak | undefined {
  const { noun: said = "", verb = "", where, rest = "" } = groups;
  const noun = said === "it" ? lastBursting(text.slice(0, index + one.length)) : said;
  const loud = /^(?:explode|blow)/.test(verb);
  const isSaid =
    BURSTING.test(noun) || loud || verb.startsWith("pop") || /open|apart|asunder|pieces|bits|powder/.test(rest);
  return isSaid && isThing(noun, BURSTING) ? { kind: "burst", noun, loud, at: at(where) } : undefined;
}

const lastBursting = (before: string): string =>
  before.split(/[^a-z-]+/).findLast((word) => isThing(word, BURSTING)) ?? "";

function at(where: string | undefined): "thing" | "face" | "hands" {
  if (where === undefined) return "thing";
  return /face|mouth/.test(where) ? "face" : "hands";
}

function rollOf({ groups = {} }: RegExpMatchArray): Outbreak | undefined {
  const { noun = "", way = "" } = groups;
  const isRound = isThing(noun, /^(?:tyres?|tires?|oranges?|pearls?|beads|rocks?|boulders?|stones?)$/);
  return isRound ? { kind: "roll", noun, towards: /^(?:towards?|at|up to|to) (.+)/.exec(way)?.[1] ?? "" } : undefined;
}

function crackOf({ groups = {} }: RegExpMatchArray, text: string): Outbreak | undefined {
  const noun = groups["noun"] ?? groups["own"] ?? "";
  if (/\bfalls? (?:in|through)\b|\bbreaks? through\b/.test(text)) return undefined;
  const surface = /^(?:mirror|window|glass|windscreen|windshield|screen|pane|visor|lens)$/.test(noun)
    ? "pane"
    : /^(?:wall|ceiling|dam|plaster|cliff)$/.test(noun)
      ? "wall"
      : "ground";
  return { kind: "crack", noun, surface };
}

function waterOf({ groups = {} }: RegExpMatchArray): Outbreak {
  const { noun = "water", rest = "" } = groups;
  return { kind: "water", noun, level: LEVELS.find(([words]) => words.test(rest))?.[1] ?? "knee" };
}
