// What verbs of an action line mean for a body: where it is, what the hands do, where the eyes go. Tables of plain verbs; their forms are
// made from them, the irregular ones stand beside them.

export const POSTURES = [
  "stand",
  "sit",
  "kneel",
  "crouch",
  "lie",
  "walk",
  "run",
  "crawl",
  "climb",
  "swim",
  "float",
  "fly",
  "fall",
  "jump",
  "dance",
  "fight",
  "ride",
  "drive",
] as const;
export type Posture = (typeof POSTURES)[number];

export const GESTURES = [
  "none",
  "point",
  "reach",
  "hold",
  "lift",
  "raise",
  "give",
  "write",
  "read",
  "eat",
  "drink",
  "type",
  "wave",
  "hug",
  "push",
  "throw",
  "phone",
  "play",
  "work",
  "pray",
  "cover",
  "cheer",
  "cross",
  "salute",
  "clap",
  "shrug",
  "aim",
  "open",
  "tie",
] as const;
export type Gesture = (typeof GESTURES)[number];

export type Mood = "plain" | "glad" | "sad" | "angry" | "afraid" | "asleep";
/** "up" and "down": off the ground, and onto it. */
export type Way = "none" | "in" | "out" | "across" | "up" | "down";
export type Glance = "at" | "up" | "down" | "away" | "back" | "camera";

/** What one verb does; what it leaves open stays as it was. */
export interface Deed {
  readonly posture?: Posture;
  readonly gesture?: Gesture;
  readonly mood?: Mood;
  readonly way?: Way;
  readonly glance?: Glance;
  /** What stands after the verb is taken into the hand. */
  readonly takes?: boolean;
  /** What is in the hand is put down. */
  readonly drops?: boolean;
}

