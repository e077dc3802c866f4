// What somebody does next: the beat before, changed by what a verb does.
import type { Beat } from "./acting.ts";
import type { Clause } from "./verbs.ts";
import type { Deed, Posture } from "./deeds/deed.ts";
import { GESTURE_DESIGNS } from "./gestures/gestures.ts";
import type { Gesture } from "./gestures/names.ts";
import { thingAt } from "./in-hand.ts";
import { hasSecond, holdsIn, letGo, wordsOf, wornAfter } from "./holding/holds.ts";
import { atThing, isSomebody } from "./lines/direct-objects.ts";
import { partnerOf } from "./lines/partner.ts";
import { alongPath, seatIn } from "./lines/where-done.ts";
import { gazeOf, objectOf, type Cast } from "./read-gaze.ts";
import { ARTICLES } from "./words.ts";

const TOGETHER: Deed = { posture: "stand", gesture: "dance_with" };
const WITH_A_THING: Deed = { posture: "dance", gesture: "sweep" };
/** One hand each, of those who want to speak. */
const ASKS: Deed = { gesture: "raise" };
const DRIES: Deed = { gesture: "wipe_tears", mood: "tearful" };
const OWN_FACE = /^(?:tears?|cheeks?|eyes?)$/;
const isAlone = ({ actors }: Cast): boolean => actors.filter(({ acts }) => acts).length < 2;
const ASKING =
  /^(?:buyers?|bidders?|reporters?|journalists?|students?|pupils?|class|schoolchildren|audience|children|kids|voters|councillors|members)$/;

/** Who sleeps with the head on somebody's shoulder stays so. */
function leaning(said: Deed, { gesture }: Beat): Deed {
  return said.posture === "lie" && gesture === "head_on_shoulder" ? { mood: said.mood ?? "plain" } : said;
}

/** Two who dance hold each other, and nothing is drawn before who crouches behind somebody. */
function deedWith(asked: Deed, clause: Clause, { last, cast }: { readonly last: Beat; readonly cast: Cast }): Deed {
  const { who, after } = clause;
  const said = asDone(asked, clause, { last, cast });
  if (said.posture === "dance" && who.length === 2) return TOGETHER;
  if (isBearing(said, after)) return { ...said, posture: "walk", way: "across" };
  if (said.gesture === "dance_with" && isWithThing(after, cast)) return WITH_A_THING;
  if (said.gesture === "cheer" && cast.actor.words.some((word) => ASKING.test(word)) && after.includes("hands"))
    return ASKS;
  const isBehind = said.posture === "crouch" && said.gesture === "peek" && isSomebody(objectOf(after, cast), cast);
  return isBehind ? { posture: "crouch" } : said;
}

/** What is left of these where nothing is named that they could be done to. */
const WITHOUT: Partial<Readonly<Record<Gesture, Gesture>>> = { repair: "work", polish: "wipe", light_candle: "light" };

/** With what is there: nobody else's tears, or nothing to be repaired. */
function asDone(deed: Deed, clause: Clause, { last, cast }: { readonly last: Beat; readonly cast: Cast }): Deed {
  const { gesture = "none" } = deed;
  if (gesture === "caress" && isAlone(cast) && clause.after.some((word) => OWN_FACE.test(word))) return DRIES;
  const other = WITHOUT[gesture];
  return other === undefined || hasSecond(gesture, clause, { last, cast }) ? deed : { ...deed, gesture: other };
}

/** With somebody on the back or in the arms. */
const BEARS: ReadonlySet<Gesture> = new Set([
  ...([
    "carry_person",
    "piggyback",
    "bear_on_shoulders",
    "bear_over_shoulder",
    "carry_together",
    "arm_in_arm",
  ] as const),
]);
function isBearing({ gesture = "none", posture }: Deed, after: readonly string[]): boolean {
  return BEARS.has(gesture) && posture === undefined && after.some((word) => ALONG.test(word));
}

const ALONG = /^(?:through|across|along|towards?|home|past|away|down|up|out|from)$/;

/** "dances with the broom". */
function isWithThing(after: readonly string[], { actors }: Cast): boolean {
  const from = after.indexOf("with");
  return from >= 0 && after.some((_, at) => at > from && thingAt(after, at, actors) !== undefined);
}

