// Wordings of handiwork at home, in workshops and gardens: packed, hung up, beaten flat, glued, filed, forced with a spade, patted down.
import { A, ALONE, IT, OWN, wordingsOf, words, type Row } from "./wording.ts";

const LEVERS = "(?:spade|shovel|crowbar|jemmy|screwdriver|knife|chisel|bar|iron bar|poker|axe|lever|fork|pole|spanner)";
const SHUT_THINGS =
  "(?:doors?|windows?|lock|gates?|drawers?|hatch|shutters?|safe|panel|boot|cupboard|locker|cabinet|padlock)";
const HOT = "(?:iron|metal|steel|horseshoe|blade|sword|rod|bar|ingot|poker|rivet)s?";
const SOIL = "(?:hole|soil|earth|ground|mound|compost|sand|bed|turf|molehill|dirt|divot|grave)";
const MARKS =
  "(?:marks?|scratch(?:es)?|trails?|tracks?|prints?|footprints?|pawprints?|stains?|smears?|streaks?|rings?|dents?|holes?|furrows?|grooves?|smudges?|handprints?|fingerprints?|ruts?|puddles?|drips?|crumbs|line|path|gap)";
const ROLLED = "(?:lawn ?)?(?:mower|roller|pram|pushchair|buggy|wheelbarrow|barrow|trolley|hoover|vacuum cleaner)";

