// Close-ups of one eye and of feet: whose they are, and what they do.
import type { Colour } from "../colour/colour.ts";
import type { ThingLook } from "../looks/object-look.ts";
import type { HandLook } from "./hand-look.ts";
import type { PersonLook } from "../looks/person-look.ts";
import type { DetailSurface, EyeDetail, EyeMotion, FeetDetail, FeetMotion } from "./detail.ts";

const EYE = /^(?:eye|eyelid|eyelids|pupil|pupils|iris|tear)$/;
/** Both eyes do it, of which the nearest frame shows one. */
const BOTH =
  /\beyes (?:\w+ly |then )?(?:opens?|snap|fly|flutter|close|shut|widen|narrow|dart|look|move|turn|follow|scan|flick|lift|raise|lower|drop|roll|turn|glance|slide|shift|drift|well|fill|search|blink|glisten|water|squint|brim)\b/;
const FEET = /^(?:feet|foot|boots?|shoes?|heels?|toes?|sandals?|trainers?|sneakers?|slippers?|ankles?)$/;

const LOOK = String.raw`\b(?:looks?|turns?|moves?|rolls?|flicks?|darts?|lifts?|raises?|lowers?|drops?|glances?|slides?|shifts?|drifts?)(?: \w+ly| slowly)?`;
const ASIDE = "(?:away|aside|sideways|left|right|past|to (?:the|one|her|his) (?:side|left|right))";
const EYES: readonly (readonly [words: RegExp, motion: EyeMotion])[] = [
  [/\b(?:wipes?|brush(?:es)?|dabs?|rubs?|dries) (?:[\w']+ ){0,3}(?:it|tears?|eyes?|cheeks?|away)\b/, "wipe"],
  [/\b(?:tear|tears|weeps?|cries)\b/, "tear"],
  [/\b(?:opens?|wakes?|snaps? open|flutters? open)\b/, "open"],
  [/\b(?:closes?|shuts?|falls shut)\b/, "close"],
  [/\b(?:narrows?|shrinks?|contracts?|squints?)\b/, "narrow"],
  [/\b(?:widens?|dilates?|grows?|stares?)\b/, "widen"],
  [new RegExp(`${LOOK} up(?:wards?)?\\b|\\b(?:lifts?|raises?)$`), "look_up"],
  [new RegExp(`${LOOK} down(?:wards?)?\\b|\\b(?:lowers?|drops?)$`), "look_down"],
  [new RegExp(`${LOOK} ${ASIDE}\\b`), "look_aside"],
  [
    new RegExp(
      `\\b(?:looks?|darts?|moves?|turns?|follows?|scans?|flicks?|searches)\\b(?!(?: \\w+ly| slowly)? (?:up|down|${ASIDE})\\b)`,
    ),
    "look",
  ],
];
const STEPS: readonly (readonly [words: RegExp, motion: FeetMotion])[] = [
  [/\b(?:pedals?|pedalling|pedaling)\b/, "pedal"],
  [/\b(?:stairs?|staircase|steps of|rungs?)\b/, "climb"],
  [/\b(?:crush(?:es)?|grinds?|stamps?|stomps?|treads?|squash(?:es)?|press(?:es)?|smash(?:es)?)\b/, "tread"],
  [/\b(?:dangles?|swings?|hangs?|kicks?|paddles?)\b/, "dangle"],
  [/\b(?:tiptoes?|pointe|toes|stretch(?:es)? up)\b/, "tiptoe"],
  [/\b(?:stops?|halts?|freezes?|comes? to a stop|pauses?)\b/, "stop"],
  [/\b(?:runs?|sprints?|race|races|rush(?:es)?|hurr(?:y|ies)|flees?|pounds?|splash(?:es)?)\b/, "run"],
  [
    /\b(?:walks?|steps?|goes|comes?|enters?|crosses|climbs?|march(?:es)?|trudges?|sinks?|creeps?|limps?|dances?|crunch(?:es)?)\b/,
    "walk",
  ],
];
const SPLASHES: readonly (readonly [words: RegExp, colour: Colour])[] = [
  [/\b(?:puddles?|water|rain|rainy|surf|stream|sea)\b/, { light: 0.84, chroma: 0.05, hue: 230 }],
  [/\b(?:mud|muddy|swamp)\b/, { light: 0.33, chroma: 0.045, hue: 55 }],
  [/\b(?:snow|snowy)\b/, { light: 0.96, chroma: 0.01, hue: 240 }],
  [/\b(?:dust|dusty|sand|desert|ash)\b/, { light: 0.72, chroma: 0.05, hue: 75 }],
  [/\b(?:leaves)\b/, { light: 0.55, chroma: 0.12, hue: 55 }],
];

const STEPS_ON = /\b(?:steps?|lands?|comes? down|walks?) (?:on|onto|in|into)\b/;

const SHARDS = /\b(?:shards?|splinters?|broken (?:\w+ )?(?:glass|bottle|mirror|window|plate))\b/;
/** What feet stop at. */
const LINE =
  /\b(?:at|before|behind|on|over|across|to) (?:the |a )?(?:\w+ ){0,2}(?:line|mark|tape|threshold|kerb|curb)\b/;

/** In the nearest frame, where no whole face fits. */
export function readEye(
  all: readonly (readonly string[])[],
  look: PersonLook,
  handOf: () => HandLook,
): EyeDetail | undefined {
  const [first = []] = all;
  const word = first.find((one) => EYE.test(one)) ?? BOTH.exec(first.join(" "))?.[0];
  if (word === undefined) return undefined;
  const [motion = "blink", next = null] = motionsIn(all.map((words) => words.join(" ")).join(" , "));
  const hand = motion === "wipe" || next === "wipe" ? handOf() : null;
  return {
    ...{ part: "eye", look, motion, next, through: null, hand, isMirrored: false, because: [word, motion] },
    surface: { kind: "none", colour: null },
  };
}

/** In the order in which the words say them. */
function motionsIn(text: string): readonly EyeMotion[] {
  const found = EYES.flatMap(([words, motion]) => {
    const at = text.search(words);
    return at < 0 ? [] : [{ at, motion }];
  });
  const first = found.toSorted((a, b) => a.at - b.at).map(({ motion }) => motion);
  return first.includes("tear") ? ["tear", ...first.filter((one) => one === "wipe")] : first;
}

interface Shod {
  readonly verb: number;
  readonly look: PersonLook;
  readonly surface: DetailSurface;
  readonly around: string;
  /** The thing that words name. */
  readonly thingIn: (words: readonly string[]) => ThingLook | null;
}

/** What feet do, what they do it on, and what lies before them. */
function stepIn(after: string, thing: () => ThingLook | null): Pick<FeetDetail, "motion" | "under" | "before"> {
  const said = STEPS.find(([words]) => words.test(after))?.[1] ?? "stand";
  const isOnIt = said === "tread" || STEPS_ON.test(after);
  if (SHARDS.test(after)) return { motion: isOnIt && said === "walk" ? "tread" : said, under: null, before: "shards" };
  const under = isOnIt ? thing() : null;
  return { motion: under && said === "walk" ? "tread" : said, under, before: LINE.test(after) ? "line" : null };
}

/** `verb`: where the first verb stands: feet before it are what acts. */
export function readFeet(
  first: readonly string[],
  { verb, look, surface, around, thingIn }: Shod,
): FeetDetail | undefined {
  const at = first.findIndex((one) => FEET.test(one));
  if (at < 0 || (verb >= 0 && verb < at)) return undefined;
  const after = first.slice(at + 1).join(" ");
  const { motion, under, before } = stepIn(after, () => thingIn(first.slice(at + 1)));
  return {
    ...{ part: "feet", look, motion, isMirrored: false, because: [first[at] ?? "", motion] },
    surface:
      motion === "dangle" || motion === "pedal" ? { kind: "none", colour: null } : { ...surface, kind: "ground" },
    splash: SPLASHES.find(([words]) => words.test(`${after} ${around}`))?.[1] ?? null,
    ...{ under, before },
    shoe: shoeIn(first, at),
  };
}

function shoeIn(words: readonly string[], at: number): FeetDetail["shoe"] {
  if (words[at] === "heels") return "heels";
  return words.slice(0, at).includes("bare") || words.includes("barefoot") || words[at] === "toes" ? "bare" : null;
}
