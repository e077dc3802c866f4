// What a verb does with whoever does it; what it leaves open stays as it was.
import type { Gesture } from "../gestures/names.ts";

export const POSTURES = [
  "stand",
  "sit",
  "sit_ground",
  "kneel",
  "kneel_both",
  "crouch",
  "lie",
  "lie_front",
  "lie_side",
  "curl",
  "lean",
  "balance",
  "bow",
  "bow_away",
  "walk",
  "run",
  "sneak",
  "stagger",
  "skate",
  "march",
  "back_away",
  "haul_back",
  "stairs",
  "crawl",
  "climb",
  "hang",
  "swim",
  "dive",
  "float",
  "fly",
  "fall",
  "tumble",
  "collapse",
  "jump",
  ...(["dance", "dance_ring"] as const),
  "twirl",
  "fight",
  "kick",
  "ride",
  "drive",
  "fall_back",
  "surf",
  "ski",
  "handstand",
  "carried_back",
  "carried_arms",
  "carried_shoulders",
  "carried_over",
  "carried_front",
  "carried_lap",
  "carried_overhead",
  "dragged",
  "hauled",
  "dipped",
  "pedal",
  "overturn",
  "nose_up",
  "nose_down",
  "swing",
  "sit_bed",
  "tantrum",
  "roll",
  "cartwheel",
  "breakdance",
  "tap",
  "flamenco",
  "ballet",
  "push_up",
  "lie_float",
  "backstroke",
  "float_over",
  ...(["swim_down", "swim_up", "float_prone"] as const),
  "hover_lotus",
  "drown",
  "brave_wind",
  "slide_down",
  "leap",
  "jump_up",
  "skip_rope",
  "climb_out",
  "dive_flat",
  "sled",
  "sit_up",
  "spin_pole",
  ...(["vault", "drag_self", "stamp_foot", "kowtow", "lotus", "tree_pose", "slide_wall", "surfaced"] as const),
  ...(["slide_pole", "tightrope", "hang_one", "swing_rope", "ensnared", "parachute"] as const),
  ...(["high_jump", "hurdle", "header", "skipping", "tread"] as const),
  ...(["hang_knees", "climb_over", "limp", "trudge"] as const),
  ...(["pull_up", "hop", "bounding", "tai_chi", "leg_up", "climb_in", "feet_up"] as const),
  ...([
    "fall_in",
    "topple_in",
    "jump_in",
    "drop_in",
    "sink_in",
    "fall_off",
    "lie_low",
    "jump_down",
    "drop_down",
    "fall_from",
    "fall_off_top",
    "fall_down",
    "fall_abed",
    ...(["onto_table"] as const),
    "face_down",
    "snow_angel",
  ] as const),
] as const;
export type Posture = (typeof POSTURES)[number];

export const MOODS = [
  "plain",
  "glad",
  "sad",
  "angry",
  "afraid",
  "asleep",
  "laughing",
  "crying",
  "tearful",
  "shouting",
  "screaming",
  "surprised",
  "yawning",
  "singing",
  "chewing",
  "winking",
  "cheeky",
  "bashful",
] as const;
export type Mood = (typeof MOODS)[number];
/** Somebody else bears the weight. */
export const isCarriedAs = (posture: Posture): boolean => posture.startsWith("carried_");
/** Or is dragged: they go as somebody else goes. */
export const isBorneAs = (posture: Posture): boolean =>
  isCarriedAs(posture) || posture === "dragged" || posture === "hauled";

/** "up" and "down": off the ground, and onto it; "away": out, with the back to whoever is left. */
export type Way = "none" | "in" | "out" | "away" | "across" | "up" | "down";
export type Glance = "at" | "up" | "down" | "away" | "back" | "camera" | "beyond";

export interface Deed {
  readonly posture?: Posture;
  /** What the body does before, where nothing else was said of it: somebody who stands up has sat. */
  readonly from?: Posture;
  /** What the face shows before: who opens the eyes had them closed. */
  readonly fromMood?: Mood;
  readonly gesture?: Gesture;
  readonly mood?: Mood;
  readonly way?: Way;
  readonly glance?: Glance;
  /** What stands after the verb is taken into the hand. */
  readonly takes?: boolean;
  /** What is taken is opened: an umbrella. */
  readonly opens?: boolean;
  /** What is in the hand is put down. */
  readonly drops?: boolean;
}

/** A verb, and what it does where no phrase says more. */
export interface Verb {
  readonly plain: string;
  readonly deed: Deed;
}
