// Wordings of what faces and hands do that a near picture shows: smoke and flames, spoons for babies, lipstick, masks and visors, a brow that is felt, cards in a fan.
import { ALONE, PAIR, wordingsOf, words, A, OWN, OWNER, type Row } from "../wording.ts";

const SMOKES = "(?:cigarettes?|cigars?|cigarillo|pipe|joint|cheroot|fag)";
const PAP =
  "(?:spoon(?:ful)?s?|porridge|mash|puree|pap|soup|yogh?urt|cereal|gruel|broth|custard|stewed apple|carrots?)";

const SPOON = words(
  "(?!.*\\b(?:mouth|lips)\\b)(?:out |up )?(?:an?|the|another|one|his|her) (?:\\w+ )?spoon(?:ful)?\\b(?: of \\w+)?(?: (?:out|up))?(?:$| (?:to|into|towards?|at|before|for) )",
);
const SPOON_TO_BABY = words(
  "(?:out |up )?(?:an?|the|another|one|his|her) (?:\\w+ )?spoon(?:ful)?\\b.*\\b(?:baby|infant|newborn|toddler|child)\\b",
);
const OF_PAP = words(`(?:them|(?:the|his|her|an?) \\w+|it)\\b.*\\b${PAP}\\b|${PAP} (?:in|into|to)\\b`);

