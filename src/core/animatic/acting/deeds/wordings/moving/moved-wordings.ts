// Wordings of things that change their place by hand: out from under what hides them and under it, out of water and into it, into a dish, off a hook, a shelf or a line.
import { ALONE, PAIR, PLAIN, SOME_THING, words, wordingsOf, type Row } from "../wording.ts";

const WATER = "(?:pond|pool|river|lake|stream|canal|sea|water|moat|fountain|brook|creek|puddle)";
const BASIN = "(?:bath|bathtub|tub|sink|washbasin|basin|barrel|bucket|trough|aquarium)";
const DISH = "(?:dish|saucer|ashtray|tray|bowl|plate)";
const HIGH_COVER = "(?:mattress|mattresses|pillows?|cushions?|bolster)";
const LOW_COVER =
  "(?:rug|carpet|mat|doormat|floorboards?|boards?|planks?|log|logs|roots?|trunk|stones?|rock|boulder|slab|corner|edge)";
const UNDER = "(?:under|beneath|underneath|below)";
/** Before a noun. */
const THE = `(?:(?:the|an?|his|her|its|their|one|\\w+ 's) (?:${PLAIN} ){0,2}?)?`;
const NO_BODY =
  "(?!(?:(?:some |the )?water\\b|(?:him|her|them|it)sel(?:f|ves)\\b|(?:his|her|their|its) (?:\\w+ )?(?:back|foot|feet|head|hands?|arms?|legs?|fingers?|face|shoulders?)\\b))";
const NOT_OUT = "(?!.*\\b(?:out|from)\\b)";
const PUTS = "slip slide hide put push tuck shove stuff cram bundle lay stow conceal thrust jam stash kick bury";
const TAKES = "pull slide draw take drag fish haul get lift dig bring fetch slip grab retrieve produce tug ease";
/** Hooked by who fishes. */
const NO_FISH = "(?!.*\\b(?:fish|trout|salmon|pike|carp|perch|eel|herring)\\b)";

/** What is moved along the ground by leaning against it. */
const HEAVY =
  "(?:wardrobe|cupboard|cabinet|dresser|sideboard|shelf|shelves|bookcase|bookshelf|rack|fridge|refrigerator|freezer|piano|sofa|couch|chest|crates?|desk|table|boulder|rocks?|safe|statue|stove|dumpster|log|trunk|block|slab|bed)";

