// What an animal does in a beat: by the verb that it was read from, else by the posture, the gesture and the mood that a person would have.
import type { Beat } from "../acting.ts";
import type { Posture } from "../deeds/deed.ts";
import { formsOf } from "../deeds/verb-forms.ts";
import type { Cycle } from "../pose.ts";
import type { AnimalAction, AnimalSite } from "./action-names.ts";
import { STANDING_POSE } from "../postures/plain-bodies.ts";

/** Verbs of a beat; of two in one beat the first row counts. */
const SAID: readonly (readonly [AnimalAction, verbs: string])[] = [
  ["howl", "howl bay crow"],
  [
    "bark",
    "bark yap bleat neigh whinny bray moo meow miaow caw hoot chirp squawk screech hiss quack cluck squeak trumpet",
  ],
  ["growl", "growl snarl bare"],
  ["roar", "roar breathe bellow spit spew"],
  ["wag", "wag purr pant"],
  ["sniff", "sniff snuffle nose smell track"],
  ["eat", "graze eat drink feed peck chew nibble munch lap browse forage devour gnaw root"],
  ["lick", "lick nuzzle rub"],
  ["dig", "dig burrow paw"],
  ["scratch", "scratch"],
  ["shake", "shake shiver tremble"],
  ["rear", "rear buck"],
  ["beg", "beg"],
  ["play", "play frolic romp"],
  ["kick", "kick"],
  ["glide", "glide soar circle hover"],
  ["curl", "curl"],
  ["sleep", "sleep doze nap snore"],
];
const ACTIONS: ReadonlyMap<string, AnimalAction> = new Map(
  SAID.flatMap(([action, verbs]) =>
    verbs.split(" ").flatMap((plain) => formsOf(plain).map((form): [string, AnimalAction] => [form, action])),
  ),
);
/** After these a word is no verb: "on its lap", "at the crow". */
const BEFORE_NOUN =
  /^(?:an?|the|its|his|her|their|of|in|on|with|at|into|by|from|one|both|two|left|right|front|fore|hind|muddy|wet)$/;

const POSTURES: Partial<Readonly<Record<Posture, AnimalAction>>> = {
  ...{
    sit: "sit",
    sit_ground: "sit",
    kneel: "kneel",
    kneel_both: "kneel",
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
    float_over: "swim",
    fly: "fly",
    fall: "jump",
    tumble: "fallen",
    collapse: "fallen",
  },
  ...{
    jump: "jump",
    balance: "one_leg",
    dance: "dance",
    twirl: "dance",
    fight: "fight",
    kick: "kick",
    ride: "run",
    back_away: "walk",
  },
};

/** Steps that go on while something else is said of them: "trots up and sniffs". */
const GOING: ReadonlySet<AnimalAction> = new Set(["walk", "run", "swim", "fly", "jump", "climb"]);

type Done = Pick<Beat, "posture" | "gesture" | "mood" | "because" | "animal" | "order" | "object">;

export function animalAction(beat: Done): AnimalAction {
  return beat.animal ?? likePerson(beat);
}

/** By the words of its own deeds; those of what is done with it tell no more than that it is fed. */
function likePerson(done: Done): AnimalAction {
  const { posture, mood } = done;
  const own = POSTURES[posture] ?? "stand";
  const said = saidOf(done);
  if (own === "lie" && mood === "asleep") return said === "curl" ? "curl" : "sleep";
  if (GOING.has(own)) return own === "fly" && said === "glide" ? "glide" : own;
  if (said !== undefined && said !== "glide") return said;
  return handsAs(done) ?? (mood === "asleep" ? "sleep" : own);
}

/** Who is hugged keeps the feet on the ground. */
const handsAs = (done: Done): AnimalAction | undefined =>
  done.gesture === "hug" && isAnswer(done) ? undefined : GESTURES[done.gesture];

const isAnswer = ({ order, object }: Done): boolean => order === undefined && object !== null;

function saidOf(done: Done): AnimalAction | undefined {
  const { because } = done;
  if (isAnswer(done)) return fedBy(because);
  const words = ownWords(because);
  const actions = words.filter((_, at) => !BEFORE_NOUN.test(words[at - 1] ?? "")).map((word) => ACTIONS.get(word));
  return SAID.find(([action]) => actions.includes(action))?.[0];
}

/** What is fed from a bottle lifts its mouth to it. */
function fedBy(because: readonly string[]): AnimalAction | undefined {
  const isFed = because.some((word) => /^(?:feeds?|fed)$/.test(word));
  if (isFed && because.includes("bottle")) return "suckle";
  return /^(?:feed|fed)/.test(because[0] ?? "") ? "fed" : undefined;
}

