// The names of gestures at somebody's face, nails and falls, of a thing that two pull at, and of who parts two that fight.

export const BLOW_GESTURES = [
  ...(["club_them", "ducks_blow", "knock_down", "foot_on_them", "shake_them", "shaken"] as const),
  ...([
    "hold_back",
    "held_back",
    "grab_from_behind",
    "pulled_from_behind",
    "led_away",
    "hold_chin",
    "push_under",
    "flog",
    "prod_along",
    "slam_table",
    "pound_table",
  ] as const),
] as const;

export const TENDING_GESTURES = [
  ...(["tend_leg", "prop_up", "wash_hair", "make_up_them", "coat_off_them", "buckle_in", "pour_over"] as const),
  ...([
    "wash_feet",
    "rub_feet",
    "feet_in_lap",
    "spill_on",
    "drenched",
    "from_behind_ear",
    "draw_out_of_them",
    "draw_out_of_own",
    "tuck_behind_ear",
    "cover_knees",
    "pass_over_them",
    "tap_knee",
    "touch_brow",
    "hold_feet",
  ] as const),
] as const;

export const SWORD_BLOW_GESTURES = ["sword_blow", "cut_down", "thrust_them", "parry", "dodge"] as const;

export const SCUFFLE_GESTURES = [
  ...(["count_over", "huddle", "guard_up", "headlock", "in_headlock", "pillow_blow", "pillow_back"] as const),
] as const;

export const BY_TWO_GESTURES = [
  ...(["read_together", "read_beside", "eat_together", "eat_beside", "share_umbrella", "under_umbrella"] as const),
  ...(["lift_overhead", "held_overhead", "noose_on", "clap_together"] as const),
  ...(["tug_rope", "boost", "push_from_below", "read_palm", "palm_up", "brush_theirs", "help_to_seat"] as const),
  ...([
    "lower_them",
    "set_on_feet",
    "pin_down",
    "cover_cup",
    "turn_under",
    "turned_under",
    "covered",
    "steady_ladder",
  ] as const),
] as const;

export const CONTACT_GESTURES = [
  ...BY_TWO_GESTURES,
  ...BLOW_GESTURES,
  ...SWORD_BLOW_GESTURES,
  ...TENDING_GESTURES,
  "kiss_thing",
  "kiss_baby",
  "hold_to_mouth",
  "hold_mirror",
  "pat_hair",
  "cover_their_mouth",
  "look_in_mouth",
  "mouth_open",
  "shine_in_eye",
  "paint_nails",
  "hand_held_out",
  "necklace_on",
  "hat_on_them",
  "pin_on_them",
  "tickle",
  "tickled",
  "tattoo_them",
  "massage_them",
  "take_theirs",
  "dangle",
  "catch_falling",
  "swoon",
  "piano_beside",
  "give_bottle",
  "pull_ahead",
  "pull_behind",
  "tug_over",
  "tug_back",
  "fold_between",
  "hold_corners",
  "part_them",
  "selfie",
  "beside_selfie",
  "paint_portrait",
] as const;
