// Wordings of whole bodies that land on somebody, slide over floors that tilt, hop on what burns, or come up over an edge.
import { ALONE, PAIR, words, wordingsOf, type Row } from "../wording.ts";

const EDGE = "(?:edge|rim|lip|ledge|brink|cliff|parapet|side of the (?:roof|cliff|building|pit|crevasse))";
const FLOOR = "(?:floor|deck|boards|planks|tiles|parquet|linoleum|bridge|cabin|galley|room|hold)";

const ROWS: readonly Row[] = [
  [
    "lift heave press hoist raise jerk snatch push thrust bring",
    words(
      "(?:the|a|an|his|her|their) (?:\\w+ ){0,2}?(?:barbell|dumb-?bells?|weights?) (?:up )?(?:over|above|overhead|up)\\b",
    ),
    { gesture: "lift_bar", takes: true },
    { by: "person" },
  ],
  [
    "crash land slam come drop fall smash thump plummet hurtle dive",
    words(
      "(?:right |straight |heavily |hard |down )*(?:onto|on|upon|on top of) them(?: 's (?:back|shoulders|chest|belly|stomach))?(?: (?:hard|heavily)|$| (?:and|with|from|,))",
    ),
    { gesture: "tackle" },
    PAIR,
  ],
  [
    "slide skid slither skitter",
    words(
      `(?:helplessly |backwards? |sideways |headlong |flat |right |slowly )*(?:across|along|over|down) (?:the|a|an) (?:\\w+ ){0,2}?${FLOOR}\\b`,
    ),
    { posture: "sit_ground", way: "across", mood: "surprised" },
    { by: "person" },
  ],
  [
    "hop jump dance skip leap",
    words(
      "(?:about |around |up and down |barefoot )*(?:from (?:one )?foot to (?:the other )?(?:foot)?|(?:on|across|over) the (?:\\w+ )?(?:hot|burning|scorching|baking|glowing|searing|boiling|red) )",
    ),
    { posture: "skipping", mood: "screaming" },
    ALONE,
  ],
  [
    "skip jump",
    words("(?:with |over )?(?:the |an? |his |her |their )?(?:\\w+ )?(?:skipping )?rope\\b"),
    { posture: "skip_rope" },
    { by: "person" },
  ],
  [
    "come appear rise climb crawl scramble clamber claw reach",
    words(`(?:up )?(?:over|from (?:below|under|beneath|behind)|above) (?:the|an?) (?:\\w+ )?${EDGE}`),
    { posture: "climb_out" },
    ALONE,
  ],
  [
    "slip slide skid",
    words("off (?:the|an?) (?:\\w+ )?(?:girder|beam|scaffold|scaffolding|bridge|platform|catwalk|gantry|balcony)\\b"),
    { posture: "fall" },
    { by: "person" },
  ],
  [
    "pull draw tow tug lead guide",
    words(
      "them (?:(?:gently|slowly|carefully) )?(?:along )?(?:behind (?:him|her) )?by (?:both|the|her|his|their)(?: \\w+)? hands?\\b",
    ),
    { posture: "walk", way: "across", gesture: "hand_in_hand" },
    PAIR,
  ],
  ["jump get climb hop swing leap", words("(?:up |on )*behind them\\b"), { posture: "ride" }, PAIR],
  [
    "tap",
    words(
      "(?:nimbly |lightly )?(?:across|over|round|around|down|along|off) the (?:\\w+ )?(?:stage|floor|boards|table|deck|steps|stairs)\\b",
    ),
    { posture: "tap" },
    ALONE,
  ],
  ["sway swing roll wiggle shake", words("(?:his|her|their) (?:\\w+ )?hips\\b"), { posture: "dance" }, ALONE],
  [
    "spin whirl twirl waltz",
    words(
      "(?:round |around |about |away |across the \\w+ |along )*with (?:the|an?|his|her) (?:\\w+ )?(?:broom|mop|brush|pillow|coat|dress|doll)\\b",
    ),
    { posture: "twirl" },
    ALONE,
  ],
  [
    "lower let",
    words(
      "(?:him|her|them)sel(?:f|ves) (?:down )?(?:out of|out|from|over) (?:of )?(?:the|an?) (?:\\w+ )?(?:window|balcony|wall|tower|sill|roof)\\b",
    ),
    { posture: "climb", way: "down" },
    ALONE,
  ],
  [
    "stretch reach grope strain",
    words(
      "(?:out |over |down |far |forward )*(?:(?:after|for) .*\\bin the (?:\\w+ )?(?:water|river|lake|sea|waves|canal|pond)\\b|overboard|over the (?:side|edge|gunwale)\\b|(?:into|in) the water)",
    ),
    { gesture: "reach" },
    { by: "person" },
  ],
];

export const LEAPING_WORDINGS = wordingsOf(ROWS);