const GESTURES: Partial<Readonly<Record<Beat["gesture"], AnimalAction>>> = {
  eat: "eat",
  drink: "eat",
  slurp: "eat",
  dig: "dig",
  hug: "hug",
  point: "point",
  point_up: "reach_up",
  wave: "paw",
  reach: "paw",
  ...{ hand_over: "offer", give: "offer", offer: "offer", offer_hand: "paw" },
  reach_up: "reach_up",
  ...{ read: "handle", examine: "handle", turn_pages: "handle", write: "handle", write_pad: "handle", type: "handle" },
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
    drink: { count: 4, rate: 4 },
    take: { count: 4, rate: 4 },
    fed: { count: 4, rate: 4 },
    nibble: { count: 4, rate: 5 },
    spray: { count: 4, rate: 6 },
    shower: { count: 4, rate: 6 },
  },
  ...{
    sniff: { count: 4, rate: 6 },
    dig: { count: 4, rate: 12 },
    bark: { count: 2, rate: 4 },
    fire: { count: 3, rate: 8 },
    fly_fire: { count: 6, rate: 11 },
    drum: { count: 4, rate: 8 },
    play: { count: 4, rate: 10 },
    scratch: { count: 4, rate: 14 },
    reach_up: { count: 2, rate: 5 },
    swat: { count: 4, rate: 4 },
  },
  ...{
    shake: { count: 4, rate: 16 },
    jump: { count: 4, rate: 3.4 },
    leap: { count: 6, rate: 3.6 },
    pounce: { count: 6, rate: 3.6 },
    ram: { count: 6, rate: 3.6 },
    dance: { count: 4, rate: 4 },
    dunk: { count: 4, rate: 5 },
    snap: { count: 2, rate: 5 },
    spit: { count: 4, rate: 5 },
    suckle: { count: 4, rate: 5 },
    splash: { count: 4, rate: 8 },
    chase_tail: { count: 6, rate: 9 },
    roll: { count: 4, rate: 4 },
    tug: { count: 4, rate: 7 },
    tongue: { count: 4, rate: 2.4 },
    lick: { count: 4, rate: 5 },
    lick_down: { count: 4, rate: 5 },
    lick_lying: { count: 4, rate: 5 },
    swim: { count: 6, rate: 7 },
    fly: { count: 6, rate: 11 },
    spread: { count: 4, rate: 2 },
    fight: { count: 4, rate: 5 },
    hug: { count: 4, rate: 1.5 },
    paw: { count: 4, rate: 4 },
    look_round: { count: 5, rate: 1.7 },
    handle: { count: 4, rate: 3 },
    offer: { count: 4, rate: 1.5 },
    dangle: { count: 6, rate: 1.7 },
    cradle: { count: 4, rate: 1.5 },
    on_nose: { count: 4, rate: 3 },
    sway: { count: 6, rate: 4 },
  },
};

export function animalCycle(action: AnimalAction): AnimalCycle {
  return CYCLES[action] ?? STILL;
}

/** Half the time the other way round. */
const TURNS: ReadonlySet<AnimalAction> = new Set(["chase_tail", "dance"]);

/** Its joints follow from what it does: the pose of a person says nothing of them. */
export function animalDrawings(beat: Beat): Cycle {
  const action = animalAction(beat);
  const { count, rate } = animalCycle(action);
  const isBackwards =
    beat.way === "away" ||
    beat.isTurned === true ||
    (action === "tug" && beat.way === "across") ||
    (action === "kick" && beat.object !== null);
  const turns = TURNS.has(action) || beat.site?.kind === "fishbowl";
  const isTurned = (at: number) => isBackwards || (turns && at >= count / 2);
  const shiftAt = (at: number) => THRUSTS[action]?.[at] ?? 0;
  return {
    poses: Array.from({ length: count }, (_, at) => ({
      ...STANDING_POSE,
      ...(isTurned(at) && { isTurned: true }),
      ...(shiftAt(at) !== 0 && { shift: shiftAt(at) }),
    })),
    rate,
  };
}

/** Heads forwards, drawing by drawing. */
const THRUSTS: Partial<Readonly<Record<AnimalAction, readonly number[]>>> = {
  pounce: [0, 0, 0.3, 0.5, 0.6, 0.5],
  ram: [-0.3, -0.3, 0.4, 0.6, 0.5, 0.1],
  fight: [0, 0.16, 0, -0.16],
};

/** What takes more height than standing: in heights of the animal as it stands. */
const RISES: Partial<Readonly<Record<AnimalAction, number>>> = {
  ...{
    rear: 1.8,
    roar_up: 2.3,
    drum: 1.9,
    upright: 1.9,
    dance: 1.9,
    fight: 1.75,
    hug: 1.4,
    point: 1.7,
    on_nose: 1.4,
    dangle: 3.4,
    reach_up: 1.8,
    snap: 1.4,
    beg: 1.6,
    nibble: 1.4,
    spray: 1.3,
    shower: 1.5,
    climb: 1.5,
    jump: 1.5,
    leap: 1.75,
    pounce: 1.15,
  },
  ...{ fire: 1.35, fly_fire: 1.3, roar: 1.2, spread: 1.35, land: 1.35, fly: 1.2, glide: 1.1, shake: 1.12 },
};

/** Heights of the animal above the ground of what it sits on. */
export const SITE_HEIGHTS: Readonly<Record<AnimalSite["kind"], number>> = {
  ...{ branch: 1.5, rock: 0.55, sill: 1.05, roof: 1.1, fence: 1.3, wall: 1, log: 0.4, table: 1.1 },
  ...{ nest: 0.2, brood: 1.5, burrow: 0.14, box: 0.5, basket: 0.5, tub: 0.4, egg: 0.2 },
  ...{ trunk: 1.7, gnawed: 0, under_bed: 0, door: 0, web: 0.5, hollow: 0 },
  ...{ flower: 1.5, tower: 1.5, gravestone: 1.1, feeder: 1.2, reed: 1.4, fishbowl: 1.1, fish_table: 0, lily_pad: 0.14 },
  ...{ bough_over: 1.3, ceiling: 1.3, mud: 0, beam: 1.3 },
};

export function riseOf(beats: readonly Beat[]): number {
  return Math.max(
    1,
    ...beats.map(
      (beat) => (RISES[animalAction(beat)] ?? 1) + (beat.site && !beat.site.isUnder ? SITE_HEIGHTS[beat.site.kind] : 0),
    ),
  );
}