const ROWS: readonly Row[] = [
  [
    "push shove press force roll slide heave",
    words(
      `(?:at |against )?${THE}${HEAVY} (?:\\w+ly |right |up |over |back )*(?:against|across|in front of|before|aside|away|to|towards?|along|out of the way|off the)\\b`,
    ),
    { gesture: "push", posture: "trudge", way: "across" },
    { by: "person" },
  ],
  [
    "push shove press lean heave throw",
    words(
      `(?:(?:him|her|them)sel(?:f|ves) )?(?:\\w+ly |hard )?(?:against|at) ${THE}(?:doors?|gates?|hatch|grille|wall|slab)\\b`,
    ),
    { gesture: "push" },
    { isJoint: true },
  ],
  // Under something, which is raised.
  [
    PUTS,
    words(`${NO_BODY}${NOT_OUT}${SOME_THING} (?:deep |back |far )?${UNDER} ${THE}${HIGH_COVER}\\b`),
    { gesture: "shove_under", takes: true },
  ],
  [
    PUTS,
    words(`${NO_BODY}${NOT_OUT}${SOME_THING} (?:deep |back |far )?${UNDER} ${THE}${LOW_COVER}\\b`),
    { gesture: "shove_under", posture: "kneel", takes: true },
  ],
  [
    TAKES,
    words(`${NO_BODY}(?:out )?${SOME_THING} (?:out from|from|out) ${UNDER} ${THE}${HIGH_COVER}\\b`),
    { gesture: "pull_from_under", takes: true },
  ],
  [
    TAKES,
    words(`${NO_BODY}(?:out )?${SOME_THING} (?:out from|from|out) ${UNDER} ${THE}${LOW_COVER}\\b`),
    { gesture: "pull_from_under", posture: "kneel", takes: true },
  ],
  [
    "lift raise heave",
    words(
      `(?:up )?(?:the|an?|one|his|her) (?:\\w+ ){0,2}?(?:corner of the |edge of the )?(?:mattress|pillow|cushion|rug|carpet)$`,
    ),
    { gesture: "pull_from_under" },
    ALONE,
  ],
  [
    "lift raise",
    words(
      "(?:up )?(?:the|an?|one) (?:loose |old |rotten )?(?:floorboard|board|plank|flagstone|slab|tile)(?: up)?(?: (?:from|out of|off) the (?:floor|ground))?$",
    ),
    { gesture: "pull_from_under", posture: "kneel" },
    ALONE,
  ],
  // Out of water and into it, by hand.
  [
    "fish lift pull take pluck rescue heave haul drag draw",
    words(
      `${NO_BODY}${NO_FISH}(?!.*\\bwith\\b)(?:up |out )?${SOME_THING} (?:back )?(?:up |out )?(?:out of|from) ${THE}${BASIN}\\b`,
    ),
    { gesture: "lift_from", takes: true },
    ALONE,
  ],
  [
    "fish lift pull take pluck rescue heave haul drag draw",
    words(
      `${NO_BODY}${NO_FISH}(?!.*\\bwith\\b)(?:up |out )?${SOME_THING} (?:back )?(?:up |out )?(?:out of|from) ${THE}${WATER}\\b`,
    ),
    { gesture: "lift_from", posture: "kneel", takes: true },
    ALONE,
  ],
  [
    "fish scoop dredge hook",
    words(`${NO_BODY}${NO_FISH}(?:out (?:it|them|${THE}\\w+)|(?:it|them|${THE}\\w+) out)\\b(?! (?:of|from)\\b)`),
    { gesture: "lift_from", posture: "kneel", takes: true },
    ALONE,
  ],
  [
    "put place lay set",
    words(
      `${NO_BODY}${SOME_THING} (?:back |gently |carefully |down )*(?:in|into|onto|on) ${THE}(?:pond|pool|river|lake|stream|canal|sea|water|moat|fountain|brook|creek)\\b`,
    ),
    { gesture: "put_into", posture: "kneel", takes: true },
    { by: "person" },
  ],
  [
    "lower slip ease",
    words(
      `${NO_BODY}${SOME_THING} (?:back |gently |carefully |down )*(?:in|into|onto|on) ${THE}(?:pond|pool|river|lake|stream|canal|sea|water|moat|fountain|brook|creek)\\b`,
    ),
    { gesture: "put_into", posture: "kneel", takes: true },
    ALONE,
  ],
  [
    "put place lay lower set slip ease let",
    words(
      "(?:it|them|fish) back (?:in|into) (?:the|an?) (?:\\w+ )?(?:pond|pool|river|lake|stream|sea|water|brook|creek)\\b",
    ),
    { gesture: "put_into", posture: "kneel", takes: true },
    { by: "person" },
  ],
  [
    "put place lay lower set slip ease",
    words(
      `${NO_BODY}${SOME_THING} (?:back |gently |carefully |down )*(?:in|into|onto|on) ${THE}(?:sink|washbasin|bath|bathtub)\\b`,
    ),
    { gesture: "put_into", takes: true },
    { by: "person" },
  ],
  [
    "drop",
    words(`${NO_BODY}${SOME_THING} (?:in|into) ${THE}(?:pond|pool|fountain|sink|washbasin|puddle|brook)\\b`),
    { gesture: "put_into", takes: true },
    { by: "person" },
  ],
  [
    "drop put place lay tip",
    words(`(?:it|them|the|an?|his|her) (?:\\w+ ){0,4}?(?:in|into|onto) ${THE}(?:steel |metal |silver )?${DISH}\\b`),
    { gesture: "put_into", takes: true },
    ALONE,
  ],
  // Under what stands on a table, and into a vase.
  [
    PUTS,
    words(
      `${NO_BODY}${NOT_OUT}${SOME_THING} ${UNDER} ${THE}(?:cup|mug|saucer|vase|lamp|bottle|clock|menu|folder|tray|flowerpot|candlestick)$`,
    ),
    { gesture: "tuck_under" },
    ALONE,
  ],
  [
    "put set place arrange stick drop",
    words(`${NO_BODY}${SOME_THING} (?:in|into) ${THE}(?:vase|jar|jug)\\b`),
    { gesture: "put_into", takes: true },
    ALONE,
  ],
  // Under what stands on the ground.
  [
    TAKES,
    words(
      `${NO_BODY}${NO_FISH}(?:out )?${SOME_THING} (?:out from|from|out) ${UNDER} ${THE}(?:trees?|bush|hedge|bench|chair|table|desk|counter|bed|sofa|stove|sink|stairs|steps|porch|seat|tent|cart|wagon|car|van|pile|heap)\\b`,
    ),
    { gesture: "pull_from_under", posture: "kneel", takes: true },
    ALONE,
  ],
  // Flung on a bed and on other furniture, far out into the water; heaved onto a counter; tucked in beside somebody.
  [
    "throw fling toss chuck hurl sling pitch lob",
    words(
      `${NO_BODY}${SOME_THING} (?:down |back |over )?(?:on|onto|across) ${THE}(?:bed|mattress|bunk|sofa|couch|armchair|pile|heap)\\b`,
    ),
    { gesture: "throw", takes: true },
    ALONE,
  ],
  [
    "throw fling toss chuck hurl sling pitch lob",
    words(
      `${NO_BODY}${NO_FISH}(?!.*\\bnets?\\b)${SOME_THING} (?:far |out |far out |away )?(?:in|into|over) ${THE}(?:${WATER}|waves|surf|distance|ravine|abyss|valley)\\b`,
    ),
    { gesture: "throw", takes: true },
    ALONE,
  ],
  [
    "heave lift hoist swing haul lug dump",
    words(
      `${NO_BODY}${SOME_THING} (?:up )?(?:on|onto) ${THE}(?:counter|table|desk|bar|bench|workbench|scales?|stall|windowsill|sill|altar)\\b`,
    ),
    { gesture: "set_on_table", takes: true },
    ALONE,
  ],
  [
    "tuck lay place set put",
    words(`${NO_BODY}${SOME_THING} (?:in )?(?:beside|next to|by|close to) (?:them\\b|the \\w+$)`),
    { gesture: "put_down", takes: true },
    PAIR,
  ],
  // Into the ground.
  [
    "put place lay set lower drop slide ease let tuck bed",
    words(
      `${NO_BODY}(?!(?:an? |the |some )?(?:handful|fistful|earth|soil|dirt|sand|petals?|seeds?)\\b)(?:down )?${SOME_THING} (?:down )?(?:in|into|inside) (?:the |an? |his |her )?(?:\\w+ )?(?:hole|pit|trench|hollow|grave|ground|earth|soil|sand)\\b`,
    ),
    { gesture: "put_down", posture: "kneel", takes: true },
    ALONE,
  ],
];

export const MOVED_WORDINGS = wordingsOf(ROWS);
