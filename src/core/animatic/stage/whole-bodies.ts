// A medium shot of what only a whole body can do is framed so that the body is in the picture, as tightly as it fits.
import { BODY } from "../blocking/blocked.ts";
import { shareOf } from "../acting/posture-heights.ts";
import { FROM_HEIGHTS } from "../acting/postures/from-heights.ts";
import { INTO } from "../acting/postures/into.ts";
import type { Gesture } from "../acting/gestures/names.ts";
import type { Posture } from "../acting/deeds/deed.ts";
import { raisedBy } from "../acting/set-pieces/piece-heights.ts";
import { setPieceOf } from "../acting/set-pieces/set-pieces.ts";
import type { Beat } from "../acting/acting.ts";
import type { Boarding } from "../carriers/seat.ts";
import type { Framing } from "../frame.ts";
import type { CastMember } from "./staged-member.ts";
import { ofBeasts } from "./whole-beasts.ts";

/** Nothing of them is left above the waist alone. */
const WHOLE: ReadonlySet<Posture> = new Set([
  ...(["kneel", "kneel_both", "crouch", "sit_ground", "curl", "crawl", "climb", "hang", "swing", "balance"] as const),
  ...([
    "jump",
    "jump_up",
    "skip_rope",
    "leap",
    "dive",
    "swim",
    "float",
    "lie_float",
    "backstroke",
    "float_over",
    "float_prone",
    "swim_down",
    "swim_up",
    "hover_lotus",
    "drown",
    "fall",
    "slide_down",
  ] as const),
  ...(["tumble", "collapse", "fall_back", "kick", "handstand", "cartwheel", "roll", "breakdance", "tap"] as const),
  ...([
    "ballet",
    "dance",
    "dance_ring",
    "twirl",
    "push_up",
    "tantrum",
    "sit_bed",
    "skate",
    "ski",
    "surf",
    "spin_pole",
    "brave_wind",
    "climb_out",
  ] as const),
  ...(["vault", "drag_self", "stamp_foot", "kowtow", "lotus", "tree_pose", "slide_wall", "surfaced"] as const),
  ...(["slide_pole", "tightrope", "hang_one", "swing_rope", "ensnared", "parachute"] as const),
  ...(["high_jump", "hurdle", "header", "skipping", "tread"] as const),
  ...(["sneak", "stagger", "march", "stairs", "limp", "trudge", "hang_knees", "climb_over"] as const),
  ...([
    "pull_up",
    "hop",
    "bounding",
    "tai_chi",
    "leg_up",
    "climb_in",
    "feet_up",
    "carried_overhead",
    "jump_down",
    "drop_down",
    "fall_from",
    "fall_off_top",
    "fall_down",
    "fall_abed",
  ] as const),
  ...INTO,
]);
/** Work that is done at the ground, or with all of the body. */
const AT_THE_GROUND: ReadonlySet<Gesture> = new Set([
  ...([
    "sleep_on_table",
    "chop",
    "dig",
    "dig_low",
    "rake",
    "sweep",
    "scythe",
    "scrub",
    "lift_bar",
    "pitch",
    "shovel_up",
    "hug_pole",
  ] as const),
  ...([
    "stoop_work",
    "haul",
    "pick_up",
    "tie_shoe",
    "hurl_spear",
    "touch_toes",
    "hew_at",
    "brush_clear",
    "tend_foot",
    "sweep_off",
    "heave_up",
    "drag_back",
    "tie_their_shoe",
  ] as const),
  ...(["scoop_hands", "touch_ground", "on_toes", "elbows_on_knees"] as const),
]);
/** Also what hands do at the own knees and shins. */
const isAtTheGround = ({ gesture }: Beat): boolean =>
  AT_THE_GROUND.has(gesture) || /^own_\w+_(?:knee|shin)$/.test(gesture);