const ROWS: readonly Row[] = [
  // Given up, given back, played with at the table.
  [
    "surrender yield relinquish cede return restore",
    words(
      "(?:up |back )?(?:the|an?|his|her|its|their) (?:\\w+ ){0,2}?(?!balls?\\b|serve\\b|fire\\b|gaze\\b|smile\\b)\\w+ to (?:them|the \\w+|his|her)\\b",
    ),
    { gesture: "hand_over", takes: true },
    PAIR,
  ],
  [
    "pick peck poke toy",
    words(
      `(?:listlessly |idly )?(?:at|in|with) (?:the|his|her|their) (?:\\w+ )?(?:salad|food|meal|dinner|lunch|supper|breakfast|plate|vegetables|peas|pasta|rice)\\b`,
    ),
    { gesture: "slurp", takes: true },
    ALONE,
  ],
  // Fire.
  [
    "light",
    words(`(?:up )?(?:another |${A})?${SMOKES}\\b(?! (?:for|in) )`),
    { gesture: "light_smoke", takes: true },
    { isPaired: false },
  ],
  [
    "blow puff breathe exhale",
    words(
      "(?:out )?(?:a |the |some |his |her )*(?:\\w+ )?(?:smoke|smoke rings?|rings?|plume|cloud)\\b(?! (?:in|into|over|at)\\b)",
    ),
    { gesture: "smoke" },
    { isPaired: false },
  ],
  ["pinch snuff", words(`(?:out )?${A}(?:flame|candle|wick|taper)s?\\b`), { gesture: "snuff", takes: true }, ALONE],
  ["put", words(`out ${A}(?:flame|candle|wick|taper)s?\\b.*\\bfingers\\b`), { gesture: "snuff", takes: true }, ALONE],
  // Food for somebody who cannot eat alone.
  ["hold offer bring lift guide steer move fly raise", SPOON, { gesture: "feed", takes: true }, PAIR],
  ["feed spoon", OF_PAP, { gesture: "feed", takes: true }, PAIR],
  ["hold offer bring lift guide steer move fly raise", SPOON_TO_BABY, { gesture: "spoon_feed" }, ALONE],
  ["feed spoon", OF_PAP, { gesture: "spoon_feed" }, ALONE],
  // The own face, and what is before it.
  [
    "lower drop pull slip take",
    words(`(?:down )?${A}mask\\b.*\\b(?:from|off) ${OWNER}(?:eyes|face|nose|mouth)\\b`),
    { gesture: "take_off", takes: true },
    ALONE,
  ],
  [
    "press lay put rest lean settle nestle",
    words(`${OWN} cheek (?:to|against|on|onto) ${A}(?:rifle|stock|gun|musket|crossbow|butt)\\b`),
    { gesture: "aim_rifle", takes: true },
    ALONE,
  ],
  [
    "paint colour redden touch line do",
    words(
      `(?:up |on )?(?:in )?${OWN} (?:lips|mouth|eyelids|eyelashes|eyebrows)\\b(?! with (?:his|her|a) (?:finger|thumb|hand|tongue))`,
    ),
    { gesture: "make_up", takes: true },
    ALONE,
  ],
  [
    "snap flip slam click pull push lower slide drop",
    words(`(?:down |shut )?${A}(?:visor|faceplate)\\b`),
    { gesture: "own_hold_brow" },
    ALONE,
  ],
  [
    "tuck settle put set raise lift place",
    words(`(?:up )?${A}(?:violin|fiddle|viola) (?:under|to|beneath|against|on|onto) ${OWN} (?:chin|neck|shoulder)\\b`),
    { gesture: "fiddle", takes: true },
    ALONE,
  ],
  [
    "blow inflate puff pump",
    words(`(?:up )?(?:${A}|more |another )?(?:\\w+ )?balloons?(?: up)?\\b(?! (?:away|off|out))`),
    { gesture: "inflate", takes: true },
    ALONE,
  ],
  [
    "wave swing whirl twirl swish",
    words(
      `(?:the|an?|his|her|its|two) (?!(?:\\w+ )?(?:hand|arm|fist|finger|leg|hip|hat|sword|axe|bat|club|racket|rope)s?\\b)(?:\\w+ ){1,3}(?:in|around|through|over|above) (?:circles?|a circle|the air|figures?|loops?|(?:his|her|its) head)\\b`,
    ),
    { gesture: "wave_it", takes: true },
    ALONE,
  ],
  [
    "bend lean stoop",
    words(
      `(?:down )?(?:over|to|towards?) (?:${OWNER})?(?:them|mouth|teeth)\\b.*\\b(?:with|holding) ${A}(?:drill|probe|scaler|forceps|pliers|mirror)\\b`,
    ),
    { gesture: "look_in_mouth", takes: true },
    PAIR,
  ],
  [
    "pull push slide flip shove tip",
    words(
      `(?:up ${OWN}|${OWN}) (?:goggles|glasses|sunglasses|spectacles|visor)\\b(?: up)?(?: (?:onto|on|from|to|off) .*)?$`,
    ),
    { gesture: "take_off", takes: true },
    ALONE,
  ],
  [
    "pull push slide flip",
    words(`down ${OWN} (?:goggles|glasses|sunglasses|spectacles)\\b`),
    { gesture: "put_on", takes: true },
    ALONE,
  ],
  [
    "smell sniff",
    words(
      "(?:at )?(?:the |an? |his |her )?(?!smoke\\b|air\\b|gas\\b|fire\\b|trouble|danger|something|blood\\b|them\\b|hair\\b|armpits?\\b|underarms?\\b|shirt\\b|sleeve\\b)\\w+$",
    ),
    { gesture: "smell", takes: true },
    ALONE,
  ],
  // Somebody else's brow and wrists.
  [
    "lay put place rest press hold",
    words(`${A}(?:hand|palm|fingers) (?:on|to|against|onto|over|across) ${OWNER}(?:forehead|brow)\\b`),
    { gesture: "touch_brow" },
    PAIR,
  ],
  [
    "click snap close lock fasten clamp clasp shut",
    words(`(?:on |shut )?(?:${A})?(?:handcuffs|cuffs|shackles|manacles)\\b`),
    { gesture: "arrest", takes: true },
    PAIR,
  ],
  // Small things from hand to hand.
  [
    "slip sneak",
    words("them (?:the|an?|his|her|some|another) \\w+"),
    { gesture: "hand_over", posture: "stand", takes: true },
    PAIR,
  ],
  [
    "fan spread",
    words(`(?:out |open )?${A}(?:playing )?(?:cards|hand|deck|aces|banknotes|notes|money)\\b`),
    { gesture: "read", takes: true },
    ALONE,
  ],
  [
    "tap clink ding ping chime",
    words(
      `(?:on |against )?${A}(?:glass|goblet|flute|tumbler|cup) with ${A}(?:fork|spoon|knife|teaspoon)\\b|${A}(?:fork|spoon|knife|teaspoon) (?:on|against) ${A}(?:glass|goblet|flute|cup)\\b`,
    ),
    { gesture: "chime_glass", takes: true },
    ALONE,
  ],
];

export const NEAR_WORDINGS = wordingsOf(ROWS);
