// How the body is held while something is done: on the way where that can be, else as it was before.
import type { Beat } from "../acting.ts";
import type { Deed, Posture } from "../deeds/deed.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import { INTO } from "../postures/into.ts";
import type { Gesture } from "../gestures/names.ts";

export const GOING: ReadonlySet<Posture> = new Set([
  "run",
  "jump",
  "walk",
  "march",
  "stagger",
  "sneak",
  "stairs",
  "back_away",
  "hop",
]);
/** What can be done while one goes on. */
export const ON_THE_WAY: ReadonlySet<Gesture> = new Set([
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
    "over_head",
    "carry",
    "cradle",
    "shoulder",
    "clutch",
    "juggle",
    "fly_kite",
    "wipe_tears",
    "cover_ears",
  ] as const),
]);

/** What one posture after another is: who has mounted a broom flies on it. */
const THEN: Partial<Readonly<Record<Posture, Partial<Readonly<Record<Posture, Posture>>>>>> = {
  tumble: { fall_back: "fall_back" },
  ride: { fly: "ride" },
};

/** Whoever goes and now does something else has stopped, unless it is done on the way. */
export function postureOf(deed: Deed, last: Beat, isMeanwhile: boolean): Posture {
  if (staysSo(deed, last)) return last.posture;
  const then = deed.posture && THEN[last.posture]?.[deed.posture];
  if (then) return then;
  if (isDown(last.posture) && deed.posture !== undefined && FURTHER.has(deed.posture)) return last.posture;
  const kept =
    deed.posture === undefined ? arrived(deed, last, isMeanwhile) : insteadOf(deed.posture, last, isMeanwhile);
  if (kept) return kept;
  return deed.posture ?? (deed.gesture === undefined ? last.posture : postureFor(deed.gesture, last, isMeanwhile));
}

/** Who has come in, or has gone away and turns round, stands there. */
function arrived({ glance }: Deed, { posture, way, gaze }: Beat, isMeanwhile: boolean): Posture | undefined {
  const turns = glance === "back" && gaze.to === "beyond";
  return turns || (way === "in" && !isMeanwhile) ? haltedAs(posture) : undefined;
}

const staysSo = (deed: Deed, last: Beat): boolean => isSeatedFor(deed, last) || nodsOff(deed, last);

/** Who sits or leans somewhere falls asleep there. */
const nodsOff = ({ mood, posture }: Deed, last: Beat): boolean =>
  mood === "asleep" && posture === "lie" && /^(?:sit|lean$|curl$|lotus$)/.test(last.posture);

/** "slides out from under the car and sits up": there is no seat. */
const isOnGround = ({ posture, because }: Beat): boolean =>
  posture.startsWith("lie") &&
  /\b(?:under|floor|ground|grass|sand|snow|road|street|pavement|deck)\b/.test(because.join(" "));

/** Done as one sits, wherever that is. */
const AT_FEET: ReadonlySet<Gesture> = new Set(["tie_shoe", "shoe_on", "shoe_off", "tend_foot"] as const);
const isSeatedFor = ({ gesture = "none" }: Deed, { posture }: Beat): boolean =>
  AT_FEET.has(gesture) && posture.startsWith("sit");
/** Who is up a wall and swings a leg over the sill climbs in. */
const climbsIn = (posture: Posture, last: Posture): Posture | undefined =>
  posture === "climb_out" && last === "climb" ? last : undefined;
const WHEN_DOWN: Partial<Readonly<Record<Posture, Posture>>> = { kick: "tantrum", climb: "stand" };

const PRAYS_AT = /^(?:rug|mat|shrine|altar|prayer|buddha|shogun|emperor|sultan|tatami)$/;

/** "sits slumped against the wall": leaning there, and not upright. "kneels and bows": the head, on the knees. */
function staysDown(posture: Posture, before: Beat): Posture | undefined {
  if (posture === "sit" && isOnGround(before)) return "sit_ground";
  if (posture === "bow" && before.posture.startsWith("kneel"))
    return before.because.some((word) => PRAYS_AT.test(word)) ? "kowtow" : before.posture;
  return posture === "lean" && before.posture.startsWith("sit") ? before.posture : undefined;
}