/** Nothing of them is left in a picture of head and shoulders. */
const NOT_BY_THE_FACE: ReadonlySet<Posture> = new Set([
  ...([
    "climb",
    "climb_over",
    "climb_out",
    "climb_in",
    "hang",
    "hang_one",
    "hang_knees",
    "crawl",
    "drag_self",
  ] as const),
  ...([
    "jump",
    "jump_up",
    "skip_rope",
    "leap",
    "vault",
    "jump_down",
    "drop_down",
    ...FROM_HEIGHTS,
    "dive",
    "dive_flat",
    "fall",
    "fall_back",
    "tumble",
    "collapse",
  ] as const),
  ...(["kick", "handstand", "cartwheel", "roll", "breakdance", "ballet", "tap", "push_up", "sit_up"] as const),
  ...([
    "skate",
    "ski",
    "surf",
    "sled",
    "spin_pole",
    "slide_wall",
    "slide_pole",
    "slide_down",
    "swing_rope",
    "tightrope",
    "pull_up",
  ] as const),
  ...INTO,
]);
/** Arms at their full length before the body, and what is in them. */
const AT_ARMS_LENGTH: ReadonlySet<Gesture> = new Set([
  ...([
    "draw_bow",
    "aim_rifle",
    "throw",
    "swing",
    "fence",
    "stab",
    "hammer",
    "saw",
    "golf_swing",
    "bat_swing",
  ] as const),
]);
/** A head is no larger than this where these are done. */
const WITH_ARMS = 0.27;

/** In parts of the frame's height: what a body takes of it, and the largest head. */
const FILLS = 0.76;
const LARGEST = 0.16;
/** Heads above the ground that a body leaves it by. */
const LEAPS: Partial<Readonly<Record<Posture, number>>> = {
  jump: 1.3,
  ...{ jump_down: 3.2, drop_down: 2, fall_from: 3.2, fall_off_top: 3.2, fall_down: 3.4, fall_abed: 0 },
  jump_up: 1.4,
  skip_rope: 1.6,
  leap: 1.8,
  hang: 1.2,
  dive: 1.5,
  climb: 1.6,
  spin_pole: 1.4,
  slide_pole: 2.4,
  hang_one: 1.2,
  hang_knees: 1.2,
  pull_up: 1.8,
  hop: 0.8,
  bounding: 1.5,
  climb_over: 2,
  swing_rope: 2.4,
  vault: 1.8,
  high_jump: 2.4,
  hurdle: 1.4,
  header: 1.4,
  /** The bed. */
  sit_bed: 2.6,
};
const FEET = 0.93;

/** `plays`: a game for which the whole body is needed. */
export function framingOfBodies(framing: Framing, cast: readonly CastMember[], plays = false): Framing {
  if (framing.feet !== undefined) return onStairs(underTop(framing, cast), cast);
  const beasts = ofBeasts(framing, cast);
  if (beasts) return beasts;
  if (framing.family === "close" && framing.head < NEAREST) return ofShoulders(framing, cast);
  if (framing.family === "close")
    return doesAny(cast, AT_A_DISTANCE) ? fittedTo({ ...framing, family: "medium" }, cast, false) : framing;
  return fittedTo(framing, cast, plays);
}

/** Of them a face alone says nothing. */
const AT_A_DISTANCE: ReadonlySet<Gesture> = new Set(["brush_clear", "tend_foot"]);

const doesAny = (cast: readonly CastMember[], gestures: ReadonlySet<Gesture>): boolean =>
  cast.some(({ beats, boarding }) => !boarding && beats.some(({ gesture }) => gestures.has(gesture)));

/** The largest head that still leaves room for shoulders. */
const NEAREST = 0.5;

