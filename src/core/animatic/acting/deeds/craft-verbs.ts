// Plain verbs of trades, kitchens, play and care, by what they do; what a general verb does wins over them.
import type { Deed } from "./deed.ts";

export const CRAFT_VERBS: readonly (readonly [Deed, string])[] = [
  [{ posture: "sit", gesture: "milk" }, "milk"],
  [{ gesture: "groom" }, "shear"],
  [{ gesture: "hold", takes: true }, "sniff smell seal count unpack uncork"],
  [{ gesture: "slice" }, "gut sharpen carve chisel whittle"],
  [{ gesture: "pluck" }, "pluck"],
  [{ gesture: "stir" }, "roast grill bake"],
  [{ gesture: "weld" }, "weld solder"],
  [{ gesture: "pump" }, "pump inflate"],
  [{ posture: "walk", gesture: "push", way: "across" }, "mow"],
  [{ gesture: "knead" }, "shape mould crumple"],
  [{ gesture: "wipe" }, "erase rub"],
  [{ gesture: "wash" }, "splash bathe"],
  [{ gesture: "fan" }, "fan"],
  [{ gesture: "stab", takes: true }, "pop prick pierce threaten"],
  [{ gesture: "lift" }, "flip overturn"],
  [{ gesture: "give", takes: true }, "pay"],
  [{ gesture: "argue", mood: "angry" }, "scold interrogate lecture confront accuse protest"],
  [{ gesture: "grab" }, "handcuff arrest nudge tickle wake tattoo"],
  [{ gesture: "cast_spell" }, "hypnotise hypnotize enchant"],
  [{ gesture: "examine_them" }, "inject vaccinate measure"],
  [{ posture: "float", gesture: "cheer", mood: "screaming" }, "drown"],
  [{ gesture: "talk" }, "ask explain announce discuss gossip preach recite negotiate"],
  [{ posture: "march" }, "stamp"],
];
