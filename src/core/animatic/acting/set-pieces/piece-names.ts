// Names of what bodies hide in, stand on, climb, leap over, go into or fall past; and which of it is painted before a body.

export const SET_PIECES = [
  ...(["bush", "wardrobe", "under_table", "under_bed", "curtain"] as const),
  ...([
    "ledge",
    "high_table",
    "crate",
    "boulder",
    "gap",
    "overhang",
    "high_wall",
    "chute",
    "couch",
    "ledge_seat",
  ] as const),
  ...(["bonnet", "seat_block", "wall_face", "ice_face", "on_steps"] as const),
  ...(["fence", "ladder_top", "board_end", "water_edge", "well", "pit", "tree", "in_tree", "window_opening"] as const),
  ...(["vault_fence", "vault_counter", "vault_car", "vault_wall"] as const),
  ...(["peek_fence", "peek_wall"] as const),
  ...(["rubble", "vat", "dye_vat"] as const),
  ...(["tight_rope", "fallen_log", "gym_beam", "wall_top", "rope_bridge"] as const),
  ...(["over_fence", "over_gate", "over_wall", "pool_edge", "hammock", "doorway", "awning", "low_wire"] as const),
  ...(["chimney", "trampoline", "treadmill", "bed_top", "banister", "snow_slope", "sand_slope", "slope"] as const),
  ...(["into_water", "into_water_behind", "into_pit", "holed_fence", "holed_wall", "shutter"] as const),
  ...([
    "track_edge",
    "drop_edge",
    "under_car",
    "wagon_gap",
    "bank_edge",
    "brink",
    "crate_in",
    "crib_in",
    "barrel_in",
    "cliff_wall",
    "rigging",
    "drop_wall",
    "drop_boards",
    "drop_rock",
    "drop_branch",
  ] as const),
] as const;
export type SetPiece = (typeof SET_PIECES)[number];

/** Painted before the body as well, or only before it. */
export const HIDES: ReadonlySet<SetPiece> = new Set([
  "peek_fence",
  "peek_wall",
  "bush",
  "under_table",
  "under_bed",
  "curtain",
  "under_car",
  "vat",
  "dye_vat",
  "low_wire",
  "chimney",
  "crate_in",
  "crib_in",
  "barrel_in",
]);
export const HAS_FRONT: ReadonlySet<SetPiece> = new Set([
  ...(["wardrobe", "well", "pit", "window_opening", "rubble", "pool_edge", "water_edge", "hammock"] as const),
  ...(["over_fence", "over_gate", "into_water", "into_water_behind", "into_pit"] as const),
  ...(["holed_fence", "holed_wall", "shutter", "bank_edge", "brink"] as const),
]);
