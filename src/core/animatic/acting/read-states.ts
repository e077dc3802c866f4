// How somebody holds themselves all through a line, without a verb: "with her hands on her head", "arms folded", "in tears".
import type { Actor, Beat } from "./acting.ts";
import { sentencesOf } from "./lines/sentences.ts";
import { actorsAt, firstNamed, remember, type Reading } from "./who-acts.ts";
import { VERBS } from "./verbs.ts";
import type { Deed } from "./deeds/deed.ts";
import { carriedNoun } from "../looks/props/find-prop.ts";
import { ARTICLES } from "./words.ts";

export interface State {
  readonly deed: Deed;
  /** The words that it was read from. */
  readonly because: readonly string[];
}

/** Words that follow each other, others in between; "/" parts words that mean the same. */
const STATES: readonly (readonly [Deed, string])[] = [
  [
    { gesture: "on_head" },
    "bucket/jug/pot/basket/bundle/tray/sack/jar/box/crate/bowl/books/load/pitcher/urn/water on/upon head",
  ],
  [
    { gesture: "over_head" },
    "newspaper/jacket/coat/bag/briefcase/book/folder/handbag/satchel/leaf/shawl/magazine/cardboard over/above/on head/heads",
  ],
  [
    { gesture: "behind_head" },
    "hands/arms behind/under head, hands/arms folded/clasped/crossed/locked/laced/linked behind/under head",
  ],
  [{ gesture: "despair" }, "hands/hand on/to head, head in hands"],
  [{ gesture: "akimbo" }, "hands/hand on hips/hip"],
  [{ gesture: "hands_bound" }, "fettered"],
  [{ gesture: "raise" }, "arms/hands above/stretched/lifted head"],
  [{ gesture: "press_face" }, "nose/face/forehead/cheek pressed/against/to glass/window/pane/windowpane"],
  [
    { gesture: "in_pockets" },
    "hands/hand in/into/deep pockets/pocket, hands thrust/stuffed/buried/shoved in/into pockets",
  ],
  [{ gesture: "cross" }, "arms folded/crossed, folded arms"],
  [{ gesture: "cover_mouth" }, "hand/hands over/on/before mouth"],
  [{ gesture: "cover", mood: "crying" }, "face in hands"],
  [{ gesture: "cover_ears" }, "hands/fingers over/in/on ears"],
  [{ gesture: "finger_to_lips" }, "finger to/on/at lips"],
  [{ gesture: "think" }, "chin in/on hand/hands"],
  [{ gesture: "wave" }, "hand raised/lifted in wave/greeting/farewell/half, hand raised half wave"],
  [{ gesture: "surrender" }, "hands up, hands in air, hands raised"],
  [{ glance: "down" }, "downcast"],
  [{ gesture: "cheer" }, "raised fists/arms/hands, fists raised, arms raised, arms in air, fists in air"],
  [{ gesture: "spread_arms" }, "arms spread/outstretched/wide/out, arms flung/thrown wide/open/out"],
  [{ gesture: "raise" }, "held/raised high/aloft/overhead/up"],
  [{ gesture: "hold_hands" }, "hand in hand"],
  [{ posture: "curl" }, "arms round/around knees/legs/shins"],
  [{ gesture: "arm_round" }, "arm in arm, arm/arms round/around"],
  [{ gesture: "touch_heart" }, "hand on heart/chest"],
  [{ gesture: "head_on_shoulder" }, "head on/against shoulder"],
  [{ gesture: "behind_back" }, "hands clasped behind back, hands/hand behind back"],
  [{ gesture: "pray" }, "hands folded/clasped"],
  [{ gesture: "shield" }, "arm/arms over/before face/head"],
  [
    { posture: "sit" },
    "tied/bound/strapped/chained to chair, strapped/belted/buckled/slumped/seated/curled/tied/bound in/into/to seat/chair/armchair/harness, face to face on bench/benches/bed/sofa/couch/chair/chairs/seat/seats/stools/cushions/pew",
  ],
  [
    { posture: "sit" },
    "slumped/huddled/seated/propped/perched/hunched/curled on/in/up steps/stairs/kerb/bench/sofa/couch/armchair/bed, curled/propped/hunched up on/in sofa/couch/armchair/chair/bed",
  ],
  [{ posture: "sit" }, "legs/feet dangling/dangle"],
  [
    { posture: "sit" },
    "watches/watch/looks/look/glances/stares/listens/smiles/nods/calls/waves from chair/armchair/sofa/couch/bench/stool/wheelchair/rocker/deckchair/throne/seat",
  ],
  [
    { posture: "sit_ground" },
    "slumped/huddled/seated/propped/hunched/curled on/against/in/up floor/carpet/ground/rug/grass/wall/corner, curled/propped/hunched up on/in/against floor/carpet/ground/rug/corner/wall",
  ],
  [
    { posture: "lie" },
    "is/are/lies/lying stretched/sprawled/spread out, sprawled/stretched across/on/over bed/sofa/couch/floor/grass/sand/carpet/deck, stretched out on/across bed/sofa/couch/floor/grass/sand/carpet/deck",
  ],
  [
    { mood: "tearful" },
    "eyes filled/full/wet/brimming tears, filled/full with/of tears, in tears, tears in eyes, tear/tears run/runs/roll/rolls/fall/falls/stream, eyes fill/brim",
  ],
  [{ glance: "beyond" }, "back/backs to/towards us/camera, seen/see/watched/watch from behind"],
  [{ posture: "sit", mood: "asleep" }, "asleep in/at/on throne/chair/armchair/desk/seat/bench/bus/train/wheel/stool"],
  [{ posture: "lie", mood: "asleep" }, "asleep, unconscious"],
  [{ mood: "asleep" }, "eyes closed/shut"],
  [{ posture: "drive" }, "at/behind wheel"],
  [{ gesture: "steer" }, "at helm"],
  [{ gesture: "hands_on_knees" }, "hands/hand on/against knees/thighs, out of breath"],
  [{ posture: "kneel_both" }, "on knees"],
  [{ posture: "crawl" }, "on fours"],
  [
    { gesture: "startle", mood: "surprised" },
    "stunned, speechless, dumbstruck, dumbfounded, thunderstruck, flabbergasted, gobsmacked, jaw drops/falls/hangs, in disbelief/shock",
  ],
  [{ mood: "surprised" }, "eyes wide, mouth open"],
];