/** Head and shoulders, unless what is done is not seen in them. */
function ofShoulders(framing: Framing, cast: readonly CastMember[]): Framing {
  const beats = cast.flatMap(({ kind, boarding, beats: own }) => (kind === "person" && !boarding ? own : []));
  if (beats.some((beat) => NOT_BY_THE_FACE.has(beat.posture) || isAtTheGround(beat)))
    return fittedTo({ ...framing, family: "medium" }, cast, false);
  const isFar = beats.some(({ gesture }) => AT_ARMS_LENGTH.has(gesture));
  return isFar ? { ...framing, family: "medium", head: Math.min(framing.head, WITH_ARMS) } : framing;
}

function fittedTo(framing: Framing, cast: readonly CastMember[], plays: boolean): Framing {
  const people = cast.filter(({ kind, look, boarding }) => kind === "person" && isUpright(look) && !boarding);
  const isWhole = (beat: Beat) => WHOLE.has(beat.posture) || isAtTheGround(beat) || setPieceOf(beat) !== undefined;
  const doing = people.filter(
    ({ beats, relation }) => beats.some(isWhole) || getsUp(beats) || relation?.way === "wading",
  );
  const isBoarding = framing.family === "medium" && cast.some(({ boarding }) => boarding && getsInOrOut(boarding));
  if (doing.length === 0 && !(plays && people.length > 0) && !isBoarding) return framing;
  const least = isBoarding ? BODY : 0;
  const heads = Math.max(least, ...people.map(({ beats }) => Math.max(4, ...beats.map((beat) => headsOf(beat)))));
  return { ...framing, head: Math.min(LARGEST, FILLS / heads), feet: FEET, blur: 0.001, zoom: 1.12, fitsBodies: true };
}

const isUpright = ({ kind }: CastMember["look"]): boolean => kind === "person" || kind === "robot";

/** Who stands on something high in a wide picture has the head in it as well. */
function underTop(framing: Framing, cast: readonly CastMember[]): Framing {
  const { feet = FEET } = framing;
  const raised = cast.flatMap(({ kind, beats, boarding }) =>
    kind === "person" && !boarding ? beats.map(raisedBy) : [],
  );
  const most = Math.max(0, ...raised, ...cast.flatMap(({ beats }) => beats.map(bornAbove)));
  return most === 0 ? framing : { ...framing, head: Math.min(framing.head, (feet - UNDER_TOP) / (BODY + most)) };
}

/** Heads that whoever is on somebody's shoulders or hands is above them. */
const bornAbove = ({ posture, gesture }: Beat): number =>
  BORN_ABOVE[posture] ?? (gesture === "shelter" ? ABOVE_SHELTERED : 0);
/** The same of an umbrella. */
const ABOVE_SHELTERED = 1.7;
const BORN_ABOVE: Partial<Readonly<Record<Posture, number>>> = {
  carried_overhead: 3,
  carried_shoulders: 2,
  ...{ jump_down: 3.2, drop_down: 2, fall_from: 3.2, fall_off_top: 3.2, fall_down: 3.4, fall_abed: 0 },
};

/** Of the frame's height, above a head. */
const UNDER_TOP = 0.05;

/** The largest head of who goes up steps: at their top it is in the picture as well. */
const ON_STAIRS = 0.092;

function onStairs(framing: Framing, cast: readonly CastMember[]): Framing {
  const climbs = cast.some(({ beats }) => beats.some(({ posture }) => posture === "stairs"));
  return climbs ? { ...framing, head: Math.min(framing.head, ON_STAIRS) } : framing;
}

/** A carrier is seen whole while somebody gets in or out. */
const getsInOrOut = ({ from, to }: Boarding): boolean => from > 0 || to < 1;

function getsUp(beats: readonly Beat[]): boolean {
  const has = (one: Posture) => beats.some(({ posture }) => posture === one);
  return has("stand") && (has("sit") || has("lie"));
}

function headsOf(beat: Beat): number {
  if (beat.posture === "carried_overhead") return BODY + bornAbove(beat);
  return BODY * shareOf([beat]) + (LEAPS[beat.posture] ?? 0) + Math.max(0, raisedBy(beat));
}
