// A gesture as it is done to somebody, by oneself where nobody else is there, or on from what was done before.
import type { Beat } from "../acting.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import type { Gesture } from "../gestures/names.ts";
import { isAlone, isSomebody, type Cast } from "../read-gaze.ts";
import { ARTICLES } from "../words.ts";

interface Hands {
  readonly object: string | null;
  readonly holds: readonly string[];
  readonly last: Beat;
  readonly after: readonly string[];
}

/** Done at somebody of the shot, these are another thing: giving is handing over. */
const AT_THEM: Partial<Readonly<Record<Gesture, Gesture>>> = {
  tie: "tie_theirs",
  give: "hand_over",
  comb: "do_hair",
  shave: "trim_hair",
  cut: "trim_hair",
  slice: "trim_hair",
};

/** "cuts up her meat". */
const AT_HAIR: ReadonlySet<Gesture> = new Set(["cut", "slice"] as const);
const FOOD =
  /\b(?:meat|steak|bread|cake|pie|apple|fruit|cheese|sausages?|chicken|food|dinner|meal|ham|fish|pizza|melon|orange|loaf|turkey|roast|sandwich|toast)\b/;

/** Done to a person's body, not to an animal's. */
const AT_A_PERSON: Partial<Readonly<Record<Gesture, Gesture>>> = {
  ...{ shoulder: "piggyback", lift: "carry_person", carry: "carry_person", clutch: "hug", push: "shove" },
  ...{ hug_self: "grab", catch: "catch_falling", wipe_tears: "caress" },
  ...{ wash: "caress", wipe: "caress", examine: "examine_them", press: "pat", take: "hold_hands" },
};