/** Who lies and kicks has a tantrum, who scrambles up has fallen before, and who clings to something on the way goes on. */
function insteadOf(posture: Posture, before: Beat, isMeanwhile: boolean): Posture | undefined {
  const last = before.posture;
  const down = staysDown(posture, before);
  if (down) return down;
  const fallen = isDown(last) ? WHEN_DOWN[posture] : climbsIn(posture, last);
  if (fallen) return fallen;
  if (INTO.has(last) && (posture === "hang" || posture === "crouch")) return last;
  return posture === "hang" && isMeanwhile && (GOING.has(last) || last === "tightrope") ? last : undefined;
}

/** Who has leapt behind something is hidden there; who has climbed down is there. */
function landed({ posture, because, way }: Beat): Posture {
  if (posture === "climb" && way === "down") return "stand";
  return posture === "leap" && because.includes("behind") ? "crouch" : posture;
}

function postureFor(gesture: Gesture, last: Beat, isMeanwhile: boolean): Posture {
  const posture = landed(last);
  if (posture === "crouch") return crouching(gesture);
  if (FALLEN.has(posture) && AT_A_HURT.test(gesture)) return "sit_ground";
  if (posture === "lie" && isProne(gesture, last.because)) return "lie_front";
  if (isOver(posture, gesture)) return "stand";
  return isMeanwhile || ON_THE_WAY.has(gesture) ? posture : haltedAs(posture);
}

/** Who goes on fours is on a knee, and who walks is upright. */
function haltedAs(posture: Posture): Posture {
  if (posture === "crawl") return "kneel";
  return GOING.has(posture) ? "stand" : posture;
}

/** Who bends down for it is upright with it; what is done with somebody is done on a knee. */
function crouching(gesture: Gesture): Posture {
  if (BORNE.has(gesture)) return "stand";
  return GESTURE_DESIGNS[gesture].apart === undefined ? "crouch" : "kneel";
}

/** Who has fallen sits there with a hand at what hurts. */
const FALLEN: ReadonlySet<Posture> = new Set(["tumble", "fall_back", "collapse"] as const);
const AT_A_HURT = /^(?:own_|hold_cheek|clutch_belly|double_up|wipe_|rub_|tend_foot|despair)/;

const BORNE: ReadonlySet<Gesture> = new Set(["carry", "shoulder", "on_head", "on_back"]);

/** Done, and over when something else is done. */
const ONE_OFF: ReadonlySet<Posture> = new Set([
  ...([
    "bow",
    "jump",
    "kick",
    "fight",
    "twirl",
    "dance",
    "vault",
    "climb_out",
    "climb_over",
    "stamp_foot",
    "jump_up",
    "slide_down",
  ] as const),
]);

function isOver(posture: Posture, gesture: Gesture): boolean {
  if (posture === "climb") return HURLED.has(gesture);
  return ONE_OFF.has(posture) || (gesture === "douse" && isDown(posture));
}

/** Done with the whole body, and not where somebody climbs. */
const HURLED: ReadonlySet<Gesture> = new Set(["tackle", "grapple", "hip_throw", "hug"]);

/** Done on the belly; these not where somebody lies in a bed. */
const PRONE: ReadonlySet<Gesture> = new Set(["spy", "aim", "aim_rifle", "sight", "look_into", "lean_over"]);
const ON_THE_FLOOR: ReadonlySet<Gesture> = new Set(["write", "draw_floor", "type_lap"]);
const SOFT = /^(?:bed|sofa|couch|hammock|mattress|bunk|lap)$/;

/** `words`: of how somebody lies. */
export const isProne = (gesture: Gesture, words: readonly string[]): boolean =>
  PRONE.has(gesture) || (ON_THE_FLOOR.has(gesture) && !words.some((word) => SOFT.test(word)));

/** Whoever has fallen does not fall again. */
const DOWNWARDS: ReadonlySet<Posture> = new Set(["fall", "tumble", "fall_back", "collapse"]);

/** But over an edge, or into water. */
const FURTHER: ReadonlySet<Posture> = new Set(["tumble", "fall_back", "collapse"]);

function isDown(posture: Posture): boolean {
  return posture !== "fall" && (DOWNWARDS.has(posture) || posture.startsWith("lie"));
}
