// Wordings of clothes and headgear that are put on somebody, laid round them, or come off the own head; what is laid on a head as a hat would be.
import { ALONE, OWNER, PAIR, SOME_THING, words, wordingsOf, type Row } from "../wording.ts";

/** "crown", "it", "the old crown": what was named before has no article. */
const THAT = String.raw`(?:(?:the|an?|his|her) )?(?:own )?(?:\w+ ){1,4}?`;
const THEIRS = String.raw`(?:them|(?:the )?(?:\w+ ){0,2}?\w+) 's`;

const ROWS: readonly Row[] = [
  [
    "put set place lay drop perch balance plop plant lower slip pop press jam",
    words(
      `(?!.*\\b(?:hands?|palms?|fingers?|cheek|chin|face|crown)\\b)${THAT}(?:back |gently )?(?:on|onto|over|upon|atop|on top of) ${OWNER}(?:head|hair|ears|brow)\\b(?! (?:and|with|to the))`,
    ),
    { gesture: "hat_on_them", takes: true },
    PAIR,
  ],
  [
    "put set place lower",
    words(`(?:(?:the|his|her) )?(?:\\w+ )?(?:crown|hat|cap|helmet|tiara|wreath|it) (?:on|onto) ${THEIRS}$`),
    { gesture: "hat_on_them", takes: true },
    PAIR,
  ],
  [
    "drape lay throw sling put spread wrap swing hang tuck fling drop",
    words(
      `(?:(?:the|an?|his|her) (?:\\w+ ){0,3}?)?(?:it|sheet|blanket|shawl|towel|cape|cloak|coat|jacket|rug|quilt|fur|poncho|curtain|tablecloth|flag|robe) (?:over|round|around|about|across|on|onto) ${OWNER}shoulders\\b`,
    ),
    { gesture: "coat_round", takes: true },
    PAIR,
  ],
  [
    "wrap wind loop hang fling throw drape put lay",
    words(
      `(?:(?:the|an?|his|her) (?:own )?(?:\\w+ ){0,3}?)?(?:scarf|muffler|shawl|medal|garland|lei|pearls|necklace|ribbon|it) (?:gently |tightly )?(?:round|around|about|over) (?:${OWNER}neck|them$)`,
    ),
    { gesture: "necklace_on", takes: true },
    PAIR,
  ],
  [
    "wrap wind hang throw put drape sling loop fling drop",
    words(`${SOME_THING} (?:round|around|about|over) (?:his|her) (?:own )?(?:neck|throat)$`),
    { gesture: "put_on", takes: true },
    ALONE,
  ],
  [
    "fix stick put pin tuck set place weave",
    words(`${SOME_THING} (?:in|into) ${THEIRS}$`),
    { gesture: "tuck_behind_ear", takes: true },
    PAIR,
  ],
  [
    "take pull tear rip snatch lift whip",
    words("(?:off (?:his|her|the) (?:\\w+ )?(?:wig|toupee)$|(?:his|her|the) (?:\\w+ )?(?:wig|toupee) off$)"),
    { gesture: "take_off", takes: true },
    ALONE,
  ],
  // Off one's own head, which was fastened.
  [
    "twist unscrew unlock unclip unlatch unfasten unbuckle unstrap",
    words("(?:off )?(?:the|his|her) (?:\\w+ )?(?:helmet|visor|mask)(?: (?:loose|off|free|open))?$"),
    { gesture: "take_off", takes: true },
    ALONE,
  ],
  [
    "lift pull take tug yank tear ease wrench drag",
    words("(?:it|(?:(?:the|his|her) (?:\\w+ )?)?(?:helmet|mask|hood|visor|wig)) off$"),
    { gesture: "take_off", takes: true },
    ALONE,
  ],
  [
    "tear rip pull snatch whip yank",
    words(
      "(?:off (?:the|his|her) (?:\\w+ )?(?:veil|headscarf|scarf|shawl|wig|cap|hat|bonnet)\\b|(?:the|his|her) (?:\\w+ )?(?:veil|headscarf|scarf|shawl|wig|cap|hat|bonnet) off\\b)",
    ),
    { gesture: "take_off", takes: true },
    ALONE,
  ],
  [
    "pull lower tug push slip drag",
    words("(?:down (?:the|his|her) (?:\\w+ )?(?:face )?mask\\b|(?:the|his|her) (?:\\w+ )?(?:face )?mask down\\b)"),
    { gesture: "lower_mask" },
    ALONE,
  ],
  [
    "lower",
    words("(?:the|his|her) (?:\\w+ )?(?:face )?mask\\b(?! (?:to|onto|over|into)\\b)"),
    { gesture: "lower_mask" },
    ALONE,
  ],
  [
    "wipe dry rub clean",
    words(
      `(?:his|her) (?:\\w+ )?(?:hands?|fingers|palms) (?:dry |clean )?(?:on|with|in) (?:a|an|the|his|her) (?:\\w+ ){0,2}?(?:rag|cloth|towel|napkin|handkerchief)\\b`,
    ),
    { gesture: "wipe_hands", takes: true },
    ALONE,
  ],
];

export const WORN_WORDINGS = wordingsOf(ROWS);
