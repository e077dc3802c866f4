// Wordings of who is held by clothes, shielded by an arm, drawn along by the hands, covered asleep or shown how with hands over the own; of hands over a cup.
import { ALONE, BY_HAND, wordingsOf, words, type Row } from "../wording.ts";

const THEIRS = "(?:the )?(?:(?:\\w+ ){1,2}?'s|hers|theirs|his|her|their)";
/** Not "hands over her eyes", but "over hers". */
const THEIR_HANDS = `(?:${THEIRS} (?:\\w+ )?(?:hands?|fingers|fists?)\\b|(?:hers|theirs|(?:the )?\\w+ 's|his)(?= (?:on|at|in|round|around|and|to|as|while)\\b|$))`;
const CUP = "(?:cup|glass|mug|goblet|tumbler|wineglass|teacup|beaker|tankard)";
const COVER = "(?:coat|jacket|blanket|rug|shawl|cloak|quilt|towel|duvet|sheet|scarf|cardigan|overcoat|cape|eiderdown)";

const ROWS: readonly Row[] = [
  [
    "push shove heave lift boost hoist help press",
    /^(?:at )?(?:them )?(?:\w+ )?(?:up )?from (?:below|underneath|beneath)\b/,
    { gesture: "push_from_below" },
    { by: "person" },
  ],
  [
    "hold steady support grip clutch brace secure",
    words(
      "(?:on to |onto )?(?:the )?(?:(?:foot|bottom|base) of the )?(?:step)?ladder\\b(?! (?:up|out|over|above|against))",
    ),
    { gesture: "steady_ladder" },
    { by: "person" },
  ],
  [
    "lay put place close fold press wrap cup rest",
    words(
      `(?:his|her|both|both his|both her) (?:own )?hands (?:\\w+ly )?(?:over|on top of|round|around|on) ${THEIR_HANDS}`,
    ),
    { gesture: "guide_hands" },
    BY_HAND,
  ],
  [
    "put lay place hold clap cover press set clamp",
    words(
      `(?:(?:his|her|a|one) (?:\\w+ )?(?:hand|palm) (?:flat )?(?:over|across) (?:the |his |her |its )?(?:own |empty |full )?${CUP}\\b|(?:it|the ${CUP}|${CUP}|(?:his|her) (?:own )?${CUP}) with (?:his|her|a|one) (?:\\w+ )?(?:hand|palm)\\b)`,
    ),
    { gesture: "cover_cup" },
    { by: "person" },
  ],
  [
    "hold stretch throw fling put spread thrust",
    words(
      "(?:out )?(?:his|her|an|one|both|both his|both her) arms? (?:\\w+ )?(?:in front(?: of)?|across|before) (?:them|her|him)\\b",
    ),
    { gesture: "guard_them" },
    BY_HAND,
  ],
  [
    "hold grip grab catch clutch grasp seize keep steady have",
    words(
      `(?:onto |on to |hold of )?them (?:\\w+ )?(?:back )?by (?:the|his|her|both|one) (?:\\w+ )?(?:belt|waist|waistcoat|coat|coattails?|tails|jacket|braces|trousers|hips|shirt|skirt|ankles?|legs|hood|straps?|harness|seat|apron|dress|sweater|jumper|rucksack|backpack)\\b(?! and)`,
    ),
    { gesture: "hold_back" },
    BY_HAND,
  ],
  [
    "drag pull haul tear yank wrench",
    /^them (?:\w+ly )?off (?:them|him|her|each other)\b/,
    { gesture: "hold_back" },
    BY_HAND,
  ],
  [
    "pull draw tow tug haul",
    /^them (?:\w+ )?(?:along|after (?:him|her)|behind (?:him|her)|forwards?|(?:in|into|towards?|through|across|down|along|onto|to|over) the .*) by (?:both|the|her|his|one) (?:\w+ )?hands?\b|^them (?:along )?(?:into the (?:\w+ )?(?:waves|sea|surf|crowd|dance|room|house|street|shade|doorway|garden)|onto the (?:dance ?floor|floor|stage|ice)|towards? the|through the (?:crowd|door|gate|rain|snow|streets?))/,
    { posture: "walk", way: "across", gesture: "hand_in_hand" },
    BY_HAND,
  ],
  [
    "pull tug drag yank haul heave",
    /^(?:at )?them (?:(?:out |free |loose |clear )?by (?:the|his|her|one|both) (?:arms?|wrists?)|(?:out|free|loose|clear) by .*hands?)$/,
    { gesture: "seize_arm" },
    BY_HAND,
  ],
  [
    "heave haul pull drag hoist lift draw",
    /^them (?:\w+ly )?(?:back )?(?:up )(?:and )?(?:over|onto|on to)\b/,
    { gesture: "pull_up" },
    BY_HAND,
  ],
  [
    "stretch strain",
    /^(?:out |over |down |forwards? |far )*(?:after|for|towards?) (?!them\b)/,
    { gesture: "reach" },
    { by: "person" },
  ],
  ["tug pull pluck yank", /^(?:at )?them by (?:the|his|her) (?:\w+ )?sleeve\b/, { gesture: "tug_sleeve" }, BY_HAND],
  [
    "cover",
    words(`(?:the )?(?:sleeping )?them (?:up )?with (?:it|(?:an?|the|his|her) (?:own |\\w+ )?${COVER})\\b`),
    { gesture: "coat_round", takes: true },
    BY_HAND,
  ],
  [
    "smack slap rap hit strike tap swat whack",
    words(`${THEIRS} (?:\\w+ )?(?:fingers|hands?|knuckles|wrist)\\b`),
    { gesture: "slap_hand", takes: true },
    BY_HAND,
  ],
  ["lift raise prop", words(`(?:up )?${THEIRS} head\\b(?! to see)`), { gesture: "prop_up" }, BY_HAND],
  [
    "tie fasten knot wrap put buckle",
    words(
      `(?:the|an?|his|her) (?:\\w+ )?(?:apron|sash|belt|lifejacket|harness) (?:on|round|around|about) (?:them|${THEIRS} (?:waist|middle|hips))\\b`,
    ),
    { gesture: "fasten_behind" },
    BY_HAND,
  ],
  [
    "pull haul drag lift hoist heave",
    /^them (?:\w+ )?out by (?:the|his|her) (?:\w+ )?(?:collar|belt|scruff|hood|straps|jacket|coat|hair)\b/,
    { gesture: "pull_up" },
    BY_HAND,
  ],
  [
    "lay spread drape place settle put",
    words(
      `(?:the|an?|his|her) (?:\\w+ )?(?:newspaper|paper|hat|cap|handkerchief|magazine|cloth|towel) (?:over|on|across) ${THEIRS} (?:\\w+ )?(?:face|eyes|head)\\b`,
    ),
    { gesture: "hat_on_them", takes: true },
    BY_HAND,
  ],
  [
    "lift heave hoist load swing stow",
    words(
      `${THEIRS} (?:\\w+ )?(?:bags?|suitcases?|cases?|trunk|luggage|rucksack|backpack|baskets?|parcels?) (?:up )?(?:into|in)\\b`,
    ),
    { gesture: "put_into", takes: true },
    BY_HAND,
  ],
  ["keep", /^(?:a )?(?:watch|guard|lookout)\b(?! on| over)/, { gesture: "shade_eyes" }, { by: "person" }],
  ["prop hold keep", /^them (?:up|upright|on (?:his|her) feet) (?:with|under|by)\b/, { gesture: "support" }, BY_HAND],
  [
    "stuff shove push pop put cram",
    words(
      `(?:an?|the|some|his|her|more|another) (?!head|hands?|fingers?|arm|fist|thumb)(?:\\w+ ){1,2}(?:in|into) ${THEIRS} mouth\\b`,
    ),
    { gesture: "hold_to_mouth", takes: true },
    BY_HAND,
  ],
  ["stand", words(`on ${THEIRS} (?:\\w+ )?(?:feet|toes|shoes|boots)\\b`), { posture: "stand" }, BY_HAND],
  [
    "tie knot loop fasten",
    /^(?:it|(?:the|a|his|her) )?(?:rope|line|cord|cable|chain)? ?(?:a?round|about) (?:his|her|their) (?:own )?(?:waist|middle|chest|hips)\b/,
    { gesture: "wind_round" },
    ALONE,
  ],
  [
    "cover heap",
    /^them (?:up )?(?:with|in|under) (?:\w+ )?(?:leaves|sand|snow|hay|straw|earth|petals|confetti|flowers|foam)\b/,
    { gesture: "scatter", takes: true },
    BY_HAND,
  ],
  [
    "make form cup lace lock interlock",
    /^(?:a|his|her) (?:step|stirrup|foothold|hands?) (?:of|with|from|into|to form|for) (?:his|her|a) (?:\w+ )?(?:hands?|step|stirrup|foothold)\b/,
    { gesture: "boost" },
    { by: "person" },
  ],
  [
    "turn spin twirl whirl swing",
    /^them (?:\w+ )*?(?:under|beneath) (?:his|her|their) (?:\w+ )?arm\b/,
    { gesture: "turn_under" },
    BY_HAND,
  ],
];

export const HELD_AND_LED_WORDINGS = wordingsOf(ROWS);