const ROWS: readonly Row[] = [
  // Shaving, and what is done about it.
  [
    "nick cut graze scratch",
    new RegExp(`^(?:${OWN} (?:chin|cheek|jaw|lip|neck|throat|face)|himself|herself)\\b.*\\b(?:razor|shav\\w+)\\b`),
    { gesture: "shave" },
    ALONE,
  ],
  [
    "press hold dab stick put clamp",
    words(
      `${IT}(?: of \\w+)? (?:to|on|onto|against|over) (?:the |his |her )(?:\\w+ )?(?:cut|wound|graze|nick|scratch|gash|bump|bruise)\\b`,
    ),
    { gesture: "hold_cheek" },
    ALONE,
  ],
  // Out of a pile, and off what it stands on.
  [
    "pull slide tug draw ease yank work prise",
    words(
      `${IT} (?:out )?(?:from|of|out of|off) (?:(?:the|its) (?:very )?(?:bottom|middle|top|base|foot) of )?(?:the|an?) (?:\\w+ )?(?:pile|stack|heap|pyramid|tower|display)\\b`,
    ),
    { gesture: "take", takes: true },
    ALONE,
  ],
  [
    "knock swipe flick",
    words(`${IT} (?:right |straight |down )?(?:behind|under|across|down the back of) (?:the|an?|his|her) \\w+`),
    { gesture: "sweep_off", takes: true },
    ALONE,
  ],
  // What is left behind is no leaving.
  [
    "leave",
    words(
      `(?:an?|two|three|some|only|deep|wet|muddy|dark|long|black|bloody|dirty)? ?(?:(?!the )\\w+ ){0,3}?${MARKS}\\b`,
    ),
    {},
    ALONE,
  ],
  // With clothes, and what is packed, hung or set somewhere.
  [
    "slide slip tuck push hide",
    words(`(?:it|them|one|${A}\\w+|\\w+) up (?:his|her) (?:\\w+ )?sleeve\\b`),
    { gesture: "pocket", takes: true },
    ALONE,
  ],
  [
    "press squash squeeze cram",
    words(
      `(?:it|them|${A}\\w+|\\w+) (?:down )?(?:in|into) the (?:\\w+ )?(?:suitcase|bag|trunk|case|rucksack|backpack|box|basket)\\b`,
    ),
    { gesture: "pack_in", takes: true },
    ALONE,
  ],
  [
    "try",
    words("on (?:\\w+ ){0,2}?(?:'s )?(?:\\w+ )?(?:shoes?|boots?|slippers?|heels|sandals|skates)\\b"),
    { gesture: "shoe_on", posture: "sit", takes: true },
    ALONE,
  ],
  [
    "try",
    words("on (?:\\w+ ){0,2}?(?:'s )?(?:\\w+ )?(?:hats?|cap|helmet|crown|tiara|mask|wig|glasses|sunglasses|veil)\\b"),
    { gesture: "put_on", takes: true },
    ALONE,
  ],
  [
    "try",
    words("on (?:\\w+ ){0,2}?(?:'s )?(?:\\w+ )?(?:coat|dress|jacket|suit|shirt|gown|jumper|uniform)\\b"),
    { gesture: "coat_on", takes: true },
    ALONE,
  ],
  [
    "sit perch stand",
    words(
      `(?:${A})?(?:doll|teddy|bear|toy|puppet|figure|bottle|vase|lamp|pot|jar|candle|clock|statue) (?:up )?(?:on|in|against|at|beside)\\b`,
    ),
    { gesture: "set_on_table", takes: true },
    ALONE,
  ],
  [
    "wrap twist wind",
    words(`${A}towel (?:round|around|about) (?:his|her) (?:\\w+ )?(?:hair|head)\\b`),
    { gesture: "hair_up", takes: true },
    ALONE,
  ],
  [
    "hang",
    words("up (?:the|an?|his|her|some) (?!(?:\\w+ )?(?:phone|receiver|telephone|handset)\\b)"),
    { gesture: "hang_up", takes: true },
    ALONE,
  ],
  [
    "peer look squint peep",
    words("(?:out )?through the (?:\\w+ )?(?:spyhole|peephole|spy hole)\\b"),
    { gesture: "keyhole" },
    ALONE,
  ],
  // With tools.
  [
    "force prise pry jemmy wrench lever break crack",
    words(`(?:open )?(?:it|(?:${A})?${SHUT_THINGS}) (?:\\w+ )?with (?:an?|the|his|her) (?:\\w+ ){0,2}?${LEVERS}\\b`),
    { gesture: "pry", takes: true },
    ALONE,
  ],
  [
    "beat pound bang hammer knock",
    words(
      `(?:it|them|${A}\\w+|\\w+) (?:flat|thin|straight|smooth|square|even|into (?:shape|place|an?|the shape)|back into shape)\\b`,
    ),
    { gesture: "hammer" },
    ALONE,
  ],
  [
    "file",
    words(
      `(?:down |away (?:at )?|through )?(?:it|${A}(?:ends?|edges?|tips?|keys?|blade|metal|pipe|bars?|rod|joint|burrs?|teeth|casting|hinge|bolt|corners?|notch|hoof|horn|steel|iron|rim))\\b`,
    ),
    { gesture: "file_down" },
    ALONE,
  ],
  [
    "draw pull take lift fish",
    words(`${A}${HOT} (?:\\w+ )?(?:from|out of) the (?:\\w+ )?(?:fire|forge|coals|furnace|flames|embers|hearth)\\b`),
    { gesture: "hold_over_fire" },
    ALONE,
  ],
  [
    "glue",
    words(
      `(?:back )?(?:it|them|${A}\\w+|\\w+)(?: \\w+)? (?:back|together|on|onto|in|to|into|down)\\b|(?:it|them|${A}\\w+)$`,
    ),
    { gesture: "work", takes: true },
    ALONE,
  ],
  [
    "stick tape fix",
    words(
      `(?:it|them|${A}\\w+|\\w+) (?:back )?(?:on|onto|together|to|in place)\\b.*\\bwith (?:the )?(?:\\w+ )?(?:glue|tape|paste|gum)\\b`,
    ),
    { gesture: "work", takes: true },
    ALONE,
  ],
  [
    "pump",
    words(`(?:up )?${A}(?:tyres?|tires?|balls?|airbed|mattress|dinghy|lilo|football)\\b`),
    { gesture: "pump" },
    ALONE,
  ],
  [
    "chisel gouge cut",
    words(`(?:out )?${A}(?:groove|notch|slot|joint|mortise|recess)\\b`),
    { gesture: "hammer" },
    ALONE,
  ],
  [
    "draw pull raise",
    words(`(?:it|${A}\\w+|\\w+) up (?:into|to) (?:an?|the) (?:\\w+ )?(?:vase|pot|bowl|jug|cone|cylinder|cup)\\b`),
    { gesture: "shape_clay" },
    ALONE,
  ],
  [
    "lay fit set slide replace",
    words(
      `${A}(?:tiles?|slates?|shingles?|flagstones?|paving stones?|slabs?|floorboards?|turf) (?:over|in|into|onto|on|down|back|beside)\\b`,
    ),
    { gesture: "work", posture: "kneel", takes: true },
    ALONE,
  ],
  [
    "stretch string",
    words(`${A}(?:wire|rope|line|cord|string|tape|cable|net) (?:to|between|across|from|over|tight|along)\\b`),
    { gesture: "pull", takes: true },
    ALONE,
  ],
  // Engines that are pulled to life, and what is wheeled over a lawn.
  [
    "start",
    words(`(?:up )?(?:${A})?(?:mower|lawnmower|lawn mower|chainsaw|generator|outboard|strimmer|outboard motor)\\b`),
    { gesture: "pull" },
    ALONE,
  ],
  [
    "run drive steer push guide send wheel",
    words(`(?:it|(?:${A})?${ROLLED}) (?:\\w+ )?(?:through|over|across|along|round|around|up|down|into|towards?)\\b`),
    { posture: "walk", way: "across", gesture: "push" },
    ALONE,
  ],
  [
    "stand set",
    words(`(?:it|(?:${A})?(?:barrel|cask|drum|keg|trunk|log|bin|dustbin|bale)) (?:upright|on end|up)\\b`),
    { gesture: "push" },
    ALONE,
  ],
  [
    "push shove slide heave wheel",
    words(
      `(?!.*\\b(?:across|over|along|down) the (?:\\w+ )?(?:table|desk|counter|bar)\\b)${A}(?:piano|wardrobe|sofa|couch|armchair|dresser|chest|trunk|crate|box|fridge|table|desk|bookcase|cupboard|cabinet|barrel|bin|dustbin|sideboard|bed|stove) (?:\\w+ )?(?:against|across|to|towards?|along|in front of|away|out|aside|over to|up to|into)\\b`,
    ),
    { posture: "walk", way: "across", gesture: "push" },
    ALONE,
  ],
  // At the soil.
  [
    "push press poke drop stick plant bury",
    words(
      `(?:${A})?(?:seeds?|bulbs?|beans?|acorn|seedlings?|peas|cloves?|potato(?:es)?|cuttings?) (?:deep |down )?(?:in|into) (?:the|a|each|every|its) (?:\\w+ )?(?:earth|soil|ground|hole|mud|bed|furrow|row|compost)\\b`,
    ),
    { gesture: "stoop_work" },
    ALONE,
  ],
  [
    "pat press firm tamp smooth tread",
    words(`(?:down )?${A}${SOIL} (?:\\w+ )?(?:shut|flat|down|firm|smooth|closed|over|round|around|with|back|tight)\\b`),
    { gesture: "stoop_work" },
    ALONE,
  ],
  [
    "plant sow",
    words(
      `(?:${A})?(?:seeds?|bulbs?|beans?|acorns?|seedlings?|peas|potato(?:es)?|cuttings?|tulips?|roses?|flowers?)\\b`,
    ),
    { gesture: "stoop_work" },
    ALONE,
  ],
  // From a roof or a ledge.
  [
    "grab catch seize clutch grip",
    words(
      `(?:hold of |at |on to |onto )?(?:the|an?) (?:\\w+ ){0,2}?(?:gutter|gutters|ledge|parapet|sill|windowsill|eaves|cornice|edge|rim|girder|drainpipe)\\b(?=.*\\b(?:with one hand|by (?:his|her) (?:fingers|fingertips)|just in time|as (?:he|she) (?:falls|goes)|at the last)\\b)`,
    ),
    { posture: "hang" },
    ALONE,
  ],
  [
    "pour empty tip squirt",
    words(
      `(?:out )?(?:it|${A}\\w+|(?:some )?\\w+(?: \\w+)?) (?:all )?(?:in|into) (?:the|his|her|a) (?:\\w+ )?(?:bath|bathtub|tub|toilet|pond|pool|drain|ditch)\\b`,
    ),
    { gesture: "tip_out", takes: true },
    ALONE,
  ],
  // Out of a window.
  [
    "lower drop let feed hang",
    words(
      `(?:down )?(?:${A})?(?:(?:bed)?sheets?|rope|basket|bucket|string|line|cord|knotted sheets|ladder|it|them) (?:down )?(?:out of|from|through) the (?:\\w+ )?window\\b`,
    ),
    { gesture: "lower", takes: true },
    ALONE,
  ],
];

export const HANDIWORK_WORDINGS = wordingsOf(ROWS);