export function nextBeat(before: Beat, said: Deed, clause: Clause, those: Omit<Cast, "who">): Beat {
  const last = letGo(before, said);
  const cast: Cast = { ...those, who: clause.who };
  const done = deedWith(leaning(said, last), clause, { last, cast });
  const deed = placedDeed(atThing(done, clause.after, cast), last, clause.after);
  const object = partnerOf(deed, clause.after, { ...cast, last }) ?? objectOf(clause.after, cast);
  const isMeanwhile = clause.said.endsWith("ing");
  const posture = postureOf(deed, last, isMeanwhile);
  const moves = deed.posture !== undefined;
  const holds = holdsIn(last, deed, clause, cast);
  return {
    ...last,
    from: 0,
    posture,
    gesture:
      withWhom(deed.gesture, { object, holds, last, after: clause.after }, cast) ??
      (moves || deed.drops ? restOf(last, holds) : last.gesture),
    mood: moodOf(deed, last),
    way: leaves(deed, clause, cast) ? "away" : wayOf(deed, last, posture),
    gaze: gazeOf(deed, clause.after, cast) ?? (moves ? { to: "ahead" } : last.gaze),
    holds,
    ...wornAfter(before),
    isOpen: last.isOpen || deed.opens === true || deed.gesture === "shelter",
    object: object ?? (deed.gesture === undefined ? null : last.object),
    because: wordsOf(clause, before),
  };
}

/** "reads on the sofa" is done sitting, "carries him through the mud" walking. */
function placedDeed(deed: Deed, last: Beat, after: readonly string[]): Deed {
  if (deed.gesture === undefined || deed.posture !== undefined || last.posture !== "stand") return deed;
  const posture = seatIn(deed.gesture, after);
  if (posture !== undefined) return { ...deed, posture };
  return alongPath(deed.gesture, after) ? { ...deed, posture: "walk", way: "across" } : deed;
}

interface Hands {
  readonly object: string | null;
  readonly holds: readonly string[];
  readonly last: Beat;
  readonly after: readonly string[];
}

/** Done at somebody of the shot, these are another thing: giving is handing over. */
const AT_THEM: Partial<Readonly<Record<Gesture, Gesture>>> = {
  tie: "bandage",
  give: "hand_over",
  comb: "do_hair",
  shave: "trim_hair",
  cut: "trim_hair",
  slice: "trim_hair",
};

/** Done to a person's body, not to an animal's. */
const AT_A_PERSON: Partial<Readonly<Record<Gesture, Gesture>>> = {
  ...{ shoulder: "piggyback", lift: "carry_person", carry: "carry_person", clutch: "hug", push: "shove" },
  ...{ hug_self: "grab", catch: "support", wipe_tears: "caress" },
  ...{ wash: "caress", wipe: "caress", examine: "examine_them", press: "pat", take: "hold_hands" },
};

/** What is left of them where nobody else is in the shot. */
const ALONE: Partial<Readonly<Record<Gesture, Gesture>>> = {
  ...{ hand_over: "show", shove: "push", grab: "take", hug: "clutch", caress: "reach", pat: "reach", slap: "bang" },
  ...{ feed: "give", clink: "toast", bandage: "tie", dance_with: "dance_with", do_hair: "comb", trim_hair: "cut" },
  ...{ hold_beside: "beside_face", shelter: "raise", crown_them: "put_on", pull_up: "pull", piggyback: "carry" },
  ...{
    carry_person: "carry",
    slide: "slide",
    palms_meet: "press_face",
    examine_them: "examine",
    board_game: "board_game",
  },
};

/** Who aims goes on with the weapon that is raised. */
const AIMING: ReadonlySet<Gesture> = new Set(["draw_bow", "aim_rifle"]);

function withWhom(gesture: Gesture | undefined, hands: Hands, cast: Cast): Gesture | undefined {
  const { holds, last } = hands;
  if (gesture === undefined) return undefined;
  if ((gesture === "put_down" || gesture === "set_on_table") && holds.length === 0) return undefined;
  if (gesture === "aim" && AIMING.has(last.gesture)) return last.gesture;
  const follows = goingOn(gesture, hands);
  if (follows) return follows === gesture ? aloneOf(gesture) : follows;
  if (isAlone(cast)) return aloneOf(gesture);
  return isToSomebody(hands, cast) ? atThem(gesture, hands, cast) : gesture;
}

/** What it is after what was done before: "takes her hand and kisses it", "leans over his shoulder and points". */
function goingOn(gesture: Gesture, { after, last }: Hands): Gesture | undefined {
  if (last.gesture === "over_shoulder" && gesture.startsWith("point")) return "point_past";
  if (last.gesture === "point" && SHOUTS.has(gesture)) return "point";
  if (gesture === "kiss" && last.gesture === "clasp_hands" && /^hands?$/.test(after[0] ?? "")) return "kiss_hand";
  return last.holds.includes(after[0] ?? "") && ITSELF.has(gesture) ? gesture : undefined;
}

/** The arm stays out: the mouth does it. */
const SHOUTS: ReadonlySet<Gesture> = new Set(["call", "scream", "talk", "argue", "laugh"]);

/** Done with a thing that is held as with somebody. */
const ITSELF: ReadonlySet<Gesture> = new Set(["hug", "kiss", "caress", "pat", "grab", "shove"]);

