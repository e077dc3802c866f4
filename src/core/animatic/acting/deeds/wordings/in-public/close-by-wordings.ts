// Wordings of what is done to somebody close by, and to what they sit on, wear or hold: at a table, in a sickroom, between friends and between enemies.
import { ALONE, BY_HAND, wordingsOf, words, type Row } from "../wording.ts";

const THEIR = "(?:the )?(?:\\w+ 's|his|her|their)";

/** Before what somebody leans on. */
const ON_IT =
  "(?:heavily |back |down |forwards? |out |both )*(?:his |her |their )?(?:\\w+ )?(?:on|over|across) (?:(?:the|a|an|its|his|her) )?(?:(?:edge|rim|side|lip) of (?:the|a) )?(?:\\w+ )?";

const COVERED =
  "(?:under|beneath) (?:(?:a|an|the|his|her|some) )?(?:\\w+ ){0,2}?(?:blankets?|newspapers?|coat|overcoat|cloak|sheets?|quilt|duvet|tarpaulin|furs?|cardboard)\\b";

const ROWS: readonly Row[] = [
  // What they lean on.
  ["lean bend", words(`${ON_IT}(?:rim|well|fountain|trough)\\b`), { gesture: "lean_rail" }],
  ["lean", words(`${ON_IT}(?:bar|counter|table|desk|workbench|bench)\\b(?! (?:stool|rail))`), { gesture: "lean_over" }],
  // What goes along behind.
  [
    "pull drag wheel tow",
    words("(?:his|her|a|the) (?:\\w+ )?(?:suitcases?|trolley|luggage|sledge|sled|wheelie)$"),
    { gesture: "drag", takes: true },
  ],
  // What lies on them.
  [
    "sleep doze nap",
    words(`.*\\b${COVERED}`),
    { posture: "lie", mood: "asleep", gesture: "covered" },
    { by: "person" },
  ],
  ["lie", words(`.*\\b${COVERED}`), { posture: "lie", gesture: "covered" }, { by: "person" }],
  // Chairs.
  [
    "pull draw slide",
    words(`(?:out|back) ${THEIR} chair\\b|${THEIR} chair (?:out|back)\\b`),
    { gesture: "help_to_seat" },
    BY_HAND,
  ],
  [
    "push slide",
    words("(?:it|the chair|\\w+) (?:back )?in(?: under| beneath)? (?:them|him|her)\\b"),
    { gesture: "help_to_seat" },
    BY_HAND,
  ],
  [
    "take pull snatch whip kick drag",
    words(
      `(?:the|a|${THEIR}) (?:\\w+ )?(?:chair|stool|seat|bench) (?:away |out )?from (?:under|beneath|underneath|behind) (?:them|him|her|\\w+)\\b`,
    ),
    { gesture: "trip_up" },
    BY_HAND,
  ],
  [
    "grip clutch grab grasp",
    words("(?:the|both|his|her) armrests?\\b|the arms of (?:the|his|her) chair\\b"),
    { posture: "sit", from: "sit", gesture: "none" },
    ALONE,
  ],
  // What they hold and wear.
  [
    "knock slap kick bat swat hit",
    words(`${THEIR} (?:\\w+ )?(?!gun|pistol|knife|sword)\\w+ (?:right )?out of (?:${THEIR} )?(?:hands?|grip|arms)\\b`),
    { gesture: "slap_hand" },
    BY_HAND,
  ],
  [
    "take confiscate collect remove",
    words("(?:\\w+ 's|the \\w+ 's) (?:\\w+ )?(?:belt|tie|laces|shoelaces|watch|wallet|keys|passport|camera)\\b"),
    { gesture: "snatch", takes: true },
    BY_HAND,
  ],
  [
    "set put lay place",
    words(`(?:it|\\w+|(?:the|a) (?:\\w+ )?\\w+) (?:down )?(?:on|in|onto) ${THEIR} (?:lap|knees)\\b`),
    { gesture: "hand_over", takes: true },
    BY_HAND,
  ],
  // The sick and the hurt.
  [
    "lift raise pull peel",
    words(`(?:up |back |open )?${THEIR} (?:\\w+ )?eyelids?\\b`),
    { gesture: "shine_in_eye", takes: true },
    BY_HAND,
  ],
  ["sign", words(`${THEIR} (?:\\w+ )?(?:cast|plaster|bandage|arm|leg)\\b`), { gesture: "tattoo_them" }, BY_HAND],
  [
    "wrap lock clamp hook",
    words(`(?:his|her) legs? (?:a?round) (?:them|him|her|${THEIR} (?:waist|hips))\\b`),
    { gesture: "hug" },
    BY_HAND,
  ],
  [
    "lie",
    words(
      "(?:back |down |stretched out )?(?:in|on) the (?:\\w+ )?(?:grass|meadow|sand|hay|sun|clover|leaves)(?:$| (?:and|with|beside|next|looking|watching|under|,))",
    ),
    { posture: "lie" },
    { by: "person" },
  ],
  [
    "turn twirl",
    words("(?:the|a) (?:\\w+ )?(?:skipping )?rope\\b"),
    { gesture: "swing", takes: true },
    { isPaired: true, isJoint: true, by: "person" },
  ],
  // At tables and benches.
  ["sniff smell", words("at (?:it|the|his|her|\\w+)\\b"), { gesture: "smell", takes: true }, ALONE],
  [
    "straighten align line",
    words(
      "(?:up )?(?:every|each|all|the|a|his|her|one) (?:\\w+ )?(?:forks?|knife|knives|spoons?|plates?|glass|glasses|napkins?|pens?|pencils?|papers?)\\b",
    ),
    { gesture: "set_on_table", takes: true },
    ALONE,
  ],
  [
    "shut power switch turn close",
    words("(?:down|off) (?:the|his|her|their) (?:\\w+ )?(?:computer|pc|screen|monitor|machine)\\b"),
    { gesture: "press_keys" },
    ALONE,
  ],
  [
    "carve scratch engrave cut",
    words(
      "(?:their|his|her|a|the|two) (?:\\w+ )?(?:names?|initials|hearts?|letters|date|message|arrow) (?:in|into|on) ",
    ),
    { gesture: "write_wall", takes: true },
    ALONE,
  ],
];

export const CLOSE_BY_WORDINGS = wordingsOf(ROWS);