const PATTERNS = STATES.flatMap(([deed, list]) =>
  list.split(", ").map((entry) => ({ deed, words: entry.split(" ").map((word) => word.split("/")) })),
);

/** Words that may stand between two of a state. */
const BETWEEN = 1;

/** By subject id. */
export function readStates(action: string, actors: readonly Actor[]): ReadonlyMap<string, State> {
  const found = new Map(readParticiples(action, actors));
  let last = actors.find(({ acts }) => acts)?.id;
  const named: Reading["last"] = new Map();
  for (const words of sentencesOf(action))
    for (let at = 0; at < words.length; at++) {
      const reading = { words, actors, last: named };
      remember(reading, at);
      last = actorsAt(reading, at)?.[0] ?? last;
      const state = stateAt(words, at) ?? seatedAt(reading, at);
      const said = state && words.slice(Math.max(0, at - 1), at + state.because.length + 1);
      const whose = said && ownerIn(said, holderIn(reading, at, last), actors);
      if (state && whose !== undefined && !found.has(whose)) found.set(whose, state);
    }
  return found;
}

/** "kneels before the queen with the sword held up": who kneels holds it. */
function holderIn(reading: Reading, at: number, last: string | undefined): string | undefined {
  return isOfThing(reading.words, at) ? (firstNamed(reading)?.[0] ?? last) : last;
}

