// The names of what a hand does at a part of the own body: a motion at a part.

export const OWN_MOTIONS = ["hold", "rub", "smear", "scratch", "pat", "pinch", "pull", "point"] as const;
export type OwnMotion = (typeof OWN_MOTIONS)[number];

export const OWN_PARTS = [
  ...(["crown", "brow", "temples", "eyes", "eye", "nose", "mouth", "cheek", "cheeks", "chin", "ear", "ears"] as const),
  ...(["hair", "throat", "nape", "shoulder", "arm", "elbow", "wrist", "hand", "chest", "side", "belly"] as const),
  ...(["back", "hip", "bottom", "thigh", "thighs", "knee", "shin"] as const),
] as const;
export type OwnPart = (typeof OWN_PARTS)[number];

export type OwnGesture = `own_${OwnMotion}_${OwnPart}`;

export const OWN_BODY_GESTURES: readonly OwnGesture[] = OWN_MOTIONS.flatMap((motion) =>
  OWN_PARTS.map((part): OwnGesture => `own_${motion}_${part}`),
);

/** Dressing, washing and what is done at home. */
export const AT_HOME_GESTURES = [
  ...(["trousers_on", "shoe_on", "hair_up", "hand_to_mouth", "douse_self", "with_teeth", "plump", "put_lid"] as const),
  ...([
    "scrape_out",
    "grate",
    "dip_in_cup",
    "flip_pan",
    "hold_under",
    "hold_against",
    "eye_drops",
    "spoon_in",
    "dish_out",
    "sniff_arm",
    "empty_shoe",
  ] as const),
] as const;
