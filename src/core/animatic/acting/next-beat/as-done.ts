// A deed as it is done by who is there, after what they did before, and where the words have it.
import type { Beat } from "../acting.ts";
import type { Deed } from "../deeds/deed.ts";
import type { Gesture } from "../gestures/names.ts";
import { danced, dancedTogether } from "./danced.ts";
import { somebodyIn } from "../between/somebody.ts";
import { hasSecond } from "../holding/holds.ts";
import { alongPath, isFromSeat, seatIn } from "../lines/where-done.ts";
import { isAlone, isSomebody, objectOf, type Cast } from "../read-gaze.ts";
import type { Clause } from "../verbs.ts";

/** One hand each, of those who want to speak. */
const ASKS: Deed = { gesture: "raise" };
/** "drops the bag and raises his hands". */
/** "kneels to catch her in his arms": nobody lifts who kneels. */
const KNEELING_HUG: Deed = { gesture: "hug", posture: "kneel" };
const LOW = /^(?:kneel|kneel_both|crouch)$/;
const DRIES: Deed = { gesture: "wipe_tears", mood: "tearful" };
const HOLDS_CHEEK: Deed = { gesture: "hold_cheek" };
const OWN_FACE = /^(?:tears?|cheeks?|eyes?|jaw)$/;
const DRYING = /^(?:wip|dr[iy]|dab|brush|mop)/;
const ASKING =
  /^(?:buyers?|bidders?|reporters?|journalists?|students?|pupils?|class|schoolchildren|audience|children|kids|voters|councillors|members)$/;

interface Those {
  readonly last: Beat;
  readonly cast: Cast;
}

/** Who pushes leans on what is pushed; who sleeps with the head on somebody's shoulder stays so; who lies curls up lying. */
export function leaning(said: Deed, last: Beat): Deed {
  const { gesture, posture } = last;
  if (gesture === "push") return pushingOn(said, last);
  if (posture === "climb_out" || posture === "climb_in") return outOfNest(said, posture);
  if (said.posture === "curl" && posture === "lie") return { ...said, posture: "lie_side" };
  if (said.gesture !== undefined && isUpFor(said.gesture, said, last)) return { ...said, posture: "stand" };
  return said.posture === "lie" && gesture === "head_on_shoulder" ? { mood: said.mood ?? "plain" } : said;
}

/** Who stands there or comes up is seen in it from the chest upwards. */
function outOfNest(said: Deed, posture: Beat["posture"]): Deed {
  if (said.posture === "surfaced" && posture === "climb_in") return { ...said, posture: "climb_out" };
  return said.posture === "stand" && posture === "climb_out" && said.gesture === undefined ? {} : said;
}

/** After the shoes, whatever one sat on for them. */
const ON_THE_FEET: ReadonlySet<Gesture> = new Set([
  "hang_up",
  "knock",
  "open",
  "ring_bell",
  "put_down",
  "take_down",
] as const);

/** "slides out from under the car": done, and on the feet for what comes then. */
const isOutFrom = ({ because }: Beat): boolean => /\bout from (?:under|underneath|beneath)\b/.test(because.join(" "));

/** On the feet for what comes then. */
function isUpFor(does: Gesture, { posture: asked }: Deed, last: Beat): boolean {
  if (last.gesture === "shoe_off" && ON_THE_FEET.has(does)) return true;
  return last.posture === "lie" && asked === undefined && isOutFrom(last);
}

/** Who goes along with what is pushed goes on. */
function pushingOn(said: Deed, { posture, way }: Beat): Deed {
  if (said.posture === "lean") return {};
  return said.gesture === "push" && posture === "walk" ? { ...said, posture, way } : said;
}

