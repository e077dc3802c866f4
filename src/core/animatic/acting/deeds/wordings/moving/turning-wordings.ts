// Wordings of turning: things that are turned over, spun, cranked or turned up, and the own body, its clothes and its bed.
import { A, ALONE, OWN, words, wordingsOf, type Row } from "../wording.ts";

const OVER = "(?:over|round|around|about|upside down|the other way(?: round| up)?)";
const SMALL =
  "(?:hourglass|sandglass|egg timer|record|disc|coin|stone|rock|glass|cup|mug|jar|bottle|box|tile|plate|shell|medal|locket|doll|toy|brick|log|phone|watch|mask|skull|vase|tin|can|ball|orb|snow globe|compass|figurine|statuette|knife|gun|pistol|pendant|amulet|leaf|feather)";
const HANDLED =
  "(?:vase|cube|ring|coin|stone|cup|glass|bottle|ball|orb|key|jar|skull|figurine|statuette|puzzle|watch|locket|knife|pen|pencil|cigarette|apple|shell|bone|feather|flower|rose|medal|envelope|letter|hat|cap|it)";
const FURNITURE =
  "(?:chair|armchair|sofa|bed|easel|statue|cabinet|desk|wheelchair|throne|piano|cot|pram|pushchair|bust|cart|barrel|crate|suitcase)";
const FRIED = "(?:pancakes?|cr[eê]pes?|omelettes?|fritters?|flapjacks?|tortillas?|eggs?|blinis?)";
const GRILLED =
  "(?:steaks?|sausages?|burgers?|chops?|ribs|kebabs?|skewers?|fish|chicken|corn|patty|patties|bacon|meat)";
const AFTER_ROAD =
  "(?:alley|street|side street|road|lane|path|corridor|passage|drive|driveway|yard|track|avenue|courtyard|tunnel|trail|hallway|aisle|gateway|archway)";

