// Wordings of streets, schools, offices, bars, stages and fairs: what is slid over counters, tipped over on the way, shot off, sent flying, waved, slung or stuck on a back.
import { A, PAIR, wordingsOf, words, type Row } from "../wording.ts";

/** What is put on a table with a thump. */
const HEAVY =
  "(?:stack|pile|heap|bundle|sheaf|armful|load|box|parcel|folder|files?|books?|suitcase|briefcase|sack|ledger|bag|typewriter)";
const COUNTER = "(?:desk|table|counter|bar|workbench|bench)\\b";
/** What stands about and is tipped over on the way. */
const STANDING =
  "(?:dust|trash |rubbish )?(?:bins?|cans?|crates?|boxes|barrels?|baskets?|carts?|chairs?|stools?|shelf|shelves|stalls?|racks?|ladders?|pots?|screens?|easels?|bikes?|bicycles?)";

const ROWS: readonly Row[] = [
  // Onto tables and counters; things tipped over on the way.
  [
    "drop dump plonk plop slam thump bang fling toss",
    words(`${A}${HEAVY}\\b.* (?:on|onto|down on) (?:\\S+ ){1,4}?${COUNTER}`),
    { gesture: "set_on_table", takes: true },
  ],
  [
    "push slide shove move",
    words(
      "(?:all )?(?:the |her |his |their |a |two |another |last )*(?:stacks? of |piles? of )?(?:chips?|winnings|stake|bet)\\b(?! (?:to|towards) them)",
    ),
    { gesture: "slide", takes: true },
  ],
  [
    "slide send spin shoot",
    words(`(?:${A})?\\w+ (?:down|along) the (?:\\w+ )?(?:bar|counter|table)\\b`),
    { gesture: "slide", takes: true },
    { isPaired: false },
  ],
  [
    "tip knock push kick pull throw turn",
    words(`(?:over ${A}${STANDING}\\b|${A}${STANDING} over\\b(?! (?:them|the|his|her|an?|some)\\b))`),
    { gesture: "push" },
  ],
  [
    "whip yank snatch jerk pull tug sweep tear",
    words(`${A}(?:tablecloth|cloth|dustsheet|cover) (?:off|away|out|from)\\b`),
    { gesture: "pull", takes: true },
  ],
  // Doors of lifts and trains.
  [
    "jam wedge stick put thrust shove",
    words(`${A}(?:stick|arm|hand|umbrella|bag|case|crowbar) (?:in|into|between) (?:the )?(?:\\w+ )?doors?\\b`),
    { gesture: "hold_open" },
  ],
  [
    "force prise pry pull push wrench drag tear heave lever",
    words("(?:them|(?:the )?(?:\\w+ )?doors) (?:wide )?(?:open|apart)\\b"),
    { gesture: "pull_open" },
  ],
  // Shot, sent or slung somewhere.
  [
    "shoot",
    words(`${A}\\w+ (?:off|out of|from) (?:\\S+ ){1,3}?(?:head|hands?|mouth|fingers|belt|wall|fence|post)\\b`),
    { gesture: "shoot" },
    { by: "person" },
  ],
  [
    "fold",
    /\binto (?:an? )?(?:\w+ )?(?:planes?|darts?|aeroplanes?|airplanes?|boats?|hats?|swans?|birds?|cranes?|fans?|flowers?|cones?)\b/,
    { gesture: "fold", takes: true },
  ],
  [
    "send launch float sail fly",
    words(
      `(?:it|paper|(?:${A})?(?:paper )?(?:planes?|paperplane|darts?|aeroplane|airplane|frisbee|card)) (?:\\w+ing )?(?:out|across|over|off|through|at)\\b`,
    ),
    { gesture: "throw", takes: true },
    { by: "person" },
  ],
  [
    "swing sling hoist heave throw lift hitch toss",
    words(`(?:${A})?\\w+ (?:up )?(?:onto|on to|on|over|across) (?:his|her|their) (?:own )?back\\b`),
    { gesture: "on_back", takes: true },
    { isPaired: false },
  ],
  [
    "fasten lock clip click attach hook snap close",
    words(
      `${A}(?:padlock|lock|chain|lantern) (?:on|onto|to|round|around) (?:the|an?) (?:\\w+ )?(?:railings?|rails?|fence|bars?|bridge|gate|post|lamppost|grille|mesh)\\b`,
    ),
    { gesture: "tie_to", takes: true },
  ],
  // Arms and things round somebody.
  [
    "stretch slip slide lay drape sneak snake",
    /^(?:his|her|an|one|the) (?:\w+ )?arms? (?:round|around|about) them\b/,
    { gesture: "arm_round" },
    PAIR,
  ],
  [
    "bend",
    words(`${A}(?:bar|rod|poker|horseshoe|spoon|pipe|rail|girder|wire|crowbar|fork)\\b`),
    { gesture: "snap", takes: true },
  ],
  ["sit squat plonk", /^(?:down )?(?:on|over) the (?:spot|place|mound|hole)\b/, { posture: "sit_ground" }],
  // Things on the way, in offices and at tables.
  [
    "push shove slide",
    words(`${A}(?:plate|glass|bowl|cup|food|tray|soup) away$`),
    { gesture: "slide", takes: true },
    { isPaired: false },
  ],
  ["strain", /^(?:it|\w+|the \w+) (?:in|into)\b/, { gesture: "pour", takes: true }],
  ["clear empty pack", words(`${A}(?:desk|locker|drawer|things) (?:out )?into\\b`), { gesture: "pack_in" }],
  [
    "tip tilt rock",
    words(`(?:back |to and fro )?(?:on |in )?${A}chair\\b(?! over)`),
    { posture: "sit" },
    { by: "person" },
  ],
  [
    "roll wheel",
    words(`${A}(?:chair|stool) (?:over|across|up|back|closer|to|towards?)\\b`),
    { posture: "sit" },
    { by: "person" },
  ],
  ["go", /^over (?:with|backwards?|sideways)\b/, { posture: "fall_back" }, { by: "person" }],
  ["stamp", /^on (?:it|them|the|his|her|an?)\b/, { posture: "stamp_foot" }, { isPaired: false, by: "person" }],
  ["copy", /^(?:\w+ )?(?:\w+ )?(?:from|off)\b/, { gesture: "write" }],
  [
    "jump leap hop spring",
    words("(?:up )?onto (?:the|his|her|an?) (?:\\w+ )?(?:bed|sofa|couch|mattress|trampoline)$"),
    { posture: "jump_up" },
    { by: "person" },
  ],
  [
    "lean prop park",
    words(`${A}(?:bicycle|bike|scooter|motorbike|moped) (?:up )?(?:against|by|beside|at)\\b`),
    { gesture: "push" },
  ],
  // Waved, flipped over a shoulder, held behind the back, left lying.
  [
    "wave",
    words(
      `(?!.* (?:over|away|off|through|in|on|past)\\b)(?:an?|the|his|her|their|its) (?!(?:\\w+ )?(?:hands?|arms?|fists?|fingers?|paws?|palms?|waiter|waitress|finger|goodbye|farewell|wand|staff)\\b)\\w+`,
    ),
    { gesture: "wave_it", takes: true },
    { isPaired: false, by: "person" },
  ],
  [
    "flip throw sling toss hang drape fling hook",
    words(
      `${A}(?:towel|cloth|jacket|coat|bag|scarf|rope|shirt|rag|apron|cardigan) over (?:his|her|one|the) (?:\\w+ )?shoulder\\b`,
    ),
    { gesture: "shoulder", takes: true },
    { isPaired: false },
  ],
  ["pass slip keep", words(`${A}\\w+ behind (?:his|her) (?:own )?back\\b`), { gesture: "behind_back", takes: true }],
  [
    "catch",
    words(`${A}(?:paper )?(?:planes?|paperplane|dart|ball|frisbee|plate|keys?|coin|apple|torch|hat|bouquet)\\b`),
    { gesture: "catch", takes: true },
    { by: "person", isPaired: false },
  ],
  ["swing", words(`${A}(?:hammer|mallet|sledgehammer)\\b`), { gesture: "chop", takes: true }, { by: "person" }],
  ["chalk", words(`${A}cue\\b`), { gesture: "polish", takes: true }],
  ["pot sink", words(`${A}ball\\b`), { gesture: "cue_shot" }],
  [
    "put stub",
    /^(?:it|them|(?:the|his|her) (?:\w+ )?(?:torch|torches|flame|burning \w+)) out in\b|^torch out in\b/,
    { gesture: "quench", takes: true },
  ],
  ["raise lift put hold", words(`(?:up )?${A}opera glasses\\b`), { gesture: "spy", takes: true }],
  ["put stick shoot", /^(?:up )?(?:his|her|a|one) hand(?: up)?$/, { gesture: "point_up" }, { isPaired: false }],
  ["hold hang", /^on\b(?! (?:to|with) them).*\b(?:with|for|tight)\b/, { gesture: "cling" }, { isPaired: false }],
  ["blow", /^(?:at|across|over) (?!them\b)\w/, { gesture: "blow_on" }, { isPaired: false, by: "person" }],
  ["unpack", words(`${A}\\w`), { gesture: "take_out" }],
  [
    "turn switch flick click flip snap",
    /^(?:on|off) (?:the|his|her|an?) (?!tap\b|taps\b|hose|water\b|shower\b|heels?\b|light|lamp)\w|^(?:the|his|her|an?|it) (?:\w+ ){0,2}?(?:on|off)$/,
    { gesture: "press" },
    { by: "person" },
  ],
  [
    "drop land",
    /^(?:down )?(?:on|onto) the (?:\w+ )?(?:table|floor|ground|roof|stage|deck|sand|grass|bar|counter|cobbles|pavement)$/,
    { posture: "crouch" },
    { by: "person" },
  ],
  [
    "write",
    words(
      `(?:${A}\\w+ |something )?on (?:the|a|an|his|her) (?:\\w+ )?(?:cup|box|hand|card|label|cast|napkin|palm|parcel|envelope|egg|balloon)\\b`,
    ),
    { gesture: "write" },
  ],
  [
    "make put add scratch enter tick",
    words(
      `(?:an?|the|his|her|another) (?:\\w+ )?(?:mark|tick|cross|note|entry|name|line|sign|stroke|number) (?:on|in|into) (?:the|a|an|his|her) (?:\\w+ )?(?:tablet|list|map|chart|page|book|ledger|notebook|card|register|clipboard|calendar|form|plan|log|logbook|pad|paper|sheet|slate)\\b`,
    ),
    { gesture: "write" },
  ],
  ["raise lift cock", /^(?:his|her|its|a|one) (?:\w+ )?leg\b/, { posture: "stand" }, { by: "beast" }],
  ["roll", /^over\b/, { posture: "roll" }, { by: "beast" }],
  // On somebody's back, into their mouth, over their head.
  [
    "stick pin tape slap glue paste clip",
    words(
      `${A}\\w+ (?:\\w+ )?(?:on|onto|to) (?:(?:the )?\\w+ 's|them 's|his|her|their) (?:\\w+ )?(?:back|shirt|jacket|forehead|chest|lapel|coat|hat|dress|sleeve)\\b`,
    ),
    { gesture: "pin_on_them", takes: true },
    PAIR,
  ],
  [
    "push stuff shove cram feed",
    words(
      `${A}(?:piece|slice|bit|bite|forkful|handful|spoonful|cake|cakeslice|biscuit|grape|strawberry)\\b.* (?:in|into) (?:\\S+ ){1,3}?mouth\\b`,
    ),
    { gesture: "feed_piece", takes: true },
    PAIR,
  ],
  // Coins into machines, a dome off what it covers, a foot on the bar.
  [
    "feed drop push slide slip put thumb pop",
    words(`in ${A}(?:coins?|tokens?|ticket|card|quarters?|penny|dime)\\b`),
    { gesture: "insert", takes: true },
    { isPaired: false },
  ],
  [
    "lift raise hoist",
    words(`(?:off |up )?(?:the|a|its|his|her) (?:\\w+ )?glass (?:dome|bell|case|cover|lid|jar|box|top|cube)\\b`),
    { gesture: "lift", takes: true },
    { isPaired: false },
  ],
  [
    "wrap wind loop coil lash snap tie knot",
    /^(?:(?:the|an?|his|her) )?(?:\w+ )?(?:chain|rope|whip|lasso|cord|line|belt|wire|tape|cable|net) (?:tight |fast )?(?:round|around) (?:them 's|(?:the )?\w+ 's) (?:legs|ankles|arms|wrists|chest|waist|feet|knees)\b/,
    { gesture: "tie_up" },
    PAIR,
  ],
  [
    "throw toss fling chuck flick",
    words(
      `${A}(?:bone|core|salt|coins?|bouquet|bottle|cup|crust|glove|shell|skin|peel|apple|dice|card|hat|key) over (?:his|her) (?:left |right )?shoulder\\b`,
    ),
    { gesture: "throw", takes: true },
    { isPaired: false },
  ],
  [
    "stamp mark ink",
    /^(?:them 's|(?:the )?\w+ 's|his|her) (?:\w+ )?(?:hand|wrist|forearm|palm)\b/,
    { gesture: "guide_hands" },
    PAIR,
  ],
  [
    "fold close curl",
    /^(?:them 's|(?:the )?\w+ 's|his|her) (?:fingers|hand|fist|palm) (?:shut|closed|around|round|over|back)\b/,
    { gesture: "clasp_hands" },
    PAIR,
  ],
  [
    "hurl fling throw pitch lob chuck",
    words(
      `${A}(?:phone|telephone|headset|remote|receiver|mug|shoe|boot|book|script|clipboard|wig) at (?:the|an?|his|her) (?:\\w+ )?(?:board|walls?|screen|mirror|television|tv|monitor|camera|clock)\\b`,
    ),
    { gesture: "throw", takes: true },
    { isPaired: false },
  ],
];

export const IN_PUBLIC_WORDINGS = wordingsOf(ROWS);
