// What lands on somebody by a clause of its own or out of somebody's hands: "batter hits the guest's face", "muddy water splashes her from head to toe", "flour bursts over
// Ben", "throws a pie into his face". Which stuff, on whom, on which part of them; and an action with them as its subject instead.
import type { Colour } from "../../colour/colour.ts";
import { colourOf } from "../../colour/colour-words.ts";
import { andThen, clauseStart, FACE, FEET, patternsFor, SUBJECT, withoutArticle } from "./on-whom.ts";
import { stuffOf, STUFF_WORDS, type Flowing, type Stuff } from "../stuffs.ts";

export type SplashedPart = "face" | "body" | "feet";

export interface Splash {
  /** As it is named: "the guest", "her"; and with whom. */
  readonly whom: string;
  readonly too?: string;
  readonly part: SplashedPart;
  readonly noun: string;
  readonly flowing: Flowing;
  readonly colour: Colour;
  /** It is dry and fine, or soft. */
  readonly isPowder: boolean;
  /** Or out of somebody's hands. */
  readonly by: "itself" | "somebody";
  /** From above. */
  readonly isFalling: boolean;
  readonly because: string;
  /** Where it is in the text: its clause up to its end. */
  readonly from: number;
  readonly until: number;
}

/** Water by other names, and what is thrown whole. */
const OTHERS: Readonly<Record<string, string>> = {
  ...{ splash: "water", spray: "water", wave: "water", waves: "water", surf: "water", slush: "snow" },
  ...{
    pie: "cream",
    cake: "cream",
    tomato: "ketchup",
    snowball: "snow",
    avalanche: "snow",
    egg: "custard",
    eggs: "custard",
    cloud: "flour",
  },
};
/** Ice that breaks under somebody lands on nobody. */
const BREAKS = "(?!ice (?:\\w+ly )?(?:breaks?|cracks?|gives?|splits?|opens?|collapses?)\\b)";
/** "falls on the ice and lands on his back": where somebody is. */
const NOT_WHERE = "(?<!\\b(?:on|onto|in|into|across|over|through|along|at) (?:the |a )?(?:\\w+ )?)";
const STUFF = `${NOT_WHERE}(?<stuff>${BREAKS}(?:${STUFF_WORDS}|${Object.keys(OTHERS).join("|")}))`;
const POWDER =
  /^(?:flour|sugar|powder|soot|dust|ash|ashes|snow|slush|snowball|avalanche|cloud|feathers|plaster|lime|salt)$/;

const LANDS =
  "(?:splash|splatter|spatter|squirt|spurt|spray|gush|burst|shoot|jet|fl(?:y|ie)|erupt|leap|spit|blast|foam|explode|shower|rain|spew|scatter|tumble|cascade|spill|slop|run|trickle|pour|whirl|flood|drip|drop|fall|blow|rush|slid?e|land|empt(?:y|ie)|break|float|drift|settle|stream|crash|come|ooze|plop|slap|smack|smash|splat)(?:e?s|ing)?";
const HITS =
  "(?:hit|cover|spray|squirt|splash|splatter|spatter|soak|drench|bur(?:y|ie)|coat|catch|strike|engulf|smack|douse|dust|powder|shower|plaster|smear|blind|swallow)(?:e?s)?";
const GIVEN =
  "(?:throw|fling|toss|hurl|pour|empt(?:y|ie)|tip|squirt|spray|spit|splash|spatter|dump|shove|smear|smash|push|press|slap|rub|blow|spill|slop|knock|spew|send|shake|sprinkle|flick|shoot|upset|plant)(?:e?s)?";
const MANNER = "(?:(?:\\w+ly|then|now|all|right|straight|back|down|up|out|off|over|flying|and) )*";
const ONTO = "(?:over|onto|on|into|in|down|at|against|across|upon|around|round|through|under)";

const BY_ITSELF: readonly string[] = [
  `\\b${STUFF}\\b(?: ${LANDS}[^.;,]{0,30}? and)? ${MANNER}${LANDS} ${MANNER}(?:${ONTO} (?:the|an?) \\w+ and )?(?:on top of|out of \\w+ onto|${ONTO}) WHOM`,
  `\\b${STUFF}\\b(?: ${MANNER}${LANDS}[^.;,]{0,40}? and)? (?:\\w+ly )?${HITS} WHOM`,
  "\\b(?:leaves|turns|paints|blackens|makes) WHOM (?:\\w+ )?(?:black|white|red|green|blue|purple|yellow|brown|covered|dripping|smeared|wet)(?: (?:with|in) (?<stuff>\\w+))?",
];
const GIVES: readonly string[] = [
  `\\b${GIVEN} (?:[\\w'’]+ ){0,4}?${STUFF} (?:\\w+ly |right |all |straight )?${ONTO} WHOM`,
];
/** By a vehicle, or by who is not named. */
const DRENCHED = "\\b(?<stuff>splash|splatter|spatter|drench|soak)(?:e?s) WHOM";

/** Without one of these words nothing lands on anybody. */
const ANY = new RegExp(
  `\\b(?:${STUFF_WORDS}|${Object.keys(OTHERS).join("|")})\\b|\\b(?:splash|splatter|spatter|drench|soak|leaves|turns|paints|blackens|makes)`,
);