/** Verbs by what they do; "go went gone" are forms of one verb. */
const DEEDS: readonly (readonly [Deed, string])[] = [
  [{ posture: "stand" }, "stand+stood stop halt freeze+froze+frozen rise+rose+risen"],
  [{ posture: "sit" }, "sit+sat+sitting perch squat+squatting"],
  [{ posture: "kneel" }, "kneel+knelt"],
  [{ posture: "crouch" }, "crouch hunker duck huddle cower stoop hide+hid+hidden"],
  [{ posture: "lie" }, "lie+lay+lying+lies recline sprawl collapse"],
  [{ posture: "lie", mood: "asleep" }, "sleep+slept doze nap snore"],
  [
    { posture: "walk", way: "across" },
    "walk stroll stride+strode pace wander march step+stepping shuffle tiptoe limp stagger trudge follow cross hike trot+trotting prowl stalk wade approach",
  ],
  [{ posture: "walk", way: "in" }, "enter arrive"],
  [{ posture: "walk", way: "out" }, "leave+left+leaves exit depart"],
  [
    { posture: "run", way: "across" },
    "run+ran+running sprint race dash hurry rush chase flee+fled gallop charge bolt bound scamper scurry jog+jogging",
  ],
  [{ posture: "crawl", way: "across" }, "crawl creep+crept slither"],
  [{ posture: "climb" }, "climb clamber scramble"],
  [{ posture: "swim", way: "across" }, "swim+swam+swum+swimming dive+dove snorkel paddle"],
  [{ posture: "float" }, "float hover drift levitate"],
  [{ posture: "fly", way: "across" }, "fly+flew+flown soar glide swoop flap+flapping circle"],
  [{ posture: "fall" }, "fall+fell+fallen tumble plunge plummet trip+tripping slip+slipping"],
  [{ posture: "jump" }, "jump leap+leapt hop+hopping pounce skip+skipping"],
  [{ posture: "dance" }, "dance waltz twirl spin+spun+spinning"],
  [
    { posture: "fight" },
    "fight+fought punch box wrestle brawl duel spar+sparring kick attack strike+struck hit+hitting",
  ],
  [{ posture: "ride" }, "ride+rode+ridden cycle pedal"],
  [{ posture: "drive" }, "drive+drove+driven steer"],
  [{ gesture: "point" }, "point gesture"],
  [{ gesture: "reach" }, "reach touch stroke pet+petting caress pat+patting press"],
  [
    { gesture: "hold", takes: true },
    "hold+held carry clutch grip+gripping grasp cradle clasp wield grab+grabbing take+took+taken keep+kept bring+brought",
  ],
  [{ gesture: "lift", takes: true }, "lift raise hoist"],
  [{ gesture: "give", takes: true }, "give+gave+given hand offer pass show serve"],
  [{ gesture: "write", takes: true }, "write+wrote+written sign scribble draw+drew+drawn sketch paint note"],
  [{ gesture: "read", takes: true }, "read study leaf"],
  [{ gesture: "eat", takes: true }, "eat+ate+eaten chew bite+bit munch taste lick nibble"],
  [{ gesture: "drink", takes: true }, "drink+drank+drunk sip+sipping gulp swallow"],
  [{ gesture: "type" }, "type"],
  [{ gesture: "wave" }, "wave beckon"],
  [{ gesture: "hug" }, "hug+hugging embrace kiss"],
  [{ gesture: "push" }, "push shove knock lean"],
  [{ gesture: "throw", takes: true }, "throw+threw+thrown toss hurl fling+flung"],
  [{ gesture: "phone" }, "phone call dial ring+rang"],
  [{ gesture: "play", takes: true }, "play strum+strumming"],
  [
    { gesture: "work" },
    "stir+stirring cook chop+chopping cut+cutting sew wash scrub+scrubbing sweep+swept wipe polish repair mend fix hammer dig+dug+digging knit+knitting knead pack build+built light+lit sprinkle",
  ],
  [{ gesture: "work", takes: true }, "swing+swung pour stab+stabbing scoop"],
  [{ gesture: "reach", takes: true }, "pull haul drag+dragging tug+tugging"],
  [{ gesture: "tie" }, "tie+tying fasten button wrap+wrapping unwrap+unwrapping examine inspect"],
  [{ gesture: "pray" }, "pray beg+begging plead"],
  [{ gesture: "cover", mood: "sad" }, "cry weep+wept sob+sobbing mourn grieve"],
  [{ gesture: "cheer", mood: "glad" }, "cheer celebrate rejoice triumph"],
  [{ gesture: "salute" }, "salute"],
  [{ gesture: "clap", mood: "glad" }, "clap+clapping applaud"],
  [{ gesture: "shrug" }, "shrug+shrugging"],
  [{ gesture: "aim", takes: true }, "aim shoot+shot fire"],
  [{ gesture: "open" }, "open unlock unfold close shut+shutting"],
  [{ drops: true }, "drop+dropping release lay+laid set+setting put+putting"],
  [{ mood: "glad" }, "smile laugh grin+grinning giggle chuckle beam"],
  [{ mood: "angry" }, "shout yell scream roar snarl growl frown scowl rage argue glare"],
  [{ mood: "afraid" }, "tremble shiver gasp flinch cringe shudder"],
  [{ glance: "at" }, "look stare gaze glance peer watch face eye listen see+saw+seen notice regard"],
  [{ glance: "at" }, "turn wait pause"],
  [{ glance: "down" }, "bow+bowed nod+nodding lower"],
];

/** What a deed is done with, where the shot has it: who sweeps has the broom in the hands. */
export const TOOLS: Readonly<Record<string, string>> = {
  sweep: "broom mop rake brush",
  hammer: "hammer mallet gavel",
  dig: "spade shovel fork",
  write: "pen pencil quill",
  sign: "pen quill",
  paint: "brush paintbrush",
  cut: "knife scissors saw",
  chop: "axe knife",
  sew: "needle",
  eat: "bowl plate spoon fork",
  drink: "cup mug glass bottle goblet",
  shoot: "gun rifle pistol bow camera",
  fight: "sword spear staff axe",
  phone: "phone telephone",
  call: "phone telephone",
};