const ROWS: readonly Row[] = [
  [
    "sprawl flop stretch",
    /^(?:out |full length )*(?:on|across|over|in|into|onto) (?:the|a|an|his|her|their) (?:\w+ )?(?:bed|sofa|couch|settee|mattress|grass|sand|hay|rug|towel|blanket|lounger|hammock|bunk|meadow|sun)\b/,
    { posture: "lie" },
    { by: "person", isPaired: false },
  ],
  [
    "roll",
    /^(?:over )?onto (?:his|her) (?:left |right |other )?side$|^over$/,
    { posture: "lie_side", from: "lie" },
    ALONE,
  ],
  ["roll", /^(?:over )?onto (?:his|her) back$/, { posture: "lie", from: "lie_front" }, ALONE],
  ["roll", /^(?:over )?onto (?:his|her) (?:stomach|front|belly)$/, { posture: "lie_front", from: "lie" }, ALONE],
  // Away from somebody, wherever that is.
  ["look gaze stare glance", /^away (?:out of|out|through|over|across|at|into)\b/, { glance: "away" }],
  [
    "turn",
    words(
      `${A}(?:music|sound|volume|radio|stereo|heat|heating|gas|flame|lamp|wick|lights?|television|tv|dimmer) (?:right |all the way )?(?:up|down|low|lower|higher)\\b`,
    ),
    { gesture: "turn_dial" },
    ALONE,
  ],
  [
    "turn twist",
    words(`${A}(?:wrench|spanner|screwdriver|corkscrew|hand drill)\\b`),
    { gesture: "work", takes: true },
    ALONE,
  ],
  [
    "turn",
    words(`${A}(?:gun|pistol|revolver|rifle|weapon|shotgun|blaster) (?:on|to|towards?) them\\b`),
    { gesture: "aim_at", takes: true },
    { isPaired: true, by: "person" },
  ],
  [
    "turn point",
    words(`${A}(?:camera|phone|lens) (?:on|at|to|towards?|round on) (?:him|her|them)self`),
    { gesture: "selfie", takes: true },
  ],
  [
    "turn spin",
    words("(?:\\w+ times|once|twice)(?: \\w+)? (?:on the spot|around|round)|round three times\\b"),
    { posture: "twirl" },
    ALONE,
  ],
  [
    "turn twist",
    words(`(?!.*\\bkeys?\\b)${A}(?:\\w+ )?(?:lid|stopper|bottle top|cap (?:of|off|on))\\b`),
    { gesture: "screw_lid" },
    ALONE,
  ],
  ["turn push", words(`${A}(?:rudder|tiller)\\b`), { gesture: "steer" }, ALONE],
  ["turn twist", words(`${A}kaleidoscope\\b`), { gesture: "spy", takes: true }, ALONE],
  [
    "turn",
    words(`${A}(?:coat|jacket|glove|gloves|sock|socks|shirt|bag|purse|hat|jumper|sweater|pillowcase) inside out\\b`),
    { gesture: "turn_over", takes: true },
    ALONE,
  ],
  ["turn flip", words(`(?:over |round )?${A}(?:\\w+ )?(?:sign|notice)\\b`), { gesture: "touch_wall" }, ALONE],
  ["turn crank wind", words(`${A}(?:music ?box|clockwork|toy) key\\b`), { gesture: "turn_key", takes: true }, ALONE],
  [
    "turn roll",
    words("(?:(?:the )?(?:\\w+ ){1,2}?|them )(?:over )?(?:onto|on) (?:his|her|its) (?:back|side|front|stomach)\\b"),
    { gesture: "reach_low", posture: "kneel" },
  ],
  [
    "turn twist swivel spin rotate whirl wheel swing pivot",
    words(
      "(?:(?:\\w+ly|round|around|back|about) )*(?:in|on) (?:his|her|the) (?:\\w+ )*?(?:chair|seat|stool|armchair|pew|wheelchair|saddle)\\b",
    ),
    { posture: "sit", glance: "at" },
    ALONE,
  ],
  [
    "turn",
    words(
      "(?:on (?:his|her|the) (?:toes|points?|tiptoes?)|in (?:pairs|circles)|round and round|slowly (?:in|under|before) )",
    ),
    { posture: "twirl" },
  ],
  [
    "turn",
    words(
      `${A}(?:pot|vase|jar|plate|cup|bottle|tin|photograph|picture|frame) (?:\\w+ly )?(?:on the|so|to face|towards?|a little)\\b`,
    ),
    { gesture: "reach" },
    ALONE,
  ],
  [
    "turn twist swivel rotate",
    words(
      `${A}${HANDLED}\\b.*\\b(?:in|between|with) (?:his|her|their|one) (?:\\w+ )?(?:hands?|fingers|palms?|fingertips)\\b|(?:over and over|round and round)$`,
    ),
    { gesture: "examine", takes: true },
    ALONE,
  ],
  [
    "turn flip",
    words(`(?:over )?${A}${SMALL}(?: of \\w+)?(?: ${OVER}| on its head)\\b|over ${A}${SMALL}\\b`),
    { gesture: "turn_over", takes: true },
  ],
  ["turn spin rotate twirl", words(`${A}globe\\b`), { gesture: "spin_on_table" }, ALONE],
  [
    "turn crank wind spin",
    words(
      `${A}(?<!\\b(?:door|gate|window|car|tap|oven) )(?:crank|handle)\\b(?! (?:of|on) (?:the|a|his|her) (?:\\w+ )?(?:door|gate|winch|well|capstan|hatch|drawbridge|portcullis|safe|tap))(?!.*\\b(?:door|tap)\\b)|${A}(?:coffee mill|coffee grinder|grinder|pepper mill|mincer|gramophone|music box|barrel organ|hurdy gurdy|organ handle|mangle|projector|film camera)\\b`,
    ),
    { gesture: "crank_it" },
    ALONE,
  ],
  [
    "turn rotate crank",
    words(
      `${A}(?:spit|roast|roasting \\w+|pig|hog|boar|lamb|ox|goose)\\b|${A}${GRILLED} (?:\\w+ )?(?:over|above|on|in) (?:the|an?) (?:\\w+ ){0,2}?(?:fire|flames?|embers|coals|campfire|spit|bonfire|hearth)\\b`,
    ),
    { gesture: "hold_over_fire", posture: "crouch", takes: true },
    ALONE,
  ],
  ["turn flip toss", words(`(?:over )?(?:${A})?${FRIED}\\b`), { gesture: "flip_pan" }, ALONE],
  ["turn", words(`(?:over )?(?:${A})?${GRILLED}\\b(?!.*\\bwith\\b)`), { gesture: "stir" }, ALONE],
  [
    "turn put pull flip pop",
    new RegExp(`^(?:up )?${OWN} (?:coat |jacket )?collar(?: up)?\\b`),
    { gesture: "collar_up" },
    ALONE,
  ],
  [
    "turn pull",
    words(
      `(?:out )?(?:both )?${OWN} (?:empty )?pockets?(?: (?:out|inside out))?$|out (?:both )?${OWN} (?:\\w+ )?pockets?\\b`,
    ),
    { gesture: "pockets_out" },
    ALONE,
  ],
  [
    "turn",
    words(`${A}ring (?:round |around )?on (?:his|her) (?:\\w+ )?finger\\b`),
    { gesture: "own_pinch_hand" },
    ALONE,
  ],
  [
    "turn",
    words(`(?:up )?(?:his|her|both|their) (?:\\w+ )?palms?(?: up| upwards?| over)?\\b`),
    { gesture: "look_at_hands", glance: "down" },
    ALONE,
  ],
  ["turn", words(`${OWN} (?:\\w+ )?(?:cap|hat|beret) (?:round|around|back|backwards)\\b`), { gesture: "don" }, ALONE],
  [
    "turn switch",
    words(
      `(?:on |off )?${A}(?:engine|ignition|motor|car)(?: on| off| over)?$|(?:on|off) ${A}(?:engine|ignition|motor)\\b`,
    ),
    { gesture: "turn_key" },
    ALONE,
  ],
  [
    "turn switch click",
    words(`(?:on ${A}(?:torch|flashlight|headlamp|lantern)|${A}(?:torch|flashlight|lantern) on)\\b`),
    { gesture: "shine", takes: true },
    ALONE,
  ],
  [
    "turn",
    words(
      `(?:up|down) (?:the )?(?:\\w+ )?(?:music|sound|volume|radio|stereo|heat|heating|gas|flame|lamp|wick|lights?|television|tv)\\b`,
    ),
    { gesture: "turn_dial" },
    ALONE,
  ],
  [
    "turn",
    words(
      `(?:down|back) (?:the )?(?:\\w+ )?(?:bed|bedspread|covers?|sheets?|blankets?|quilt|duvet|bedclothes|counterpane|eiderdown)\\b`,
    ),
    { gesture: "spread_sheet" },
    ALONE,
  ],
  [
    "turn dig",
    words(`(?:over )?${A}(?:soil|earth|ground|compost|vegetable bed|flower ?bed|garden)\\b`),
    { gesture: "dig" },
    ALONE,
  ],
  ["turn", words(`(?:over )?${A}(?:hay|straw|dung|manure|grain)\\b`), { gesture: "pitch" }, ALONE],
  ["turn", words(`${A}(?:corner|edge) of (?:the|a|his|her) (?:\\w+ )?page\\b`), { gesture: "turn_pages" }, ALONE],
  [
    "turn swing spin",
    words(`${A}${FURNITURE} (?:\\w+ly )?(?:to|towards?|round|around|away|over|so)\\b`),
    { gesture: "push" },
    ALONE,
  ],
  [
    "turn",
    words(`${A}(?:minute |hour )?(?:hands?|clock) (?:of the (?:\\w+ )?clock|back|forwards?)\\b`),
    { gesture: "reach_up" },
    ALONE,
  ],
  [
    "turn roll",
    words(
      `(?:over )?${A}(?:\\w+ )?(?:body|corpse|dead \\w+|soldier|victim|patient)(?: over| onto (?:his|her|its) (?:back|side|front))\\b|over ${A}(?:body|corpse)\\b`,
    ),
    { gesture: "reach_low", posture: "kneel" },
  ],
  [
    "turn roll",
    words(
      `(?:over|onto (?:his|her) (?:side|other side|back)) (?:in|on) (?:the |his |her |their )?(?:\\w+ )?(?:bed|sleep|bunk|cot|mattress|hammock|sofa)\\b`,
    ),
    { posture: "lie_side", from: "lie" },
    ALONE,
  ],
  [
    "perch settle alight",
    /^(?:herself |himself |down )?(?:on|onto|upon) (?!.*\b(?:shoulder|arm|hand|finger|head|branch|lap|knees?)\b)/,
    { posture: "sit" },
    ALONE,
  ],
  ["stand sit wait", /^with (?:his|her|their) back to them\b/, { gesture: "turn_back" }, { isPaired: true }],
  ["look glance peer", /^(?:sideways|sidelong|elsewhere|to (?:the|one) side)$/, { glance: "away" }],
  [
    "turn",
    /^(?:his|her|their) (?:face|head) (?:away|to(?:wards?)? the (?:wall|window|side|door|other side))\b/,
    { gesture: "turn_back" },
    { by: "person" },
  ],
  ["refuse", /^to (?:look|meet|face|glance)\b/, { glance: "away" }],
  ["avoid", /^(?:looking|meeting|facing|glancing)\b/, { glance: "away" }],
  ["face", /^(?:the|a) (?:\w+ )?(?:wall|corner)\b/, { glance: "beyond" }, { by: "person" }],
  ["strike hold assume", /^(?:a|an|his|her|the) (?:\w+ ){0,2}?(?:pose|poses|attitude)\b/, { gesture: "akimbo" }, ALONE],
  ["crane", /^(?:his|her|its|their) (?:\w+ )?necks?$/, { glance: "up" }],
  ["avert", /^(?:his|her|its|their) (?:\w+ )?(?:face|head|look|glance)\b/, { glance: "away" }],
  ["turn", words("upside down$"), { posture: "handstand" }, ALONE],
  [
    "turn",
    words(`(?:left |right |sharply |off |quickly )?(?:off |down |into |up |onto |through |along )${A}${AFTER_ROAD}\\b`),
    { posture: "walk", way: "away" },
    ALONE,
  ],
];

export const TURNING_WORDINGS = wordingsOf(ROWS);