/** What is left of them where nobody else is in the shot. */
const ALONE: Partial<Readonly<Record<Gesture, Gesture>>> = {
  ...{ hand_over: "hold_out", shove: "push", grab: "take", hug: "clutch", caress: "reach", pat: "reach", slap: "bang" },
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
const AIMING: ReadonlySet<Gesture> = new Set(["draw_bow", "shoot_bow", "aim_rifle"]);

export function withWhom(gesture: Gesture | undefined, hands: Hands, cast: Cast): Gesture | undefined {
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
function goingOn(gesture: Gesture, hands: Hands): Gesture | undefined {
  const { after, last } = hands;
  const next = AFTER.find(([before, now]) => before === last.gesture && now.test(gesture));
  if (next) return next[2];
  if (lasts(last.gesture, gesture)) return last.gesture;
  if (isOnLine(hands, gesture)) return "haul_in";
  if (isTheft(gesture, hands)) return "snatch";
  if (gesture === "kiss" && last.object !== null && isHand(after)) return "kiss_hand";
  return last.holds.includes(after[0] ?? "") && ITSELF.has(gesture) ? gesture : undefined;
}

const AFTER: readonly (readonly [last: Gesture, next: RegExp, is: Gesture])[] = [
  ["over_shoulder", /^point/, "point_past"],
  ["fence", /^shove$/, "sword_blow"],
  ["hug_behind", /^hold_at_/, "hold_hostage"],
  ["hold_back", /^hold_at_/, "hold_hostage"],
  ["support", /^hand_in_hand$/, "support"],
  ["prop_up", /^(?:carry_person|lift|raise|lift_hug|pull_up)$/, "prop_up"],
  ["pin_down", /^cheer$/, "pin_down"],
  ["massage_them", /^rub_neck$/, "massage_them"],
  ["tend_leg", /^bandage$/, "tend_leg"],
  ["carry_person", /^haul$/, "lower_them"],
  ["bear_over_shoulder", /^haul$/, "lower_them"],
  ["lift_hug", /^(?:catch_falling|seize_arm|catch)$/, "lift_hug"],
  ["arrest", /^hand_in_hand$/, "led_away"],
  ["coat_round", /^wipe_tears$/, "wipe_face"],
  ["cover_their_eyes", /^(?:lift_hug|dance_with)$/, "turn_round"],
  ["guide_hands", /^(?:knead|play|write|draw|saw|cut|paint|stir|shape|work|hammer|piano|swing|turn)$/, "guide_hands"],
];

/** The arm stays out, and a child in the arms: the mouth does it, or it is done with whom they hold. */
function lasts(last: Gesture, next: Gesture): boolean {
  if (/^(?:point|cradle|carry_person|hold_on_lap)$/.test(last) && SHOUTS.has(next)) return true;
  if (last === "take_pulse" && /^(?:examine|check_watch)$/.test(next)) return true;
  return /^(?:lift_hug|carry_person|hold_on_lap)$/.test(last) && EMBRACES.has(next);
}

/** "hauls on the rope and pulls him in": by the rope. */
const isOnLine = ({ last, object }: Hands, gesture: Gesture): boolean =>
  object !== null &&
  (last.gesture === "haul_in" || (last.gesture === "pull" && LINES.test(last.because.join(" ")))) &&
  PULLS.has(gesture);

const LINES = /\b(?:ropes?|lines?|tether|cable|cord|chain|lasso|net)\b/;
const PULLS: ReadonlySet<Gesture> = new Set(["hug", "pull", "pull_up", "drag", "seize_arm", "take"]);

const isHand = ([first = ""]: readonly string[]): boolean => /^hands?$/.test(first);

function isTheft(gesture: Gesture, hands: Hands): boolean {
  if (gesture === "take") return isRobbed(hands);
  return gesture === "draw_out" && isAgainst(hands.last) && FROM_POCKET.test(hands.after.join(" "));
}

/** "shoves him and takes his bag". */
const isRobbed = ({ after: [own = "", thing], last }: Hands): boolean =>
  isAgainst(last) && /^(?:his|her|their)$/.test(own) && thing !== undefined;

const FROM_POCKET = /\b(?:from|out of) (?:his|her|their) (?:\w+ )?(?:pockets?|bag|handbag|jacket|coat|purse|belt)\b/;

/** Hands were at somebody against whom it was done. */
const AGAINST: ReadonlySet<Gesture> = new Set([
  ...([
    "shove",
    "grab",
    "slap",
    "strangle",
    "seize_arm",
    "tackle",
    "trip_up",
    "arrest",
    "pat_down",
    "stab_them",
    "bump_into",
    "hug",
    "arm_round",
  ] as const),
]);
const isAgainst = ({ gesture, object, posture }: Beat): boolean =>
  object !== null && (AGAINST.has(gesture) || posture === "fight");

/** Who is in the arms stays there. */
const EMBRACES: ReadonlySet<Gesture> = new Set(["hug", "kiss", "kiss_brow", "kiss_cheek", "comfort", "caress"]);

const SHOUTS: ReadonlySet<Gesture> = new Set(["yawn", "call", "scream", "talk", "argue", "laugh", "sing", "whisper"]);

/** Done with a thing that is held as with somebody. */
const ITSELF: ReadonlySet<Gesture> = new Set(["hug", "kiss", "caress", "pat", "grab", "shove"]);

function aloneOf(gesture: Gesture): Gesture | undefined {
  const { apart, alone } = GESTURE_DESIGNS[gesture];
  return apart === undefined ? gesture : ((alone as Gesture | undefined) ?? ALONE[gesture]);
}

/** Nobody is carried by who has something in the hands. */
function atThem(gesture: Gesture, { holds, object, after }: Hands, { actors }: Cast): Gesture {
  if (AT_HAIR.has(gesture) && FOOD.test(after.join(" "))) return gesture;
  const isPerson = actors.some((one) => one.isPerson && one.id === object);
  return AT_THEM[gesture] ?? (isPerson && holds.length === 0 ? AT_A_PERSON[gesture] : undefined) ?? gesture;
}

/** "gives Tom a letter", "hands him the key"; "combs her hair" is her own. */
function isToSomebody({ object, after }: Hands, cast: Cast): boolean {
  const [first = "", second = ""] = after;
  const isPronoun = first === "him" || first === "them" || (first === "her" && ARTICLES.has(second));
  return isPronoun || isSomebody(object, cast);
}
