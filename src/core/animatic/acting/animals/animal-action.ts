// What an animal does in a beat: by the verb that it was read from, else by the posture, the gesture and the mood that a person would have.
import type { Beat } from "../acting.ts";
import type { Posture } from "../deeds/deed.ts";
import type { Cycle } from "../pose.ts";
import { STANDING_POSE } from "../postures/plain-bodies.ts";

export type AnimalAction =
  | "stand"
  | "walk"
  | "run"
  | "sneak"
  | "sit"
  | "wag"
  | "lie"
  | "sleep"
  | "curl"
  | "fallen"
  | "eat"
  | "sniff"
  | "dig"
  | "howl"
  | "bark"
  | "growl"
  | "roar"
  | "jump"
  | "rear"
  | "beg"
  | "kick"
  | "play"
  | "scratch"
  | "shake"
  | "lick"
  | "swim"
  | "fly"
  | "glide"
  | "climb";

/** Words of a beat, in any form of theirs. */
const SAID: readonly (readonly [AnimalAction, RegExp])[] = [
  ["howl", /^(?:howl|bay|crow)/],
  [
    "bark",
    /^(?:bark|yap|bleat|neigh|whinn|bray|moo|meow|miaow|caw|hoot|chirp|squawk|screech|hiss|quack|cluck|squeak|trumpet)/,
  ],
  ["growl", /^(?:growl|snarl|bare)/],
  ["roar", /^(?:roar|breath|bellow|spit|spew)/],
  ["wag", /^(?:wag|purr|pant)/],
  ["sniff", /^(?:sniff|snuffl|nos|smell|track)/],
  ["eat", /^(?:graz|eat|drink|feed|peck|chew|nibbl|munch|lap|brows|forag|devour|gnaw|root)/],
  ["lick", /^(?:lick|nuzzl|rub)/],
  ["dig", /^(?:dig|burrow|paw)/],
  ["scratch", /^scratch/],
  ["shake", /^(?:shak|shiver|trembl)/],
  ["rear", /^(?:rear|buck)/],
  ["beg", /^beg/],
  ["play", /^(?:play|frolic|romp)/],
  ["kick", /^kick/],
  ["glide", /^(?:glid|soar|circl|hover)/],
  ["curl", /^curl/],
  ["sleep", /^(?:sle|doz|nap|snor)/],
];

const POSTURES: Partial<Readonly<Record<Posture, AnimalAction>>> = {
  ...{
    sit: "sit",
    sit_ground: "sit",
    kneel: "lie",
    kneel_both: "lie",
    crouch: "sneak",
    lie: "lie",
    lie_front: "lie",
    lie_side: "fallen",
    curl: "curl",
  },
  ...{
    bow: "play",
    walk: "walk",
    march: "walk",
    stagger: "walk",
    stairs: "walk",
    skate: "walk",
    run: "run",
    sneak: "sneak",
    crawl: "sneak",
  },
  ...{
    climb: "climb",
    hang: "climb",
    swim: "swim",
    dive: "jump",
    float: "swim",
    fly: "fly",
    fall: "jump",
    tumble: "fallen",
    collapse: "fallen",
  },
  ...{ jump: "jump", dance: "play", twirl: "play", fight: "rear", kick: "kick", ride: "run", back_away: "walk" },
};

/** Steps that go on while something else is said of them: "trots up and sniffs". */
const GOING: ReadonlySet<AnimalAction> = new Set(["walk", "run", "swim", "fly", "jump", "climb"]);

export function animalAction(beat: Pick<Beat, "posture" | "gesture" | "mood" | "because">): AnimalAction {
  const own = POSTURES[beat.posture] ?? "stand";
  const said = saidOf(beat.because);
  if (own === "lie" && beat.mood === "asleep") return said === "curl" ? "curl" : "sleep";
  if (GOING.has(own)) return own === "fly" && said === "glide" ? "glide" : own;
  if (said !== undefined && said !== "glide") return said;
  return GESTURES[beat.gesture] ?? (beat.mood === "asleep" ? "sleep" : own);
}

function saidOf(because: readonly string[]): AnimalAction | undefined {
  const words = ownWords(because);
  return SAID.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0];
}

const GESTURES: Partial<Readonly<Record<Beat["gesture"], AnimalAction>>> = {
  eat: "eat",
  drink: "eat",
  slurp: "eat",
  dig: "dig",
};

/** As far as it does something else. */
function ownWords(because: readonly string[]): readonly string[] {
  const end = because.findIndex((word) => /^(?:and|then|while|as)$/.test(word));
  return (end < 0 ? because : because.slice(0, end)).map((word) => word.toLowerCase());
}

interface AnimalCycle {
  /** Drawings of one turn, and how many of them a second; 0 stays. */
  readonly count: number;
  readonly rate: number;
}

const STILL: AnimalCycle = { count: 1, rate: 0 };
const CYCLES: Partial<Readonly<Record<AnimalAction, AnimalCycle>>> = {
  ...{
    walk: { count: 6, rate: 8 },
    run: { count: 6, rate: 15 },
    sneak: { count: 6, rate: 5 },
    wag: { count: 4, rate: 11 },
    eat: { count: 4, rate: 4 },
  },
  ...{
    sniff: { count: 4, rate: 6 },
    dig: { count: 4, rate: 12 },
    bark: { count: 2, rate: 4 },
    play: { count: 4, rate: 10 },
    scratch: { count: 4, rate: 14 },
  },
  ...{
    shake: { count: 4, rate: 16 },
    jump: { count: 4, rate: 3.4 },
    lick: { count: 4, rate: 5 },
    swim: { count: 6, rate: 7 },
    fly: { count: 6, rate: 11 },
  },
};

export function animalCycle(action: AnimalAction): AnimalCycle {
  return CYCLES[action] ?? STILL;
}

/** Its joints follow from what it does: the pose of a person says nothing of them. */
export function animalDrawings(beat: Beat): Cycle {
  const { count, rate } = animalCycle(animalAction(beat));
  return { poses: Array.from({ length: count }, () => STANDING_POSE), rate };
}
