// Wordings of work with a tool by where it is done: at what stands upright, along the ground, at what lies buried, off a table, up high, at one's own feet.
import { words, wordingsOf, A, type Row } from "./wording.ts";

/** Struck in front, and not on a block. */
const UPRIGHT =
  "(?:doors?|gates?|walls?|panels?|shutters?|planks|boards|barricade|partition|bricks?|brickwork|plaster|concrete|rocks?|rockface|face|seam|coal|cliff|boulder|trees?|trunks?|oak|pine)";
const HEAVY = "(?:axe|hatchet|pickaxe|pick|sledgehammer|sledge|hammer|mallet|machete|crowbar)";
const GROWTH = "(?:jungle|undergrowth|vines?|bamboo|brambles?|thicket|creepers?|bushes|reeds|thorns|forest|branches)";
const TABLE =
  "(?:desk|table|map|chart|shelf|counter|bar|(?:chess|game|draughts)?board|mantelpiece|dresser|workbench|bench|tray|altar|dashboard)";
const LITTER = "(?:crumbs?|dust|ash|ashes|shavings|sawdust|flour|snow|water|leaves|hair)";
const SOIL = "(?:sand|soil|earth|dirt|clay|silt|gravel|grit|mud|dust)";
const BURIED =
  "(?:skulls?|bones?|skeletons?|fossils?|ribs?|ribcage|jaw|jawbone|femur|tooth|teeth|tusk|mosaics?|tiles?|pots?|pottery|potsherd|shards?|urn|amphora|tablet|inscription|slab|sarcophagus|hatch|trapdoor|relic|remains)";
const FOOT = "(?:foot|feet|toes?|heels?|soles?|ankles?|blisters?)";
const OWN = "(?:his|her|its|their)(?: \\w+){0,2}?";
const LOAD =
  "(?:bag|suitcase|case|box|crate|sack|bundle|basket|rucksack|backpack|holdall|trunk|parcel|package|chest|bale|luggage)";
const HIGH =
  "(?:(?:top|upper|highest|overhead|high|topmost) \\w+|(?:luggage |roof |overhead )?rack|wardrobe|roof|rafters|loft)";

