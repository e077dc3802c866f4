// Wordings of what hands do: pull, push, put, hold, and work with tools.
import { words, wordingsOf, A, type Row } from "./wording.ts";

const ROWS: readonly Row[] = [
  [
    "hold take lift pinch grab grip",
    /^(?:an?|one|the) (?:\w+ )?(?:lock|strand|tress|curl|handful) of (?:her |his )?(?:own )?hair\b/,
    { gesture: "own_hold_hair" },
    { isPaired: false },
  ],
  ["lift raise", /^(?:the|an?|it|its|some) (?:\w+ ){0,3}?(?:with|in) both hands\b/, { gesture: "lift", takes: true }],
  // Pulling, pushing and putting.
  [
    "stretch reach lean",
    /^(?:\w+ ){0,4}?with (?:the|an?|his|her|their) (?:\w+ )?(?:roller|brush|paintbrush)\b/,
    { gesture: "paint", takes: true },
  ],
  [
    "throw toss fling heave pitch hurl lift tip dump chuck",
    /^(?:an?|another|the|his|her|one) (?:\w+ )?(?:shovel|spade)fuls?\b/,
    { gesture: "shovel_up" },
  ],
  [
    "jerk pull draw yank snatch tug whip",
    /^(?:it|(?:the|his|her|its|an?) (?!hand|arm|head|foot|curtain|veil|lips|hair|sheet|blanket)\w+) (?:\w+ )?back\b/,
    { gesture: "pull", takes: true },
  ],
  [
    "haul pull draw reel heave tow drag bring",
    words(`(?:on |at |in )?${A}(?:rope|line|tether|cable|chain|cord|anchor|hawser)\\b.*\\b(?:by turns|in)\\b`),
    { gesture: "haul_in", takes: true },
  ],
  [
    "plunge dip thrust sink lower drop quench douse dunk cool push stick",
    words(
      `(?:${A})?(?:sword|blade|knife|dagger|horseshoe|iron|steel|rod|tongs|poker|axe|metal|bar|spearhead|shoe)\\b.*\\b(?:in|into)\\b.*\\b(?:trough|water|barrel|tub|bucket|oil|vat|basin|brine)\\b|it (?:hissing |deep )?(?:in|into) (?:the|an?) (?:\\w+ )?(?:trough|quench\\w*)\\b`,
    ),
    { gesture: "quench", takes: true },
  ],
  [
    "plunge quench douse thrust",
    words("it (?:hissing |deep )?(?:in|into) (?:the|an?) (?:water barrel|barrel|bucket|tub|tank|water)\\b"),
    { gesture: "quench", takes: true },
  ],
  ["quench", words(`${A}(?:sword|blade|knife|dagger|horseshoe|iron|steel|axe)\\b`), { gesture: "quench", takes: true }],
  ["whip snatch pull jerk", /^(?:it|them) away\b/, { gesture: "raise", takes: true }, { isPaired: false }],
  ["heave strain", /^(?:back|backwards?|at|on|against)\b/, { gesture: "pull", takes: true }],
  [
    "put set lay lean press",
    /^(?:his|her|their|its|an?|both) shoulders? (?:to|against|under|into)\b/,
    { posture: "walk", way: "across", gesture: "push" },
  ],
  [
    "sweep brush swipe clear",
    words(
      `(?:${A}\\w+|everything|it|them)\\b.* (?:off|from) (?:the|his|her|a) (?:\\w+ )?(?:desk|table|shelf|counter|bar|board)\\b`,
    ),
    { gesture: "wipe_table" },
  ],
  [
    "tip knock topple bowl",
    /^(?:over|down) (?:the|an?|his|her|its|their)\b|^(?:the|an?|his|her|its) (?:\w+ ){1,2}?over(?: with| and| ,|$)/,
    { gesture: "push" },
  ],
  ["knock", words(`${A}\\w+ (?:off|down|from|onto|to|into)\\b(?!.*\\b(?:head|hand)\\b)`), { gesture: "reach" }],
  [
    "pry prise lever force work wrench dig ease",
    words(`${A}\\w+ (?:out|loose|free|off|up)\\b|^it (?:out|loose|free|off)\\b`),
    { gesture: "pull_loose", takes: true },
  ],
  ["slide shoot push draw throw ram work", words(`${A}(?:bolt|latch)\\b`), { gesture: "push" }],
  [
    "lift raise hold dangle",
    words(`${A}\\w+ .*\\bby (?:an?|the|its|one) (?:\\w+ )?(?:leg|tail|ears?|neck|scruff|paw|foot|wings?)\\b`),
    { gesture: "raise", takes: true },
  ],
  ["bring", words("up (?:the|an?|some) "), { gesture: "draw_out", takes: true }],
  [
    "swing wave",
    /^(?:it|(?:the|an?|his|her) (?:\w+ )?(?:lantern|lamp|light|torch|flare|censer|bucket|bag|bell)) (?:to and fro|back and forth|from side to side|in (?:the air|circles?|a wide arc)|(?:high )?(?:over|above) (?:his|her|their) heads?|overhead|high)\b/,
    { gesture: "wave_it", takes: true },
  ],
  [
    "dangle",
    words("(?:the|an?|his|her|some|it)\\b(?! (?:legs?|feet|foot|arms?|watch|pendant|medallion|pendulum|amulet))"),
    { gesture: "show", takes: true },
  ],
  ["throw toss fling flip", words(`${A}\\w+ (?:\\w+ )?(?:high|straight up)\\b`), { gesture: "toss_up", takes: true }],
  ["catch", /\bin (?:the air|mid ?air|flight|midair)\b/, { gesture: "catch", takes: true }],
  [
    "poke stick stab jab fit insert slide push try put turn work scrape",
    /\bkeys?\b.*\b(?:lock|keyhole|slot|padlock|ignition)\b/,
    { gesture: "turn_key", takes: true },
  ],
  [
    "fumble fiddle struggle wrestle",
    /^(?:with|at) (?:the|an?|his|her) (?:\w+ )?(?:lock|keys?|padlock|latch|keyhole)\b/,
    { gesture: "turn_key" },
  ],
  [
    "put push flip tip lift slide raise",
    /^(?:up|back) (?:his|her|the) (?:\w+ )?(?:mask|visor|helmet)\b|^(?:his|her|the) (?:\w+ )?(?:mask|visor|helmet) (?:up|back)\b/,
    { gesture: "take_off", takes: true },
  ],
  [
    "take hold",
    /^(?:(?:the|his|her) )?(?:\w+ )?(?:it|photos?|photographs?|pictures?|postcard) (?:under|into|over to|to) the (?:\w+ )?(?:lamp|light|window|candle)\b/,
    { gesture: "examine", takes: true },
  ],
  ["raise lift bring put", /^(?:up )?(?:his|her|the|an?) (?:\w+ )?camera\b/, { gesture: "photograph", takes: true }],
  [
    "flick strike snap thumb click",
    words("(?:on )?(?:the|an?|his|her) (?:\\w+ )?(?:lighter|match)\\b"),
    { gesture: "light", takes: true },
  ],
  // What is held to a surface.
  [
    "put place lay rest set flatten spread",
    /^(?:his|her|its|an?|one|both|the) (?:\w+ )?(?:hands?|palms?|fingers|fingertips|paws?) (?:\w+ )?(?:against|on|onto|to|over) (?:the|an?|it) (?:\w+ )?(?:glass|window|pane|screen|mirror|porthole)\b/,
    { gesture: "touch_glass" },
  ],
  [
    "put place lay rest set flatten spread stretch",
    /^(?:his|her|its|an?|one|both|the) (?:\w+ )?(?:hands?|palms?|fingers|fingertips|paws?) (?:\w+ )?(?:against|on|onto|to|over|along) (?:the|an?|it|hand|glass)\b(?!.*\b(?:table|shoulder|heart|chest|forehead|head|belly|mouth|lips|face|cheek|arm|hips?|knees?|lap|book|bible|wheel|keys|stove|fire|ears|eyes)\b)/,
    { gesture: "touch_wall" },
    { isPaired: false },
  ],
  ["break", /^down (?:the|an?) (?:\w+ )?(?:door|gate|wall)\b/, { gesture: "ram" }],
  [
    "heave",
    words(
      `${A}\\w+ (?:overboard|over(?! (?:his|her))|into(?! (?:the|a) (?:rack|boot|trunk|back|van|shelf))|out|aside|through|at|down)\\b`,
    ),
    { gesture: "throw", takes: true },
    { isPaired: false },
  ],
  [
    "shake",
    words("(?:the|a) (?:\\w+ )?(?:tree|branch|trunk|fence|gate|bars|post|ladder|railing|pole)\\b"),
    { gesture: "pull" },
  ],
  [
    "push shove heave slide",
    words(
      `${A}(?:boat|raft|canoe|dinghy|sledge|sled|cart|car|wagon|log|barrel|boulder|trolley|pram|trunk|crate|piano)\\b(?!.*\\b(?:poles?|oars?|paddles?)\\b)(?:.* )?(?:off|down|into|out|up|along|across|over|through|towards?)\\b`,
    ),
    { posture: "walk", way: "across", gesture: "push" },
    { by: "person" },
  ],
  [
    "slip",
    /^(?!(?:on|in|into|out|off|away|past|through|under|behind|down|up|over|from|back|and|inside|to|between|by|beneath|around|along|across|him|her|them|\w+ly)\b)(?!.*\b(?:hands?|arms?|fingers?|foot|feet|shoes?|boots?|pockets?|coat|jacket|sleeve|purse|bag|handbag|ring|envelope|pillow|cushion|mattress|book|box|keyhole|lock|slot|door)\b)(?:\w+ ){1,4}?(?:into|in|inside|under|between|behind|through|beneath)\b/,
    { gesture: "insert", takes: true },
    { isPaired: false },
  ],
  [
    "slide push shove skim scoot send nudge slip",
    words(
      `(?:${A}\\w+|it)\\b(?!.*\\bhis (?:hand|foot|feet)\\b).*\\b(?:across|over|along) (?:the|his|her) (?:\\w+ )?(?:floor|floorboards|boards|ground|ice|tiles|deck|carpet|rug|flagstones|lino|linoleum|parquet|pavement|sand|grass)\\b|(?:${A}\\w+|it) (?:right )?under(?:neath)? (?:the|a) (?:\\w+ )?(?:door|gate|drip|leak|drops|dripping \\w+)\\b`,
    ),
    { gesture: "slide_floor", takes: true },
  ],
  [
    "lift heave hoist load put place lay throw sling set strap tie lash lower swing toss pile stack raise",
    words(
      `(?:${A}\\w+|it|them)\\b.*\\b(?:on|onto|over|across|up on|to) (?:the |an? |his |her |its )?(?:(?:back|saddle|shoulders|flank|sides?|hump) of (?:the |an? |his |her )?)?(?:\\w+ ){0,2}?(?:camel|horse|donkey|mule|pony|llama|ox|yak|elephant|mare|stallion|packhorse|buffalo|reindeer|alpaca)\\b(?!.* (?:neck|head|nose))|(?:${A}\\w+|it)\\b.*\\b(?:on|onto) the back of (?:the|an?|his|her)$`,
    ),
    { gesture: "load_up", takes: true },
  ],
  ["snuff pinch extinguish", words(`(?:out )?${A}(?:candle|wick|flame)s?\\b`), { gesture: "press" }],
  [
    "press dig push",
    /^(?:his|her|an?|its) (?:\w+ )?(?:finger|thumb|fingertip) (?:on|against|to|into|onto|down)\b/,
    { gesture: "press" },
    { isPaired: false },
  ],
  [
    "pull draw put flip throw tug",
    /^(?:up )?(?:his|her|the) (?:\w+ )?hood\b(?! (?:back|off|down))/,
    { gesture: "put_on", takes: true },
  ],
  [
    "let",
    words(
      "(?!.*\\b(?:rain|water|tears|hair|head|arms?|hands?|arrows?|himself|herself)\\b)(?:the|an?|his|her|it) (?:\\w+ ){0,3}?(?:drift|float|sail|roll|run)\\b",
    ),
    { gesture: "put_down", takes: true },
    { isPaired: false },
  ],
  [
    "let",
    words(
      "(?!.*\\b(?:rain|water|tears|hair|head|arms?|hands?|arrows?|himself|herself)\\b)(?:the|an?|his|her|it) (?:\\w+ ){0,3}?(?:slip|drop|slide)\\b",
    ),
    { gesture: "drop", takes: true },
    { isPaired: false },
  ],
  [
    "let",
    words(
      "(?!.*\\b(?:rain|water|tears|hair|head|arms?|hands?|arrows?|himself|herself)\\b)(?:the|an?|his|her|it) (?:\\w+ ){0,3}?(?:fly)\\b",
    ),
    { gesture: "release", takes: true },
    { isPaired: false },
  ],
  [
    "let",
    words(
      "(?!.*\\b(?:rain|water|tears|hair|head|arms?|hands?|arrows?|himself|herself)\\b)(?:the|an?|his|her|it) (?:\\w+ ){0,3}?(?:swing)\\b",
    ),
    { gesture: "push" },
    { isPaired: false },
  ],
  [
    "smooth flatten",
    /^(?:out )?(?:the|an?|his|her) (?:\w+ )?(?:map|paper|letter|sheet|cloth|tablecloth|blanket|page|poster|note)\b/,
    { gesture: "draw_finger" },
  ],
  [
    "wrestle struggle",
    /^with (?:the|an?|his|her)\b(?!.*\b(?:lock|keys?|latch|conscience)\b)/,
    { gesture: "pull", takes: true },
    { isPaired: false },
  ],
  ["trip", /^the (?:\w+ )?(?:alarm|wire|switch|beam|sensor|circuit)\b/, { gesture: "press" }],
  // Things in the hand that go over something, and are turned.
  ["run pass draw", words(`${A}(?:comb|brush)\\b`), { gesture: "comb", takes: true }],
  ["run pass", words(`${A}(?:cloth|rag|sponge|towel|duster|roller|mop)\\b`), { gesture: "wipe", takes: true }],
  [
    "turn flip",
    /^(?:it|(?:(?:the|an?|his|her) )?(?:photo|photograph|card|picture|paper|letter|stone|coin|ring|cup|box|note|medal|key|page)) (?:over|round|around|upside down)\b/,
    { gesture: "examine", takes: true },
  ],
  [
    "take lift pull snatch",
    /^(?:it|(?:the|an?|his|her) (?:\w+ )?\w+) (?:off|from) (?:the|an?) (?:\w+ )?(?:stove|fire|hob|heat|burner|coals|embers|ring|flames?|gas)\b|^\w+ (?:off|from) the (?:stove|fire|hob|heat|burner|flames?|gas)\b/,
    { gesture: "lift", takes: true },
  ],
  [
    "squeeze squirt",
    words(`${A}(?:toothpaste|paste|glue|cream|paint|ketchup|mustard|icing|lotion|gel|tube|sauce)\\b`),
    { gesture: "sprinkle", takes: true },
  ],
  ["bolt latch bar", words(`${A}(?:door|gate|windows?|shutters?|hatch|lid|stable)\\b`), { gesture: "turn_key" }],
  [
    "ram drive sink knock pound",
    words(`${A}(?:post|stake|pole|peg|picket|tent peg)s?\\b`),
    { gesture: "plant", takes: true },
  ],
  ["beat tap keep", /^(?:the )?time\b/, { gesture: "conduct" }],
  // Tools.
  ["draw run lay", /\b(?:seam|bead) of (?:sparks|metal|fire|weld|solder)\b/, { gesture: "weld" }],
  [
    "run pass draw slide move smooth",
    /^(?:his|her|an?|one|the|both) (?:\w+ )?(?:palms?|hands?|thumb) (?:\w+ )?(?:over|along|down|across)\b/,
    { gesture: "draw_finger" },
  ],
];

