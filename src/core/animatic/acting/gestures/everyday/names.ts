// The names of gestures of everyday deeds: with babies, at a cheek or an arm, in a way, at plugs and rings, and with a thing behind the back.

export const EVERYDAY_GESTURES = [
  "give_baby",
  "take_baby",
  "shave_them",
  "inject_them",
  "press_chest",
  "pat_down",
  "arms_held_out",
  "make_way",
  "bar_way",
  "ear_at_door",
  "plug_in",
  "unplug",
  "pull_loose",
  "slam_down",
  "feed_piece",
  "ring_off",
  "hide_at_back",
  "push_chair",
  "hands_low",
  "put_up",
  "pay_out",
  "take_pulse",
  "measure_them",
  "free_them",
  "wrists_out",
] as const;

/** What is felt, and what the body itself makes one do. */
export const FEELING_GESTURES = [
  ...(["wipe_brow", "call_out", "hands_on_knees", "be_sick", "bite_nails", "rub_hands", "gulp", "sigh"] as const),
  ...([
    "hold_cheeks",
    "breathe_out",
    "wheel_round",
    "tow",
    "pat_top",
    "blow_theirs",
    "burn_down",
    "keep_alight",
  ] as const),
] as const;
