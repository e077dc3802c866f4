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
  "ring_off",
  "hide_behind",
  "push_chair",
  "hands_low",
] as const;