/** Phrases of two words that mean something of their own: verb, then particle. */
const PHRASES: Readonly<Record<string, Deed>> = {
  "come in": { posture: "walk", way: "in" },
  "come out": { posture: "walk", way: "in" },
  "come back": { posture: "walk", way: "in" },
  "come to": { posture: "walk", way: "across" },
  "walk in": { posture: "walk", way: "in" },
  "step in": { posture: "walk", way: "in" },
  "run in": { posture: "run", way: "in" },
  "rush in": { posture: "run", way: "in" },
  "burst in": { posture: "run", way: "in" },
  "go out": { posture: "walk", way: "out" },
  "go away": { posture: "walk", way: "out" },
  "go to": { posture: "walk", way: "across" },
  "go down": { posture: "walk", way: "across" },
  "go up": { posture: "walk", way: "across" },
  "walk out": { posture: "walk", way: "out" },
  "walk away": { posture: "walk", way: "out" },
  "walk off": { posture: "walk", way: "out" },
  "run away": { posture: "run", way: "out" },
  "run off": { posture: "run", way: "out" },
  "run out": { posture: "run", way: "out" },
  "step out": { posture: "walk", way: "out" },
  "turn away": { glance: "away" },
  "turn around": { glance: "back" },
  "turn back": { glance: "back" },
  "stand up": { posture: "stand" },
  "get up": { posture: "stand" },
  "sit up": { posture: "sit" },
  "wake up": { posture: "sit", mood: "plain" },
  "lie down": { posture: "lie" },
  "fall asleep": { posture: "lie", mood: "asleep" },
  "pick up": { gesture: "hold", takes: true },
  "put down": { drops: true },
  "hold on": { gesture: "reach" },
  "hold up": { gesture: "raise", takes: true },
  "hold out": { gesture: "give", takes: true },
  "fire up": {},
  "cross arms": { gesture: "cross" },
  "raise hands": { gesture: "cheer" },
  "bend down": { posture: "crouch" },
  "bend over": { posture: "crouch" },
};

const PHRASE_VERBS = "come+came+coming go+went+gone+going+goes get+got+getting wake+woke burst bend+bent pick";

/** All forms of a verb, its plain one first: "run+ran+running" adds "runs" to what is said. */
function formsOf(entry: string): readonly string[] {
  const [plain = "", ...said] = entry.split("+");
  const stem = plain.endsWith("e") ? plain.slice(0, -1) : plain;
  const isY = /[^aeiou]y$/.test(plain);
  const past = isY ? `${plain.slice(0, -1)}ied` : `${stem}ed`;
  const third = isY ? `${plain.slice(0, -1)}ies` : /(?:s|sh|ch|x|z)$/.test(plain) ? `${plain}es` : `${plain}s`;
  const doubled = said.find((form) => form.endsWith("ing") && form !== `${stem}ing`);
  return [plain, third, `${stem}ing`, past, ...(doubled ? [`${doubled.slice(0, -3)}ed`] : []), ...said];
}

export interface Verb {
  readonly plain: string;
  readonly deed: Deed;
}

/** Every form with its verb. */
export const VERBS: ReadonlyMap<string, Verb> = new Map([
  ...DEEDS.flatMap(([deed, list]) => list.split(" ").flatMap((entry) => entriesOf(entry, deed))),
  ...PHRASE_VERBS.split(" ").flatMap((entry) => entriesOf(entry, {})),
]);

function entriesOf(entry: string, deed: Deed): readonly [string, Verb][] {
  const [plain = ""] = formsOf(entry);
  return formsOf(entry).map((form) => [form, { plain, deed }]);
}

/** What a verb means with one of the words right after it. */
export function deedOf(verb: Verb, after: readonly string[]): Deed {
  const [next = "", second = ""] = after;
  const phrase = PHRASES[`${verb.plain} ${next}`] ?? PHRASES[`${verb.plain} ${second}`];
  return phrase ?? verb.deed;
}
