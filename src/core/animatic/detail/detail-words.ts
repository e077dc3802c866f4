// Words of close-ups: verbs of hands and of things alone, parts of rooms and machines, liquids.
import { formsOf } from "../acting/deeds/verb-forms.ts";
import type { Fixture, HandDeed, ThingMotion } from "./detail.ts";

const HAND_VERBS: Readonly<Partial<Record<HandDeed, string>>> = {
  toss: "flip toss",
  hold: "hold grip clutch carry keep cradle grasp hover wait rest show squeeze cling",
  tremble: "tremble shake quiver shiver twitch",
  press: "press slap smack swat toggle point push hit punch click touch ring poke jab dial trace",
  turn: "turn twist rotate wind unscrew screw unlock lock crank tune adjust start",
  pour: "pour tip decant fill empty drizzle spill",
  drop: "drop",
  release: "release let",
  put: "slam lay place put set lower rest plant leave deposit return hang",
  take: "take pick lift grab snatch seize remove pluck catch collect raise retrieve unplug",
  slide: "slide shove drag move nudge deal",
  open: "open uncover unclasp unzip",
  close: "close shut cover snap",
  strike: "strike flick",
  light: "light ignite",
  burn: "burn",
  write: "write sign draw sketch scribble scrawl mark underline tick paint circle stamp",
  stir: "stir whisk mix beat dip",
  cut: "cut slice chop saw carve snip peel stab",
  stroke: "stroke caress pat pet feel comb smooth run brush scratch tickle fondle",
  wipe: "wipe polish clean dust scrub mop smear rub erase",
  tap: "tap drum type play strum fly dance",
  clench: "clench tighten crush crumple curl ball whiten",
  knock: "knock rap bang pound hammer",
  reach: "reach stretch grope search approach hesitate",
  offer: "offer extend receive",
  swipe: "scroll swipe text",
  pull: "pull tug yank haul draw",
  knead: "knead shape mould wring rinse wash",
  tear: "tear rip unfold unwrap fold break snap_two",
  insert: "insert plug thread feed slot slip tuck",
  scatter: "sprinkle scatter throw spread spoon",
  lace: "lace knot tie",
  meet: "shake_hands intertwine interlace clasp entwine pass hand give",
};

const THING_VERBS: Readonly<Record<ThingMotion, string>> = {
  rest: "lie stand rest wait sit",
  shake: "ring shake vibrate buzz rattle tremble quiver hum rock",
  glow: "light glow shine flare flash sparkle glitter glint gleam brighten",
  spin: "spin turn rotate revolve whirl twirl play",
  burn: "burn curl smoulder blaze flame catch",
  boil: "boil whistle steam bubble simmer overflow hiss smoke fizz",
  drip: "drip leak trickle ooze run bleed",
  tick: "tick stop count click strike chime climb drop_needle",
  fall: "fall drop topple tumble slip land",
  roll: "roll crunch",
  swing: "swing sway dangle hang flutter blow wave move creak",
  blink: "blink flicker pulse",
  fade: "fade die extinguish",
  rise: "fly soar ascend",
  melt: "melt",
  play_record: "",
  flatline: "",
  drip_tap: "",
  strike_twelve: "",
  under_door: "",
  spread: "spread ripple dissolve seep",
  float: "float drift bob hover",
  flutter: "flutter",
  open: "open unfold",
  grow: "grow sprout bloom blossom rise inflate",
  slide: "slide slither",
  shatter: "shatter_falling",
  plunge: "plunge plop plummet sink splash hit",
  break: "break shatter crack smash burst snap explode split fray",
};

const byForm = <T extends string>(lists: Readonly<Partial<Record<T, string>>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(lists) as [T, string][]).flatMap(([deed, list]) =>
      list
        .split(" ")
        .filter(Boolean)
        .flatMap((verb) => formsOf(verb).map((form): [string, T] => [form, deed])),
    ),
  );

export const HAND_DEEDS = byForm(HAND_VERBS);
export const THING_MOTIONS = byForm(THING_VERBS);

/** What a hand does besides what counts. */
export const WEAK: ReadonlySet<HandDeed> = new Set(["hold", "tremble", "reach", "close", "stroke"]);

const FIXTURES: Readonly<Record<Fixture, string>> = {
  button: "button buttons doorbell buzzer keypad elevator",
  handle: "handle doorknob knob latch tap faucet doorhandle",
  lever: "lever throttle handbrake crank gearstick gear gears gearshift",
  switch: "switch lightswitch fuse breaker",
  lock: "lock keyhole ignition padlock",
  slot: "slot machine_slot letterbox mailbox machine",
  drawer: "drawer drawers",
  box: "cover flap lid box case casket chest jewelbox musicbox trunk safe coffin",
  keys: "keyboard keypad laptop computer",
  type_keys: "typewriter",
  piano: "piano organ keys_piano",
  dial: "dial gauge meter speedometer thermostat combination",
  wall: "wall brick bark blackboard whiteboard chalkboard poster",
  door: "door gate hatch",
  pane: "glass_pane window windowpane pane screen mirror windscreen",
  water: "water basin sink washbasin pool bath river lake sea pond stream tub",
  dough: "dough clay pastry",
  fur: "fur cat dog horse mane blanket hair",
  ground: "soil earth sand snow grass floor dirt mud pavement tiles tile carpet asphalt marble",
  book: "book_open",
  rail: "rail railing banister handrail bar bars pole pipe rung branch",
  drop: "drop blood tear_drop droplet",
};

const FIXTURE_NOUNS: ReadonlyMap<string, Fixture> = new Map(
  (Object.entries(FIXTURES) as [Fixture, string][])
    .toReversed()
    .flatMap(([fixture, nouns]) => nouns.split(" ").map((noun): [string, Fixture] => [noun, fixture])),
);

export function fixtureOf(noun: string): Fixture | undefined {
  return FIXTURE_NOUNS.get(noun);
}

/** Lightness, chroma and hue of what is poured. */
export const LIQUIDS: Readonly<Record<string, readonly [number, number, number]>> = {
  coffee: [0.27, 0.05, 50],
  tea: [0.5, 0.11, 60],
  wine: [0.36, 0.13, 15],
  milk: [0.96, 0.01, 90],
  cream: [0.95, 0.03, 90],
  water: [0.8, 0.05, 230],
  oil: [0.78, 0.14, 100],
  honey: [0.7, 0.15, 75],
  syrup: [0.5, 0.13, 55],
  blood: [0.42, 0.17, 25],
  lemonade: [0.9, 0.11, 105],
  cola: [0.28, 0.06, 40],
  juice: [0.76, 0.16, 65],
  whisky: [0.6, 0.14, 65],
  whiskey: [0.6, 0.14, 65],
  rum: [0.5, 0.12, 55],
  brandy: [0.5, 0.13, 50],
  beer: [0.74, 0.14, 82],
  champagne: [0.87, 0.09, 92],
  sake: [0.9, 0.02, 200],
  vodka: [0.88, 0.02, 220],
  gin: [0.88, 0.02, 220],
  poison: [0.72, 0.19, 135],
  potion: [0.6, 0.19, 300],
  ink: [0.24, 0.05, 270],
  chocolate: [0.36, 0.07, 45],
  petrol: [0.7, 0.06, 90],
  gasoline: [0.7, 0.06, 90],
  paint: [0.55, 0.19, 27],
  sand: [0.78, 0.09, 80],
  rice: [0.95, 0.02, 90],
  sugar: [0.97, 0.005, 90],
  salt: [0.97, 0.005, 90],
  flour: [0.96, 0.01, 80],
};
