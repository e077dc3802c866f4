// Wordings of what goes into an open vessel, comes out of it, or is emptied: "lifts the rifle out of the crate", "tips the bucket into the trough".
import { words, wordingsOf, A, type Row } from "./wording.ts";

const LARGE =
  "(?:crate|carton|trough|vat|barrel|cask|tub|churn|skip|cart|wagon|wheelbarrow|barrow|hopper|cauldron|tank|hamper|drum|keg|umbrella stand|stand)";
/** Carried and emptied. */
const HELD =
  "(?:bucket|pail|basket|sack|bag|crate|box|tub|bowl|tray|pan|pot|cauldron|drum|bin|scuttle|hod|creel|churn|apron|sieve|helmet|dustpan|shovel|trug|popcorn|fries)";
const BULK =
  "(?:leaves|grain|corn|wheat|barley|oats|coal|coals|ore|apples|potatoes|fish|sand|earth|soil|dirt|gravel|slops|swill|ash|ashes|flour|grapes|olives|beans|berries|rubbish|rubble|stones|snow|concrete|mortar|cement|catch|feed|scraps|hay|straw|cherries|tomatoes|oranges|shavings|sawdust|manure|dung|herring|sardines|mussels|oysters|crabs)";
const NOT_ON_SOMEBODY = "(?!.*\\b(?:head|face|shoulders|mouth|lips|hair|himself|herself|hand|palm|glass|cup|mug)\\b)";
const OUT = "(?:in|into|onto|on|over|across|down|out)";
/** Too small to be seen in the hands over a large vessel, or a tool that stays in the hand. */
const NOT_SMALL =
  "(?!.*\\b(?:sword|blade|knife|horseshoe|iron|steel|rod|poker|axe|metal|bar|spearhead|dagger|tongs|shoe|coins?|ring|key|keys|letter|quill|pen|hand|hands|arm|finger|fingers|head|foot|feet|spoon|ladle|brush)\\b)";