export function splashesIn(action: string, names: readonly string[]): readonly Splash[] {
  const text = action.toLowerCase();
  if (!ANY.test(text)) return [];
  const own = names.map((name) => name.toLowerCase());
  const isActor = new RegExp(
    `\\b(?:he|she|they|who${own.map((name) => `|${name.replaceAll(/\W/g, "")}`).join("")})\\b`,
  );
  const itself = patternsFor(BY_ITSELF, own).flatMap((pattern) =>
    [...text.matchAll(pattern)].map((one) => splashOf(one, text, isSpilled(one, text) ? "somebody" : "itself")),
  );
  const given = patternsFor(GIVES, own).flatMap((pattern) =>
    [...text.matchAll(pattern)].map((one) => {
      const start = clauseStart(text, one.index);
      return splashOf(one, text, isActor.test(text.slice(Math.max(0, start - 60), one.index)) ? "somebody" : "itself");
    }),
  );
  const drenched = patternsFor([DRENCHED], own).flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((one) =>
      isActor.test(text.slice(0, one.index)) ? [] : [splashOf(one, text, "itself")],
    ),
  );
  const all = [...itself, ...given, ...drenched]
    .filter(({ because }) => !DRIPS.test(because))
    .toSorted((a, b) => a.from - b.from);
  return all.filter((one, at) => !all.slice(0, at).some((other) => other.until > one.from));
}

/** What drips from what is eaten, and weather that somebody lets fall on their face. */
const DRIPS =
  /^(?:juice|sauce|cream|gravy|honey|syrup|butter|yolk)\b.*\b(?:run|trickle|drip|stream|dribble)s? down\b|^(?:rain|snow|drizzle)\b.*\b(?:fall|hit|land|wash|soak|run|settle|drip)s? (?:\w+ )?(?:his|her|their) (?:face|hair|tongue|hands?|palms?)\b/;

const isSpilled = ({ index, groups }: RegExpMatchArray, text: string): boolean =>
  STUMBLES.test(text.slice(0, index)) && stuffOf(groups?.["stuff"] ?? "")?.flowing === "liquid";

/** What they have in their hands goes over somebody. */
const STUMBLES = /\b(?:trips|stumbles|slips)\b[^.;]*$/;

const FALLING =
  /\b(?:fall|rain|drop|tumble|com|cascade|float|drift|settle|run|trickle|drip|bur[yi]|shower|slid)\w*\b|\bceiling|roof\b/;
const WATER: Stuff = { flowing: "liquid", colour: { light: 0.8, chroma: 0.06, hue: 230 } };

function splashOf(one: RegExpMatchArray, text: string, by: Splash["by"]): Splash {
  const { stuff: noun = "", owner, whom = "", too, part, where = "" } = one.groups ?? {};
  const at = one.index ?? 0;
  const from = clauseStart(text, at);
  const { flowing, colour } = stuffOf(OTHERS[noun] ?? noun) ?? WATER;
  return {
    whom: withoutArticle(owner ?? whom),
    ...(too !== undefined && { too: withoutArticle(too) }),
    ...{ noun, flowing, by, from, because: one[0], until: at + one[0].length },
    part: partOf(part ?? where, one[0]),
    colour: colourSaid(text.slice(from, at)) ?? colour,
    isPowder: POWDER.test(noun),
    isFalling: FALLING.test(one[0]),
  };
}

/** Of muddy water, green paint. */
function colourSaid(before: string): Colour | undefined {
  const words = before.split(/[^a-z]+/);
  return words.includes("muddy") ? stuffOf("mud")?.colour : words.flatMap((word) => colourOf(word) ?? [])[0];
}

function partOf(part: string, said: string): SplashedPart {
  if (new RegExp(`^(?:${FACE})$`).test(part)) return "face";
  if (new RegExp(`^(?:${FEET})$`).test(part)) return "feet";
  return part === "" && /\bblind|\bat\b/.test(said) ? "face" : "body";
}

/** "and batter hits the guest's face" as "and the guest is splashed": it is they who answer it. */
export function withSplashed(action: string, names: readonly string[]): string {
  const own = splashesIn(action, names).filter(({ by }) => by === "itself");
  return own.reduceRight((text, { whom, too, from, until }) => {
    const said = (who: string) =>
      SUBJECT[who] ?? new RegExp(`(?:the |an? )?\\b${who}\\b`, "i").exec(action.slice(from, until))?.[0] ?? who;
    const named = too === undefined ? said(whom) : `${said(whom)} and ${said(too)}`;
    const verb = too === undefined && SUBJECT[whom] !== "they" ? "is" : "are";
    return `${text.slice(0, from)}${named} ${verb} splashed${andThen(text.slice(until), named).replace(WIPED_OFF, wipedFace)}`;
  }, action);
}

/** "She wipes them on her apron", of glasses that she has on; "he wipes it off". */
const WIPED_OFF = /\b(he|she) (wipes|rubs|scrapes|dabs) (?:it|them)(?: off| away)?\b/i;
const wipedFace = (_: string, who: string, verb: string): string =>
  `${who} ${verb} ${who.toLowerCase() === "he" ? "his" : "her"} face`;