export const HAND_WORDINGS = wordingsOf(ROWS);

/** They hold where no phrase is found. */
const LATER: readonly Row[] = [
  ["play", /^(?:leap ?frog)\b/, { posture: "leap" }],
  [
    "play",
    /^(?:an? )?(?:\w+ )?(?:tag|tig|it|house|games?|hopscotch|doctors?|make believe|pretend|catch|together|outside|happily|marbles|jacks|peekaboo|hide)\b/,
    { mood: "glad" },
  ],
  [
    "cut",
    words(
      `(?:${A})?(?!.*\\b(?:bread|loaf|cakes?|pies?|pizza|meat|roast|ham|cheese|apples?|onions?|carrots?|lemons?|sausages?|fish|vegetables?|tomato(?:es)?|melons?|potato(?:es)?|turkey|chicken|slices?|pieces?|steaks?|fruit|tart|sandwich|butter|herbs|cabbage)\\b)\\w`,
    ),
    { gesture: "cut", takes: true },
  ],
  [
    "draw",
    words(
      `(?:${A}(?!line|circle|cross|picture|map|face|moustache|heart|portrait|plan|sketch|mark|star|arrow|sign|square|outline|x\\b)\\w+|it) (?:\\w+ly )?(?:up|back|out|along|towards?|from|through|between|down|off|in|closer|near)\\b`,
    ),
    { gesture: "pull", takes: true },
  ],
  [
    "stick poke thrust put push shove",
    /^(?:his|her|its|an|one) (?:\w+ )?(?:arm|hand)s? (?:\w+ )?(?:up|into|in|through|under|down|inside|between)\b/,
    { gesture: "reach" },
  ],
  [
    "spread slap smear smooth lay put trowel slather",
    words(
      "(?:the |some |wet |fresh )*(?:mortar|cement|plaster|putty|render)\\b.*\\b(?:on|onto|over|along|across|between)\\b",
    ),
    { gesture: "paint", takes: true },
  ],
  ["chalk scratch carve spray", /\b(?:on|across|onto|over|into)\b/, { gesture: "write_wall" }],
];

export const LATER_WORDINGS = wordingsOf(LATER);