const ROWS: readonly Row[] = [
  [
    "drop",
    /^(?:it|them|(?:the )?\w+) (?:down )?(?:behind|beside|before|at)\b/,
    { gesture: "drop", takes: true },
    { isPaired: false },
  ],
  [
    "slash slit",
    words(
      "(?:at |open )?(?:the|an?|his|her|its|their) (?:\\w+ ){0,2}?(?:canvas|painting|picture|portrait|sails?|curtains?|tent|mattress)\\b",
    ),
    { gesture: "swing" },
  ],
  // At what stands upright.
  [
    "hack chop hew cut batter beat break smash strike hit pound slash attack knock dig work lay split",
    new RegExp(`\\b${UPRIGHT}\\b.*\\bwith (?:an?|the|his|her) (?:\\w+ ){0,2}?${HEAVY}\\b`),
    { gesture: "hew_at", takes: true },
  ],
  [
    "hack hew chop",
    words(
      `(?:away )?(?:at|through|into|down) (?:the|an?|his|her) (?:\\w+ ){0,2}?(?:${UPRIGHT}|${GROWTH})\\b(?! (?:of )?(?:wood|logs?)\\b)`,
    ),
    { gesture: "hew_at" },
  ],
  [
    "swing drive bury sink slam heave bring aim",
    words(
      `(?:the|an?|his|her) (?:\\w+ )?${HEAVY} (?:\\w+ )?(?:at|into|against|through|in) (?:the|an?) (?:\\w+ ){0,2}?(?:${UPRIGHT}|${GROWTH})\\b`,
    ),
    { gesture: "hew_at", takes: true },
  ],
  [
    "hack slash cut chop hew",
    words(`(?:an?|his|her|their) (?:\\w+ )?(?:path|way|trail|passage) through\\b(?!.*\\b(?:water|waves|ice|crowd)\\b)`),
    { gesture: "hew_at", takes: true },
  ],
  // Off a table, with the arm.
  [
    "sweep brush swipe clear knock dash push shove",
    words(
      `(?!.*\\bwith (?:an?|the|his|her) (?:\\w+ )?(?:broom|brush|cloth|rag|duster)\\b)(?!.*\\b${LITTER}\\b)(?:${A}\\w+|everything|it|them|it all)\\b.* (?:off|from) (?:the|his|her|a) (?:\\w+ )?${TABLE}\\b`,
    ),
    { gesture: "sweep_off", takes: true },
  ],
  [
    "sweep swipe",
    words(
      `(?!.*\\b${LITTER}\\b)(?:${A}\\w+|everything|it|them|it all)\\b.* (?:to|onto|on|across) (?:the|a) (?:\\w+ )?(?:floor|ground|carpet|tiles|deck)\\b`,
    ),
    { gesture: "sweep_off", takes: true },
  ],
  [
    "clear sweep",
    words(
      `(?:the|his|her) (?:\\w+ )?${TABLE} (?:\\w+ )?with (?:an?|one|the|his|her) (?:\\w+ )?(?:sweep|arm|forearm|swipe)\\b`,
    ),
    { gesture: "sweep_off" },
  ],
  [
    "send",
    words(
      `${A}\\w+ (?:and .* )?(?:flying|crashing|away|clattering)\\b.*\\b(?:off|from|to|across) (?:the|a|his|her) (?:\\w+ )?(?:${TABLE}|floor)\\b`,
    ),
    { gesture: "sweep_off", takes: true },
  ],
  // Along the ground.
  [
    "draw pull drag push run trail scrape haul work guide",
    words(
      "(?:the|an?|his|her) (?:\\w+ )?(?:rake|hoe|harrow) (?:\\w+ )?(?:through|across|over|along|into|down|in|behind|back)\\b",
    ),
    { gesture: "rake", takes: true },
  ],
  [
    "draw pull drag push run trail work guide",
    words(
      "(?:the|an?|his|her) (?:\\w+ )?(?:broom|besom|mop) (?:\\w+ )?(?:through|across|over|along|down|up|round|around|back)\\b",
    ),
    { gesture: "sweep", takes: true },
  ],
  [
    "draw pull drag run work slap slide",
    words(
      "(?:the|an?|his|her) (?:\\w+ )?(?:roller|brush|paintbrush) (?:\\w+ )?(?:up|down|across|over|along) (?:the|a) (?:\\w+ )?(?:walls?|fence|boards?|planks?|door|hull|gate|ceiling|shutters?)\\b",
    ),
    { gesture: "paint", takes: true },
  ],
  // At what lies buried.
  [
    "brush clean clear scrape dust sweep scoop wipe dig chip blow whisk",
    new RegExp(`^(?:away |back )?(?:${A})?${SOIL} (?:away )?(?:off|from|out of|around|round)\\b.*\\b${BURIED}\\b`),
    { gesture: "brush_clear", posture: "kneel_both" },
  ],
  [
    "uncover unearth excavate expose",
    words(`${A}${BURIED}\\b|(?:the|an?) \\w+ (?:in|from|out of|under) the (?:\\w+ )?${SOIL}\\b`),
    { gesture: "brush_clear", posture: "kneel_both" },
  ],
  [
    "brush clean dust clear",
    words(`(?:off |down )?${A}(?:skulls?|bones?|skeletons?|fossils?|ribcage|mosaics?)\\b`),
    { gesture: "brush_clear", posture: "kneel_both" },
  ],
  // Up high.
  [
    "heave lift hoist swing put push stow shove haul slide raise load sling",
    words(`${A}\\w+ (?:back )?(?:up )?(?:in|into|onto|on|to|upon) (?:the|an?|his|her|their) (?:\\w+ )?${HIGH}\\b`),
    { gesture: "heave_up", takes: true },
  ],
  [
    "heave lift hoist push raise prise lever shift",
    words(
      `(?:up )?(?:${A})?(?:beam|plank|timber|girder|slab|joist|rafter|pillar|column|boulder|trunk|log)(?: (?:up|off|clear|away|aside))?(?! (?:of|on|onto|in|into|over)\\b)(?: |$)`,
    ),
    { gesture: "lift_bar", posture: "stand", takes: true },
  ],
  [
    "get put set wedge work",
    /^(?:his|her|their) (?:\w+ )?(?:backs?|shoulders?) (?:under|underneath|beneath)\b/,
    { posture: "crouch" },
  ],
  [
    "heave lift hoist push put stow shove haul raise throw pass",
    words(`(?:the|an?|his|her|their) (?:\\w+ )?${LOAD} up (?:in|into|onto|on|through|to)\\b`),
    { gesture: "heave_up", takes: true },
  ],
  [
    "lift push raise slide ease open shove",
    words(`${A}(?:ceiling \\w+|loft hatch|roof hatch|skylight)\\b`),
    { gesture: "lift_over" },
  ],
  [
    "throw fling toss sling drape heave spread put lay pull",
    words(
      `(?:${A})?(?:\\w+ )?(?:sheets?|blankets?|towels?|carpets?|rugs?|shirts?|washing|cloths?|quilts?|tablecloths?|linen|clothes|laundry) (?:\\w+ )?(?:over|on|onto|across) (?:the|a) (?:washing |clothes )?(?:line|rope|washing line|clothesline)\\b`,
    ),
    { gesture: "hang_up", takes: true },
  ],
  [
    "hang suspend string",
    words(
      "(?:the|an?|his|her|some|two) (?!heads?\\b|hands?\\b|arms?\\b|phone\\b|receiver\\b|telephone\\b)(?:\\w+ ){0,3}?\\w+ (?:from|over|across|above|between|along) (?:the|an?|his|her)\\b",
    ),
    { gesture: "hang_up", takes: true },
  ],
  // At the clothes of somebody who stands there.
  [
    "pin tack mark turn measure take sew",
    /^(?:up )?(?:the|an?|his|her|them)\b.*\b(?:hem|cuffs|trousers|skirt)\b/,
    { gesture: "tie_their_shoe", posture: "kneel" },
    { isPaired: true },
  ],
  // At one's own feet.
  [
    "wind wrap tie bind loop strap stick put press lay roll",
    new RegExp(
      `\\b(?:tape|bandages?|plasters?|gauze|cloth|rag|dressing|strips?)\\b.*\\b(?:round|around|on|onto|over|to|across) ${OWN} ${FOOT}\\b`,
    ),
    { gesture: "tend_foot", posture: "sit", takes: true },
  ],
  [
    "rub massage knead bandage tape strap examine inspect nurse check",
    words(`(?:up )?${OWN} ${FOOT}\\b`),
    { gesture: "tend_foot", posture: "sit" },
  ],
  [
    "paint varnish file cut clip trim",
    words("(?:his|her|its) (?:\\w+ )?toe(?:s|nails?)\\b"),
    { gesture: "tend_foot", posture: "sit" },
  ],
  [
    "pull pick draw dig ease prise pry work tease",
    new RegExp(
      `\\b(?:thorns?|splinters?|stones?|glass|shards?|nail|sting|spines?)\\b.*\\b(?:from|out of|in) ${OWN} ${FOOT}\\b`,
    ),
    { gesture: "tend_foot", posture: "sit" },
  ],
  [
    "sit perch rest",
    new RegExp(
      `\\bwith (?:one|an?|his|her|the) (?:\\w+ )?(?:foot|ankle) (?:up )?(?:on|across|over) (?:his|her|the)(?: \\w+)? (?:knee|thigh)\\b`,
    ),
    { gesture: "tend_foot", posture: "sit" },
  ],
  // At a table, out of machines, and at parts of a body that are there.
  [
    "turn flip lay",
    words(
      `(?:${A}(?:photos?|photographs?|pictures?|cards?|letters?|papers?|sheets?|pages?|phone|frame|tile|book) over(?! and\\b)|(?:it|them|${A}\\w+|\\w+) face down)\\b`,
    ),
    { gesture: "set_on_table", takes: true },
    { isPaired: false, by: "person" },
  ],
  [
    "stamp cut press punch",
    words(
      "(?:out )?(?:\\w+ ){0,2}?(?:stars?|hearts?|circles?|rounds?|discs?|shapes?|biscuits?|cookies|scones?|moons?|figures|men|animals) (?:out of|from|out|into) \\w+",
    ),
    { gesture: "press" },
    { isPaired: false, by: "person" },
  ],
  [
    "pull yank tear rip snatch take grab draw tug",
    words(
      `(?:${A}|\\w+ )?(?:\\w+ )?(?:sheets?|papers?|pages?|printouts?|copy|copies|photos?|fax|ticket|receipt|banknotes?|money|cash|card) (?:out )?(?:of|from) (?:the|its|her|his|a) (?:\\w+ )?(?:printer|copier|photocopier|fax|typewriter|cash machine|slot)\\b`,
    ),
    { gesture: "draw_out", takes: true },
    { isPaired: false, by: "person" },
  ],
  [
    "hide stash conceal shove stuff push drop tuck",
    words(`(?:it|them|\\w+|${A}\\w+) (?:down |away )?behind (?:the|an?|her|his)(?! (?:\\w+ )?back\\b)`),
    { gesture: "put_down", takes: true },
    { isPaired: false, by: "person" },
  ],
  [
    "slam snap bang clap flip click close shut",
    words(
      "(?:the|an?|his|her|their) (?:\\w+ )?laptop (?:lid )?(?:shut|closed|down|to)\\b|(?:shut |down )?(?:the|an?|his|her) (?:\\w+ )?laptop\\b",
    ),
    { gesture: "close_lid", takes: true },
    { isPaired: false, by: "person" },
  ],
  [
    "swing dangle",
    words(
      "(?:his|her|their|both|the) (?:legs|feet) (?:under|over|off|from|against|below|beneath) (?:the|an?|his|her) (?:\\w+ ){0,2}?(?:chair|bench|stool|seat|table|desk|wall|ledge|sofa|swing|jetty|pier|edge|counter)\\b",
    ),
    { posture: "sit" },
    { isPaired: false, by: "person" },
  ],
  [
    "bring pull tear rip drag",
    words("down the (?:\\w+ )?curtains?\\b|the (?:\\w+ )?curtains? down\\b"),
    { gesture: "pull" },
    { isPaired: false, by: "person" },
  ],
  [
    "drag haul heave pull wrench lug",
    words(
      `(?:up |out )?${A}(?:\\w+ )?(?:seat|wreck|engine|wheel|tyre|bumper|safe|bicycle|bike|anchor|crate|chest|trunk|body|net|sack|log|root|stump) (?:up )?(?:out of|from|out) (?:the|a) (?:\\w+ )?(?:mud|water|river|lake|canal|sand|bog|swamp|pond|ditch|sea|wreck\\w*|hole|rubble)\\b`,
    ),
    { gesture: "haul_in" },
    { by: "person" },
  ],
  [
    "take get fetch lift pull grab bring",
    words(
      `(?!.*\\b(?:door|drawer)\\b.*\\bopen\\b)(?:${A}|(?:the )?(?:\\w+ ){1,2}?'s |some )?\\w+(?: of \\w+)? (?:out of|from) (?:the|an?|his|her) (?:\\w+ )?(?:fridge|refrigerator|freezer|microwave|locker|cupboard|larder|pantry)\\b`,
    ),
    { gesture: "take", takes: true },
    { by: "person" },
  ],
  [
    "fall topple slide slip tumble",
    words(
      "(?:right |straight )?off (?:the|an?|his|her|their) (?:\\w+ )?(?:chair|stool|barstool|bench|seat|bed|sofa)\\b",
    ),
    { posture: "tumble", from: "sit" },
    { isPaired: false, by: "person" },
  ],
  [
    "fall drift doze drop nod",
    words(
      "(?:off |asleep |fast asleep )(?:on|in) (?:the|a|his|her) (?:\\w+ )?(?:couch|sofa|settee|bed|hammock|bunk|cot|floor|rug|grass)\\b",
    ),
    { posture: "lie", mood: "asleep" },
    { isPaired: false, by: "person" },
  ],
];

export const WORK_WORDINGS = wordingsOf(ROWS);