/** Nobody but birds and ghosts flies by gliding: past somebody it is done on skates or skis, else on foot. */
function onFoot(said: Deed, { verb, after }: Clause, { actor }: Cast): Deed {
  if (said.posture === "roll" && said.way === "across" && actor.words.some((word) => ROBOTS.test(word)))
    return { ...said, posture: "walk" };
  const glides =
    verb.plain === "glide" &&
    said.posture === "fly" &&
    actor.isPerson &&
    !actor.isBeast &&
    !actor.words.some((word) => GHOSTS.test(word));
  return glides ? { ...said, posture: GLIDING.test(after.join(" ")) ? "skate" : "walk" } : said;
}

/** "The skier races down the slope": on skis. */
function onRunners(said: Deed, { after }: Clause, { actor }: Cast): Deed {
  const goes = (said.posture === "run" || said.posture === "walk") && said.way === "across" && !said.gesture;
  const runs = goes && STEEPS.test(after.join(" ")) ? RUNNERS.find(([who]) => actor.words.includes(who)) : undefined;
  return runs ? { ...said, posture: runs[1] } : said;
}

const RUNNERS: readonly (readonly [who: string, posture: NonNullable<Deed["posture"]>])[] = [
  ["skier", "ski"],
  ["snowboarder", "surf"],
  ["skateboarder", "surf"],
  ["surfer", "surf"],
  ["skater", "skate"],
];
const STEEPS = /\b(?:slope|hill|piste|run|mountain|ramp|bowl|halfpipe|ice|rink|waves?|gate|gates|course)\b/;

const ROBOTS = /^(?:robots?|droids?)$/;
const GHOSTS = /^(?:ghosts?|spirits?|phantoms?|spectres?|specters?|wraiths?|angels?|fairy|fairies|vampires?)$/;
const GLIDING = /^(?:past|down|by)\b|\b(?:ice|rink|snow|slope)\b/;

/** Two who dance hold each other, and nothing is drawn before who crouches behind somebody. */
export function deedWith(asked: Deed, clause: Clause, { last, cast }: Those): Deed {
  const { after } = clause;
  const said = danced(
    asDone(onRunners(onFoot(asked, clause, cast), clause, cast), clause, { last, cast }),
    after,
    cast,
  );
  if (said.posture === "fly" && said.gesture === "carry_person") return { ...said, posture: "float" };
  const together = dancedTogether(said, clause);
  if (together) return together;
  if (isBearing(said, after)) return { ...said, posture: "walk", way: "across" };
  if (isBearing(said, [after.join(" ")], INSIDE)) return { ...said, posture: "walk", way: "in" };
  if (said.gesture === "surrender" && cast.actor.words.some((word) => ASKING.test(word)) && after.includes("hands"))
    return ASKS;
  const isBehind = said.posture === "crouch" && said.gesture === "peek" && isSomebody(objectOf(after, cast), cast);
  return isBehind ? { posture: "crouch" } : said;
}

/** What is left of these where nothing is named that they could be done to. */
const WITHOUT: Partial<Readonly<Record<Gesture, Gesture>>> = { repair: "work", polish: "wipe", light_candle: "light" };

function isOwnFace({ after }: Clause, cast: Cast): boolean {
  return after.some((word) => OWN_FACE.test(word)) && (isAlone(cast) || somebodyIn(after, cast) === undefined);
}

/** A lock of the own hair is in the hand. */
const OWN_LOCK = /^own_(?:hold|pull|pinch)_hair$/;

/** What goes on with these: "opens a small box" on one knee, "signs her cast and draws a smile on it". */
const GOES_ON: readonly (readonly [last: Gesture, then: RegExp, deed: Deed])[] = [
  [
    "propose",
    /^(?:open_lid|open|hold|offer|show|show_them|raise|draw_out|give)$/,
    { gesture: "propose", posture: "kneel" },
  ],
  ["draw_bow", /^(?:drop|release)$/, { gesture: "shoot_bow" }],
  ["grab", /^own_pat_thighs$/, { gesture: "pat_down" }],
  ["examine_them", /^listen$/, { gesture: "examine_them" }],
  ["answer", /^(?:listen|talk|none)$/, { gesture: "answer" }],
  ["bottle_feed", /^(?:cradle|rock_cradle|swing|shake_them)$/, { gesture: "bottle_feed" }],
  ["clutch", /^cover$/, { gesture: "clutch", mood: "tearful" }],
  ["tattoo_them", /^(?:write|write_wall|paint|paint_it|draw_floor)$/, { gesture: "tattoo_them" }],
];