const ROWS: readonly Row[] = [
  [
    "shake beat flap",
    /^(?:the |some |all )*(?:sand|crumbs|dust|snow|feathers|straw|leaves|foliage) (?:out of|off|from) (?:the|an?|his|her) (?:\w+ )?(?:towel|blanket|rug|cloth|tablecloth|mat|sheet|carpet|quilt|shawl)\b/,
    { gesture: "shake_out", takes: true },
    { isPaired: false },
  ],
  [
    "tip empty dump upend turn",
    /^(?:the|an?|his|her) (?:\w+ ){0,2}?(?:bucket|pail|jug|pitcher|basin|tub|can)(?: of (?:\w+ ){0,2}?\w+)? (?:right |all )?over (?:them\b|(?:the )?\w+ 's (?:\w+ )?(?:shoulders|back))/,
    { gesture: "douse", takes: true },
    { isPaired: true },
  ],
  [
    "empty tip dump pour shake slop slosh upend unload turn drain chuck shoot",
    words(`${NOT_ON_SOMEBODY}(?:out )?${A}${HELD}\\b(?: of (?:\\w+ ){1,3}?| (?:\\w+ly )?)${OUT}\\b`),
    { gesture: "tip_out", takes: true },
    { isPaired: false },
  ],
  [
    "empty upend",
    words(`${NOT_ON_SOMEBODY}(?:out )?${A}${HELD}\\b`),
    { gesture: "tip_out", takes: true },
    { isPaired: false },
  ],
  [
    "empty tip dump upend",
    words(`${NOT_ON_SOMEBODY}(?:it|them|${HELD}) (?:all )?(?:out )?(?:into|onto|over|in|on) (?:the|an?|his|her)\\b`),
    { gesture: "tip_out", takes: true },
    { isPaired: false },
  ],
  [
    "tip pour dump empty shake spill slop shoot",
    words(
      `${NOT_ON_SOMEBODY}(?:out )?(?:(?:the|an?|his|her|some) )?(?:\\w+ ){0,2}?${BULK} (?:out )?(?:of .*)?${OUT}\\b`,
    ),
    { gesture: "tip_out" },
    { isPaired: false },
  ],
  [
    "drop put place lay lower set pack load throw toss heave stow pile",
    words(
      `${NOT_SMALL}(?:${A}|it|them|three |four )(?:\\w+ ){0,3}?(?:in|into|inside) (?:the|an?|his|her|its) (?:\\w+ )?${LARGE}\\b`,
    ),
    { gesture: "put_into", takes: true },
    { isPaired: false },
  ],
  [
    "drop toss throw pack load",
    words(
      `${NOT_SMALL}(?:${A}|it|them|three |four |some )(?:\\w+ ){0,3}?(?:in|into|inside) (?:the|an?|his|her) (?:\\w+ )?box\\b`,
    ),
    { gesture: "put_into", takes: true },
    { isPaired: false },
  ],
  [
    "lift take pull draw haul drag fish raise heave pluck hoist bring",
    words(
      `(?:out |up )?(?:${A}|it|them)(?:\\w+ ){0,3}?(?:out of|from|out from) (?:the|an?|his|her|its) (?:\\w+ ){0,3}?(?:${LARGE}|straw|hive|beehive|sarcophagus|tomb|font)\\b`,
    ),
    { gesture: "lift_from", takes: true },
    { isPaired: false },
  ],
  [
    "lift take pull draw",
    words("(?:out |up )?(?:an?|the|one|its) (?:\\w+ )?(?:frame|comb|honeycomb)\\b"),
    { gesture: "lift_from", takes: true },
  ],
  [
    "stir work churn",
    words("(?:the|an?|his|her) (?:\\w+ )?(?:vat|cauldron|tub|copper|barrel|trough|churn|tank)\\b"),
    { gesture: "stir_vat" },
    { isPaired: false },
  ],
  [
    "dip dunk plunge lower sink steep swirl",
    words(
      `${NOT_SMALL}(?:${A}|it|them)(?:\\w+ ){0,3}?(?:in|into) (?:the|an?) (?:\\w+ )?(?:vat|tub|cauldron|tank|trough|dye|tallow|wax)\\b`,
    ),
    { gesture: "dip_in", takes: true },
    { isPaired: false },
  ],
  [
    "dip dunk plunge lower sink rinse swirl",
    words(
      `${NOT_SMALL}(?:${A}|it|them)(?:\\w+ ){0,3}?(?:in|into|through) (?:the|an?) (?:\\w+ )?(?:stream|river|creek|brook|lake|pond|spring|sea|shallows)\\b`,
    ),
    { gesture: "dip_in", posture: "kneel", takes: true },
    { isPaired: false },
  ],
  // Out of a bottle, and in a swing out of a bucket.
  [
    "tilt tip lean",
    words(
      `${A}(?:bottle|jug|flask|pot|carafe|kettle|teapot) (?:slowly |gently )?(?:over|into|towards|above)\\b(?!.*\\b(?:head|mouth|lips)\\b)`,
    ),
    { gesture: "pour", takes: true },
    { isPaired: false },
  ],
  [
    "let",
    words(
      "(?:the |some |a little )*(?:\\w+ )?(?:wine|water|milk|oil|beer|tea|whisky|sand) (?:\\w+ly )?(?:run|flow|trickle|pour|stream)\\b",
    ),
    { gesture: "pour" },
    { isPaired: false },
  ],
  [
    "fling throw dash hurl toss slosh swing",
    words(
      "(?:the |a |some |more |his |her )*(?:bucket(?:ful)? of |pail of )?(?:\\w+ )?(?:water|seawater|suds|slops|swill|milk|paint) (?:at|on|onto|over|into|in|out|across)\\b(?!.*\\b(?:face|him|her|them|himself|herself)\\b)",
    ),
    { gesture: "fling_water", posture: "stand" },
    { isPaired: false },
  ],
];

export const VESSEL_WORDINGS = wordingsOf(ROWS);
