// Wordings of what goes up high or comes down: stowed on a rack, taken off a wall, bars that are shaken, a body that drops into the grass.
import { ALONE, SOME_THING, words, wordingsOf, type Row } from "../wording.ts";

const RACK =
  "(?:(?:the|an?|his|her) )?(?:(?:\\w+ )?(?:rack|overhead (?:locker|bin|compartment|shelf)|luggage (?:net|shelf))|(?:top|upper|highest) (?:shelf|bunk)|top of the (?:wardrobe|cupboard|cabinet|dresser|shelf))\\b";
const WALL_PLACE =
  "(?:the|an?|its|his|her|their) (?:\\w+ )?(?:walls?|hooks?|pegs?|brackets?|holder|sconce|nails?|rack|hatstand|coatstand|hanger)\\b";
/** It is taken down in a way of its own. */
const NO_PICTURE =
  "(?!.*\\b(?:picture|painting|portrait|poster|photo|photograph|map|mirror|calendar|telephone|phone|receiver)\\b)";
const SOFT =
  "(?:grass|hay|straw|haystack|snow|snowdrift|sand|flowers|leaves|clover|wheat|corn|moss|heather|ferns|cushions?)";
const BARS = "(?:bars?|grille|cage|portcullis|railings?|fence|gates?|grating|wire|mesh)";

const ROWS: readonly Row[] = [
  [
    "heave lift hoist swing put push stow shove haul slide raise load sling throw toss set place stand squeeze reach",
    words(`${SOME_THING} (?:back )?(?:up )?(?:in|into|onto|on|to|atop) ${RACK}`),
    { gesture: "stow_up", posture: "stand", takes: true },
    ALONE,
  ],
  [
    "lift take pluck pull get fetch unhook snatch grab yank tear wrench seize",
    words(`${NO_PICTURE}(?:down )?${SOME_THING} (?:down )?(?:off|from) ${WALL_PLACE}`),
    { gesture: "pluck", posture: "stand", takes: true },
    ALONE,
  ],
  [
    "shake rattle jerk",
    words(
      `(?:at )?(?:(?:the|his|her|its) (?:\\w+ )?)?${BARS}(?:$| (?:of|with|and|in|like|furiously|wildly|hard|until)\\b)`,
    ),
    { gesture: "shake_bars" },
    ALONE,
  ],
  [
    "drop fall flop sink plop tumble plump",
    words(
      `(?!.*\\b(?:behind|beside)\\b)(?:down |back |backwards |happily |laughing |exhausted )*(?:in|into|onto|on) (?:the|a) (?:\\w+ ){0,2}?${SOFT}\\b`,
    ),
    { posture: "fall_back" },
    ALONE,
  ],
];

export const HIGH_AND_LOW_WORDINGS = wordingsOf(ROWS);
