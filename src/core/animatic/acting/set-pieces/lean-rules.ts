// What somebody leans on or looks over, by the words of the deed.
import { DOES, type Rule } from "./down-rules.ts";

export const LEAN_RULES: readonly Rule[] = [
  {
    piece: "peek_fence",
    postures: DOES("stand"),
    words:
      /^(?:peer|peep|peek|look|spy|spies|glanc|squint|gaz)\w* (?:\w+ )?over (?:\w+ ){1,3}?(?:fence|gate|hedge|palisade)\b/,
  },
  {
    piece: "peek_wall",
    postures: DOES("stand"),
    words:
      /^(?:peer|peep|peek|look|spy|spies|glanc|squint|gaz)\w* (?:\w+ )?over (?:\w+ ){1,3}?(?:wall|partition|screen|stall)\b/,
  },
  { piece: "doorway", postures: DOES("lean"), words: /\b(?:doorway|doorframe|doorpost|door|jamb|archway|entrance)\b/ },
  {
    piece: "leant_trunk",
    postures: DOES("lean"),
    words: /\b(?:tree|trunk|oak|pine|birch|palm|willow|beech|elm|chestnut|fir|cypress)\b/,
  },
  {
    piece: "well_rim",
    postures: DOES("stand"),
    words: /\b(?:lean|bend|bent|stoop)\w* .*\b(?:well|rim|trough|fountain)\b/,
  },
];