function aloneOf(gesture: Gesture): Gesture | undefined {
  const { apart, alone } = GESTURE_DESIGNS[gesture];
  return apart === undefined ? gesture : ((alone as Gesture | undefined) ?? ALONE[gesture]);
}

/** Nobody is carried by who has something in the hands. */
function atThem(gesture: Gesture, { holds, object }: Hands, { actors }: Cast): Gesture {
  const isPerson = actors.some((one) => one.isPerson && one.id === object);
  return AT_THEM[gesture] ?? (isPerson && holds.length === 0 ? AT_A_PERSON[gesture] : undefined) ?? gesture;
}

/** "gives Tom a letter", "hands him the key"; "combs her hair" is her own. */
function isToSomebody({ object, after }: Hands, cast: Cast): boolean {
  const [first = "", second = ""] = after;
  const isPronoun = first === "him" || first === "them" || (first === "her" && ARTICLES.has(second));
  return isPronoun || isSomebody(object, cast);
}

/** Who moves is awake. */
function moodOf({ mood, posture }: Deed, last: Beat): Beat["mood"] {
  return mood ?? (last.mood === "asleep" && posture !== undefined ? "plain" : last.mood);
}

const GOING: ReadonlySet<Posture> = new Set([
  "run",
  "jump",
  "walk",
  "march",
  "stagger",
  "sneak",
  "stairs",
  "back_away",
]);
/** What can be done while one goes on. */
const ON_THE_WAY: ReadonlySet<Gesture> = new Set([
  ...([
    "wave",
    "call",
    "laugh",
    "sing",
    "cover",
    "phone",
    "text",
    "talk",
    "eat",
    "drink",
    "smoke",
    "point",
    "clap",
    "scream",
  ] as const),
  ...([
    "cheer",
    "shake_fist",
    "hold",
    "raise",
    "show",
    "blow_horn",
    "drum",
    "play",
    "hug_self",
    "nod",
    "shake_head",
  ] as const),
  ...([
    "argue",
    "hold_hands",
    "arm_round",
    "carry",
    "cradle",
    "shoulder",
    "clutch",
    "juggle",
    "wipe_tears",
    "cover_ears",
  ] as const),
]);

/** Whoever goes and now does something else has stopped, unless it is done on the way. */
function postureOf(deed: Deed, last: Beat, isMeanwhile: boolean): Posture {
  if (deed.gesture === "tie_shoe" && last.posture.startsWith("sit")) return last.posture;
  if (last.posture === "tumble" && deed.posture === "fall_back") return "fall_back";
  if (isDown(last.posture) && deed.posture !== undefined && DOWNWARDS.has(deed.posture)) return last.posture;
  if (isDown(last.posture) && deed.posture === "kick") return "tantrum";
  return deed.posture ?? (deed.gesture === undefined ? last.posture : postureFor(deed.gesture, last, isMeanwhile));
}

function postureFor(gesture: Gesture, { posture }: Beat, isMeanwhile: boolean): Posture {
  if (posture === "crouch" && GESTURE_DESIGNS[gesture].apart !== undefined) return "kneel";
  if (posture === "lie" && PRONE.has(gesture)) return "lie_front";
  if (ONE_OFF.has(posture) || (gesture === "douse" && isDown(posture))) return "stand";
  return GOING.has(posture) && !isMeanwhile && !ON_THE_WAY.has(gesture) ? "stand" : posture;
}

/** Done, and over when something else is done. */
const ONE_OFF: ReadonlySet<Posture> = new Set(["bow", "jump", "kick", "fight", "twirl", "dance"]);

/** Done on the belly. */
const PRONE: ReadonlySet<Gesture> = new Set(["spy", "aim", "aim_rifle", "sight"]);

/** Whoever has fallen does not fall again. */
const DOWNWARDS: ReadonlySet<Posture> = new Set(["fall", "tumble", "fall_back", "collapse"]);

function isDown(posture: Posture): boolean {
  return posture !== "fall" && (DOWNWARDS.has(posture) || posture.startsWith("lie"));
}

/** One of those who are there goes: from the other, not past. */
function leaves({ way }: Deed, { who }: Clause, { actors }: Cast): boolean {
  return way === "out" && who.length === 1 && actors.filter(({ acts, isPerson }) => acts && isPerson).length === 2;
}

function wayOf(deed: Deed, last: Beat, posture: Posture): Beat["way"] {
  return deed.way ?? (deed.posture === undefined && posture === last.posture ? last.way : "none");
}

const CARRYING: ReadonlySet<Gesture> = new Set(["hold", "on_head", "shoulder"]);

function restOf(last: Beat, holds: readonly string[]): Beat["gesture"] {
  return holds.length > 0 && CARRYING.has(last.gesture) ? last.gesture : "none";
}