/** "their fingers touch on a book and both let go": of what is in no hand yet. */
const isTouched = ({ gesture, holds }: Beat): boolean => gesture === "reach" && holds.length === 0;
const LETS_GO: Deed = { gesture: "recoil", mood: "surprised" };

/** Birds that are fed with what is strewn before them. */
const POULTRY =
  /^(?:pigeons?|ducks?|hens?|chickens?|geese|goose|swans?|gulls?|seagulls?|sparrows?|birds|doves?|chicks|ducklings|turkeys?)$/;
const isPoultry = (after: readonly string[], { actor, actors }: Cast): boolean =>
  !actor.isBeast &&
  after.some((word) => POULTRY.test(word)) &&
  !after.some((word) => actors.some((one) => !one.acts && one.words.includes(word)));
const SCATTERS: Deed = { gesture: "scatter" };

/** "holds up its hands and looks at them". */
const looksAtHands = ({ because, gesture }: Beat, verb: string, after: readonly string[]): boolean =>
  OWN_HANDS.has(gesture) &&
  because.includes("hands") &&
  /^(?:look|stare|gaze|glance)$/.test(verb) &&
  /^(?:down )?at them\b/.test(after.join(" "));
const OWN_HANDS: ReadonlySet<Gesture> = new Set(["surrender", "shield", "raise", "stop", "cheer"] as const);
const LOOKS_AT_HANDS: Deed = { gesture: "look_at_hands", glance: "down", mood: "plain" };

type Said = Pick<Clause, "verb" | "after">;

const fedOrLookedAt = ({ gesture }: Deed, { verb, after }: Said, { last, cast }: Those): Deed | undefined => {
  if (gesture === "feed" && isPoultry(after, cast)) return SCATTERS;
  return looksAtHands(last, verb.plain, after) ? LOOKS_AT_HANDS : undefined;
};

/** What it is after what was done before. */
function afterThat(deed: Deed, { verb, after }: Clause, { last, cast }: Those): Deed | undefined {
  const { gesture } = deed;
  if (verb.plain === "let" && gesture === "drop" && isTouched(last)) return LETS_GO;
  if (gesture === "shave" && isSomebody(last.object, cast)) return { gesture: "shave_them", takes: true };
  const alone = fedOrLookedAt(deed, { verb, after }, { last, cast });
  if (alone) return alone;
  if (OWN_LOCK.test(last.gesture) && (gesture === "pluck" || gesture === "cut")) return { gesture: "cut_own_hair" };
  const further = GOES_ON.find(([own, then]) => last.gesture === own && then.test(gesture ?? ""));
  if (further) return further[2];
  return LOW.test(last.posture) ? onTheKnees(gesture, after, cast) : undefined;
}

/** "kneels down and opens a little box" before somebody. */
function onTheKnees(gesture: Deed["gesture"], after: readonly string[], cast: Cast): Deed | undefined {
  if (gesture === "lift_hug") return KNEELING_HUG;
  return gesture === "open_lid" && RING_BOX.test(after.join(" ")) && !isAlone(cast) ? PROPOSES : undefined;
}

const RING_BOX = /\b(?:little|small|tiny|ring|velvet|jewellery|jewelry) (?:\w+ )?box\b/;
const PROPOSES: Deed = { gesture: "propose", posture: "kneel" };

