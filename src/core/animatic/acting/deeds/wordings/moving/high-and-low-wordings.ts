// Wordings of what goes up high or comes down: stowed on a rack, taken off a wall, bars that are shaken, a body that drops into the grass or onto a bed, who
// looks over a fence or dodges between stalls, the flap of a tent.
import { ALONE, OWNER, SOME_THING, words, wordingsOf, type Row } from "../wording.ts";

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

/** Where somebody who gets up has lain. */
const FLAT_OUT =
  "(?:canvas|mat|mud|snow|dirt|dust|pavement|street|road|tarmac|asphalt|cobbles|cobblestones|ice|rubble|ring floor|track)";

const ROWS: readonly Row[] = [
  [
    "get rise stand scramble struggle stagger drag haul heave pick push climb clamber",
    words(
      `(?:(?:himself|herself|itself|themselves|up|back|slowly|wearily|shakily|groggily|painfully) )*(?:to (?:his|her) feet )?(?:up )?(?:off|from) (?:the|a) (?:\\w+ )?${FLAT_OUT}\\b`,
    ),
    { posture: "stand", from: "lie" },
    ALONE,
  ],
  [
    "get rise stand scramble struggle stagger drag haul heave pick push climb clamber",
    words(
      "(?:(?:himself|herself|up|back|slowly|wearily|shakily) )*(?:up )?(?:off|from) the (?:\\w+ )?(?:ground|floor|grass|sand|carpet|rug|boards|tiles|deck)$",
    ),
    { posture: "stand", from: "sit_ground" },
    ALONE,
  ],
  ["scramble struggle stagger clamber", /^up$/, { posture: "stand", from: "sit_ground" }, ALONE],
  [
    "haul heave drag push pull pick",
    /^(?:himself|herself|itself) (?:\w+ly )?(?:upright|to (?:his|her|its) feet|back up)\b/,
    { posture: "stand", from: "sit_ground" },
    ALONE,
  ],
  [
    "heave lift hoist swing put push stow shove haul slide raise load sling throw toss set place stand squeeze",
    words(`(?:${OWNER})?${SOME_THING} (?:back )?(?:up )?(?:in|into|onto|on|to|atop) ${RACK}`),
    { gesture: "stow_up", posture: "stand", takes: true },
    { by: "person" },
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
  [
    "throw fling hurl flop fall drop collapse launch cast plump",
    words(
      "(?:(?:him|her|them)sel(?:f|ves) )?(?:down |back |backwards |face down |exhausted |full length )*(?:on|onto|across|into) (?:the|a|an|his|her) (?:\\w+ )?(?:bed|mattress|bunk|cot)\\b",
    ),
    { posture: "lie", from: "stand" },
    ALONE,
  ],
  [
    "bury press hide",
    words(
      "(?:his|her) (?:face|head) (?:in|into|under|against) (?:the|a|his|her) (?:\\w+ )?(?:pillows?|mattress|blankets?|duvet|quilt|bedclothes)\\b",
    ),
    { posture: "lie_side", gesture: "cover" },
    ALONE,
  ],
  [
    "throw push kick fling toss cast",
    words(
      "(?:back|off|aside) (?:the|his|her) (?:\\w+ )?(?:blankets?|covers?|bedclothes|duvet|sheets|quilt|bedspread)\\b|(?:the|his|her) (?:\\w+ )?(?:blankets?|covers?|bedclothes|duvet|sheets|quilt|bedspread) (?:back|off|aside)\\b",
    ),
    { posture: "sit_bed", from: "lie" },
    ALONE,
  ],
  [
    "peer peep peek look spy glance squint gaze",
    words(
      "(?:cautiously |carefully |out |secretly )*over (?:the|a|an|his|her) (?:\\w+ ){0,2}?(?:fence|hedge|garden wall|wall|gate|partition|palisade|screen|stall)\\b",
    ),
    { gesture: "peek_over", posture: "stand" },
    ALONE,
  ],
  [
    "flip flick press push hit throw switch punch toggle",
    words(".*\\b(?:overhead|above (?:his|her|their) head|over (?:his|her|their) head)\\b"),
    { gesture: "reach_up" },
    ALONE,
  ],
  [
    "dodge weave dart duck slip swerve zigzag",
    words(
      "(?:in and out |nimbly |quickly )*(?:between|among|through|past|around) (?:the|a|two|parked|passing) (?:\\w+ ){0,2}?(?:stalls?|carts?|cars?|traffic|people|crowds?|trees|tables|passers|shoppers|barrows|crates|trunks|horses|legs|dancers)\\b",
    ),
    { posture: "run", way: "across" },
    { by: "person", isPaired: false },
  ],
  [
    "zip unzip close fasten shut open seal",
    words("(?:up |down )?(?:the|his|her|its) (?:tent|flap|tent flap|door flap|entrance of the tent)\\b"),
    { gesture: "zip_flap" },
    ALONE,
  ],
  [
    "rest lean prop put set plant",
    words("(?:his|her|their|both) (?:\\w+ )?elbows? on (?:his|her|their) (?:knees|thighs|lap)\\b"),
    { posture: "sit", gesture: "elbows_on_knees" },
    ALONE,
  ],
  [
    "rise raise lift stretch",
    words(
      "(?:(?:him|her)self )?(?:up )?(?:on|onto|to) (?:his|her|the)? ?(?:tips? of (?:his|her) )?(?:toes|tiptoes?|toetips|points?)\\b",
    ),
    { gesture: "on_toes", posture: "stand" },
    ALONE,
  ],
  [
    "rap knock tap bang drum thump hammer pound strike beat",
    words("(?:.* )?on (?:the|his|her|a) (?:\\w+ )?(?:desk|table|tabletop|counter|bar|lectern|bench)\\b"),
    { gesture: "pound_table" },
    ALONE,
  ],
  [
    "stub crush grind press squash",
    words(
      "(?:out )?(?:(?:the|a|his|her) (?:\\w+ )?(?:cigarette|cigar|butt|stub|joint)\\b|it out\\b)(?!.*\\b(?:heel|foot|boot|shoe|sole|underfoot|ground|floor)\\b)",
    ),
    { gesture: "stub_out", takes: true },
    ALONE,
  ],
  [
    "go step walk head hurry come",
    words("(?:back )?(?:inside|indoors)(?:$| (?:again|and|the)\\b)"),
    { posture: "walk", way: "out" },
    ALONE,
  ],
  [
    "jump leap spring reach swing",
    words(
      "up (?:to|at|for|and (?:grabs?|catch(?:es)?|seizes?)) (?:the|a) (?:\\w+ )?(?:bar|beam|branch|ring|rings|rail|trapeze)\\b",
    ),
    { posture: "hang" },
    ALONE,
  ],
  [
    "scoop gather take pick cup grab",
    words(
      "(?:up )?(?:a handful of |handfuls of |two handfuls of |some |the |a little )?(?:sand|snow|earth|soil|water|dust|pebbles|gravel|mud|grain|flour|ashes)(?: up)?(?! \\w*(?:ball|man|bottle|can)\\b)(?!.*\\b(?:with|into|in|from|out|off|onto|spoon|shovel|bucket|cup|ladle)\\b)",
    ),
    { gesture: "scoop_hands" },
    ALONE,
  ],
  [
    "blow",
    words(
      "(?:away )?(?:the )?(?:\\w+ )?(?:seeds|fluff|down|foam|froth|dust) (?:off|from) (?:a|the|her|his) (?:\\w+ )?(?:dandelion|flower|book|cover|box|mug|beer|photo|photograph|record)\\b|(?:on )?(?:a|the|her|his) dandelion\\b",
    ),
    { gesture: "blow", takes: true },
    ALONE,
  ],
  [
    "touch feel trace finger",
    words(
      "(?:the|a|an|some|her|his) (?:\\w+ ){0,2}?(?:footprints?|hoofprints?|pawprints?|tracks?|bloodstains?|ground|soil|earth|mud|sand|ashes|embers|pavement|floor|floorboards?|turf)\\b|(?:.* )?in the (?:\\w+ )?(?:mud|snow|sand|dust|ashes)$",
    ),
    { gesture: "touch_ground", posture: "kneel" },
    ALONE,
  ],
  [
    "point",
    words(
      "(?:out of|out|through) (?:of )?(?:the|a|his|her) (?:\\w+ )?(?:window|windscreen|door|porthole|window pane)\\b",
    ),
    { gesture: "point" },
    ALONE,
  ],
  [
    "dip dangle trail",
    words("(?:his|her|their) (?:bare )?(?:feet|toes|legs|foot) (?:in|into|over|above)\\b"),
    { gesture: "none" },
    ALONE,
  ],
  [
    "thrust throw fling shoot punch jerk raise lift",
    words(
      "up (?:(?:his|her|their|a|one) )?(?:\\w+ )?(?:arm|fist|hand|glove)$|(?:his|her|their) (?:\\w+ )?(?:arm|fist|glove) (?:up|high)\\b",
    ),
    { gesture: "raise" },
    { isPaired: false },
  ],
  [
    "push shove jam wedge ram drive work stick force",
    words("(?:the|an?|his|her) (?:\\w+ )?(?:crowbar|jemmy|bar|lever|chisel) (?:under|into|beneath|between|behind)\\b"),
    { gesture: "pry", takes: true },
    ALONE,
  ],
  [
    "heave wrench",
    words("(?:(?:(?:the|an?) )?(?:\\w+ )?(?:lid|slab|cover|crowbar|hatch|trapdoor)) (?:up|open)\\b"),
    { gesture: "pry" },
    ALONE,
  ],
  [
    "wind wrap roll",
    words(
      "(?:the|an?|his|her|some) (?:\\w+ )?(?:bandage|gauze|dressing|cloth|rag|strip) (?:of \\w+ )?(?:round|around|about) (?:his|her|their) (?:\\w+ )?(?:forearm|arm|hand|wrist|fist|fingers?|knuckles)\\b",
    ),
    { gesture: "bandage_self", takes: true },
    { isPaired: false },
  ],
  [
    "roll",
    words("(?:over and over |over |about |around )?in the (?:\\w+ )?(?:dust|grass|snow|sand|leaves)\\b"),
    { posture: "roll" },
    { by: "person" },
  ],
];

export const HIGH_AND_LOW_WORDINGS = wordingsOf(ROWS);
