// What a robot looks like, read from a design: its shell, its lights, the shape of its head.
import type { Colour } from "../colour/colour.ts";
import { hashOf } from "../seeded-random.ts";
import { colourOf, coloursIn } from "../colour/colour-words.ts";
import { firstNamed, hasAny, mentionsOf, type Mention } from "./read-words.ts";

export interface RobotLook {
  readonly id: string;
  readonly shell: Colour;
  /** Joints, hands, feet. */
  readonly metal: Colour;
  readonly lights: Colour;
  /** Panels and stripes. */
  readonly accent: Colour;
  readonly head: "dome" | "box" | "egg";
  /** Built as people are; a ball on legs; what carries it else. */
  readonly body: "person" | "round";
  readonly legs: "legs" | "wheel" | "spider";
  /** Whether one large eye is all it has. */
  readonly isOneEyed: boolean;
  /** Its face is shown on a screen. */
  readonly hasScreen: boolean;
  readonly antenna: boolean;
  /** Thin or stout, about 1. */
  readonly build: number;
  readonly stature: number;
}

const NOUNS = "robot android droid automaton cyborg mech".split(" ");
const PARTS =
  "eyes eye lights light visor head antenna antennae panel panels stripe stripes arms body shell chest".split(" ");

/** Undefined where no robot is meant. */
export function readRobot(id: string, words: readonly string[]): RobotLook | undefined {
  if (!isMachine(words) || isHuman(words)) return undefined;
  const mentions = mentionsOf(words, (word) => NOUNS.includes(word) || PARTS.includes(word));
  const of = (list: string) => mentions.flatMap(({ noun, before }) => (hasAny([noun], list) ? coloursIn(before) : []));
  const hash = hashOf(`${id} robot`);
  const any = (names: readonly string[]) => named(names[hash % names.length] ?? "");
  const shell =
    of("robot android droid automaton cyborg mech body shell")[0] ?? any(["cream", "steel", "teal", "mustard"]);
  return {
    id,
    shell,
    metal: { light: shell.light > 0.6 ? 0.46 : 0.66, chroma: 0.012, hue: 250 },
    lights: of("eyes eye lights light visor")[0] ?? any(["cyan", "amber", "lime"]),
    accent: of("panel panels stripe stripes chest arms")[0] ?? { light: 0.62, chroma: 0.15, hue: (hash >>> 4) % 360 },
    head: headOf(words, hash),
    body: isRound(mentions) ? "round" : "person",
    legs:
      firstNamed(words, { wheel: "wheel wheels wheeled treads tracks", spider: "spider insect crab tripod legged" }) ??
      "legs",
    hasScreen: SCREEN.test(words.join(" ")),
    isOneEyed: ONE_EYE.test(words.join(" ")),
    antenna: hasAny(words, "antenna antennae aerial") || hash % 3 === 0,
    build: buildOf(words),
    stature: statureOf(words),
  };
}

const SCREEN =
  /\b(?:screen|monitor|display|tablet|television) (?:for|as|instead of) (?:a |its |the )?(?:face|head)\b|\b(?:face|head) (?:is |on |of )(?:a )?(?:\w+ )?(?:screen|monitor|display)\b/;
function headOf(words: readonly string[], hash: number): RobotLook["head"] {
  if (SCREEN.test(words.join(" "))) return "box";
  return firstNamed(words, HEADS) ?? (["dome", "box", "egg"] as const)[hash % 3] ?? "dome";
}

const ONE_EYE = /\b(?:one|single|cyclops|lone) (?:\w+ ){0,2}eye\b/;

/** A robot, or "a three-legged alien machine", which acts by itself. */
function isMachine(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      NOUNS.includes(word) ||
      (word === "machine" &&
        hasAny(words.slice(Math.max(0, at - 4), at), "alien legged walking humanoid fighting war robotic living")),
  );
}

/** "A small round robot", "with a spherical body"; not one with a round head. */
function isRound(mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ noun, before }) =>
      (NOUNS.includes(noun) || hasAny([noun], "body shell")) &&
      hasAny(before, "round spherical ball globe tubby dumpy egg"),
  );
}

function statureOf(words: readonly string[]): number {
  if (hasAny(words, "giant huge gigantic colossal towering enormous")) return 1.9;
  if (hasAny(words, "tiny miniature palm")) return 0.35;
  return hasAny(words, "small little squat toy") ? 0.6 : 1;
}

/** "An android woman", "a cyborg with human skin": drawn as a person. */
function isHuman(words: readonly string[]): boolean {
  const isMade = hasAny(words, "android cyborg replicant gynoid") && !hasAny(words, "robot droid mech");
  return (
    isMade && hasAny(words, "woman man girl boy lady female male bald skin hair human humanlike silicone face lifelike")
  );
}

const HEADS: Readonly<Record<RobotLook["head"], string>> = {
  box: "square box boxy",
  egg: "sleek smooth egg android",
  dome: "round dome domed",
};

function named(word: string): Colour {
  return colourOf(word) ?? { light: 0.7, chroma: 0.02, hue: 245 };
}

function buildOf(words: readonly string[]): number {
  if (hasAny(words, "bulky heavy stout squat big massive")) return 1.2;
  return hasAny(words, "thin slim sleek slender spindly") ? 0.86 : 1;
}