const isOfThing = (words: readonly string[], at: number): boolean =>
  carriedNoun(words[at - 1] ?? "") !== undefined &&
  [at - 2, at - 3].some(
    (place) => /^(?:an?|the)$/.test(words[place] ?? "") && /^(?:with|,)$/.test(words[place - 1] ?? ""),
  );

/** "begs the queen on his knees": not hers. */
function ownerIn(words: readonly string[], last: string | undefined, actors: readonly Actor[]): string | undefined {
  const whose = words.find((word) => word === "his" || word === "her");
  const form = whose === "his" ? "man" : whose === "her" ? "woman" : undefined;
  const isOther =
    form !== undefined && actors.some(({ id, form: own }) => id === last && own !== form && own !== "plain");
  return (isOther ? actors.find((one) => one.acts && one.form === form)?.id : undefined) ?? last;
}

/** And not "the seat of his trousers". */
const isSeat = (word: string, next: string | undefined): boolean => SEATS.test(word) && next !== "of";

/** "Molly on the bench ties", "Lottie in the bed", "Sam, on top of the ladder,": where somebody is, right behind the name. */
function seatedAt({ words, actors }: Reading, at: number): State | undefined {
  const [on = "", ...rest] = words.slice(at, at + 6);
  if (on === "in" && TURNED.test(words.slice(Math.max(0, at - 2), at).join(" "))) return onSeat(on, rest, 4);
  const name = words[at - 1] === "," ? words[at - 2] : words[at - 1];
  const isNamed = actors.some((one) => one.isPerson && one.words.includes(name ?? ""));
  if (!isNamed || !/^(?:on|in|up|atop|high|at)$/.test(on)) return undefined;
  const up = upLadder(on, rest);
  return up || (on !== "on" && on !== "in") ? up : onSeat(on, rest, 3);
}

/** "turns round in the captain's chair": who turns sits there. */
const TURNED = /\b(?:turn|spin|swivel|twist|swing|rock)s?(?: (?:round|around|slowly|sharply|back))?$/;

/** `most`: words among which the seat is. */
function onSeat(on: string, rest: readonly string[], most: number): State | undefined {
  const place = rest.slice(0, most).findIndex((word, one) => isSeat(word, rest[one + 1]) || BEDS.test(word));
  const isNear = place >= 0 && rest.slice(0, place).every((word) => !VERBS.has(word));
  if (!isNear) return undefined;
  return {
    deed: { posture: BEDS.test(rest[place] ?? "") ? "lie" : "sit" },
    because: [on, ...rest.slice(0, place + 1)],
  };
}

function upLadder(on: string, rest: readonly string[]): State | undefined {
  const ladder = rest.findIndex((word) => LADDERS.test(word));
  const isNear = ladder >= 0 && !rest.slice(0, ladder).includes(",");
  return isNear ? { deed: { posture: "stand" }, because: [on, ...rest.slice(0, ladder + 1)] } : undefined;
}

/** "past the sleeping dragon", "the kneeling squire": how somebody is who does nothing else. */
const PARTICIPLES: Readonly<Record<string, Deed>> = {
  sleeping: { posture: "lie", mood: "asleep" },
  snoring: { posture: "lie", mood: "asleep" },
  dozing: { posture: "sit", mood: "asleep" },
  unconscious: { posture: "lie", mood: "asleep" },
  kneeling: { posture: "kneel" },
  seated: { posture: "sit" },
  sitting: { posture: "sit" },
  crouching: { posture: "crouch" },
  weeping: { mood: "crying" },
  crying: { mood: "crying" },
  sobbing: { mood: "crying" },
  laughing: { mood: "laughing" },
  screaming: { mood: "screaming" },
  frightened: { mood: "afraid" },
  terrified: { mood: "afraid" },
};

/** How somebody lies whom somebody else is with down there: "kneels next to the wounded soldier". */
const HURT = /^(?:wounded|injured|dying|dead|fallen|sick|feverish)$/;
const WITH_THEM =
  /^(?:kneel|knelt|bend|bent|crouch|lean|stoop|stand|stood|sit|sat|squat|weep|cr|pray)\w*(?: down| low)? (?:over|beside|next to|by|near|alongside|at) (?:the|a|an)$/;