/** What these are with a thing that is in the hands. */
const WITH_HELD: readonly (readonly [gesture: Gesture, things: RegExp, then: Gesture])[] = [
  ["spy", /^(?:rifle|musket|crossbow)/, "aim_rifle"],
  ["sigh", /^(?:cigarette|cigar|pipe)/, "smoke"],
  ["breathe_out", /^(?:cigarette|cigar|pipe)/, "smoke"],
  ["sing", /^mic(?:rophone)?/, "sing_mic"],
  ["eat", /^(?:chopsticks?|fork|spoon)$/, "slurp"],
];

/** Done then to what was fitted on somebody. */
const FASTENS: ReadonlySet<Gesture> = new Set(["repair", "work", "pull", "tie", "screw_lid"] as const);

/** What is on the blade is thrown with it. */
const DIGS: ReadonlySet<Gesture> = new Set(["dig", "shovel_up", "pitch"] as const);

/** Glass is blown through a pipe that the shot has for it. */
function isGlassBlown({ gesture = "none" }: Deed, { after }: Clause, { last, cast }: Those): boolean {
  const pipe = cast.actors.find(({ acts, words }) => !acts && words.includes("blowpipe"));
  if (!pipe || !/^(?:drink|blow|smoke)$/.test(gesture)) return false;
  return (
    last.gesture === "blow_glass" || last.holds.includes(pipe.id) || after.some((word) => pipe.words.includes(word))
  );
}

/** What goes on with what was fitted on somebody, or with the pipe that glass is blown through. */
function withWorkOfTrade(deed: Deed, clause: Clause, those: Those): Deed | undefined {
  const isFitted = those.last.gesture === "fit_on_them" && FASTENS.has(deed.gesture ?? "none");
  if (isFitted) return { ...deed, gesture: "fit_on_them", posture: "stand" };
  const isThrown = DIGS.has(those.last.gesture) && /^(?:shoulder|throw|hurl_at|toss_up)$/.test(deed.gesture ?? "");
  if (isThrown) return { gesture: those.last.gesture };
  return isGlassBlown(deed, clause, those) ? { ...deed, gesture: "blow_glass", takes: true } : undefined;
}

/** With what is there: nobody else's tears, or nothing to be repaired. */
function asDone(deed: Deed, clause: Clause, { last, cast }: Those): Deed {
  const { gesture = "none" } = deed;
  const next = afterThat(deed, clause, { last, cast }) ?? withWorkOfTrade(deed, clause, { last, cast });
  if (next) return next;
  if (gesture === "caress" && isOwnFace(clause, cast)) return DRYING.test(clause.said) ? DRIES : HOLDS_CHEEK;
  if (/^(?:call|phone)$/.test(gesture) && last.gesture === "call_out") return { mood: "shouting" };
  const held = WITH_HELD.find(([own, things]) => own === gesture && last.holds.some((thing) => things.test(thing)));
  if (held) return { ...deed, gesture: held[2] };
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
const ALONG = /^(?:through|across|along|towards?|home|past|away|down|up|out|from)$/;
/** "carries her in", "carries him over the threshold". */
const INSIDE = /\b(?:(?:in|into)(?! (?:his|her|their|both|one|the|a)\b.*\barms?\b)|inside|indoors|threshold)\b/;

function isBearing({ gesture = "none", posture }: Deed, after: readonly string[], where = ALONG): boolean {
  return BEARS.has(gesture) && posture === undefined && after.some((word) => where.test(word));
}

/** "reads on the sofa", "reaches from her chair" are done sitting, "carries him through the mud" walking. */
export function placedDeed(deed: Deed, last: Beat, after: readonly string[]): Deed {
  if (isFromSeat(deed, last, after)) return { ...deed, posture: "sit" };
  if (deed.gesture === undefined || deed.posture !== undefined || last.posture !== "stand") return deed;
  const posture = seatIn(deed.gesture, after);
  if (posture !== undefined) return { ...deed, posture };
  return alongPath(deed.gesture, after) ? { ...deed, posture: "walk", way: "across" } : deed;
}
