// Wordings of what goes to somebody: into the mouth, behind an ear, into a hat or onto a plate, over the knees, onto the skin; hands that guide or hold theirs.
import { OWNER, PAIR, THING, wordingsOf, words, type Row } from "./wording.ts";

const MOUTH = String.raw`(?:mouth|lips|teeth)\b`;
const CLOTHES = String.raw`(?:suit|gown|armour|armor|vest|costume|dress|overalls|uniform|wetsuit|spacesuit|kimono|sweater|jumper|pyjamas|waistcoat|nightgown|straitjacket|lifejacket|apron|shirt|corset)\b`;
const SKIN = String.raw`(?:belly|stomach|back|chest|skin|spine|ribs|side|tummy|bump|shoulders?|neck)\b`;

const ROWS: readonly Row[] = [
  [
    "slide push send scoot",
    /^(?:it|(?:(?!them)\w+ ){1,3}\w+) (?:back |over |across |along )*(?:to|towards?) them\b/,
    { gesture: "slide_to", takes: true },
    PAIR,
  ],
  // To the mouth.
  [
    "squirt tip pour trickle drip dribble tilt hold put lift press raise",
    words(`${THING}(?:into|to|in|against|between) ${OWNER}${MOUTH}(?!.*\\b(?:hand|finger)s?\\b)`),
    { gesture: "hold_to_mouth", takes: true },
    PAIR,
  ],
  [
    "let give help",
    /^them (?:to |have )?(?:an? |another |some )?(?:taste|try|lick|drink|sip|sips|gulp|mouthful|swallow|draught|swig|suck)\b/,
    { gesture: "hold_to_mouth" },
    PAIR,
  ],
  [
    "slip stick pop place wedge",
    words(`(?:the|an?|his|her|it|cigarette) (?:\\w+ ){0,2}?(?:between|in|into) ${OWNER}${MOUTH}`),
    { gesture: "hold_to_mouth", takes: true },
    PAIR,
  ],
  ["breathe blow", words(`(?:air )?(?:in|into) ${OWNER}mouth\\b`), { gesture: "kiss", posture: "kneel_both" }, PAIR],
  ["brush clean scrub", words(`${OWNER}teeth\\b`), { gesture: "brush_theirs" }, PAIR],
  // To the hair and the ears.
  [
    "tuck put slip stick pin weave place fix thread twine set",
    words(
      `(?!.*\\b(?:strand|lock|hair|curl)\\b.*\\bbehind\\b)${THING}(?:behind|in|into) ${OWNER}(?:ears?|hair|hat|hatband|plait|braid)\\b`,
    ),
    { gesture: "tuck_behind_ear", takes: true },
    PAIR,
  ],
  // Onto the face.
  [
    "slide put place set slip push perch ease",
    words(
      `(?:the|an?|his|her) (?:pair of )?(?:\\w+ ){0,2}?(?:glasses|spectacles|sunglasses|goggles|mask|headphones|helmet|cap|hat|wig|hood) (?:back )?(?:on|onto|over) ${OWNER}(?:nose|face|head|eyes|ears)\\b`,
    ),
    { gesture: "hat_on_them", takes: true },
    PAIR,
  ],
  [
    "pluck tweeze shape thread wax trim",
    words(`${OWNER}(?:eyebrows?|brows?|lashes|eyelashes)\\b`),
    { gesture: "make_up_them" },
    PAIR,
  ],
  [
    "smear spread rub daub",
    words(
      `${THING}(?:cream|lotion|mask|clay|foam|make-?up|sunscreen) (?:on|onto|over|across|into) ${OWNER}(?:face|cheeks?|forehead|nose|skin)\\b`,
    ),
    { gesture: "make_up_them" },
    PAIR,
  ],
  [
    "smear daub dab rub flick",
    words(
      `(?:the|some|an?|\\w+)? ?(?:\\w+ )?(?:flour|cream|mud|jam|icing|paint|soot|ash|chocolate|batter|lather|blood|snow) (?:on|onto|over|across|in) ${OWNER}(?:nose|cheeks?|face|chin|forehead)\\b`,
    ),
    { gesture: "touch_brow" },
    PAIR,
  ],
  [
    "put drop squeeze drip",
    words(`(?:the |some )?(?:eye ?)?drops? (?:in|into) ${OWNER}eyes?\\b`),
    { gesture: "touch_brow" },
    PAIR,
  ],
  ["close shut", words(`${OWNER}eyes\\b`), { gesture: "touch_brow" }, PAIR],
  [
    "trace",
    words(
      `${THING}(?:of|on|down|along|across) ${OWNER}(?:spine|back|cheek|jaw|lips?|collarbone|shoulder|arm|scar|face|hip)\\b|${OWNER}(?:spine|jaw|cheekbone|lips?|scar|face|collarbone)\\b`,
    ),
    { gesture: "caress" },
    PAIR,
  ],
  // To a hat, a plate, a lap.
  [
    "slip put drop push stuff tuck slide stick",
    words(`${THING}(?:in|into) ${OWNER}(?:pockets?|bag|handbag|basket|rucksack|breast pocket|coat pocket|apron)\\b`),
    { gesture: "hand_over", takes: true },
    PAIR,
  ],
  [
    "pass hand slip give",
    words(`${THING}(?:through|over|under|between) (?:the|a|his|her) (?:\\w+ ){1,2}?to them\\b`),
    { gesture: "hand_over", takes: true },
    PAIR,
  ],
  [
    "sit set put take lift pull perch hoist bounce",
    /^them (?:\w+ )?(?:down |up )?(?:on|onto) (?:his|her) (?:own )?(?:lap|knees?)\b/,
    { gesture: "hold_on_lap", posture: "sit" },
    PAIR,
  ],
  [
    "help ease lower settle guide",
    /^them (?:gently |carefully )?(?:down )?(?:back )?(?:into|onto|in) (?:the|a|an|his|her) (?:\w+ )?(?:chair|armchair|deckchair|seat|wheelchair|sofa|couch|bench|rocking chair|pew)\b/,
    { gesture: "help_to_seat" },
    PAIR,
  ],
  [
    "balance hold carry",
    /^them (?:high )?on (?:one|his|her|an?) (?:\w+ )?(?:hand|palm|head|arm|fingertip)\b/,
    { gesture: "lift_overhead" },
    PAIR,
  ],
  [
    "lift carry move transfer heave",
    /^them .*\b(?:into|onto) (?:the|a|his|her) (?:\w+ )?(?:bed|stretcher|cot|gurney|bunk|litter)\b/,
    { gesture: "carry_person" },
    PAIR,
  ],
  ["stand balance", words(`(?:up )?on ${OWNER}shoulders\\b`), { posture: "carried_shoulders" }, PAIR],
  ["carry", /^them (?:piggyback|on (?:his|her) back)\b/, { gesture: "piggyback" }, PAIR],
  [
    "drop toss throw put place fling flick lay",
    words(
      `(?:the|an?|some|his|her|two|three) (?:\\w+ ){0,2}?(?:coins?|money|notes?|banknotes?|bill|change|pennies|penny|dollar|euros?|cents?) (?:in|into) ${OWNER}(?:hat|cap|cup|bowl|case|hands?|tin|palm|basket|lap|apron)\\b`,
    ),
    { gesture: "hand_over", takes: true },
    PAIR,
  ],
  [
    "ladle spoon dish scoop heap pile slop serve dollop shovel slap",
    words(`${THING}(?:onto|into|on|in) ${OWNER}(?:plate|bowl|tin|dish|tray)\\b|them (?:some|a|the|more|another)\\b`),
    { gesture: "pour_for" },
    PAIR,
  ],
  [
    "spread lay put drape tuck pull throw draw arrange smooth",
    words(
      `(?:the|an?|his|her|another) (?:\\w+ )?(?:blanket|shawl|rug|coat|quilt|throw|cloak|jacket|plaid|napkin|towel) (?:over|round|around|across|on|onto|about) ${OWNER}(?:knees|legs|lap|feet)\\b`,
    ),
    { gesture: "cover_knees", takes: true },
    PAIR,
  ],
  [
    "help ease get zip squeeze button put",
    words(`them (?:in|into) (?:an?|the|his|her) (?:\\w+ ){0,2}?${CLOTHES}`),
    { gesture: "tie_theirs" },
    PAIR,
  ],
  // Done at the skin with a thing.
  [
    "slide run move pass glide press roll draw trail rub",
    words(
      `(?:the|an?|his|her) (?:\\w+ ){0,2}?(?:over|across|along|down|up|on|against) ${OWNER}${SKIN}(?<!\\b(?:hands?|fingers?|palms?|tape|arm|tongue|lips) (?:over|across|along|down|up|on|against) .*)`,
    ),
    { gesture: "pass_over_them", takes: true },
    PAIR,
  ],
  [
    "rub spread smear work massage dab put pour smooth drip",
    words(
      `(?:some |the |a little )?(?:\\w+ )?(?:sunscreen|cream|sun ?cream|lotion|oil|balm|ointment|salve|liniment|gel) (?:on|onto|into|over|to|in|across) ${OWNER}(?:back|shoulders?|neck|arms?|legs?|chest)\\b`,
    ),
    { gesture: "massage_them" },
    PAIR,
  ],
  ["tap hit knock strike test", words(`(?:on )?${OWNER}(?:knees?|kneecaps?)\\b`), { gesture: "tap_knee" }, PAIR],
  [
    "draw trace make paint mark sign press smear put",
    words(
      `(?:the|an?) (?:\\w+ ){0,2}?(?:cross|sign|ash|ashes|oil|dot|mark|stripe|bindi) (?:of the cross )?(?:on|onto|across|to) ${OWNER}(?:forehead|brow|cheek|face)\\b`,
    ),
    { gesture: "touch_brow" },
    PAIR,
  ],
  [
    "draw paint pencil daub",
    words(
      `(?:up )?${OWNER}(?:face|cheeks?|nose)\\b|${THING}(?:on|onto|across|over|under) ${OWNER}(?:face|cheeks?|lip|upper lip|nose|chin|eyes?|forehead|brow)\\b`,
    ),
    { gesture: "paint_face" },
    PAIR,
  ],
  ["scan", /^them\b/, { gesture: "pass_over_them" }, PAIR],
  [
    "clip hook fasten strap buckle put tie",
    /^(?:the|an?|his|her) (?:\w+ )?(?:harness|lifejacket|life jacket|vest|parachute|belt|rope) (?:onto|on|to|around|round|over) them\b/,
    { gesture: "buckle_in" },
    PAIR,
  ],
  [
    "unhook hook unlace lace unzip unbutton",
    words(`(?:up )?${OWNER}(?:dress|gown|corset|bodice|bra|frock|costume)\\b`),
    { gesture: "fasten_behind" },
    PAIR,
  ],
  [
    "pull tug put ease slip",
    words(`(?:on|off) ${OWNER}(?:boots?|shoes?|socks?|slippers?|stockings?|skates?|sandals?)\\b`),
    { gesture: "tie_their_shoe", posture: "kneel" },
    PAIR,
  ],
  [
    "prop rest lay lift raise cradle support take",
    words(`${OWNER}head (?:up )?(?:on|in|onto|into) (?:his|her|the) (?:\\w+ )?(?:knees?|lap|arms?|hands)\\b`),
    { gesture: "caress", posture: "kneel" },
    PAIR,
  ],
  [
    "bend lift raise straighten stretch",
    words(`${OWNER}(?:leg|foot|knee)\\b`),
    { gesture: "hold_feet", posture: "kneel" },
    { isPaired: true, by: "person" },
  ],
  ["correct adjust", words(`${OWNER}(?:stance|posture|pose|form|position)\\b`), { gesture: "lift_arm" }, PAIR],
  // Hands that hold or guide.
  [
    "shake",
    /^(?:his |her |the )?(?:\w+ )?'s$|^(?:(?:the )?\w+ 's|his|her|their) hand\b/,
    { gesture: "shake_hands" },
    PAIR,
  ],
  ["hold lift raise", words(`(?:up )${OWNER}(?:arm|hand|glove|fist)\\b`), { gesture: "lift_arm" }, PAIR],
  ["take hold", words(`${OWNER}(?:elbow|arm)$`), { gesture: "support" }, PAIR],
  ["rub touch bump press", /^(?:noses|foreheads|cheeks)\b/, { gesture: "kiss" }, PAIR],
  [
    "guide steer",
    words(`${OWNER}(?:hands?|arms?|elbow|fingers|wrist|finger)\\b(?! (?:away|off|aside|in (?:his|hers|theirs)))`),
    { gesture: "guide_hands" },
    PAIR,
  ],
  [
    "rub warm blow chafe massage",
    words(
      `(?:on )?${OWNER}(?:hands|fingers)\\b(?!.*\\b(?:at|by|over|on|around|round|before|against) (?:the|an?|his|her|their)\\b)`,
    ),
    { gesture: "clasp_hands" },
    PAIR,
  ],
  [
    "lay put place rest",
    /^(?:his|her|their) (?:own )?hand (?:in|into|on) (?:his|hers|theirs|them 's|(?:the )?\w+ 's)(?: (?:outstretched |open )?hand)?$/,
    { gesture: "take_hand" },
    PAIR,
  ],
  ["give reach", /^them (?:out )?(?:his|her|a) (?:\w+ )?hand\b/, { gesture: "offer_hand" }, PAIR],
  [
    "hold take grip grasp clasp seize",
    /^them (?:firmly )?by (?:both|the|his|her) hands?\b(?! (?:and|to|across|through))/,
    { gesture: "hold_hands" },
    PAIR,
  ],
  [
    "hold grip grab pin clasp weigh press",
    words(`(?:down )?${OWNER}(?:ankles?|feet|legs)\\b`),
    { gesture: "hold_feet", posture: "kneel" },
    PAIR,
  ],
  ["bind cover tie wrap bandage", words(`${OWNER}eyes (?:with|in|using)\\b`), { gesture: "cover_their_eyes" }, PAIR],
  ["dye bleach colour color oil perm", words(`${OWNER}(?:hair|locks|curls|head)\\b`), { gesture: "wash_hair" }, PAIR],
  // Up in the air, down from something, under a coat.
  [
    "toss throw fling",
    /^them (?:\w+ )?(?:up )?(?:high )?(?:in(?:to)? the air|up and\b|up$|up high\b)/,
    { gesture: "lift_hug" },
    PAIR,
  ],
  ["lift swing", /^them (?:gently |carefully )?down\b/, { gesture: "lift_hug" }, PAIR],
  [
    "button unbutton zip unzip fasten unfasten do undo",
    words(
      `(?:up )?(?:${OWNER}(?:coat|jacket|vest|uniform|overalls|shirt|cardigan|jumper|pyjamas|raincoat)\\b|(?:the )?(?:\\w+ )?(?:buttons?|toggles|clasps?|collar|zip|zipper) (?:of|on|at) ${OWNER}\\w+|${OWNER}(?:buttons?|oilskins?|toggles|collar|top|anorak|parka|waistcoat|blouse|cuffs?|sleeves?)\\b)`,
    ),
    { gesture: "tie_theirs" },
    PAIR,
  ],
];

export const GIVING_WORDINGS = wordingsOf(ROWS);