function lyingBeside(words: readonly string[], at: number): Deed | undefined {
  const isWith =
    HURT.test(words[at] ?? "") && [3, 4, 5].some((n) => WITH_THEM.test(words.slice(Math.max(0, at - n), at).join(" ")));
  return isWith ? { posture: "lie" } : undefined;
}

/** Words from a participle to whoever it is said of: "the sleeping old man". */
const MOST_ADJECTIVES = 3;

function readParticiples(action: string, actors: readonly Actor[]): ReadonlyMap<string, State> {
  const said = sentencesOf(action).flatMap((words) => [...words.keys()].map((at) => participleAt(words, at, actors)));
  return new Map(said.flatMap((one): [string, State][] => (one ? [[one.id, one.state]] : [])));
}

function participleAt(words: readonly string[], at: number, actors: readonly Actor[]) {
  const deed = PARTICIPLES[words[at] ?? ""] ?? lyingBeside(words, at);
  if (!deed || !ARTICLES.has(words[at - 1] ?? "")) return undefined;
  const near = words.slice(at + 1, at + 1 + MOST_ADJECTIVES);
  const who = near.flatMap((word) => actors.find((one) => one.acts && one.words.includes(word)) ?? [])[0];
  return who && { id: who.id, state: { deed, because: words.slice(at, at + 2) } };
}

const SEATS = /^(?:bench|sofa|couch|chair|armchair|seat|stool|throne|steps|deckchair|wheelchair|swing)$/;
const LADDERS = /^(?:ladder|stepladder)$/;
const BEDS = /^(?:bed|stretcher|hammock|bunk|cot)$/;

function stateAt(words: readonly string[], at: number): State | undefined {
  if (words[at - 1] === "'s" || isDoneWith(words, at)) return undefined;
  for (const pattern of PATTERNS) {
    const end = endOf(words, at, pattern.words);
    if (end !== undefined) return { deed: onLap(pattern.deed, words[at - 1] ?? ""), because: words.slice(at, end) };
  }
  return undefined;
}

/** "reads the book on her knees", "a tray balanced on his knees": who has something there sits. */
function onLap(deed: Deed, before: string): Deed {
  const isThing = ON_LAP.test(before) || carriedNoun(before) !== undefined;
  return deed.posture === "kneel_both" && isThing ? { posture: "sit" } : deed;
}

const ON_LAP = /^(?:balanced|balancing|open|opened|resting|spread|lying|laid|propped|perched)$/;

/** "slings an arm around her", "cups his face in her hands": somebody does it. */
function isDoneWith(words: readonly string[], at: number): boolean {
  return ARTICLES.has(words[at - 1] ?? "") && VERBS.has(words[at - 2] ?? "") && words[at - 2] !== "with";
}

/** The place after the last word; undefined where they do not follow. */
function endOf(words: readonly string[], at: number, pattern: readonly (readonly string[])[]): number | undefined {
  let place = at;
  for (const [index, same] of pattern.entries()) {
    const most = index === 0 ? 0 : BETWEEN;
    const found = words.slice(place, place + most + 1).findIndex((word) => same.includes(word));
    if (found < 0) return undefined;
    place += found + 1;
  }
  return place;
}

/** "pushes, slips and falls on his knees": on the knees then, and not before; "sits down and falls asleep". */
export const gets = (beats: readonly Beat[], { deed }: State): boolean =>
  beats.some(
    ({ posture, mood, because: [verb = ""] }, at) =>
      at > 0 && ((posture === deed.posture && GETS_THERE.test(verb)) || (deed.mood === "asleep" && mood === "asleep")),
  );
const GETS_THERE = /^(?:fall|fell|drop|sink|sank|land|collaps|crash|slump|go|get)/;
