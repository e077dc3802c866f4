// Wordings of what is given that is no thing: blood, birth, a lift, first aid, directions, a kiss, a bride; and of what is held that has a way of its own: breath, a nose, a ladder,
// reins, a strap, a crowd, an animal by its horns.
import { BY_HAND, OWNER, PAIR, words, wordingsOf, type Row } from "../wording.ts";

const THE = "(?:the|an?|his|her|its|their)";

/** What somebody hangs from. */
const EDGE =
  "(?:(?:the|an?|its) (?:\\w+ )?(?:edge|lip|rim|brink|side) of (?:the|a) (?:\\w+ )?\\w+|(?:the|a|an) (?:\\w+ ){0,2}?(?:cliff|ledge|cliff edge|window ledge|windowsill|gutter|branch|bough|rock face|overhang|girder|crane|helicopter|skid|wing|rope|vine|liana))";

const ROWS: readonly Row[] = [
  // Given.
  ["give donate", /^(?:some |his |her )?blood\b/, { posture: "sit", gesture: "arm_out" }, { by: "person" }],
  ["give", /^birth\b/, { posture: "lie", mood: "screaming", gesture: "clutch_belly" }, { by: "person" }],
  ["give", /^(?:up|in)$/, { gesture: "surrender" }, { by: "person", isPaired: false }],
  [
    "give",
    /^them (?:first aid|medical (?:help|aid)|a bandage)\b|^first aid\b/,
    { gesture: "bandage", posture: "kneel" },
    PAIR,
  ],
  [
    "give",
    /^(?:them |the \w+ )?(?:mouth ?to ?mouth|(?:the )?kiss of life|artificial respiration|cpr)\b/,
    { gesture: "press_chest", posture: "kneel_both" },
    PAIR,
  ],
  ["give", /^them (?:the )?(?:directions|the way)\b|^directions\b/, { gesture: "point" }],
  ["give", /^them (?:the|an?|his|her) (?:middle )?finger\b/, { gesture: "raise", mood: "angry" }],
  [
    "give",
    /^(?:them|the bride|his daughter|her daughter) away\b/,
    { gesture: "arm_in_arm", posture: "walk", way: "across" },
    PAIR,
  ],
  [
    "give",
    /^(?:an?|the|his|her) (?:\w+ )?(?:interview|statement|lecture|talk|sermon|toast|presentation|lesson|evidence|eulogy|press conference)\b/,
    { gesture: "talk" },
    { by: "person" },
  ],
  [
    "give",
    words(
      `(?:${THE} )?(?:\\w+ ){0,2}?(?:plants?|flowers?|roses?|tulips|seedlings?|garden|lawn|tomatoes|vegetables|fern|cactus|pot ?plants?) (?:some |a little |a |more )?(?:\\w+ )?(?:water|drink)\\b`,
    ),
    { gesture: "water" },
    { by: "person" },
  ],
  [
    "give let feed",
    /^them (?:to )?(?:an?|some|the) (?:\w+ )?(?:bite|taste|spoonful|forkful|mouthful|piece) of\b/,
    { gesture: "feed_piece", takes: true },
    BY_HAND,
  ],
  [
    "give",
    /^them (?:a|some|another) (?:\w+ )?(?:sip|drink|gulp|swig|draught|mouthful|swallow) of\b/,
    { gesture: "hold_to_mouth", takes: true },
    BY_HAND,
  ],
  [
    "kiss peck",
    words(`(?:them )?(?:\\w+ly )?on (?:the|his|her|both|each) (?:\\w+ )?cheeks?\\b|${OWNER}cheeks?\\b`),
    { gesture: "kiss_cheek" },
    BY_HAND,
  ],
  [
    "press plant give place drop put",
    words(`(?:them )?a (?:\\w+ )?(?:kiss|peck) (?:to|on|onto|against) (?:the|his|her|${OWNER})? ?cheek\\b`),
    { gesture: "kiss_cheek" },
    BY_HAND,
  ],
  ["carry hand give pass", /^them (?:up )?(?:a|the) (?:leg|boost)\b/, { gesture: "boost" }, BY_HAND],
  [
    "hug embrace",
    words(
      `${THE} (?:\\w+ ){0,2}?(?:statue|pillar|column|post|lamp ?post|totem pole|pole|mast|signpost|street ?lamp|obelisk|trunk)\\b`,
    ),
    { gesture: "hug_pole" },
    { by: "person", isPaired: false },
  ],
  ["give offer", /^them (?:his|her) arm\b(?!.* (?:to|for) )/, { gesture: "offer_hand" }, PAIR],
  // Held.
  [
    "hold shine point",
    words(`${THE} (?:\\w+ )?(?:torch|flashlight|lamp|lantern|light|headlamp) (?:up )?for them\\b`),
    { gesture: "shine", takes: true },
    PAIR,
  ],
  [
    "hold push stick thrust poke shove put",
    words(
      `${THE} (?:\\w+ )?(?:microphone|mic|recorder|megaphone) (?:out )?(?:up )?(?:to|towards?|at|under|before|in front of|in|into) (?:${OWNER}(?:face|mouth|nose|lips|chin)|them)\\b`,
    ),
    { gesture: "hold_to_mouth", takes: true },
    PAIR,
  ],
  [
    "hold have keep set lift put carry hoist",
    /^them (?:up )?(?:high )?(?:on|onto|upon) (?:his|her) (?:\w+ )?shoulders\b/,
    { gesture: "bear_on_shoulders" },
    PAIR,
  ],
  [
    "hold clasp squeeze take join",
    words(
      `(?:his|her|their|each other 's|both|(?:the )?\\w+ 's)? ?(?:\\w+ )?hands? .*\\b(?:on|in) ${THE} (?:\\w+ ){0,2}?(?:bench|sofa|couch|settee|pew|swing|loveseat|porch swing|steps|log)\\b`,
    ),
    { gesture: "clasp_hands", posture: "sit" },
    { isPaired: true, by: "person" },
  ],
  [
    "hold hang cling",
    words(
      `(?:on |tight |tightly )*(?:on ?to|to|from) ${EDGE} (?:with|by) (?:only |just )?(?:one|his|her) (?:\\w+ )?(?:hand|arm|fingers|fingertips)\\b`,
    ),
    { posture: "hang_one" },
    { by: "person", isPaired: false },
  ],
  [
    "hold",
    words(`(?:on |tight |tightly )+(?:on ?to|to) ${EDGE}`),
    { posture: "hang" },
    { by: "person", isPaired: false },
  ],
  [
    "hold pinch",
    /^(?:his|her|their) (?:breath )?(?:and (?:his|her|their) )?nose\b/,
    { gesture: "own_pinch_nose" },
    { by: "person" },
  ],
  ["hold", /^(?:his|her|their) breath\b/, { gesture: "cover_mouth", mood: "surprised" }, { by: "person" }],
  [
    "hold steady support brace",
    words(
      `(?:on to |onto )?${THE} (?:\\w+ )?(?:stepladder|ladder|steps)\\b(?: steady| still| firmly)?(?: (?:for|while|as|so|with|at)\\b|$)`,
    ),
    { gesture: "steady_ladder" },
    { by: "person" },
  ],
  [
    "hold grip grasp take gather",
    words(`(?:${THE} |both )?reins\\b`),
    { gesture: "steer" },
    { by: "person", isPaired: false },
  ],
  [
    "hold hang cling grip grasp",
    words(
      `(?:on |tight |tightly |fast )*(?:on ?to |to |by )?${THE} (?:\\w+ )?(?:strap|loop|overhead (?:rail|bar|strap)|handhold|grab (?:rail|handle|strap))\\b`,
    ),
    { posture: "stand", gesture: "reach_up" },
    { by: "person", isPaired: false },
  ],
  [
    "hold keep",
    words(
      `${THE} (?:\\w+ ){0,2}?(?:crowds?|fans|mob|protesters|demonstrators|reporters|people|onlookers|spectators|children|men) back\\b|back ${THE} (?:\\w+ ){0,2}?(?:crowds?|fans|mob|protesters|demonstrators|reporters|people|onlookers|spectators)\\b`,
    ),
    { gesture: "bar_way" },
    { by: "person" },
  ],
  ["hold keep pin press", /^them (?:\w+ly )?down\b/, { gesture: "pin_down", posture: "kneel" }, PAIR],
  [
    "hold grab seize grip take grasp catch wrestle",
    words(
      `(?:on to |onto )?${THE} (?:\\w+ ){0,2}?\\w+ by (?:the|its|both|his|her|one of its) (?:\\w+ )?(?:horns?|antlers?|tusks?|mane)\\b`,
    ),
    { gesture: "grapple" },
    { by: "person" },
  ],
  [
    "hold dangle lift hang swing",
    words(
      "them (?:up )?(?:\\w+ )?(?:upside down|by (?:the|his|her|both|one) (?:\\w+ )?(?:ankles?|feet|foot|legs?))\\b",
    ),
    { gesture: "lift_hug" },
    PAIR,
  ],
  [
    "hold",
    words(
      `${THE} (?:\\w+ )?(?:door|gate|elevator|lift)(?: door)?s? (?:open )?(?:for|as|while|with)\\b|${THE} (?:elevator|lift)(?: doors?)?\\b|${THE} (?:\\w+ )?(?:door|gate)$`,
    ),
    { gesture: "hold_open" },
    { by: "person" },
  ],
  [
    "hold",
    words(
      `${THE} (?:\\w+ )?(?:trunk|tree trunk|log|beam|pole|plank|girder|sack|oar|surfboard|rifle|axe|spade|shovel|ladder) (?:up )?(?:on|over|across|against) (?:his|her|their) shoulders?\\b`,
    ),
    { gesture: "shoulder", takes: true },
    { by: "person" },
  ],
  [
    "hold carry",
    words(`${THE} (?:\\w+ ){0,2}?(?:painting|picture|portrait|canvas|mural)\\b`),
    { gesture: "hold", takes: true },
    { by: "person" },
  ],
  [
    "hold cup carry",
    /^(?:some |the )?(?:\w+ )?(?:water|sand|snow|seeds?|earth|grain|rice) in (?:his|her|their|both) (?:\w+ )?hands\b/,
    { gesture: "scoop_hands" },
    { by: "person" },
  ],
  [
    "hold",
    /^(?:up )?(?:one|two|three|four|five|six|ten|his|her|a) (?:\w+ )?fingers? up\b|^up (?:one|two|three|four|five|ten|his|her|a) (?:\w+ )?fingers?\b/,
    { gesture: "point_up" },
    { by: "person" },
  ],
  [
    "hold clutch grip twist turn wring knead crush crumple fiddle finger rotate",
    /^(?:with )?(?:his|her|the|a) (?:\w+ ){0,2}?(?:hat|cap|beret|bonnet|top hat|helmet) (?:\w+ and \w+ )?(?:in (?:both|his|her) (?:\w+ )?hands|before (?:him|her)|(?:to|against|at|over) (?:his|her) (?:chest|heart|breast|belly)|between (?:his|her) (?:hands|fingers))\b/,
    { gesture: "hat_in_hands", takes: true },
    { by: "person" },
  ],
  [
    "hold",
    /^(?:on to |onto |down )?(?:his|her) (?:\w+ )?(?:hat|cap|bonnet|wig|helmet|headscarf|turban)\b(?:$| (?:in|against|down|on|so|as|with|while)\b)/,
    { gesture: "hold_hat" },
    { by: "person" },
  ],
  [
    "hold keep stand stay",
    /^(?:very |perfectly |quite |absolutely )?still\b/,
    { posture: "stand", gesture: "none" },
    { by: "person" },
  ],
];

export const GIVEN_WORDINGS = wordingsOf(ROWS);
