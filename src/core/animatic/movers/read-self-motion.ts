// Which things an action moves by themselves: "the empty chair rocks", "a vase falls from the shelf", "candles float above her".
import { sentencesOf } from "../acting/lines/sentences.ts";
import { ARTICLES, FILLERS, JOINTS, PREPOSITIONS } from "../acting/words.ts";
import { propIn } from "../looks/props/find-prop.ts";
import type { MoverArt } from "./mover.ts";

export type SelfMotion =
  | "rocks"
  | "floats"
  | "drifts"
  | "sinks"
  | "rises"
  | "soars"
  | "falls"
  | "tips"
  | "turns"
  | "shakes"
  | "slides"
  | "boils"
  | "goes_out"
  | "acts"
  | "pushed_off";

export interface SelfMoving {
  readonly noun: string;
  readonly adjectives: readonly string[];
  readonly isMany: boolean;
  /** In order. */
  readonly motions: readonly SelfMotion[];
  /** Drawn by itself, and not as a prop. */
  readonly art: MoverArt | undefined;
  readonly because: readonly string[];
}

/** On water; down through the air; away into it: with all the words after the verb. */
const BORNE: readonly (readonly [SelfMotion, RegExp])[] = [
  [
    "drifts",
    /^(?:floats?|drifts?|bobs?|sails?|washes|wash|glides?|rides|spins|swirls|dances|comes floating|is floating) (?!.*\b(?:above|over)\b)(?:[\w']+ ){0,5}?(?:river|waters?|waves?|sea|lake|pond|stream|brook|canal|puddles?|gutter|pool|bath|bathtub|sink|harbour|surf|foam|tide|current|rapids|ashore|downstream|swell|ocean|bay|fountain|lagoon|moat|flood)\b/,
  ],
  [
    "sinks",
    /^(?:floats?|drifts?|flutters?|sails?|glides?|spins?|spirals?|dances) (?:\w+ly )?(?:down|to the (?:ground|floor)|onto|into (?:her|his|the) (?:\w+ )?(?:hands?|palm|lap))\b/,
  ],
  [
    "rises",
    /^(?:floats?|drifts?|rises?|flies|fly|sails?|soars?) (?:\w+ly )?(?:away|off|up (?:and away|into|over|past|out)|out of|into the (?:\w+ )?(?:sky|air|night|clouds)|skywards?|over the (?:\w+ )?(?:roofs?|rooftops|trees|houses|city|town))\b/,
  ],
  [
    "soars",
    /^(?:flies|fly|sails?|soars?|whizzes|zooms|glides?) (?:\w+ly )?(?:across|through|past|towards|around|over)\b/,
  ],
];

/** What a thing does by its verb, with the words after it; the first that fits counts. */
const MOTIONS: readonly (readonly [SelfMotion, RegExp])[] = [
  ["goes_out", /^(?:(?:goes|blows?|flickers?|flicker and goes|is blown|gutters) out|dies\b|flickers\b)/],
  ["boils", /^(?:boils?|steams?|bubbles over|whistles|hisses|froths|overflows)\b/],
  [
    "tips",
    /^(?:(?:tips?|falls?|topples?|tumbles|knocks|rolls) over|topples?|overturns|spills?|tips\b|is knocked over|keels over)/,
  ],
  [
    "floats",
    /^(?:floats?|hovers?|levitates?|(?:ris(?:es|e)|lifts?|fl(?:ies|y)|drifts?|soars?|hangs?|glides?) (?:up|off|from|into|in|above|over|through|out|itself|by|slowly|to)|rises?$|rise$|flies$|lifts$)/,
  ],
  [
    "falls",
    /^(?:falls?|drops?|tumbles?(?! out)|crash(?:es)?|plummets?|plunges?|slips? (?:off|from)|smash(?:es)?|shatters?)\b/,
  ],
  ["rocks", /^(?:rocks?|sways?|swings?|swaying|rocking|swinging|creaks? (?:back|to and)|bill?ows?|flutters?|flaps?)\b/],
  ["turns", /^(?:turns?|spins?|revolves?|rotates?|whirls?|twirls?|circles?|dances?)\b/],
  ["shakes", /^(?:shakes?|trembles?|rattles?|vibrates?|buzz(?:es)?|jumps?|rumbles?|shudders?|hops?|rings?)\b/],
  [
    "slides",
    /^(?:slides?|moves?|glides?|creeps?|scrapes?|walks?|marches|rolls?|crawls?|drives|chugs?|runs?|sweeps|scrubs|mops|dusts)\b/,
  ],
  [
    "acts",
    /^(?:comes? (?:alive|to life)|wakes?|opens? its|blinks?|winks?|nods?|smiles?|looks?|waves?|raises?|lifts? (?:its|his|her)|climbs?|steps?|bows?(?! ties?\b)|stares?|reaches?|points?|tips? (?:its|his))/,
  ],
];

/** Drawn by themselves, by the words that mean them; what hangs or stands fixed moves only in the ways that it can. */
const ARTS: readonly (readonly [MoverArt, RegExp])[] = [
  ["rocking_chair", /^(?:empty |old |wooden )*rocking (?:chair)$|^rocker$/],
  ["snowman", /\bsnow ?man$/],
  ["scarecrow", /\bscarecrow$/],
  ["armour", /\b(?:suit )?(?:of )?armou?r$|\bempty armou?r$/],
  ["toy_robot", /\b(?:toy|tin|wind up|clockwork|little) robot$/],
  ["puppet", /\b(?:puppet|marionette|dummy)s?$/],
  ["doll", /\b(?:doll|dolly)s?$/],
  ["statue", /\bstatues?$/],
  ["rocking_horse", /\brocking horse$/],
  ["swing", /\bswings?$/],
  ["chandelier", /\bchandeliers?$/],
  ["curtains", /\b(?:curtains?|drapes)$/],
  ["toy_train", /\b(?:(?:toy|model|electric|miniature) (?:train|railway|locomotive)|train set)$/],
  ["clock_face", /\bhands (?:\w+ )?clock$|\bclock (?:'s )?hands?$/],
  ["leaves", /\bfoliage$/],
  ["dominoes", /\bdomino(?:e?s)?$|\brow of dominoes$/],
];

/** Of these a bare "swings" or "turns" is said of people as well. */
const MOST_AFTER = 4;

export function readSelfMotion(action: string, named: (noun: string) => string | undefined): readonly SelfMoving[] {
  const others = moved(action);
  const found = sentencesOf(asDropped(action)).flatMap((words) =>
    clausesOf(words).flatMap((clause, at, all) => selfMovingIn(clause, all.slice(at + 1), named) ?? []),
  );
  const alone = found.filter(
    ({ noun }) => !others.some(({ art, because }) => art === "pile" && isOfPile(noun, because)),
  );
  const pushed = pushedOff(action.toLowerCase());
  return [...(alone.length > 0 ? alone : others), ...pushed];
}

/** "the pyramid of cans falls over": all of them, and no single one. */
const isOfPile = (noun: string, because: readonly string[]): boolean => because.join(" ").includes(` of ${noun}`);

/** What is moved by the wind, or by a touch. */
const MOVED: readonly (readonly [noun: string, motion: SelfMotion, art: MoverArt | undefined, words: RegExp])[] = [
  [
    "candle",
    "goes_out",
    "candle",
    /\b(?:wind|gusts?|draught|draft|breeze|breath(?! and))\b.{0,30}\b(?:blows?|puts?|snuffs?) (?:out )?(?:the |a |her |his |all the )?candles?\b/,
  ],
  [
    "dominoes",
    "tips",
    "dominoes",
    /\b(?:fall|topple|tip|knock|push|flick)\w*\b.{0,40}\bdomino|\bdomino.{0,40}\b(?:fall|topple|tip|collapse)/,
  ],
  [
    "pile",
    "tips",
    "pile",
    /\b(?:pile|pyramid|stack|heap|display|(?:tower|stand) of \w+)\b(?! of (?:hay|straw|leaves|snow|sand|rubble|earth|clothes|laundry|cushions|corn|coal|skulls)).{0,50}?\b(?:crash|toppl|collaps|cascad|tumbl|com(?:e|es|ing) (?:crashing |tumbling )?down|(?:rain|shower|pour|thunder)s? down|rolls? (?:across|all|away|every)|falls? (?:over|down|apart)|gives way|spills?)\w*/,
  ],
  [
    "curtain",
    "rocks",
    "curtains",
    /\b(?:wind|gusts?|draught|breeze|storm)\b.{0,30}\b(?:lifts?|blows?|stirs?|billows?|moves?|catches)\b.{0,20}\bcurtains?\b/,
  ],
];

function moved(action: string): readonly SelfMoving[] {
  const text = action.toLowerCase();
  return MOVED.flatMap(([noun, motion, art, words]) => {
    const because = words.exec(text)?.[0];
    return because === undefined
      ? []
      : [{ noun, adjectives: [], isMany: false, motions: [motion], art, because: [because] }];
  });
}

/** Off what it stands on, by somebody. */
const PUSHED_OFF =
  /\b(?:push|knock|nudge|swat|bat|bump|tip|shov|flick|toppl)\w* (?:the|an?|his|her|its) ((?:[a-z]+ ){0,2}?)([a-z]+) (?:off|from|down from|over the edge of) (?:the|an?|his|her|its) (?:[a-z]+ ){0,2}?(?:shelf|table|counter|desk|mantelpiece|mantel|sill|windowsill|bar|dresser|ledge|piano|sideboard|worktop|bookshelf|cupboard|nightstand|edge|ladder)\b/;

function pushedOff(text: string): readonly SelfMoving[] {
  const [because, adjectives = "", noun = ""] = PUSHED_OFF.exec(text) ?? [];
  if (because === undefined || !isThing(noun)) return [];
  const own = adjectives.split(" ").filter(Boolean);
  return [{ noun, adjectives: own, isMany: false, motions: ["pushed_off"], art: undefined, because: [because] }];
}

const FROM_HANDS =
  /\b((?:the|an?|his|her|their) (?:[\p{L}-]+ ){1,3}?)(?:slips?|falls?|drops?|tumbles?|slides?|clatters?) (?:from|out of|through) (his|her|their|(?:the )?\p{L}+'s) (?:\p{L}+ )?(?:hands?|fingers?|grip|grasp|fist|arms?)\b(?! (?:as|while|when)\b)(?:,? (?:and )?(?:smash|break|shatter|crash|clatter|burst)(?:e?s)\b(?: (?:on|onto|to|over|across|at|in|into) [^,.;]*?(?=,| and |[.;]|$))?)?/giu;
const WHO: Readonly<Record<string, string>> = { his: "he", her: "she", their: "they" };

/** "The book slips from his hands": he drops it. */
function asDropped(action: string): string {
  return action.replaceAll(
    FROM_HANDS,
    (_, thing: string, whose: string) =>
      `${WHO[whose.toLowerCase()] ?? whose.replace(/'s$/, "")} ${/^their$/i.test(whose) ? "drop" : "drops"} ${thing.trim()}`,
  );
}

/** An action without what a thing goes on to do: "the lamp flickers and goes out" is not somebody who goes out. */
export function withoutSelfMotion(text: string): string {
  const action = asDropped(text);
  const sentences = sentencesOf(action);
  const kept = sentences.map(withoutMore);
  return kept.every((words, at) => words === sentences[at]) ? action : kept.map((words) => words.join(" ")).join(". ");
}

function withoutMore(words: readonly string[]): readonly string[] {
  const [first = [], next = [], ...rest] = clausesOf(words);
  if (words[first.length] !== "and" || !selfMovingIn(first, [next, ...rest], () => undefined)) return words;
  const said = next.filter((word) => !FILLERS.has(word));
  return motionOf(said, 0) ? [...first, ...words.slice(first.length + 1 + next.length)] : words;
}

/** Parted by commas and by words that begin another clause. */
function clausesOf(words: readonly string[]): readonly (readonly string[])[] {
  const clauses: string[][] = [[]];
  for (const word of words)
    if (word === "," || word === "and" || JOINTS.has(word)) clauses.push([]);
    else clauses.at(-1)?.push(word);
  return clauses.filter((clause) => clause.length > 0);
}

function selfMovingIn(
  clause: readonly string[],
  later: readonly (readonly string[])[],
  named: (noun: string) => string | undefined,
): SelfMoving | undefined {
  const start = startOf(clause);
  for (let at = start; at < Math.min(clause.length, start + MOST_WORDS); at++) {
    const phrase = clause.slice(start, at + 1).filter((word) => !ARTICLES.has(word));
    const noun = phrase.at(-1) ?? "";
    if (PREPOSITIONS.has(noun)) break;
    const text = phrase.join(" ");
    const art = ARTS.find(([, words]) => words.test(named(noun) ?? "") || words.test(text))?.[0];
    if (art === undefined && !isMovable(noun, text)) continue;
    const first = motionAfter(clause, at);
    if (!first || (OWN.test(clause[start] ?? "") && art === undefined && !IN_AIR.has(first))) continue;
    const then = later.slice(0, 2).flatMap(
      (words) =>
        motionOf(
          words.filter((word) => !FILLERS.has(word)),
          0,
        ) ?? [],
    );
    return {
      ...{ noun, adjectives: phrase.slice(0, -1), art },
      isMany: /[^s]s$/.test(noun),
      motions: [first, ...then],
      because: clause.slice(start, at + 4),
    };
  }
  return undefined;
}

/** "watches the drops on the glass": what stands before an article is no thing. */
const isVerb = (clause: readonly string[], at: number): boolean =>
  ARTICLES.has(clause[at] ?? "") || (/[^s]s$/.test(clause[at] ?? "") && ARTICLES.has(clause[at + 1] ?? ""));

/** "hands out bread rolls": they roll nowhere. */
const isBaked = (words: readonly string[], at: number): boolean =>
  /^(?:bread|sausage|cinnamon|egg|spring)$/.test(words[at] ?? "") && words[at + 1] === "rolls";

/** No vehicle. */
const TOY = /\b(?:paper|toy|model) (?:aero|air)?planes?$/;
const IN_AIR: ReadonlySet<SelfMotion> = new Set(["floats", "drifts", "sinks", "rises", "soars"]);
const MOST_WORDS = 6;
/** What is somebody's is mostly in their hands, or worn. */
const OWN = /^(?:her|his|their|its)$/;

/** After "in the corner", "behind her". */
function startOf(clause: readonly string[]): number {
  if (!PREPOSITIONS.has(clause[0] ?? "")) return 0;
  const next = clause.findIndex((word, at) => at > 1 && ARTICLES.has(word));
  return next < 0 ? 0 : next;
}

const isMovable = (noun: string, text: string): boolean => isThing(noun) || TOY.test(text);

function isThing(noun: string): boolean {
  return noun.length > 2 && !NO_THING.has(noun) && propIn([noun]) !== undefined;
}

/** Nouns of props that mean somebody or something else where they do something. */
const NO_THING = new Set(
  "cook guard light baby hand hands bank stage band nail match rain snow water fire dish film paint record log branch board door window gate coat wheel train bus car boat ship plane star dress king queen castle knight toy wine milk coffee tea juice oil ink paint blood tears ash smoke gas mist ice".split(
    " ",
  ),
);

const motionAfter = (words: readonly string[], at: number): SelfMotion | undefined =>
  isBaked(words, at) || isVerb(words, at) ? undefined : motionIn(words.slice(at + 1));

/** "on the table shakes": after where it is. */
function motionIn(after: readonly string[]): SelfMotion | undefined {
  if (PREPOSITIONS.has(after[0] ?? "") && ARTICLES.has(after[1] ?? "")) {
    const from = [3, 4].find((at) => motionOf(after, at) !== undefined);
    return from === undefined ? undefined : motionOf(after, from);
  }
  for (let at = 0; at < Math.min(after.length, MOST_AFTER); at++) {
    const motion = motionOf(after, at);
    if (motion) return motion;
    const word = after[at] ?? "";
    const skips =
      FILLERS.has(word) || word.endsWith("ly") || /^(?:by|itself|themselves|own|its|of|that|which)$/.test(word);
    if (!skips) return undefined;
  }
  return undefined;
}

function motionOf(words: readonly string[], at: number): SelfMotion | undefined {
  const said = words.slice(at, at + 3).join(" ");
  if (/^(?:open|shut|aside|closed|ajar|wide)$/.test(words[at + 1] ?? "")) return undefined;
  const all = words.slice(at).join(" ");
  return (BORNE.find(([, pattern]) => pattern.test(all)) ?? MOTIONS.find(([, pattern]) => pattern.test(said)))?.[0];
}
